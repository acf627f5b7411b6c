import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import { SCANS_DATABASE_NAME } from '~/browser/store/database-name.client'
import { StorageError } from '~/browser/store/storage.client'
import { allOf, writeInTransaction } from '~/browser/store/transaction.client'

type ScanKey = [userId: string, hash: string]

// A database of its own, because another version of that of own data would lock out older builds. A record names its
// scans by their hashes, so the two are never out of step: a scan is stored before the record names it.
interface ScansSchema extends DBSchema {
  scans: { key: ScanKey; value: { userId: string; hash: string; blob: Blob } }
  /** Since when no record names a scan, in milliseconds. */
  unnamed: { key: ScanKey; value: { userId: string; hash: string; since: number } }
}

/** Returns a scan of a person, or undefined if this browser lacks it; throws StorageError. */
export async function readScan(userId: string, hash: string): Promise<Blob | undefined> {
  return withDatabase(async (database) => (await database.get('scans', [userId, hash]))?.blob)
}

/** Returns the hashes of the scans that this browser has of a person, and reads none of them; throws StorageError. */
export async function listStoredScans(userId: string): Promise<ReadonlySet<string>> {
  const keys = await withDatabase((database) => database.getAllKeys('scans', allOf(userId)))
  return new Set(keys.map(([, hash]) => hash))
}

/**
 * Keeps a scan of a person, once however often it is stored, and returns its hash. Its type must be one of scans.
 * Throws StorageError.
 */
export async function storeScan(userId: string, blob: Blob): Promise<string> {
  const hash = await hashOf(blob)
  await withDatabase((database) =>
    writeInTransaction(database, ['scans', 'unnamed'], async (transaction) => {
      await transaction.objectStore('scans').put({ userId, hash, blob })
      // A record is about to name it.
      await transaction.objectStore('unnamed').delete([userId, hash])
    }),
  )
  return hash
}

/** Removes all scans of a person and returns them; throws StorageError. */
export async function removeScans(userId: string): Promise<Blob[]> {
  return withDatabase((database) =>
    writeInTransaction(database, ['scans', 'unnamed'], async (transaction) => {
      const scans = await transaction.objectStore('scans').getAll(allOf(userId))
      await transaction.objectStore('scans').delete(allOf(userId))
      await transaction.objectStore('unnamed').delete(allOf(userId))
      return scans.map(({ blob }) => blob)
    }),
  )
}

/** Removes those scans of a person; throws StorageError. */
export async function forgetScans(userId: string, hashes: readonly string[]): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['scans'], async (transaction) => {
      for (const hash of hashes) await transaction.objectStore('scans').delete([userId, hash])
    }),
  )
}

/** Returns the ids of the people who have scans in this browser; throws StorageError. */
export async function listScanOwners(): Promise<string[]> {
  const keys = await withDatabase((database) => database.getAllKeys('scans'))
  return [...new Set(keys.map(([userId]) => userId))]
}

/**
 * Removes the scans of a person that no record has named since `before`, in milliseconds, and notes which ones no
 * record names `now`. Throws StorageError.
 */
export async function removeUnnamedScans(
  userId: string,
  named: ReadonlySet<string>,
  { now, before }: { now: number; before: number },
): Promise<void> {
  await withDatabase((database) =>
    writeInTransaction(database, ['scans', 'unnamed'], async (transaction) => {
      const [scans, unnamed] = [transaction.objectStore('scans'), transaction.objectStore('unnamed')]
      for (const key of await scans.getAllKeys(allOf(userId))) {
        const [, hash] = key
        const note = await unnamed.get(key)
        if (named.has(hash)) await unnamed.delete(key)
        else if (!note) await unnamed.add({ userId, hash, since: now })
        else if (note.since <= before) {
          await scans.delete(key)
          await unnamed.delete(key)
        }
      }
    }),
  )
}

/** Returns the SHA-256 of the bytes as hexadecimal digits. Browsers compute it only with TLS, or on localhost. */
export async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** False if the app is served without TLS: then browsers compute no hashes. */
export function canKeepScans(): boolean {
  // TypeScript's library takes it for granted.
  return 'subtle' in crypto
}

async function withDatabase<T>(task: (database: IDBPDatabase<ScansSchema>) => Promise<T>): Promise<T> {
  try {
    const database = await openDB<ScansSchema>(SCANS_DATABASE_NAME, 1, {
      upgrade(created) {
        created.createObjectStore('scans', { keyPath: ['userId', 'hash'] })
        created.createObjectStore('unnamed', { keyPath: ['userId', 'hash'] })
      },
    })
    try {
      return await task(database)
    } finally {
      database.close()
    }
  } catch (error) {
    if (error instanceof DOMException) {
      throw new StorageError('The browser refuses its scans', { cause: error })
    }
    throw error
  }
}
