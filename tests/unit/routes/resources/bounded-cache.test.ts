import { expect, it, vi } from 'vitest'

import { boundedCache } from '~/routes/resources/bounded-cache.server'

it('makes each thing once, also for two that ask at the same time', async () => {
  const cached = boundedCache<string>(2)
  const make = vi.fn<() => Promise<string>>(() => Promise.resolve('made'))
  expect(await Promise.all([cached('a', make), cached('a', make)])).toEqual(['made', 'made'])
  await cached('a', make)
  expect(make).toHaveBeenCalledTimes(1)
})

it('keeps no more than its size, and of those what was asked for last', async () => {
  const cached = boundedCache<string>(2)
  const make = vi.fn<(key: string) => Promise<string>>((key) => Promise.resolve(key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cached(key, () => make(key))
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})

it('makes anew what failed', async () => {
  const cached = boundedCache<string>(2)
  await expect(cached('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once')
  expect(await cached('a', () => Promise.resolve('made'))).toBe('made')
})
