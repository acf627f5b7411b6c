import { readSettings, saveSettings } from '~/browser/records/settings.client'
import { trySave } from '~/browser/store/storage.client'
import type { Day } from '~/domain/words/day'

import { notificationAccess, registerWorker } from './register-worker.client'

/**
 * Shows a reminder once a day, if the person has switched it on. Shows none if the browser cannot keep
 * the day of it, because it would come again and again.
 */
export async function remindOnceADay(
  userId: string,
  today: Day,
  { title, body }: { title: string; body: string },
): Promise<void> {
  const { expiryReminders, browserNotifications, remindedOn } = await readSettings(userId)
  if (!expiryReminders || !browserNotifications || remindedOn === today) return
  if (notificationAccess() !== 'granted') return
  if (!(await trySave(() => saveSettings(userId, { remindedOn: today })))) return
  try {
    await registerWorker()
    // Only an active worker can show something.
    const registration = await navigator.serviceWorker.ready
    // The worker shows it, because phones refuse a notification that a page shows by itself.
    await registration.showNotification(title, { body, lang: 'pl', tag: `pewnik-reminder-${userId}` })
  } catch (error) {
    console.warn('The reminder could not be shown', error)
    await trySave(() => saveSettings(userId, { remindedOn }))
  }
}
