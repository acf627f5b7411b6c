/** The worker of the crew's pages. It has no hash in its name: the browser asks for it again at the same address. */
const WORKER = '/crew-worker.js'

/** Registers the worker of a page of the crew. That of each page answers for that page alone. */
export function registerCrewWorker(page: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { scope: `/${page}` })
}
