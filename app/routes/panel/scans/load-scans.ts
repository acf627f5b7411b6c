import { href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { listStoredScans } from '~/browser/scans/scan-store.client'
import { hasSharedFolder } from '~/browser/store/marks.client'
import { readOr } from '~/browser/store/storage.client'
import { scansOf, type ScanRecord, type Scans } from '~/domain/records/scan-changes'
import type { ScanSubject } from '~/domain/scans/scan'

/** The scans of a record, as its screen shows them. */
export type LoadedScans = Scans & {
  userId: string
  subject: ScanSubject
  /** The hashes of the scans that this browser lacks. */
  missing: ReadonlySet<string>
  sharesFolder: boolean
}

/** Returns the scans of a record. Reads no scan itself, and never throws. */
export async function loadScans(userId: string, subject: ScanSubject): Promise<LoadedScans> {
  const scans = scansOf(await readChanges(userId), subject)
  const all: ScanRecord[] = [...scans.current, ...scans.former]
  const stored = all.length > 0 ? await readOr(new Set<string>(), () => listStoredScans(userId)) : undefined
  return {
    ...scans,
    userId,
    subject,
    missing: new Set(all.map(({ hash }) => hash).filter((hash) => !stored?.has(hash))),
    sharesFolder: hasSharedFolder(userId),
  }
}

/** Returns a function that gives the scans of each of those records, and never throws for them. */
export async function loadScansOfAll(
  userId: string,
  subjects: readonly ScanSubject[],
): Promise<(id: string) => LoadedScans> {
  const loaded = new Map(
    await Promise.all(
      subjects.map(async (subject) => [subject.id, await loadScans(userId, subject)] as const),
    ),
  )
  return (id) => {
    const scans = loaded.get(id)
    if (!scans) throw new Error(`The scans of ${id} were not loaded`)
    return scans
  }
}

/** Returns the address of the screen that shows a record with its scans. */
export function scannedRecordAddress({ of, id, within = '' }: ScanSubject): string {
  switch (of) {
    case 'certificate':
      return href('/certificates/:id', { id })
    case 'examination':
    case 'induction':
      return href('/employees/:id', { id: within })
    case 'report':
    case 'protocol':
      return href('/reports/:id', { id })
    case 'measure':
      return href('/reports/:id', { id: within })
    case 'duty':
      return href('/employer/duties/:id', { id })
    case 'training':
      return href('/trainings/:id', { id })
  }
}
