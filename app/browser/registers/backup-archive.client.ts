import { BlobReader, BlobWriter, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js'

import { zipFiles, type ZippedFile } from '~/browser/device/zip-file.client'
import {
  canKeepScans,
  forgetScans,
  hashOf,
  listStoredScans,
  readScan,
  storeScan,
} from '~/browser/scans/scan-store.client'
import { beginningOf } from '~/browser/scans/take-scan.client'
import {
  MAX_BACKUP_BYTES,
  MAX_COPY_SCAN_BYTES,
  MAX_COPY_SCANS,
  MAX_UNPACKING,
} from '~/domain/register/backup-limits'
import {
  isOfScanType,
  MAX_SCAN_BYTES,
  parseScanFileName,
  scanFileName,
  SCAN_TYPES,
  type ScanType,
} from '~/domain/scans/scan'

const DATA = 'dane.json'
const SCANS = 'dokumenty/'

/** `too-many-scans`, `too-large-scans`: more than the limits allow, even if the records name all of them. */
export type ArchiveProblem = 'no-archive' | 'too-large' | 'too-many-scans' | 'too-large-scans'

/**
 * Returns a ZIP with the text of a copy and the scans of a person that are `named`, each as a file. Throws
 * StorageError.
 */
export function writeArchive(userId: string, text: string, named: ReadonlySet<string>): Promise<Blob> {
  return zipFiles(filesOf(userId, text, named))
}

async function* filesOf(
  userId: string,
  text: string,
  named: ReadonlySet<string>,
): AsyncGenerator<ZippedFile> {
  yield { path: DATA, content: text }
  for (const hash of await listStoredScans(userId)) {
    const scan = named.has(hash) ? await readScan(userId, hash) : undefined
    const type = SCAN_TYPES.find((known) => known === scan?.type)
    if (scan && type) yield { path: `${SCANS}${scanFileName({ hash, type })}`, content: scan }
  }
}

/** The hashes of the scans that the records of a copy name, and what a person may do while these are kept. */
export type KeepingScans = {
  named: ReadonlySet<string>
  /** Ends it: then none of them is kept. */
  signal?: AbortSignal
  onProgress?: (progress: ScanProgress) => void
}

export type ScanProgress = { done: number; count: number }

/** A copy as it was opened: the text of its data, and its scans, which are read only when they are taken. */
export type OpenedArchive = {
  text: string
  /** Counts the scans that the records name, and the other files, which no record names. */
  countScans: (named: ReadonlySet<string>) => { count: number; bytes: number; unnamed: number }
  /**
   * Keeps the named scans for a person and returns how many of them were left out, for example damaged ones. Throws
   * StorageError and the reason of the signal, and then none is kept.
   */
  keepScans: (userId: string, keeping: KeepingScans) => Promise<number>
}

type ScanEntry = { hash: string; type: ScanType; entry: FileEntry }

/** Opens the ZIP of a copy and reads its data. Never throws. */
export async function openArchive(file: Blob): Promise<OpenedArchive | { problem: ArchiveProblem }> {
  try {
    const files = await listFiles(file)
    if (!files) return { problem: 'too-many-scans' }
    const data = files.find(({ filename }) => isData(filename))
    if (!data) return { problem: 'no-archive' }
    const scans = listScans(files, data.filename.replace(DATA, SCANS))
    const bytes = sizeOf(scans)
    // Before anything is unpacked: the library reads no more of a file than the archive has said here.
    if (bytes > Math.min(MAX_COPY_SCAN_BYTES, MAX_UNPACKING * file.size))
      return { problem: 'too-large-scans' }
    const text = await readEntry(data, MAX_BACKUP_BYTES)
    if (!text) return { problem: 'too-large' }
    const namedOf = (named: ReadonlySet<string>) => scans.filter(({ hash }) => named.has(hash))
    return {
      text: await text.text(),
      countScans: (named) => {
        const taken = namedOf(named)
        return { count: taken.length, bytes: sizeOf(taken), unnamed: files.length - 1 - taken.length }
      },
      keepScans: (userId, keeping) => keepEntries(namedOf(keeping.named), userId, keeping),
    }
  } catch {
    return { problem: 'no-archive' }
  }
}

/**
 * Returns the files of a ZIP, or undefined if there are more than a copy may have. A copy that Safari has unpacked and
 * somebody has packed again lies one folder deeper, and has files of macOS's own beside it.
 */
async function listFiles(file: Blob): Promise<FileEntry[] | undefined> {
  const files: FileEntry[] = []
  for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
    if (!entry.directory && !isOfMacOs(entry.filename)) files.push(entry)
    // The data are one file more.
    if (files.length > MAX_COPY_SCANS + 1) return undefined
  }
  return files
}

function isData(path: string): boolean {
  const folders = path.split('/')
  return folders.length <= 2 && folders.at(-1) === DATA
}

function isOfMacOs(path: string): boolean {
  return path.startsWith('__MACOSX/') || path.endsWith('.DS_Store')
}

/** Returns the scans in a folder. Each hash counts once. */
function listScans(files: readonly FileEntry[], folder: string): ScanEntry[] {
  const scans = new Map<string, ScanEntry>()
  for (const entry of files) {
    if (!entry.filename.startsWith(folder)) continue
    const named = parseScanFileName(entry.filename.slice(folder.length))
    if (named && !scans.has(named.hash)) scans.set(named.hash, { ...named, entry })
  }
  return [...scans.values()]
}

function sizeOf(scans: readonly ScanEntry[]): number {
  return scans.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0)
}

async function keepEntries(
  scans: readonly ScanEntry[],
  userId: string,
  { signal, onProgress }: KeepingScans,
): Promise<number> {
  // Without TLS the browser computes no hashes.
  if (!canKeepScans()) return scans.length
  const before = await listStoredScans(userId)
  const kept: string[] = []
  try {
    for (const [done, scan] of scans.entries()) {
      signal?.throwIfAborted()
      onProgress?.({ done, count: scans.length })
      const hash = await keepEntry(scan, userId)
      if (hash !== undefined) kept.push(hash)
    }
  } catch (error) {
    // A full disk keeps none of them, because the records that name them are not taken, either.
    await forgetScans(
      userId,
      kept.filter((hash) => !before.has(hash)),
    )
    throw error
  }
  return scans.length - kept.length
}

/** Keeps a scan if its bytes are those that its name says, and returns its hash. */
async function keepEntry({ hash, type, entry }: ScanEntry, userId: string): Promise<string | undefined> {
  const read = await readEntry(entry, MAX_SCAN_BYTES).catch(() => undefined)
  if (!read || !isOfScanType(await beginningOf(read), type)) return undefined
  if ((await hashOf(read)) !== hash) return undefined
  return storeScan(userId, new Blob([read], { type }))
}

/**
 * Returns the bytes of a file, or undefined if there are more than `max`. The library reads no more bytes than the
 * archive has said, and throws if there are more: an archive can lie about a size.
 */
async function readEntry(entry: FileEntry, max: number): Promise<Blob | undefined> {
  return entry.uncompressedSize > max ? undefined : entry.getData(new BlobWriter(), { checkCrc32: true })
}
