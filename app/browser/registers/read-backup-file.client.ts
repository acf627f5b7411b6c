import { BACKUP_PROBLEMS } from '~/domain/register/backup'
import {
  MAX_BACKUP_BYTES,
  MAX_COPY_SCAN_BYTES,
  MAX_COPY_SCANS,
  MAX_UNPACKING,
} from '~/domain/register/backup-limits'
import { sizeLabel } from '~/domain/words/number-label'

import type { ArchiveProblem, OpenedArchive } from './backup-archive.client'

/** The text of a copy, and its scans if it is a ZIP. */
export type ReadBackup = Pick<OpenedArchive, 'text'> & Partial<OpenedArchive> & { problem?: undefined }

const TOO_LARGE = `Plik jest większy niż ${sizeLabel(MAX_BACKUP_BYTES)}.`

const ARCHIVE_PROBLEMS = {
  'no-archive': BACKUP_PROBLEMS['no-backup'],
  'too-large': `Dane w\u00a0pliku mają ponad ${sizeLabel(MAX_BACKUP_BYTES)}, a\u00a0tyle można najwyżej wczytać.`,
  'too-many-scans': `W\u00a0pliku jest ponad ${MAX_COPY_SCANS / 1000}\u00a0000 skanów, a\u00a0tyle można najwyżej wczytać.`,
  'too-large-scans': `Skany z\u00a0tego pliku zajęłyby za dużo miejsca: po rozpakowaniu mogą mieć razem najwyżej ${sizeLabel(MAX_COPY_SCAN_BYTES)} i\u00a0najwyżej ${MAX_UNPACKING}\u00a0razy więcej niż plik.`,
} satisfies Record<ArchiveProblem, string>

/** Returns the text of a file of own data, or why it is not read. Never throws. */
export async function readBackupFile(file: File): Promise<ReadBackup | { problem: string }> {
  try {
    if (await isArchive(file)) {
      const { openArchive } = await import('./backup-archive.client')
      const opened = await openArchive(file)
      if (!('problem' in opened)) return opened
      return { problem: ARCHIVE_PROBLEMS[opened.problem] }
    }
    return file.size > MAX_BACKUP_BYTES ? { problem: TOO_LARGE } : { text: await file.text() }
  } catch {
    return { problem: 'Przeglądarka nie może odczytać tego pliku.' }
  }
}

const ZIP_BEGINNING = 'PK\u0003\u0004'

/** True for a ZIP. Former versions wrote copies as text. */
async function isArchive(file: File): Promise<boolean> {
  return (await file.slice(0, ZIP_BEGINNING.length).text()) === ZIP_BEGINNING
}
