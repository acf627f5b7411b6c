import { afterEach, describe, expect, it, vi } from 'vitest'

import { hashOf } from '../../../../support/vault-client'
import { bearer, factsOf, HASHES, ID, idOf, sealedText, TOKENS } from '../../../../support/vault-requests'
import { openVaultServer, type VaultServer } from '../../../../support/vault-server'

const NAME = 'n'.repeat(43)

let server: VaultServer

async function start(env?: Record<string, string>): Promise<void> {
  server = await openVaultServer(env)
}

afterEach(async () => {
  await server.close()
})

const begin = (hashes: object = HASHES, headers: Record<string, string> = {}) =>
  server.fetch(`/vault/${ID}`, { method: 'PUT', body: JSON.stringify(hashes), headers })

const post = (id: string, body: BodyInit, headers: Record<string, string> = {}) =>
  server.fetch(`/vault/${ID}/entries`, {
    method: 'POST',
    headers: { ...bearer(TOKENS.write), 'Entry-Id': id, ...headers },
    body,
  })

const look = (search = '', token = TOKENS.read) =>
  server.fetch(`/vault/${ID}/entries${search}`, { headers: bearer(token) })

const blob = (method: string, { name = NAME, token = TOKENS.write, body = '' } = {}) =>
  server.fetch(`/vault/${ID}/blobs/${name}`, {
    method,
    headers: bearer(token),
    ...(method === 'PUT' && { body }),
  })

/** Reads the frames of an answer. */
async function framesOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const frames = []
  for (let place = 0; place < bytes.length;) {
    const part = () => {
      const from = place + 4
      place = from + bytes.readUInt32BE(place)
      return bytes.subarray(from, place).toString()
    }
    frames.push({ head: JSON.parse(part()), content: part() })
  }
  return frames
}

describe('a vault', () => {
  it('is begun once, and the same again changes nothing', async () => {
    await start()
    expect(await factsOf(await begin())).toEqual([201, { vault: 'made' }])
    expect(await factsOf(await begin())).toEqual([200, { vault: 'there' }])
    for (const token of ['write', 'read', 'drop']) {
      expect(await factsOf(await begin({ ...HASHES, [token]: hashOf('x') }))).toEqual([
        409,
        { vault: 'taken' },
      ])
    }
  })

  it('needs hashes of three tokens and an id of 128 bits', async () => {
    await start()
    for (const hashes of [{}, { ...HASHES, read: 'short' }, { ...HASHES, drop: 1 }, []]) {
      expect((await begin(hashes)).status).toBe(400)
    }
    for (const id of ['x', `${ID}a`, `${ID.slice(1)}!`]) {
      const answer = await server.fetch(`/vault/${id}`, { method: 'PUT', body: JSON.stringify(HASHES) })
      expect(answer.status).toBe(400)
    }
    expect((await server.fetch(`/vault/${ID}`, { method: 'PUT', body: '{' })).status).toBe(400)
  })

  it('ends with all that it holds for good, and ending it again is no error', async () => {
    await start()
    await begin()
    await post(idOf('a'), sealedText('a'))
    const end = (token: string) => server.fetch(`/vault/${ID}`, { method: 'DELETE', headers: bearer(token) })
    expect((await end(TOKENS.read)).status).toBe(404)
    expect((await end(TOKENS.write)).status).toBe(204)
    expect((await end(TOKENS.write)).status).toBe(204)
    for (const answer of [await look(), await begin(), await post(idOf('b'), sealedText('b'))]) {
      expect(await factsOf(answer)).toEqual([410, { vault: 'ended' }])
    }
  })

  it('needs an invitation where the operator asks for one', async () => {
    await start({ STORE_INVITATIONS: 'maj-2026, czerwiec' })
    expect(await factsOf(await begin())).toEqual([403, { store: 'invitation' }])
    expect((await begin(HASHES, { Invitation: 'maj' })).status).toBe(403)
    expect((await begin(HASHES, { Invitation: 'maj-2026' })).status).toBe(201)
  })

  it('answers the same to a wrong token and for a vault that does not exist', async () => {
    await start()
    await begin()
    const none = [404, { vault: 'none' }]
    for (const token of [TOKENS.write, TOKENS.drop, 'x'.repeat(43), 'x', '']) {
      expect(await factsOf(await look('', token))).toEqual(none)
    }
    expect(await factsOf(await server.fetch(`/vault/${ID}/entries`))).toEqual(none)
    const other = await server.fetch(`/vault/${'b'.repeat(22)}/entries`, { headers: bearer(TOKENS.read) })
    expect(await factsOf(other)).toEqual(none)
    expect(await factsOf(await post(idOf('a'), sealedText('a'), bearer(TOKENS.read)))).toEqual(none)
    expect(await factsOf(await blob('PUT', { token: TOKENS.read }))).toEqual(none)
    expect(await factsOf(await blob('DELETE', { token: TOKENS.read }))).toEqual(none)
    expect(await factsOf(await blob('GET', { token: TOKENS.write }))).toEqual(none)
  })

  it('is kept by no cache', async () => {
    await start()
    await begin()
    await post(idOf('a'), sealedText('a'))
    for (const answer of [await begin(), await look(), await look('?after=1'), await look('', 'x')]) {
      expect(answer.headers.get('Cache-Control')).toContain('no-store')
    }
  })
})

describe('entries', () => {
  it('come in rising order with the server’s time, and a look without news is 204', async () => {
    await start()
    await begin()
    expect((await look()).status).toBe(204)
    expect(await factsOf(await post(idOf('a'), sealedText('one')))).toEqual([201, { number: 1 }])
    expect(await factsOf(await post(idOf('b'), sealedText('two')))).toEqual([201, { number: 2 }])
    expect(await factsOf(await post(idOf('a'), sealedText('one')))).toEqual([200, { number: 1 }])

    const answer = await look()
    expect(answer.headers.get('Content-Type')).toBe('application/octet-stream')
    expect([answer.headers.get('Vault-Last'), answer.headers.get('Vault-More')]).toEqual(['2', 'false'])
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(await framesOf(answer)).toEqual([
      { head: { number: 1, id: idOf('a'), at }, content: sealedText('one') },
      { head: { number: 2, id: idOf('b'), at }, content: sealedText('two') },
    ])
    expect(await framesOf(await look('?after=1'))).toMatchObject([{ head: { number: 2 } }])
    const nothingNew = await look(`?after=2&entry=${idOf('b')}`)
    expect([nothingNew.status, nothingNew.headers.get('Vault-Last')]).toEqual([204, '2'])
  })

  it('of more than 8 MB come in several answers', async () => {
    await start()
    await begin()
    const large = sealedText('x'.repeat(5_000_000))
    for (const letter of ['a', 'b']) await post(idOf(letter), large)
    const first = await look()
    expect([first.headers.get('Vault-Last'), first.headers.get('Vault-More')]).toEqual(['1', 'true'])
    const second = await look('?after=1')
    expect([second.headers.get('Vault-Last'), second.headers.get('Vault-More')]).toEqual(['2', 'false'])
    expect((await framesOf(second))[0]?.content).toHaveLength(large.length)
  })

  it('tell a device whose last entry is another one here, as after a store that was lost and filled again', async () => {
    await start()
    await begin()
    await post(idOf('a'), sealedText('a'))
    await post(idOf('b'), sealedText('b'))
    const other = [409, { vault: 'other-history' }]
    expect(await factsOf(await look('?after=3'))).toEqual(other)
    expect(await factsOf(await look(`?after=2&entry=${idOf('x')}`))).toEqual(other)
    expect(await factsOf(await look(`?after=1&entry=${idOf('b')}`))).toEqual(other)
    expect((await look(`?after=1&entry=${idOf('a')}`)).status).toBe(200)
  })

  it('that are replaced by a whole picture go', async () => {
    await start()
    await begin()
    for (const letter of ['a', 'b']) await post(idOf(letter), sealedText(letter))
    const replacing = (number: string) => post(idOf('c'), sealedText('all'), { 'Entry-Replaces': number })
    expect(await factsOf(await replacing('3'))).toEqual([409, { vault: 'ahead' }])
    expect(await factsOf(await replacing('2'))).toEqual([201, { number: 3 }])
    expect(await framesOf(await look())).toMatchObject([{ head: { number: 3 }, content: sealedText('all') }])
    expect((await look(`?after=2&entry=${idOf('b')}`)).status).toBe(200)
  })

  it('must be sealed, of at most 6 MB, and named', async () => {
    await start()
    await begin()
    expect(await factsOf(await post(idOf('a'), 'Anna Nowak'))).toEqual([415, { content: 'not-sealed' }])
    expect((await post(idOf('a'), '')).status).toBe(415)
    const largest = 6 * 1024 * 1024
    expect((await post(idOf('a'), sealedText('').padEnd(largest, 'x'))).status).toBe(201)
    const tooLarge = [413, { content: 'too-large' }]
    expect(await factsOf(await post(idOf('b'), sealedText('').padEnd(largest + 1, 'x')))).toEqual(tooLarge)
    const declared = { 'Content-Length': String(largest + 1) }
    expect(await factsOf(await post(idOf('b'), sealedText('b'), declared))).toEqual(tooLarge)
    for (const [id, replaces] of [
      ['short', '0'],
      [idOf('b'), '-1'],
      [idOf('b'), '1e3'],
    ] as const) {
      expect((await post(id, sealedText('b'), { 'Entry-Replaces': replaces })).status).toBe(400)
    }
    for (const search of ['?after=x', '?after=-1', '?after=1.5', '?after=1&entry=x']) {
      expect((await look(search)).status).toBe(400)
    }
  })
})

it('a blob is kept by its name, found, and removed', async () => {
  await start()
  await begin()
  const read = { token: TOKENS.read }
  expect((await blob('HEAD', read)).status).toBe(404)
  expect((await blob('PUT', { body: 'a photo' })).status).toBe(415)
  expect((await blob('PUT', { body: sealedText('scan') })).status).toBe(201)
  expect((await blob('PUT', { body: sealedText('another') })).status).toBe(200)
  const head = await blob('HEAD', read)
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(sealedText('scan').length)])
  expect(await (await blob('GET', read)).text()).toBe(sealedText('scan'))
  for (const name of ['n', 'N'.repeat(64), `${NAME}n`]) {
    expect((await blob('PUT', { name, body: sealedText('x') })).status).toBe(400)
  }
  expect((await blob('PUT', { name: 'a'.repeat(64), body: sealedText('x') })).status).toBe(201)
  expect((await blob('DELETE')).status).toBe(204)
  expect((await blob('DELETE')).status).toBe(204)
  expect((await blob('GET', read)).status).toBe(404)
})

it('a full vault, a full store and too many writes are said, and when to try again', async () => {
  await start({ STORE_VAULT_MB: '1', STORE_MB: '2', STORE_WRITES: '5', STORE_NEW_VAULTS: '3' })
  await begin()
  const half = sealedText('x'.repeat(600_000))
  expect((await post(idOf('a'), half)).status).toBe(201)
  const full = await post(idOf('b'), half)
  expect(full.headers.get('Retry-After')).toBe('3600')
  expect(await factsOf(full)).toEqual([507, { vault: 'full' }])
  const statuses = []
  for (const letter of ['c', 'd', 'e']) statuses.push((await post(idOf(letter), sealedText('x'))).status)
  expect(statuses).toEqual([201, 201, 201])
  const tooFast = await post(idOf('f'), sealedText('x'))
  expect(Number(tooFast.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await factsOf(tooFast)).toEqual([429, { vault: 'too-fast' }])

  const beginAnother = (letter: string) =>
    server.fetch(`/vault/${idOf(letter)}`, { method: 'PUT', body: JSON.stringify(HASHES) })
  expect([(await beginAnother('x')).status, (await beginAnother('y')).status]).toEqual([201, 201])
  expect((await beginAnother('z')).status).toBe(429)
})

it('a server without a store says so at every address', async () => {
  await start({ STORE: 'off' })
  const off = [404, { store: 'off' }]
  expect(await factsOf(await begin())).toEqual(off)
  expect(await factsOf(await look())).toEqual(off)
  expect(await factsOf(await post(idOf('a'), sealedText('a')))).toEqual(off)
  expect(await factsOf(await blob('GET'))).toEqual(off)
})

it('a store that fails is said with 503, and the log has it once until it works again', async () => {
  await start()
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await begin()
  await server.close()
  for (const answer of [await look(), await post(idOf('a'), sealedText('a')), await begin()]) {
    expect((await begin({})).status).toBe(400)
    expect(answer.headers.get('Retry-After')).toBe('15')
    expect(await factsOf(answer)).toEqual([503, { store: 'unavailable' }])
  }
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

it('other methods are refused with those that the address knows', async () => {
  await start()
  for (const [path, method, allowed] of [
    [`/vault/${ID}`, 'GET', 'PUT, DELETE'],
    [`/vault/${ID}`, 'POST', 'PUT, DELETE'],
    [`/vault/${ID}/entries`, 'PUT', 'GET, HEAD, POST'],
    [`/vault/${ID}/blobs/${NAME}`, 'POST', 'GET, HEAD, PUT, DELETE'],
  ] as const) {
    const answer = await server.fetch(path, { method })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allowed])
  }
})
