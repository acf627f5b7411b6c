import { undoChanges } from '~/browser/records.client'
import { trySave } from '~/browser/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import type { Change } from '~/domain/change'
import { showToast } from '~/ui/ark/toaster'

/** Tells what was done and offers to undo it. */
export function showUndoToast(
  title: string,
  userId: string,
  changes: readonly Change[],
  description?: string,
): void {
  const undo = async () => {
    if (await trySave(() => undoChanges(userId, changes))) showToast('success', 'Cofnięto')
    else showToast('error', 'Nie udało się cofnąć', NOT_STORED)
  }
  showToast('success', title, description, {
    id: undoToastId(changes),
    label: 'Cofnij',
    onClick: () => void undo(),
  })
}

/** Names the toast by its changes: what was sent twice was done once, and is told once. */
export function undoToastId(changes: readonly Change[]): string {
  return changes.map(({ id }) => id).join(' ')
}
