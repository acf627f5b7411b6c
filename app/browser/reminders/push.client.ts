import { registerWorker } from '~/browser/device/register-worker.client'
import { askForNotifications, notificationAccess } from '~/browser/device/reminder-notification.client'
import type { PushProblem } from '~/domain/reminders/reminder-state'

import type { Subscription } from './reminder-server.client'

/** Returns why this browser takes no push messages, or undefined if it does once the person allows it. */
export function pushObstacle(): PushProblem | undefined {
  const isSupported = 'PushManager' in globalThis && notificationAccess() !== 'unsupported'
  if (isSupported) return notificationAccess() === 'denied' ? 'denied' : undefined
  return needsHomeScreen() ? 'home-screen' : 'unsupported'
}

/** Only Safari on phones and tablets has the property. There a page takes messages once it is on the home screen. */
function needsHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}

/** Asks the person, then the browser's push service. `serverKey` is the public key of our server. */
export async function subscribe(serverKey: string): Promise<Subscription | { problem: PushProblem }> {
  const obstacle = pushObstacle()
  if (obstacle) return { problem: obstacle }
  const access = await askForNotifications()
  if (access !== 'granted') return { problem: access }
  return renewSubscription(serverKey)
}

/** Returns the present subscription, or a new one if the browser has given it up. Asks the person for nothing. */
export async function renewSubscription(serverKey: string): Promise<Subscription | { problem: PushProblem }> {
  if (pushObstacle()) return { problem: pushObstacle() ?? 'unsupported' }
  if (notificationAccess() !== 'granted') return { problem: 'undecided' }
  try {
    await registerWorker()
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    // The server may have another key since, and a subscription takes messages of one server only.
    if (known && !isOfServer(known, serverKey)) await known.unsubscribe()
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(serverKey),
    })
    return parse(subscription)
  } catch (error) {
    console.warn('The browser could not subscribe', error)
    return { problem: 'not-subscribed' }
  }
}

/** Ends the subscription of this browser. Never throws: the server forgets it anyway. */
export async function unsubscribe(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  } catch (error) {
    console.warn('The subscription could not be ended', error)
  }
}

function isOfServer({ options }: PushSubscription, serverKey: string): boolean {
  const { applicationServerKey } = options
  if (!applicationServerKey) return false
  const [known, wanted] = [new Uint8Array(applicationServerKey), bytesOf(serverKey)]
  return known.length === wanted.length && known.every((byte, place) => byte === wanted[place])
}

function parse(subscription: PushSubscription): Subscription | { problem: PushProblem } {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    return { problem: 'not-subscribed' }
  }
  return { endpoint, keys: { p256dh, auth } }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (char) => char.charCodeAt(0))
}
