/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope

// The daily reminder is shown by the worker, because phones allow notifications only from there:
// https://developer.mozilla.org/docs/Web/API/Notification/Notification#exceptions

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openDashboard())
})

async function openDashboard(): Promise<WindowClient | null> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const dashboard = windows.find(({ url }) => new URL(url).pathname === '/dashboard')
  return dashboard ? dashboard.focus() : self.clients.openWindow('/dashboard')
}
