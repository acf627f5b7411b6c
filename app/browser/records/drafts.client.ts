import * as v from 'valibot'

import { createId } from '~/browser/store/create-id.client'
import type { WriteTransaction } from '~/browser/store/database-schema.client'
import { readDatabase, writeDatabase } from '~/browser/store/database.client'
import { readOr } from '~/browser/store/storage.client'
import { draftSchema, type Draft, type DraftName } from '~/domain/changes/draft'

import { keepCopy } from './unreadable-copies.client'

export type { Draft } from '~/domain/changes/draft'

/** Returns what a person has typed into a form and not sent, or an empty draft with a new id. Never throws. */
export async function readDraft(userId: string, form: DraftName): Promise<Draft> {
  const row = await readOr(undefined, () =>
    readDatabase((database) => database.get('drafts', [userId, form])),
  )
  const parsed = v.safeParse(draftSchema, row?.draft)
  return parsed.success ? parsed.output : { id: createId(), fields: {} }
}

/** Keeps what is typed into a form; throws StorageError, and then nothing is changed. */
export async function saveDraft(userId: string, form: DraftName, draft: Draft): Promise<void> {
  await writeDatabase(DRAFT_STORES, async (transaction) => {
    await keepUnreadable(transaction, userId, form)
    await transaction.objectStore('drafts').put({ userId, form, draft })
  })
}

/** Forgets a draft; throws StorageError. */
export async function dropDraft(userId: string, form: DraftName): Promise<void> {
  await writeDatabase(DRAFT_STORES, (transaction) => removeDraft(transaction, userId, form))
}

/** The stores that `removeDraft` writes to. */
export const DRAFT_STORES: ('drafts' | 'unreadable')[] = ['drafts', 'unreadable']

/** Removes a draft, and keeps a copy of one that cannot be read. */
export async function removeDraft(
  transaction: WriteTransaction,
  userId: string,
  form: DraftName,
): Promise<void> {
  await keepUnreadable(transaction, userId, form)
  await transaction.objectStore('drafts').delete([userId, form])
}

async function keepUnreadable(transaction: WriteTransaction, userId: string, form: string): Promise<void> {
  const row = await transaction.objectStore('drafts').get([userId, form])
  if (!row || v.is(draftSchema, row.draft)) return
  await keepCopy(transaction, { userId, source: 'drafts', text: JSON.stringify(row.draft) })
}
