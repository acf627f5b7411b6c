import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { StorageError } from '~/browser/store/storage.client'
import { writeInTransaction } from '~/browser/store/transaction.client'

// A database of its own, as another version of that of the vault would lock out older builds.
const NAME = 'pewnik-drops'

/** A drop as the server gives it. The key of its box opens it. */
export type SealedDrop = { id: string; box: string; number: number; at: string; sealed: ArrayBuffer }

/** How far this browser has fetched the drops of a vault. */
export type DropsSeen = { vaultId: string; last: number }

type StoredDrop = SealedDrop & { userId: string }

interface DropSchema extends DBSchema {
  drops: { key: [userId: string, id: string]; value: StoredDrop }
  seen: { key: string; value: DropsSeen & { userId: string } }
}

/** Returns the drops that this browser keeps of a person's register, the newest first. Throws StorageError. */
export async function listKeptDrops(userId: string): Promise<SealedDrop[]> {
  const drops = await withDatabase((database) => database.getAll('drops', allOf(userId)))
  return drops.toSorted((a, b) => b.at.localeCompare(a.at) || b.number - a.number)
}

/** Throws StorageError. */
export async function readDropsSeen(userId: string): Promise<DropsSeen | undefined> {
  return withDatabase((database) => database.get('seen', userId))
}

/** Keeps drops, and notes how far they were fetched, in one transaction. Throws StorageError. */
export async function keepDrops(
  userId: string,
  drops: readonly SealedDrop[],
  seen: DropsSeen,
): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['drops', 'seen'], async (transaction) => {
      for (const drop of drops) await transaction.objectStore('drops').put({ ...drop, userId })
      await transaction.objectStore('seen').put({ ...seen, userId })
    }),
  )
}

/** Throws StorageError. */
export async function forgetDrops(userId: string, ids: readonly string[]): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['drops'], async (transaction) => {
      for (const id of ids) await transaction.objectStore('drops').delete([userId, id])
    }),
  )
}

/** Forgets all drops of a person's register. Throws StorageError. */
export async function forgetAllDrops(userId: string): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['drops', 'seen'], async (transaction) => {
      await transaction.objectStore('drops').delete(allOf(userId))
      await transaction.objectStore('seen').delete(userId)
    }),
  )
}

function allOf(userId: string): IDBKeyRange {
  // An array sorts behind every text.
  return IDBKeyRange.bound([userId], [userId, []])
}

async function withDatabase<T>(task: (database: IDBPDatabase<DropSchema>) => Promise<T>): Promise<T> {
  try {
    const database = await openDB<DropSchema>(NAME, 1, {
      upgrade(created) {
        created.createObjectStore('drops', { keyPath: ['userId', 'id'] })
        created.createObjectStore('seen', { keyPath: 'userId' })
      },
    })
    try {
      return await task(database)
    } finally {
      database.close()
    }
  } catch (error) {
    if (error instanceof StorageError) throw error
    throw new StorageError('The browser refuses its database', { cause: error })
  }
}
