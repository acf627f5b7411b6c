import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Store } from '~/server/store/store.server'

import { startMailServer, type Mailbox } from '../../../support/mail-server'
import { startPushService, type PushService } from '../../../support/push-service'
import { keepReminder, loadSender, planOf, plannedMessage, testClock } from '../../../support/reminder-sender'
import { emptyStores, ENGINES } from '../../../support/store-engines'

const VAULT = 'vault of the firm'
const BOX = 'box of hall A'

describe.each(ENGINES)('the news of the report box in $name', (engine) => {
  const { open } = emptyStores(engine)
  let store: Store
  let mailServer: Mailbox
  let service: PushService
  let sender: Awaited<ReturnType<typeof loadSender>>
  let clock: ReturnType<typeof testClock>
  let drops = 0

  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    mailServer = await startMailServer()
    service = await startPushService()
    sender = await loadSender({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'powiadomienia@firma.pl',
      PUBLIC_URL: 'https://pewnik.firma.pl',
    })
    store = await open()
    // A night in Warsaw.
    clock = testClock('2026-11-28T23:30:00Z')
    drops = 0
    await store.makeVault(VAULT, { write: 'w', read: 'r', drop: 'd' })
    await store.putBox(VAULT, { id: BOX, dropHash: 'd', isPaused: false })
  })

  afterEach(async () => {
    vi.restoreAllMocks()
    sender.closeMail()
    await mailServer.close()
    await service.close()
  })

  /** Looks for news in a copy of the server. */
  const run = (copy = store, isStopping = () => false) =>
    sender.tellOfDrops({ store: copy, holder: 'one', moment: clock.moment, isStopping })

  const drop = async () => {
    drops += 1
    const at = clock.moment().now.toISOString()
    await store.appendDrop({
      vaultId: VAULT,
      boxId: BOX,
      id: `drop ${drops}`,
      at,
      content: new Uint8Array(10),
    })
  }

  const mail = (id: string, plan = planOf([])) =>
    keepReminder(store, { id, plan, address: `${id}@firma.pl`, vaultId: VAULT })

  const push = async (id: string) => {
    const subscription = service.subscribe()
    await keepReminder(store, { id, plan: planOf([]), subscription, vaultId: VAULT })
    return subscription.endpoint
  }

  const subjects = () => mailServer.mails.map(({ headers }) => headers.get('subject'))

  it('come by mail at any time, in numbers, and lead to the list of drops', async () => {
    await mail('anna')
    await run()
    expect(mailServer.mails).toEqual([])
    await drop()
    await run()
    expect(subjects()).toEqual(['Pewnik: w skrzynce zgłoszeń 1 nowe zgłoszenie'])
    for (const part of [mailServer.mails[0]?.text, mailServer.mails[0]?.html]) {
      expect(part?.replaceAll('\u00a0', ' ')).toContain('W skrzynce zgłoszeń: 1 nowe zgłoszenie')
      expect(part).toContain('https://pewnik.firma.pl/reports/crew')
      expect(part).toMatch(/https:\/\/pewnik\.firma\.pl\/reminders\/anna\/end\//)
    }
  })

  it('come by push, sealed for the device, beside the deadlines that wait there', async () => {
    await push('phone')
    await drop()
    await run()
    const plan = planOf([plannedMessage('2026-11-29')])
    const [due] = plan.messages
    const reminder = await store.findReminder('phone')
    if (!reminder) throw new Error('It is not kept')
    await sender.sendDue(store, reminder, { plan, due: { message: due }, today: '2026-11-29' })
    const [news, deadlines] = service.pushed
    expect(JSON.parse(news?.text ?? '')).toMatchObject({ kind: 'drops', drops: { fresh: 1, waiting: 1 } })
    expect(news?.topic).not.toBe(deadlines?.topic)
  })

  it('come once an hour, whatever is put into the box', async () => {
    await mail('anna')
    for (let minute = 0; minute < 180; minute += 1) {
      if (minute % 3 === 0) await drop()
      await run()
      clock.pass(1)
    }
    expect(subjects()).toEqual([
      'Pewnik: w skrzynce zgłoszeń 1 nowe zgłoszenie',
      'Pewnik: w skrzynce zgłoszeń 20 nowych zgłoszeń',
      'Pewnik: w skrzynce zgłoszeń 20 nowych zgłoszeń',
    ])
    expect(mailServer.mails[2]?.text).toContain('Razem czeka 41 zgłoszeń.')
  })

  it('are none if the register has taken the drop in by then', async () => {
    await mail('anna')
    await drop()
    await store.clearDrop(VAULT, 'drop 1')
    await run()
    await drop()
    await run()
    expect(subjects()).toEqual(['Pewnik: w skrzynce zgłoszeń 1 nowe zgłoszenie'])
  })

  it('go out once from two copies of the server', async () => {
    const other = await open()
    for (const id of ['anna', 'ewa', 'jan']) await mail(id)
    await push('phone')
    await drop()
    await Promise.all([run(), run(other), run(), run(other)])
    expect(mailServer.mails.map(({ to }) => to).toSorted()).toEqual([
      'anna@firma.pl',
      'ewa@firma.pl',
      'jan@firma.pl',
    ])
    expect(service.pushed).toHaveLength(1)
  })

  it('are told by another copy if one stops, and are the same mail if they were told already', async () => {
    await mail('anna')
    await drop()
    await run(store, () => true)
    expect(mailServer.mails).toEqual([])
    const { now } = clock.moment()
    const until = new Date(now.getTime() + 600_000).toISOString()
    const [claimed] = await store.claimDropNews({ now: now.toISOString(), until, most: 1 })
    if (!claimed) throw new Error('There is no news')
    // It dies before it notes that.
    await sender.sendDropNews(store, claimed, '2026-11-29')
    clock.pass(9)
    await run()
    expect(mailServer.mails).toHaveLength(1)
    clock.pass(1)
    await run()
    const [first, second] = mailServer.mails.map(({ headers }) => headers.get('message-id'))
    expect(second).toBe(first)
  })

  it('arrive once the mail server is back, all in one', async () => {
    await mail('anna')
    const { port } = mailServer
    await mailServer.close()
    await drop()
    await run()
    await drop()
    mailServer = await startMailServer({ port })
    clock.pass(4)
    await run()
    expect(mailServer.mails).toEqual([])
    clock.pass(1)
    await run()
    expect(subjects()).toEqual(['Pewnik: w skrzynce zgłoszeń 2 nowe zgłoszenia'])
  })

  it('wait a day for a mailbox that refuses, and end it at the third refusal', async () => {
    await mail('nikt')
    mailServer.refuse('nikt@firma.pl', 550)
    await drop()
    const states = []
    for (let day = 0; day < 3; day += 1) {
      await run()
      clock.pass(23 * 60)
      await run()
      states.push((await store.findReminder('nikt'))?.state)
      clock.pass(60)
    }
    expect(states).toEqual(['active', 'active', 'refused'])
  })

  it('forget a device that its push service calls gone', async () => {
    service.answerWith(410, await push('sold'))
    await drop()
    await run()
    expect(await store.findReminder('sold')).toBeUndefined()
  })

  it('are not in the message of the day', async () => {
    await mail('anna', planOf([plannedMessage('2026-11-29')]))
    await drop()
    await run()
    clock.set('2026-11-29T06:00:00Z')
    await sender.sendReminders({ store, holder: 'one', moment: clock.moment, isStopping: () => false })
    await run()
    expect(subjects()).toEqual([
      'Pewnik: w skrzynce zgłoszeń 1 nowe zgłoszenie',
      'Pewnik: 3 terminy do 3.01.2027',
    ])
    expect(await sender.readSendingNote(store)).toMatchObject({ sent: 1 })
  })
})
