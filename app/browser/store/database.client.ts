import { openDB } from 'idb'

import { DATABASE_NAME } from './database-name.client'
import {
  createStores,
  type OwnDatabase,
  type OwnDataSchema,
  type OwnDataStore,
  type WriteTransaction,
} from './database-schema.client'
import { StorageError, type StorageProblem } from './storage.client'
import { writeInTransaction } from './transaction.client'

const VERSION = 1

let connection: Promise<OwnDatabase> | undefined

const lossListeners = new Set<() => void>()

/**
 * Calls back when the browser has ended the connection or somebody deletes the database: what was read of it may be
 * gone. Modules that keep what they have read ask for it.
 */
export function onDatabaseLoss(forget: () => void): void {
  lossListeners.add(forget)
}

/** Reads from the database; throws StorageError. */
export function readDatabase<T>(task: (database: OwnDatabase) => Promise<T>): Promise<T> {
  return withConnection(task)
}

/** Returns why the database cannot be read, or undefined. Never throws. */
export async function findStorageProblem(): Promise<StorageProblem | undefined> {
  try {
    await readDatabase((database) => database.count('settings'))
    return undefined
  } catch (error) {
    if (error instanceof StorageError) return error.reason
    throw error
  }
}

/** Runs a task in one transaction over those stores; throws StorageError, and then nothing was written. */
export function writeDatabase<T>(
  stores: OwnDataStore[],
  task: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  return withConnection((database) => writeInTransaction(database, stores, task))
}

/** Opens the database. Throws StorageError, also if a tab with an older version does not let go of it. */
export function openDatabase(version = VERSION): Promise<OwnDatabase> {
  const opened = openOrRefuse(version, () => {
    if (connection === opened) connection = undefined
  })
  return opened
}

function openOrRefuse(version: number, forget: () => void): Promise<OwnDatabase> {
  return new Promise((resolve, reject) => {
    let isBlocked = false
    const open = async () => {
      try {
        return await openDB<OwnDataSchema>(DATABASE_NAME, version, {
          upgrade(database, oldVersion) {
            if (oldVersion < 1) createStores(database)
          },
          // The refusal lasts until the other tab is closed: another request would only wait behind this one.
          blocked() {
            isBlocked = true
            reject(new StorageError('A tab with an older version keeps the database open'))
          },
          // Lets a newer version of the app in another tab upgrade the database, and the browser delete it.
          async blocking(_, newVersion) {
            forget()
            const database = await opening
            database.close()
            if (newVersion === null) tellOfLoss()
          },
          // Safari ends the connections of a page that was long in the background, and every browser those to data
          // that the person clears.
          terminated() {
            forget()
            tellOfLoss()
          },
        })
      } catch (error) {
        throw refusal(error)
      }
    }
    const opening = open()
    const start = async () => {
      const database = await opening
      if (isBlocked) {
        forget()
        database.close()
        return
      }
      resolve(database)
    }
    start().catch((error: unknown) => {
      forget()
      reject(error)
    })
  })
}

function tellOfLoss(): void {
  for (const forget of lossListeners) forget()
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
  connection ??= openDatabase()
  return connection
}

/** A connection that the browser has ended refuses new transactions; WebKit has a name of its own for it. */
function isConnectionLost(error: unknown): boolean {
  const cause = error instanceof StorageError ? error.cause : error
  return cause instanceof DOMException && ['InvalidStateError', 'UnknownError'].includes(cause.name)
}

function asStorageError(error: unknown): unknown {
  return error instanceof DOMException ? refusal(error) : error
}

function refusal(cause: unknown): StorageError {
  const isNewer = cause instanceof DOMException && cause.name === 'VersionError'
  return new StorageError('The browser refuses its database', {
    cause,
    reason: isNewer ? 'newer-version' : 'refused',
  })
}
