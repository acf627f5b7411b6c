import type { OwnDatabase, OwnDataStore, ReadTransaction, WriteTransaction } from './database-schema.client'

/** Runs a task in one transaction over those stores. Where it fails, nothing of it is written. */
export async function writeInTransaction<T>(
  database: OwnDatabase,
  stores: OwnDataStore[],
  task: (transaction: WriteTransaction) => Promise<T>,
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

function abort(transaction: WriteTransaction): void {
  // The caller learns of the error that came first.
  transaction.done.catch(() => undefined)
  try {
    transaction.abort()
  } catch {
    // The browser has aborted it already.
  }
}
