import { beforeEach, describe, expect, it } from 'vitest'

import type { Store } from '~/server/store/store.server'

import { emptyStores, ENGINES } from '../../../support/store-engines'

describe.each(ENGINES)('what the server keeps for itself in $name', (engine) => {
  const { open } = emptyStores(engine)
  let store: Store
  let other: Store

  beforeEach(async () => {
    store = await open()
    other = await open()
  })

  const at = (time: string) => `2026-11-28T${time}:00.000Z`

  const take = (of: Store, holder: string, now: string, until: string) =>
    of.takeLease({ name: 'sending', holder, now: at(now), until: at(until) })

  it('is one key of a name, the first one, for all copies', async () => {
    const kept = await Promise.all([
      store.keepServerKey('vapid', 'one'),
      other.keepServerKey('vapid', 'other'),
      store.keepServerKey('vapid', 'third'),
    ])
    expect(new Set(kept).size).toBe(1)
    expect(await other.keepServerKey('vapid', 'late')).toBe(kept[0])
    expect(await store.keepServerKey('links', 'two')).toBe('two')
  })

  it('is a lease that one copy has at a time', async () => {
    const taken = await Promise.all([take(store, 'a', '06:00', '06:02'), take(other, 'b', '06:00', '06:02')])
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('is a lease that its holder renews, and that another copy takes once it is over', async () => {
    expect(await take(store, 'a', '06:00', '06:02')).toBe(true)
    expect(await take(other, 'b', '06:01', '06:03')).toBe(false)
    expect(await take(store, 'a', '06:01', '06:03')).toBe(true)
    expect(await take(other, 'b', '06:02', '06:04')).toBe(false)
    expect(await take(other, 'b', '06:03', '06:05')).toBe(true)
    expect(await take(store, 'a', '06:04', '06:06')).toBe(false)
  })

  it('is the note of whoever has the lease, which its next holder keeps', async () => {
    expect(await store.readLeaseNote('sending')).toBe('')
    await take(store, 'a', '06:00', '06:02')
    await store.noteLease({ name: 'sending', holder: 'a', note: 'all sent' })
    await other.noteLease({ name: 'sending', holder: 'b', note: 'nothing' })
    await take(other, 'b', '06:02', '06:04')
    expect(await other.readLeaseNote('sending')).toBe('all sent')
    await store.noteLease({ name: 'sending', holder: 'a', note: 'too late' })
    expect(await store.readLeaseNote('sending')).toBe('all sent')
  })
})
