import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

import type { OwnDatabase, OwnDataStore, ReadTransaction } from './database-schema.client'
import { StorageError } from './storage.client'

/** The keys of all rows of a person, in a store whose keys begin with the person's id. */
export function allOf(userId: string): IDBKeyRange {
  // An array sorts behind every text.
  return IDBKeyRange.bound([userId], [userId, []])
}

/** Opens a database for one task and closes it again. Throws StorageError if the browser refuses it. */
export async function inDatabase<T, Schema extends DBSchema>(
  open: () => Promise<IDBPDatabase<Schema>>,
  task: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  try {
    const database = await open()
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

/** Runs a task in one transaction over those stores. If the task fails, nothing is written. */
export async function writeInTransaction<T, Schema extends DBSchema, Store extends StoreNames<Schema>>(
  database: IDBPDatabase<Schema>,
  stores: Store[],
  task: (transaction: IDBPTransaction<Schema, Store[], 'readwrite'>) => Promise<T>,
): Promise<T> {
  // Strict: the data is on the disk before the transaction is done, so a power cut loses nothing.
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
  try {
    const result = await task(transaction)
    await transaction.done
    return result
  } catch (error) {
    abort(transaction)
    throw error
  }
}

/** Opens a transaction that reads. An error rejects the single reads, so `done` need not be awaited. */
export function readInTransaction(database: OwnDatabase, stores: OwnDataStore[]): ReadTransaction {
  const transaction = database.transaction(stores)
  transaction.done.catch(() => undefined)
  return transaction
}

function abort(transaction: { done: Promise<void>; abort: () => void }): void {
  // The caller gets the first error, so the rejection of `done` is ignored.
  transaction.done.catch(() => undefined)
  try {
    transaction.abort()
  } catch {
    // The browser has aborted it already.
  }
}
