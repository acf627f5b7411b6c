import { announceChange } from '~/browser/records/records.client'
import { saveLastCopy } from '~/browser/registers/last-copy.client'
import type { FolderKey, FolderKeyProblem } from '~/browser/sealing/folder-key.client'
import { findFile, isSealedFolder } from '~/browser/sealing/key-file.client'
import { StorageError } from '~/browser/store/storage.client'
import type { Change } from '~/domain/changes/change'
import { changeLabel } from '~/domain/changes/change-label'
import { NO_DATA } from '~/domain/changes/own-data'
import { countRecords } from '~/domain/changes/record-count'
import type { User } from '~/domain/people/user'
import { backupText } from '~/domain/register/backup'
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { registerOfFile } from '~/domain/register/shared-file'
import {
  isOfSharedFile,
  isRegisterFile,
  isSealedName,
  keyFileName,
  sealedFileOfKey,
  sharedFileName,
} from '~/domain/register/shared-names'
import type { Day } from '~/domain/words/day'

import {
  mainFileName,
  readSharedFiles,
  removeFiles,
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
  | FolderKeyProblem
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

/** Returns the names of the key files in a folder, one for each sealed register; undefined if it cannot be read. */
export async function listKeyFiles(folder: FileSystemDirectoryHandle): Promise<string[] | undefined> {
  const names: string[] = []
  try {
    for await (const name of folder.keys()) if (sealedFileOfKey(name) !== undefined) names.push(name)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
  return names
}

/** Opens a sealed register of a folder: its key, and its owner if its file can be read. Throws as the file system does. */
export async function openSealedRegister(
  folder: FileSystemDirectoryHandle,
  keyFile: string,
  passphrase: string,
): Promise<{ key: FolderKey; owner: User; problem?: undefined } | { problem: FolderKeyProblem }> {
  const { openFolderKey } = await import('~/browser/sealing/folder-key.client')
  const opened = await openFolderKey(folder, keyFile, passphrase)
  if (opened.problem) return opened
  const file = await findFile(folder, sealedFileOfKey(keyFile) ?? '')
  if (!file) return { problem: 'no-key' }
  const { openBy } = await import('~/browser/sealing/age-file.client')
  const content = await openBy(opened.key.identity, file)
  if (content.problem) return { problem: content.problem }
  const owner = registerOfFile(await content.content.text())
  return owner ? { key: opened.key, owner } : { problem: 'damaged' }
}

/** Returns the owners of the open registers that a folder holds; undefined if it cannot be read. */
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

/** Begins to share a sealed folder by its passphrase. If it has no key file yet, the passphrase is a new one. */
export function connectSealedFolder(
  owner: User,
  folder: FileSystemDirectoryHandle,
  passphrase: string,
  day: Day,
): Promise<SharedFolderState> {
  return locked(owner.id, async () => {
    const { openFolderKey, writeFolderKey } = await import('~/browser/sealing/folder-key.client')
    const result = (await isSealedFolder(folder, owner))
      ? await openFolderKey(folder, keyFileName(owner), passphrase)
      : await writeFolderKey(folder, owner, passphrase)
    return result.problem ? result : look(owner, { userId: owner.id, folder, key: result.key }, day)
  })
}

/** Begins to share a folder, a sealed one by its key. If the first look fails, nothing is shared. */
export function connectFolder(
  owner: User,
  folder: FileSystemDirectoryHandle,
  day: Day,
  key?: FolderKey,
): Promise<SharedFolderState> {
  return locked(owner.id, () => look(owner, { userId: owner.id, folder, ...(key && { key }) }, day))
}

/** Opens a sealed folder by its passphrase, which this browser does not know yet or no longer, and looks into it. */
export function unlockFolder(owner: User, passphrase: string, day: Day): Promise<SharedFolderState> {
  return withFolder(owner, async (shared) => {
    const { openFolderKey } = await import('~/browser/sealing/folder-key.client')
    const opened = await openFolderKey(shared.folder, keyFileName(owner), passphrase)
    return opened.problem ? opened : look(owner, { ...shared, key: opened.key }, day)
  })
}

/**
 * Seals a shared folder, or gives it another passphrase: all is written anew with another key. Whoever knows the former
 * passphrase opens only what they have copied before.
 */
export function sealFolder(owner: User, passphrase: string, day: Day): Promise<SharedFolderState> {
  return withFolder(owner, async (shared) => {
    // All that others have written comes first: the new key does not open it.
    const before = await look(owner, shared, day)
    if (before.problem) return before
    const { writeFolderKey } = await import('~/browser/sealing/folder-key.client')
    const written = await writeFolderKey(shared.folder, owner, passphrase)
    if (written.problem) return written
    return look(owner, { ...shared, key: written.key }, day, { isNewKey: true })
  })
}

function withFolder(
  owner: User,
  task: (shared: SharedFolder) => Promise<SharedFolderState>,
): Promise<SharedFolderState> {
  return locked(owner.id, async () => {
    const shared = await readSharedFolder(owner.id)
    if (!shared) return {}
    const permission = await shared.folder.requestPermission(PERMISSION)
    return permission === 'granted' ? task(shared) : { problem: 'not-allowed' }
  })
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

async function look(
  owner: User,
  shared: SharedFolder,
  day: Day,
  { isNewKey = false } = {},
): Promise<SharedFolderState> {
  const { folder, key } = shared
  if (!key && (await isSealedFolder(folder, owner))) return { problem: 'locked' }
  const taken: Change[] = []
  let hasWritten = false
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { main, copies } = await readSharedFiles(folder, owner, key)
    // The former key has locked it. Its content is in this browser.
    const isFormer = isNewKey && main?.problem === 'locked'
    if (main?.problem && !isFormer) return { problem: main.problem }
    const merged = await takeInShared(
      owner,
      main?.records ?? [],
      copies.flatMap(({ records }) => (records ? [records] : [])),
    )
    taken.unshift(...merged.news)
    if (merged.isFileBehind || isFormer) {
      const text = backupText({ ...NO_DATA, records: merged.toFile }, owner.id, day)
      const content = new Blob([text])
      // No browser would read it again.
      if (content.size > MAX_BACKUP_BYTES) return { problem: 'too-large' }
      const sealed = key ? await seal(key, content) : content
      if (!(await writeSharedFile(folder, mainFileName(owner, key), sealed, main))) continue
      hasWritten = true
    }
    // In a sealed folder nothing stays open, and nothing that only the former passphrase opens.
    const left = copies.filter(({ name, problem }) =>
      problem === 'locked' ? isNewKey : key !== undefined && !isSealedName(name),
    )
    await removeFiles(folder, left)
    saveLastCopy(owner.id, { day, changes: countRecords(merged.toBrowser) })
    const rest = copies.filter((copy) => !left.includes(copy))
    const state = await report(shared, { taken, hasWritten, copies: rest })
    // Last, because the records matter most. A screen that shows a scan reads it again.
    if ((await syncScans(folder, owner.id, key)) > 0) announceChange()
    return state
  }
  return { problem: 'busy' }
}

async function seal({ recipient }: FolderKey, content: Blob): Promise<Blob> {
  const { sealFor } = await import('~/browser/sealing/age-file.client')
  return sealFor(recipient, content)
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
