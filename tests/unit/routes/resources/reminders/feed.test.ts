import { afterEach, describe, expect, it } from 'vitest'

import { bearer, factsOf, ID, idOf } from '../../../../support/vault-requests'
import { openVaultServer, type VaultServer } from '../../../../support/vault-server'

const TOKEN = 't'.repeat(43)
const EVENTS = [{ uid: 'a', day: '2026-12-31' }]

let server: VaultServer

async function start(env: Record<string, string> = {}): Promise<void> {
  server = await openVaultServer({ TODAY: '2026-11-28', ...env })
}

afterEach(() => server.close())

const ask = (method: string, init: RequestInit & { id?: string; token?: string } = {}) =>
  server.fetch(`/feed/${init.id ?? ID}.ics`, {
    method,
    ...init,
    headers: { ...bearer(init.token ?? TOKEN), ...init.headers },
  })

const put = (body: unknown = { language: 'pl', events: EVENTS }, init: Parameters<typeof ask>[1] = {}) =>
  ask('PUT', { body: JSON.stringify(body), ...init })

const read = (headers = {}) => server.fetch(`/feed/${ID}.ics`, { headers })

const NONE = [404, { feed: 'none' }]

describe('a feed', () => {
  it('is given by a device and read by whoever knows its address', async () => {
    await start()
    expect(await factsOf(await put())).toEqual([201, { feed: 'made' }])
    expect(await factsOf(await put())).toEqual([200, { feed: 'changed' }])
    const answer = await read()
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
    ])
    expect(await answer.text()).toContain('URL:http://pewnik.example/calendar?date=2026-12-31')
    const head = await ask('HEAD')
    expect([head.status, head.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex, nofollow'])
  })

  it('links to the address that its operator has set', async () => {
    await start({ PUBLIC_URL: 'https://pewnik.firma.pl' })
    await put()
    expect(await (await read()).text()).toContain('URL:https://pewnik.firma.pl/calendar?date=2026-12-31')
  })

  it('is sent again only if it has changed', async () => {
    await start()
    await put()
    const tag = (await read()).headers.get('ETag') ?? ''
    expect((await read({ 'If-None-Match': tag })).status).toBe(304)
    await put()
    expect((await read({ 'If-None-Match': tag })).status).toBe(304)
    await put({ language: 'pl', events: [] })
    const answer = await read({ 'If-None-Match': tag })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('STATUS:CANCELLED')
  })

  it('ends by its own device only', async () => {
    await start()
    await put()
    const token = 'x'.repeat(43)
    expect(await factsOf(await ask('DELETE', { token }))).toEqual(NONE)
    expect(await factsOf(await put(undefined, { token }))).toEqual([409, { feed: 'taken' }])
    expect((await read()).status).toBe(200)
    expect([(await ask('DELETE')).status, (await ask('DELETE')).status]).toEqual([204, 204])
    expect(await factsOf(await read())).toEqual(NONE)
    expect(await factsOf(await ask('GET', { id: 'short' }))).toEqual(NONE)
  })

  it('is refused if it is malformed or too large', async () => {
    await start()
    for (const body of [
      {},
      [],
      { language: 'pl' },
      { language: 'de', events: [] },
      { language: 'pl', events: [{ uid: 'a', day: '2026-02-30' }] },
      { language: 'pl', events: [{ uid: 'a\r\nATTENDEE:x', day: '2026-12-31' }] },
      { language: 'pl', events: [...EVENTS, ...EVENTS] },
      {
        language: 'pl',
        events: Array.from({ length: 5_001 }, (_, n) => ({ uid: `${n}`, day: '2026-12-31' })),
      },
    ]) {
      const answer = await put(body)
      expect([body, await factsOf(answer)]).toEqual([body, [400, { content: 'malformed' }]])
    }
    const details = 'x'.repeat(1024 * 1024)
    const answer = await put({ language: 'pl', events: [{ ...EVENTS[0], details }] })
    expect(await factsOf(answer)).toEqual([413, { content: 'too-large' }])
    const many = Array.from({ length: 5_000 }, (_, n) => ({ uid: `${n}`, day: '2026-12-31' }))
    expect((await put({ language: 'pl', events: many })).status).toBe(201)
  })

  it('has the limits of reminders: an invitation, a pace and so many in all', async () => {
    await start({ STORE_INVITATIONS: 'abc', STORE_NEW_VAULTS: '2', STORE_REMINDERS: '1' })
    expect(await factsOf(await put())).toEqual([403, { store: 'invitation' }])
    const headers = { Invitation: 'abc' }
    expect((await put(undefined, { headers })).status).toBe(201)
    expect(await factsOf(await put(undefined, { headers, id: idOf('b') }))).toEqual([507, { store: 'full' }])
    expect(await factsOf(await put(undefined, { headers, id: idOf('c') }))).toEqual([
      429,
      { feed: 'too-fast' },
    ])
    expect((await put()).status).toBe(200)
  })

  it('needs a store, and answers other methods with those that it knows', async () => {
    await start({ STORE: 'off' })
    expect(await factsOf(await read())).toEqual([404, { store: 'off' }])
    const answer = await ask('POST')
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE'])
  })
})
