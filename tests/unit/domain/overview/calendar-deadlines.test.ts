import { describe, expect, it } from 'vitest'

import { calendarDeadlines } from '~/domain/overview/calendar-deadlines'

import { certificate, TODAY, user } from '../../../support/builders'

const idsOf = (records: { id: string }[]) => records.map(({ id }) => id)

describe('the deadlines of a calendar', () => {
  const people = [
    user({ id: 'boss', role: 'employer', lastName: 'Adamska' }),
    user({ id: 'zieba', lastName: 'Zięba' }),
    user({ id: 'cwik', lastName: 'Ćwik' }),
    user({ id: 'idle', lastName: 'Bez Terminu' }),
  ]
  const visible = [
    certificate({ id: 'of zieba', userId: 'zieba' }),
    certificate({ id: 'of cwik', userId: 'cwik' }),
    certificate({ id: 'own', userId: 'boss' }),
    certificate({ id: 'expired', userId: 'idle', expiryDate: '2026-11-20' }),
    certificate({ id: 'revoked', userId: 'cwik', status: 'revoked' }),
  ]
  const shownTo = (viewerId: string, search = '') => {
    const viewer = people.find(({ id }) => id === viewerId) ?? user()
    return calendarDeadlines(viewer, { visible, people }, new URLSearchParams(search), TODAY)
  }

  it('are an employer’s own and those of the staff, with the names of the holders', () => {
    expect(shownTo('boss').deadlines.map(({ id, holder }) => [id, holder])).toEqual([
      ['of zieba', 'Anna Zięba'],
      ['of cwik', 'Anna Ćwik'],
      ['own', 'Anna Adamska'],
    ])
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
