import { Blob as WholeBlob } from 'node:buffer'

import { onTestFinished, vi } from 'vitest'

import { NO_STORE } from '~/domain/vault/store-words'

import { openVaultServer, type VaultServer } from './vault-server'

/**
 * Lets the page of a visit ask the real routes of vaults and reminders over an empty store. Without one the server says
 * that it has none. `invitations` are the codes of which it wants one; `env` are other settings.
 */
export async function serveVaults({
  hasStore = true,
  invitations = '',
  env = {},
}: { hasStore?: boolean; invitations?: string; env?: Record<string, string> } = {}): Promise<VaultServer> {
  // The database gives arrays of Node, and jsdom has others.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer))
  const server = await openVaultServer({
    STORE_INVITATIONS: invitations,
    ...(!hasStore && { STORE: 'off' }),
    ...env,
  })
  const askOutside = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    // The server itself asks a push service.
    if (/^http:\/\/(127\.0\.0\.1|localhost)\b/.test(path)) return askOutside(path, init)
    if (/^\/(vault|reminders|feed)\b/.test(path)) return server.fetch(path, init)
    if (path === '/healthz') return new Response(`ok\n${hasStore ? 'Wspólne rejestry: SQLite' : NO_STORE}`)
    throw new TypeError('Failed to fetch')
  })
  // That of jsdom has no streams.
  vi.stubGlobal('Blob', WholeBlob)
  onTestFinished(() => server.close())
  return server
}
