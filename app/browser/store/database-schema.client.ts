import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb'

/** The data of people in this browser. Rows are stored as they were written, and parsed by the code that reads them. */
export interface OwnDataSchema extends DBSchema {
  /** One row for each change, with keys in the order of recording. No two rows of a person have the same change id. */
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
  /** Drafts and settings that this version could not read, as text, from before something else replaced them. */
  unreadable: { key: number; value: { userId: string; source: UnreadableSource; text: string } }
}

export type UnreadableSource = 'settings' | 'drafts'

export type OwnDataStore = StoreNames<OwnDataSchema>
export type OwnDatabase = IDBPDatabase<OwnDataSchema>
export type ReadTransaction = IDBPTransaction<OwnDataSchema, OwnDataStore[], 'readonly'>
export type WriteTransaction = IDBPTransaction<OwnDataSchema, OwnDataStore[], 'readwrite'>

export const ALL_STORES: OwnDataStore[] = ['changes', 'drafts', 'settings', 'unreadable']

/** Creates the stores of version 1. A later version adds to them and changes no row. */
export function createStores(database: OwnDatabase): void {
  const changes = database.createObjectStore('changes', { autoIncrement: true })
  changes.createIndex('userId', 'userId')
  changes.createIndex('userId, id', ['userId', 'id'], { unique: true })
  const drafts = database.createObjectStore('drafts', { keyPath: ['userId', 'form'] })
  drafts.createIndex('userId', 'userId')
  database.createObjectStore('settings', { keyPath: 'userId' })
  database.createObjectStore('unreadable', { autoIncrement: true })
}
