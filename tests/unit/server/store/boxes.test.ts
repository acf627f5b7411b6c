import { beforeEach, describe, expect, it } from 'vitest'

import type { Store } from '~/server/store/store.server'

import { emptyStores, ENGINES, storeLimits } from '../../../support/store-engines'

const HASHES = { write: 'w', read: 'r', drop: 'd' }
const AT = '2026-11-28T06:45:00.000Z'

/** The number of the first drop, as the time of its arrival gives it. */
const FIRST = Date.parse(AT)

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe.each(ENGINES)('boxes in $name', (engine) => {
  const { open } = emptyStores(engine)
  let store: Store

  beforeEach(async () => {
    store = await open()
    await store.makeVault('v', HASHES)
    await putBox('hall')
  })

  const putBox = (id: string, { isPaused = false, vaultId = 'v' } = {}) =>
    store.putBox(vaultId, { id, dropHash: `hash of ${id}`, isPaused })

  const send = (id: string, { box = 'hall', text = id, at = AT, vaultId = 'v' } = {}) =>
    store.appendDrop({ vaultId, boxId: box, id, at, content: bytesOf(text) })

  async function waiting(after = 0, maxBytes = 1_000_000) {
    const { items, ...rest } = await store.readDrops('v', after, maxBytes)
    return { texts: items.map(({ content }) => textOf(content)), ...rest }
  }

  const waitingTexts = async () => (await waiting()).texts

  const checked = async (id: string, at = AT) => {
    const box = await store.findBox('v', 'hall')
    return box && store.checkDrop('v', box, { id, at })
  }

  it('belong to one vault, and are changed in their place', async () => {
    await store.makeVault('w', HASHES)
    expect(await putBox('hall', { vaultId: 'w' })).toBe('made')
    expect(await putBox('hall', { isPaused: true })).toBe('changed')
    const paused = {
      id: 'hall',
      dropHash: 'hash of hall',
      state: 'paused',
      waiting: 0,
      hour: '',
      hourDrops: 0,
    }
    expect(await store.listBoxes('v')).toEqual([paused])
    expect(await store.findBox('w', 'hall')).toEqual({ ...paused, state: 'open' })
    expect(await store.findBox('v', 'gate')).toBeUndefined()
    expect(await putBox('hall', { vaultId: 'nowhere' })).toBe('gone')
    expect(await send('a', { vaultId: 'nowhere' })).toBe('gone')
    expect(await send('a', { box: 'gate' })).toBe('gone')
  })

  it('number what comes for the whole vault, and keep it as it came', async () => {
    await putBox('gate')
    const content = Uint8Array.from({ length: 256 }, (_, index) => index)
    expect(await send('a')).toBe('kept')
    expect(await store.appendDrop({ vaultId: 'v', boxId: 'gate', id: 'b', at: AT, content })).toBe('kept')
    expect(await store.findVault('v')).toMatchObject({ lastDrop: FIRST + 1, lastNumber: 0 })
    const { items } = await store.readDrops('v', FIRST, 1)
    expect(items.map((drop) => ({ ...drop, content: [...drop.content] }))).toEqual([
      { number: FIRST + 1, id: 'b', box: 'gate', at: AT, content: [...content] },
    ])
    expect(await store.findBox('v', 'gate')).toMatchObject({
      waiting: 1,
      hour: '2026-11-28T06',
      hourDrops: 1,
    })
  })

  it('answer in parts of some bytes', async () => {
    for (const text of ['12345', '67', 'long drop', 'end']) await send(text)
    expect(await waiting(0, 7)).toEqual({ texts: ['12345', '67'], last: FIRST + 1, hasMore: true })
    expect(await waiting(FIRST + 1, 7)).toEqual({ texts: ['long drop'], last: FIRST + 2, hasMore: true })
    expect(await waiting(FIRST + 2, 7)).toEqual({ texts: ['end'], last: FIRST + 3, hasMore: false })
    expect(await waiting(FIRST + 3)).toEqual({ texts: [], last: FIRST + 3, hasMore: false })
  })

  it('have numbers by the time, so that a store which has lost its last drops gives none of theirs again', async () => {
    const numbers = async () => (await store.readDrops('v', 0, 1_000)).items.map(({ number }) => number)
    await send('a')
    await send('b')
    expect(await numbers()).toEqual([FIRST, FIRST + 1])
    await send('later', { at: '2026-11-28T06:45:00.500Z' })
    await send('by a clock that is behind', { at: '2026-11-28T06:44:00.000Z' })
    expect(await numbers()).toEqual([FIRST, FIRST + 1, FIRST + 500, FIRST + 501])
  })

  it('take a drop once, however often it comes, also at the same time and once it is cleared', async () => {
    const other = await open()
    const copies = [store, other, store, other]
    const answers = await Promise.all(
      copies.map((copy) =>
        copy.appendDrop({ vaultId: 'v', boxId: 'hall', id: 'a', at: AT, content: bytesOf('a') }),
      ),
    )
    expect(answers.toSorted()).toEqual(['kept', 'there', 'there', 'there'])
    expect(await waitingTexts()).toEqual(['a'])
    await store.clearDrop('v', 'a')
    await store.clearDrop('v', 'a')
    expect(await send('a')).toBe('there')
    expect(await checked('a')).toBe('there')
    expect(await waitingTexts()).toEqual([])
    expect(await store.findBox('v', 'hall')).toMatchObject({ waiting: 0, hourDrops: 1 })
  })

  it('have limits that hold while several copies take drops', async () => {
    const limits = storeLimits({ waitingDrops: 3 })
    const copies = [await open(limits), await open(limits)]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        copies[index % 2]?.appendDrop({
          vaultId: 'v',
          boxId: 'hall',
          id: `${index}`,
          at: AT,
          content: bytesOf('x'),
        }),
      ),
    )
    expect(answers.filter((answer) => answer === 'kept')).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'box-full')).toHaveLength(5)
    expect(await waitingTexts()).toHaveLength(3)
  })

  it('say why they take nothing before the content is read, as they do afterwards', async () => {
    store = await open(storeLimits({ waitingDrops: 2, dropsPerHour: 3 }))
    await send('a')
    await send('b')
    expect([await checked('c'), await send('c')]).toEqual(['box-full', 'box-full'])
    await store.clearDrop('v', 'a')
    expect(await checked('c')).toBeUndefined()
    await send('c')
    await store.clearDrop('v', 'b')
    expect([await checked('d'), await send('d')]).toEqual(['too-many-drops', 'too-many-drops'])
    const nextHour = '2026-11-28T07:00:00.000Z'
    expect(await checked('d', nextHour)).toBeUndefined()
    await putBox('hall', { isPaused: true })
    expect([await checked('d', nextHour), await send('d', { at: nextHour })]).toEqual([
      'box-paused',
      'box-paused',
    ])
    await store.closeBox('v', 'hall')
    expect([await checked('d'), await send('d')]).toEqual(['box-closed', 'box-closed'])
  })

  it('keep what waits when they are closed, until the register has decided on it', async () => {
    await putBox('gate')
    await send('a')
    await send('b')
    await send('c', { box: 'gate' })
    await store.clearDrop('v', 'a')
    await store.closeBox('v', 'hall')
    await store.closeBox('v', 'hall')
    await store.closeBox('v', 'nowhere')
    expect(await waitingTexts()).toEqual(['b', 'c'])
    expect(await store.findBox('v', 'hall')).toMatchObject({ state: 'closed', waiting: 1 })
    expect([await checked('a'), await checked('b'), await checked('d')]).toEqual([
      'there',
      'there',
      'box-closed',
    ])
    await store.clearDrop('v', 'b')
    expect(await waitingTexts()).toEqual(['c'])
    expect(await store.findBox('v', 'hall')).toMatchObject({ state: 'closed', waiting: 0 })
    expect(await putBox('hall')).toBe('changed')
    expect([await send('b'), await send('d')]).toEqual(['there', 'kept'])
    expect((await waiting()).last).toBe(FIRST + 3)
  })

  it('give back the room of what is cleared, also in a closed box', async () => {
    store = await open(storeLimits({ vaultBytes: 100_000 }))
    const large = 'x'.repeat(45_000)
    for (let round = 0; round < 5; round += 1) {
      expect(await send(`a${round}`, { text: large })).toBe('kept')
      expect(await send(`b${round}`, { text: large })).toBe('kept')
      expect(await send(`c${round}`, { text: large })).toBe('box-full')
      await store.clearDrop('v', `a${round}`)
      await store.closeBox('v', 'hall')
      await store.clearDrop('v', `b${round}`)
      await putBox('hall')
    }
    const entry = { vaultId: 'v', at: AT, content: bytesOf(large) }
    expect(await store.appendEntry({ ...entry, id: 'e' })).toMatchObject({ number: 1 })
    expect(await store.appendEntry({ ...entry, id: 'f' })).toMatchObject({ number: 2 })
    expect(await store.appendEntry({ ...entry, id: 'g' })).toBe('vault-full')
  })

  it('never take the room of the register', async () => {
    store = await open(storeLimits({ vaultBytes: 100_000 }))
    const large = 'x'.repeat(45_000)
    await send('a', { text: large })
    await send('b', { text: large })
    const entry = { vaultId: 'v', at: AT, content: bytesOf(large) }
    expect(await store.appendEntry({ ...entry, id: 'e' })).toMatchObject({ number: 1 })
    expect(await store.putBlob('v', 'scan', bytesOf(large))).toBe('kept')
    expect(await store.appendEntry({ ...entry, id: 'f' })).toBe('vault-full')
    expect(await send('c')).toBe('box-full')
  })

  it('are refused by a full store, which loses nothing', async () => {
    await send('a', { text: 'x'.repeat(9_000) })
    store = await open(storeLimits({ storeBytes: 10_000 }))
    expect(await send('b')).toBe('store-full')
    expect(await putBox('gate')).toBe('store-full')
    expect(await putBox('hall')).toBe('changed')
    expect(await send('a')).toBe('there')
    expect(await waitingTexts()).toHaveLength(1)
  })

  it('are so many at most, not counting those that are closed', async () => {
    store = await open(storeLimits({ openBoxes: 2 }))
    expect(await putBox('gate', { isPaused: true })).toBe('made')
    expect(await putBox('yard')).toBe('boxes-full')
    await store.closeBox('v', 'hall')
    expect(await putBox('yard')).toBe('made')
    expect(await putBox('hall')).toBe('boxes-full')
    expect(await putBox('gate')).toBe('changed')
  })

  it('end with their vault', async () => {
    await send('a')
    await store.endVault('v')
    expect(await waitingTexts()).toEqual([])
    expect(await store.listBoxes('v')).toEqual([])
    expect([await putBox('hall'), await send('a')]).toEqual(['gone', 'gone'])
    await store.clearDrop('v', 'a')
    await store.closeBox('v', 'hall')
    expect(await store.findVault('v')).toBe('ended')
  })
})
