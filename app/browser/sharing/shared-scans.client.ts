import { findHistory } from '~/browser/records/records.client'
import { listStoredScans, readScan, storeScan } from '~/browser/scans/scan-store.client'
import { isScan } from '~/browser/scans/take-scan.client'
import { openFromFolder, sealForFolder, type FolderKeys } from '~/browser/sealing/folder-seal.client'
import { listNamedScans } from '~/domain/records/scan-changes'
import { MAX_HEADER_BYTES } from '~/domain/register/sealing-limits'
import { SEALED_EXTENSION, scansFolderName } from '~/domain/register/shared-names'
import { MAX_SCAN_BYTES, scanFileName, type Scan } from '~/domain/scans/scan'

/** The names of the files that this document has found or written whole, sealed for that recipient. */
let whole = new Set<string>()
let wholeFor: string | undefined

/**
 * Puts the scans of a register's records into its shared folder, and takes those that this browser lacks. Each is a file
 * of its own, named by its hash: it never changes, so two computers cannot write it differently. With a key the files
 * are sealed, and open ones are removed once this browser has them. Returns how many have come. Throws StorageError, and what the file system
 * throws.
 */
export async function syncScans(
  root: FileSystemDirectoryHandle,
  userId: string,
  keys: FolderKeys,
): Promise<number> {
  const { rows, changes } = await findHistory(userId)
  const named = new Map(listNamedScans(changes).map((scan) => [scan.hash, scan]))
  const known = [...rows.values()].flatMap((change) => (change?.kind === 'scan-added' ? [change.scan] : []))
  if (known.length === 0) return 0
  // With another key all files are written again.
  if (wholeFor !== keys.key?.recipient) whole = new Set()
  wholeFor = keys.key?.recipient
  const files = await openScansFolder(root, userId, keys)
  const stored = await listStoredScans(userId)
  let arrived = 0
  for (const scan of named.values()) {
    if (!stored.has(scan.hash)) {
      const taken = await files.take(scan)
      if (!taken) continue
      await storeScan(userId, taken)
      arrived += 1
    }
    if (await files.hasWhole(scan)) continue
    const blob = await readScan(userId, scan.hash)
    if (blob) await files.write(scan, blob)
  }
  if (keys.key) await files.removeOpen(await listStoredScans(userId))
  // A newer version may have recorded what names a scan.
  const isAllRead = ![...rows.values()].includes(undefined)
  const unnamed = known.filter(({ hash }) => !named.has(hash))
  // Another browser that has not heard of the removal yet may put it back, and removes it when it has.
  if (isAllRead) await files.remove(unnamed)
  return arrived
}

/** Opens the folder of scans: what it has, and how to read and write it. */
async function openScansFolder(root: FileSystemDirectoryHandle, userId: string, keys: FolderKeys) {
  const folder = await root.getDirectoryHandle(scansFolderName({ id: userId }), { create: true })
  const there = new Set<string>()
  for await (const name of folder.keys()) there.add(name)
  const nameOf = (scan: Scan) => `${scanFileName(scan)}${keys.key ? SEALED_EXTENSION : ''}`

  /** Returns a scan, sealed or open, if it is there whole and is the one that is named. */
  const find = async (scan: Scan): Promise<{ content: Blob; isAsItShouldBe: boolean } | undefined> => {
    for (const name of new Set([nameOf(scan), scanFileName(scan)])) {
      const file = there.has(name) ? await readFile(folder, name) : undefined
      const opened = file && (await openScan(file, keys))
      if (!opened || !(await isScan(opened.content, scan))) continue
      const content = new Blob([opened.content], { type: scan.type })
      return { content, isAsItShouldBe: name === nameOf(scan) && !opened.isFormer }
    }
    return undefined
  }
  return {
    take: async (scan: Scan) => {
      const found = await find(scan)
      if (found?.isAsItShouldBe) whole.add(nameOf(scan))
      return found?.content
    },
    /** True if the scan is there, sealed by the present key if the folder is sealed. */
    hasWhole: async (scan: Scan) => {
      const name = nameOf(scan)
      if (!there.has(name)) return false
      if (!whole.has(name) && !(await find(scan))?.isAsItShouldBe) return false
      whole.add(name)
      return true
    },
    write: async (scan: Scan, blob: Blob) => {
      const content = await sealForFolder(keys, blob)
      const handle = await folder.getFileHandle(nameOf(scan), { create: true })
      const writable = await handle.createWritable()
      await writable.write(content)
      await writable.close()
      whole.add(nameOf(scan))
    },
    remove: async (scans: readonly Scan[]) => {
      const names = scans.flatMap((scan) => [nameOf(scan), scanFileName(scan)])
      for (const name of new Set(names)) if (there.has(name)) await removeFile(folder, name)
    },
    /** Removes open scans that this browser has, also copies by a sync service: those begin with the hash, too. */
    removeOpen: async (stored: ReadonlySet<string>) => {
      for (const name of there) {
        const isOpen = !name.endsWith(SEALED_EXTENSION) && stored.has(name.slice(0, HASH_LENGTH))
        if (isOpen) await removeFile(folder, name)
      }
    },
  }
}

const HASH_LENGTH = 64

/** Sealing adds a header, and 16 bytes to every 64 KB. */
const MAX_SEALED_SCAN_BYTES = MAX_SCAN_BYTES + 2 * MAX_HEADER_BYTES

/** Opens a sealed scan. An open one is what it is. */
async function openScan(
  file: File,
  keys: FolderKeys,
): Promise<{ content: Blob; isFormer: boolean } | undefined> {
  if (!file.name.endsWith(SEALED_EXTENSION)) return { content: file, isFormer: false }
  if (file.size > MAX_SEALED_SCAN_BYTES) return undefined
  const opened = await openFromFolder(keys, file)
  return opened.problem ? undefined : opened
}

/** Returns a file of the folder, or undefined if a sync service lists it and has not brought it yet. */
async function readFile(folder: FileSystemDirectoryHandle, name: string): Promise<File | undefined> {
  const handle = await folder.getFileHandle(name).catch(unlessPassing)
  const file = await handle?.getFile().catch(unlessPassing)
  // A file may be listed and still refuse its bytes.
  const isReadable = await file?.slice(0, 1).arrayBuffer().catch(unlessPassing)
  return isReadable && file
}

async function removeFile(folder: FileSystemDirectoryHandle, name: string): Promise<void> {
  await folder.removeEntry(name).catch(unlessPassing)
}

function unlessPassing(error: unknown): undefined {
  const passing = ['NotFoundError', 'NotReadableError', 'NoModificationAllowedError']
  if (error instanceof DOMException && passing.includes(error.name)) return undefined
  throw error
}
