import { registerWorker } from './register-worker.client'

let isStarted = false

/** The person is told again if the new version has not taken over by then. */
const TOLD_AGAIN_MS = 5_000

/**
 * Starts the service worker, once a tab, so that the panel works without a network. Calls back whenever a new
 * version of the app waits; what it gets lets that version take over and reloads the tab. Chromium drops this if a
 * request starts the former worker at the same moment, so it calls back once more then. Never throws.
 */
export async function keepAppOffline(onUpdate: (takeOver: () => void) => void): Promise<void> {
  // Missing if the app is served without TLS. The development server has no built files to keep.
  if (isStarted || !('serviceWorker' in navigator) || !import.meta.env.PROD) return
  isStarted = true
  try {
    const registration = await registerWorker()
    holdFiles()
    watchForUpdate(registration, function tell() {
      onUpdate(() => {
        takeOver(registration)
        setTimeout(tell, TOLD_AGAIN_MS)
      })
    })
  } catch (error) {
    // The app works as it does without a worker, and the next tab tries again.
    console.warn('The app cannot be kept for offline use', error)
  }
}

/** Tells the worker, as long as this tab is open, that it needs the files of its version: `deleteUnused` asks. */
function holdFiles(): void {
  void navigator.locks?.request(import.meta.url, { mode: 'shared' }, () => new Promise(() => {}))
}

function watchForUpdate(registration: ServiceWorkerRegistration, notify: () => void): void {
  if (registration.waiting) notify()
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without an active worker it is the first one, and nothing waits for it.
      if (worker.state === 'installed' && registration.active) notify()
    })
  })
  // The browser looks for a new version when a document is loaded, and a tab may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

/** One function for all presses, so that the tab is reloaded once. */
const reload = () => location.reload()

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
  waiting.postMessage('take over')
}
