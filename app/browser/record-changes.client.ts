import * as v from 'valibot'

import { effectiveChanges, isSameChange, withSheetRows, type Change } from '~/domain/change'
// What is recorded is shown next, also without a network.
import '~/domain/merge-changes'
import { recordId } from '~/domain/typed-text'

import { createId } from './create-id.client'
import type { WriteTransaction } from './database-schema.client'
import { writeDatabase } from './database.client'
import { DRAFT_STORES, removeDraft } from './drafts.client'
import { tellOtherTabs } from './other-tabs.client'
import { historyOf, parseChange, readable } from './parse-changes'
import { askForPersistence } from './persistence.client'
import { announceChange, findHistory, replaceHistory, type ParsedRows } from './records.client'
import { renewSession } from './register-session.client'

/** A change to record: the id that its form carries, and the change under the id that it gets. */
export type Recording = { id?: unknown; build: (id: string) => Change }

/**
 * Records changes in one transaction and drops the draft of their form. `isNeeded` is asked of the changes that
 * count when no other tab or tap is writing; nothing is recorded where it says no.
 * A form sent twice under the same id is one change. An id that stands for something else, was undone or cannot
 * be one gives way to a new one. Returns the changes that now stand; throws StorageError.
 */
export async function recordChanges(
  userId: string,
  recordings: readonly Recording[],
  {
    isNeeded = () => true,
    draft,
  }: { isNeeded?: (changes: readonly Change[]) => boolean; draft?: string } = {},
): Promise<Change[]> {
  const known = findHistory(userId)
  const { rows: knownRows } = await known
  const { recorded, rows } = await writeDatabase(['changes', ...DRAFT_STORES], async (transaction) => {
    const before = await loadRows(transaction, userId, knownRows)
    const past = readable(before)
    const effective = effectiveChanges(past)
    if (!isNeeded(withSheetRows(effective))) return { recorded: [], rows: before }

    const added = new Map<number, Change>()
    const changes = recordings.map((recording) => resolveChange(recording, past, effective))
    for (const change of changes) {
      if (past.some(({ id }) => id === change.id)) continue
      const row = { userId, id: change.id, change }
      added.set(await transaction.objectStore('changes').add(row), change)
    }
    if (draft !== undefined) await removeDraft(transaction, userId, draft)
    return { recorded: changes, rows: new Map([...before, ...added]) }
  })
  const history = historyOf(rows)
  // What another tab or tap has recorded meanwhile is not in these rows.
  replaceHistory(userId, known, history)
  if (recorded.length > 0) {
    renewSession(userId, history.changes)
    tellOtherTabs(userId, 'changes')
    void askForPersistence()
  }
  return recorded
}

/**
 * Takes changes back by recording that they are undone, and tells the screen. False where none of them counts
 * any more; throws StorageError.
 */
export async function undoChanges(userId: string, changes: readonly Change[]): Promise<boolean> {
  const ids = new Set(changes.map(({ id }) => id))
  const undone = await recordChanges(
    userId,
    changes.map(({ id: changeId, day }) => ({ build: (id) => ({ kind: 'undone', id, day, changeId }) })),
    { isNeeded: (effective) => effective.some(({ id }) => ids.has(id)) },
  )
  announceChange()
  return undone.length > 0
}

function resolveChange(
  { id: carriedId, build }: Recording,
  past: readonly Change[],
  effective: readonly Change[],
): Change {
  const id = v.parse(v.fallback(recordId, createId), carriedId)
  const change = build(id)
  const recorded = past.find((earlier) => earlier.id === id)
  if (!recorded) return change
  return effective.includes(recorded) && isSameChange(recorded, change) ? recorded : build(createId())
}

/** Reads a person's rows as they stand now; those known already are not parsed again. */
async function loadRows(
  transaction: WriteTransaction,
  userId: string,
  known: ParsedRows,
): Promise<ParsedRows> {
  const store = transaction.objectStore('changes')
  const rows = new Map<number, Change | undefined>()
  for (const key of await store.index('userId').getAllKeys(userId)) {
    rows.set(key, known.has(key) ? known.get(key) : parseChange((await store.get(key))?.change))
  }
  return rows
}
