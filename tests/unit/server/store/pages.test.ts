import { beforeEach, describe, expect, it } from 'vitest'

import type { Store } from '~/server/store/store.server'

import { emptyStores, ENGINES, storeLimits } from '../../../support/store-engines'

const HASHES = { write: 'w', read: 'r', drop: 'd' }

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe.each(ENGINES)('pages in $name', (engine) => {
  const { open } = emptyStores(engine)
  let store: Store

  beforeEach(async () => {
    store = await open()
    await store.makeVault('v', HASHES)
  })

  const put = (id: string, { text = id, notesLooks = true, vaultId = 'v' } = {}) =>
    store.putPage({ vaultId, id, tag: `tag of ${text}`, notesLooks, content: bytesOf(text) })

  async function textOf(id: string, vaultId = 'v') {
    const page = await store.readPage(vaultId, id)
    return typeof page === 'object' ? new TextDecoder().decode(page.content) : page
  }

  it('belong to one vault, and are replaced in their place', async () => {
    await store.makeVault('w', HASHES)
    expect(await put('jan')).toBe('made')
    expect(await put('jan', { text: 'another', vaultId: 'w' })).toBe('made')
    expect(await put('jan', { text: 'new' })).toBe('replaced')
    expect([await textOf('jan'), await textOf('jan', 'w'), await textOf('ewa')]).toEqual([
      'new',
      'another',
      undefined,
    ])
    await put('adam')
    expect(await store.listPages('v')).toEqual([
      { id: 'adam', tag: 'tag of adam', seenOn: '' },
      { id: 'jan', tag: 'tag of new', seenOn: '' },
    ])
    expect(await put('jan', { vaultId: 'nowhere' })).toBe('gone')
  })

  it('keep bytes as they came', async () => {
    const content = Uint8Array.from({ length: 256 }, (_, index) => index)
    await store.putPage({ vaultId: 'v', id: 'jan', tag: 't', notesLooks: true, content })
    const page = await store.readPage('v', 'jan')
    expect(typeof page === 'object' && [...page.content]).toEqual([...content])
  })

  it('leave their id when they are withdrawn, and may be published again', async () => {
    await put('jan')
    await store.noteLook('v', 'jan', '2026-11-28')
    await store.withdrawPage('v', 'jan')
    await store.withdrawPage('v', 'jan')
    await store.withdrawPage('v', 'nobody')
    expect([await textOf('jan'), await textOf('nobody')]).toEqual(['withdrawn', undefined])
    expect(await store.listPages('v')).toEqual([])
    expect(await store.noteLook('v', 'jan', '2026-11-29')).toBe(false)
    expect(await put('jan')).toBe('made')
    expect(await store.listPages('v')).toMatchObject([{ seenOn: '' }])
  })

  it('keep the day of the last look, and write it once a day', async () => {
    await put('jan')
    const note = (day: string) => store.noteLook('v', 'jan', day)
    expect([await note('2026-11-28'), await note('2026-11-28'), await note('2026-11-29')]).toEqual([
      true,
      false,
      true,
    ])
    await put('jan', { text: 'new' })
    expect(await store.readPage('v', 'jan')).toMatchObject({ seenOn: '2026-11-29', notesLooks: true })
  })

  it('keep no day if they note no looks, not even that of before', async () => {
    await put('jan')
    await store.noteLook('v', 'jan', '2026-11-28')
    await put('jan', { notesLooks: false })
    expect(await store.noteLook('v', 'jan', '2026-11-28')).toBe(false)
    expect(await store.readPage('v', 'jan')).toMatchObject({ seenOn: '', notesLooks: false })
  })

  it('are so many at most, not counting those that are withdrawn', async () => {
    store = await open(storeLimits({ pages: 2 }))
    expect([await put('a'), await put('b'), await put('c')]).toEqual(['made', 'made', 'pages-full'])
    expect(await put('a', { text: 'new' })).toBe('replaced')
    await store.withdrawPage('v', 'a')
    expect([await put('c'), await put('a')]).toEqual(['made', 'pages-full'])
  })

  it('have the room of the vault, and give it back', async () => {
    store = await open(storeLimits({ vaultBytes: 100_000 }))
    const [large, larger] = ['x'.repeat(45_000), 'x'.repeat(60_000)]
    for (let round = 0; round < 5; round += 1) {
      expect([await put('a', { text: large }), await put('b', { text: large })]).toEqual(['made', 'made'])
      expect(await put('c', { text: large })).toBe('vault-full')
      expect(await put('b', { text: larger })).toBe('vault-full')
      expect(await put('b', { text: large })).toBe('replaced')
      await store.withdrawPage('v', 'a')
      expect(await put('b', { text: larger })).toBe('replaced')
      await store.withdrawPage('v', 'b')
    }
  })

  it('count a row each, however short they are', async () => {
    store = await open(storeLimits({ vaultBytes: 2_000 }))
    expect([await put('a'), await put('b'), await put('c')]).toEqual(['made', 'made', 'vault-full'])
  })

  it('are refused by a full store, except for what makes them no larger', async () => {
    await put('a', { text: 'x'.repeat(9_000) })
    store = await open(storeLimits({ storeBytes: 10_000 }))
    expect(await put('b')).toBe('store-full')
    expect(await put('a', { text: 'x'.repeat(9_001) })).toBe('store-full')
    expect(await put('a', { text: 'y'.repeat(9_000) })).toBe('replaced')
    expect(await textOf('a')).toBe('y'.repeat(9_000))
  })

  it('end with their vault', async () => {
    await put('jan')
    await store.endVault('v')
    expect(await textOf('jan')).toBeUndefined()
    expect(await put('jan')).toBe('gone')
    await store.withdrawPage('v', 'jan')
    expect(await store.findVault('v')).toBe('ended')
  })
})
