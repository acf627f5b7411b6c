import { useEffect, useSyncExternalStore } from 'react'

import { onHistoryChange } from '~/browser/records/records.client'
import { onSharedFolderLook, sharedFolderProblem } from '~/browser/sharing/look-into-folder.client'
import { onceAtATime } from '~/browser/store/other-tabs.client'

import { SharedFolderAlert } from './shared-folder-alert'
import { syncAndTell } from './sync-and-tell'

const LOOK_EVERY_MS = 60_000

/**
 * Keeps the register and its shared folder in step: at the start, after each change, when the tab is looked at again,
 * and every minute meanwhile.
 */
export function SharedFolderWatch({ userId }: { userId: string }) {
  const problem = useSyncExternalStore(onSharedFolderLook, sharedFolderProblem)

  // An effect, because files are outside of what the screen shows, and no event tells that somebody has written one.
  useEffect(() => {
    const look = onceAtATime(() =>
      // If the screen itself could not be loaded, its error says so.
      syncAndTell(userId).catch((error: unknown) =>
        console.warn('The shared folder could not be looked into', error),
      ),
    )
    const lookIfVisible = () => {
      if (document.visibilityState === 'visible') look()
    }
    lookIfVisible()
    const endHistoryWatch = onHistoryChange(lookIfVisible)
    const timer = setInterval(lookIfVisible, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', lookIfVisible)
    return () => {
      endHistoryWatch()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfVisible)
    }
  }, [userId])

  return problem && <SharedFolderAlert problem={problem} userId={userId} isLinked />
}
