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
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import {
  isOfScanType,
  MAX_SCAN_BYTES,
  parseScanFileName,
  scanFileName,
  SCAN_TYPES,
} from '~/domain/scans/scan'

const DATA = 'dane.json'
const SCANS = 'dokumenty/'

export type ArchiveProblem = 'no-archive' | 'too-large'

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

/** A copy as it was opened: the text of its data, and its scans, which are read only when they are taken. */
export type OpenedArchive = {
  text: string
  scans: { count: number; bytes: number }
  /** Keeps the scans for a person and returns how many were left out, damaged say. Throws StorageError. */
  keepScans: (userId: string) => Promise<number>
}

/** Opens the ZIP of a copy and reads its data. Never throws. */
export async function openArchive(file: Blob): Promise<OpenedArchive | { problem: ArchiveProblem }> {
  try {
    const entries = await new ZipReader(new BlobReader(file)).getEntries()
    const files = entries.filter((entry): entry is FileEntry => !entry.directory)
    const data = files.find(({ filename }) => filename === DATA)
    if (!data) return { problem: 'no-archive' }
    const text = await readEntry(data, MAX_BACKUP_BYTES)
    if (!text) return { problem: 'too-large' }
    const scans = files.filter(({ filename }) => filename.startsWith(SCANS))
    return {
      text: await text.text(),
      scans: { count: scans.length, bytes: scans.reduce((sum, one) => sum + one.uncompressedSize, 0) },
      keepScans: async (userId) => {
        // Without TLS the browser computes no hashes.
        if (!canKeepScans()) return scans.length
        const before = await listStoredScans(userId)
        const kept: string[] = []
        try {
          for (const entry of scans) {
            const hash = await keepEntry(entry, userId)
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
      },
    }
  } catch {
    return { problem: 'no-archive' }
  }
}

/** Keeps a scan if its bytes are those that its name says, and returns its hash. */
async function keepEntry(entry: FileEntry, userId: string): Promise<string | undefined> {
  const named = parseScanFileName(entry.filename.slice(SCANS.length))
  const read = await readEntry(entry, MAX_SCAN_BYTES).catch(() => undefined)
  if (!named || !read || !isOfScanType(await beginningOf(read), named.type)) return undefined
  if ((await hashOf(read)) !== named.hash) return undefined
  return storeScan(userId, new Blob([read], { type: named.type }))
}

/**
 * Returns the bytes of a file, or undefined if there are more than `max`. The library reads no more bytes than the
 * archive has said, and throws if there are more: an archive can lie about a size.
 */
async function readEntry(entry: FileEntry, max: number): Promise<Blob | undefined> {
  return entry.uncompressedSize > max ? undefined : entry.getData(new BlobWriter(), { checkCrc32: true })
}
