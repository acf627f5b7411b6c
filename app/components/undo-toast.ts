import { undoChanges } from '~/browser/records.client'
import { isStored } from '~/browser/storage.client'
import type { Change } from '~/domain/change'
import { showToast } from '~/ui/toaster'

import { NOT_STORED } from './not-stored'

/** Says what was done and offers to take it back. */
export function showUndoToast(
  title: string,
  userId: string,
  changes: readonly Change[],
  description?: string,
): void {
  const undo = async () => {
    if (await isStored(() => undoChanges(userId, changes))) showToast('success', 'Cofnięto')
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
