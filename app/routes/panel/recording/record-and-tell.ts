import {
  recordChanges,
  type PlanRecordings,
  type Recording,
  undoChanges,
} from '~/browser/records/record-changes.client'
import { StorageError, trySave } from '~/browser/store/storage.client'
import type { Change } from '~/domain/changes/change'
import { showToast } from '~/ui/ark/toaster'

import { notStoredText } from './not-stored-text'

/**
 * Records one change or several together if they are still needed, and tells by one toast that can undo them. Returns
 * false if the browser refuses, and then nothing was recorded; `refused` is the toast that says so, if any.
 */
export async function recordAndTell(
  userId: string,
  recordings: Recording | readonly Recording[] | PlanRecordings,
  {
    isNeeded,
    done,
    refused,
  }: {
    /** Asked of the changes that count when no other tab or tap is writing. */
    isNeeded?: (changes: readonly Change[]) => boolean
    done: () => { title: string; description?: string }
    refused?: string
  },
): Promise<boolean> {
  try {
    const recorded = await recordChanges(userId, 'build' in recordings ? [recordings] : recordings, {
      isNeeded,
    })
    if (recorded.length > 0) showUndoToast(userId, recorded, done())
    return true
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    if (refused !== undefined) showToast('error', refused, notStoredText())
    return false
  }
}

type UndoToast = { title: string; description?: string; id?: string }

/** Tells that changes were recorded and offers to undo them. */
export function showUndoToast(
  userId: string,
  changes: readonly Change[],
  { title, description }: Pick<UndoToast, 'title' | 'description'>,
): void {
  offerUndo({ title, description, id: undoToastId(changes) }, () => undoChanges(userId, changes))
}

/** Tells that something was done and offers to undo it. `undo` returns false if nothing was left to undo. */
export function offerUndo({ title, description, id }: UndoToast, undo: () => Promise<boolean>): void {
  const named = [title, description].filter(Boolean).join(': ')
  const onClick = async () => {
    let isUndone = false
    const isStored = await trySave(async () => {
      isUndone = await undo()
    })
    if (!isStored) showToast('error', 'Nie udało się cofnąć', notStoredText())
    else if (isUndone) showToast('success', 'Cofnięto', named)
    else showToast('error', 'Nie ma już czego cofnąć', named)
  }
  showToast('success', title, description, { id, label: 'Cofnij', onClick: () => void onClick() })
}

/** Names the toast by its changes: a form that is sent twice records once, and has one toast. */
export function undoToastId(changes: readonly Change[]): string {
  return changes.map(({ id }) => id).join(' ')
}

/** Says where own records are kept. Every toast about one says so. */
export const KEPT_HERE = 'Zapisano w\u00a0tej przeglądarce'

/** Tells that a record was saved. The title names the record, and the description says more about it. */
export function tellSaved(title: string, description = KEPT_HERE): void {
  showToast('success', title, description)
}
