import * as v from 'valibot'

import { isSameJson, recordKey } from '~/domain/own-data'

import {
  ALL_STORES,
  type OwnDatabase,
  type UnreadableSource,
  type WriteTransaction,
} from './database-schema.client'
import { keepCopy } from './keep-copy.client'
import { OLDER_KEYS, type OlderText } from './local-storage-texts.client'
import { tellOtherTabs } from './other-tabs.client'
import { readStored, removeStored, trySave } from './storage.client'
import { writeInTransaction } from './transaction.client'

const json = v.pipe(v.string(), v.parseJson())
const entries = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

const STORES = {
  records: v.pipe(
    json,
    v.object({ version: v.literal(1), people: entries }),
    v.transform(({ people }) => people),
  ),
  settings: v.pipe(json, entries),
  drafts: v.pipe(
    json,
    v.object({ version: v.literal(1), people: entries }),
    v.transform(({ people }) => people),
  ),
} satisfies Record<UnreadableSource, v.GenericSchema<unknown, Record<string, unknown>>>

const personRecords = v.object({ changes: v.array(v.unknown()) })

/**
 * Moves what older versions kept in localStorage into the database, in one transaction, and only then removes
 * it there. What cannot be read, or finds its place taken, is kept as a copy. Where the browser refuses, all of
 * it stays in localStorage.
 */
export async function takeOverLocalStorage(
  database: OwnDatabase,
  texts: readonly OlderText[],
): Promise<void> {
  try {
    const people = await writeInTransaction(database, ALL_STORES, (transaction) =>
      takeOver(transaction, texts),
    )
    for (const userId of people) tellOtherTabs(userId, 'changes')
  } catch (error) {
    console.warn('What an older version kept could not be taken over', error)
    return
  }
  await trySave(() => {
    // A text that an older version in another tab has changed meanwhile waits for the next start.
    for (const { key, text } of texts) if (readStored(key) === text) removeStored(key)
  })
}

/** Returns the ids of the people to whom something belongs. */
async function takeOver(transaction: WriteTransaction, texts: readonly OlderText[]): Promise<Set<string>> {
  const people = new Set<string>()
  for (const { key, source, text } of texts) {
    const parsed = key === OLDER_KEYS[source] ? v.safeParse(STORES[source], text) : undefined
    if (!parsed?.success) {
      await keepCopy(transaction, { userId: undefined, source, text })
      continue
    }
    for (const [userId, entry] of Object.entries(parsed.output)) {
      people.add(userId)
      if (await TAKE_OVER[source](transaction, userId, entry)) continue
      await keepCopy(transaction, { userId, source, text: JSON.stringify(entry) })
    }
  }
  return people
}

type TakeOverEntry = (transaction: WriteTransaction, userId: string, entry: unknown) => Promise<boolean>

/** How the entry of a person is taken over; false where it cannot be read or its place is taken. */
const TAKE_OVER: Record<UnreadableSource, TakeOverEntry> = {
  async records(transaction, userId, entry) {
    if (!v.is(personRecords, entry)) return false
    const store = transaction.objectStore('changes')
    for (const change of entry.changes) {
      const id = recordKey(change)
      if (!(await store.index('userId, id').getKey([userId, id]))) await store.add({ userId, id, change })
    }
    return true
  },
  async settings(transaction, userId, settings) {
    const store = transaction.objectStore('settings')
    const present = await store.get(userId)
    if (!present) await store.add({ userId, settings })
    return !present || isSameJson(present.settings, settings)
  },
  async drafts(transaction, userId, entry) {
    const parsed = v.safeParse(entries, entry)
    if (!parsed.success) return false
    const store = transaction.objectStore('drafts')
    let isWhole = true
    for (const [form, draft] of Object.entries(parsed.output)) {
      const present = await store.get([userId, form])
      if (!present) await store.add({ userId, form, draft })
      else if (!isSameJson(present.draft, draft)) isWhole = false
    }
    return isWhole
  },
}
