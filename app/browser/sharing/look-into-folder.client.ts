import { announceChange } from '~/browser/records/records.client'
import { saveLastCopy } from '~/browser/registers/last-copy.client'
import type { FolderKeyProblem } from '~/browser/sealing/folder-key.client'
import { isKeyFileSame, isSealedFolder, sealForFolder } from '~/browser/sealing/folder-seal.client'
import { StorageError } from '~/browser/store/storage.client'
import type { Change } from '~/domain/changes/change'
import { changeLabel } from '~/domain/changes/change-label'
import { countRecords } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'
import { MAX_BACKUP_BYTES, MAX_ENTRIES } from '~/domain/register/backup-limits'
import { mustBeSealed } from '~/domain/register/sealing'
import { isSealedName } from '~/domain/register/shared-names'
import type { Day } from '~/domain/words/day'

import {
  mainFileName,
  readSharedFiles,
  removeFiles,
  writeSharedFile,
  type SharedFileProblem,
  type SharedFiles,
} from './shared-files.client'
import { keepSharedFolder, type News, type SharedFolder } from './shared-folder-store.client'
import { syncScans } from './shared-scans.client'
import { takeInShared } from './take-in-shared.client'

/**
 * `not-allowed`: the browser asks the person again. `busy`: others kept writing. `failed`: the file system refuses, for
 * example because the disk is full. `must-be-sealed`: the records that the register has now may not be in an open
 * folder.
 */
export type SharedFolderProblem =
  | SharedFileProblem
  | FolderKeyProblem
  | 'not-allowed'
  | 'gone'
  | 'busy'
  | 'failed'
  | 'not-stored'
  | 'must-be-sealed'

/** The result of a look into the folder. `strangers` are open files in a sealed folder that no look has met before. */
export type SharedFolderState = { problem?: SharedFolderProblem; news?: News; strangers?: string[] }

/** Of the last look of this document, in which only one person shares a folder. */
let lastProblem: SharedFolderProblem | undefined

const lookListeners = new Set<() => void>()

/** Returns why the last look into the folder failed, if it did. */
export function sharedFolderProblem(): SharedFolderProblem | undefined {
  return lastProblem
}

/** Calls back after each look into the folder; returns what ends that. */
export function onSharedFolderLook(notify: () => void): () => void {
  lookListeners.add(notify)
  return () => void lookListeners.delete(notify)
}

/** So often a file is read and written again, if somebody else writes it meanwhile. */
const ATTEMPTS = 4

const LABELS_KEPT = 5

/**
 * Takes in what is new in the folder, and writes what the file lacks. While a folder `isBeingSealed`, its open files are
 * taken in and removed; in a sealed one nobody knows who wrote them. Throws what the browser and its files throw.
 */
export async function lookInto(
  owner: User,
  shared: SharedFolder,
  day: Day,
  { isBeingSealed = false } = {},
): Promise<SharedFolderState> {
  const { folder, key } = shared
  const isOpened = key ? await isKeyFileSame(folder, owner, key) : !(await isSealedFolder(folder, owner))
  // By a former key, this browser would write what the others cannot open.
  if (!isOpened) return { problem: 'locked' }
  const taken: Change[] = []
  let hasWritten = false
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { main, copies } = await readSharedFiles(folder, owner, shared, { isBeingSealed })
    if (main?.problem) return { problem: main.problem }
    const merged = await takeInShared(
      owner,
      main?.records ?? [],
      copies.flatMap(({ records }) => (records ? [records] : [])),
    )
    taken.unshift(...merged.news)
    if (!key && mustBeSealed(owner, { ...NO_DATA, records: merged.toBrowser })) {
      return { problem: 'must-be-sealed' }
    }
    if (merged.isFileBehind || main?.isFormer) {
      // No browser would read it again.
      if (merged.toFile.length > MAX_ENTRIES) return { problem: 'too-many' }
      const text = backupText({ ...NO_DATA, records: merged.toFile }, owner.id, day)
      const content = new Blob([text])
      if (content.size > MAX_BACKUP_BYTES) return { problem: 'too-large' }
      const sealed = await sealForFolder(shared, content)
      if (!(await writeSharedFile(folder, mainFileName(owner, shared), sealed, main))) continue
      hasWritten = true
    }
    // Files that were open before the folder was sealed go, and so do those that only the former passphrase opens. Copies that were not
    // read stay as they are.
    const left = copies.filter(
      ({ name, problem, isFormer }) => key && problem === undefined && (isFormer || !isSealedName(name)),
    )
    await removeFiles(folder, left)
    saveLastCopy(owner.id, { day, changes: countRecords(merged.toBrowser) })
    const rest = copies.filter((copy) => !left.includes(copy))
    const state = await report(shared, { taken, hasWritten, copies: rest })
    // Last, because the records matter most. A screen that shows a scan reads it again.
    if ((await syncScans(folder, owner.id, shared)) > 0) announceChange()
    return state
  }
  return { problem: 'busy' }
}

async function report(
  shared: SharedFolder,
  { taken, hasWritten, copies }: { taken: Change[]; hasWritten: boolean; copies: SharedFiles['copies'] },
): Promise<SharedFolderState> {
  const at = new Date()
  const news = taken.length > 0 ? { at, changes: taken.length, words: newsLabels(taken) } : undefined
  await keepSharedFolder({
    ...shared,
    ...(news && { news }),
    ...(hasWritten && { writtenAt: at }),
    copies: copies.map(({ name, problem }) => ({
      name,
      isRead: problem === undefined,
      isOpen: problem === 'not-sealed',
    })),
  })
  if (hasWritten) announceChange()
  const known = new Set(shared.copies?.flatMap(({ name, isOpen }) => (isOpen ? [name] : [])))
  const open = copies.filter(({ name, problem }) => problem === 'not-sealed' && !known.has(name))
  return { news, strangers: open.map(({ name }) => name) }
}

function newsLabels(changes: readonly Change[]): string[] {
  return changes.slice(0, LABELS_KEPT).map(changeLabel)
}

/**
 * Runs a task on the folder of a person, in one tab at a time, and notes its problem. A folder whose opening the signal
 * ends stays locked. Never throws for the folder.
 */
export function withFolderLock(
  userId: string,
  task: () => Promise<SharedFolderState>,
  signal?: AbortSignal,
): Promise<SharedFolderState> {
  return navigator.locks.request(`pewnik:shared-folder:${userId}`, async () => {
    const state = await stateOrProblem(task, signal)
    lastProblem = state.problem
    for (const notify of lookListeners) notify()
    return state
  })
}

/** Returns the result of a task, or the problem that it throws. */
export async function stateOrProblem(
  task: () => Promise<SharedFolderState>,
  signal?: AbortSignal,
): Promise<SharedFolderState> {
  try {
    return await task()
  } catch (error) {
    if (signal?.aborted && error === signal.reason) return { problem: 'locked' }
    if (error instanceof StorageError) return { problem: 'not-stored' }
    if (error instanceof DOMException) return { problem: PROBLEMS.get(error.name) ?? 'failed' }
    throw error
  }
}

const PROBLEMS = new Map<string, SharedFolderProblem>([
  ['NotAllowedError', 'not-allowed'],
  ['NotFoundError', 'gone'],
])
