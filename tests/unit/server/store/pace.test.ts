import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createPace } from '~/server/store/pace.server'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('a minute’s acts may come at once, and then one after another as they are made up for', () => {
  const pace = createPace(6)
  expect(Array.from({ length: 6 }, () => pace('a'))).toEqual([0, 0, 0, 0, 0, 0])
  expect(pace('a')).toBe(10)
  vi.advanceTimersByTime(4_000)
  expect(pace('a')).toBe(6)
  vi.advanceTimersByTime(6_000)
  expect([pace('a'), pace('a')]).toEqual([0, 10])
  vi.advanceTimersByTime(60_000)
  expect(Array.from({ length: 7 }, () => pace('a'))).toEqual([0, 0, 0, 0, 0, 0, 10])
})

it('each key has its own pace', () => {
  const pace = createPace(1)
  expect([pace('a'), pace('b'), pace('a')]).toEqual([0, 0, 60])
})

it('may be that of an hour', () => {
  const pace = createPace(2, 'hour')
  expect([pace('a'), pace('a'), pace('a')]).toEqual([0, 0, 1_800])
  vi.advanceTimersByTime(1_800_000)
  expect([pace('a'), pace('a')]).toEqual([0, 1_800])
})
