import { expect, it } from 'vitest'

import { onceAtATime } from '~/browser/store/other-tabs.client'

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('a task that is asked for thousands of times while it runs runs once more afterwards', async () => {
  const ends: (() => void)[] = []
  const ask = onceAtATime(() => new Promise<void>((resolve) => ends.push(resolve)))
  for (let turn = 0; turn < 20_000; turn += 1) ask()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await settled()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await settled()
  expect(ends).toHaveLength(2)
  ask()
  expect(ends).toHaveLength(3)
})

it('a task that fails runs again when it is asked for', async () => {
  let runs = 0
  const ask = onceAtATime(async () => {
    runs += 1
    throw new Error('refused')
  })
  ask()
  await settled()
  ask()
  await settled()
  expect(runs).toBe(2)
})
