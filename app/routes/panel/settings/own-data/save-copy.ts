import { downloadText } from '~/browser/download.client'
import { saveLastCopy } from '~/browser/last-copy.client'
import { findSealedKey } from '~/browser/locked-key.client'
import { readOwnData } from '~/browser/own-data.client'
import { trySave } from '~/browser/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { fixedIssuer } from '~/domain/access'
import { backupName, backupText } from '~/domain/backup'
import type { Day } from '~/domain/day'
import { countRecords } from '~/domain/record-count'
import type { User } from '~/domain/user'
import { showToast } from '~/ui/ark/toaster'

/** Saves all that a person keeps as a file, or says why not. True where there is a file now. */
export async function saveCopy(person: User, today: Day): Promise<boolean> {
  const isRead = await trySave(async () => {
    const data = await readOwnData(person.id)
    const key = fixedIssuer(person) === undefined ? undefined : await findSealedKey(person.id)
    downloadText(backupName(today), backupText(data, person.id, today, key), 'application/json')
    saveLastCopy(person.id, { day: today, changes: countRecords(data.records) })
  })
  if (!isRead) showToast('error', 'Nie udało się przygotować pliku', NOT_STORED)
  return isRead
}
