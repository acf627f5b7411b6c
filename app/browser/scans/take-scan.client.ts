import { drawPhoto } from '~/browser/device/shrink-photo.client'
import { StorageError } from '~/browser/store/storage.client'
import {
  isOfScanType,
  MAX_SCAN_BYTES,
  MAX_SCAN_EDGE,
  SCAN_BEGINNING_BYTES,
  scanContent,
  scanName,
  type Scan,
  type ScanType,
} from '~/domain/scans/scan'

import { canKeepScans, hashOf, storeScan } from './scan-store.client'

/** More than the largest pictures of phones take, with 200 million pixels. A larger file is not read. */
const MAX_PHOTO_FILE_BYTES = 100 * 1024 * 1024

/** `no-tls`: the browser computes hashes only with TLS. */
export type ScanProblem = 'no-tls' | 'other-type' | 'unreadable' | 'too-large' | 'not-stored'

export const SCAN_PROBLEMS = {
  'no-tls': 'Skany można dodawać tylko przez połączenie szyfrowane (https).',
  'other-type': 'To nie jest zdjęcie ani PDF. Wybierz plik JPEG, PNG, WebP albo PDF.',
  unreadable: 'Przeglądarka nie potrafi odczytać tego pliku. Zdjęcie zapisz jako JPEG albo zrób nowe.',
  'too-large': 'Plik jest za duży: PDF może mieć najwyżej 5\u00a0MB, a zdjęcie 100\u00a0MB.',
  'not-stored': 'Przeglądarka nie ma miejsca na ten skan. Sam wpis można zapisać bez niego.',
} satisfies Record<ScanProblem, string>

/**
 * Makes a scan of a chosen file and keeps it in this browser, before any record names it. A photo is made smaller, and
 * loses what the camera has written into it; a PDF stays as it is. Never throws for the file or the storage.
 */
export async function takeScan(
  userId: string,
  file: File,
): Promise<{ scan: Scan; problem?: undefined } | { scan?: undefined; problem: ScanProblem }> {
  if (!canKeepScans()) return { problem: 'no-tls' }
  try {
    return await makeScan(userId, file)
  } catch (error) {
    if (error instanceof StorageError) return { problem: 'not-stored' }
    // The file cannot be read: a cloud may list it and not have brought it.
    if (error instanceof DOMException) return { problem: 'unreadable' }
    throw error
  }
}

async function makeScan(userId: string, file: File): ReturnType<typeof takeScan> {
  const content = scanContent(await beginningOf(file))
  if (!content) return { problem: 'other-type' }
  if (content === 'photo' && file.size > MAX_PHOTO_FILE_BYTES) return { problem: 'too-large' }
  const blob = content === 'photo' ? await shrinkScan(file) : file.slice(0, file.size, 'application/pdf')
  if (!blob) return { problem: 'unreadable' }
  if (blob.size > MAX_SCAN_BYTES) return { problem: 'too-large' }
  const type: ScanType = content === 'photo' ? 'image/jpeg' : 'application/pdf'
  const hash = await storeScan(userId, blob)
  return { scan: { hash, type, bytes: blob.size, name: scanName(file.name, type) } }
}

/** Returns the first bytes of a file. Throws a DOMException if it cannot be read. */
export async function beginningOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, SCAN_BEGINNING_BYTES).arrayBuffer())
}

/** True for the very bytes that a record names. */
export async function isScan(content: Blob, scan: Scan): Promise<boolean> {
  if (content.size !== scan.bytes || !isOfScanType(await beginningOf(content), scan.type)) return false
  return (await hashOf(content)) === scan.hash
}

const QUALITY = 0.8

async function shrinkScan(file: Blob): Promise<Blob | undefined> {
  const canvas = await drawPhoto(file, MAX_SCAN_EDGE)
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    else resolve(null)
  })
  return blob ?? undefined
}
