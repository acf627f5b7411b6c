import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'

import { openTab } from './database'
import { OWNER } from './owner'
import { stubStorage } from './storage'
import type { VaultServer } from './vault-server'

/** A browser of a register's owner, with the modules of one tab. */
export type Device = {
  /** Runs a task as the code of this device: its storage is the one that modules see. */
  run: <T>(task: (modules: Modules) => Promise<T>) => Promise<T>
  /** Closes the tab and opens another one: what was only in memory is gone. */
  restart: () => Promise<void>
  network: Network
}

/** `lost`: requests arrive, and answers do not. */
type Network = { state: 'fine' | 'off' | 'lost'; requests: string[] }

type Modules = Awaited<ReturnType<typeof openModules>>

async function openModules() {
  const tab = await openTab()
  const [vault, sync, join, origins, erasing, scans, takingScans, vaultScans, ...crew] = await Promise.all([
    import('~/browser/vault/vault.client'),
    import('~/browser/vault/sync-vault.client'),
    import('~/browser/vault/join-vault.client'),
    import('~/browser/vault/origins.client'),
    import('~/browser/records/erase-person.client'),
    import('~/browser/scans/scan-store.client'),
    import('~/browser/scans/take-scan.client'),
    import('~/browser/vault/vault-scans.client'),
    import('~/browser/crew/boxes.client'),
    import('~/browser/crew/drops.client'),
    import('~/browser/crew/publish.client'),
    import('~/browser/crew/watch-crew.client'),
    import('~/browser/crew/tend-crew.client'),
  ])
  const [boxes, drops, publishing, watching, tending] = crew
  return {
    ...tab,
    ...vault,
    ...sync,
    ...join,
    ...origins,
    ...erasing,
    ...scans,
    ...takingScans,
    ...vaultScans,
    ...boxes,
    ...drops,
    ...publishing,
    ...watching,
    ...tending,
  }
}

/** Opens a browser of its own that asks the server of that moment. */
export async function openDevice(server: () => Pick<VaultServer, 'fetch'>): Promise<Device> {
  const database = new IDBFactory()
  const { storage } = stubStorage()
  const network: Network = { state: 'fine', requests: [] }
  const ask = async (path: string, init?: RequestInit) => {
    network.requests.push(`${init?.method ?? 'GET'} ${path}`)
    if (network.state === 'off') throw new TypeError('Failed to fetch')
    const answer = await server().fetch(path, init)
    if (network.state === 'lost') throw new TypeError('Failed to fetch')
    return answer
  }
  const enter = () => {
    vi.stubGlobal('indexedDB', database)
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('fetch', ask)
  }
  onTestFinished(() => void vi.unstubAllGlobals())
  enter()
  let modules = await openModules()
  return {
    network,
    async run(task) {
      enter()
      modules.startSession(OWNER)
      return task(modules)
    },
    async restart() {
      enter()
      modules.closeDatabase()
      modules = await openModules()
    },
  }
}
