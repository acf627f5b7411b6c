import type { Page } from '~/domain/crew/pages/page'
import { boxLink, pageLink, type BoxAddress } from '~/domain/crew/records/crew-links'
import { toBase64Url } from '~/domain/words/base64url'

import { SERVER_PORT } from './server.ts'
import { hashOf, newEntryId } from './vault-client.ts'
import { bearer, HASHES, idOf, TOKENS } from './vault-requests.ts'

const DROP_TOKEN = 't'.repeat(43)

/** What a register does for the phones of its crew, by the routes of a server. */
export type CrewRegister = {
  /** Publishes a page, and returns its link. Published again, it keeps the link. */
  publish: (page: Page, id?: string) => Promise<string>
  withdraw: (id: string) => Promise<void>
  /** Opens a box, or changes it, and returns its link. */
  openBox: (options?: { isPaused?: boolean }) => Promise<string>
  closeBox: () => Promise<void>
  /** Returns what was dropped, opened by the register. */
  readDrops: () => Promise<Record<string, unknown>[]>
}

type Ask = (path: string, init: RequestInit) => Promise<Response>

// Its arrays are those of the test, which may be others than those of Node.
const loadAge = () => import('~/browser/sealing/age-file.client')

/** Begins a vault, and returns what its register does. */
export async function beginRegister(ask: Ask, vaultId: string): Promise<CrewRegister> {
  const age = await loadAge()
  const newKey = () => crypto.getRandomValues(Buffer.alloc(32))
  const keys = new Map<string, Buffer>()
  const request = async (path: string, init: RequestInit) => {
    const answer = await ask(`/vault/${vaultId}${path}`, {
      ...init,
      headers: { ...bearer(TOKENS.write), ...init.headers },
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer
  }
  await request('', { method: 'PUT', body: JSON.stringify(HASHES) })
  const boxKey = age.identityOfBytes(newKey())
  const address: BoxAddress = {
    vaultId,
    boxId: idOf('b'),
    dropToken: DROP_TOKEN,
    recipient: await age.recipientOf(boxKey),
    place: 'Hala A',
    firm: 'Zakłady Kontrolne',
  }
  return {
    publish: async (page, id = idOf('p')) => {
      const key = keys.get(id) ?? newKey()
      keys.set(id, key)
      const recipient = await age.recipientOf(age.identityOfBytes(key))
      const sealed = await age.sealFor(recipient, new Blob([JSON.stringify(page)]))
      const body = await sealed.arrayBuffer()
      const headers = { 'Page-Tag': hashOf(id), 'Content-Length': String(body.byteLength) }
      await request(`/pages/${id}`, { method: 'PUT', headers, body })
      return pageLink(page.kind, { vaultId, id, key: toBase64Url(key) })
    },
    withdraw: async (id) => void (await request(`/pages/${id}`, { method: 'DELETE' })),
    openBox: async ({ isPaused = false } = {}) => {
      const body = JSON.stringify({ drop: hashOf(DROP_TOKEN), isPaused })
      await request(`/boxes/${address.boxId}`, { method: 'PUT', body })
      return boxLink(address)
    },
    closeBox: async () => void (await request(`/boxes/${address.boxId}`, { method: 'DELETE' })),
    readDrops: async () => {
      const answer = await request('/drops?after=0', { headers: bearer(TOKENS.read) })
      if (answer.status === 204) return []
      const { readFrames } = await import('~/browser/vault/vault-server.client')
      const drops: Record<string, unknown>[] = []
      for (const { sealed } of readFrames(await answer.arrayBuffer())) {
        const opened = await age.openBy(boxKey, sealed)
        drops.push(JSON.parse((await opened.content?.text()) ?? '{}'))
      }
      return drops
    },
  }
}

/** Begins a vault of its own on the server of the journeys. */
export function beginRegisterOfJourney(): Promise<CrewRegister> {
  return beginRegister((path, init) => fetch(`http://127.0.0.1:${SERVER_PORT}${path}`, init), newEntryId())
}
