import { useEffect } from 'react'

import type { Day } from '~/domain/day'
import type { noticeOf } from '~/domain/to-do-text'
import { whenIdle } from '~/ui/when-idle'

/** Shows the dashboard's reminder as a notification of the browser, where the person has switched that on. */
export function useDailyReminder(userId: string, today: Day, notice: ReturnType<typeof noticeOf>): void {
  // An effect, because a notification appears outside the page.
  useEffect(() => {
    if (!notice) return undefined
    const remind = async () => {
      const { remindOnceADay } = await import('~/browser/reminder-notification.client')
      await remindOnceADay(userId, today, notice)
    }
    // Without its code the next visit reminds.
    return whenIdle(() => void remind().catch(() => undefined))
  }, [userId, today, notice])
}
