import { renewSession } from '~/browser/session/register-session.client'
import { ownsRegister } from '~/browser/session/session.client'
import {
  ALL_STORES,
  type ReadTransaction,
  type WriteTransaction,
} from '~/browser/store/database-schema.client'
import { readDatabase, writeDatabase } from '~/browser/store/database.client'
import { tellOtherTabs } from '~/browser/store/other-tabs.client'
import { askForPersistence } from '~/browser/store/persistence.client'
import { StorageError } from '~/browser/store/storage.client'
import { readInTransaction } from '~/browser/store/transaction.client'
import { recordKey, type OwnData } from '~/domain/records/own-data'
import { withoutUndoneImports } from '~/domain/records/undone-imports'

import { forgetHistory, readChanges } from './records.client'
import { forgetSettings } from './settings.client'
import type { UnreadableCopy } from './unreadable-copies.client'

/** Returns a person's data as it is stored. Throws StorageError. */
export async function readOwnData(userId: string): Promise<OwnData> {
  return readDatabase((database) =>
    loadOwnData(readInTransaction(database, ['changes', 'drafts', 'settings']), userId),
  )
}

/**
 * Replaces a person's data with the result of `change`, in one transaction. Returns the former and the new data, and
 * with `takesCopies` the copies of what could not be read, which it removes. Imports that were undone go, and so do erased people. Throws
 * StorageError, also for a register that would lack its beginning and if the signal ends it, and then nothing is changed.
 */
export async function changeOwnData(
  userId: string,
  change: (present: OwnData) => OwnData,
  { takesCopies = false, signal }: { takesCopies?: boolean; signal?: AbortSignal } = {},
): Promise<{ former: OwnData; next: OwnData; copies: UnreadableCopy[] }> {
  // Loaded before the transaction, which waits for nothing else. The forms that record one change do without it.
  const { withoutGone } = await import('~/domain/records/erased-people')
  const changed = await writeDatabase(ALL_STORES, async (transaction) => {
    const former = await loadOwnData(transaction, userId)
    const wanted = change(former)
    const next = { ...wanted, records: withoutGone(wanted.records) }
    if (ownsRegister(userId) && lacksBeginning(next, userId)) {
      throw new StorageError('The register lacks its beginning')
    }
    // Appending never moves existing rows: a register grows to thousands of them.
    const isAddition = former.records.every((record, place) => record === next.records[place])
    await clearOwnData(transaction, userId, { keepsChanges: isAddition })
    const added = isAddition ? next.records.slice(former.records.length) : next.records
    const changes = transaction.objectStore('changes')
    await inBatches(added, async (record) => {
      signal?.throwIfAborted()
      await changes.add({ userId, id: recordKey(record), change: record })
    })
    for (const [form, draft] of Object.entries(next.drafts)) {
      await transaction.objectStore('drafts').add({ userId, form, draft })
    }
    if (next.settings !== undefined) {
      await transaction.objectStore('settings').add({ userId, settings: next.settings })
    }
    return { former, next, copies: takesCopies ? await takeCopies(transaction, userId) : [] }
  })
  await tellOfNewData(userId)
  if (changed.next.records.length > 0) void askForPersistence()
  return changed
}

/** True for the records of a register, if there are any, without the change that begins it: that has the owner's id. */
function lacksBeginning({ records }: OwnData, ownerId: string): boolean {
  return records.length > 0 && !records.some((record) => recordKey(record) === ownerId)
}

/**
 * Takes the imports that were undone out of the database for good, unless something was built on them. Returns the
 * records that are left, or undefined if there was no such import. Throws StorageError, and then nothing is changed.
 */
export async function eraseUndoneImports(userId: string): Promise<readonly unknown[] | undefined> {
  const left = await writeDatabase(['changes'], async (transaction) => {
    const store = transaction.objectStore('changes')
    const byPerson = store.index('userId')
    const [keys, rows] = await Promise.all([byPerson.getAllKeys(userId), byPerson.getAll(userId)])
    const records = rows.map(({ change }) => change)
    const kept = withoutUndoneImports(records)
    if (kept === records) return undefined
    const isKept = new Set(kept)
    for (const [place, key] of keys.entries()) if (!isKept.has(records[place])) await store.delete(key)
    return kept
  })
  if (left) await tellOfNewData(userId)
  return left
}

/** A person's data, and the copies of records that could not be read. */
export type TakenOwnData = { data: OwnData; copies: UnreadableCopy[] }

/** Removes a person's data in one transaction, and returns it. Throws StorageError. */
export async function takeOwnData(userId: string): Promise<TakenOwnData> {
  const taken = await writeDatabase(ALL_STORES, async (transaction) => {
    const data = await loadOwnData(transaction, userId)
    await clearOwnData(transaction, userId)
    return { data, copies: await takeCopies(transaction, userId) }
  })
  await tellOfNewData(userId)
  return taken
}

/** Makes this tab and the others read the data again. */
async function tellOfNewData(userId: string): Promise<void> {
  forgetHistory(userId)
  forgetSettings()
  // A worker has no session, and reads for nobody.
  if (ownsRegister(userId)) renewSession(userId, await readChanges(userId))
  tellOtherTabs(userId, 'changes')
}

async function loadOwnData(
  transaction: ReadTransaction | WriteTransaction,
  userId: string,
): Promise<OwnData> {
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

async function clearOwnData(
  transaction: WriteTransaction,
  userId: string,
  { keepsChanges = false } = {},
): Promise<void> {
  const changes = transaction.objectStore('changes')
  const keys = keepsChanges ? [] : await changes.index('userId').getAllKeys(userId)
  await inBatches(keys, (key) => changes.delete(key))
  const drafts = transaction.objectStore('drafts')
  for (const key of await drafts.index('userId').getAllKeys(userId)) await drafts.delete(key)
  await transaction.objectStore('settings').delete(userId)
}

const BATCH = 1_000

/** Asks for many writes at once: to wait for each of them takes longer. They keep their order. */
async function inBatches<T>(items: readonly T[], write: (item: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < items.length; from += BATCH) {
    await Promise.all(items.slice(from, from + BATCH).map(async (item) => write(item)))
  }
}

async function takeCopies(transaction: WriteTransaction, userId: string): Promise<UnreadableCopy[]> {
  const copies: UnreadableCopy[] = []
  let cursor = await transaction.objectStore('unreadable').openCursor()
  while (cursor) {
    const { userId: ownerId, source, text } = cursor.value
    if (ownerId === userId) {
      copies.push({ source, text })
      await cursor.delete()
    }
    cursor = await cursor.continue()
  }
  return copies
}
