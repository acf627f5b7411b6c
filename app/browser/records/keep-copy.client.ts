import type { UnreadableSource, WriteTransaction } from '~/browser/store/database-schema.client'

/** Keeps a copy of what this version cannot read: once, however often it is met. */
export async function keepCopy(
  transaction: WriteTransaction,
  copy: { userId: string; source: UnreadableSource; text: string },
): Promise<void> {
  const store = transaction.objectStore('unreadable')
  const isKept = (await store.getAll()).some(
    ({ userId, source, text }) => userId === copy.userId && source === copy.source && text === copy.text,
  )
  if (!isKept) await store.add(copy)
}
