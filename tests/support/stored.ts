import { openDB } from 'idb'

import {
  createStores,
  type OwnDataSchema,
  type OwnDatabase,
  type OwnDataStore,
} from '~/browser/store/database-schema.client'

import type { OwnData } from './own-data'

/** Stores a person's own data before a visit, also such as the app would never write. */
export function storeOwnData(
  userId: string,
  { changes = [], settings, drafts = {}, unreadable = [] }: OwnData,
): Promise<void> {
  return withDatabase(async (database) => {
    for (const [place, change] of changes.entries()) {
      await database.add('changes', { userId, id: idOf(change) ?? `odd-${place}`, change })
    }
    for (const [form, draft] of Object.entries(drafts)) await database.add('drafts', { userId, form, draft })
    if (settings !== undefined) await database.add('settings', { userId, settings })
    for (const copy of unreadable) await database.add('unreadable', { userId, ...copy })
  })
}

function idOf(change: unknown): string | undefined {
  return change instanceof Object && 'id' in change && typeof change.id === 'string' ? change.id : undefined
}

/** Returns the rows of a store of the app's database. */
export function readRows<Store extends OwnDataStore>(store: Store): Promise<OwnDataSchema[Store]['value'][]> {
  return withDatabase((database) => database.getAll(store))
}

/** Returns a person's changes as they are stored. */
export async function readChanges(userId: string): Promise<unknown[]> {
  const rows = await readRows('changes')
  return rows.filter((row) => row.userId === userId).map(({ change }) => change)
}

/** A connection that stays open would keep others from deleting the database. */
async function withDatabase<T>(task: (database: OwnDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<OwnDataSchema>('pewnik', 1, { upgrade: createStores })
  try {
    return await task(database)
  } finally {
    database.close()
  }
}
