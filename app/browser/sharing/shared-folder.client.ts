import { announceChange } from '~/browser/records/records.client'
import { saveLastCopy } from '~/browser/registers/last-copy.client'
import { StorageError } from '~/browser/store/storage.client'
import type { Change } from '~/domain/changes/change'
import { changeLabel } from '~/domain/changes/change-label'
import { NO_DATA } from '~/domain/changes/own-data'
import { countRecords } from '~/domain/changes/record-count'
import type { User } from '~/domain/people/user'
import { backupText } from '~/domain/register/backup'
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { isOfSharedFile, isRegisterFile, registerOfFile, sharedFileName } from '~/domain/register/shared-file'
import type { Day } from '~/domain/words/day'

import {
  readSharedFiles,
  writeSharedFile,
  type SharedFileProblem,
  type SharedFiles,
} from './shared-files.client'
import { markSharedFolder } from './shared-folder-mark.client'
import {
  forgetSharedFolder,
  keepSharedFolder,
  readSharedFolder,
  type News,
  type SharedFolder,
} from './shared-folder-store.client'
import { syncScans } from './shared-scans.client'
import { takeInShared } from './take-in-shared.client'

/**
 * `not-allowed`: the browser asks the person again. `busy`: others kept writing. `failed`: the file system refuses, a
 * full disk say.
 */
export type SharedFolderProblem =
  | SharedFileProblem
  | 'not-allowed'
  | 'gone'
  | 'busy'
  | 'failed'
  | 'not-stored'

/** The result of a look into the folder. */
export type SharedFolderState = { problem?: SharedFolderProblem; news?: News }

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

const PERMISSION = { mode: 'readwrite' } as const

/** So often a file is read and written again, if somebody else writes it meanwhile. */
const ATTEMPTS = 4

const LABELS_KEPT = 5

/** Lets the person choose a folder; undefined if they do not, or if the browser refuses that folder. */
export async function chooseFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'pewnik', ...PERMISSION })
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Returns the owners of the registers that a folder holds; undefined if it cannot be read. */
export async function listRegistersOf(folder: FileSystemDirectoryHandle): Promise<User[] | undefined> {
  const owners = new Map<string, User>()
  try {
    for await (const entry of folder.values()) {
      if (entry.kind !== 'file' || !isRegisterFile(entry.name)) continue
      const file = await entry.getFile()
      const owner = file.size > MAX_BACKUP_BYTES ? undefined : registerOfFile(await file.text())
      // Other files, such as copies to keep, hold registers as well, but are not shared.
      if (owner && isOfSharedFile(entry.name, sharedFileName(owner))) owners.set(owner.id, owner)
    }
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
  return [...owners.values()]
}

/** Begins to share a folder. If the first look fails, nothing is shared. */
export function connectFolder(
  owner: User,
  folder: FileSystemDirectoryHandle,
  day: Day,
): Promise<SharedFolderState> {
  return locked(owner.id, () => look(owner, { userId: owner.id, folder }, day))
}

/** Asks for the folder again, which browsers allow only after a press, and looks into it. */
export async function reconnectFolder(owner: User, day: Day): Promise<SharedFolderState> {
  const asked = await guarded(async () => {
    const shared = await readSharedFolder(owner.id)
    await shared?.folder.requestPermission(PERMISSION)
    return {}
  })
  return asked.problem ? asked : syncFolder(owner, day)
}

/** Takes in what is new in the folder, and writes what the file lacks. */
export function syncFolder(owner: User, day: Day): Promise<SharedFolderState> {
  return locked(owner.id, async () => {
    const shared = await readSharedFolder(owner.id)
    if (!shared) {
      markSharedFolder(owner.id, false)
      return {}
    }
    const permission = await shared.folder.queryPermission(PERMISSION)
    return permission === 'granted' ? look(owner, shared, day) : { problem: 'not-allowed' }
  })
}

/** Ends the sharing; the files stay. */
export function disconnectFolder(userId: string): Promise<SharedFolderState> {
  return locked(userId, async () => {
    await forgetSharedFolder(userId)
    return {}
  })
}

async function look(owner: User, shared: SharedFolder, day: Day): Promise<SharedFolderState> {
  const name = sharedFileName(owner)
  const taken: Change[] = []
  let hasWritten = false
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const files = await readSharedFiles(shared.folder, name, owner.id)
    if (files.main?.problem) return { problem: files.main.problem }
    const merged = await takeInShared(
      owner,
      files.main?.records ?? [],
      files.copies.flatMap(({ records }) => (records ? [records] : [])),
    )
    taken.unshift(...merged.news)
    if (merged.isFileBehind) {
      const text = backupText({ ...NO_DATA, records: merged.toFile }, owner.id, day)
      // No browser would read it again.
      if (new Blob([text]).size > MAX_BACKUP_BYTES) return { problem: 'too-large' }
      if (!(await writeSharedFile(shared.folder, name, text, files.main))) continue
      hasWritten = true
    }
    saveLastCopy(owner.id, { day, changes: countRecords(merged.toBrowser) })
    const state = await report(shared, { taken, hasWritten, copies: files.copies })
    // Last, because the records matter most. A screen that shows a scan reads it again.
    if ((await syncScans(shared.folder, owner.id)) > 0) announceChange()
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
    copies: copies.map(({ name, problem }) => ({ name, isRead: problem === undefined })),
  })
  if (hasWritten) announceChange()
  return { news }
}

function newsLabels(changes: readonly Change[]): string[] {
  return changes.slice(0, LABELS_KEPT).map(changeLabel)
}

/** One tab at a time looks into the folder of a person. */
function locked(userId: string, task: () => Promise<SharedFolderState>): Promise<SharedFolderState> {
  return navigator.locks.request(`pewnik:shared-folder:${userId}`, async () => {
    const state = await guarded(task)
    lastProblem = state.problem
    for (const notify of lookListeners) notify()
    return state
  })
}

async function guarded(task: () => Promise<SharedFolderState>): Promise<SharedFolderState> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof StorageError) return { problem: 'not-stored' }
    if (error instanceof DOMException) return { problem: PROBLEMS.get(error.name) ?? 'failed' }
    throw error
  }
}

const PROBLEMS = new Map<string, SharedFolderProblem>([
  ['NotAllowedError', 'not-allowed'],
  ['NotFoundError', 'gone'],
])
