import { describe, expect, it } from 'vitest'

import { noticesOf } from '~/domain/to-do/notices'
import { shiftDay } from '~/domain/words/day'

import { certificateRecord, TODAY } from '../../../support/builders'

const NOTHING = { atOnce: [], first: [], unable: [], soon: [], unconfirmed: [] }
const copy = (days: number) => ({
  kind: 'copy' as const,
  isAtRisk: false,
  label: 'Kopia',
  day: shiftDay(TODAY, { days }),
})
const kindsOf = (toDo: Parameters<typeof noticesOf>[0]) =>
  noticesOf(toDo, undefined, TODAY).map(({ kind }) => kind)

describe('noticesOf', () => {
  it('tells nothing if nothing is urgent', () => {
    expect(noticesOf(NOTHING, undefined, TODAY)).toEqual([])
    expect(kindsOf({ ...NOTHING, soon: [copy(1)] })).toEqual([])
  })

  it('tells of what is due today or overdue, and of what waits to be confirmed', () => {
    const toDo = {
      ...NOTHING,
      soon: [copy(-1), copy(0), copy(1)],
      unconfirmed: [certificateRecord()],
    }
    expect(kindsOf(toDo)).toEqual(['due', 'unconfirmed'])
    expect(noticesOf(toDo, undefined, TODAY)[0]?.text).toBe('Sprawy do załatwienia: 2.')
    expect(noticesOf(toDo, undefined, TODAY)[1]?.text).toContain('1\u00a0certyfikat')
  })

  it('tells of what the crew has sent in a notice of its own', () => {
    const toDo = { ...NOTHING, soon: [{ kind: 'drops' as const, count: 3, day: TODAY }, copy(0)] }
    expect(noticesOf(toDo, undefined, TODAY)).toMatchObject([
      { kind: 'drops', text: 'Czekają na przeczytanie: 3.' },
      { kind: 'due', text: 'Sprawy do załatwienia: 1.' },
    ])
  })

  it('says that the crew tells of an accident, apart from those of which somebody must be told', () => {
    const atOnce = [{ kind: 'told-accidents' as const, count: 1, day: TODAY }]
    const soon = [{ kind: 'drops' as const, count: 2, day: TODAY }]
    expect(noticesOf({ ...NOTHING, atOnce, soon }, undefined, TODAY)).toEqual([
      {
        kind: 'drops',
        title: 'Załoga zgłosiła wypadek',
        text: 'Czekają na przeczytanie: 3, w\u00a0tym wypadki: 1.',
      },
    ])
  })

  it('has the reminder that the person has chosen', () => {
    const nearest = certificateRecord({ expiryDate: shiftDay(TODAY, { days: 8 }) })
    const [notice] = noticesOf(NOTHING, { period: '30', count: 1, nearest }, TODAY)
    expect(notice).toMatchObject({
      kind: 'reminder',
      title: expect.stringMatching(/^1\u00a0certyfikat ma termin/),
      text: expect.stringContaining('wygasa za 1\u00a0tydzień'),
    })
  })

  it('begins with who may not work', () => {
    const staff = { admissions: [], unable: 2, admitted: 1, unknown: 0, total: 3 }
    const [first] = noticesOf({ ...NOTHING, staff, soon: [copy(0)] }, undefined, TODAY)
    expect(first).toMatchObject({ kind: 'unable' })
    expect(first?.title).toMatch(/^2\u00a0osoby/)
  })
})
