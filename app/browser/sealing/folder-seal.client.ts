import { hashOf } from '~/browser/scans/scan-store.client'
import type { User } from '~/domain/people/user'
import { isOfSharedFile, isSealedName, keyFileName, sharedFileName } from '~/domain/register/shared-names'

import type { SealProblem } from './age-file.client'

/**
 * The key of a sealed folder: files are locked for the recipient, and the identity opens them. No script can read the
 * identity, like a key that signs.
 */
export type FolderKey = {
  recipient: string
  identity: CryptoKey
  /** The hash of the key file: another one means another passphrase. */
  fileHash: string
}

/** The keys of a sealed folder. An open folder has none. */
export type FolderKeys = {
  key?: FolderKey
  /** The key from before the passphrase was changed. It opens the files that are not sealed again yet. */
  formerKey?: FolderKey
}

/** True if a register in the folder is sealed: it has a key file or a sealed file. Throws what the file system throws. */
export async function isSealedFolder(
  folder: FileSystemDirectoryHandle,
  owner: Pick<User, 'id'>,
): Promise<boolean> {
  for await (const name of folder.keys()) {
    if (name === keyFileName(owner)) return true
    if (isSealedName(name) && isOfSharedFile(name, sharedFileName(owner))) return true
  }
  return false
}

/** True if the key file is still the one that the key is from. A missing one hinders only newcomers. */
export async function isKeyFileSame(
  folder: FileSystemDirectoryHandle,
  owner: Pick<User, 'id'>,
  { fileHash }: FolderKey,
): Promise<boolean> {
  const file = await findFile(folder, keyFileName(owner))
  return !file || (await hashOf(file)) === fileHash
}

/** Seals a file for the folder, or returns it as it is for an open one. */
export async function sealForFolder({ key }: FolderKeys, content: Blob): Promise<Blob> {
  if (!key) return content
  const { sealFor } = await loadFormat()
  return sealFor(key.recipient, content)
}

/** Opens a sealed file of the folder and says by which key. Throws what the file system throws. */
export async function openFromFolder(
  { key, formerKey }: FolderKeys,
  file: Blob,
): Promise<{ content: Blob; isFormer: boolean; problem?: undefined } | { problem: SealProblem }> {
  const { openBy } = await loadFormat()
  let problem: SealProblem = 'wrong-key'
  for (const each of [key, formerKey]) {
    if (!each) continue
    const opened = await openBy(each.identity, file)
    if (!opened.problem) return { content: opened.content, isFormer: each !== key }
    problem = opened.problem
    if (problem === 'damaged') break
  }
  return { problem }
}

/** Only people who share a sealed folder load the library. */
function loadFormat() {
  return import('./age-file.client')
}

/** Returns a file of a folder, or undefined if there is none. Throws what the file system throws. */
export async function findFile(folder: FileSystemDirectoryHandle, name: string): Promise<File | undefined> {
  try {
    return await (await folder.getFileHandle(name)).getFile()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
    throw error
  }
}
