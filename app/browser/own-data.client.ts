import { mergeOwnData, NO_DATA, restoreOwnData, type OwnData } from '~/domain/own-data'

import { draftsProblem, readDrafts, replaceDrafts } from './drafts.client'
import { readStoredRecords, recordsProblem, replaceRecords } from './records.client'
import { findSettings, hasDamagedSettings, replaceSettings } from './settings.client'
import { trySave } from './storage.client'

/** Something done to all that a person keeps, with what takes it back. */
export type Undoable = {
  userId: string
  did: 'merged' | 'replaced' | 'erased'
  former: OwnData
  given: OwnData
}

/** What can still be taken back on this screen, the last done last; held in memory only. */
let undoables: readonly Undoable[] = []

/** All that a person keeps in this browser. Never throws. */
export function readOwnData(userId: string): OwnData {
  return {
    records: readStoredRecords(userId).changes,
    settings: findSettings(userId),
    drafts: readDrafts(userId),
  }
}

/** Whether anything of what a person keeps cannot be read. Never throws. */
export function hasUnreadableData(userId: string): boolean {
  return Boolean(recordsProblem(userId) || hasDamagedSettings(userId) || draftsProblem(userId))
}

/** Adds what comes in to what is kept; throws StorageError and then changes nothing. */
export function mergeIntoOwnData(userId: string, incoming: OwnData): Promise<Undoable> {
  return undoably(userId, 'merged', (present) => mergeOwnData(present, incoming))
}

/** Puts what comes in into the place of what is kept; throws StorageError and then changes nothing. */
export function replaceOwnData(userId: string, incoming: OwnData): Promise<Undoable> {
  return undoably(userId, 'replaced', () => incoming)
}

/** Erases all that a person keeps; throws StorageError and then changes nothing. */
export function eraseOwnData(userId: string): Promise<Undoable> {
  return undoably(userId, 'erased', () => NO_DATA)
}

/** Takes back what was done, but for what the person has added since; throws StorageError. */
export async function undoOwnData(undoable: Undoable): Promise<void> {
  const { userId, former, given } = undoable
  await writeOwnData(userId, (present) => restoreOwnData(present, former, given))
  undoables = undoables.filter((known) => known !== undoable)
}

/** The last thing that a person can still take back. */
export function findUndoable(userId: string): Undoable | undefined {
  return undoables.findLast((undoable) => undoable.userId === userId)
}

/** Forgets what was erased or replaced: from now on it is gone. */
export function forgetUndoables(): void {
  undoables = []
}

async function undoably(
  userId: string,
  did: Undoable['did'],
  change: (present: OwnData) => OwnData,
): Promise<Undoable> {
  const undoable = { userId, did, ...(await writeOwnData(userId, change)) }
  undoables = [...undoables, undoable]
  return undoable
}

/**
 * Writes all three stores or, where one refuses, puts back what the others had. What shrinks goes first, so
 * that what fits as a whole is not refused on the way, in a storage that is nearly full.
 */
async function writeOwnData(
  userId: string,
  change: (present: OwnData) => OwnData,
): Promise<{ former: OwnData; given: OwnData }> {
  let former = readOwnData(userId)
  let given = change(former)
  const steps = [
    {
      growth: textLength(given.records) - textLength(former.records),
      // Counted anew from the records as they are by then, since another tab may add some meanwhile.
      put: async () => {
        await replaceRecords(userId, (records) => {
          former = { ...former, records }
          given = { ...given, records: change(former).records }
          return given.records
        })
      },
      putBack: async () => {
        await replaceRecords(
          userId,
          (records) => restoreOwnData({ ...former, records }, former, given).records,
        )
      },
    },
    {
      growth: textLength(given.settings) - textLength(former.settings),
      put: () => replaceSettings(userId, given.settings),
      putBack: () => replaceSettings(userId, former.settings),
    },
    {
      growth: textLength(given.drafts) - textLength(former.drafts),
      put: () => replaceDrafts(userId, given.drafts),
      putBack: () => replaceDrafts(userId, former.drafts),
    },
  ].toSorted((a, b) => a.growth - b.growth)
  await putAll(steps)
  return { former, given }
}

type Step = { put: () => void | Promise<void>; putBack: () => void | Promise<void> }

async function putAll(steps: readonly Step[]): Promise<void> {
  const done: Step[] = []
  try {
    for (const step of steps) {
      await step.put()
      done.unshift(step)
    }
  } catch (error) {
    for (const { putBack } of done) await trySave(putBack)
    throw error
  }
}

function textLength(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}
