import { findFile, openFromFolder, type FolderKeys } from '~/browser/sealing/folder-seal.client'
import type { User } from '~/domain/people/user'
import type { BackupProblem } from '~/domain/register/backup'
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { readSharedFile } from '~/domain/register/shared-file'
import {
  SEALED_EXTENSION,
  isOfSharedFile,
  isSealedName,
  sharedFileName,
} from '~/domain/register/shared-names'

/** Tells one state of a file from another. */
type Stamp = { size: number; lastModified: number }

/** `locked`: this browser does not have the key of the folder, or its passphrase was changed. */
export type SharedFileProblem = BackupProblem | 'too-large' | 'locked'

/** `not-sealed`: an open file in a sealed folder. Anybody may have put it there, so nothing of it is read. */
type CopyProblem = SharedFileProblem | 'not-sealed'

/** A file of the folder as it was read. */
type ReadFile<Problem = SharedFileProblem> = {
  name: string
  stamp: Stamp
  /** True if only the former key of the folder opens it. */
  isFormer?: boolean
} & ({ records: unknown[]; problem?: undefined } | { records?: undefined; problem: Problem })

type ReadCopy = ReadFile<CopyProblem>

export type SharedFiles = { main: ReadFile | undefined; copies: ReadCopy[] }

/** The files as they were read last in that way, so that unchanged files are not parsed again. */
let parsed: ReadonlyMap<string, ReadFile> = new Map()
let parsedBy = ''

/**
 * Reads the shared file and its copies. In a sealed folder only sealed files are read, unless it `isBeingSealed`: then
 * its open files are those that everybody has shared until now. Throws what the file system throws.
 */
export async function readSharedFiles(
  folder: FileSystemDirectoryHandle,
  owner: Pick<User, 'id'>,
  keys: FolderKeys = {},
  { isBeingSealed = false } = {},
): Promise<SharedFiles> {
  const takesOpen = !keys.key || isBeingSealed
  const readBy = [keys.key?.recipient, keys.formerKey?.recipient].join(' ')
  if (parsedBy !== readBy) parsed = new Map()
  parsedBy = readBy
  const files: ReadFile[] = []
  const strangers: ReadCopy[] = []
  const main = mainFileName(owner, keys)
  for await (const entry of folder.values()) {
    if (entry.kind !== 'file' || !isOfSharedFile(entry.name, sharedFileName(owner))) continue
    const file = await entry.getFile().catch(unlessGone)
    if (!file) continue
    if (!takesOpen && !isSealedName(entry.name)) {
      strangers.push({ name: entry.name, stamp: stampOf(file), problem: 'not-sealed' })
      continue
    }
    const before = parsed.get(entry.name)
    const isKnown = before && isSame(before.stamp, file)
    // Without the shared file itself nothing may be written. A copy that cannot be read yet comes at a later look.
    const onUnreadable = entry.name === main ? undefined : unlessUnreadable
    const read = isKnown ? before : await readFile(file, owner.id, keys).catch(onUnreadable)
    if (read) files.push(read)
  }
  parsed = new Map(files.map((file) => [file.name, file]))
  return {
    main: files.find(({ name }) => name === main),
    copies: [...files.filter(({ name }) => name !== main), ...strangers],
  }
}

/** Returns the name of the shared file. Sealed, it is another one, so that no browser takes one for the other. */
export function mainFileName(owner: Pick<User, 'id'>, { key }: FolderKeys): string {
  return `${sharedFileName(owner)}${key ? SEALED_EXTENSION : ''}`
}

/** Removes files of the folder, unless somebody has written them since they were read. Throws what the file system throws. */
export async function removeFiles(
  folder: FileSystemDirectoryHandle,
  files: readonly Pick<ReadFile, 'name' | 'stamp'>[],
): Promise<void> {
  for (const { name, stamp } of files) {
    const present = await findFile(folder, name)
    if (present && isSame(stamp, present)) await folder.removeEntry(name).catch(unlessGone)
  }
}

/**
 * Writes the shared file whole, unless somebody has written it since it was read: then false. The browser puts a file
 * in the place of another only when it is written to its end, so a computer that fails meanwhile damages nothing.
 */
export async function writeSharedFile(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: Blob,
  readBefore: ReadFile | undefined,
): Promise<boolean> {
  const handle = await folder.getFileHandle(name, { create: true })
  const writable = await handle.createWritable()
  try {
    await writable.write(content)
    const present = await handle.getFile()
    const isUntouched = readBefore ? isSame(readBefore.stamp, present) : present.size === 0
    if (!isUntouched) {
      await writable.abort()
      return false
    }
    await writable.close()
  } catch (error) {
    await writable.abort().catch(() => undefined)
    throw error
  }
  return isSameContent(await handle.getFile(), content)
}

async function isSameContent(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false
  const [one, other] = await Promise.all([a.arrayBuffer(), b.arrayBuffer()])
  const bytes = new Uint8Array(other)
  return new Uint8Array(one).every((byte, place) => byte === bytes[place])
}

async function readFile(file: File, ownerId: string, keys: FolderKeys): Promise<ReadFile> {
  const stamp = stampOf(file)
  if (file.size > MAX_BACKUP_BYTES) return { name: file.name, stamp, problem: 'too-large' }
  if (!isSealedName(file.name)) {
    return { name: file.name, stamp, ...readSharedFile(await file.text(), ownerId) }
  }
  if (!keys.key) return { name: file.name, stamp, problem: 'locked' }
  const opened = await openFromFolder(keys, file)
  if (opened.problem) {
    return { name: file.name, stamp, problem: opened.problem === 'wrong-key' ? 'locked' : 'no-backup' }
  }
  const { isFormer, content } = opened
  return { name: file.name, stamp, isFormer, ...readSharedFile(await content.text(), ownerId) }
}

/** A file may go between being listed and being read. */
function unlessGone(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotFoundError') return undefined
  throw error
}

/** A sync service lists files that it has not brought yet, and a program may hold one open. */
function unlessUnreadable(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotReadableError') return undefined
  return unlessGone(error)
}

function stampOf({ size, lastModified }: File): Stamp {
  return { size, lastModified }
}

function isSame(stamp: Stamp, { size, lastModified }: Stamp): boolean {
  return stamp.size === size && stamp.lastModified === lastModified
}
