import { recordChanges, type PlanRecordings, type Recording } from '~/browser/records/record-changes.client'
import { StorageError } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import type { Change } from '~/domain/changes/change'
import { showToast } from '~/ui/ark/toaster'

import { showUndoToast } from './undo-toast'

/**
 * Records one change or several together where they are still needed, and tells by one toast that can undo them. False
 * where the browser refuses, and then nothing was recorded; `refused` is the toast that says so, if any.
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
    if (refused !== undefined) showToast('error', refused, NOT_STORED)
    return false
  }
}
