import { findHistory } from '~/browser/records/records.client'
import { hashOf, listStoredScans, readScan, storeScan } from '~/browser/scans/scan-store.client'
import { beginningOf } from '~/browser/scans/take-scan.client'
import { listNamedScans } from '~/domain/changes/scan-changes'
import { scansFolderName } from '~/domain/register/shared-file'
import { isOfScanType, scanFileName, type Scan } from '~/domain/scans/scan'

/** The files that this document has found whole, so that they are not asked for their size at every look. */
const whole = new Set<string>()

/**
 * Puts the scans of a register's records into its shared folder, and takes those that this browser lacks. Each is a file
 * of its own, named by its hash: it never changes, so two computers cannot write it differently. Returns how many have
 * come. Throws StorageError, and what the file system throws.
 */
export async function syncScans(root: FileSystemDirectoryHandle, userId: string): Promise<number> {
  const { rows, changes } = await findHistory(userId)
  const named = new Map(listNamedScans(changes).map((scan) => [scanFileName(scan), scan]))
  const known = [...rows.values()].flatMap((change) => (change?.kind === 'scan-added' ? [change.scan] : []))
  if (known.length === 0) return 0
  const folder = await root.getDirectoryHandle(scansFolderName({ id: userId }), { create: true })
  const there = new Set<string>()
  for await (const name of folder.keys()) there.add(name)
  const stored = await listStoredScans(userId)
  let arrived = 0
  for (const [name, scan] of named) {
    if (!stored.has(scan.hash)) {
      if (there.has(name) && (await takeScan(folder, userId, scan))) arrived += 1
    } else if (!there.has(name) || !(whole.has(name) || (await isWhole(folder, scan)))) {
      await writeScan(folder, userId, scan)
    }
    if (stored.has(scan.hash)) whole.add(name)
  }
  // A newer version may have recorded what names a scan.
  const isAllRead = ![...rows.values()].includes(undefined)
  const unnamed = known.map(scanFileName).filter((name) => there.has(name) && !named.has(name))
  // Another browser that has not heard of the removal yet may put it back, and removes it when it has.
  for (const name of isAllRead ? new Set(unnamed) : []) await folder.removeEntry(name).catch(unlessBusy)
  return arrived
}

/** Keeps a scan of the folder in this browser. False if it is not there whole yet, or not the one that is named. */
async function takeScan(folder: FileSystemDirectoryHandle, userId: string, scan: Scan): Promise<boolean> {
  const file = await readFile(folder, scan)
  if (file?.size !== scan.bytes || !isOfScanType(await beginningOf(file), scan.type)) return false
  if ((await hashOf(file)) !== scan.hash) return false
  await storeScan(userId, new Blob([file], { type: scan.type }))
  return true
}

async function isWhole(folder: FileSystemDirectoryHandle, scan: Scan): Promise<boolean> {
  return (await readFile(folder, scan))?.size === scan.bytes
}

async function writeScan(folder: FileSystemDirectoryHandle, userId: string, scan: Scan): Promise<void> {
  const blob = await readScan(userId, scan.hash)
  if (!blob) return
  const handle = await folder.getFileHandle(scanFileName(scan), { create: true })
  const writable = await handle.createWritable()
  await writable.write(blob)
  await writable.close()
}

/** Returns a file of the folder, or undefined if a sync service lists it and has not brought it yet. */
async function readFile(folder: FileSystemDirectoryHandle, scan: Scan): Promise<File | undefined> {
  const handle = await folder.getFileHandle(scanFileName(scan)).catch(unlessBusy)
  return handle?.getFile().catch(unlessBusy)
}

function unlessBusy(error: unknown): undefined {
  const passing = ['NotFoundError', 'NotReadableError', 'NoModificationAllowedError']
  if (error instanceof DOMException && passing.includes(error.name)) return undefined
  throw error
}
