// Apart from `worker.client.ts`, because that is fetched on demand: a file that others import as well needs helpers of the
// bundler, and these would cost each first visit a request.

/** Stands at the root without a hash in its name: the browser asks for a worker again at the same address. */
const WORKER = '/reminder-worker.js'

/** Returns the registration of the service worker, which it starts if there is none. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER)
}
