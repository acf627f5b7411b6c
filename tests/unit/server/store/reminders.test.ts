import { beforeEach, describe, expect, it } from 'vitest'

import type { NewReminder, SendingOutcome } from '~/server/store/reminder-progress.server'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { emptyStores, ENGINES, storeLimits } from '../../../support/store-engines'

/** Plans of these tests are the days of their messages. */
const nextDay = (plan: string, after: string) => plan.split(' ').find((day) => day > after)

const TODAY = '2026-11-28'
const PLAN = '2026-11-28 2026-11-29 2026-12-05'

const reminder = (id: string, other: Partial<NewReminder> = {}): NewReminder => ({
  id,
  tokenHash: `hash of ${id}`,
  channel: 'push',
  target: `phone of ${id}`,
  plan: PLAN,
  changedOn: TODAY,
  ...other,
})

const at = (time: string, day = TODAY) => `${day}T${time}:00.000Z`

describe.each(ENGINES)('reminders in $name', (engine) => {
  const { open } = emptyStores(engine)
  let store: Store

  beforeEach(async () => {
    store = await open()
  })

  const put = (id: string, other: Partial<NewReminder> = {}, of = store) =>
    of.putReminder(reminder(id, other), nextDay)

  const mail = (id: string, target: string, other: Partial<NewReminder> = {}) =>
    put(id, { channel: 'mail', target, ...other })

  async function rowOf(id: string): Promise<Reminder> {
    const row = await store.findReminder(id)
    if (row === undefined) throw new Error(`There is no ${id}.`)
    return row
  }

  const claim = (day: string, time = '06:00', of = store, most = 100) =>
    of.claimReminders({ day, now: at(time, day), until: at(time, day).replace(':00.', ':30.'), most })

  const note = (id: string, outcome: SendingOutcome, { day = TODAY, time = '06:00' } = {}) =>
    store.noteSending(
      { day, until: at(time, day).replace(':00.', ':30.'), outcomes: new Map([[id, outcome]]) },
      nextDay,
    )

  const idsOf = (rows: Reminder[]) => rows.map(({ id }) => id)

  describe('as their devices give them', () => {
    it('are kept as a whole, and begin on the day after', async () => {
      expect(await put('a')).toBe('made')
      expect(await rowOf('a')).toEqual({
        ...reminder('a'),
        state: 'active',
        nextDay: '2026-11-29',
        sentOn: TODAY,
        deliveredOn: '',
        tryAt: '',
        tries: 0,
        refusals: 0,
        vaultId: '',
        toldDrop: 0,
        tellAt: '',
        tellTries: 0,
      })
      expect(await store.findReminder('b')).toBeUndefined()
    })

    it('go to another target of their device with the plan that they have', async () => {
      await put('a')
      await mail('b', 'ewa@firma.pl')
      const move = (id: string) =>
        store.moveReminder({ id, target: 'another phone', changedOn: '2026-11-30' }, nextDay)
      expect([await move('a'), await move('b'), await move('c')]).toEqual([true, false, false])
      expect(await rowOf('a')).toMatchObject({
        target: 'another phone',
        plan: PLAN,
        state: 'active',
        nextDay: '2026-12-05',
      })
      expect(await rowOf('b')).toMatchObject({ target: 'ewa@firma.pl' })
    })

    it('take another plan of the same device only', async () => {
      await put('a')
      expect(await put('a', { plan: '2026-12-01', changedOn: '2026-11-29' })).toBe('changed')
      expect(await rowOf('a')).toMatchObject({ nextDay: '2026-12-01', changedOn: '2026-11-29' })
      expect(await put('a', { tokenHash: 'another', plan: '' })).toBe('taken')
      expect(await rowOf('a')).toMatchObject({ plan: '2026-12-01' })
    })

    it('bring the message of today if the plan changes before it was sent, and not once more after that', async () => {
      await put('a', { changedOn: '2026-11-27' })
      await put('a', { plan: '2026-11-28 2026-12-02' })
      expect(idsOf(await claim(TODAY))).toEqual(['a'])
      await note('a', { is: 'sent' })
      await put('a', { plan: '2026-11-28 2026-12-03' })
      expect(await rowOf('a')).toMatchObject({ nextDay: '2026-12-03', sentOn: TODAY, deliveredOn: TODAY })
    })

    it('wait for nothing once their plan is over', async () => {
      await put('a', { plan: '2026-11-20' })
      expect(await rowOf('a')).toMatchObject({ nextDay: '' })
      expect(await claim('2026-12-31')).toEqual([])
    })

    it('are so many at most, and those that are there may change', async () => {
      store = await open(storeLimits({ reminders: 2 }))
      expect([await put('a'), await put('b'), await put('c')]).toEqual(['made', 'made', 'reminders-full'])
      expect(await put('a', { plan: '' })).toBe('changed')
      await store.removeReminder('b')
      expect(await put('c')).toBe('made')
    })

    it('are refused by a full store, except for what makes them no larger', async () => {
      await put('a', { plan: 'ł'.repeat(4_000) })
      store = await open(storeLimits({ storeBytes: 8_700 }))
      expect(await put('b')).toBe('store-full')
      expect(await put('a', { plan: 'ł'.repeat(4_001) })).toBe('store-full')
      expect(await put('a', { plan: 'ż'.repeat(4_000) })).toBe('changed')
      await store.endReminder({ id: 'a', today: TODAY })
      store = await open(storeLimits({ storeBytes: 8_700 }))
      expect(await put('b')).toBe('made')
    })
  })

  describe('of an address', () => {
    it('wait until its owner confirms, and send nothing before that', async () => {
      await mail('a', 'ewa@firma.pl')
      expect(await rowOf('a')).toMatchObject({ state: 'unconfirmed' })
      expect(await claim('2026-11-29')).toEqual([])
      const owner = { id: 'a', target: 'ewa@firma.pl' }
      expect([await store.confirmReminder(owner), await store.confirmReminder(owner)]).toEqual([true, true])
      expect(await mail('a', 'ewa@firma.pl', { plan: '2026-11-29' })).toBe('changed')
      expect(idsOf(await claim('2026-11-29'))).toEqual(['a'])
    })

    it('wait again for the owner of another address, whom the one before cannot replace', async () => {
      await mail('a', 'ewa@firma.pl')
      await store.confirmReminder({ id: 'a', target: 'ewa@firma.pl' })
      expect(await mail('a', 'jan@firma.pl')).toBe('readdressed')
      expect(await store.confirmReminder({ id: 'a', target: 'ewa@firma.pl' })).toBe(false)
      expect(await rowOf('a')).toMatchObject({ state: 'unconfirmed', target: 'jan@firma.pl' })
      expect(await store.confirmReminder({ id: 'a', target: 'jan@firma.pl' })).toBe(true)
      expect(await store.confirmReminder({ id: 'b', target: 'jan@firma.pl' })).toBe(false)
    })

    it('ask it to confirm three at once, so that a stranger cannot fill its mailbox', async () => {
      for (const id of ['a', 'b', 'c']) expect(await mail(id, 'ewa@firma.pl')).toBe('made')
      expect(await mail('d', 'ewa@firma.pl')).toBe('too-many')
      expect(await mail('a', 'ewa@firma.pl', { plan: '' })).toBe('changed')
      await mail('d', 'jan@firma.pl')
      expect(await mail('d', 'ewa@firma.pl')).toBe('too-many')
      await store.confirmReminder({ id: 'a', target: 'ewa@firma.pl' })
      expect(await mail('d', 'ewa@firma.pl')).toBe('readdressed')
    })

    it('ask it once, also from two copies of the server, and again only on demand and after a while', async () => {
      const other = await open()
      await mail('a', 'ewa@firma.pl')
      const ask = (of: Store, time: string, again = false) =>
        of.claimConfirmation({ id: 'a', today: TODAY, now: at(time), until: at(`1${time.slice(1)}`), again })
      const claimed = await Promise.all([ask(store, '06:00'), ask(other, '06:00')])
      expect(claimed.filter(Boolean)).toHaveLength(1)
      expect([await ask(store, '06:30', true), await ask(store, '09:00')]).toEqual([false, false])
      expect(
        await store.claimConfirmation({
          id: 'a',
          today: TODAY,
          now: at('16:00'),
          until: at('17:00'),
          again: true,
        }),
      ).toBe(true)
      await store.confirmReminder({ id: 'a', target: 'ewa@firma.pl' })
      expect(await rowOf('a')).toMatchObject({ tryAt: '', tries: 0 })
      expect(
        await store.claimConfirmation({
          id: 'a',
          today: TODAY,
          now: at('20:00'),
          until: at('21:00'),
          again: true,
        }),
      ).toBe(false)
    })

    it('wait no longer because their plan changes, but as long again after another mail', async () => {
      await mail('a', 'ewa@firma.pl')
      await mail('a', 'ewa@firma.pl', { plan: '', changedOn: '2026-12-03' })
      expect(await rowOf('a')).toMatchObject({ plan: '', changedOn: TODAY })
      const [today, now, until] = ['2026-12-04', at('06:00'), at('07:00')]
      await store.claimConfirmation({ id: 'a', today, now, until, again: true })
      expect(await rowOf('a')).toMatchObject({ changedOn: '2026-12-04' })
    })

    it('ask it anew if the question could not be sent, and ask another address at once', async () => {
      await mail('a', 'ewa@firma.pl')
      const claimAt = (time: string, until: string) =>
        store.claimConfirmation({ id: 'a', today: TODAY, now: at(time), until: at(until), again: false })
      expect(await claimAt('06:00', '07:00')).toBe(true)
      await store.releaseConfirmation({ id: 'a', until: at('07:00') })
      expect([await claimAt('06:01', '07:01'), await claimAt('06:02', '07:02')]).toEqual([true, false])
      await mail('a', 'jan@firma.pl')
      expect(await claimAt('06:03', '07:03')).toBe(true)
      await store.releaseConfirmation({ id: 'a', until: at('07:01') })
      expect(await claimAt('06:04', '07:04')).toBe(false)
    })
  })

  describe('that are due', () => {
    beforeEach(async () => {
      await put('a', { changedOn: '2026-11-27' })
      await put('b', { changedOn: '2026-11-27', plan: '2026-11-29' })
      await put('c', { changedOn: '2026-11-20', plan: '2026-11-21 2026-12-05' })
    })

    it('are claimed once, the longest due first', async () => {
      expect(await claim('2026-11-20')).toEqual([])
      const claimed = await claim(TODAY)
      expect(idsOf(claimed)).toEqual(['c', 'a'])
      expect(claimed[0]).toMatchObject({
        target: 'phone of c',
        plan: '2026-11-21 2026-12-05',
        tryAt: at('06:00').replace(':00.', ':30.'),
      })
      expect(await claim(TODAY)).toEqual([])
    })

    it('are claimed in batches', async () => {
      expect(idsOf(await claim('2026-11-29', '06:00', store, 2))).toEqual(['c', 'a'])
      expect(idsOf(await claim('2026-11-29', '06:00', store, 2))).toEqual(['b'])
    })

    it('go to one of two copies of the server', async () => {
      for (let index = 0; index < 5; index += 1) await put(`d${index}`, { changedOn: '2026-11-27' })
      const other = await open()
      const claimed = await Promise.all([
        claim(TODAY, '06:00', store, 4),
        claim(TODAY, '06:00', other, 4),
        claim(TODAY, '06:00', store, 4),
      ])
      const ids = [...idsOf(claimed.flat()), ...idsOf(await claim(TODAY))]
      expect(ids.toSorted()).toEqual(['a', 'c', 'd0', 'd1', 'd2', 'd3', 'd4'])
    })

    it('are claimed by another copy if one dies, and what the first one says then no longer counts', async () => {
      const other = await open()
      await claim(TODAY, '06:00')
      expect(await claim(TODAY, '06:00', other)).toEqual([])
      expect(idsOf(await claim(TODAY, '06:01', other))).toEqual(['c', 'a'])
      await note('a', { is: 'sent' }, { time: '06:00' })
      expect(await rowOf('a')).toMatchObject({ nextDay: TODAY, deliveredOn: '' })
      await note('a', { is: 'sent' }, { time: '06:01' })
      expect(await rowOf('a')).toMatchObject({ nextDay: '2026-11-29', sentOn: TODAY, deliveredOn: TODAY })
    })

    it('go on with the next message of their plan, and catch up with one if days were missed', async () => {
      await claim('2026-12-02')
      await note('a', { is: 'sent' }, { day: '2026-12-02' })
      expect(await rowOf('a')).toMatchObject({ nextDay: '2026-12-05', sentOn: '2026-12-02', tryAt: '' })
      await note('c', { is: 'skipped' }, { day: '2026-12-02' })
      expect(await rowOf('c')).toMatchObject({ nextDay: '2026-12-05', deliveredOn: '' })
    })

    it('are tried again at their time, until they are given up', async () => {
      await claim(TODAY, '06:00')
      await note('c', { is: 'sent' })
      await note('a', { is: 'failed', tryAt: at('06:05') })
      expect(await rowOf('a')).toMatchObject({ nextDay: TODAY, tries: 1 })
      expect([idsOf(await claim(TODAY, '06:04')), idsOf(await claim(TODAY, '06:05'))]).toEqual([[], ['a']])
      await note('a', { is: 'failed', tryAt: at('06:20') }, { time: '06:05' })
      expect(await rowOf('a')).toMatchObject({ tries: 2 })
      await claim(TODAY, '06:20')
      await note('a', { is: 'given-up' }, { time: '06:20' })
      expect(await rowOf('a')).toMatchObject({ nextDay: '2026-11-29', tries: 0, tryAt: '', deliveredOn: '' })
    })

    it('keep a new plan that comes while a message is under way', async () => {
      await claim(TODAY)
      expect(await put('a', { plan: '2026-11-28 2026-11-30' })).toBe('changed')
      expect(await claim(TODAY)).toEqual([])
      await note('a', { is: 'sent' })
      expect(await rowOf('a')).toMatchObject({ plan: '2026-11-28 2026-11-30', nextDay: '2026-11-30' })
    })

    it('keep another address that comes while a message is under way', async () => {
      await claim(TODAY)
      await put('a', { target: 'new phone' })
      await note('a', { is: 'gone' })
      expect(await rowOf('a')).toMatchObject({ target: 'new phone', nextDay: TODAY, state: 'active' })
    })

    it('stay ended if they end while a message is under way', async () => {
      await claim(TODAY)
      await store.endReminder({ id: 'a', today: TODAY })
      await note('a', { is: 'sent' })
      expect(await rowOf('a')).toMatchObject({ state: 'ended', target: '', plan: '', nextDay: '' })
      await store.removeReminder('c')
      await note('c', { is: 'sent' })
      expect(await store.findReminder('c')).toBeUndefined()
    })

    it('end after three refusals in a row', async () => {
      const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']
      await put('a', { plan: days.join(' ') })
      const outcomes = ['refused', 'refused', 'sent', 'refused', 'refused'] as const
      for (const [index, is] of outcomes.entries()) {
        const day = days[index] ?? ''
        expect(idsOf(await claim(day))).toContain('a')
        await note('a', { is }, { day })
        expect(await rowOf('a')).toMatchObject({ state: 'active' })
      }
      await claim('2026-12-06')
      await note('a', { is: 'refused' }, { day: '2026-12-06' })
      expect(await rowOf('a')).toMatchObject({ state: 'refused', nextDay: '', deliveredOn: '2026-12-03' })
      await put('a', { plan: '2026-12-31' })
      expect(await rowOf('a')).toMatchObject({ state: 'refused', nextDay: '' })
      await put('a', { plan: '2026-12-31', target: 'new phone' })
      expect(await rowOf('a')).toMatchObject({ state: 'active', nextDay: '2026-12-31', refusals: 0 })
    })

    it('go with a phone that the push service no longer knows', async () => {
      await claim(TODAY)
      await note('a', { is: 'gone' })
      expect(await store.findReminder('a')).toBeUndefined()
      expect(await put('a')).toBe('made')
    })
  })

  describe('that are over', () => {
    it('forget address and plan, and tell their device so', async () => {
      await mail('a', 'ewa@firma.pl')
      await store.endReminder({ id: 'a', today: '2026-12-01' })
      await store.endReminder({ id: 'a', today: '2026-12-09' })
      expect(await rowOf('a')).toMatchObject({
        state: 'ended',
        target: '',
        plan: '',
        changedOn: '2026-12-01',
      })
      expect([await mail('a', 'ewa@firma.pl'), await mail('a', 'jan@firma.pl')]).toEqual(['ended', 'ended'])
      expect(await mail('a', 'ewa@firma.pl', { tokenHash: 'another' })).toBe('taken')
      expect(await store.confirmReminder({ id: 'a', target: '' })).toBe(false)
    })

    it('are cleared after a while, those that wait and those that have ended, and nothing else', async () => {
      await mail('waiting', 'ewa@firma.pl')
      await put('ended')
      await store.endReminder({ id: 'ended', today: TODAY })
      await put('over', { plan: '2026-11-28' })
      await put('active')
      await store.clearReminders({ unconfirmedBefore: TODAY, endedBefore: TODAY })
      for (const id of ['waiting', 'ended', 'over', 'active']) await rowOf(id)
      await store.clearReminders({ unconfirmedBefore: '2026-11-29', endedBefore: TODAY })
      expect(await store.findReminder('waiting')).toBeUndefined()
      for (const id of ['ended', 'over', 'active']) await rowOf(id)
      await store.clearReminders({ unconfirmedBefore: '2027-12-31', endedBefore: '2027-12-31' })
      expect(await store.findReminder('ended')).toBeUndefined()
      expect(await store.findReminder('over')).toBeUndefined()
      await rowOf('active')
    })
  })
})
