import { globSync, readFileSync } from 'node:fs'

import { createStaticHandler, RouterContextProvider, type LoaderFunction } from 'react-router'
import { vi } from 'vitest'

import routes from '~/routes'
import type * as VaultStore from '~/server/store/vault-store.server'

import { temporaryStore } from './temporary-store'

type ResourceModule = { loader: LoaderFunction; action: LoaderFunction }

const FOLDERS = ['routes/resources/vault/', 'routes/resources/reminders/']
const MODULES = import.meta.glob<ResourceModule>([
  '/app/routes/resources/{vault,reminders}/*.ts',
  '!**/*.server.ts',
])

export type VaultServer = {
  /** Answers a request as the server does, by the real routes. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** Works with the store itself, for what else only a mail's link or the sender does. */
  withStore: (typeof VaultStore)['tryStore']
  /** All bytes that the store has on the disk. */
  storedBytes: () => Buffer
  close: () => Promise<void>
}

/** Starts the routes of vaults and reminders over a store of their own: an empty file, or the one that `env` names. */
export async function openVaultServer(env: Record<string, string> = {}): Promise<VaultServer> {
  const store = temporaryStore()
  const settings = { ...store.env, ...env }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.resetModules()
  const { closeStore, tryStore } = await import('~/server/store/vault-store.server')
  const { closeMail } = await import('~/server/reminders/mail.server')
  const { queryRoute } = createStaticHandler(await Promise.all(routes.filter(isOverStore).map(withModule)))
  vi.unstubAllEnvs()

  return {
    async fetch(path, init) {
      const request = new Request(new URL(path, 'http://pewnik.example'), init)
      const answer: unknown = await queryRoute(request, { requestContext: new RouterContextProvider() })
      if (answer instanceof Response) return answer
      throw new Error(`${path} has no answer`)
    },
    withStore: tryStore,
    storedBytes: () => Buffer.concat(globSync(`${store.folder}/*`).map((file) => readFileSync(file))),
    async close() {
      closeMail()
      await closeStore()
      store.remove()
    },
  }
}

function isOverStore({ file }: { file: string }): boolean {
  return FOLDERS.some((folder) => file.startsWith(folder))
}

/** Loads a route as its server does: with the settings of that moment. */
async function withModule({ path, file }: { path?: string; file: string }) {
  const load = MODULES[`/app/${file}`]
  if (!load) throw new Error(`routes.ts names ${file}, which does not exist.`)
  const { loader, action } = await load()
  return { path, loader, action }
}
