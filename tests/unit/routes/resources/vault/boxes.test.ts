import { StatementSync } from 'node:sqlite'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { framesOf, hashOf } from '../../../../support/vault-client'
import { bearer, factsOf, HASHES, ID, idOf, sealedText, TOKENS } from '../../../../support/vault-requests'
import { openVaultServer, type VaultServer } from '../../../../support/vault-server'

const HALL = idOf('h')
const GATE = idOf('g')
const tokenOf = (box: string) => box.slice(0, 1).repeat(43)

let server: VaultServer

async function start(env?: Record<string, string>): Promise<void> {
  server = await openVaultServer(env)
  await server.fetch(`/vault/${ID}`, { method: 'PUT', body: JSON.stringify(HASHES) })
}

afterEach(async () => {
  vi.useRealTimers()
  await server.close()
})

const ask = (method: string, path: string, token: string, init: RequestInit = {}) =>
  server.fetch(`/vault/${ID}/${path}`, { method, ...init, headers: { ...bearer(token), ...init.headers } })

const putBox = (box: string, { isPaused = false, token = TOKENS.write, body = {} } = {}) =>
  ask('PUT', `boxes/${box}`, token, {
    body: JSON.stringify({ drop: hashOf(tokenOf(box)), isPaused, ...body }),
  })

const closeBox = (box: string) => ask('DELETE', `boxes/${box}`, TOKENS.write)

const send = (
  letter: string,
  { box = HALL, token = tokenOf(box), body = sealedText(letter), headers = {} } = {},
) => ask('POST', `boxes/${box}/drops`, token, { body, headers: { 'Drop-Id': idOf(letter), ...headers } })

const fetchDrops = (search = '', token = TOKENS.read) => ask('GET', `drops${search}`, token)

const clear = (letter: string) => ask('DELETE', `drops/${idOf(letter)}`, TOKENS.write)

async function waiting(search = '') {
  const answer = await fetchDrops(search)
  return answer.status === 204 ? [] : framesOf(Buffer.from(await answer.arrayBuffer()))
}

const NONE = [404, { vault: 'none' }]
const CLOSED = [410, { box: 'closed' }]

describe('a box', () => {
  beforeEach(() => start())

  it('is made, changed, closed and opened again, and a device sees what the server has', async () => {
    expect(await factsOf(await putBox(HALL))).toEqual([201, { box: 'made' }])
    expect(await factsOf(await putBox(HALL))).toEqual([200, { box: 'changed' }])
    await putBox(GATE, { isPaused: true })
    await send('a')
    const list = async () => (await factsOf(await ask('GET', 'boxes', TOKENS.read)))[1]
    const gate = { id: GATE, drop: hashOf(tokenOf(GATE)), isPaused: true, isClosed: false, waiting: 0 }
    const hall = { id: HALL, drop: hashOf(tokenOf(HALL)), isPaused: false, isClosed: false, waiting: 1 }
    expect(await list()).toEqual({ boxes: [gate, hall] })
    expect((await closeBox(HALL)).status).toBe(204)
    expect(await list()).toEqual({ boxes: [gate, { ...hall, isClosed: true }] })
    await putBox(HALL)
    expect(await list()).toEqual({ boxes: [gate, hall] })
  })

  it('is changed only by a device of the register, and wants a hash and an id of its own', async () => {
    for (const token of [TOKENS.read, TOKENS.drop, tokenOf(HALL)]) {
      expect(await factsOf(await putBox(HALL, { token }))).toEqual(NONE)
    }
    expect(await factsOf(await ask('GET', 'boxes', TOKENS.write))).toEqual(NONE)
    for (const body of [{ drop: 'short' }, { drop: 1 }, { isPaused: 'no' }, { isPaused: undefined }]) {
      expect(await factsOf(await putBox(HALL, { body }))).toEqual([400, { content: 'malformed' }])
    }
    for (const box of ['x', `${HALL}h`, `${HALL.slice(1)}!`]) expect((await putBox(box)).status).toBe(400)
  })
})

describe('a drop', () => {
  beforeEach(async () => {
    await start()
    await putBox(HALL)
    await putBox(GATE)
  })

  it('counts once, waits for the register, and its id stays once its content is gone', async () => {
    expect(await factsOf(await send('a'))).toEqual([201, { drop: 'kept' }])
    expect(await factsOf(await send('a'))).toEqual([200, { drop: 'there' }])
    expect((await send('b', { box: GATE })).status).toBe(201)
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const number = expect.any(Number)
    const [first, second] = [
      { number, id: idOf('a'), box: HALL, at, content: 'a' },
      { number, id: idOf('b'), box: GATE, at, content: 'b' },
    ]
    const drops = await waiting()
    expect(drops).toEqual([first, second])
    expect(await waiting(`?after=${drops[0]?.number}`)).toEqual([second])
    expect((await fetchDrops(`?after=${drops[1]?.number}`)).status).toBe(204)
    expect((await clear('a')).status).toBe(204)
    expect((await clear('a')).status).toBe(204)
    expect((await clear('x')).status).toBe(204)
    expect(await waiting()).toEqual([second])
    expect(await factsOf(await send('a'))).toEqual([200, { drop: 'there' }])
  })

  it('is told to each device that looks, with entries and without', async () => {
    const look = (after: number) => ask('GET', `entries?after=${after}`, TOKENS.read)
    await ask('POST', 'entries', TOKENS.write, { body: sealedText('e'), headers: { 'Entry-Id': idOf('e') } })
    const told = async () =>
      [await look(0), await look(1)].map(({ status, headers }) => [status, headers.get('Vault-Drops')])
    expect(await told()).toEqual([
      [200, null],
      [204, null],
    ])
    await send('a')
    await send('b')
    await clear('b')
    const [last] = (await told()).map(([, drops]) => drops)
    expect(Number(last)).toBeGreaterThan(1)
    expect(await told()).toEqual([
      [200, last],
      [204, last],
    ])
    expect((await fetchDrops(`?after=${last}`)).headers.get('Vault-Drops')).toBe(last)

    const statements = vi.spyOn(StatementSync.prototype, 'all')
    await look(1)
    expect(statements).toHaveBeenCalledTimes(1)
    statements.mockRestore()
  })

  it('comes with others in answers of some megabytes', async () => {
    const large = sealedText('x'.repeat(1_900_000))
    for (const letter of ['a', 'b', 'c', 'd', 'e'])
      expect((await send(letter, { body: large })).status).toBe(201)
    const part = async (search = '') => {
      const answer = await fetchDrops(search)
      const { headers } = answer
      const drops = framesOf(Buffer.from(await answer.arrayBuffer()))
      expect(headers.get('Vault-Last')).toBe(String(drops.at(-1)?.number))
      return {
        ids: drops.map(({ id }) => id),
        last: headers.get('Vault-Last'),
        more: headers.get('Vault-More'),
      }
    }
    const first = await part()
    expect(first).toMatchObject({ ids: ['a', 'b', 'c', 'd'].map(idOf), more: 'true' })
    expect(await part(`?after=${first.last}`)).toMatchObject({ ids: [idOf('e')], more: 'false' })
  })

  it('is refused alike for a vault, a box or a token that is not the right one', async () => {
    const other = { method: 'POST', body: sealedText('a'), headers: { 'Drop-Id': idOf('a') } }
    for (const answer of [
      await send('a', { token: tokenOf(GATE) }),
      await send('a', { token: TOKENS.drop }),
      await send('a', { token: TOKENS.write }),
      await send('a', { token: 'short' }),
      await send('a', { box: idOf('n') }),
      await send('a', { box: 'short', token: tokenOf(HALL) }),
      await server.fetch(`/vault/${idOf('v')}/boxes/${HALL}/drops`, {
        ...other,
        headers: { ...other.headers, ...bearer(tokenOf(HALL)) },
      }),
      await server.fetch(`/vault/${ID}/boxes/${HALL}/drops`, other),
    ]) {
      expect(await factsOf(answer)).toEqual(NONE)
    }
    expect(await waiting()).toEqual([])
  })

  it('is read and cleared only by a device of the register', async () => {
    await send('a')
    for (const token of [TOKENS.write, TOKENS.drop, tokenOf(HALL)]) {
      expect(await factsOf(await fetchDrops('', token))).toEqual(NONE)
    }
    for (const token of [TOKENS.read, TOKENS.drop, tokenOf(HALL)]) {
      expect(await factsOf(await ask('DELETE', `drops/${idOf('a')}`, token))).toEqual(NONE)
    }
    expect(await waiting()).toHaveLength(1)
  })

  it('must be sealed, of at most 2 MB, and named', async () => {
    expect(await factsOf(await send('a', { body: 'Widzę dziurę w podeście' }))).toEqual([
      415,
      { content: 'not-sealed' },
    ])
    const largest = 2 * 1024 * 1024
    expect((await send('a', { body: sealedText('').padEnd(largest, 'x') })).status).toBe(201)
    const tooLarge = [413, { content: 'too-large' }]
    expect(await factsOf(await send('b', { body: sealedText('').padEnd(largest + 1, 'x') }))).toEqual(
      tooLarge,
    )
    const declared = { 'Content-Length': String(largest + 1) }
    expect(await factsOf(await send('b', { headers: declared }))).toEqual(tooLarge)
    expect((await send('b', { headers: { 'Drop-Id': 'short' } })).status).toBe(400)
    expect((await ask('DELETE', 'drops/short', TOKENS.write)).status).toBe(400)
    for (const search of ['?after=x', '?after=-1', '?after=1.5']) {
      expect((await fetchDrops(search)).status).toBe(400)
    }
  })

  it('beyond the newest one tells that the store has another history', async () => {
    await send('a')
    const [drop] = await waiting()
    expect(await factsOf(await fetchDrops(`?after=${Number(drop?.number) + 1}`))).toEqual([
      409,
      { vault: 'other-history' },
    ])
  })

  it('is not taken by a paused box, but one that was taken before is not lost', async () => {
    await send('a')
    await putBox(HALL, { isPaused: true })
    expect(await factsOf(await send('b'))).toEqual([423, { box: 'paused' }])
    expect((await send('a')).status).toBe(200)
    expect((await send('b', { box: GATE })).status).toBe(201)
    await putBox(HALL)
    expect((await send('c')).status).toBe(201)
  })

  it('waits on if its box is closed before anybody read it, and no other one comes in', async () => {
    await send('a')
    await send('b')
    await send('c', { box: GATE })
    await clear('a')
    await closeBox(HALL)
    expect(await waiting()).toMatchObject([{ id: idOf('b') }, { id: idOf('c') }])
    for (const known of ['a', 'b']) expect((await send(known)).status).toBe(200)
    expect(await factsOf(await send('d'))).toEqual(CLOSED)
    expect((await clear('b')).status).toBe(204)
    expect(await waiting()).toMatchObject([{ id: idOf('c') }])
    expect(await factsOf(await send('d', { token: tokenOf(GATE) }))).toEqual(NONE)
  })

  it('of a vault that has ended is told so', async () => {
    await ask('DELETE', '', TOKENS.write)
    const ended = [410, { vault: 'ended' }]
    for (const answer of [await send('a'), await fetchDrops(), await clear('a'), await putBox(HALL)]) {
      expect(await factsOf(answer)).toEqual(ended)
    }
  })
})

describe('the limits of a box', () => {
  it('let so many come in an hour, and say when the next one may', async () => {
    await start({ STORE_DROPS: '2' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T06:45:00Z') })
    await putBox(HALL)
    await putBox(GATE)
    await send('a')
    await send('b')
    await clear('a')
    const refused = await send('c')
    expect(refused.headers.get('Retry-After')).toBe(String(15 * 60))
    expect(await factsOf(refused)).toEqual([429, { box: 'too-many' }])
    expect((await send('b')).status).toBe(200)
    expect((await send('c', { box: GATE })).status).toBe(201)
    vi.setSystemTime(Date.parse('2026-11-28T07:00:00Z'))
    expect((await send('d')).status).toBe(201)
  })

  it('let so many wait until the register has read one', async () => {
    await start({ STORE_WAITING: '2' })
    await putBox(HALL)
    await send('a')
    await send('b')
    const refused = await send('c')
    expect(refused.headers.get('Retry-After')).toBe('3600')
    expect(await factsOf(refused)).toEqual([507, { box: 'full' }])
    await clear('a')
    expect((await send('c')).status).toBe(201)
  })

  it('let a vault have so many open boxes', async () => {
    await start({ STORE_BOXES: '1' })
    await putBox(HALL)
    expect(await factsOf(await putBox(GATE))).toEqual([507, { boxes: 'full' }])
    expect((await putBox(HALL, { isPaused: true })).status).toBe(200)
    await closeBox(HALL)
    expect((await putBox(GATE)).status).toBe(201)
    expect(await factsOf(await putBox(HALL))).toEqual([507, { boxes: 'full' }])
  })

  it('keep what strangers send from taking the room of the register', async () => {
    await start({ STORE_VAULT_MB: '1', STORE_MB: '2' })
    await putBox(HALL)
    const half = sealedText('x'.repeat(600_000))
    const entry = (letter: string) =>
      ask('POST', 'entries', TOKENS.write, { body: half, headers: { 'Entry-Id': idOf(letter) } })
    expect((await send('a', { body: half })).status).toBe(201)
    expect(await factsOf(await send('b', { body: half }))).toEqual([507, { box: 'full' }])
    expect((await entry('e')).status).toBe(201)
    expect(await factsOf(await entry('f'))).toEqual([507, { vault: 'full' }])
    expect(await factsOf(await send('c'))).toEqual([507, { box: 'full' }])
  })
})

it('other methods are refused with those that the address knows', async () => {
  await start()
  for (const [path, method, allowed] of [
    ['boxes', 'POST', 'GET, HEAD'],
    [`boxes/${HALL}`, 'GET', 'PUT, DELETE'],
    [`boxes/${HALL}`, 'POST', 'PUT, DELETE'],
    [`boxes/${HALL}/drops`, 'GET', 'POST'],
    [`boxes/${HALL}/drops`, 'PUT', 'POST'],
    ['drops', 'POST', 'GET, HEAD'],
    [`drops/${HALL}`, 'GET', 'DELETE'],
    [`drops/${HALL}`, 'PUT', 'DELETE'],
  ] as const) {
    const answer = await ask(method, path, TOKENS.write)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed])
  }
})
