import { expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { remindedOn, daysOfReminders, typedHeadcounts } from '~/domain/records/latest-changes'

import { TODAY } from '../../../support/builders'

const set = (id: string, year: string, people?: number): Change => ({
  kind: 'headcount-set',
  id,
  day: TODAY,
  year,
  people,
})

it('a headcount is the one that was typed last, and none once it was emptied', () => {
  const changes = [set('a', '2025', 10), set('b', '2026', 20), set('c', '2025', 12.5), set('d', '2026')]
  expect([...typedHeadcounts(changes)]).toEqual([['2025', 12.5]])
})

const reminder = (id: string, userId: string, day: string): Change => ({
  kind: 'reminder-noted',
  id,
  day,
  userId,
})

const CHANGES: Change[] = [
  reminder('1', 'user-1', '2026-11-03'),
  reminder('2', 'user-2', '2026-11-21'),
  reminder('3', 'user-1', '2026-11-21'),
  // Another browser has noted the same day.
  reminder('4', 'user-1', '2026-11-21'),
  { kind: 'referral-recorded', id: '5', day: '2026-11-21', userId: 'user-3', referredOn: '2026-11-21' },
]

it('tells who was reminded on a day, and when a person was, the latest day first', () => {
  expect([...remindedOn(CHANGES, '2026-11-21')]).toEqual(['user-2', 'user-1'])
  expect(daysOfReminders(CHANGES, 'user-1')).toEqual(['2026-11-21', '2026-11-03'])
  expect(daysOfReminders(CHANGES, 'user-3')).toEqual([])
})
