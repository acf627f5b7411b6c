import * as v from 'valibot'

import { draftSchema, type Draft } from '~/domain/draft'

import { createId } from './create-id.client'
import { readDatabase, writeDatabase } from './database.client'
import { readOr } from './storage.client'
import { keepUnreadable } from './unreadable-copies.client'

export type { Draft } from '~/domain/draft'

/** Returns what a person has typed into a form and not sent, or an empty draft with a new id. Never throws. */
export async function readDraft(userId: string, form: string): Promise<Draft> {
  const row = await readOr(undefined, () =>
    readDatabase((database) => database.get('drafts', [userId, form])),
  )
  const parsed = v.safeParse(draftSchema, row?.draft)
  return parsed.success ? parsed.output : { id: createId(), fields: {} }
}

/** Keeps what is typed into a form; throws StorageError, and then nothing is changed. */
export async function saveDraft(userId: string, form: string, draft: Draft): Promise<void> {
  await writeDatabase(['drafts', 'unreadable'], async (transaction) => {
    const store = transaction.objectStore('drafts')
    const former = await store.get([userId, form])
    if (former && !v.is(draftSchema, former.draft)) {
      await keepUnreadable(transaction, { userId, source: 'drafts', content: former.draft })
    }
    await store.put({ userId, form, draft })
  })
}

/** Forgets a draft; throws StorageError. */
export async function dropDraft(userId: string, form: string): Promise<void> {
  await writeDatabase(['drafts'], (transaction) => transaction.objectStore('drafts').delete([userId, form]))
}
