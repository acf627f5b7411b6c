import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Due } from '~/domain/reminders/dues'
import { DUE_SORTS, MAX_LINES, MAX_PLAN_BYTES, planSchema, type DueCounts } from '~/domain/reminders/plan'
import { announcedAhead, draftMessages, fitsServer, linesOf, planOf } from '~/domain/reminders/plan-of'
import { shiftDay, type Day } from '~/domain/words/day'

import { TODAY } from '../../../support/builders'

const due = (day: Day, other: Partial<Due> = {}): Due => ({ id: 'a', sort: 'certificate', day, ...other })
const daysOf = (dues: Due[], period: number) =>
  draftMessages(dues, period, TODAY).messages.map(({ day }) => day)

describe('a plan', () => {
  it('announces a deadline when it comes into the period, a week before and on its day', () => {
    expect(daysOf([due('2027-01-30')], 30)).toEqual(['2026-12-31', '2027-01-23', '2027-01-30'])
  })

  it('with the shortest period has no second message of the same day', () => {
    expect(daysOf([due('2027-01-30')], 7)).toEqual(['2027-01-23', '2027-01-30'])
  })

  it('says nothing of days that have passed, and begins today', () => {
    expect(daysOf([due(TODAY), due('2026-11-20')], 30)).toEqual([TODAY])
    expect(daysOf([due('2026-11-20')], 30)).toEqual([])
  })

  it('names a training the day before, and counts only that of the next day', () => {
    const dues = [due('2026-12-05', { sort: 'training' }), due('2026-12-06', { sort: 'training', id: 'b' })]
    const { messages } = draftMessages(dues, 30, TODAY)
    expect(messages.map(({ day, counts }) => [day, counts])).toEqual([
      ['2026-12-04', { training: 1 }],
      ['2026-12-05', { training: 1 }],
    ])
  })

  it('counts by sort what is due by the end of the period, and what is overdue', () => {
    const dues = [
      due('2026-11-01', { id: 'past' }),
      due('2026-12-24', { id: 'b', sort: 'paper' }),
      due('2026-12-20', { id: 'c' }),
      due('2027-03-01', { id: 'far' }),
    ]
    const [first] = draftMessages(dues, 30, TODAY).messages
    expect(first).toMatchObject({
      day: '2026-11-24',
      until: '2026-12-24',
      counts: { certificate: 2, paper: 1 },
      overdue: 1,
    })
  })

  it('counts 29 February and the day on which clocks change as days', () => {
    expect(daysOf([due('2027-03-29')], 14)).toEqual(['2027-03-15', '2027-03-22', '2027-03-29'])
    const leap = draftMessages([due('2028-03-07')], 7, '2028-02-01').messages
    expect(leap.map(({ day }) => day)).toEqual(['2028-02-29', '2028-03-07'])
  })

  it('ends after 12 months', () => {
    expect(planOf(draftMessages([], 30, TODAY), { language: 'pl', withNames: false })).toEqual({
      language: 'pl',
      owner: 'register',
      madeOn: TODAY,
      endsOn: '2027-11-21',
      messages: [],
    })
    expect(daysOf([due('2027-11-21')], 30)).toEqual(['2027-10-22', '2027-11-14'])
  })

  it('has names only if they are wanted', () => {
    const drafts = draftMessages([due('2026-12-01', { name: 'Łucja Ćwiąkała, BHP' })], 7, TODAY)
    expect(JSON.stringify(planOf(drafts, { language: 'pl', withNames: false }))).not.toContain('Łucja')
    expect(planOf(drafts, { language: 'pl', withNames: true }).messages[0]?.lines).toEqual([
      '01.12.2026: Łucja Ćwiąkała, BHP',
    ])
  })

  it('with more names than the server takes has fewer in each message', () => {
    const dues = Array.from({ length: 365 }, (_, place) =>
      due(shiftDay(TODAY, { days: place }), { id: String(place), name: `${place} ${'Łódź '.repeat(30)}` }),
    )
    const plan = planOf(draftMessages(dues, 30, TODAY), { language: 'pl', withNames: true })
    expect(fitsServer(plan)).toBe(true)
    expect(v.is(planSchema, plan)).toBe(true)
    expect(plan.messages[0]?.lines?.length).toBeGreaterThan(1)
  })
})

describe('the names in a message', () => {
  const many = (count: number, other: Partial<Due> = {}) =>
    Array.from({ length: count }, (_, place) =>
      due(shiftDay(TODAY, { days: place }), { id: String(place), name: `Osoba ${place}`, ...other }),
    )

  it('are all of them, as long as they fit', () => {
    expect(linesOf(many(MAX_LINES))).toHaveLength(MAX_LINES)
  })

  it('end with the number of the others', () => {
    const lines = linesOf(many(31))
    expect(lines).toHaveLength(MAX_LINES)
    expect(lines.at(-1)).toBe('i\u00a012\u00a0innych terminów')
  })

  it('leave out what nobody may read, and count it', () => {
    const { name: _, ...nameless } = due('2026-12-01', { sort: 'paper', name: '' })
    expect(linesOf([due('2026-12-01', { name: 'Osoba' }), nameless])).toEqual([
      '01.12.2026: Osoba',
      'i\u00a01\u00a0inny termin',
    ])
    expect(linesOf([nameless])).toEqual(['1\u00a0termin bez nazwy'])
  })
})

const anyDues = fc
  .array(fc.record({ sort: fc.constantFrom(...DUE_SORTS), days: fc.integer({ min: -40, max: 500 }) }), {
    maxLength: 30,
  })
  .map((rows) =>
    rows.map(({ sort, days }, place): Due => ({
      id: String(place),
      sort,
      day: shiftDay(TODAY, { days }),
      name: `Termin ${place}`,
    })),
  )
const anyPeriod = fc.constantFrom(90, 60, 30, 14, 7)
const sumOf = (counts: DueCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

describe('for any deadlines', () => {
  it('each one within a year is announced on all of its days that are to come', () => {
    fc.assert(
      fc.property(anyDues, anyPeriod, (dues, period) => {
        const { messages, endsOn, dueIn } = draftMessages(dues, period, TODAY)
        for (const each of dues) {
          const ahead = each.sort === 'training' ? [1] : announcedAhead(period)
          for (const days of ahead) {
            const day = shiftDay(each.day, { days: -days })
            if (day < TODAY || day >= endsOn) continue
            const message = messages.find((other) => other.day === day)
            expect(message && dueIn(message)).toContain(each)
          }
        }
      }),
    )
  })

  it('no message is sent for nothing, and each counts all that is open by its end', () => {
    fc.assert(
      fc.property(anyDues, anyPeriod, (dues, period) => {
        for (const { day, until, counts, overdue = 0 } of draftMessages(dues, period, TODAY).messages) {
          const open = dues.filter((each) => each.sort !== 'training' && each.day <= until)
          const trainings = dues.filter(
            (each) => each.sort === 'training' && each.day === shiftDay(day, { days: 1 }),
          )
          expect(sumOf(counts)).toBe(open.length + trainings.length)
          expect(overdue).toBe(open.filter((each) => each.day < day).length)
          expect(open.some((each) => each.day >= day) || trainings.length > 0).toBe(true)
        }
      }),
    )
  })

  it('the server takes the plan, with names and without', () => {
    fc.assert(
      fc.property(anyDues, anyPeriod, fc.boolean(), (dues, period, withNames) => {
        const plan = planOf(draftMessages(dues, period, TODAY), { language: 'pl', withNames })
        expect(v.is(planSchema, plan)).toBe(true)
        expect(JSON.stringify(plan).length).toBeLessThanOrEqual(MAX_PLAN_BYTES)
      }),
    )
  })
})
