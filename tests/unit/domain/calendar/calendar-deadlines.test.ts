import { describe, expect, it } from 'vitest'

import { untouchedRecords, withVisible } from '~/domain/access/visibility'
import { calendarDeadlines, examinationDays } from '~/domain/calendar/calendar-deadlines'
import type { Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import { certificate, examination, factsFor, papers, TODAY, user } from '../../../support/builders'

const EMPTY = {
  certificates: [],
  trainings: [],
  reports: [],
  duties: [],
  employment: { examinations: [], inductions: [] },
}

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id)

describe('the deadlines of a calendar', () => {
  const people = [
    user({ id: 'boss', role: 'employer', lastName: 'Adamska' }),
    user({ id: 'zieba', lastName: 'Zięba' }),
    user({ id: 'cwik', lastName: 'Ćwik' }),
    user({ id: 'idle', lastName: 'Bez Terminu' }),
  ]
  const visibleCertificates = [
    certificate({ id: 'of zieba', userId: 'zieba' }),
    certificate({ id: 'of cwik', userId: 'cwik' }),
    certificate({ id: 'own', userId: 'boss' }),
    certificate({ id: 'expired', userId: 'idle', expiryDate: '2026-11-20' }),
    certificate({ id: 'revoked', userId: 'cwik', status: 'revoked' }),
  ]
  const shownTo = (viewerId: string, search = '') => {
    const viewer = people.find(({ id }) => id === viewerId) ?? user()
    return calendarDeadlines(viewer, { visibleCertificates, people }, new URLSearchParams(search), TODAY)
  }

  it('are an employer’s own and those of the staff, with the names of the holders', () => {
    expect(shownTo('boss').deadlines.map(({ id, holder }) => [id, holder])).toEqual([
      ['of zieba', 'Anna Zięba'],
      ['of cwik', 'Anna Ćwik'],
      ['own', 'Anna Adamska'],
    ])
  })

  it('that no longer stand are those of revoked and replaced certificates, for some months', () => {
    expect(idsOf(shownTo('boss').settled)).toEqual(['revoked'])
    expect(idsOf(shownTo('boss', 'person=cwik').settled)).toEqual(['revoked'])
    expect(idsOf(shownTo('boss', 'person=zieba').settled)).toEqual([])
    expect(idsOf(shownTo('cwik').settled)).toEqual(['revoked'])
    expect(idsOf(shownTo('zieba').settled)).toEqual([])
    const all = (expiryDate: Day) => [
      { ...certificate({ id: 'replaced', userId: 'boss', expiryDate }), replacedBy: 'newer' },
    ]
    const settledBy = (expiryDate: Day) =>
      calendarDeadlines(
        people[0] ?? user(),
        { visibleCertificates: all(expiryDate), people },
        new URLSearchParams(),
        TODAY,
      ).settled
    expect(settledBy('2026-10-01')).toHaveLength(1)
    expect(settledBy('2026-06-01')).toHaveLength(0)
  })

  it('are those of one person if the URL names somebody with a deadline', () => {
    const { deadlines, person } = shownTo('boss', 'person=cwik')
    expect([idsOf(deadlines), person]).toEqual([['of cwik'], 'cwik'])
    for (const search of ['person=idle', 'person=nobody', 'person=']) {
      expect(shownTo('boss', search).deadlines).toHaveLength(3)
      expect(shownTo('boss', search).person).toBeUndefined()
    }
  })

  it('offer only people with a deadline, in the Polish order of last names', () => {
    expect(idsOf(shownTo('boss').holders)).toEqual(['boss', 'cwik', 'zieba'])
    expect(idsOf(shownTo('boss', 'person=cwik').holders)).toEqual(['boss', 'cwik', 'zieba'])
  })

  it('are everybody else’s own, without a choice', () => {
    const { deadlines, holders, person } = shownTo('cwik', 'person=zieba')
    expect([idsOf(deadlines), holders, person]).toEqual([['of cwik'], [], undefined])
    expect(deadlines[0]?.holder).toBeUndefined()
  })
})

describe('the days of the next examinations', () => {
  const boss = user({ id: 'boss', role: 'employer', lastName: 'Adamska', position: 'dyrektor' })
  const jan = user({ id: 'jan', firstName: 'Jan', lastName: 'Lis', position: 'spawacz' })
  const archived = { ...user({ id: 'archived', position: 'spawacz' }), isArchived: true }
  const stranger = user({ id: 'stranger', company: 'Inna Firma', position: 'spawacz' })
  const idle = user({ id: 'idle', position: 'spawacz' })
  const people = [boss, jan, archived, stranger, idle]
  const records = papers({
    examinations: [
      examination({ id: 'of boss', userId: 'boss', position: 'dyrektor', validUntil: '2027-01-10' }),
      examination({ id: 'older', userId: 'jan', examinedOn: '2024-01-10', validUntil: '2028-01-10' }),
      examination({ id: 'newer', userId: 'jan', validUntil: '2027-02-10' }),
      examination({ id: 'of archived', userId: 'archived' }),
      examination({ id: 'of stranger', userId: 'stranger' }),
    ],
  })
  const seen = (viewer: Person) =>
    withVisible(viewer, untouchedRecords({ ...EMPTY, users: people })).examinationsOf
  const seenBy = (viewer: Person, person?: string) =>
    examinationDays(viewer, people, { ...factsFor([], records), examinationsOf: seen(viewer) }, person, TODAY)

  it('are an employer’s own and those of the staff, of each person the one that counts', () => {
    expect(seenBy(boss)).toEqual([
      { day: '2027-01-10', userId: 'boss' },
      { day: '2027-02-10', userId: 'jan', holder: 'Jan Lis' },
    ])
    expect(seenBy(boss, 'jan').map(({ userId }) => userId)).toEqual(['jan'])
  })

  it('are an employee’s own, and nobody’s for all others', () => {
    expect(seenBy(jan)).toEqual([{ day: '2027-02-10', userId: 'jan' }])
    expect(seenBy(jan, 'boss')).toEqual([])
    expect(seenBy(user({ id: 'admin', role: 'admin', company: undefined }))).toEqual([])
  })
})
