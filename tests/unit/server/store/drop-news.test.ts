import { beforeEach, describe, expect, it } from 'vitest'

import type { ClaimedNews, NewsOutcome } from '~/server/store/drop-news.server'
import type { NewReminder } from '~/server/store/reminder-progress.server'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { emptyStores, ENGINES } from '../../../support/store-engines'

const TODAY = '2026-11-28'
const HASHES = { write: 'w', read: 'r', drop: 'd' }

const at = (time: string) => `${TODAY}T${time}:00.000Z`

/** The number of the first drop of a vault, as the time of its arrival gives it. */
const FIRST = Date.parse(at('10:00'))

describe.each(ENGINES)('news of drops in $name', (engine) => {
  const { open } = emptyStores(engine)
  let store: Store
  let drops = 0

  beforeEach(async () => {
    store = await open()
    drops = 0
    for (const vault of ['firm', 'other']) {
      await store.makeVault(vault, HASHES)
      for (const id of ['hall', 'yard']) await store.putBox(vault, { id, dropHash: 'd', isPaused: false })
    }
  })

  const drop = async (vaultId = 'firm', boxId = 'hall') => {
    drops += 1
    const content = new Uint8Array(10)
    const id = `drop ${drops}`
    expect(await store.appendDrop({ vaultId, boxId, id, at: at('10:00'), content })).toBe('kept')
    return id
  }

  const put = (id: string, other: Partial<NewReminder> = {}) =>
    store.putReminder(
      {
        id,
        tokenHash: `hash of ${id}`,
        channel: 'push',
        target: `phone of ${id}`,
        plan: '',
        changedOn: TODAY,
        vaultId: 'firm',
        ...other,
      },
      () => undefined,
    )

  /** Claims at a time, for half a minute. */
  const claim = (time: string, of = store, most = 100) =>
    of.claimDropNews({ now: at(time), until: untilOf(time), most })

  const untilOf = (time: string) => at(time).replace(':00.', ':30.')

  const note = (
    id: string,
    is: NewsOutcome['is'],
    time: string,
    { tellAt = at('11:00'), lastDrop = FIRST } = {},
  ) => store.noteDropNews({ until: untilOf(time), outcomes: new Map([[id, { is, lastDrop, tellAt }]]) })

  const numbersOf = (claimed: ClaimedNews[]) =>
    claimed.map(({ reminder, ...numbers }) => ({ id: reminder.id, ...numbers }))

  const idsOf = (claimed: ClaimedNews[]) => claimed.map(({ reminder }) => reminder.id).toSorted()

  async function rowOf(id: string): Promise<Reminder> {
    const row = await store.findReminder(id)
    if (row === undefined) throw new Error(`There is no ${id}.`)
    return row
  }

  it('begin with what comes after the reminder, from all boxes of its vault, as one message', async () => {
    await drop()
    await put('a')
    await put('without', { vaultId: undefined })
    await put('elsewhere', { vaultId: 'other' })
    expect(await claim('10:00')).toEqual([])
    await drop()
    await drop('firm', 'yard')
    expect(numbersOf(await claim('10:01'))).toEqual([{ id: 'a', fresh: 2, waiting: 3, lastDrop: FIRST + 2 }])
  })

  it('leave out what the register has taken in by then', async () => {
    await put('a')
    const first = await drop()
    await drop()
    await store.clearDrop('firm', first)
    expect(numbersOf(await claim('10:01'))).toEqual([{ id: 'a', fresh: 1, waiting: 1, lastDrop: FIRST + 1 }])
  })

  it('are told once, and the next ones not before their time', async () => {
    await put('a')
    await drop()
    await claim('10:00')
    await note('a', 'sent', '10:00')
    expect(await claim('12:00')).toEqual([])
    await drop()
    await drop()
    expect(numbersOf(await claim('12:00'))).toEqual([{ id: 'a', fresh: 2, waiting: 3, lastDrop: FIRST + 2 }])
    await note('a', 'sent', '12:00', { tellAt: at('13:00'), lastDrop: FIRST + 2 })
    await drop()
    expect(await claim('12:59')).toEqual([])
    expect(idsOf(await claim('13:00'))).toEqual(['a'])
  })

  it('go out once if several copies of the server look at once, and none is forgotten', async () => {
    const other = await open()
    for (let index = 0; index < 9; index += 1) await put(`reminder ${index}`)
    await drop()
    const claimed = (
      await Promise.all([claim('10:00'), claim('10:00', other), claim('10:00', store, 4)])
    ).flat()
    expect(idsOf(claimed)).toEqual(Array.from({ length: 9 }, (_, index) => `reminder ${index}`))
  })

  it('that a copy has claimed which died are told by another one', async () => {
    await put('a')
    await drop()
    await claim('10:00')
    expect(await claim('10:00')).toEqual([])
    expect(idsOf(await claim('10:01'))).toEqual(['a'])
    // The first copy was only slow.
    await note('a', 'sent', '10:00')
    expect(await rowOf('a')).toMatchObject({ toldDrop: 0, tellAt: untilOf('10:01') })
  })

  it('go to no address that nobody has confirmed, to none that refuses, and to none that has ended', async () => {
    await put('waits', { channel: 'mail', target: 'ewa@firma.pl' })
    await put('ended')
    await store.endReminder({ id: 'ended', today: TODAY })
    await put('removed')
    await store.removeReminder('removed')
    await drop()
    expect(await claim('10:00')).toEqual([])
    await store.confirmReminder({ id: 'waits', target: 'ewa@firma.pl' })
    expect(idsOf(await claim('10:00'))).toEqual(['waits'])
  })

  it('end with their vault, and if the device names it no more', async () => {
    await put('a')
    await put('b', { vaultId: 'other' })
    await drop()
    await drop('other')
    await put('a', { vaultId: undefined })
    await store.endVault('other')
    expect(await claim('10:00')).toEqual([])
  })

  it('come no earlier if the device names no vault in between, or another one', async () => {
    await put('a')
    await drop()
    await claim('10:00')
    await note('a', 'sent', '10:00')
    await put('a', { vaultId: undefined })
    await put('a')
    await drop()
    expect(await claim('10:59')).toEqual([])
    expect(numbersOf(await claim('11:00'))).toEqual([{ id: 'a', fresh: 1, waiting: 2, lastDrop: FIRST + 1 }])
  })

  it('go on for a device whose browser has another subscription', async () => {
    await put('a')
    await drop()
    await store.moveReminder({ id: 'a', target: 'new phone', changedOn: TODAY }, () => undefined)
    expect(numbersOf(await claim('10:00'))).toEqual([{ id: 'a', fresh: 1, waiting: 1, lastDrop: FIRST }])
  })

  it('that could not be sent are told with the next message', async () => {
    await put('a')
    await drop()
    await claim('10:00')
    await note('a', 'failed', '10:00', { tellAt: at('10:05') })
    expect(await rowOf('a')).toMatchObject({ tellTries: 1, toldDrop: 0 })
    await drop()
    expect(await claim('10:04')).toEqual([])
    expect(numbersOf(await claim('10:05'))).toEqual([{ id: 'a', fresh: 2, waiting: 2, lastDrop: FIRST + 1 }])
    await note('a', 'sent', '10:05', { lastDrop: FIRST + 1 })
    expect(await rowOf('a')).toMatchObject({ tellTries: 0, toldDrop: FIRST + 1 })
  })

  it('count refusals with the daily messages, and the third in a row ends the address', async () => {
    await put('a')
    await drop()
    for (const [time, state] of [
      ['10:00', 'active'],
      ['11:00', 'active'],
      ['12:00', 'refused'],
    ] as const) {
      expect(idsOf(await claim(time))).toEqual(['a'])
      await note('a', 'refused', time, { tellAt: at(time) })
      expect(await rowOf('a')).toMatchObject({ state, nextDay: '' })
    }
    expect(await claim('13:00')).toEqual([])
  })

  it('forget a device that its push service calls gone', async () => {
    await put('a')
    await drop()
    await claim('10:00')
    await note('a', 'gone', '10:00')
    expect(await store.findReminder('a')).toBeUndefined()
  })

  it('leave the daily messages of the reminder as they are', async () => {
    const nextDay = () => '2026-11-29'
    const kept = {
      id: 'a',
      tokenHash: 'h',
      channel: 'push' as const,
      target: 't',
      plan: 'p',
      changedOn: TODAY,
    }
    await store.putReminder({ ...kept, vaultId: 'firm' }, nextDay)
    await drop()
    await claim('10:00')
    await note('a', 'sent', '10:00')
    expect(await rowOf('a')).toMatchObject({
      nextDay: '2026-11-29',
      sentOn: TODAY,
      deliveredOn: '',
      tryAt: '',
    })
  })
})
