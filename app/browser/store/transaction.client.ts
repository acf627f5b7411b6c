import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

import type { OwnDatabase, OwnDataStore, ReadTransaction } from './database-schema.client'

/** Runs a task in one transaction over those stores. Where it fails, nothing of it is written. */
export async function writeInTransaction<T, Schema extends DBSchema, Store extends StoreNames<Schema>>(
  database: IDBPDatabase<Schema>,
  stores: Store[],
  task: (transaction: IDBPTransaction<Schema, Store[], 'readwrite'>) => Promise<T>,
): Promise<T> {
  // Strict: what is saved is on the disk, whatever happens to the machine a moment later.
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

/** Opens a transaction that reads. Whoever reads from it learns of an error by the reading itself. */
export function readInTransaction(database: OwnDatabase, stores: OwnDataStore[]): ReadTransaction {
  const transaction = database.transaction(stores)
  transaction.done.catch(() => undefined)
  return transaction
}

function abort(transaction: { done: Promise<void>; abort: () => void }): void {
  // The caller learns of the error that came first.
  transaction.done.catch(() => undefined)
  try {
    transaction.abort()
  } catch {
    // The browser has aborted it already.
  }
}
