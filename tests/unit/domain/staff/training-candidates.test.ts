import { describe, expect, it } from 'vitest'

import { admissionsOf } from '~/domain/admission/admission'
import type { Qualification } from '~/domain/qualifications/qualification'
import { trainingCandidates, withMostUrgent } from '~/domain/staff/training-candidates'
import type { Training } from '~/domain/trainings/training'

import { certificate, factsFor, TODAY, training, user } from '../../../support/builders'

const WORKERS = { type: 'bhp', scope: 'workers' } as const

const POSITIONS = [
  { name: 'magazynier', requirements: [{ qualification: WORKERS }] },
  { name: 'kadrowa', requirements: [] },
]

const person = (id: string, lastName: string, position = 'magazynier') => user({ id, lastName, position })

const STAFF = [
  person('lacks', 'Zając'),
  person('valid', 'Bąk'),
  person('soon', 'Adamska'),
  person('overdue', 'Nowak'),
  person('overdue-too', 'Ćwik'),
  person('longer', 'Kos'),
  person('other', 'Abacka', 'kadrowa'),
]

const until = (userId: string, expiryDate: string) =>
  certificate({ id: userId, userId, ...WORKERS, issueDate: '2024-01-10', expiryDate })

const CERTIFICATES = [
  until('valid', '2027-01-10'),
  { ...until('valid', '2029-01-10'), id: 'newer', issueDate: '2026-01-10' },
  until('soon', '2026-11-30'),
  until('overdue', '2026-11-20'),
  until('overdue-too', '2026-11-20'),
  until('longer', '2026-10-01'),
]

function candidates(leadsTo: Qualification | null = WORKERS, trainings: Training[] = []) {
  const admissions = admissionsOf(STAFF, CERTIFICATES, factsFor(POSITIONS), TODAY)
  return trainingCandidates(leadsTo, admissions, { trainings, today: TODAY })
}

const ids = (rows: readonly { person: { id: string } }[]) => rows.map((row) => row.person.id)

describe('the people for a training', () => {
  it('are those who need it, the most urgent first, equals by name, with the reason of each', () => {
    const { needing } = candidates()
    expect(needing.map((row) => [row.person.id, row.reason, row.isLacking])).toEqual([
      ['longer', '51\u00a0dni po terminie', true],
      ['overdue-too', '1\u00a0dzień po terminie', true],
      ['overdue', '1\u00a0dzień po terminie', true],
      ['lacks', 'brak', true],
      ['soon', 'za 9\u00a0dni', false],
    ])
  })

  it('are all others by name after them, those for whom it is required with their state', () => {
    expect(candidates().others.map((row) => [row.person.id, row.reason])).toEqual([
      ['other', undefined],
      ['valid', 'do 10.01.2029'],
    ])
  })

  it('are in one list if the training leads to nothing', () => {
    const { needing, others } = candidates(null)
    expect(needing).toEqual([])
    expect(ids(others)).toEqual(['other', 'soon', 'valid', 'overdue-too', 'longer', 'overdue', 'lacks'])
  })

  it('say so if they have a place on another training for it, the nearest one', () => {
    const to = (date: string, overrides: Partial<Training> = {}) =>
      training({ id: date, date, leadsTo: WORKERS, participants: ['soon', 'lacks'], ...overrides })
    const { needing } = candidates(WORKERS, [
      to('2026-12-20'),
      to('2026-12-05', { maxParticipants: 1 }),
      to('2026-12-01', { leadsTo: null }),
      to('2026-11-22', { status: 'cancelled' }),
    ])
    const signedUp = Object.fromEntries(needing.map((row) => [row.person.id, row.signedUp]))
    expect(signedUp.soon).toBe('zapisano na szkolenie 05.12.2026')
    expect(signedUp.lacks).toBe('zapisano na szkolenie 20.12.2026')
    expect(signedUp.longer).toBeUndefined()
  })
})

describe('ticking the most urgent', () => {
  it('fills the places that are left, and unticks nobody', () => {
    const { needing } = candidates()
    expect([...withMostUrgent(new Set(['other']), needing, 3)]).toEqual(['other', 'longer', 'overdue-too'])
    expect([...withMostUrgent(new Set(['other', 'soon']), needing, 1)]).toEqual(['other', 'soon'])
  })

  it('takes all without a number of places, but nobody who waits for another training', () => {
    const others = [training({ leadsTo: WORKERS, participants: ['longer'] })]
    const { needing } = candidates(WORKERS, others)
    expect([...withMostUrgent(new Set(), needing)]).toEqual(['overdue-too', 'overdue', 'lacks', 'soon'])
  })
})
