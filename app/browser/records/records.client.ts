import { ownsRegister } from '~/browser/session/session.client'
import { onDatabaseLoss, readDatabase } from '~/browser/store/database.client'
import { onOtherTabsChange } from '~/browser/store/other-tabs.client'
import { readOr } from '~/browser/store/storage.client'
import { readInTransaction } from '~/browser/store/transaction.client'
import type { Change } from '~/domain/changes/change'
import { countRecords } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'

import type { History, StoredRow } from './parse-changes'

const NOTHING: History = { rows: new Map(), changes: [] }

/** Kept as long as no other tab has changed it, so that moving between screens parses nothing. */
const histories = new Map<string, Promise<History>>()

/** People whose records this document has shown before the database was lost. */
const shownBeforeLoss = new Set<string>()

/**
 * Registers whose beginning is gone from the database, as this document has read them before. They are shown like that
 * until they are stored again: an empty screen would take what is being typed with it.
 */
const lostRegisters = new Map<string, History>()

const listeners = new Set<() => void>()

const historyListeners = new Set<() => void>()

onOtherTabsChange(({ userId, store }) => {
  if (store === 'changes') forgetHistory(userId)
})

onDatabaseLoss(() => void readHistoriesAgain())

/** Reads all again, because what was read may be gone. */
export async function readHistoriesAgain(): Promise<void> {
  const known = [...histories]
  histories.clear()
  for (const [userId, history] of known) {
    const former = await history.catch(() => NOTHING)
    if (former.rows.size === 0) continue
    shownBeforeLoss.add(userId)
    if (ownsRegister(userId)) lostRegisters.set(userId, former)
  }
  announceChange()
}

/** Returns the changes of a person that count, oldest first. Never throws: a refused database has none. */
export async function readChanges(userId: string): Promise<readonly Change[]> {
  return readOr(NOTHING.changes, async () => (await findHistory(userId)).changes)
}

/** Returns how many records a person keeps, also those that do not count any more. Never throws. */
export async function countChanges(userId: string): Promise<number> {
  return readOr(0, async () => countRecords([...(await findHistory(userId)).rows.values()]))
}

/**
 * Returns what this document has read of a register before its beginning was gone, or undefined if the register has
 * one. Never throws.
 */
export async function findLostRegister(ownerId: string): Promise<History | undefined> {
  return readOr(undefined, async () => {
    await findHistory(ownerId)
    return lostRegisters.get(ownerId)
  })
}

/** True if that register was found without its beginning. */
export function isRegisterLost(ownerId: string): boolean {
  return lostRegisters.has(ownerId)
}

/** True if records of somebody without a register were here and are gone. Never throws. */
export async function areRecordsGone({ id }: Pick<User, 'id'>): Promise<boolean> {
  if (!shownBeforeLoss.has(id)) return false
  const isGone = (await countChanges(id)) === 0
  if (!isGone) shownBeforeLoss.delete(id)
  return isGone
}

/** Returns how many changes of a person this version cannot read. Never throws. */
export async function countUnreadableChanges(userId: string): Promise<number> {
  return readOr(0, async () => {
    const { rows } = await findHistory(userId)
    return [...rows.values()].filter((change) => change === undefined).length
  })
}

/** Calls back when another tab or a toast has changed what is kept; returns what ends that. */
export function onRecordsChange(notify: () => void): () => void {
  // Asked for after the modules that forget what they have read, so that the screen reads again.
  const endOtherTabsWatch = onOtherTabsChange(notify)
  listeners.add(notify)
  return () => {
    endOtherTabsWatch()
    listeners.delete(notify)
  }
}

/** Tells the screen that something was changed outside its actions, for example by a toast. */
export function announceChange(): void {
  for (const notify of listeners) notify()
}

/** Calls back when what a person has recorded has changed, in this tab or in another; returns what ends that. */
export function onHistoryChange(notify: () => void): () => void {
  historyListeners.add(notify)
  return () => void historyListeners.delete(notify)
}

/** Returns what a person has recorded, as the very same object until something changes it; throws StorageError. */
export function findHistory(userId: string): Promise<History> {
  const known = histories.get(userId)
  if (known) return known
  const history = loadHistory(userId)
  histories.set(userId, history)
  history.catch(() => {
    if (histories.get(userId) === history) histories.delete(userId)
  })
  return history
}

/**
 * Keeps what a person's history has become, unless `former` is no longer the known one: then it is read again. A
 * register that has taken something in has its beginning.
 */
export function replaceHistory(userId: string, former: Promise<History>, history: History): void {
  lostRegisters.delete(userId)
  if (histories.get(userId) !== former) return forgetHistory(userId)
  histories.set(userId, Promise.resolve(history))
  for (const notify of historyListeners) notify()
}

/** Forgets the history of a person whose rows were replaced as a whole. */
export function forgetHistory(userId: string): void {
  histories.delete(userId)
  for (const notify of historyListeners) notify()
}

async function loadHistory(userId: string): Promise<History> {
  const rows = await readRows(userId)
  // The change that begins a register has the id of its owner.
  if (rows.some(({ id }) => id === userId)) lostRegisters.delete(userId)
  else if (ownsRegister(userId)) {
    const former = lostRegisters.get(userId) ?? NOTHING
    lostRegisters.set(userId, former)
    return former
  }
  if (rows.length === 0) return NOTHING
  // Only people who have recorded something need this module. They were here before, so their browser has it cached.
  const { historyOf, parseRows } = await import('./parse-changes')
  return historyOf(await parseRows(userId, rows))
}

/** So many rows the browser copies out of its database at once. With more, the screen would stand still meanwhile. */
const ROWS_AT_ONCE = 2_000

/** Reads the rows of a person in one transaction, in the order of recording. */
function readRows(userId: string): Promise<StoredRow[]> {
  return readDatabase(async (database) => {
    const store = readInTransaction(database, ['changes']).objectStore('changes')
    const byPerson = store.index('userId')
    const [keys, first] = await Promise.all([
      byPerson.getAllKeys(userId),
      byPerson.getAll(userId, ROWS_AT_ONCE),
    ])
    const later = []
    for (let from = ROWS_AT_ONCE; from < keys.length; from += ROWS_AT_ONCE) {
      const part = keys.slice(from, from + ROWS_AT_ONCE)
      later.push(store.getAll(IDBKeyRange.bound(part[0], part.at(-1))))
    }
    // Rows of other people may stand between.
    const stored = [first, ...(await Promise.all(later))].flat().filter((row) => row.userId === userId)
    return keys.map((key, place) => ({ key, id: stored[place]?.id, change: stored[place]?.change }))
  })
}
