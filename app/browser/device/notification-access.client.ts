/** Tells whether the browser lets the app show notifications. `undecided`: the person was not asked yet. */
export type NotificationAccess = 'granted' | 'denied' | 'undecided' | 'unsupported'

export function notificationAccess(): NotificationAccess {
  // Missing if the app is served without TLS, and in a phone's browser before the app is installed.
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return 'unsupported'
  return accessOf(Notification.permission)
}

/** Asks the person if they have not decided yet. Browsers want this to follow a press. */
export async function askForNotifications(): Promise<NotificationAccess> {
  if (notificationAccess() === 'unsupported') return 'unsupported'
  return accessOf(await Notification.requestPermission())
}

function accessOf(permission: NotificationPermission): NotificationAccess {
  return permission === 'default' ? 'undecided' : permission
}
