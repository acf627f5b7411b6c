import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'

import type { VaultServer } from './vault-server'

/** The phone of somebody of the crew, with the modules of one tab. */
export type Phone = {
  /** Runs a task as the code of this phone. */
  run: <T>(task: (modules: Modules) => Promise<T>) => Promise<T>
  /** Opens the page anew: what was only in memory is gone. */
  reload: () => Promise<void>
  /** `lost`: requests arrive, and answers do not. */
  network: { state: 'fine' | 'off' | 'lost'; requests: string[] }
  /** Takes its storage away from the page, as a private window does. */
  refuseStorage: () => void
}

type Modules = Awaited<ReturnType<typeof openModules>>

async function openModules() {
  vi.resetModules()
  const [pages, sending] = await Promise.all([
    import('~/browser/crew/open-page.client'),
    import('~/browser/crew/send-drop.client'),
  ])
  return { ...pages, ...sending }
}

/** Opens a phone that asks the server of that moment. */
export async function openPhone(server: () => Pick<VaultServer, 'fetch'>): Promise<Phone> {
  let database: IDBFactory | undefined = new IDBFactory()
  const network: Phone['network'] = { state: 'fine', requests: [] }
  const { setTimeout: begin } = globalThis
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const enter = () => {
    vi.stubGlobal('indexedDB', database)
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('setTimeout', (task: () => void, waitMs: number) => {
      const timer = begin(task, waitMs)
      timers.add(timer)
      return timer
    })
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      network.requests.push(`${init?.method ?? 'GET'} ${path}`)
      if (network.state === 'off') throw new TypeError('Failed to fetch')
      const answer = await server().fetch(path, init)
      if (network.state === 'lost') throw new TypeError('Failed to fetch')
      return answer
    })
  }
  onTestFinished(() => {
    // What a phone would send later must not be sent in a later test.
    for (const timer of timers) clearTimeout(timer)
    vi.unstubAllGlobals()
  })
  enter()
  let modules = await openModules()
  return {
    network,
    async run(task) {
      enter()
      return task(modules)
    },
    async reload() {
      modules = await openModules()
    },
    refuseStorage() {
      database = undefined
    },
  }
}
