import { StorageError } from '~/browser/store/storage.client'
import type { Drop } from '~/domain/crew/drops/drop'
import type { ReceiptAddress } from '~/domain/crew/records/taken-drop'
import type { Day } from '~/domain/words/day'

// What the phone of somebody of the crew keeps. It has no session and nothing of a register, so it has a database of its
// own, and everything in it is sealed as it goes over the network.

const NAME = 'pewnik-crew'

/** A page as it came. Its link opens it. */
export type KeptPage = { id: string; sealed: ArrayBuffer }

/** Where a drop goes. */
export type DropPlace = { vaultId: string; boxId: string; dropToken: string }

/** A drop of this phone. `sealed` is there until the server has it. */
export type KeptDrop = DropPlace & {
  id: string
  kind: Drop['kind']
  /** The training that somebody has signed up for. */
  trainingId?: string
  day: Day
  /** When it was written, by which the newest is first. */
  at: Date
  receipt: ReceiptAddress
  sealed?: ArrayBuffer
  /** The box was closed before the drop could be sent. */
  isRefused?: true
}

/** Throws StorageError. */
export function readKeptPage(id: string): Promise<KeptPage | undefined> {
  return inStore<KeptPage | undefined>('pages', 'readonly', (pages) => pages.get(id))
}

/** Throws StorageError. */
export async function keepPage(page: KeptPage): Promise<void> {
  await inStore('pages', 'readwrite', (pages) => pages.put(page))
}

/** Throws StorageError. */
export async function forgetPage(id: string): Promise<void> {
  await inStore('pages', 'readwrite', (pages) => pages.delete(id))
}

/** Throws StorageError. */
export async function keepDrop(drop: KeptDrop): Promise<void> {
  await inStore('drops', 'readwrite', (drops) => drops.put(drop))
}

/** Throws StorageError. */
export async function forgetDrop(id: string): Promise<void> {
  await inStore('drops', 'readwrite', (drops) => drops.delete(id))
}

/** Returns the drops of this phone, the newest first. Throws StorageError. */
export async function listKeptDrops(): Promise<KeptDrop[]> {
  const drops = await inStore<KeptDrop[]>('drops', 'readonly', (store) => store.getAll())
  return drops.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

// The browser's own database, without `idb`: that is in a file of the panel, which no phone of the crew loads.

/** Does one thing in one of the stores, and returns its result once it is written. */
async function inStore<Result>(
  name: 'pages' | 'drops',
  mode: IDBTransactionMode,
  begin: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  try {
    const database = await openDatabase()
    try {
      const transaction = database.transaction(name, mode)
      const request = begin(transaction.objectStore(name))
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error))
      })
      return request.result
    } finally {
      database.close()
    }
  } catch (cause) {
    throw new StorageError('The browser refuses its database', { cause })
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('pages', { keyPath: 'id' })
      request.result.createObjectStore('drops', { keyPath: 'id' })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
