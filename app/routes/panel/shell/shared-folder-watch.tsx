import { useEffect, useState } from 'react'

import type { SharedFolderProblem } from '~/browser/shared-folder.client'
import type { User } from '~/domain/user'

import { syncAndTell } from './shared-folder'
import { SharedFolderAlert } from './shared-folder-alert'

const LOOK_EVERY_MS = 60_000

/**
 * Keeps the register and its shared folder alike: at the start, after each change, when the tab is looked at again, and
 * every minute meanwhile. `layoutData` comes anew after whatever changes own data.
 */
export function SharedFolderWatch({ layoutData }: { layoutData: { user: User } }) {
  const [problem, setProblem] = useState<SharedFolderProblem>()

  // An effect, because files are outside of what the screen shows, and no event tells that somebody has written one.
  useEffect(() => {
    let isLatest = true
    const look = async () => {
      const state = await syncAndTell(layoutData.user.id)
      // A look that began before the folder was changed says nothing of it.
      if (isLatest) setProblem(state.problem)
    }
    const lookIfVisible = () => {
      if (document.visibilityState !== 'visible') return
      // Where the screen itself could not be loaded, its error says so.
      look().catch((error: unknown) => console.warn('The shared folder could not be looked into', error))
    }
    lookIfVisible()
    const timer = setInterval(lookIfVisible, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', lookIfVisible)
    return () => {
      isLatest = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookIfVisible)
    }
  }, [layoutData])

  return (
    problem && (
      <SharedFolderAlert
        problem={problem}
        userId={layoutData.user.id}
        isLinked
        onState={(state) => setProblem(state.problem)}
      />
    )
  )
}
