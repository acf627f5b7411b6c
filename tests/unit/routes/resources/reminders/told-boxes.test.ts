import { createECDH } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { bearer, factsOf, HASHES, ID, idOf, TOKENS } from '../../../../support/vault-requests'
import { openVaultServer, type VaultServer } from '../../../../support/vault-server'

const TODAY = '2026-11-28'
const KEYS = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) }
const REMINDER = `/reminders/${idOf('m')}`
const BOXES = { vault: ID, read: TOKENS.read }

let server: VaultServer

beforeEach(async () => {
  server = await openVaultServer({ TODAY })
  await ask('PUT', `/vault/${ID}`, HASHES, TOKENS.write)
})

afterEach(() => server.close())

const ask = (method: string, path: string, body?: unknown, token = 't'.repeat(43)) =>
  server.fetch(path, {
    method,
    headers: bearer(token),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const put = async (boxes?: object) =>
  factsOf(
    await ask('PUT', REMINDER, {
      channel: 'push',
      subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: KEYS },
      plan: { language: 'pl', madeOn: TODAY, endsOn: '2027-11-28', messages: [] },
      ...(boxes && { boxes }),
    }),
  )

const keptVault = () =>
  server.withStore(async (store) => (await store.findReminder(idOf('m')))?.vaultId ?? '')

describe('a reminder', () => {
  it('tells of the drops of a vault that its device may read', async () => {
    expect(await put(BOXES)).toEqual([201, { state: 'active', tellsOfDrops: true }])
    expect(await keptVault()).toBe(ID)
    expect(await factsOf(await ask('GET', REMINDER))).toEqual([200, { state: 'active', tellsOfDrops: true }])
    expect(await put()).toEqual([200, { state: 'active' }])
    expect(await keptVault()).toBe('')
  })

  it.each([
    ['the token that reads is another one', { ...BOXES, read: 'x'.repeat(43) }],
    ['the token is the one that writes', { ...BOXES, read: TOKENS.write }],
    ['there is no such vault', { ...BOXES, vault: idOf('z') }],
  ])('is taken, and tells of no drops, if %s', async (_, boxes) => {
    expect(await put(boxes)).toEqual([201, { state: 'active' }])
    expect(await keptVault()).toBe('')
  })

  it('tells of no drops any more if its device may read the vault no longer', async () => {
    await put(BOXES)
    await ask('DELETE', `/vault/${ID}`, undefined, TOKENS.write)
    expect(await put(BOXES)).toEqual([200, { state: 'active' }])
    expect(await keptVault()).toBe('')
  })

  it('is refused with what can be no vault and no token', async () => {
    for (const boxes of [{}, { ...BOXES, vault: 'short' }, { ...BOXES, read: `${TOKENS.read}x` }]) {
      expect(await put(boxes)).toEqual([400, { content: 'malformed' }])
    }
  })

  it('puts no token of a vault into the store', async () => {
    await put(BOXES)
    const stored = server.storedBytes()
    expect([stored.includes(idOf('m')), stored.includes(TOKENS.read)]).toEqual([true, false])
  })
})
