import { BACKUP_PROBLEMS } from '~/domain/register/backup'
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { sizeLabel } from '~/domain/words/size'

import type { OpenedArchive } from './backup-archive.client'

/** The text of a copy, and its scans if it is a ZIP. */
export type ReadBackup = Pick<OpenedArchive, 'text'> & Partial<OpenedArchive> & { problem?: undefined }

const TOO_LARGE = `Plik jest większy niż ${sizeLabel(MAX_BACKUP_BYTES)}.`

/** Returns the text of a file of own data, or why it is not read. Never throws. */
export async function readBackupFile(file: File): Promise<ReadBackup | { problem: string }> {
  try {
    if (await isArchive(file)) {
      const { openArchive } = await import('./backup-archive.client')
      const opened = await openArchive(file)
      if (!('problem' in opened)) return opened
      return { problem: opened.problem === 'too-large' ? TOO_LARGE : BACKUP_PROBLEMS['no-backup'] }
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
