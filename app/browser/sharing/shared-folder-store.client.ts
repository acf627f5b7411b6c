import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

import type { FolderKeys } from '~/browser/sealing/folder-seal.client'
import { markSharedFolder } from '~/browser/store/marks.client'
import { StorageError } from '~/browser/store/storage.client'

// A database of its own, as another version of that of own data would lock out older builds. Only a database can keep
// the handle of a folder.
const NAME = 'pewnik-shared'
const STORE = 'folders'

/** The news of one look into the folder: the number of changes, and labels of the newest. */
export type News = { at: Date; changes: number; words: string[] }

/** The folder that a person shares, and what happened to it last. */
export type SharedFolder = FolderKeys & {
  userId: string
  folder: FileSystemDirectoryHandle
  writtenAt?: Date
  news?: News
  /** Copies that a sync service has made beside the file. `isOpen`: a file without a passphrase in a sealed folder. */
  copies?: { name: string; isRead: boolean; isOpen?: boolean }[]
}

interface SharedSchema extends DBSchema {
  folders: { key: string; value: SharedFolder }
}

/** Returns the folder of a person, or undefined; throws StorageError. */
export async function readSharedFolder(userId: string): Promise<SharedFolder | undefined> {
  return withDatabase((database) => database.get(STORE, userId))
}

/** Keeps the folder of a person; throws StorageError. */
export async function keepSharedFolder(shared: SharedFolder): Promise<void> {
  await withDatabase((database) => database.put(STORE, shared))
  markSharedFolder(shared.userId, true)
}

/** Forgets the folder of a person; its files stay. Throws StorageError. */
export async function forgetSharedFolder(userId: string): Promise<void> {
  await withDatabase((database) => database.delete(STORE, userId))
  markSharedFolder(userId, false)
}

async function withDatabase<T>(task: (database: IDBPDatabase<SharedSchema>) => Promise<T>): Promise<T> {
  try {
    const database = await openDB<SharedSchema>(NAME, 1, {
      upgrade: (created) => void created.createObjectStore(STORE, { keyPath: 'userId' }),
    })
    try {
      return await task(database)
    } finally {
      database.close()
    }
  } catch (error) {
    throw new StorageError('The browser refuses its database', { cause: error })
  }
}
