import type { UnreadableSource, WriteTransaction } from '~/browser/store/database-schema.client'
import { readDatabase, writeDatabase } from '~/browser/store/database.client'
import { readOr } from '~/browser/store/storage.client'

/** A draft or the settings, as text, that this version could not read and was to replace. A later one may read it. */
export type UnreadableCopy = { source: UnreadableSource; text: string }

/** Returns the copies of what a person kept. Never throws. */
export async function listUnreadableCopies(userId: string): Promise<UnreadableCopy[]> {
  const rows = await readOr([], () => readDatabase((database) => database.getAll('unreadable')))
  return rows.filter((row) => row.userId === userId).map(({ source, text }) => ({ source, text }))
}

/** Puts back copies that were taken; throws StorageError. */
export async function restoreUnreadableCopies(userId: string, copies: readonly UnreadableCopy[]) {
  await writeDatabase(['unreadable'], async (transaction) => {
    for (const copy of copies) await keepCopy(transaction, { userId, ...copy })
  })
}

/** Keeps a copy of what this version cannot read: once, however often it is met. */
export async function keepCopy(
  transaction: WriteTransaction,
  copy: UnreadableCopy & { userId: string },
): Promise<void> {
  const store = transaction.objectStore('unreadable')
  const isKept = (await store.getAll()).some(
    ({ userId, source, text }) => userId === copy.userId && source === copy.source && text === copy.text,
  )
  if (!isKept) await store.add(copy)
}
