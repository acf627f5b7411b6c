import type { UnreadableSource } from './database-schema.client'
import { readStored, storedKeys, trySave } from './storage.client'

// Before there was a database, localStorage kept one JSON text a kind, with an entry for each person. What could
// not be read lay under the same key with `:damaged` behind it.

export const OLDER_KEYS = {
  records: 'pewnik:records',
  settings: 'pewnik:settings',
  drafts: 'pewnik:drafts',
} satisfies Record<UnreadableSource, string>

export type OlderText = { key: string; source: UnreadableSource; text: string }

/** Returns what older versions have left in localStorage. Never throws: a blocked one holds nothing to take over. */
export async function readOlderTexts(): Promise<OlderText[]> {
  const texts: OlderText[] = []
  await trySave(() => {
    for (const source of ['records', 'settings', 'drafts'] as const) {
      for (const key of storedKeys(OLDER_KEYS[source]).toSorted()) {
        const text = readStored(key)
        if (text !== null) texts.push({ key, source, text })
      }
    }
  })
  return texts
}
