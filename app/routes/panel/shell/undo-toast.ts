import { undoChanges } from '~/browser/records.client'
import { trySave } from '~/browser/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import type { Change } from '~/domain/change'
import { showToast } from '~/ui/ark/toaster'

/** Says what was done and offers to take it back. */
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

/** By what was done: what was sent twice was done once, and is said once. */
export function undoToastId(changes: readonly Change[]): string {
  return changes.map(({ id }) => id).join(' ')
}
