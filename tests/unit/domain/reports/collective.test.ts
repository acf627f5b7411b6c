import { describe, expect, it } from 'vitest'

import {
  fieldsOfEvent,
  isCollective,
  othersOfEvent,
  reportOfEvent,
  thoseWaitingFor,
} from '~/domain/reports/collective'

import { report, TODAY } from '../../../support/builders'

const accident = { who: 'employee', severity: 'light', isCollective: true } as const

describe('a collective accident', () => {
  const first = report({ id: 'first', accident, time: '10:20', witnesses: ['ewa'], injuredId: 'jan' })
  const second = report({ id: 'second', accident, sameEvent: 'first' })
  const third = report({ id: 'third', accident, sameEvent: 'first' })
  const other = report({ id: 'other', accident })

  it('has a report for each injured person, and each leads to the others', () => {
    const all = [first, second, third, other]
    const linked = (from: typeof first) => othersOfEvent(from, all).map(({ id }) => id)
    expect(linked(first)).toEqual(['second', 'third'])
    expect(linked(third)).toEqual(['first', 'second'])
    expect(linked(other)).toEqual([])
    expect([isCollective(first, all), isCollective(report(), all)]).toEqual([true, false])
  })

  it('stays one event if the first report no longer says that it is collective, or is gone', () => {
    const alone = report({ id: 'first', accident: { ...accident, isCollective: undefined } })
    expect(isCollective(alone, [alone, second])).toBe(true)
    expect(reportOfEvent('first', [alone, second])).toBe(alone)
    expect(reportOfEvent('first', [second])).toBe(second)
    expect(reportOfEvent('first', [alone])).toBeUndefined()
    expect(reportOfEvent(null, [alone, second])).toBeUndefined()
  })

  it('needs the inspector to be told once, and a protocol for each', () => {
    const waiting = (step: 'told' | 'drawn_up', of: (typeof first)[]) =>
      thoseWaitingFor(step, of, TODAY).map(({ id }) => id)
    const told = { ...third, protocol: { told: TODAY } }
    expect(waiting('told', [second, told])).toEqual(['second'])
    expect(waiting('drawn_up', [second, told])).toEqual([])
  })

  it('begins the report of the next person with the event, and with nobody’s injury', () => {
    expect(fieldsOfEvent({ ...first, protocol: { notified: '2026-11-21' } })).toEqual({
      type: ['accident'],
      isCollective: ['on'],
      witnesses: ['ewa'],
      date: ['2026-11-20'],
      time: ['10:20'],
      location: ['Hala A'],
      notifiedOn: ['2026-11-21'],
    })
  })
})
