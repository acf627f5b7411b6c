import { generateX25519Identity, identityToRecipient } from 'age-encryption'

import { hashOf } from '~/browser/scans/scan-store.client'
import type { User } from '~/domain/people/user'
import { MAX_HEADER_BYTES } from '~/domain/register/sealing-limits'
import { keyFileName } from '~/domain/register/shared-names'

import type { SealProblem } from './age-file.client'
import { findFile, type FolderKey } from './folder-seal.client'
import { importIdentity } from './identity-key.client'
import { openInWorker } from './open-by-passphrase.client'

/** `old-browser`: the browser has no X25519 of its own. */
export type FolderKeyProblem = SealProblem | 'no-key' | 'old-browser'

/** Makes a key for a folder and writes it there, locked by a passphrase. Throws as the file system does. */
export async function writeFolderKey(
  folder: FileSystemDirectoryHandle,
  owner: Pick<User, 'id'>,
  passphrase: string,
): Promise<{ key: FolderKey; problem?: undefined } | { problem: FolderKeyProblem }> {
  const identity = await generateX25519Identity()
  const { sealByPassphrase } = await import('./age-file.client')
  const sealed = await sealByPassphrase(new Blob([`${identity}\n`]), passphrase)
  const key = await importKey(identity, sealed)
  if (!key) return { problem: 'old-browser' }
  const handle = await folder.getFileHandle(keyFileName(owner), { create: true })
  const writable = await handle.createWritable()
  await writable.write(sealed)
  await writable.close()
  return { key }
}

/** Far more than a key takes. */
const MAX_KEY_FILE_BYTES = 2 * MAX_HEADER_BYTES

/** Opens the key file of a folder by its passphrase. Throws as the file system and the worker do. */
export async function openFolderKey(
  folder: FileSystemDirectoryHandle,
  fileName: string,
  passphrase: string,
  signal?: AbortSignal,
): Promise<{ key: FolderKey; problem?: undefined } | { problem: FolderKeyProblem }> {
  const file = await findFile(folder, fileName)
  if (!file) return { problem: 'no-key' }
  if (file.size > MAX_KEY_FILE_BYTES) return { problem: 'damaged' }
  const opened = await openInWorker(file, passphrase, signal)
  if (opened.problem) return { problem: opened.problem }
  try {
    const key = await importKey((await opened.content.text()).trim(), file)
    return key ? { key } : { problem: 'old-browser' }
  } catch {
    return { problem: 'damaged' }
  }
}

/** Returns undefined if the browser has no X25519. Throws for a text that is no identity. */
async function importKey(identity: string, file: Blob): Promise<FolderKey | undefined> {
  const imported = await importIdentity(identity)
  return (
    imported && {
      fileHash: await hashOf(file),
      recipient: await identityToRecipient(identity),
      identity: imported,
    }
  )
}
