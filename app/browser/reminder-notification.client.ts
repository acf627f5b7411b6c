import type { Day } from '~/domain/day'

import { readSettings, saveSettings } from './settings.client'
import { trySave } from './storage.client'

/** In public/, without a hash in its name: the browser asks for it again and again under this address. */
const WORKER = '/reminder-worker.js'

/** Whether the browser lets the app show notifications; `undecided` is before the person was asked. */
export type NotificationAccess = 'granted' | 'denied' | 'undecided' | 'unsupported'

export function notificationAccess(): NotificationAccess {
  // Missing where the app is served without TLS, and in a phone's browser before the app is installed.
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'unsupported'
  return accessOf(Notification.permission)
}

/** Asks the person, where they have not decided yet; called at the press that wants it. */
export async function askForNotifications(): Promise<NotificationAccess> {
  if (notificationAccess() === 'unsupported') return 'unsupported'
  return accessOf(await Notification.requestPermission())
}

/**
 * Shows a reminder, once a day and only to whom it was switched on for. A storage that keeps no mark of
 * the day shows none, since it would show it again and again.
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
    await navigator.serviceWorker.register(WORKER)
    // Only an active worker can show something.
    const registration = await navigator.serviceWorker.ready
    // Through the worker, because phones refuse a notification that a page makes by itself.
    await registration.showNotification(title, { body, lang: 'pl', tag: `pewnik-reminder-${userId}` })
  } catch (error) {
    console.warn('The reminder could not be shown', error)
    await trySave(() => saveSettings(userId, { remindedOn }))
  }
}

function accessOf(permission: NotificationPermission): NotificationAccess {
  return permission === 'default' ? 'undecided' : permission
}
