import { listStoredScans, readScan } from '~/browser/scans/scan-store.client'
import { readOr } from '~/browser/store/storage.client'
import type { DossierFile } from '~/documents/dossier-files'
import type { ScanRecord } from '~/domain/records/scan-changes'

/** Returns the hashes of those scans that this browser lacks. */
export async function missingScans(userId: string, scans: readonly ScanRecord[]): Promise<Set<string>> {
  const stored = await readOr(new Set<string>(), () => listStoredScans(userId))
  return new Set(scans.map(({ hash }) => hash).filter((hash) => !stored.has(hash)))
}

/** Reads one scan after the other, so that many fit into little memory. */
export async function* readFiles(files: readonly DossierFile[], userId: string) {
  for (const { path, content } of files) {
    const read = typeof content === 'string' ? content : await readScan(userId, content.hash)
    if (read !== undefined) yield { path, content: read }
  }
}
