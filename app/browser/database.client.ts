import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'

import { takeOverLocalStorage } from './local-storage-takeover.client'
import { StorageError } from './storage.client'

const NAME = 'pewnik'
const VERSION = 1

/** What people keep in this browser. Rows stand as they were written; whoever reads them parses them. */
export interface OwnDataSchema extends DBSchema {
  /** One row a change, keyed in the order of recording. A person has each change's id once. */
  changes: {
    key: number
    value: { userId: string; id: string; change: unknown }
    indexes: { userId: string; 'userId, id': [userId: string, id: string] }
  }
  drafts: {
    key: [userId: string, form: string]
    value: { userId: string; form: string; draft: unknown }
    indexes: { userId: string }
  }
  settings: { key: string; value: { userId: string; settings: unknown } }
  /** Copies of what this version could not read and something else took the place of. */
  unreadable: { key: number; value: { userId: string | undefined; source: UnreadableSource; text: string } }
}

export type UnreadableSource = 'records' | 'settings' | 'drafts'

export type OwnDataStore = StoreNames<OwnDataSchema>
export type OwnDatabase = IDBPDatabase<OwnDataSchema>
export type WriteTransaction = IDBPTransaction<OwnDataSchema, OwnDataStore[], 'readwrite'>

export const ALL_STORES: OwnDataStore[] = ['changes', 'drafts', 'settings', 'unreadable']

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
    openDB<OwnDataSchema>(NAME, version, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1) createStores(database)
      },
      blocked: () => reject(new StorageError('A tab with an older version keeps the database open')),
      // Lets a newer version of the app in another tab upgrade the database.
      blocking: () => closeDatabase(),
      // Safari ends the connections of a page that was long in the background.
      terminated: () => {
        connection = undefined
      },
    })
      .then(async (database) => {
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

function createStores(database: OwnDatabase): void {
  const changes = database.createObjectStore('changes', { autoIncrement: true })
  changes.createIndex('userId', 'userId')
  changes.createIndex('userId, id', ['userId', 'id'], { unique: true })
  const drafts = database.createObjectStore('drafts', { keyPath: ['userId', 'form'] })
  drafts.createIndex('userId', 'userId')
  database.createObjectStore('settings', { keyPath: 'userId' })
  database.createObjectStore('unreadable', { autoIncrement: true })
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
