import { afterEach, describe, expect, it, vi } from 'vitest'

import { bearer, factsOf, HASHES, ID, idOf, sealedText, TOKENS } from '../../../../support/vault-requests'
import { openVaultServer, type VaultServer } from '../../../../support/vault-server'

const PAGE = idOf('p')
const TAG = 't'.repeat(43)
const DAY = '2026-11-28'

let server: VaultServer

async function start(env?: Record<string, string>): Promise<void> {
  server = await openVaultServer({ TODAY: DAY, ...env })
  await server.fetch(`/vault/${ID}`, { method: 'PUT', body: JSON.stringify(HASHES) })
}

afterEach(() => server.close())

const ask = (method: string, path: string, token: string, init: RequestInit = {}) =>
  server.fetch(`/vault/${ID}/${path}`, { method, ...init, headers: { ...bearer(token), ...init.headers } })

const publish = (text: string, { page = PAGE, token = TOKENS.write, tag = TAG, headers = {} } = {}) =>
  ask('PUT', `pages/${page}`, token, { body: sealedText(text), headers: { 'Page-Tag': tag, ...headers } })

const withdraw = (page = PAGE) => ask('DELETE', `pages/${page}`, TOKENS.write)

/** Looks as a phone does, without a token. */
const look = (page = PAGE, method = 'GET') => server.fetch(`/vault/${ID}/pages/${page}`, { method })

const listed = async () => (await factsOf(await ask('GET', 'pages', TOKENS.read)))[1]

const NONE = [404, { vault: 'none' }]

describe('a page', () => {
  it('is published, replaced and read by whoever has its link', async () => {
    await start()
    expect(await factsOf(await publish('one'))).toEqual([201, { page: 'made' }])
    expect(await factsOf(await publish('two', { tag: 'u'.repeat(43) }))).toEqual([200, { page: 'replaced' }])
    const answer = await look()
    expect(answer.headers.get('Cache-Control')).toBe('no-store, no-transform')
    expect(answer.headers.get('Content-Type')).toBe('application/octet-stream')
    expect(await answer.text()).toBe(sealedText('two'))
    await publish('three', { page: idOf('q') })
    expect(await listed()).toMatchObject({
      pages: [
        { id: PAGE, tag: 'u'.repeat(43) },
        { id: idOf('q'), tag: TAG },
      ],
    })
  })

  it('that is withdrawn is gone for phones, unlike one that the server never had, and may come again', async () => {
    await start()
    await publish('one')
    await look()
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw(idOf('x'))).status).toBe(204)
    expect(await factsOf(await look())).toEqual([410, { page: 'withdrawn' }])
    expect(await factsOf(await look(idOf('x')))).toEqual(NONE)
    expect(await factsOf(await look('short'))).toEqual(NONE)
    expect(await factsOf(await server.fetch(`/vault/${idOf('v')}/pages/${PAGE}`))).toEqual(NONE)
    expect(await factsOf(await server.fetch(`/vault/short/pages/${PAGE}`))).toEqual(NONE)
    expect(await listed()).toEqual({ pages: [] })
    expect((await publish('again')).status).toBe(201)
    expect(await listed()).toEqual({ pages: [{ id: PAGE, tag: TAG }] })
    expect((await look()).status).toBe(200)
  })

  it('goes with its vault', async () => {
    await start()
    await publish('one')
    await ask('DELETE', '', TOKENS.write)
    for (const answer of [await look(), await publish('two'), await ask('GET', 'pages', TOKENS.read)]) {
      expect(await factsOf(answer)).toEqual([410, { vault: 'ended' }])
    }
  })

  it('is written and listed only by a device of the register', async () => {
    await start()
    for (const token of [TOKENS.read, TOKENS.drop, 'x']) {
      expect(await factsOf(await publish('one', { token }))).toEqual(NONE)
      expect(await factsOf(await ask('DELETE', `pages/${PAGE}`, token))).toEqual(NONE)
    }
    for (const token of [TOKENS.write, TOKENS.drop]) {
      expect(await factsOf(await ask('GET', 'pages', token))).toEqual(NONE)
    }
    expect(await factsOf(await look())).toEqual(NONE)
  })

  it('must be sealed, of at most 2 MB, with an id and a tag', async () => {
    await start()
    const plain = { body: 'Anna Nowak', headers: { 'Page-Tag': TAG } }
    const answer = await ask('PUT', `pages/${PAGE}`, TOKENS.write, plain)
    expect(await factsOf(answer)).toEqual([415, { content: 'not-sealed' }])
    const room = 2 * 1024 * 1024 - sealedText('').length
    expect((await publish('x'.repeat(room))).status).toBe(201)
    expect(await factsOf(await publish('x'.repeat(room + 1)))).toEqual([413, { content: 'too-large' }])
    for (const wrong of [{ page: 'short' }, { page: `${PAGE}p` }, { tag: 'short' }, { tag: `${TAG}t` }]) {
      expect(await factsOf(await publish('x', wrong))).toEqual([400, { content: 'malformed' }])
    }
    expect((await withdraw('short')).status).toBe(400)
    expect(await (await look()).text()).toHaveLength(room + sealedText('').length)
  })

  it('may be one of so many, and not counted twice', async () => {
    await start({ STORE_PAGES: '2' })
    await publish('one')
    await publish('one again')
    await publish('two', { page: idOf('q') })
    const refused = await publish('three', { page: idOf('r') })
    expect(refused.headers.get('Retry-After')).toBe('3600')
    expect(await factsOf(refused)).toEqual([507, { pages: 'full' }])
    await withdraw()
    expect((await publish('three', { page: idOf('r') })).status).toBe(201)
    expect(await factsOf(await publish('one'))).toEqual([507, { pages: 'full' }])
  })

  it('counts for the size of the vault and for its pace of writes', async () => {
    await start({ STORE_VAULT_MB: '1', STORE_WRITES: '4' })
    const half = 'x'.repeat(600_000)
    expect((await publish(half)).status).toBe(201)
    expect(await factsOf(await publish(half, { page: idOf('q') }))).toEqual([507, { vault: 'full' }])
    expect((await publish(half)).status).toBe(200)
    expect((await withdraw()).status).toBe(204)
    const tooFast = await publish('x')
    expect(Number(tooFast.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await factsOf(tooFast)).toEqual([429, { vault: 'too-fast' }])
  })
})

describe('a look at a page', () => {
  it('leaves its day for the register, which a new text of the page keeps', async () => {
    await start()
    await publish('one')
    expect(await listed()).toEqual({ pages: [{ id: PAGE, tag: TAG }] })
    await look(PAGE, 'HEAD')
    await ask('GET', 'pages', TOKENS.read)
    expect(await listed()).toEqual({ pages: [{ id: PAGE, tag: TAG }] })
    await look()
    const seen = { pages: [{ id: PAGE, tag: TAG, seenOn: DAY }] }
    await vi.waitFor(async () => expect(await listed()).toEqual(seen))
    await publish('two')
    expect(await listed()).toEqual(seen)
  })

  it('leaves nothing at a page that does not want it', async () => {
    await start()
    await publish('one')
    await look()
    await vi.waitFor(async () => expect(await listed()).toMatchObject({ pages: [{ seenOn: DAY }] }))
    await publish('receipt', { headers: { 'Page-Unseen': 'true' } })
    await look()
    await publish('another', { page: idOf('q') })
    await look(idOf('q'))
    await vi.waitFor(async () =>
      expect(await listed()).toEqual({
        pages: [
          { id: PAGE, tag: TAG },
          { id: idOf('q'), tag: TAG, seenOn: DAY },
        ],
      }),
    )
  })
})

it('other methods are refused with those that the address knows', async () => {
  await start()
  for (const [path, method, allowed] of [
    ['pages', 'POST', 'GET, HEAD'],
    [`pages/${PAGE}`, 'POST', 'GET, HEAD, PUT, DELETE'],
  ] as const) {
    const answer = await ask(method, path, TOKENS.write)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed])
  }
})
