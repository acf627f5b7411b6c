import { changeOwnData, readOwnData } from '~/browser/own-data.client'
import { announceChange, readChanges } from '~/browser/records.client'
import { trySave } from '~/browser/storage.client'
import { listUnreadableCopies, removeUnreadableCopy } from '~/browser/unreadable-copies.client'
import { NOT_STORED } from '~/components/not-stored'
import {
  BACKUP_PROBLEMS,
  compareBackup,
  parseBackup,
  withoutForbidden,
  type Backup,
  type BackupComparison,
} from '~/domain/backup'
import { checkChangeAccess } from '~/domain/change-access'
import { mergeOwnData, NO_DATA, restoreOwnData, type OwnData } from '~/domain/own-data'
import type { User } from '~/domain/user'
import { shownPanelData } from '~/routes/panel/panel-data'
import { showToast } from '~/ui/ark/toaster'

const INTENTS = ['check-file', 'merge', 'replace', 'erase', 'remove-copy'] as const

export type OwnDataIntent = (typeof INTENTS)[number]

export function isOwnDataIntent(intent: unknown): intent is OwnDataIntent {
  return INTENTS.some((name) => name === intent)
}

/** What a file would bring, said before anything is written. */
export type FilePreview = BackupComparison &
  Pick<Backup, 'day' | 'rejected'> & { hasSettings: boolean; drafts: number }

export type OwnDataAnswer =
  | { outcome: 'done' | 'not-stored' }
  | { outcome: 'refused'; problem: string }
  | { outcome: 'checked'; preview: FilePreview }

/** Does what „Dane w tej przeglądarce” asks for. A file is checked again whenever it is sent. */
export async function actOnOwnData(
  intent: OwnDataIntent,
  form: FormData,
  viewer: User,
): Promise<OwnDataAnswer> {
  switch (intent) {
    case 'check-file':
    case 'merge':
    case 'replace':
      return takeFile(intent, String(form.get('file')), viewer)
    case 'erase':
      return applyToOwnData(viewer, 'Usunięto dane z tej przeglądarki', () => NO_DATA)
    case 'remove-copy':
      return removeCopy(Number(form.get('key')), viewer)
  }
}

async function takeFile(
  intent: 'check-file' | 'merge' | 'replace',
  text: string,
  viewer: User,
): Promise<OwnDataAnswer> {
  const { backup: whole, problem } = parseBackup(text, viewer.id)
  if (problem) return { outcome: 'refused', problem: BACKUP_PROBLEMS[problem] }
  const sample = shownPanelData()
  const changes = [...(await readChanges(viewer.id)), ...whole.data.records]
  const backup = withoutForbidden(whole, checkChangeAccess(viewer, sample, changes))
  switch (intent) {
    case 'check-file':
      return previewFile(backup, viewer)
    case 'merge':
      return applyToOwnData(viewer, 'Wczytano dane z pliku', (present) => mergeOwnData(present, backup.data))
    case 'replace':
      return applyToOwnData(viewer, 'Zastąpiono dane danymi z pliku', () => backup.data)
  }
}

async function previewFile({ day, data, rejected }: Backup, viewer: User): Promise<OwnDataAnswer> {
  let present = NO_DATA
  const isRead = await trySave(async () => {
    present = await readOwnData(viewer.id)
  })
  if (!isRead) return { outcome: 'not-stored' }
  const preview = {
    ...compareBackup(data.records, present.records),
    day,
    rejected,
    hasSettings: data.settings !== undefined,
    drafts: Object.keys(data.drafts).length,
  }
  return { outcome: 'checked', preview }
}

async function applyToOwnData(
  { id: userId }: User,
  title: string,
  change: (present: OwnData) => OwnData,
): Promise<OwnDataAnswer> {
  const isDone = await trySave(async () => {
    const { former, next } = await changeOwnData(userId, change)
    showOwnDataToast(title, async () => {
      await changeOwnData(userId, (present) => restoreOwnData(present, former, next))
    })
  })
  return { outcome: isDone ? 'done' : 'not-stored' }
}

async function removeCopy(key: number, viewer: User): Promise<OwnDataAnswer> {
  const copies = await listUnreadableCopies(viewer.id)
  if (!copies.some((copy) => copy.key === key)) return { outcome: 'done' }
  const isDone = await trySave(async () => {
    showOwnDataToast('Usunięto kopię', await removeUnreadableCopy(key))
  })
  return { outcome: isDone ? 'done' : 'not-stored' }
}

/** Tells what was done and offers to undo it, also after the screen was left. */
function showOwnDataToast(title: string, takeBack: () => Promise<void>): void {
  const undo = async () => {
    if (await trySave(takeBack)) showToast('success', 'Cofnięto')
    else showToast('error', 'Nie udało się cofnąć', NOT_STORED)
    announceChange()
  }
  showToast('success', title, undefined, { label: 'Cofnij', onClick: () => void undo() })
}
