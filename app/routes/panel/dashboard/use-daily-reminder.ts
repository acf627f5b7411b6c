import { useEffect } from 'react'

import type { Day } from '~/domain/day'
import { nearestLabel, reminderTitle, type Reminder } from '~/domain/reminder'

/** Shows the dashboard's reminder as a notification of the browser, where the person has switched that on. */
export function useDailyReminder(userId: string, today: Day, reminder: Reminder | undefined): void {
  // An effect, because a notification appears outside the page.
  useEffect(() => {
    if (!reminder) return
    const remind = async () => {
      const { remindOnceADay } = await import('~/browser/reminder-notification.client')
      const body = nearestLabel(reminder, today)
      await remindOnceADay(userId, today, { title: reminderTitle(reminder), body })
    }
    // Without its code the next visit reminds.
    remind().catch(() => undefined)
  }, [userId, today, reminder])
}
