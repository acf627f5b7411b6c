import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'

import { stubStorage } from './storage'

/** Stubs a browser with an empty database and an empty localStorage. All its tabs share both. */
export function stubBrowser() {
  vi.unstubAllGlobals()
  vi.stubGlobal('indexedDB', new IDBFactory())
  onTestFinished(() => void vi.unstubAllGlobals())
  return stubStorage()
}

/** Opens a tab, which has its own copy of the modules and shares the database of the browser. */
export async function openTab() {
  vi.resetModules()
  const modules = await Promise.all([
    import('~/browser/store/database.client'),
    import('~/browser/records/records.client'),
    import('~/browser/records/record-changes.client'),
    import('~/browser/records/drafts.client'),
    import('~/browser/records/settings.client'),
    import('~/browser/records/own-data.client'),
    import('~/browser/records/unreadable-copies.client'),
    import('~/browser/store/storage.client'),
    import('~/browser/registers/registers.client'),
    import('~/browser/session/session.client'),
  ])
  const [database, records, recordings, drafts, settings, ownData, copies, storage, registers, session] =
    modules
  const tab = {
    ...database,
    ...records,
    ...recordings,
    ...drafts,
    ...settings,
    ...ownData,
    ...copies,
    ...storage,
    ...registers,
    ...session,
  }
  onTestFinished(() => tab.closeDatabase())
  return tab
}

export type Tab = Awaited<ReturnType<typeof openTab>>

/** Adds a row to the changes without checking its content. */
export async function addRow(tab: Tab, userId: string, change: unknown): Promise<void> {
  await tab.writeDatabase(['changes'], (transaction) =>
    transaction.objectStore('changes').add({ userId, id: crypto.randomUUID(), change }),
  )
}

/** Closes the database connection of a tab without an event, as Safari does with a page in the background. */
export async function loseConnection(tab: Tab): Promise<void> {
  await tab.readDatabase(async (database) => database.close())
}

/** Refuses each write after the first `count` writes, as a browser with a full disk does. Returns what makes room. */
export function refuseWritesAfter(count: number): () => void {
  let left = count
  const { add, put } = IDBObjectStore.prototype
  const refusing = <Arguments extends unknown[]>(write: (...args: Arguments) => IDBRequest<IDBValidKey>) =>
    function (this: IDBObjectStore, ...args: Arguments) {
      if (left === 0) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      left -= 1
      return Reflect.apply(write, this, args)
    }
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(refusing(add))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refusing(put))
  onTestFinished(() => void vi.restoreAllMocks())
  return () => {
    left = Infinity
  }
}

/** Makes reading `indexedDB` throw, as browsers do where site data are blocked. */
export function blockDatabase(): void {
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  onTestFinished(() => {
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, writable: true, value: undefined })
  })
}
