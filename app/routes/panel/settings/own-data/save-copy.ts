import { downloadFile } from '~/browser/device/download.client'
import { findSealedKey } from '~/browser/keys/locked-key.client'
import { readOwnData } from '~/browser/records/own-data.client'
import { countUnreadableChanges, findLostRegister, readChanges } from '~/browser/records/records.client'
import { listUnreadableCopies } from '~/browser/records/unreadable-copies.client'
import { saveLastCopy } from '~/browser/registers/last-copy.client'
import { listStoredScans } from '~/browser/scans/scan-store.client'
import { hasVault } from '~/browser/store/marks.client'
import { StorageError, trySave } from '~/browser/store/storage.client'
import { fixedIssuer } from '~/domain/access/access'
import { countRecords } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { NO_DATA, unreadablePart } from '~/domain/records/own-data'
import { namedHashes } from '~/domain/records/scan-changes'
import { backupName, backupText } from '~/domain/register/backup'
import {
  MAX_BACKUP_BYTES,
  MAX_COPY_SCAN_BYTES,
  MAX_COPY_SCANS,
  MAX_ENTRIES,
} from '~/domain/register/backup-limits'
import { SEALED_EXTENSION } from '~/domain/register/shared-names'
import type { Day } from '~/domain/words/day'
import { sizeLabel } from '~/domain/words/number-label'
import { countOf } from '~/domain/words/polish'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { showToast } from '~/ui/ark/toaster'

const NOT_HERE = 'Nie ma ich w\u00a0tej przeglądarce. Są tam, gdzie je dodano.'

const TOO_LARGE = `Kopia może mieć najwyżej ${MAX_ENTRIES / 1000}\u00a0000 wpisów (${sizeLabel(MAX_BACKUP_BYTES)}) oraz ${MAX_COPY_SCANS / 1000}\u00a0000 skanów (${sizeLabel(MAX_COPY_SCAN_BYTES)}). Usuń niepotrzebne skany.`

/**
 * Saves all records of a person as a file, locked if there is a passphrase, or says why it cannot. Returns true if there
 * is a file now.
 */
export async function saveCopy(person: User, today: Day, passphrase?: string): Promise<boolean> {
  let isSaved = false
  const isRead = await trySave(async () => {
    // It would be an empty file under the name of a copy.
    if (await findLostRegister(person.id)) throw new StorageError('The register lacks its beginning')
    const data = await readOwnData(person.id)
    const key = fixedIssuer(person) === undefined ? undefined : await findSealedKey(person.id)
    const stored = await listStoredScans(person.id)
    // Records that this version cannot read may name any of them.
    const isAllRead = (await countUnreadableChanges(person.id)) === 0
    const named = isAllRead ? namedHashes(await readChanges(person.id), data.drafts) : stored
    const text = backupText(data, person.id, today, { key, isOnDevices: hasVault(person.id) })
    const { writeArchive } = await import('~/browser/registers/backup-archive.client')
    const archive = await writeArchive(person.id, text, named)
    const isReadable =
      data.records.length <= MAX_ENTRIES &&
      new Blob([text]).size <= MAX_BACKUP_BYTES &&
      named.size <= MAX_COPY_SCANS &&
      archive.size <= MAX_COPY_SCAN_BYTES
    // A file that cannot be taken in would only look like a copy.
    if (!isReadable) return showToast('error', 'Nie zapisano kopii: jest za duża', TOO_LARGE)
    await download(backupName(today), archive, passphrase)
    isSaved = true
    saveLastCopy(person.id, { day: today, changes: countRecords(data.records) })
    const lacking = [...named].filter((hash) => !stored.has(hash)).length
    if (lacking > 0) showToast('error', `W kopii brakuje: ${countOf(lacking, 'scan')}`, NOT_HERE)
  })
  if (!isRead) tellNotRead()
  return isSaved
}

/** Returns the props of the dialog that asks for the passphrase of a copy. */
export function sealedCopy(save: (passphrase: string) => Promise<string | undefined>, onClose: () => void) {
  return {
    title: 'Kopia z hasłem',
    text: 'Kopię otworzy tylko to hasło: tutaj, w innej przeglądarce albo programem age.',
    submit: { label: 'Pobierz kopię', busy: 'Zabezpieczanie…' },
    onChosen: save,
    onClose,
  }
}

/**
 * Saves the data that this version cannot read as a file, locked if there is a passphrase, for somebody who can read
 * them, or says why it cannot. Returns true if there is a file now.
 */
export async function saveUnreadable(userId: string, today: Day, passphrase?: string): Promise<boolean> {
  const isRead = await trySave(async () => {
    const present = unreadablePart(await readOwnData(userId)) ?? NO_DATA
    const text = JSON.stringify({ ...present, copies: await listUnreadableCopies(userId) }, undefined, 2)
    await download(
      `pewnik-nieczytelne-${today}.json`,
      new Blob([text], { type: 'application/json' }),
      passphrase,
    )
  })
  if (!isRead) tellNotRead()
  return isRead
}

/** Saves a file, locked if there is a passphrase. */
async function download(name: string, content: Blob, passphrase: string | undefined): Promise<void> {
  if (passphrase === undefined) return downloadFile(name, content)
  const { sealByPassphrase } = await import('~/browser/sealing/age-file.client')
  downloadFile(`${name}${SEALED_EXTENSION}`, await sealByPassphrase(content, passphrase))
}

function tellNotRead(): void {
  showToast('error', 'Nie udało się przygotować pliku', notStoredText())
}
