import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTextKey, REMINDERS_DATABASE } from '~/browser/reminders/push-text'
import { keep } from '~/browser/reminders/reminder-store.client'
import { moveWithSubscription } from '~/worker/subscription-change'

import { OWNER } from '../../support/owner'
import { startPushService, type PushService } from '../../support/push-service'
import { planOf, plannedMessage } from '../../support/reminder-sender'
import { stubStorage } from '../../support/storage'
import { bearer, idOf } from '../../support/vault-requests'
import { openVaultServer, type VaultServer } from '../../support/vault-server'

const TODAY = '2026-11-28'
const TOKEN = 't'.repeat(43)

let service: PushService
let server: VaultServer
let isOffline = false

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  stubStorage()
  isOffline = false
  service = await startPushService()
  server = await openVaultServer({ TODAY, PUSH_SERVICES: service.origin })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return server.fetch(path, init)
  })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
  await service.close()
})

/** Lets this browser have a reminder, as the server has it as well. */
async function keepReminder(id: string, userId = OWNER.id): Promise<void> {
  const subscription = service.subscribe()
  const plan = planOf([plannedMessage('2026-12-04')])
  await server.fetch(`/reminders/${id}`, {
    method: 'PUT',
    headers: bearer(TOKEN),
    body: JSON.stringify({ channel: 'push', subscription, plan }),
  })
  const row = { id, token: TOKEN, state: 'active' as const, textKey: await createTextKey() }
  await keep(userId, { ...row, way: 'push', endpoint: subscription.endpoint })
}

/** Tells a worker that the browser has given up its subscription, and returns the new one. */
async function loseSubscription() {
  const subscribed: { endpoint: string }[] = []
  let receive: (event: object) => void = () => undefined
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: (event: object) => void) => (receive = listener),
    registration: {
      pushManager: {
        getSubscription: async () => null,
        subscribe: async () => {
          const given = service.subscribe()
          subscribed.push(given)
          return { toJSON: () => given }
        },
      },
    },
  })
  moveWithSubscription(REMINDERS_DATABASE)
  let work: Promise<unknown> = Promise.resolve()
  receive({ waitUntil: (under: Promise<unknown>) => (work = under) })
  await work
  return subscribed
}

async function rowOf(id: string) {
  const found = await server.withStore(async (store) => ({ row: await store.findReminder(id) }))
  return { endpoint: JSON.parse(found?.row?.target ?? '{}').endpoint, nextDay: found?.row?.nextDay }
}

it('a subscription that the browser gives up is replaced, for all reminders of this browser', async () => {
  await keepReminder(idOf('a'))
  await keepReminder(idOf('b'), 'another-person')
  const [subscription, ...others] = await loseSubscription()
  expect(others).toEqual([])
  for (const id of [idOf('a'), idOf('b')]) {
    expect(await rowOf(id)).toEqual({ endpoint: subscription?.endpoint, nextDay: '2026-12-04' })
  }
})

it('a browser without reminders subscribes to nothing', async () => {
  expect(await loseSubscription()).toEqual([])
})

it('without a network the reminders stay where they are', async () => {
  await keepReminder(idOf('a'))
  const before = await rowOf(idOf('a'))
  isOffline = true
  expect(await loseSubscription()).toEqual([])
  expect(await rowOf(idOf('a'))).toEqual(before)
})
