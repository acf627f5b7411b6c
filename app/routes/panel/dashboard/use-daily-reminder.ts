import { useEffect } from 'react'

import { remindOnceADay } from '~/browser/reminder-notification.client'
import type { Day } from '~/domain/day'
import { nearestLabel, reminderTitle, type Reminder } from '~/domain/reminder'

/** Shows the dashboard's reminder as a notification of the browser, where the person has switched that on. */
export function useDailyReminder(userId: string, today: Day, reminder: Reminder | undefined): void {
  // An effect, because a notification appears outside the page.
  useEffect(() => {
    if (!reminder) return
    void remindOnceADay(userId, today, {
      title: reminderTitle(reminder),
      body: nearestLabel(reminder, today),
    })
  }, [userId, today, reminder])
}
