import type { UnreadableSource, WriteTransaction } from './database-schema.client'
import { readDatabase, writeDatabase } from './database.client'
import { readOr } from './storage.client'

/** What this version could not read, as text, for somebody who can. */
export type UnreadableCopy = { key: number; source: UnreadableSource; text: string }

/**
 * Returns the copies of what a person kept. A copy without an owner goes to each person for whom it has an entry,
 * or to anybody where it has none. Never throws.
 */
export async function listUnreadableCopies(userId: string): Promise<UnreadableCopy[]> {
  return readOr<UnreadableCopy[]>([], () =>
    readDatabase(async (database) => {
      const store = database.transaction('unreadable').store
      const [keys, rows] = await Promise.all([store.getAllKeys(), store.getAll()])
      return rows.flatMap(({ userId: ownerId, source, text }, place) => {
        const key = keys[place]
        const isTheirs = ownerId === undefined ? mayConcern(text, userId) : ownerId === userId
        return isTheirs && key !== undefined ? [{ key, source, text }] : []
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

/** Keeps a copy of what is about to be written over. */
export async function keepUnreadable(
  transaction: WriteTransaction,
  { userId, source, content }: { userId: string; source: UnreadableSource; content: unknown },
): Promise<void> {
  await transaction.objectStore('unreadable').add({ userId, source, text: JSON.stringify(content) ?? '' })
}

/** In what was kept, only a person's id stands as a key of 16 letters and digits. */
const ID_AS_KEY = /"[A-Za-z0-9]{16}":/

function mayConcern(text: string, userId: string): boolean {
  return text.includes(`"${userId}":`) || !ID_AS_KEY.test(text)
}
