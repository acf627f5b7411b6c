import { vi } from 'vitest'

import type { Page } from '~/domain/crew/pages/page'
import { boxLink, pageLink, type BoxAddress } from '~/domain/crew/records/crew-links'
import { toBase64Url } from '~/domain/words/base64url'

import { hashOf } from './vault-client'
import { serveVaults } from './vault-of-page'
import { bearer, HASHES, ID, idOf, TOKENS } from './vault-requests'

// What a register does for the phones of its crew, by the real routes of the server.

const DROP_TOKEN = 't'.repeat(43)

export type CrewServer = {
  /** Publishes a page, and returns its link. */
  publish: (page: Page, id?: string) => Promise<string>
  withdraw: (id: string) => Promise<void>
  /** Opens a box, or changes it, and returns its link. */
  openBox: (options?: { isPaused?: boolean }) => Promise<string>
  closeBox: () => Promise<void>
  /** Returns what was dropped, opened by the register. */
  readDrops: () => Promise<Record<string, unknown>[]>
}

const loadAge = () => import('~/browser/sealing/age-file.client')

export async function serveCrew(): Promise<CrewServer> {
  await serveVaults()
  const age = await loadAge()
  const newKey = () => crypto.getRandomValues(Buffer.alloc(32))
  const request = async (path: string, init: RequestInit) => {
    const answer = await fetch(`/vault/${ID}${path}`, {
      ...init,
      headers: { ...bearer(TOKENS.write), ...init.headers },
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer
  }
  await request('', { method: 'PUT', body: JSON.stringify(HASHES) })
  const boxKey = age.identityOfBytes(newKey())
  const address: BoxAddress = {
    vaultId: ID,
    boxId: idOf('b'),
    dropToken: DROP_TOKEN,
    recipient: await age.recipientOf(boxKey),
    place: 'Hala A',
    firm: 'Zakłady Kontrolne',
  }
  return {
    publish: async (page, id = idOf('p')) => {
      const key = newKey()
      const recipient = await age.recipientOf(age.identityOfBytes(key))
      const sealed = await age.sealFor(recipient, new Blob([JSON.stringify(page)]))
      const body = await sealed.arrayBuffer()
      const headers = { 'Page-Tag': hashOf(id), 'Content-Length': String(body.byteLength) }
      await request(`/pages/${id}`, { method: 'PUT', headers, body })
      return pageLink(page.kind, { vaultId: ID, id, key: toBase64Url(key) })
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

/** Takes the network away until the next call. */
export function loseNetwork(): () => void {
  const former = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return () => {
    vi.stubGlobal('fetch', former)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  }
}

/** Lets the phone ask for pages in these languages. */
export function speak(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}
