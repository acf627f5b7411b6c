import { describe, expect, it } from 'vitest'

import { noticesOf } from '~/domain/overview/notices'
import { shiftDay } from '~/domain/words/day'

import { certificateRecord, TODAY } from '../../../support/builders'

const NOTHING = { atOnce: [], unable: [], soon: [], unconfirmed: [] }
const copy = (days: number) => ({ kind: 'copy' as const, label: 'Kopia', day: shiftDay(TODAY, { days }) })
const kindsOf = (toDo: Parameters<typeof noticesOf>[0]) => noticesOf(toDo, TODAY).map(({ kind }) => kind)

describe('noticesOf', () => {
  it('tells nothing if nothing is urgent', () => {
    expect(noticesOf(NOTHING, TODAY)).toEqual([])
    expect(kindsOf({ ...NOTHING, soon: [copy(1)] })).toEqual([])
  })

  it('tells of what is due today or overdue, and of what waits to be confirmed', () => {
    const toDo = {
      ...NOTHING,
      soon: [copy(-1), copy(0), copy(1)],
      unconfirmed: [certificateRecord()],
    }
    expect(kindsOf(toDo)).toEqual(['due', 'unconfirmed'])
    expect(noticesOf(toDo, TODAY)[0]?.text).toBe('Sprawy do załatwienia: 2.')
    expect(noticesOf(toDo, TODAY)[1]?.text).toContain('1\u00a0certyfikat')
  })

  it('begins with who may not work', () => {
    const staff = { duties: [], unable: 2, admitted: 1, unknown: 0, total: 3 }
    const [first] = noticesOf({ ...NOTHING, staff, soon: [copy(0)] }, TODAY)
    expect(first).toMatchObject({ kind: 'unable' })
    expect(first?.title).toMatch(/^2\u00a0osoby/)
  })
})
