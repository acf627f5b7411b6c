import { generateX25519Identity } from 'age-encryption'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { recipientOf, sealFor } from '~/browser/sealing/age-file.client'

import { hashOf } from '../../../../support/vault-client'
import { bearer, HASHES, ID, idOf, TOKENS } from '../../../../support/vault-requests'
import { openVaultServer, type VaultServer } from '../../../../support/vault-server'

const [BOX, PAGE] = [idOf('b'), idOf('p')]
const BOX_TOKEN = 'box-token-'.padEnd(43, 'x')

let server: VaultServer

beforeEach(async () => {
  server = await openVaultServer({ TODAY: '2031-05-05' })
  await server.fetch(`/vault/${ID}`, { method: 'PUT', body: JSON.stringify(HASHES) })
})

afterEach(() => server.close())

/** Sends what a browser seals for an identity. */
async function send(
  method: string,
  path: string,
  { token, said, identity, headers }: { token: string; said: object; identity: string; headers: object },
) {
  const body = await sealFor(await recipientOf(identity), new Blob([JSON.stringify(said)]))
  const init = { method, body: await body.arrayBuffer(), headers: { ...bearer(token), ...headers } }
  expect((await server.fetch(`/vault/${ID}/${path}`, init)).status).toBe(201)
}

it('a stolen disk has no readable word of what the crew sends and reads, and none of their keys', async () => {
  const [boxKey, pageKey] = [await generateX25519Identity(), await generateX25519Identity()]
  await server.fetch(`/vault/${ID}/boxes/${BOX}`, {
    method: 'PUT',
    body: JSON.stringify({ drop: hashOf(BOX_TOKEN), isPaused: false }),
    headers: bearer(TOKENS.write),
  })
  await send('POST', `boxes/${BOX}/drops`, {
    token: BOX_TOKEN,
    said: { kind: 'near_miss', text: 'Spadła deska z rusztowania', name: 'Ewa Tajna', phone: '600 100 200' },
    identity: boxKey,
    headers: { 'Drop-Id': idOf('d') },
  })
  await send('PUT', `pages/${PAGE}`, {
    token: TOKENS.write,
    said: { of: 'mine', name: 'Jan Nowak', firm: 'Dachpol', papers: ['Orzeczenie lekarskie'] },
    identity: pageKey,
    headers: { 'Page-Tag': 't'.repeat(43) },
  })
  await server.fetch(`/vault/${ID}/pages/${PAGE}`)
  // The day of the look is among what the server knows.
  await vi.waitFor(() => expect(server.storedBytes().includes('2031-05-05')).toBe(true))

  const stored = server.storedBytes()
  expect(stored.toString('latin1').match(/age-encryption\.org/g)?.length).toBeGreaterThan(1)
  const words = ['near_miss', 'deska', 'Tajna', '600 100', 'mine', 'Nowak', 'Dachpol', 'Orzeczenie']
  for (const word of [...words, BOX_TOKEN, TOKENS.write, TOKENS.read, boxKey, pageKey]) {
    expect([word, stored.includes(word)]).toEqual([word, false])
  }
})
