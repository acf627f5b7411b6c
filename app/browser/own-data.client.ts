import { recordKey, type OwnData } from '~/domain/own-data'

import { ALL_STORES, type ReadTransaction, type WriteTransaction } from './database-schema.client'
import { readDatabase, writeDatabase } from './database.client'
import { tellOtherTabs } from './other-tabs.client'
import { askForPersistence } from './persistence.client'
import { forgetParsedRows } from './records.client'
import { readInTransaction } from './transaction.client'

/** Returns all that a person keeps, as it is stored; throws StorageError. */
export async function readOwnData(userId: string): Promise<OwnData> {
  return readDatabase((database) =>
    loadOwnData(readInTransaction(database, ['changes', 'drafts', 'settings']), userId),
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
  tellOtherTabs(userId, 'changes')
  if (both.next.records.length > 0) void askForPersistence()
  return both
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

async function clearOwnData(transaction: WriteTransaction, userId: string): Promise<void> {
  const changes = transaction.objectStore('changes')
  for (const key of await changes.index('userId').getAllKeys(userId)) await changes.delete(key)
  const drafts = transaction.objectStore('drafts')
  for (const key of await drafts.index('userId').getAllKeys(userId)) await drafts.delete(key)
  await transaction.objectStore('settings').delete(userId)
}
