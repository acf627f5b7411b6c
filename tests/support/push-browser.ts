import { onTestFinished, vi } from 'vitest'

import type { PushService } from './push-service'

/** Gives jsdom the push messages of a browser that subscribes to this service. */
export function takePush(service: PushService, permission: NotificationPermission = 'granted'): void {
  let subscription: { options: object; toJSON: () => object; unsubscribe: () => Promise<boolean> } | undefined
  const pushManager = {
    getSubscription: async () => subscription ?? null,
    subscribe: async (options: object) => {
      const given = service.subscribe()
      subscription ??= {
        options,
        toJSON: () => given,
        unsubscribe: async () => {
          subscription = undefined
          return true
        },
      }
      return subscription
    },
  }
  // Each registration of this browser has this subscription.
  const registration = { pushManager, active: {}, scope: 'https://pewnik.example/mine' }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
}
