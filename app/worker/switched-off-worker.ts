/// <reference lib="webworker" />
import './reminder-click'

// Takes the place of a worker that turned out to be broken. It keeps nothing, answers no request and waits for no
// tab, so that the next look at any page is the server's.

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(deleteAll()))

async function deleteAll(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}
