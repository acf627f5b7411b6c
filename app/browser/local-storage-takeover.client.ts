import * as v from 'valibot'

import { recordKey } from '~/domain/own-data'

import type { OwnDatabase, UnreadableSource } from './database-schema.client'
import { readStored, removeStored, storedKeys, trySave } from './storage.client'

// Before there was a database, localStorage kept one JSON text a kind, with an entry for each person. What could
// not be read lay under the same key with `:damaged` behind it.

const KEYS = {
  records: 'pewnik:records',
  settings: 'pewnik:settings',
  drafts: 'pewnik:drafts',
} satisfies Record<UnreadableSource, string>

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

type Text = { key: string; source: UnreadableSource; text: string }

/**
 * Moves what older versions kept in localStorage into the database, in one transaction, and only then removes
 * it there. What the database has already stays as it is. What cannot be read is kept as a copy.
 */
export async function takeOverLocalStorage(database: OwnDatabase): Promise<void> {
  const texts = await readTexts()
  if (texts.length === 0) return
  const transaction = database.transaction(['changes', 'drafts', 'settings', 'unreadable'], 'readwrite')
  for (const { key, source, text } of texts) {
    const people = key === KEYS[source] ? v.safeParse(STORES[source], text) : undefined
    if (people?.success) {
      for (const [userId, entry] of Object.entries(people.output)) await takeOverEntry(source, userId, entry)
    } else {
      await transaction.objectStore('unreadable').add({ userId: undefined, source, text })
    }
  }
  await transaction.done
  await trySave(() => {
    // What an older version in another tab has written meanwhile is taken over at the next start.
    for (const { key, text } of texts) if (readStored(key) === text) removeStored(key)
  })

  async function takeOverEntry(source: UnreadableSource, userId: string, entry: unknown): Promise<void> {
    const isTakenOver = await {
      records: takeOverRecords,
      settings: takeOverSettings,
      drafts: takeOverDrafts,
    }[source](userId, entry)
    if (isTakenOver) return
    await transaction.objectStore('unreadable').add({ userId, source, text: JSON.stringify(entry) })
  }

  async function takeOverRecords(userId: string, entry: unknown): Promise<boolean> {
    if (!v.is(personRecords, entry)) return false
    const store = transaction.objectStore('changes')
    for (const change of entry.changes) {
      const id = recordKey(change)
      if (!(await store.index('userId, id').getKey([userId, id]))) await store.add({ userId, id, change })
    }
    return true
  }

  async function takeOverSettings(userId: string, settings: unknown): Promise<boolean> {
    const store = transaction.objectStore('settings')
    if (!(await store.getKey(userId))) await store.add({ userId, settings })
    return true
  }

  async function takeOverDrafts(userId: string, drafts: unknown): Promise<boolean> {
    const parsed = v.safeParse(entries, drafts)
    if (!parsed.success) return false
    const store = transaction.objectStore('drafts')
    for (const [form, draft] of Object.entries(parsed.output)) {
      if (!(await store.getKey([userId, form]))) await store.add({ userId, form, draft })
    }
    return true
  }
}

async function readTexts(): Promise<Text[]> {
  const texts: Text[] = []
  // A blocked localStorage holds nothing to take over.
  await trySave(() => {
    for (const source of ['records', 'settings', 'drafts'] as const) {
      for (const key of storedKeys(KEYS[source]).toSorted()) {
        const text = readStored(key)
        if (text !== null) texts.push({ key, source, text })
      }
    }
  })
  return texts
}
