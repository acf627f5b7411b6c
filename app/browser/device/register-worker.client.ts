// The service worker and the permission to show something by it. Apart from `worker.client.ts`, because that is fetched on
// demand: a file that others import as well needs helpers of the bundler, and these would cost each first visit a request.

/** Stands at the root without a hash in its name: the browser asks for a worker again at the same address. */
const WORKER = '/reminder-worker.js'

/** Returns the registration of the service worker, which it starts if there is none. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER)
}

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
