import { onHistoryChange } from '~/browser/records/records.client'
import { onSettingsChange } from '~/browser/records/settings.client'
import { onOtherTabsChange } from '~/browser/store/other-tabs.client'
import type { User } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import type { ReminderReader } from './give-plan.client'
import { renewReminders } from './renew-reminders.client'

/** A plan is renewed so often at most. */
const RENEW_EVERY_MS = 60_000

/**
 * Keeps what the server has of reminders and calendars in step with the register: after each change, and once a day.
 * Returns what ends that.
 */
export function watchReminders(owner: User, reader: ReminderReader): () => void {
  let isChanged = true
  let renewedOn: Day | undefined
  let isRunning = false
  const look = async () => {
    if (isRunning) return
    isRunning = true
    try {
      const today = reader.today(owner)
      if (isChanged || renewedOn !== today) {
        isChanged = false
        isChanged = !(await renewReminders(owner, reader)) || isChanged
        renewedOn = today
      }
    } catch {
      // The screen has no data yet, or the browser refuses its storage: the next look tries again.
      isChanged = true
    } finally {
      isRunning = false
    }
  }
  const note = () => {
    isChanged = true
  }
  const ends = [onHistoryChange(note), onSettingsChange(note), onOtherTabsChange(note)]
  const timer = setInterval(() => void look(), RENEW_EVERY_MS)
  void look()
  return () => {
    for (const end of ends) end()
    clearInterval(timer)
  }
}
