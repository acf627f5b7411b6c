import * as v from 'valibot'

import { changeSchema, effectiveChanges, type Change } from '~/domain/change'

import { createId } from './create-id.client'
import { alone } from './lock.client'
import { personStore, type StoreProblem } from './person-store.client'
import { StorageError } from './storage.client'

export const RECORDS_KEY = 'pewnik:records'
const VERSION = 1

/**
 * What is stored of one person. Changes are parsed one by one when they are read and written back as they
 * stand, so that one which cannot be read hides no other and is not lost. The generation tells what was
 * erased from what another tab has not seen yet.
 */
const storedRecords = v.object({ generation: v.number(), changes: v.array(v.unknown()) })

export type StoredRecords = v.InferOutput<typeof storedRecords>

const NOTHING: StoredRecords = { generation: 0, changes: [] }

const store = personStore(RECORDS_KEY, storedRecords, VERSION)

/** What this tab has added to a person's records, for as long as that generation of them lives. */
const addedHere = new Map<string, { generation: number; changes: Map<string, Change> }>()

const listeners = new Set<() => void>()

/** The changes of a person that count, oldest first; what cannot be read is left out. */
export function readChanges(userId: string): Change[] {
  return effectiveChanges(readWholeHistory(userId))
}

/** All changes of a person that can be read, those that were undone and the undoing too. */
export function readWholeHistory(userId: string): Change[] {
  return parseChanges(readStoredRecords(userId).changes).readable
}

/** A person's records as they are stored, for a copy of them. */
export function readStoredRecords(userId: string): StoredRecords {
  return store.read(userId) ?? NOTHING
}

export type RecordsProblem = StoreProblem | { unreadable: number }

/** Why a person's records, or how many of them, cannot be read. */
export function recordsProblem(userId: string): RecordsProblem | undefined {
  const problem = store.problem(userId)
  if (problem) return problem
  const { unreadable } = parseChanges(readStoredRecords(userId).changes)
  return unreadable.length > 0 ? { unreadable: unreadable.length } : undefined
}

/**
 * Adds changes to a person's records; one whose id is known already adds nothing. Whatever other tabs
 * write meanwhile stays. Throws StorageError and then changes nothing.
 */
export async function addChanges(userId: string, changes: readonly Change[]): Promise<void> {
  await alone(RECORDS_KEY, () => add(userId, changes))
}

/**
 * Adds a change unless `isNeedless`, asked once no other tab or tap is writing, says that it was made
 * meanwhile; `refused` where the browser keeps nothing, and then nothing was changed.
 */
export async function addOnce(
  userId: string,
  change: Change,
  isNeedless: () => boolean,
): Promise<'added' | 'needless' | 'refused'> {
  try {
    return await alone(RECORDS_KEY, () => {
      if (isNeedless()) return 'needless'
      add(userId, [change])
      return 'added'
    })
  } catch (error) {
    if (error instanceof StorageError) return 'refused'
    throw error
  }
}

/** Takes changes back by adding that they are undone, and lets the screen know. Throws StorageError. */
export async function undoChanges(userId: string, changes: readonly Change[]): Promise<void> {
  await addChanges(
    userId,
    changes.map(({ id, day }) => ({ kind: 'undone', id: createId(), day, changeId: id })),
  )
  announceChange()
}

/**
 * Puts other records in the place of a person's, made out of those that are there; returns the former ones.
 * Throws StorageError and then changes nothing.
 */
export async function replaceRecords(
  userId: string,
  replace: (changes: readonly unknown[]) => readonly unknown[],
): Promise<readonly unknown[]> {
  return alone(RECORDS_KEY, () => {
    let former: readonly unknown[] = []
    store.write(userId, (stored = NOTHING) => {
      former = stored.changes
      return { generation: stored.generation + 1, changes: [...replace(former)] }
    })
    addedHere.delete(userId)
    return former
  })
}

/** Calls back when what is kept was changed by another tab or by undoing; returns what ends that. */
export function onRecordsChange(notify: () => void): () => void {
  const listener = async ({ key }: StorageEvent) => {
    if (key !== RECORDS_KEY && key !== null) return
    // A null key means that the whole storage was cleared: nothing of it is brought back.
    if (key === null) addedHere.clear()
    else await keepWhatWasAddedHere()
    notify()
  }
  const listen = (event: StorageEvent) => void listener(event)
  listeners.add(notify)
  addEventListener('storage', listen)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', listen)
  }
}

/** Lets the screen know that something was undone outside its actions, from a toast say. */
export function announceChange(): void {
  for (const notify of listeners) notify()
}

/**
 * Browsers pass storage between processes with a delay, so another tab may have written over what this one
 * added a moment before. Whatever is missing is added again, but for what was erased with all the rest.
 */
async function keepWhatWasAddedHere(): Promise<void> {
  try {
    await alone(RECORDS_KEY, () => {
      for (const [userId, { generation, changes }] of addedHere) {
        const stored = store.read(userId)
        const isErased = stored === undefined && store.problem(userId) === undefined
        if (isErased || (stored ?? NOTHING).generation !== generation) addedHere.delete(userId)
        else writeChanges(userId, [...changes.values()])
      }
    })
  } catch (error) {
    // No room, or no access any more: the next word from another tab tries again.
    if (!(error instanceof StorageError)) throw error
  }
}

/** Adds changes, and remembers that they were added in this tab. */
function add(userId: string, changes: readonly Change[]): void {
  const { generation } = writeChanges(userId, changes)
  const known = addedHere.get(userId)
  const earlier = known?.generation === generation ? known.changes : []
  addedHere.set(userId, {
    generation,
    changes: new Map([...earlier, ...changes.map((change) => [change.id, change] as const)]),
  })
}

/** Adds the changes that are missing; where none is, nothing is written. */
function writeChanges(userId: string, changes: readonly Change[]): StoredRecords {
  const stored = readStoredRecords(userId)
  const ids = idsOf(stored.changes)
  const missing = changes.filter(({ id }) => {
    const isMissing = !ids.has(id)
    ids.add(id)
    return isMissing
  })
  if (missing.length === 0) return stored
  const written = { ...stored, changes: [...stored.changes, ...missing] }
  store.write(userId, () => written)
  return written
}

const identified = v.object({ id: v.string() })

function idsOf(changes: readonly unknown[]): Set<string> {
  return new Set(changes.flatMap((change) => (v.is(identified, change) ? [change.id] : [])))
}

function parseChanges(changes: readonly unknown[]): { readable: Change[]; unreadable: unknown[] } {
  const parsed = changes.map((change) => v.safeParse(changeSchema, change))
  return {
    readable: parsed.flatMap((result) => (result.success ? [result.output] : [])),
    unreadable: changes.filter((_change, place) => !parsed[place]?.success),
  }
}
