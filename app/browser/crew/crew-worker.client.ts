/** The worker of the crew's pages. It has no hash in its name: the browser asks for it again at the same address. */
const WORKER = '/crew-worker.js'

/** Registers the worker of a page of the crew. That of each page answers for that page alone. */
export function registerCrewWorker(page: string): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { scope: `/${page}` })
}

/** Registers the worker of a page, and waits until it can subscribe to messages. */
export async function startCrewWorker(page: string): Promise<ServiceWorkerRegistration> {
  const registration = await registerCrewWorker(page)
  const worker = registration.waiting ?? registration.installing
  if (registration.active || !worker) return registration
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The browser has given the worker up'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
  return registration
}
