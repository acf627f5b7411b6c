import { replaceLockedKey, withLockedKey } from '~/browser/keys/locked-key.client'
import {
  bringFormerDataBack,
  findFormerData,
  forgetFormerData,
  keepFormerData,
} from '~/browser/records/former-data.client'
import { changeOwnData, readOwnData } from '~/browser/records/own-data.client'
import { announceChange } from '~/browser/records/records.client'
import { restoreUnreadableCopies } from '~/browser/records/unreadable-copies.client'
import { capLastCopy, noteTakenCopy, readLastCopy, saveLastCopy } from '~/browser/registers/last-copy.client'
import { hasSharedFolder, hasVault } from '~/browser/store/marks.client'
import { readOr } from '~/browser/store/storage.client'
import { noteOtherDevices } from '~/browser/vault/former-devices.client'
import type { Change } from '~/domain/changes/change'
import { countRecords } from '~/domain/changes/stored-record'
import type { User } from '~/domain/people/user'
import { erasedOwnData, mergeOwnData, restoreOwnData, type OwnData } from '~/domain/records/own-data'
import type { Backup } from '~/domain/register/backup'
import { compareReplacement, replacedOwnData } from '~/domain/register/restore'
import { offerUndo, savedToast } from '~/routes/panel/recording/record-and-tell'
import type { ToastContent } from '~/ui/ark/toast-list'

// Each of these is one transaction, and returns the toast about it. If the browser refuses it, it throws StorageError, and
// nothing is changed. So it is if the signal ends it.

export async function mergeBackup({ id }: User, backup: Backup, signal: AbortSignal): Promise<ToastContent> {
  const { takeBack } = await apply(id, (present) => mergeOwnData(present, backup.data), { backup, signal })
  return toastWithUndo(id, 'Wczytano dane z pliku', takeBack)
}

/** Puts a file in the place of the data here, which this tab keeps until it is closed or loaded again. */
export async function replaceByBackup(
  { id }: User,
  backup: Backup,
  here: readonly Change[],
  signal: AbortSignal,
): Promise<ToastContent> {
  const { lost } = compareReplacement(here, await readOwnData(id), backup)
  const { takeBack } = await apply(id, (present) => replacedOwnData(present, backup), {
    backup,
    replaces: true,
    signal,
  })
  const former = { lost, bringBack: takeBack }
  keepFormerData(id, former)
  return offerUndo({ title: 'Zastąpiono dane danymi z pliku' }, () => bringBack(id, former))
}

/** Brings the data back that a file has replaced last. */
export async function takeReplacementBack({ id }: User): Promise<ToastContent | undefined> {
  const former = findFormerData(id)
  const isBack = former !== undefined && (await bringBack(id, former))
  return isBack ? savedToast('Przywrócono poprzednie dane') : undefined
}

async function bringBack(userId: string, former: Parameters<typeof bringFormerDataBack>[1]) {
  const isBack = await bringFormerDataBack(userId, former)
  if (isBack) announceChange()
  return isBack
}

export async function eraseOwnData({ id }: User): Promise<ToastContent> {
  const { takeBack } = await apply(id, erasedOwnData, { erases: true })
  forgetFormerData(id)
  return toastWithUndo(id, 'Usunięto dane z tej przeglądarki', takeBack)
}

/** Changes the data, and returns the function that takes that back. Throws StorageError. */
async function apply(
  userId: string,
  change: (present: OwnData) => OwnData,
  {
    backup,
    replaces = false,
    erases = false,
    signal,
  }: { backup?: Backup; replaces?: boolean; erases?: boolean; signal?: AbortSignal },
): Promise<{ takeBack: () => Promise<void> }> {
  const key = backup?.key
  const { taken, former: formerKey } = await withLockedKey(userId, key, { replaces }, () =>
    changeOwnData(userId, change, { takesCopies: erases, signal }),
  )
  const { former, next, copies } = taken
  // Others are cleared away when no record has named them for a day.
  const scans = erases ? await removeScansOf(userId) : []
  const copy = readLastCopy(userId)
  if (backup) noteOtherDevices(userId, backup.isOnDevices)
  if (backup) noteTakenCopy(userId, { day: backup.day, changes: countRecords(backup.data.records) })
  capLastCopy(userId, countRecords(next.records))
  const takeBack = async () => {
    await putScansBack(userId, scans)
    await changeOwnData(userId, (present) => restoreOwnData(present, former, next))
    await restoreUnreadableCopies(userId, copies)
    saveLastCopy(userId, copy)
    if (key) await replaceLockedKey(userId, formerKey, { replaces: true })
  }
  return { takeBack }
}

/** Changes that are already in the shared folder would come back with the next look into it, so there is no undo. */
function toastWithUndo(userId: string, title: string, takeBack: () => Promise<void>): ToastContent {
  if (hasSharedFolder(userId) || hasVault(userId)) return savedToast(title)
  return offerUndo({ title }, async () => {
    await takeBack()
    announceChange()
    return true
  })
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
