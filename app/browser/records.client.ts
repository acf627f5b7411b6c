import * as v from 'valibot'

import { changeSchema, effectiveChanges, isSameChange, type Change } from '~/domain/change'
import { recordId } from '~/domain/typed-text'

import { createId } from './create-id.client'
import type { OwnDatabase, WriteTransaction } from './database-schema.client'
import { readDatabase, writeDatabase } from './database.client'
import { onOtherTabsChange, tellOtherTabs } from './other-tabs.client'
import { readOr } from './storage.client'

/** A change to record: the id that its form carries, and the change under the id that it gets. */
export type Recording = { id?: unknown; build: (id: string) => Change }

/** Each row of a person by its key, parsed; undefined where this version cannot read it. */
type ParsedRows = ReadonlyMap<number, Change | undefined>

/** Kept as long as no other tab has changed it, so that moving between screens parses nothing. */
const parsedRows = new Map<string, ParsedRows>()

const listeners = new Set<() => void>()

onOtherTabsChange((userId) => {
  parsedRows.delete(userId)
  announceChange()
})

/** Returns the changes of a person that count, oldest first. Never throws: a refused database has none. */
export async function readChanges(userId: string): Promise<Change[]> {
  return effectiveChanges(readable(await findRows(userId)))
}

/** Returns how many changes of a person this version cannot read. Never throws. */
export async function countUnreadableChanges(userId: string): Promise<number> {
  const rows = await findRows(userId)
  return rows.size - readable(rows).length
}

/**
 * Records changes in one transaction, after what other tabs and taps have recorded, and drops the draft of
 * that form. Nothing is recorded where `isNeeded` says so of the changes that count by then.
 * A form sent twice under the same id is one change; an id that stands for something else, was undone or is
 * none gives way to a new one. Returns the changes that now stand; throws StorageError.
 */
export async function recordChanges(
  userId: string,
  recordings: readonly Recording[],
  { isNeeded = () => true, draft }: { isNeeded?: (changes: Change[]) => boolean; draft?: string } = {},
): Promise<Change[]> {
  const { recorded, rows, isFirst } = await writeDatabase(['changes', 'drafts'], async (transaction) => {
    const before = await loadRows(transaction, userId)
    const history = readable(before)
    const effective = effectiveChanges(history)
    if (!isNeeded(effective)) return { recorded: [], rows: before, isFirst: false }

    const added = new Map<number, Change>()
    const changes = recordings.map((recording) => resolveChange(recording, history, effective))
    for (const change of changes) {
      if (history.some(({ id }) => id === change.id)) continue
      added.set(await addRow(transaction, userId, change), change)
    }
    if (draft !== undefined) await transaction.objectStore('drafts').delete([userId, draft])
    return { recorded: changes, rows: new Map([...before, ...added]), isFirst: before.size === 0 }
  })
  parsedRows.set(userId, rows)
  if (recorded.length > 0) tellOtherTabs(userId)
  if (isFirst) void askForPersistence()
  return recorded
}

/** Takes changes back by recording that they are undone, and tells the screen. Throws StorageError. */
export async function undoChanges(userId: string, changes: readonly Change[]): Promise<void> {
  await recordChanges(
    userId,
    changes.map(({ id: changeId, day }) => ({ build: (id) => ({ kind: 'undone', id, day, changeId }) })),
  )
  announceChange()
}

/** Calls back when another tab or a toast has changed what is kept; returns what ends that. */
export function onRecordsChange(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
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

async function findRows(userId: string): Promise<ParsedRows> {
  const kept = parsedRows.get(userId)
  if (kept) return kept
  return readOr<ParsedRows>(new Map(), async () => {
    const rows = await readDatabase((database) => loadRows(database, userId))
    parsedRows.set(userId, rows)
    return rows
  })
}

/** Reads a person's rows; what is parsed already is not read again. */
async function loadRows(source: OwnDatabase | WriteTransaction, userId: string): Promise<ParsedRows> {
  const store = 'objectStore' in source ? source.objectStore('changes') : source.transaction('changes').store
  const keys = await store.index('userId').getAllKeys(userId)
  const parsed = parsedRows.get(userId)
  if (!parsed) {
    const rows = await store.index('userId').getAll(userId)
    return new Map(keys.map((key, place) => [key, parseChange(rows[place]?.change)]))
  }
  const rows = new Map<number, Change | undefined>()
  for (const key of keys) {
    rows.set(key, parsed.has(key) ? parsed.get(key) : parseChange((await store.get(key))?.change))
  }
  return rows
}

async function addRow(transaction: WriteTransaction, userId: string, change: Change): Promise<number> {
  return transaction.objectStore('changes').add({ userId, id: change.id, change })
}

function parseChange(change: unknown): Change | undefined {
  const parsed = v.safeParse(changeSchema, change)
  return parsed.success ? parsed.output : undefined
}

function readable(rows: ParsedRows): Change[] {
  return [...rows.values()].filter((change) => change !== undefined)
}

/** Asks the browser not to clear the database when it needs room. Some browsers ask the person. */
async function askForPersistence(): Promise<void> {
  try {
    // Missing where the app is served without TLS.
    await navigator.storage?.persist?.()
  } catch {
    // The browser keeps the data as it keeps those of any site.
  }
}
