import { onHistoryChange } from '~/browser/records/records.client'
import { onSettingsChange } from '~/browser/records/settings.client'
import { onOtherTabsChange } from '~/browser/store/other-tabs.client'
import type { User } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import type { ReminderReader } from './give-plan.client'
import { renewReminders } from './renew-reminders.client'
import { findVaultId } from './told-boxes.client'

/** A plan is renewed so often at most. */
const RENEW_EVERY_MS = 60_000

/** What fails by a fault that passes is tried again after these minutes, in turn. The last gap stays. */
const GAPS = [1, 2, 5, 10, 20, 40, 60]

/**
 * Keeps what the server has of reminders and calendars in step with the register: after each change, and once a day.
 * Returns what ends that.
 */
export function watchReminders(owner: User, reader: ReminderReader): () => void {
  let isNewPage = true
  let isChanged = true
  let renewedOn: Day | undefined
  let renewedFor: string | undefined
  let isRunning = false
  let failures = 0
  // Of the clock that nobody sets.
  let notBefore = 0
  const look = async () => {
    if (isRunning || performance.now() < notBefore) return
    isRunning = true
    try {
      const today = reader.today(owner)
      // Another vault has other boxes.
      const vaultId = await findVaultId(owner.id)
      if (isChanged || renewedOn !== today || renewedFor !== vaultId) {
        isChanged = false
        const retry = await renewReminders(owner, reader, { isNewPage })
        isNewPage = false
        renewedOn = today
        renewedFor = vaultId
        if (retry) {
          isChanged = true
          const gap = GAPS[Math.min(failures, GAPS.length - 1)] ?? 0
          notBefore = performance.now() + Math.max(gap * 60_000, retry.after * 1_000)
        }
        failures = retry ? failures + 1 : 0
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
  const lookAtOnce = () => {
    notBefore = 0
    void look()
  }
  const ends = [onHistoryChange(note), onSettingsChange(note), onOtherTabsChange(note)]
  const timer = setInterval(() => void look(), RENEW_EVERY_MS)
  addEventListener('online', lookAtOnce)
  void look()
  return () => {
    for (const end of ends) end()
    clearInterval(timer)
    removeEventListener('online', lookAtOnce)
  }
}
