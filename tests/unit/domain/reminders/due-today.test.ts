import { describe, expect, it } from 'vitest'

import {
  dueToday,
  nextSendingDay,
  parseKeptPlan,
  type DueCounts,
  type ReminderPlan,
} from '~/domain/reminders/plan'

const message = (day: string) => ({ day, until: '2027-03-31', counts: { certificate: 1 } })

const PLAN: ReminderPlan = {
  language: 'pl',
  owner: 'register',
  madeOn: '2026-11-28',
  endsOn: '2027-11-28',
  messages: ['2026-11-29', '2026-12-05', '2026-12-06'].map(message),
}

const dueOn = (today: string, sentOn = '2026-11-28') => dueToday(PLAN, { sentOn, today })

describe('what a plan sends', () => {
  it('is the message of today, once', () => {
    expect(dueOn('2026-11-29')).toEqual({ message: message('2026-11-29'), planEndsOn: undefined })
    expect(dueOn('2026-11-29', '2026-11-29')).toBeUndefined()
    expect(dueOn('2026-11-28')).toBeUndefined()
  })

  it('is the latest message only, if the server was down for days', () => {
    expect(dueOn('2026-12-08')?.message?.day).toBe('2026-12-06')
  })

  it('is nothing of trainings that are over', () => {
    const only = (counts: DueCounts) => ({ ...PLAN, messages: [{ ...message('2026-11-29'), counts }] })
    const isSent = (counts: DueCounts, today: string) =>
      dueToday(only(counts), { sentOn: '2026-11-28', today }) !== undefined
    expect(isSent({ training: 1 }, '2026-11-30')).toBe(true)
    expect(isSent({ training: 1 }, '2026-12-01')).toBe(false)
    expect(isSent({ training: 1, paper: 1 }, '2026-12-30')).toBe(true)
  })

  it('is that the plan ends, with or without a message', () => {
    expect(dueOn('2027-11-28', '2026-12-06')).toEqual({ message: undefined, planEndsOn: '2027-11-28' })
    expect(dueOn('2027-11-30', '2026-12-06')?.planEndsOn).toBe('2027-11-28')
    expect(dueOn('2027-11-30', '2027-11-28')).toBeUndefined()
    const last = { ...PLAN, messages: [message('2027-11-28')] }
    expect(dueToday(last, { sentOn: '2026-11-28', today: '2027-11-28' })).toEqual({
      message: message('2027-11-28'),
      planEndsOn: '2027-11-28',
    })
  })
})

it('somebody who has signed up for one training hears nothing after it', () => {
  const plan = { ...PLAN, owner: 'participant' as const }
  expect(nextSendingDay(plan, '2026-12-05')).toBe('2026-12-06')
  expect(nextSendingDay(plan, '2026-12-06')).toBeUndefined()
  expect(dueToday(plan, { sentOn: '2026-12-06', today: '2027-11-28' })).toBeUndefined()
})

it('a kept plan that is none is nothing', () => {
  expect(parseKeptPlan(JSON.stringify(PLAN))).toEqual(PLAN)
  for (const text of ['', '{', '[]', JSON.stringify({ ...PLAN, language: 'de' })]) {
    expect(parseKeptPlan(text)).toBeUndefined()
  }
})
