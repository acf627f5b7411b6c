import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { sizeLabel } from '~/domain/words/size'

/** Returns the text of a file of own data, or why it is not read. Never throws. */
export async function readBackupFile(
  file: File,
): Promise<{ text: string; problem?: undefined } | { problem: string }> {
  if (file.size > MAX_BACKUP_BYTES) {
    return { problem: `Plik jest większy niż ${sizeLabel(MAX_BACKUP_BYTES)}.` }
  }
  try {
    return { text: await file.text() }
  } catch {
    return { problem: 'Przeglądarka nie może odczytać tego pliku.' }
  }
}
