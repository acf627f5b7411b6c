import { openDB } from 'idb'

import {
  createStores,
  type OwnDatabase,
  type OwnDataSchema,
  type OwnDataStore,
  type WriteTransaction,
} from './database-schema.client'
import { takeOverLocalStorage } from './local-storage-takeover.client'
import { StorageError } from './storage.client'

const NAME = 'pewnik'
const VERSION = 1

let connection: Promise<OwnDatabase> | undefined

/** Reads from the database; throws StorageError. */
export function readDatabase<T>(task: (database: OwnDatabase) => Promise<T>): Promise<T> {
  return withConnection(task)
}

/** Runs a task in one transaction over those stores; throws StorageError, and then nothing was written. */
export function writeDatabase<T>(
  stores: OwnDataStore[],
  task: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  return withConnection(async (database) => {
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
    try {
      const result = await task(transaction)
      await transaction.done
      return result
    } catch (error) {
      abort(transaction)
      throw error
    }
  })
}

/**
 * Opens the database and takes over what older versions kept in localStorage. Throws StorageError, also where
 * a tab with an older version does not let go of it.
 */
export function openDatabase(version = VERSION): Promise<OwnDatabase> {
  return new Promise((resolve, reject) => {
    let isRefused = false
    const opening = openDB<OwnDataSchema>(NAME, version, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1) createStores(database)
      },
      blocked() {
        isRefused = true
        reject(new StorageError('A tab with an older version keeps the database open'))
      },
      // Lets a newer version of the app in another tab upgrade the database.
      async blocking() {
        connection = undefined
        const database = await opening
        database.close()
      },
      // Safari ends the connections of a page that was long in the background.
      terminated() {
        connection = undefined
      },
    })
    opening
      .then(async (database) => {
        // Nobody waits any more for what opens once the other tab is closed.
        if (isRefused) return database.close()
        await takeOverLocalStorage(database)
        resolve(database)
      })
      .catch(reject)
  })
}

/** Closes the connection; the next look opens another. */
export function closeDatabase(): void {
  connection?.then(
    (database) => database.close(),
    () => undefined,
  )
  connection = undefined
}

async function withConnection<T>(task: (database: OwnDatabase) => Promise<T>): Promise<T> {
  try {
    return await task(await connect())
  } catch (error) {
    if (!isConnectionLost(error)) throw asStorageError(error)
  }
  closeDatabase()
  try {
    return await task(await connect())
  } catch (error) {
    throw asStorageError(error)
  }
}

function connect(): Promise<OwnDatabase> {
  const opening = (connection ??= openDatabase())
  opening.catch(() => {
    if (connection === opening) connection = undefined
  })
  return opening
}

function abort(transaction: WriteTransaction): void {
  // Whoever waits for it learns of the error that came first.
  transaction.done.catch(() => undefined)
  try {
    transaction.abort()
  } catch {
    // The browser has aborted it already.
  }
}

/** A connection that the browser has ended refuses new transactions; WebKit has a name of its own for it. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(error.name)
}

function asStorageError(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error
  const reason = error.name === 'VersionError' ? 'newer-version' : 'refused'
  return new StorageError('The browser refuses its database', { cause: error, reason })
}
