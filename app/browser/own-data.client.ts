import * as v from 'valibot'

import { draftSchema } from '~/domain/draft'
import { recordKey, type OwnData } from '~/domain/own-data'

import { ALL_STORES, type WriteTransaction } from './database-schema.client'
import { readDatabase, writeDatabase } from './database.client'
import { tellOtherTabs } from './other-tabs.client'
import { countUnreadableChanges, forgetParsedRows } from './records.client'
import { hasUnreadableSettings } from './settings.client'
import { readOr, StorageError, type StorageProblem } from './storage.client'
import { listUnreadableCopies } from './unreadable-copies.client'

/** Returns all that a person keeps, as it is stored; throws StorageError. */
export async function readOwnData(userId: string): Promise<OwnData> {
  return readDatabase((database) =>
    loadOwnData(database.transaction(['changes', 'drafts', 'settings']), userId),
  )
}

/**
 * Puts what `change` makes of it in the place of all that a person keeps, in one transaction. Returns both;
 * throws StorageError, and then nothing is changed.
 */
export async function changeOwnData(
  userId: string,
  change: (present: OwnData) => OwnData,
): Promise<{ former: OwnData; next: OwnData }> {
  const both = await writeDatabase(ALL_STORES, async (transaction) => {
    const former = await loadOwnData(transaction, userId)
    const next = change(former)
    await clearOwnData(transaction, userId)
    for (const record of next.records) {
      await transaction.objectStore('changes').add({ userId, id: recordKey(record), change: record })
    }
    for (const [form, draft] of Object.entries(next.drafts)) {
      await transaction.objectStore('drafts').add({ userId, form, draft })
    }
    if (next.settings !== undefined) {
      await transaction.objectStore('settings').add({ userId, settings: next.settings })
    }
    return { former, next }
  })
  forgetParsedRows(userId)
  tellOtherTabs(userId)
  return both
}

/** What cannot be read of what a person keeps: all of it, or so many changes and so many copies. */
export type Unreadable = StorageProblem | { changes: number; others: number }

/** Returns what cannot be read of what a person keeps, or undefined. Never throws. */
export async function findUnreadable(userId: string): Promise<Unreadable | undefined> {
  const problem = await findStorageProblem()
  if (problem) return problem
  const [changes, copies, drafts, hasSettings] = await Promise.all([
    countUnreadableChanges(userId),
    listUnreadableCopies(userId),
    countUnreadableDrafts(userId),
    hasUnreadableSettings(userId),
  ])
  const others = copies.length + drafts + (hasSettings ? 1 : 0)
  return changes + others > 0 ? { changes, others } : undefined
}

async function findStorageProblem(): Promise<StorageProblem | undefined> {
  try {
    await readDatabase(async () => undefined)
    return undefined
  } catch (error) {
    if (error instanceof StorageError) return error.reason
    throw error
  }
}

async function countUnreadableDrafts(userId: string): Promise<number> {
  const rows = await readOr([], () =>
    readDatabase((database) => database.getAllFromIndex('drafts', 'userId', userId)),
  )
  return rows.filter(({ draft }) => !v.is(draftSchema, draft)).length
}

type ReadTransaction = Pick<WriteTransaction, 'objectStore'>

async function loadOwnData(transaction: ReadTransaction, userId: string): Promise<OwnData> {
  const [changes, drafts, settings] = await Promise.all([
    transaction.objectStore('changes').index('userId').getAll(userId),
    transaction.objectStore('drafts').index('userId').getAll(userId),
    transaction.objectStore('settings').get(userId),
  ])
  return {
    records: changes.map(({ change }) => change),
    settings: settings?.settings,
    drafts: Object.fromEntries(drafts.map(({ form, draft }) => [form, draft])),
  }
}

async function clearOwnData(transaction: WriteTransaction, userId: string): Promise<void> {
  const changes = transaction.objectStore('changes')
  for (const key of await changes.index('userId').getAllKeys(userId)) await changes.delete(key)
  const drafts = transaction.objectStore('drafts')
  for (const key of await drafts.index('userId').getAllKeys(userId)) await drafts.delete(key)
  await transaction.objectStore('settings').delete(userId)
}
