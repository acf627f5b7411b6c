import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ReminderPlan } from '~/domain/reminders/plan'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { startMailServer, type Mailbox } from '../../../support/mail-server'
import { startPushService, type PushService } from '../../../support/push-service'
import { keepReminder, loadSender, planOf, plannedMessage, testClock } from '../../../support/reminder-sender'
import { emptyStores, ENGINES, storeLimits } from '../../../support/store-engines'

describe.each(ENGINES)('the sender of reminders in $name', (engine) => {
  const { open } = emptyStores(engine)
  let store: Store
  let mailServer: Mailbox
  let service: PushService
  let sender: Awaited<ReturnType<typeof loadSender>>
  let clock: ReturnType<typeof testClock>

  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    mailServer = await startMailServer()
    service = await startPushService()
    sender = await loadSender({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'powiadomienia@firma.pl',
      PUBLIC_URL: 'https://pewnik.firma.pl',
    })
    store = await open(storeLimits({ reminders: 1_000 }))
    // 7:00 in Warsaw.
    clock = testClock('2026-11-29T06:00:00Z')
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    sender.closeMail()
    await mailServer.close()
    await service.close()
  })

  /** Runs the sender in a copy of the server. */
  const run = (holder = 'one', copy = store, isStopping = () => false) =>
    sender.sendReminders({ store: copy, holder, moment: clock.moment, isStopping })

  const mail = (id: string, plan: ReminderPlan | string = planOf([plannedMessage('2026-11-29')])) =>
    keepReminder(store, { id, plan, address: `${id}@firma.pl` })

  const push = async (id: string, plan = planOf([plannedMessage('2026-11-29')])) => {
    const subscription = service.subscribe()
    await keepReminder(store, { id, plan, subscription })
    return subscription.endpoint
  }

  async function rowOf(id: string): Promise<Reminder> {
    const row = await store.findReminder(id)
    if (!row) throw new Error(`There is no ${id}`)
    return row
  }

  const readers = () => mailServer.mails.map(({ to }) => to).toSorted()
  const subjects = () => mailServer.mails.map(({ headers }) => headers.get('subject'))
  const logged = () => vi.mocked(console.warn).mock.calls.map(([line]) => JSON.parse(String(line)).message)

  it('sends from 7:00 in Warsaw, by mail and by push, and once', async () => {
    await mail('anna')
    await push('phone')
    clock.set('2026-11-29T05:59:00Z')
    await run()
    expect([mailServer.mails, service.pushed]).toEqual([[], []])
    clock.set('2026-11-29T06:00:00Z')
    await run()
    await run()
    clock.pass(60)
    await run()
    expect([readers(), service.pushed.length]).toEqual([['anna@firma.pl'], 1])
    expect(await rowOf('anna')).toMatchObject({ sentOn: '2026-11-29', nextDay: '2027-11-28', tries: 0 })
  })

  it('knows when it is 7:00 on days on which clocks change', async () => {
    // 28 March 2027 begins summer time at 2:00, 31 October 2027 ends it at 3:00.
    const days = ['2027-03-28', '2027-10-31'].map((day) => plannedMessage(day, { until: day }))
    await mail('anna', planOf(days))
    for (const [instant, count] of [
      ['2027-03-28T04:59:00Z', 0],
      ['2027-03-28T05:00:00Z', 1],
      ['2027-10-31T05:59:00Z', 1],
      ['2027-10-31T06:00:00Z', 2],
    ] as const) {
      clock.set(instant)
      await run()
      expect(mailServer.mails).toHaveLength(count)
    }
  })

  it('sends on 29 February', async () => {
    const plan = planOf([plannedMessage('2028-02-29', { until: '2028-02-29' })], { endsOn: '2028-11-28' })
    await keepReminder(store, { id: 'anna', plan, address: 'anna@firma.pl', on: '2028-02-01' })
    clock.set('2028-02-29T06:00:00Z')
    await run()
    expect(subjects()).toEqual(['Pewnik: 3 terminy do 29.02.2028'])
  })

  it('sends only the latest message after three days without a server', async () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-09']
    await mail('anna', planOf(days.map((day) => plannedMessage(day, { until: day }))))
    clock.set('2026-12-02T09:00:00Z')
    await run()
    expect(subjects()).toEqual(['Pewnik: 3 terminy do 1.12.2026'])
    expect(await rowOf('anna')).toMatchObject({ sentOn: '2026-12-02', nextDay: '2026-12-09' })
  })

  it('tells of no training that is over', async () => {
    await mail('anna', planOf([plannedMessage('2026-11-29', { counts: { training: 1 } })]))
    clock.set('2026-12-02T09:00:00Z')
    await run()
    expect([mailServer.mails, (await rowOf('anna')).nextDay]).toEqual([[], '2027-11-28'])
  })

  it('says once that a plan ends', async () => {
    await mail('anna', planOf([], { endsOn: '2026-11-29' }))
    await run()
    clock.set('2026-11-30T06:00:00Z')
    await run()
    expect(subjects()).toEqual(['Pewnik: plan przypomnień się kończy'])
  })

  it('says that a plan ends beside what was late, and also if that is over', async () => {
    const late = { counts: { paper: 2 }, until: '2026-11-28' }
    const ends = { endsOn: '2026-12-01' }
    await mail('anna', planOf([plannedMessage('2026-11-29', late)], ends))
    await mail('ewa', planOf([plannedMessage('2026-11-29', { counts: { training: 1 } })], ends))
    clock.set('2026-12-01T09:00:00Z')
    await run()
    expect(subjects().toSorted()).toEqual([
      'Pewnik: 2 terminy do 28.11.2026',
      'Pewnik: plan przypomnień się kończy',
    ])
    for (const { text } of mailServer.mails) expect(text).toContain('Plan przypomnień kończy się 1.12.2026.')
  })

  it('sends nothing twice if two copies of the server look at once', async () => {
    const other = await open(storeLimits({ reminders: 1_000 }))
    for (let at = 0; at < 130; at += 1) await push(`phone ${at}`)
    await Promise.all([run('one'), run('two', other), run('one'), run('two', other)])
    expect(new Set(service.pushed.map(({ endpoint }) => endpoint)).size).toBe(130)
    expect(service.pushed).toHaveLength(130)
  })

  it('lets another copy send what one has claimed that died', async () => {
    await mail('anna')
    const { now, today } = clock.moment()
    const until = '2026-11-29T06:10:00.000Z'
    await store.takeLease({ name: 'reminders', holder: 'dead', now: now.toISOString(), until })
    await store.claimReminders({ day: today, now: now.toISOString(), until, most: 100 })
    clock.pass(5)
    await run('other')
    expect(mailServer.mails).toEqual([])
    clock.pass(6)
    await run('other')
    expect(readers()).toEqual(['anna@firma.pl'])
  })

  it('leaves its place to another copy as it stops', async () => {
    await mail('anna')
    await run('one', store, () => true)
    expect(mailServer.mails).toEqual([])
    await sender.leaveSending({ store, holder: 'one', moment: clock.moment, isStopping: () => true })
    await run('two')
    expect(readers()).toEqual(['anna@firma.pl'])
  })

  it('tries again with growing gaps for a day, and then gives up', async () => {
    await mail('anna')
    await mailServer.close()
    const tries: string[] = []
    for (let minute = 0; minute < 36 * 60 && (await rowOf('anna')).sentOn === '2026-11-28'; minute += 5) {
      const { tries: before } = await rowOf('anna')
      await run()
      const { tries: after, sentOn } = await rowOf('anna')
      const { today, time } = clock.moment()
      if (after !== before || sentOn === today) tries.push(`${today.slice(-2)} ${time}`)
      clock.pass(5)
    }
    expect(tries).toEqual([
      '29 07:00',
      '29 07:05',
      '29 07:20',
      '29 08:20',
      '29 11:20',
      '29 17:20',
      '29 23:20',
      '30 07:00',
    ])
    expect(await rowOf('anna')).toMatchObject({ state: 'active', nextDay: '2027-11-28', tries: 0 })
    mailServer = await startMailServer()
  })

  it('delivers later the same day if the mail server comes back', async () => {
    await mail('anna')
    const { port } = mailServer
    await mailServer.close()
    await run()
    mailServer = await startMailServer({ port })
    clock.pass(4)
    await run()
    expect(mailServer.mails).toEqual([])
    clock.pass(1)
    await run()
    expect(readers()).toEqual(['anna@firma.pl'])
    expect(await sender.readSendingNote(store)).toMatchObject({ sent: 1, failed: 0, time: '7:05' })
  })

  it('ends a mailbox that refuses three times in a row', async () => {
    const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']
    await mail('nikt', planOf(days.map((day) => plannedMessage(day))))
    mailServer.refuse('nikt@firma.pl', 550)
    const states = []
    for (const day of days) {
      clock.set(`${day}T06:00:00Z`)
      await run()
      states.push((await rowOf('nikt')).state)
    }
    expect(states).toEqual(['active', 'active', 'refused', 'refused'])
  })

  it('forgets a device that its push service calls gone', async () => {
    service.answerWith(410, await push('sold'))
    await push('phone')
    await run()
    expect(await store.findReminder('sold')).toBeUndefined()
    expect(service.pushed).toHaveLength(1)
  })

  it('skips a plan that it cannot read, says so once without the address, and sends the others', async () => {
    await mail('anna', '{"a plan": "of another version"}')
    await mail('ewa')
    await run()
    clock.set('2026-11-30T06:00:00Z')
    await run()
    expect(readers()).toEqual(['ewa@firma.pl'])
    const about = logged().filter((line: string) => line.includes('anna'))
    expect(about).toEqual(['Planu przypomnień anna nie da się odczytać'])
  })

  it('says once a day in the log what it has done, without addresses', async () => {
    await mail('anna')
    await mail('nikt')
    service.answerWith(404, await push('sold'))
    mailServer.refuse('nikt@firma.pl', 550)
    await run()
    await run()
    clock.set('2026-11-30T06:00:00Z')
    await run()
    expect(logged()).toEqual([
      'Przypomnienia 29.11.2026: wysłano 1, nie udało się 1, zakończono 1',
      'Przypomnienia 30.11.2026: wysłano 0, nie udało się 0, zakończono 0',
    ])
  })

  it('clears once a day what nobody has confirmed and what nobody needs', async () => {
    const kept = { tokenHash: 'h', channel: 'mail' as const, plan: JSON.stringify(planOf([])) }
    const put = (id: string, changedOn: string) =>
      store.putReminder({ ...kept, id, target: `${id}@firma.pl`, changedOn }, () => undefined)
    await put('old', '2026-11-21')
    await put('new', '2026-11-22')
    for (const [id, changedOn] of [
      ['old', '2025-10-24'],
      ['new', '2025-10-25'],
    ] as const) {
      await store.putFeed({ id, tokenHash: 'h', changedOn, more: 0 }, () => '[]')
    }
    await run()
    const has = async (id: string) => [await store.findReminder(id), await store.findFeed(id)].map(Boolean)
    expect([await has('old'), await has('new')]).toEqual([
      [false, false],
      [true, true],
    ])
  })
})
