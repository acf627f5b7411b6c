import { useEffect } from 'react'

import type { User } from '~/domain/people/user'
import { whenIdle } from '~/ui/when-idle'

/** Keeps reminders and calendars on the server in step with the register. Their code is fetched only if there are any. */
export function RemindersHost({ owner, hasReminders }: { owner: User; hasReminders: boolean }) {
  // An effect, because the server is outside of what the screen shows.
  useEffect(() => {
    if (!hasReminders) return undefined
    let isOver = false
    let end: (() => void) | undefined
    const watch = async () => {
      const [{ watchReminders }, { reminderReader }] = await Promise.all([
        import('~/browser/reminders/watch-reminders.client'),
        import('./reminder-reader'),
      ])
      if (!isOver) end = watchReminders(owner, reminderReader)
    }
    // Without its code the plan stays as it is, and the next tab tries again.
    const cancel = whenIdle(() => void watch().catch(() => undefined))
    return () => {
      isOver = true
      cancel()
      end?.()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the same person is another object after each action.
  }, [owner.id, hasReminders])
  return null
}
