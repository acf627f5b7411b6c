import * as v from 'valibot'

import { changeSchema, effectiveChanges, isSameChange, withSheetRows, type Change } from '~/domain/change'
import { keepLast } from '~/domain/keep-last'
import { countRecords } from '~/domain/record-count'
import { recordId } from '~/domain/typed-text'

import { createId } from './create-id.client'
import type { ReadTransaction, WriteTransaction } from './database-schema.client'
import { readDatabase, writeDatabase } from './database.client'
import { DRAFT_STORES, removeDraft } from './drafts.client'
import { onOtherTabsChange, tellOtherTabs } from './other-tabs.client'
import { askForPersistence } from './persistence.client'
import { renewSession } from './register-session.client'
import { readOr } from './storage.client'
import { readInTransaction } from './transaction.client'

/** A change to record: the id that its form carries, and the change under the id that it gets. */
export type Recording = { id?: unknown; build: (id: string) => Change }

/** Each row of a person by its key, parsed; undefined where this version cannot read it. */
type ParsedRows = ReadonlyMap<number, Change | undefined>

/** Kept as long as no other tab has changed it, so that moving between screens parses nothing. */
const parsedRows = new Map<string, Promise<ParsedRows>>()

const NO_CHANGES: readonly Change[] = []

const effectiveOf = keepLast((rows: ParsedRows) => withSheetRows(effectiveChanges(readable(rows))))

const listeners = new Set<() => void>()

onOtherTabsChange(({ userId, store }) => {
  if (store === 'changes') forgetParsedRows(userId)
})

/** Returns the changes of a person that count, oldest first. Never throws: a refused database has none. */
export async function readChanges(userId: string): Promise<readonly Change[]> {
  return readOr(NO_CHANGES, async () => effectiveOf(await findRows(userId)))
}

/** Returns how many records a person keeps, also those that do not count any more. Never throws. */
export async function countChanges(userId: string): Promise<number> {
  return readOr(0, async () => countRecords([...(await findRows(userId)).values()]))
}

/** Returns how many changes of a person this version cannot read. Never throws. */
export async function countUnreadableChanges(userId: string): Promise<number> {
  return readOr(0, async () => {
    const rows = await findRows(userId)
    return rows.size - readable(rows).length
  })
}

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
  const known = findRows(userId)
  const knownRows = await known
  const { recorded, rows } = await writeDatabase(['changes', ...DRAFT_STORES], async (transaction) => {
    const before = await loadRows(transaction, userId, knownRows)
    const history = readable(before)
    const effective = effectiveChanges(history)
    if (!isNeeded(withSheetRows(effective))) return { recorded: [], rows: before }

    const added = new Map<number, Change>()
    const changes = recordings.map((recording) => resolveChange(recording, history, effective))
    for (const change of changes) {
      if (history.some(({ id }) => id === change.id)) continue
      const row = { userId, id: change.id, change }
      added.set(await transaction.objectStore('changes').add(row), change)
    }
    if (draft !== undefined) await removeDraft(transaction, userId, draft)
    return { recorded: changes, rows: new Map([...before, ...added]) }
  })
  // What another tab or tap has recorded meanwhile is not in these rows.
  if (parsedRows.get(userId) === known) parsedRows.set(userId, Promise.resolve(rows))
  else forgetParsedRows(userId)
  if (recorded.length > 0) {
    renewSession(userId, effectiveOf(rows))
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

/** Calls back when another tab or a toast has changed what is kept; returns what ends that. */
export function onRecordsChange(notify: () => void): () => void {
  // Asked for after the modules that forget what they have read, so that the screen reads anew.
  const endOtherTabsWatch = onOtherTabsChange(notify)
  listeners.add(notify)
  return () => {
    endOtherTabsWatch()
    listeners.delete(notify)
  }
}

/** Tells the screen that something was changed outside its actions, by a toast say. */
export function announceChange(): void {
  for (const notify of listeners) notify()
}

/** Forgets the parsed rows of a person whose rows were replaced as a whole. */
export function forgetParsedRows(userId: string): void {
  parsedRows.delete(userId)
}

function resolveChange(
  { id: carriedId, build }: Recording,
  history: readonly Change[],
  effective: readonly Change[],
): Change {
  const id = v.parse(v.fallback(recordId, createId), carriedId)
  const change = build(id)
  const recorded = history.find((earlier) => earlier.id === id)
  if (!recorded) return change
  return effective.includes(recorded) && isSameChange(recorded, change) ? recorded : build(createId())
}

function findRows(userId: string): Promise<ParsedRows> {
  const known = parsedRows.get(userId)
  if (known) return known
  const rows = readDatabase((database) => loadRows(readInTransaction(database, ['changes']), userId))
  parsedRows.set(userId, rows)
  rows.catch(() => {
    if (parsedRows.get(userId) === rows) parsedRows.delete(userId)
  })
  return rows
}

/** Reads a person's rows; those known already are not parsed again. */
async function loadRows(
  transaction: ReadTransaction | WriteTransaction,
  userId: string,
  known: ParsedRows = new Map(),
): Promise<ParsedRows> {
  const store = transaction.objectStore('changes')
  const byPerson = store.index('userId')
  if (known.size === 0) {
    const [keys, rows] = await Promise.all([byPerson.getAllKeys(userId), byPerson.getAll(userId)])
    return new Map(keys.map((key, place) => [key, parseChange(rows[place]?.change)]))
  }
  const keys = await byPerson.getAllKeys(userId)
  const rows = new Map<number, Change | undefined>()
  for (const key of keys) {
    rows.set(key, known.has(key) ? known.get(key) : parseChange((await store.get(key))?.change))
  }
  return rows
}

function parseChange(change: unknown): Change | undefined {
  const parsed = v.safeParse(changeSchema, change)
  return parsed.success ? parsed.output : undefined
}

function readable(rows: ParsedRows): Change[] {
  return [...rows.values()].filter((change) => change !== undefined)
}
