import { useEffect } from 'react'

import type { noticeOf } from '~/domain/overview/to-do-text'
import type { Day } from '~/domain/words/day'
import { whenIdle } from '~/ui/when-idle'

/** Shows the dashboard's reminder as a notification of the browser, where the person has switched that on. */
export function useDailyReminder(userId: string, today: Day, notice: ReturnType<typeof noticeOf>): void {
  // An effect, because a notification appears outside the page.
  useEffect(() => {
    if (!notice) return undefined
    const remind = async () => {
      const { remindOnceADay } = await import('~/browser/device/reminder-notification.client')
      await remindOnceADay(userId, today, notice)
    }
    // Without its code the next visit reminds.
    return whenIdle(() => void remind().catch(() => undefined))
  }, [userId, today, notice])
}
