import type { UnreadableSource } from '~/browser/store/database-schema.client'
import { readDatabase, writeDatabase } from '~/browser/store/database.client'
import { readOr } from '~/browser/store/storage.client'
import { readInTransaction } from '~/browser/store/transaction.client'

/** A record that this version could not read, as text. A later version may read it. */
export type UnreadableCopy = { key: number; source: UnreadableSource; text: string }

/** Returns the copies of what a person kept. Never throws. */
export async function listUnreadableCopies(userId: string): Promise<UnreadableCopy[]> {
  return readOr<UnreadableCopy[]>([], () =>
    readDatabase(async (database) => {
      const store = readInTransaction(database, ['unreadable']).objectStore('unreadable')
      const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()])
      return rows.flatMap(({ userId: ownerId, source, text }, place) => {
        const key = keys[place]
        return ownerId === userId && key !== undefined ? [{ key, source, text }] : []
      })
    }),
  )
}

/** Removes a copy and returns what puts it back; both throw StorageError. */
export async function removeUnreadableCopy(key: number): Promise<() => Promise<void>> {
  const row = await writeDatabase(['unreadable'], async (transaction) => {
    const store = transaction.objectStore('unreadable')
    const removed = await store.get(key)
    await store.delete(key)
    return removed
  })
  return async () => {
    if (!row) return
    await writeDatabase(['unreadable'], (transaction) => transaction.objectStore('unreadable').put(row, key))
  }
}
