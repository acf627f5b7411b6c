/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

// The daily reminder is shown by the worker, because phones allow notifications only from there:
// https://developer.mozilla.org/docs/Web/API/Notification/Notification#exceptions

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // That of the daily reminder has no data.
  event.waitUntil(open(event.notification.data?.opens ?? '/dashboard'))
})

/** Brings a tab of the page to the front, or opens one. An address with a fragment is the page of that link alone. */
async function open(address: string): Promise<WindowClient | null> {
  const wanted = new URL(address, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find(({ url }) => {
    const { pathname, hash } = new URL(url)
    return pathname === wanted.pathname && (wanted.hash === '' || hash === wanted.hash)
  })
  return shown ? shown.focus() : self.clients.openWindow(address)
}
