import { beforeEach, describe, expect, it } from 'vitest'

import type { Store } from '~/server/store/store.server'

import { emptyStores, ENGINES, storeLimits } from '../../../support/store-engines'

const LIMITS = storeLimits({ vaultBytes: 100_000 })
const HASHES = { write: 'w', read: 'r', drop: 'd' }
const AT = '2026-11-27T10:00:00.000Z'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes?: Uint8Array) => bytes && new TextDecoder().decode(bytes)

describe.each(ENGINES)('the store in $name', (engine) => {
  const { open, close } = emptyStores(engine)
  let store: Store

  beforeEach(async () => {
    store = await open(LIMITS)
  })

  const append = (id: string, text = id, vaultId = 'v', replaces?: number) =>
    store.appendEntry({ vaultId, id, at: AT, content: bytesOf(text), replaces })

  async function textsAfter(after: number, vaultId = 'v', maxBytes = 1_000_000) {
    const { items, ...rest } = await store.readEntries(vaultId, after, maxBytes)
    return { texts: items.map(({ content }) => textOf(content)), ...rest }
  }

  it('makes a vault once', async () => {
    expect(await store.findVault('v')).toBeUndefined()
    expect(await store.makeVault('v', HASHES)).toBe('made')
    const vault = { id: 'v', hashes: HASHES, lastNumber: 0, lastEntry: '', lastDrop: 0 }
    expect(await store.makeVault('v', { ...HASHES, read: 'other' })).toEqual(vault)
    expect(await store.findVault('v')).toEqual(vault)
  })

  it('makes a vault while entries of another one are written', async () => {
    await store.makeVault('v', HASHES)
    const ids = ['one', 'two', 'three', 'four']
    const written = ids.map((id) => append(id))
    const made = ids.map((id) => store.makeVault(id, HASHES))
    expect(await Promise.all(made)).toEqual(ids.map(() => 'made'))
    expect(await Promise.all(written)).toHaveLength(ids.length)
  })

  it('numbers the entries of each vault, and keeps them as they came', async () => {
    await store.makeVault('v', HASHES)
    await store.makeVault('w', HASHES)
    expect(await append('a')).toEqual({ number: 1, isNew: true })
    expect(await append('b')).toEqual({ number: 2, isNew: true })
    expect(await append('a', 'a', 'w')).toEqual({ number: 1, isNew: true })
    const content = Uint8Array.from({ length: 256 }, (_, index) => index)
    await store.appendEntry({ vaultId: 'w', id: 'c', at: AT, content })
    expect(await store.findVault('w')).toMatchObject({ lastNumber: 2, lastEntry: 'c' })
    const { items } = await store.readEntries('w', 1, 1)
    expect(items.map((entry) => ({ ...entry, content: [...entry.content] }))).toEqual([
      { number: 2, id: 'c', at: AT, content: [...content] },
    ])
    expect(await store.entryId('v', 2)).toBe('b')
    expect(await store.entryId('v', 3)).toBeUndefined()
  })

  it('counts an entry once, however often it comes, also at the same time', async () => {
    await store.makeVault('v', HASHES)
    const other = await open()
    const twice = [store, other, store, other].map((each) =>
      each.appendEntry({ vaultId: 'v', id: 'a', at: AT, content: bytesOf('a') }),
    )
    const answers = (await Promise.all(twice)).filter((answer) => typeof answer === 'object')
    expect(answers.map(({ number }) => number)).toEqual([1, 1, 1, 1])
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await textsAfter(0)).toEqual({ texts: ['a'], last: 1, hasMore: false })
  })

  it('a reader misses no entry while several copies append', async () => {
    await store.makeVault('v', HASHES)
    const copies = [store, await open(), await open()]
    const seen: number[] = []
    const read = async () => {
      while (seen.length < 90) {
        const { items } = await store.readEntries('v', seen.at(-1) ?? 0, 1_000_000)
        seen.push(...items.map(({ number }) => number))
        await new Promise((resolve) => setTimeout(resolve))
      }
    }
    await Promise.all([
      read(),
      ...copies.map(async (copy, index) => {
        for (let count = 0; count < 30; count += 1) {
          await copy.appendEntry({ vaultId: 'v', id: `${index}-${count}`, at: AT, content: bytesOf('x') })
        }
      }),
    ])
    expect(seen).toEqual(Array.from({ length: 90 }, (_, index) => index + 1))
  })

  it('answers in parts of some bytes, each with at least one entry', async () => {
    await store.makeVault('v', HASHES)
    for (const text of ['12345', '67', '89', 'long entry', 'end']) await append(text)
    expect(await textsAfter(0, 'v', 7)).toEqual({ texts: ['12345', '67'], last: 2, hasMore: true })
    expect(await textsAfter(2, 'v', 7)).toEqual({ texts: ['89'], last: 3, hasMore: true })
    expect(await textsAfter(3, 'v', 7)).toEqual({ texts: ['long entry'], last: 4, hasMore: true })
    expect(await textsAfter(4, 'v', 7)).toEqual({ texts: ['end'], last: 5, hasMore: false })
    expect(await textsAfter(5)).toEqual({ texts: [], last: 5, hasMore: false })
  })

  it('an entry that replaces others takes their content away, and none of them comes back', async () => {
    await store.makeVault('v', HASHES)
    for (const id of ['a', 'b', 'c']) await append(id)
    expect(await append('whole', 'whole', 'v', 4)).toBe('ahead')
    expect(await append('whole', 'whole', 'v', 2)).toEqual({ number: 4, isNew: true })
    expect(await append('b')).toEqual({ number: 2, isNew: false })
    expect(await textsAfter(0)).toEqual({ texts: ['c', 'whole'], last: 4, hasMore: false })
    expect(await textsAfter(1)).toEqual({ texts: ['c', 'whole'], last: 4, hasMore: false })
    expect(await store.entryId('v', 1)).toBe('a')
  })

  it('a full vault takes nothing more and loses nothing, and an entry that replaces others makes room', async () => {
    await store.makeVault('v', HASHES)
    const large = 'x'.repeat(45_000)
    await append('a', large)
    await append('b', large)
    expect(await append('c', large)).toBe('vault-full')
    expect(await store.putBlob('v', 'blob', bytesOf(large))).toBe('vault-full')
    expect(await append('d', `${large}${large}${large}`, 'v', 1)).toBe('vault-full')
    expect((await textsAfter(0)).texts).toEqual([large, large])
    expect(await append('e', large, 'v', 1)).toEqual({ number: 3, isNew: true })
    expect(await append('f')).toEqual({ number: 4, isNew: true })
  })

  it('a full store takes nothing more', async () => {
    await store.makeVault('v', HASHES)
    await store.makeVault('w', HASHES)
    await append('a', 'x'.repeat(9_000))
    store = await open({ ...LIMITS, storeBytes: 10_000 })
    expect(await append('b', 'b', 'w')).toBe('store-full')
    expect(await store.putBlob('w', 'blob', bytesOf('b'))).toBe('store-full')
    expect(await store.makeVault('x', HASHES)).toBe('store-full')
    expect(await store.makeVault('v', HASHES)).toMatchObject({ id: 'v' })
    expect(await append('a')).toEqual({ number: 1, isNew: false })
  })

  it('keeps blobs by their name', async () => {
    await store.makeVault('v', HASHES)
    expect(await store.putBlob('v', 'scan', bytesOf('one'))).toBe('kept')
    expect(await store.putBlob('v', 'scan', bytesOf('another'))).toBe('there')
    expect(textOf(await store.readBlob('v', 'scan'))).toBe('one')
    expect(await store.blobSize('v', 'scan')).toBe(3)
    expect(await store.readBlob('w', 'scan')).toBeUndefined()
    await store.deleteBlob('v', 'scan')
    await store.deleteBlob('v', 'scan')
    expect(await store.blobSize('v', 'scan')).toBeUndefined()
  })

  it('a deleted vault takes all with it, and nothing can be written to it', async () => {
    await store.makeVault('v', HASHES)
    await append('a')
    await store.putBlob('v', 'scan', bytesOf('scan'))
    await store.endVault('v')
    await store.endVault('v')
    expect(await append('b')).toBe('gone')
    expect(await store.putBlob('v', 'scan', bytesOf('scan'))).toBe('gone')
    expect(await textsAfter(0)).toMatchObject({ texts: [] })
    expect(await store.readBlob('v', 'scan')).toBeUndefined()
    expect(await store.findVault('v')).toBe('ended')
    expect(await store.makeVault('v', HASHES)).toBe('ended')
  })

  it('is there again after a restart', async () => {
    await store.makeVault('v', HASHES)
    await append('a')
    await close(store)
    store = await open()
    expect(await store.findVault('v')).toMatchObject({ lastNumber: 1 })
    expect(await textsAfter(0)).toMatchObject({ texts: ['a'] })
  })
})
