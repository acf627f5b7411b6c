import {
  askForNotifications,
  notificationAccess,
  registerWorker,
} from '~/browser/device/register-worker.client'
import type { PushProblem, ReminderProblem } from '~/domain/reminders/reminder-state'

import { askForWays } from './reminder-server.client'
import { subscribeTo, type Subscription } from './subscription'

/** Registers the service worker that shows the messages. It must have become active. */
export type Registering = () => Promise<ServiceWorkerRegistration>

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

/** Asks our server whether it sends messages, then the person, then the browser's push service. */
export async function subscribe(
  register: Registering = registerPanelWorker,
): Promise<Subscription | { problem: ReminderProblem }> {
  const ways = await askForWays()
  if ('problem' in ways) return ways
  if (ways.push === undefined) return { problem: 'off' }
  const obstacle = pushObstacle()
  if (obstacle) return { problem: obstacle }
  const access = await askForNotifications()
  if (access !== 'granted') return { problem: access }
  return renewSubscription(ways.push, register)
}

/**
 * Returns the present subscription, or a new one if the browser has given it up. Asks the person for nothing. `serverKey`
 * is the public key of our server.
 */
export async function renewSubscription(
  serverKey: string,
  register: Registering = registerPanelWorker,
): Promise<Subscription | { problem: PushProblem }> {
  const obstacle = pushObstacle()
  if (obstacle) return { problem: obstacle }
  if (notificationAccess() !== 'granted') return { problem: 'undecided' }
  try {
    const { pushManager } = await register()
    return (await subscribeTo(pushManager, serverKey)) ?? { problem: 'not-subscribed' }
  } catch (error) {
    console.warn('The browser could not subscribe', error)
    return { problem: 'not-subscribed' }
  }
}

async function registerPanelWorker(): Promise<ServiceWorkerRegistration> {
  await registerWorker()
  return navigator.serviceWorker.ready
}

/**
 * Ends the subscription of a service worker, by default that of the page. Never throws: the server forgets it anyway.
 */
export async function unsubscribe(scope?: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration(scope)
    // Without a worker of its own the page belongs to one of a wider scope, which has a subscription of its own.
    if (scope !== undefined && !registration?.scope.endsWith(scope)) return
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  } catch (error) {
    console.warn('The subscription could not be ended', error)
  }
}
