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
import { SEALED_EXTENSION } from '~/domain/register/shared-names'
import type { Day } from '~/domain/words/day'
import { showToast } from '~/ui/ark/toaster'

/**
 * Saves all records of a person as a file, locked if there is a passphrase, or says why it cannot. Returns true if there
 * is a file now.
 */
export async function saveCopy(person: User, today: Day, passphrase?: string): Promise<boolean> {
  const isRead = await trySave(async () => {
    const data = await readOwnData(person.id)
    const key = fixedIssuer(person) === undefined ? undefined : await findSealedKey(person.id)
    const named = namedHashes(await readChanges(person.id), data.drafts)
    const text = backupText(data, person.id, today, key)
    const { writeArchive } = await import('~/browser/registers/backup-archive.client')
    const archive = await writeArchive(person.id, text, named)
    if (passphrase === undefined) downloadFile(backupName(today), archive)
    else {
      const { sealByPassphrase } = await import('~/browser/sealing/age-file.client')
      const sealed = await sealByPassphrase(archive, passphrase)
      downloadFile(`${backupName(today)}${SEALED_EXTENSION}`, sealed)
    }
    saveLastCopy(person.id, { day: today, changes: countRecords(data.records) })
  })
  if (!isRead) tellNotRead()
  return isRead
}

/** Returns the props of the dialog that asks for the passphrase of a copy. */
export function sealedCopy(save: (passphrase: string) => Promise<string | undefined>, onClose: () => void) {
  return {
    title: 'Kopia z hasłem',
    text: 'Kopię otworzy tylko to hasło: tutaj, w innej przeglądarce albo programem age.',
    submit: { label: 'Pobierz kopię', busy: 'Zamykanie…' },
    onChosen: save,
    onClose,
  }
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
