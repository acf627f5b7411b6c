import { href, redirect } from 'react-router'

import { hasOtherKey, replaceLockedKey, withLockedKey } from '~/browser/keys/locked-key.client'
import { changeOwnData, readOwnData } from '~/browser/records/own-data.client'
import { announceChange, readChanges } from '~/browser/records/records.client'
import { withOwnProfile } from '~/browser/records/settings.client'
import { restoreUnreadableCopies } from '~/browser/records/unreadable-copies.client'
import { capLastCopy, noteTakenCopy, readLastCopy, saveLastCopy } from '~/browser/registers/last-copy.client'
import { endSession } from '~/browser/session/session.client'
import { hasSharedFolder } from '~/browser/sharing/shared-folder-mark.client'
import { readOr, StorageError, trySave } from '~/browser/store/storage.client'
import { checkChangeAccess } from '~/domain/access/change-access'
import type { Change } from '~/domain/changes/change'
import { countRecords } from '~/domain/changes/record-count'
import type { User } from '~/domain/people/user'
import { erasedOwnData, mergeOwnData, NO_DATA, restoreOwnData, type OwnData } from '~/domain/records/own-data'
import {
  BACKUP_PROBLEMS,
  compareBackup,
  hashesNamedInFile,
  newChanges,
  parseBackup,
  withoutForbidden,
  type Backup,
  type BackupComparison,
} from '~/domain/register/backup'
import { confirmsDeletion, deletionWord } from '~/domain/register/register'
import { forgetPanelData, shownPanelData } from '~/routes/panel/panel-data'
import { tellSaved, offerUndo } from '~/routes/panel/recording/record-and-tell'

const INTENTS = ['check-file', 'merge', 'replace', 'erase', 'delete-register'] as const

export type OwnDataIntent = (typeof INTENTS)[number]

export function isOwnDataIntent(intent: unknown): intent is OwnDataIntent {
  return INTENTS.some((name) => name === intent)
}

/** The content of a file, shown before anything is written. */
export type PreviewedFile = BackupComparison &
  Pick<Backup, 'day' | 'rejected'> & {
    news: readonly Change[]
    hasSettings: boolean
    /** Says whether the key of the file is taken, or another key in this browser stays. */
    key: 'taken' | 'other' | undefined
    drafts: number
    /** The hashes of the scans that its entries name. Only these are taken. */
    namedScans: ReadonlySet<string>
  }

export type OwnDataAnswer =
  | { outcome: 'done' | 'not-stored' }
  | { outcome: 'refused'; problem: string }
  | { outcome: 'checked'; preview: PreviewedFile }

/**
 * Carries out the actions of „Dane w tej przeglądarce”. A file is checked again whenever it is sent. The signal ends the
 * taking of a file, and then nothing is changed.
 */
export async function actOnOwnData(
  intent: OwnDataIntent,
  form: FormData,
  viewer: User,
  signal: AbortSignal,
): Promise<OwnDataAnswer> {
  switch (intent) {
    case 'check-file':
    case 'merge':
    case 'replace':
      return takeFile(intent, String(form.get('file')), viewer, signal)
    case 'erase':
      if (hasSharedFolder(viewer.id)) return { outcome: 'refused', problem: SHARED_FIRST }
      return applyToOwnData(viewer, 'Usunięto dane z tej przeglądarki', erasedOwnData, {
        replaces: false,
        erases: true,
      })
    case 'delete-register':
      return removeRegister(String(form.get('name')), viewer)
  }
}

/** Otherwise the erased data would come back from there. */
const SHARED_FIRST = 'Najpierw odłącz folder wspólny: inaczej usunięte dane wróciłyby z niego.'

async function takeFile(
  intent: 'check-file' | 'merge' | 'replace',
  text: string,
  viewer: User,
  signal: AbortSignal,
): Promise<OwnDataAnswer> {
  const { backup: whole, problem } = parseBackup(text, viewer.id)
  if (problem) return { outcome: 'refused', problem: BACKUP_PROBLEMS[problem] }
  const sample = shownPanelData(viewer)
  const { records } = whole.data
  const together = checkChangeAccess(viewer, sample, [...(await readChanges(viewer.id)), ...records])
  // The file may replace the kept records, so its changes must be allowed without them, too.
  const alone = checkChangeAccess(viewer, sample, records)
  const backup = withoutForbidden(whole, (change) => together(change) && alone(change))
  switch (intent) {
    case 'check-file':
      return previewFile(backup, viewer)
    case 'merge':
      return applyToOwnData(
        viewer,
        'Wczytano dane z pliku',
        (present) => mergeOwnData(present, backup.data),
        { backup, replaces: false, signal },
      )
    case 'replace':
      if (hasSharedFolder(viewer.id)) return { outcome: 'refused', problem: SHARED_FIRST }
      return applyToOwnData(viewer, 'Zastąpiono dane danymi z pliku', () => backup.data, {
        backup,
        replaces: true,
        signal,
      })
  }
}

async function previewFile({ day, data, key, rejected }: Backup, viewer: User): Promise<OwnDataAnswer> {
  let present = NO_DATA
  let isOtherKey = false
  const isRead = await trySave(async () => {
    present = await readOwnData(viewer.id)
    isOtherKey = key !== undefined && (await hasOtherKey(viewer.id, key))
  })
  if (!isRead) return { outcome: 'not-stored' }
  const preview = {
    ...compareBackup(data.records, present.records),
    day,
    rejected,
    news: newChanges(data.records, present.records),
    hasSettings: data.settings !== undefined,
    key: key && (isOtherKey ? ('other' as const) : ('taken' as const)),
    drafts: Object.keys(data.drafts).length,
    namedScans: hashesNamedInFile(data.records, data.drafts),
  }
  return { outcome: 'checked', preview }
}

async function applyToOwnData(
  { id: userId }: User,
  title: string,
  change: (present: OwnData) => OwnData,
  {
    backup,
    erases = false,
    signal,
    ...mode
  }: { backup?: Backup; replaces: boolean; erases?: boolean; signal?: AbortSignal },
): Promise<OwnDataAnswer> {
  const key = backup?.key
  const isDone = await trySave(async () => {
    const { taken, former: formerKey } = await withLockedKey(userId, key, mode, () =>
      changeOwnData(userId, change, { takesCopies: erases, ...(signal && { signal }) }),
    )
    const { former, next, copies } = taken
    // Others are cleared away when no record has named them for a day.
    const scans = erases ? await removeScansOf(userId) : []
    const copy = readLastCopy(userId)
    if (backup) noteTakenCopy(userId, { day: backup.day, changes: countRecords(backup.data.records) })
    capLastCopy(userId, countRecords(next.records))
    // Changes that are already in the shared folder would come back with the next look into it, so there is no undo.
    if (hasSharedFolder(userId)) return tellSaved(title)
    offerUndoOfData(title, async () => {
      await putScansBack(userId, scans)
      await changeOwnData(userId, (present) => restoreOwnData(present, former, next))
      await restoreUnreadableCopies(userId, copies)
      saveLastCopy(userId, copy)
      if (key) await replaceLockedKey(userId, formerKey, { replaces: true })
    })
  })
  return { outcome: isDone ? 'done' : 'not-stored' }
}

// The code of scans is fetched only if somebody erases: the screen does without it.

async function removeScansOf(userId: string): Promise<Blob[]> {
  const { removeScans } = await import('~/browser/scans/scan-store.client')
  return readOr([], () => removeScans(userId))
}

async function putScansBack(userId: string, scans: readonly Blob[]): Promise<void> {
  if (scans.length === 0) return
  const { storeScan } = await import('~/browser/scans/scan-store.client')
  for (const scan of scans) await storeScan(userId, scan)
}

/** Deletes the register whose owner types its name, and signs them out. The login page offers to undo it. */
async function removeRegister(name: string, viewer: User): Promise<OwnDataAnswer> {
  const owner = await withOwnProfile(viewer)
  if (!confirmsDeletion(name, owner)) {
    return { outcome: 'refused', problem: `Wpisz „${deletionWord(owner)}”` }
  }
  const isDone = await trySave(async () => {
    const { deleteRegister } = await import('~/browser/registers/registers.client')
    if (hasSharedFolder(viewer.id)) await stopSharing(viewer.id)
    await deleteRegister(viewer)
    endSession()
  })
  if (!isDone) return { outcome: 'not-stored' }
  void forgetPanelData()
  throw redirect(href('/login'))
}

/** A look that is under way would bring the deleted data back. */
async function stopSharing(userId: string): Promise<void> {
  const { disconnectFolder } = await import('~/browser/sharing/shared-folder.client')
  const { problem } = await disconnectFolder(userId)
  if (problem) throw new StorageError('The sharing could not be ended')
}

function offerUndoOfData(title: string, takeBack: () => Promise<void>): void {
  offerUndo({ title }, async () => {
    await takeBack()
    announceChange()
    return true
  })
}
