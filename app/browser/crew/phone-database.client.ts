import { StorageError } from '~/browser/store/storage.client'

// The databases of a phone of the crew, without `idb`: that is in a file of the panel, which no such phone loads.

/** A database with its stores, each with the name of the key of its rows. */
type Layout = { name: string; stores: Readonly<Record<string, string>> }

/**
 * Returns what does one thing in one of the stores, and gives its result once it is written. It makes the database if there
 * is none. It throws StorageError.
 */
export function createPhoneDatabase<Store extends string>(
  layout: Layout & { stores: Record<Store, string> },
) {
  return async function inStore<Result>(
    name: Store,
    mode: IDBTransactionMode,
    begin: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    try {
      const database = await openDatabase(layout)
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
}

function openDatabase({ name, stores }: Layout): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.addEventListener('upgradeneeded', () => {
      for (const [store, keyPath] of Object.entries(stores))
        request.result.createObjectStore(store, { keyPath })
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
