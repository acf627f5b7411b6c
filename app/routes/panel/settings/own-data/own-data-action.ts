import {
  eraseOwnData,
  findUndoable,
  mergeIntoOwnData,
  readOwnData,
  replaceOwnData,
  undoOwnData,
  type Undoable,
} from '~/browser/own-data.client'
import { announceChange, readChanges } from '~/browser/records.client'
import { listSetAside, removeSetAside, restoreSetAside } from '~/browser/set-aside.client'
import { trySave } from '~/browser/storage.client'
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
import type { User } from '~/domain/user'
import { shownPanelData } from '~/routes/panel/panel-data'
import { dismissToast, showToast } from '~/ui/ark/toaster'

const INTENTS = ['check-file', 'merge', 'replace', 'erase', 'undo', 'remove-copy'] as const

export type OwnDataIntent = (typeof INTENTS)[number]

export function isOwnDataIntent(intent: unknown): intent is OwnDataIntent {
  return INTENTS.some((known) => known === intent)
}

/** What a file would bring, said before anything is written. */
export type FilePreview = BackupComparison &
  Pick<Backup, 'day' | 'unfit'> & { hasSettings: boolean; drafts: number }

export type OwnDataAnswer =
  | { outcome: 'done' | 'not-stored' }
  | { outcome: 'refused'; problem: string }
  | { outcome: 'checked'; preview: FilePreview }

/** Does what „Dane w tej przeglądarce” asks for; a file is checked again whenever it is sent. */
export async function changeOwnData(
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
      return change(() => eraseOwnData(viewer.id))
    case 'undo':
      return undo(findUndoable(viewer.id))
    case 'remove-copy':
      return removeCopy(String(form.get('key')), viewer)
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
  const known = [...readChanges(viewer.id), ...whole.data.records]
  const backup = withoutForbidden(whole, checkChangeAccess(viewer, sample, known))
  if (intent === 'check-file') return { outcome: 'checked', preview: previewOf(backup, viewer.id) }
  const take = intent === 'merge' ? mergeIntoOwnData : replaceOwnData
  return change(() => take(viewer.id, backup.data))
}

function previewOf({ day, data, unfit }: Backup, userId: string): FilePreview {
  return {
    ...compareBackup(data.records, readOwnData(userId).records),
    day,
    unfit,
    hasSettings: data.settings !== undefined,
    drafts: Object.keys(data.drafts).length,
  }
}

const DONE = {
  merged: 'Wczytano dane z pliku',
  replaced: 'Zastąpiono dane danymi z pliku',
  erased: 'Usunięto dane z tej przeglądarki',
} satisfies Record<Undoable['did'], string>

/** Of what was done last: only that can be taken back. */
const UNDO_TOAST = 'own-data'

async function change(act: () => Promise<Undoable>): Promise<OwnDataAnswer> {
  const isDone = await trySave(async () => {
    const undoable = await act()
    sayDone(DONE[undoable.did], () => undoOwnData(undoable), UNDO_TOAST)
  })
  return { outcome: isDone ? 'done' : 'not-stored' }
}

async function undo(undoable: Undoable | undefined): Promise<OwnDataAnswer> {
  if (!undoable) return { outcome: 'done' }
  if (!(await trySave(() => undoOwnData(undoable)))) return { outcome: 'not-stored' }
  // The one that offered the same.
  dismissToast(UNDO_TOAST)
  showToast('success', 'Cofnięto')
  return { outcome: 'done' }
}

async function removeCopy(key: string, viewer: User): Promise<OwnDataAnswer> {
  const copy = listSetAside(viewer.id).find((known) => known.key === key)
  if (!copy) return { outcome: 'done' }
  if (!(await trySave(() => removeSetAside(copy, viewer.id)))) return { outcome: 'not-stored' }
  sayDone('Usunięto kopię', () => restoreSetAside(copy))
  return { outcome: 'done' }
}

/** Says what was done and offers to take it back, also once this screen is left. */
function sayDone(title: string, takeBack: () => void | Promise<void>, id?: string): void {
  const onClick = async () => {
    if (await trySave(takeBack)) showToast('success', 'Cofnięto')
    else showToast('error', 'Nie udało się cofnąć', NOT_STORED)
    announceChange()
  }
  showToast('success', title, undefined, { id, label: 'Cofnij', onClick: () => void onClick() })
}
