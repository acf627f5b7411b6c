import * as v from 'valibot'

import { capLastCopy } from '~/browser/registers/last-copy.client'
import { renewSession } from '~/browser/session/register-session.client'
import { ownsRegister } from '~/browser/session/session.client'
// A recorded change is shown at once, also without a network.
import '~/domain/access/merge-changes'
import { createId } from '~/browser/store/create-id.client'
import type { WriteTransaction } from '~/browser/store/database-schema.client'
import { writeDatabase } from '~/browser/store/database.client'
import { tellOtherTabs } from '~/browser/store/other-tabs.client'
import { askForPersistence } from '~/browser/store/persistence.client'
import { readOr, StorageError } from '~/browser/store/storage.client'
import { effectiveChanges, isSameChange, type Change } from '~/domain/changes/change'
import type { DraftName } from '~/domain/changes/draft'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { countRecords } from '~/domain/changes/stored-record'
import { withoutUndoneImports } from '~/domain/records/undone-imports'
import { recordId } from '~/domain/words/typed-text'

import { DRAFT_STORES, removeDraft } from './drafts.client'
import { eraseUndoneImports } from './own-data.client'
import { historyOf, parseChange, readableChanges, type ParsedRows } from './parse-changes'
import { announceChange, findHistory, readHistoriesAgain, replaceHistory } from './records.client'

/** A change to record: the id that its form carries, and the change under the id that it gets. */
export type Recording = {
  id?: unknown
  /** The carried id of the earlier recording that this one is a part of, as a signature is part of its certificate. */
  partOf?: string
  /** `wholeId` is the id that the whole gets, if one of the recordings carries the id in `partOf`. */
  build: (id: string, wholeId?: string) => Change
}

export type PlanRecordings = (counting: readonly Change[]) => readonly Recording[]

/**
 * Records changes in one transaction and drops the draft of their form. `isNeeded` gets the changes that count at a
 * moment when no other tab or tap is writing. If it says no, nothing is recorded. A function plans the recordings by
 * the same changes.
 * A form sent twice under the same id is one change, and its parts are not recorded again. If the id belongs to another
 * change, was undone or is no id, the change gets a new one, and its parts follow. Returns the changes as they are
 * recorded now. Throws StorageError, also for a register whose beginning is gone.
 */
export async function recordChanges(
  userId: string,
  recordings: readonly Recording[] | PlanRecordings,
  {
    isNeeded = () => true,
    draft,
  }: { isNeeded?: (changes: readonly Change[]) => boolean; draft?: DraftName } = {},
): Promise<Change[]> {
  const known = findHistory(userId)
  const { rows: knownRows } = await known
  const { recorded, rows } = await writeDatabase(['changes', ...DRAFT_STORES], async (transaction) => {
    await requireBeginning(transaction, userId, recordings)
    const before = await loadRows(transaction, userId, knownRows)
    const past = readableChanges(before)
    const effective = effectiveChanges(past)
    const counting = withImportedRows(effective)
    if (!isNeeded(counting)) return { recorded: [], rows: before }

    const added = new Map<number, Change>()
    const planned = typeof recordings === 'function' ? recordings(counting) : recordings
    const changes = resolveChanges(planned, past, effective)
    for (const change of changes) {
      if (past.some(({ id }) => id === change.id)) continue
      const row = { userId, id: change.id, change }
      added.set(await transaction.objectStore('changes').add(row), change)
    }
    if (draft !== undefined) await removeDraft(transaction, userId, draft)
    return { recorded: changes, rows: new Map([...before, ...added]) }
  })
  const history = historyOf(rows)
  // Changes that another tab or tap has recorded meanwhile are not in these rows.
  replaceHistory(userId, known, history)
  if (recorded.length > 0) {
    renewSession(userId, history.changes)
    tellOtherTabs(userId, 'changes')
    void askForPersistence()
  }
  return recorded
}

/**
 * Takes changes back by recording that they are undone, and tells the screen. False if none of them counts
 * any more; throws StorageError.
 */
export async function undoChanges(userId: string, changes: readonly Change[]): Promise<boolean> {
  const ids = new Set(changes.map(({ id }) => id))
  const undone = await recordChanges(
    userId,
    changes.map(({ id: changeId, day }) => ({ build: (id) => ({ kind: 'undone', id, day, changeId }) })),
    { isNeeded: (effective) => effective.some(({ id }) => ids.has(id)) },
  )
  if (undone.length > 0) await clearUndoneImports(userId)
  announceChange()
  return undone.length > 0
}

/** Refuses to add to a register without its beginning: no login page would offer it, and no copy could restore it. */
async function requireBeginning(
  transaction: WriteTransaction,
  userId: string,
  recordings: readonly Recording[] | PlanRecordings,
): Promise<void> {
  const begins = typeof recordings !== 'function' && recordings.some(({ id }) => id === userId)
  if (begins || !ownsRegister(userId)) return
  const byId = transaction.objectStore('changes').index('userId, id')
  if ((await byId.getKey([userId, userId])) !== undefined) return
  await readHistoriesAgain()
  throw new StorageError('The register lacks its beginning')
}

/** Clears away the imports that were undone, as `eraseUndoneImports` does. Never throws: the next start tries again. */
export async function clearUndoneImports(userId: string): Promise<void> {
  await readOr(undefined, async () => {
    const parsed = [...(await findHistory(userId)).rows.values()]
    if (withoutUndoneImports(parsed) === parsed) return
    const left = await eraseUndoneImports(userId)
    if (left) capLastCopy(userId, countRecords(left))
  })
}

function resolveChanges(
  recordings: readonly Recording[],
  past: readonly Change[],
  effective: readonly Change[],
): Change[] {
  const byCarriedId = new Map<unknown, Change>()
  return recordings.flatMap((recording) => {
    const { id, partOf } = recording
    const whole = partOf === undefined ? undefined : byCarriedId.get(partOf)
    if (whole && past.includes(whole)) return []
    const change = resolveChange(recording, whole?.id, past, effective)
    byCarriedId.set(id, change)
    return [change]
  })
}

function resolveChange(
  { id: carriedId, build }: Recording,
  wholeId: string | undefined,
  past: readonly Change[],
  effective: readonly Change[],
): Change {
  let id = v.parse(usableId, carriedId)
  for (let turn = 2; ; turn += 1) {
    const change = build(id, wholeId)
    const recorded = past.find((earlier) => earlier.id === id)
    // An import that was undone is gone, but its id would not count any more.
    const isUndone = past.some((earlier) => earlier.kind === 'undone' && earlier.changeId === id)
    if (!recorded && !isUndone) return change
    if (recorded && effective.includes(recorded) && isSameChange(recorded, change)) return recorded
    // The next id follows from the carried one, so that this form, too, counts once if it is sent twice.
    id = v.parse(usableId, `${String(carriedId)}-${turn}`)
  }
}

const usableId = v.fallback(recordId, createId)

/** Reads a person's rows as they are now. Known rows are not parsed again. */
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
