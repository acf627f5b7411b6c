import { findHistory } from '~/browser/records/records.client'
import { hashOf, listStoredScans, readScan, storeScan } from '~/browser/scans/scan-store.client'
import { beginningOf } from '~/browser/scans/take-scan.client'
import type { FolderKey } from '~/browser/sealing/folder-key.client'
import { listNamedScans } from '~/domain/changes/scan-changes'
import { SEALED_EXTENSION, scansFolderName } from '~/domain/register/shared-names'
import { isOfScanType, scanFileName, type Scan } from '~/domain/scans/scan'

/** The names of the files that this document has found or written whole, sealed by that key. */
let whole = new Set<string>()
let wholeBy: CryptoKey | undefined

/**
 * Puts the scans of a register's records into its shared folder, and takes those that this browser lacks. Each is a file
 * of its own, named by its hash: it never changes, so two computers cannot write it differently. With a key the files
 * are sealed, and open ones are removed. Returns how many have come. Throws StorageError, and what the file system
 * throws.
 */
export async function syncScans(
  root: FileSystemDirectoryHandle,
  userId: string,
  key: FolderKey | undefined,
): Promise<number> {
  const { rows, changes } = await findHistory(userId)
  const named = new Map(listNamedScans(changes).map((scan) => [scan.hash, scan]))
  const known = [...rows.values()].flatMap((change) => (change?.kind === 'scan-added' ? [change.scan] : []))
  if (known.length === 0) return 0
  // With another key all files are written again.
  if (wholeBy !== key?.identity) whole = new Set()
  wholeBy = key?.identity
  const files = await openScansFolder(root, userId, key)
  const stored = await listStoredScans(userId)
  let arrived = 0
  for (const scan of named.values()) {
    if (!stored.has(scan.hash)) {
      const taken = await files.take(scan)
      if (taken) await storeScan(userId, taken)
      if (taken) arrived += 1
    } else if (!(await files.hasWhole(scan))) {
      const blob = await readScan(userId, scan.hash)
      if (blob) await files.write(scan, blob)
    }
  }
  // A newer version may have recorded what names a scan.
  const isAllRead = ![...rows.values()].includes(undefined)
  const unnamed = known.filter(({ hash }) => !named.has(hash))
  // Another browser that has not heard of the removal yet may put it back, and removes it when it has.
  if (isAllRead) await files.remove(unnamed)
  return arrived
}

/** Opens the folder of scans: what it has, and how to read and write it. */
async function openScansFolder(root: FileSystemDirectoryHandle, userId: string, key: FolderKey | undefined) {
  const folder = await root.getDirectoryHandle(scansFolderName({ id: userId }), { create: true })
  const there = new Set<string>()
  for await (const name of folder.keys()) there.add(name)
  const nameOf = (scan: Scan) => `${scanFileName(scan)}${key ? SEALED_EXTENSION : ''}`

  /** Returns a scan, sealed or open, if it is there whole and is the one that is named. */
  const take = async (scan: Scan): Promise<Blob | undefined> => {
    for (const name of new Set([nameOf(scan), scanFileName(scan)])) {
      const file = there.has(name) ? await readFile(folder, name) : undefined
      const content = file && name.endsWith(SEALED_EXTENSION) ? await openSealed(file, key) : file
      if (content && (await isScan(content, scan))) return new Blob([content], { type: scan.type })
    }
    return undefined
  }
  return {
    take,
    /** True if the scan is there, and no open file of it beside a sealed one. */
    hasWhole: async (scan: Scan) => {
      const name = nameOf(scan)
      if (!there.has(name) || (key && there.has(scanFileName(scan)))) return false
      if (!whole.has(name) && !(await take(scan))) return false
      whole.add(name)
      return true
    },
    write: async (scan: Scan, blob: Blob) => {
      const content = key ? await seal(key, blob) : blob
      const writable = await (await folder.getFileHandle(nameOf(scan), { create: true })).createWritable()
      await writable.write(content)
      await writable.close()
      whole.add(nameOf(scan))
      if (key && there.has(scanFileName(scan))) await removeFile(folder, scanFileName(scan))
    },
    remove: async (scans: readonly Scan[]) => {
      const names = scans.flatMap((scan) => [nameOf(scan), scanFileName(scan)])
      for (const name of new Set(names)) if (there.has(name)) await removeFile(folder, name)
    },
  }
}

async function isScan(content: Blob, scan: Scan): Promise<boolean> {
  if (content.size !== scan.bytes || !isOfScanType(await beginningOf(content), scan.type)) return false
  return (await hashOf(content)) === scan.hash
}

async function seal({ recipient }: FolderKey, blob: Blob): Promise<Blob> {
  const { sealFor } = await import('~/browser/sealing/age-file.client')
  return sealFor(recipient, blob)
}

async function openSealed(file: File, key: FolderKey | undefined): Promise<Blob | undefined> {
  if (!key) return undefined
  const { openBy } = await import('~/browser/sealing/age-file.client')
  const opened = await openBy(key.identity, file)
  return opened.problem ? undefined : opened.content
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
