import type { BackupProblem } from '~/domain/register/backup'
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { isOfSharedFile, readSharedFile } from '~/domain/register/shared-file'

/** Tells one state of a file from another. */
type Stamp = { size: number; lastModified: number }

export type SharedFileProblem = BackupProblem | 'too-large'

/** A file of the folder as it was read. */
type ReadFile = { name: string; stamp: Stamp } & (
  | { records: unknown[]; problem?: undefined }
  | { records?: undefined; problem: SharedFileProblem }
)

export type SharedFiles = { main: ReadFile | undefined; copies: ReadFile[] }

/** The files as they were read last, so that unchanged files are not parsed again. */
let parsed: ReadonlyMap<string, ReadFile> = new Map()

/** Reads the shared file and its copies. Throws what the file system throws. */
export async function readSharedFiles(
  folder: FileSystemDirectoryHandle,
  sharedName: string,
  ownerId: string,
): Promise<SharedFiles> {
  const files: ReadFile[] = []
  for await (const entry of folder.values()) {
    if (entry.kind !== 'file' || !isOfSharedFile(entry.name, sharedName)) continue
    const file = await entry.getFile().catch(unlessGone)
    if (!file) continue
    const before = parsed.get(entry.name)
    const isKnown = before && isSame(before.stamp, file)
    // Without the shared file itself nothing may be written. A copy that cannot be read yet comes at a later look.
    const onUnreadable = entry.name === sharedName ? undefined : unlessUnreadable
    const read = isKnown ? before : await readFile(file, ownerId).catch(onUnreadable)
    if (read) files.push(read)
  }
  parsed = new Map(files.map((file) => [file.name, file]))
  return {
    main: files.find(({ name }) => name === sharedName),
    copies: files.filter(({ name }) => name !== sharedName),
  }
}

/**
 * Writes the shared file whole, unless somebody has written it since it was read: then false. The browser puts a file
 * in the place of another only when it is written to its end, so a computer that fails meanwhile damages nothing.
 */
export async function writeSharedFile(
  folder: FileSystemDirectoryHandle,
  sharedName: string,
  text: string,
  readBefore: ReadFile | undefined,
): Promise<boolean> {
  const handle = await folder.getFileHandle(sharedName, { create: true })
  const writable = await handle.createWritable()
  try {
    await writable.write(text)
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
  const written = await handle.getFile()
  return (await written.text()) === text
}

async function readFile(file: File, ownerId: string): Promise<ReadFile> {
  const stamp = { size: file.size, lastModified: file.lastModified }
  if (file.size > MAX_BACKUP_BYTES) return { name: file.name, stamp, problem: 'too-large' }
  return { name: file.name, stamp, ...readSharedFile(await file.text(), ownerId) }
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

function isSame(stamp: Stamp, { size, lastModified }: Stamp): boolean {
  return stamp.size === size && stamp.lastModified === lastModified
}
