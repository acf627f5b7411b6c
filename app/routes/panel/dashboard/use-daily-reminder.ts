import { useEffect } from 'react'

import { remindOnceADay } from '~/browser/reminder-notification.client'
import type { Day } from '~/domain/day'
import { nearestLabel, reminderTitle, type Reminder } from '~/domain/reminder'

/** The browser's own notification of what the dashboard reminds of, for whom has switched it on. */
export function useDailyReminder(userId: string, today: Day, reminder: Reminder | undefined): void {
  // An effect, because it shows something outside the page, once that is open.
  useEffect(() => {
    if (!reminder) return
    void remindOnceADay(userId, today, {
      title: reminderTitle(reminder),
      body: nearestLabel(reminder, today),
    })
  }, [userId, today, reminder])
}
