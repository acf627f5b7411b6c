import { href, redirect } from 'react-router'

import { hasOtherKey } from '~/browser/keys/locked-key.client'
import { forgetFormerData } from '~/browser/records/former-data.client'
import { readOwnData } from '~/browser/records/own-data.client'
import { readChanges } from '~/browser/records/records.client'
import { withOwnProfile } from '~/browser/records/settings.client'
import { endSession } from '~/browser/session/session.client'
import { hasReminders, hasSharedFolder, hasVault } from '~/browser/store/marks.client'
import { StorageError, trySave } from '~/browser/store/storage.client'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'
import { NO_DATA } from '~/domain/records/own-data'
import {
  BACKUP_PROBLEMS,
  compareBackup,
  hashesNamedInFile,
  newChanges,
  parseBackup,
  type Backup,
} from '~/domain/register/backup'
import { confirmsDeletion, deletionWord } from '~/domain/register/register'
import { allowedBackup, compareReplacement, type TakingMode } from '~/domain/register/restore'
import { forgetPanelData, shownPanelData } from '~/routes/panel/panel-data'
import type { ToastContent } from '~/ui/ark/toast-list'

import { eraseOwnData, mergeBackup, replaceByBackup, takeReplacementBack } from './apply-to-own-data'
import { nameOtherRegister, openOtherRegister } from './open-other-register'
import type { OwnDataAnswer } from './own-data-answer'

const INTENTS = [
  'check-file',
  'merge',
  'replace',
  'bring-back',
  'open-register',
  'erase',
  'delete-register',
] as const

type OwnDataIntent = (typeof INTENTS)[number]

export function isOwnDataIntent(intent: unknown): intent is OwnDataIntent {
  return INTENTS.some((name) => name === intent)
}

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
    case 'bring-back':
      if (isShared(viewer)) return { outcome: 'refused', problem: sharedFirst(viewer) }
      return answerOf(() => takeReplacementBack(viewer))
    case 'open-register':
      return openOtherRegister(form.get('file'), signal)
    case 'erase':
      if (isShared(viewer)) return { outcome: 'refused', problem: sharedFirst(viewer) }
      return answerOf(() => eraseOwnData(viewer))
    case 'delete-register':
      return removeRegister(String(form.get('name')), viewer)
  }
}

/** True if erased data would come back: from the shared folder or from other devices. */
function isShared({ id }: User): boolean {
  return hasSharedFolder(id) || hasVault(id)
}

function sharedFirst({ id }: User): string {
  return hasSharedFolder(id)
    ? 'Najpierw odłącz folder wspólny: inaczej to, co tu zniknie, wróciłoby z niego.'
    : 'Najpierw odłącz to urządzenie od pozostałych: inaczej to, co tu zniknie, wróciłoby z nich.'
}

async function takeFile(
  intent: 'check-file' | 'merge' | 'replace',
  text: string,
  viewer: User,
  signal: AbortSignal,
): Promise<OwnDataAnswer> {
  const { backup: whole, problem } = parseBackup(text, viewer.id)
  if (problem === 'another-person') return nameOtherRegister(text)
  if (problem) return { outcome: 'refused', problem: BACKUP_PROBLEMS[problem] }
  const sample = shownPanelData(viewer)
  const here = await readChanges(viewer.id)
  const backupFor = (mode: TakingMode) => allowedBackup(whole, mode, { viewer, sample, here })
  switch (intent) {
    case 'check-file':
      return previewFile(backupFor('merge'), backupFor('replace'), here, viewer)
    case 'merge':
      return answerOf(() => mergeBackup(viewer, backupFor('merge'), signal))
    case 'replace':
      if (isShared(viewer)) return { outcome: 'refused', problem: sharedFirst(viewer) }
      return answerOf(() => replaceByBackup(viewer, backupFor('replace'), here, signal))
  }
}

/** Answers what was done, with its toast, or that the browser has refused it. */
async function answerOf(act: () => Promise<ToastContent | undefined>): Promise<OwnDataAnswer> {
  let toast: ToastContent | undefined
  const isDone = await trySave(async () => {
    toast = await act()
  })
  return isDone ? { outcome: 'done', toast } : { outcome: 'not-stored' }
}

/** Shows what a file brings if it is added, and what goes if it takes the place of the data here. */
async function previewFile(
  { day, data: content, key, rejected }: Backup,
  replacing: Backup,
  here: readonly Change[],
  viewer: User,
): Promise<OwnDataAnswer> {
  let present = NO_DATA
  let isOtherKey = false
  const isRead = await trySave(async () => {
    present = await readOwnData(viewer.id)
    isOtherKey = key !== undefined && (await hasOtherKey(viewer.id, key))
  })
  if (!isRead) return { outcome: 'not-stored' }
  const preview = {
    ...compareBackup(content.records, present.records),
    day,
    rejected,
    news: newChanges(content.records, present.records),
    replacement: compareReplacement(here, present, replacing),
    hasSettings: content.settings !== undefined,
    key: key && (isOtherKey ? ('other' as const) : ('taken' as const)),
    drafts: Object.keys(content.drafts).length,
    namedScans: hashesNamedInFile(content.records, content.drafts),
  }
  return { outcome: 'checked', preview }
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
    if (hasVault(viewer.id)) await leaveDevices(viewer)
    await deleteRegister(viewer)
    if (hasReminders(viewer.id)) {
      const { endReminders } = await import('~/browser/reminders/turn-reminders.client')
      await endReminders(viewer.id)
    }
    // Of a vault that was turned off before, too.
    const { forgetCrew } = await import('~/browser/crew/crew-store.client')
    await forgetCrew(viewer.id)
    forgetFormerData(viewer.id)
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

/** The register stays on other devices and, sealed, on the server. */
async function leaveDevices(owner: User): Promise<void> {
  const { leaveVault } = await import('~/browser/vault/vault.client')
  const { problem } = await leaveVault(owner)
  if (problem) throw new StorageError('This device could not leave the others')
}
