import { downloadFile, downloadText } from '~/browser/device/download.client'
import { findSealedKey } from '~/browser/keys/locked-key.client'
import { readOwnData } from '~/browser/records/own-data.client'
import { readChanges } from '~/browser/records/records.client'
import { listUnreadableCopies } from '~/browser/records/unreadable-copies.client'
import { saveLastCopy } from '~/browser/registers/last-copy.client'
import { trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { fixedIssuer } from '~/domain/changes/access'
import { NO_DATA } from '~/domain/changes/own-data'
import { countRecords } from '~/domain/changes/record-count'
import { namedHashes } from '~/domain/changes/scan-changes'
import { unreadablePart } from '~/domain/changes/unreadable-part'
import type { User } from '~/domain/people/user'
import { backupName, backupText } from '~/domain/register/backup'
import type { Day } from '~/domain/words/day'
import { showToast } from '~/ui/ark/toaster'

/** Saves all records of a person as a file, or says why it cannot. Returns true if there is a file now. */
export async function saveCopy(person: User, today: Day): Promise<boolean> {
  const isRead = await trySave(async () => {
    const data = await readOwnData(person.id)
    const key = fixedIssuer(person) === undefined ? undefined : await findSealedKey(person.id)
    const named = namedHashes(await readChanges(person.id), data.drafts)
    const text = backupText(data, person.id, today, key)
    const { writeArchive } = await import('~/browser/registers/backup-archive.client')
    downloadFile(backupName(today), await writeArchive(person.id, text, named))
    saveLastCopy(person.id, { day: today, changes: countRecords(data.records) })
  })
  if (!isRead) tellNotRead()
  return isRead
}

/** Saves the data that this version cannot read as a file, for somebody who can read them, or says why it cannot. */
export async function saveUnreadable(userId: string, today: Day): Promise<void> {
  const isRead = await trySave(async () => {
    const present = unreadablePart(await readOwnData(userId)) ?? NO_DATA
    const text = JSON.stringify({ ...present, copies: await listUnreadableCopies(userId) }, undefined, 2)
    downloadText(`pewnik-nieczytelne-${today}.json`, text, 'application/json')
  })
  if (!isRead) tellNotRead()
}

function tellNotRead(): void {
  showToast('error', 'Nie udało się przygotować pliku', NOT_STORED)
}
