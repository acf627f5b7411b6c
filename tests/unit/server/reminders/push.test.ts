import { afterEach, beforeEach, expect, it } from 'vitest'

import { vapidKeys } from '~/server/reminders/server-keys.server'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { startPushService, type PushService } from '../../../support/push-service'
import { keepReminder, loadSender, planOf, plannedMessage } from '../../../support/reminder-sender'
import { emptyStores, ENGINES } from '../../../support/store-engines'

const [sqlite] = ENGINES
if (!sqlite) throw new Error('There is no engine')

const TODAY = '2026-11-29'

const { open } = emptyStores(sqlite)
let store: Store
let service: PushService
let sender: Awaited<ReturnType<typeof loadSender>>

beforeEach(async () => {
  service = await startPushService()
  sender = await loadSender({ PUBLIC_URL: 'https://pewnik.firma.pl' })
  store = await open()
})

afterEach(() => service.close())

async function kept(subscription: object = service.subscribe()): Promise<Reminder> {
  await keepReminder(store, { id: 'phone', plan: planOf([]), subscription })
  const reminder = await store.findReminder('phone')
  if (!reminder) throw new Error('It is not kept')
  return reminder
}

const message = plannedMessage(TODAY, { overdue: 1, lines: ['Jan Nowak'], sealed: 'c2VhbGVk' })
const plan = planOf([message])

const send = async (reminder: Reminder) =>
  sender.sendDue(store, reminder, { plan, due: { message }, today: TODAY })

it('a push message is sealed for its device, signed by the server, and has no names outside its own seal', async () => {
  expect(await send(await kept())).toBe('sent')
  const [pushed] = service.pushed
  expect(JSON.parse(pushed?.text ?? '')).toEqual({
    day: TODAY,
    until: '2027-01-03',
    counts: { certificate: 2, accident: 1 },
    overdue: 1,
    sealed: 'c2VhbGVk',
    language: 'pl',
    owner: 'register',
    madeOn: '2026-11-28',
    of: expect.stringMatching(/^[\da-f]{32}$/),
  })
  const { publicKey } = await vapidKeys(store)
  expect(pushed).toMatchObject({ key: publicKey, contact: 'https://pewnik.firma.pl', ttl: '86400' })
})

it('a newer reminder replaces one of the same person that waits, and a test replaces none', async () => {
  const reminder = await kept()
  await send(reminder)
  await send(reminder)
  await send({ ...reminder, id: 'of another person in this browser' })
  await sender.sendTest(store, reminder)
  const [first, newer, other, test] = service.pushed.map(({ topic }) => topic)
  expect([newer === first, other === first, test]).toEqual([true, false, 'test'])
  expect(JSON.parse(service.pushed[3]?.text ?? '')).toMatchObject({
    kind: 'test',
    language: 'pl',
    counts: {},
  })
})

it('the end of a plan is told as one', async () => {
  const due = { planEndsOn: TODAY }
  await sender.sendDue(store, await kept(), { plan, due, today: TODAY })
  expect(JSON.parse(service.pushed[0]?.text ?? '')).toMatchObject({ kind: 'plan-ends', until: TODAY })
})

it('the end of a plan and a late message of the same day are told in one', async () => {
  const due = { message, planEndsOn: TODAY }
  await sender.sendDue(store, await kept(), { plan, due, today: TODAY })
  expect(service.pushed.map(({ text }) => JSON.parse(text))).toEqual([
    expect.objectContaining({ counts: message.counts, planEndsOn: TODAY }),
  ])
})

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'failed'],
  [503, 'failed'],
  [302, 'failed'],
])('the answer %i of a push service means %s', async (status, delivery) => {
  service.answerWith(status)
  expect(await send(await kept())).toBe(delivery)
})

it('a push service that is away is worth another try', async () => {
  const reminder = await kept()
  await service.close()
  expect(await send(reminder)).toBe('failed')
  service = await startPushService()
})

it('a subscription without keys is refused', async () => {
  const { endpoint } = service.subscribe()
  expect(await send(await kept({ endpoint }))).toBe('refused')
  expect(await send(await kept({ endpoint, keys: { p256dh: 'AAAA', auth: 'AAAA' } }))).toBe('refused')
})

it.each([
  [{ PUBLIC_URL: 'http://localhost:3000', MAIL_FROM: 'a@firma.pl' }, 'mailto:a@firma.pl'],
  [{}, 'mailto:nikt@pewnik.invalid'],
])('push services are told whom to ask: %j', async (env, contact) => {
  const own = await loadSender({ PUBLIC_URL: '', MAIL_FROM: '', ...env })
  await own.sendTest(store, await kept())
  expect(service.pushed[0]?.contact).toBe(contact)
})
