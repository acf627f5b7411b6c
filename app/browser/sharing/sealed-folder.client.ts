import type { FolderKeyProblem } from '~/browser/sealing/folder-key.client'
import {
  findFile,
  type FolderKey,
  isSealedFolder,
  openFromFolder,
} from '~/browser/sealing/folder-seal.client'
import type { User } from '~/domain/people/user'
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { registerOfFile } from '~/domain/register/shared-file'
import { keyFileName, sealedFileOfKey } from '~/domain/register/shared-names'
import type { Day } from '~/domain/words/day'

import { lookInto, withFolderLock, type SharedFolderState } from './look-into-folder.client'
import { readSharedFiles } from './shared-files.client'
import { keepSharedFolder, readSharedFolder, type SharedFolder } from './shared-folder-store.client'
import { takeInShared } from './take-in-shared.client'

// Folders that a passphrase locks. The library of the format comes with the first of them.

const loadKeys = () => import('~/browser/sealing/folder-key.client')

/**
 * Begins to share a sealed folder by its passphrase. In a folder without a sealed register the passphrase is a new one,
 * and an open register there is sealed.
 */
export function connectSealedFolder(
  owner: User,
  folder: FileSystemDirectoryHandle,
  passphrase: string,
  { day, signal }: { day: Day; signal?: AbortSignal },
): Promise<SharedFolderState> {
  const connect = async (): Promise<SharedFolderState> => {
    const { openFolderKey, writeFolderKey } = await loadKeys()
    if (await isSealedFolder(folder, owner)) {
      const opened = await openFolderKey(folder, keyFileName(owner), passphrase, signal)
      return opened.problem ? opened : lookInto(owner, { userId: owner.id, folder, key: opened.key }, day)
    }
    // Nothing may be sealed over an open register that cannot be read.
    const { main, copies } = await readSharedFiles(folder, owner)
    if (main?.problem) return { problem: main.problem }
    // Before the folder is sealed: if this ends halfway, nobody reads its open files any more.
    await takeInShared(
      owner,
      main?.records ?? [],
      copies.flatMap(({ records }) => (records ? [records] : [])),
    )
    const written = await writeFolderKey(folder, owner, passphrase)
    if (written.problem) return written
    return lookInto(owner, { userId: owner.id, folder, key: written.key }, day, { isBeingSealed: true })
  }
  return withFolderLock(owner.id, connect, signal)
}

/** Opens the shared folder by a passphrase that this browser does not know yet, or not any more, and looks into it. */
export function unlockFolder(
  owner: User,
  passphrase: string,
  { day, signal }: { day: Day; signal?: AbortSignal },
): Promise<SharedFolderState> {
  const open = async (shared: SharedFolder) => {
    const { openFolderKey } = await loadKeys()
    const opened = await openFolderKey(shared.folder, keyFileName(owner), passphrase, signal)
    return opened.problem ? opened : lookInto(owner, withKey(shared, opened.key), day)
  }
  return withFolder(owner, open, signal)
}

/**
 * Seals the shared folder, or gives it another passphrase: all files are written again with another key. The former
 * passphrase opens only files that somebody has copied before. The former key is kept, because another browser may have
 * written with it, and because some files still need it if this ends halfway.
 */
export function sealFolder(owner: User, passphrase: string, day: Day): Promise<SharedFolderState> {
  return withFolder(owner, async (shared) => {
    const before = await lookInto(owner, shared, day)
    if (before.problem && before.problem !== 'must-be-sealed') return before
    const { writeFolderKey } = await loadKeys()
    const written = await writeFolderKey(shared.folder, owner, passphrase)
    if (written.problem) return written
    const resealed = withKey(shared, written.key)
    await keepSharedFolder(resealed)
    return lookInto(owner, resealed, day, { isBeingSealed: !shared.key })
  })
}

function withKey(shared: SharedFolder, key: FolderKey): SharedFolder {
  return { ...shared, key, ...(shared.key && { formerKey: shared.key }) }
}

function withFolder(
  owner: User,
  task: (shared: SharedFolder) => Promise<SharedFolderState>,
  signal?: AbortSignal,
): Promise<SharedFolderState> {
  const run = async (): Promise<SharedFolderState> => {
    const shared = await readSharedFolder(owner.id)
    if (!shared) return {}
    const permission = await shared.folder.requestPermission({ mode: 'readwrite' })
    return permission === 'granted' ? task(shared) : { problem: 'not-allowed' }
  }
  return withFolderLock(owner.id, run, signal)
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
  signal?: AbortSignal,
): Promise<{ key: FolderKey; owner: User; problem?: undefined } | { problem: FolderKeyProblem }> {
  const { openFolderKey } = await loadKeys()
  const opened = await openFolderKey(folder, keyFile, passphrase, signal)
  if (opened.problem) return opened
  const file = await findFile(folder, sealedFileOfKey(keyFile) ?? '')
  if (!file) return { problem: 'no-key' }
  if (file.size > MAX_BACKUP_BYTES) return { problem: 'damaged' }
  const register = await openFromFolder(opened, file)
  if (register.problem) return { problem: register.problem }
  const owner = registerOfFile(await register.content.text())
  return owner ? { key: opened.key, owner } : { problem: 'damaged' }
}
