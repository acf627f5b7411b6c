import { beforeEach, describe, expect, it } from 'vitest'

import type { Store } from '~/server/store/store.server'

import { emptyStores, ENGINES, storeLimits } from '../../../support/store-engines'

describe.each(ENGINES)('feeds in $name', (engine) => {
  const { open } = emptyStores(engine)
  let store: Store

  beforeEach(async () => {
    store = await open()
  })

  /** Adds a text to what a feed has. */
  const add = (
    id: string,
    text: string,
    { tokenHash = `hash of ${id}`, changedOn = '2026-11-28', of = store } = {},
  ) => of.putFeed({ id, tokenHash, changedOn, more: text.length }, (before = '') => before + text)

  const textOf = async (id: string) => (await store.findFeed(id))?.content

  it('grow out of what they had, by their own device only', async () => {
    expect(await add('a', '1')).toBe('made')
    expect(await add('a', '2', { changedOn: '2026-11-29' })).toBe('changed')
    expect(await add('a', '3', { tokenHash: 'another' })).toBe('taken')
    expect(await store.findFeed('a')).toEqual({
      id: 'a',
      tokenHash: 'hash of a',
      content: '12',
      changedOn: '2026-11-29',
    })
    expect(await store.findFeed('b')).toBeUndefined()
  })

  it('lose nothing if two tabs of a device give something at once, to two copies of the server', async () => {
    const other = await open()
    const outcomes = await Promise.all([
      add('a', 'x'),
      add('a', 'x', { of: other }),
      add('a', 'x'),
      add('a', 'x', { of: other }),
    ])
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1)
    expect(await textOf('a')).toBe('xxxx')
  })

  it('are so many at most, and those that are there may change', async () => {
    store = await open(storeLimits({ reminders: 1 }))
    expect([await add('a', '1'), await add('b', '1'), await add('a', '2')]).toEqual([
      'made',
      'feeds-full',
      'changed',
    ])
    await store.removeFeed('a')
    expect([await add('b', '1'), await textOf('a')]).toEqual(['made', undefined])
  })

  it('are refused by a full store, except for what makes them no larger', async () => {
    await add('a', 'ł'.repeat(4_000))
    store = await open(storeLimits({ storeBytes: 8_700 }))
    expect(await add('b', '1')).toBe('store-full')
    expect(await add('a', '1')).toBe('store-full')
    const shorter = { id: 'a', tokenHash: 'hash of a', changedOn: '2026-11-28', more: 4_000 }
    expect(await store.putFeed(shorter, () => 'ż'.repeat(4_000))).toBe('changed')
    await store.removeFeed('a')
    store = await open(storeLimits({ storeBytes: 8_700 }))
    expect(await add('b', '1')).toBe('made')
  })

  it('are cleared if no device has changed them for long', async () => {
    await add('old', '1', { changedOn: '2026-11-27' })
    await add('new', '1', { changedOn: '2026-11-28' })
    await store.clearFeeds('2026-11-28')
    expect([await textOf('old'), await textOf('new')]).toEqual([undefined, '1'])
  })
})
