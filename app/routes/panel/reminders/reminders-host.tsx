import { useEffect } from 'react'

import { withOwnProfiles } from '~/browser/records/settings.client'
import type { ReminderReader } from '~/browser/reminders/give-plan.client'
import type { User } from '~/domain/people/user'
import { shownPanelData, withOwnChanges } from '~/routes/panel/panel-data'
import { whenIdle } from '~/ui/when-idle'

/** The register by which its reminders are worked out, with the names that people have given themselves here. */
export const reminderReader: ReminderReader = {
  today: (owner) => shownPanelData(owner).today,
  async read(owner) {
    const records = await withOwnChanges(owner, shownPanelData(owner))
    return { ...records, people: await withOwnProfiles(records.users) }
  },
}

/** Keeps reminders and calendars on the server in step with the register. Their code is fetched only if there are any. */
export function RemindersHost({ owner, hasReminders }: { owner: User; hasReminders: boolean }) {
  // An effect, because the server is outside of what the screen shows.
  useEffect(() => {
    if (!hasReminders) return undefined
    let isOver = false
    let end: (() => void) | undefined
    const watch = async () => {
      const { watchReminders } = await import('~/browser/reminders/watch-reminders.client')
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
