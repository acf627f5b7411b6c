import { globSync, readFileSync } from 'node:fs'

import { RouterContextProvider } from 'react-router'
import { vi } from 'vitest'

import { temporaryStore } from './temporary-store'

export type VaultServer = {
  /** Answers a request as the server does, by the real routes. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** All bytes that the store has on the disk. */
  storedBytes: () => Buffer
  close: () => Promise<void>
}

/** Starts the routes of vaults over a store of their own: an empty file, or the one that `env` names. */
export async function openVaultServer(env: Record<string, string> = {}): Promise<VaultServer> {
  const store = temporaryStore()
  const settings = { ...store.env, ...env }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const [vault, entries, blob, { closeStore }] = await Promise.all([
    import('~/routes/resources/vault/vault'),
    import('~/routes/resources/vault/entries'),
    import('~/routes/resources/vault/blob'),
    import('~/server/store/vault-store.server'),
  ])
  vi.unstubAllEnvs()

  return {
    async fetch(path, init) {
      const request = new Request(new URL(path, 'http://pewnik.example'), init)
      const url = new URL(request.url)
      const [, , vaultId = '', place, name = ''] = url.pathname.split('/')
      const rest = { request, url, context: new RouterContextProvider() }
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      if (place === undefined) {
        const args = { ...rest, params: { vaultId }, pattern: '/vault/:vaultId' as const }
        return isReading ? vault.loader() : vault.action(args)
      }
      if (place === 'entries') {
        const args = { ...rest, params: { vaultId }, pattern: '/vault/:vaultId/entries' as const }
        return isReading ? entries.loader(args) : entries.action(args)
      }
      const args = { ...rest, params: { vaultId, name }, pattern: '/vault/:vaultId/blobs/:name' as const }
      return isReading ? blob.loader(args) : blob.action(args)
    },
    storedBytes: () => Buffer.concat(globSync(`${store.folder}/*`).map((file) => readFileSync(file))),
    async close() {
      await closeStore()
      store.remove()
    },
  }
}
