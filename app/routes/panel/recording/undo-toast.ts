import { undoChanges } from '~/browser/records/record-changes.client'
import { trySave } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import type { Change } from '~/domain/changes/change'
import { showToast } from '~/ui/ark/toaster'

type UndoToast = { title: string; description?: string; id?: string }

/** Tells that changes were recorded and offers to undo them. */
export function showUndoToast(
  userId: string,
  changes: readonly Change[],
  { title, description }: Pick<UndoToast, 'title' | 'description'>,
): void {
  offerUndo({ title, description, id: undoToastId(changes) }, () => undoChanges(userId, changes))
}

/** Tells what was done and offers to undo it. `undo` is false where nothing was left of it. */
export function offerUndo({ title, description, id }: UndoToast, undo: () => Promise<boolean>): void {
  const named = [title, description].filter(Boolean).join(': ')
  const onClick = async () => {
    let isUndone = false
    const isStored = await trySave(async () => {
      isUndone = await undo()
    })
    if (!isStored) showToast('error', 'Nie udało się cofnąć', NOT_STORED)
    else if (isUndone) showToast('success', 'Cofnięto', named)
    else showToast('error', 'Nie ma już czego cofnąć', named)
  }
  showToast('success', title, description, { id, label: 'Cofnij', onClick: () => void onClick() })
}

/** Names the toast by its changes: what was sent twice was done once, and is told once. */
export function undoToastId(changes: readonly Change[]): string {
  return changes.map(({ id }) => id).join(' ')
}
