import { describe, expect, it } from 'vitest'

import { admissionOf } from '~/domain/admission/admission'
import { milestonesOf } from '~/domain/admission/milestone'
import type { RequirementItem } from '~/domain/admission/requirement-item'
import type { Certificate } from '~/domain/certificates/certificate'
import type { Qualification, Scope } from '~/domain/qualifications/qualification'

import { certificate, factsFor, TODAY, training, user } from '../../../support/builders'

function itemOf(
  type: Qualification['type'],
  scope: Scope,
  certificates: Partial<Certificate>[],
): RequirementItem {
  const [item] = admissionOf(
    user({ position: 'spawacz' }),
    certificates.map((overrides, index) =>
      certificate({ id: `certificate-${index}`, type, scope, ...overrides }),
    ),
    factsFor([{ name: 'spawacz', requirements: [{ qualification: { type, scope } }] }]),
    TODAY,
  ).items
  if (!item) throw new Error('The position requires nothing')
  return item
}

const lines = (item: RequirementItem, date?: string) =>
  milestonesOf(item, date === undefined ? undefined : training({ date }), TODAY).map(
    ({ label, day, note, state }) => [state, label, day, note].filter(Boolean).join(' | '),
  )

describe('the days of a required qualification', () => {
  it('run from the issue to the new document while it is valid', () => {
    expect(lines(itemOf('bhp', 'workers', [{ issueDate: '2026-01-10', expiryDate: '2029-01-10' }]))).toEqual([
      'done | Ważny od | 2026-01-10',
      'later | Koniec ważności | 2029-01-10',
      'later | Nowy dokument | ważny 3\u00a0lata',
    ])
  })

  it('puts the training at its day, and marks the step that counts now', () => {
    const expired = itemOf('bhp', 'workers', [{ issueDate: '2023-11-13', expiryDate: '2026-11-13' }])
    expect(lines(expired, '2026-11-22')).toEqual([
      'done | Ważny od | 2023-11-13',
      'missed | Wygasł | 2026-11-13',
      'next | Szkolenie | 2026-11-22 | 9:00–15:00',
      'later | Nowy dokument | ważny 3\u00a0lata',
    ])
    expect(lines(expired).at(-1)).toBe('next | Nowy dokument | ważny 3\u00a0lata')
    const expiring = itemOf('bhp', 'workers', [{ issueDate: '2023-12-01', expiryDate: '2026-12-01' }])
    expect(lines(expiring, '2026-11-22').slice(1, 3)).toEqual([
      'next | Szkolenie | 2026-11-22 | 9:00–15:00',
      'later | Koniec ważności | 2026-12-01',
    ])
  })

  it('show a training of several days, which counts until its last day', () => {
    const item = itemOf('bhp', 'workers', [{ issueDate: '2023-12-01', expiryDate: '2026-12-01' }])
    const [, step] = milestonesOf(item, training({ date: '2026-11-20', lastDay: TODAY }), TODAY)
    expect(step).toMatchObject({ label: 'Szkolenie', day: '2026-11-20', lastDay: TODAY, state: 'next' })
  })

  it('count the last day to apply to UDT in, and the day after it leave only a new exam', () => {
    const forklift = (expiryDate: string) =>
      lines(itemOf('machine_operator', 'forklift', [{ issueDate: '2019-06-03', expiryDate }]))
    expect(forklift('2027-02-22')).toEqual([
      'done | Ważny od | 2019-06-03',
      'next | Złóż wniosek do | 2026-11-21',
      'later | Koniec ważności | 2027-02-22',
      'later | Nowy dokument | ważny 10\u00a0lat',
    ])
    expect(forklift('2027-02-21').slice(1)).toEqual([
      'missed | Termin na wniosek minął | 2026-11-20',
      'next | Koniec ważności | 2027-02-21',
      'later | Nowy egzamin | ważny 10\u00a0lat',
    ])
  })

  it('end with a document of the same scope as the present one', () => {
    const boom = {
      ...itemOf('machine_operator', 'forklift', []),
      certificate: certificate({ type: 'machine_operator', scope: 'forklift_with_boom' }),
      lastDay: '2027-06-30',
    }
    expect(lines(boom).at(-1)).toMatch(/ważny 5\slat$/)
  })

  it('name the first day of a rescuer’s exam, which nobody can miss', () => {
    expect(
      lines(itemOf('first_aid', 'kpp', [{ issueDate: '2024-01-10', expiryDate: '2027-01-10' }])).slice(1, 3),
    ).toEqual(['done | Egzamin możliwy od | 2026-10-10', 'next | Koniec ważności | 2027-01-10'])
  })

  it('end with the certificate if the law sets no term', () => {
    expect(lines(itemOf('fire_protection', 'staff', [{ expiryDate: undefined }]))).toEqual([
      'done | Ważny od | 2024-06-30',
      'later | Bezterminowo',
    ])
  })

  it('have the end that the law sets for a świadectwo, and not a later one that it says', () => {
    const card = (issueDate: string, expiryDate: string) =>
      lines(itemOf('electrical', 'e_g1', [{ issueDate, expiryDate }])).slice(1)
    expect(card('2020-04-06', '2030-04-06')).toEqual([
      'missed | Koniec ważności z\u00a0mocy prawa | 2026-07-03',
      'next | Nowy dokument | ważny 5\u00a0lat',
    ])
    expect(card('2022-04-06', '2032-04-06')).toEqual([
      'later | Koniec ważności z\u00a0mocy prawa | 2027-04-06',
      'later | Nowy dokument | ważny 5\u00a0lat',
    ])
  })

  it('name who confirms a new document that waits', () => {
    expect(lines(itemOf('bhp', 'workers', [{ status: 'pending', issuedBy: 'Ośrodek' }]))).toEqual([
      'next | Nowy dokument | do potwierdzenia przez: Ośrodek',
    ])
  })

  it('begin with the training if there is no certificate', () => {
    expect(lines(itemOf('bhp', 'workers', []), '2026-11-22')).toEqual([
      'next | Szkolenie | 2026-11-22 | 9:00–15:00',
      'later | Nowy dokument | ważny 3\u00a0lata',
    ])
  })
})
