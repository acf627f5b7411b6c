// Shows the daily reminder, because phones allow notifications only from a service worker:
// https://developer.mozilla.org/docs/Web/API/Notification/Notification#exceptions
// It caches nothing and answers no request.

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openDashboard())
})

async function openDashboard() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const dashboard = windows.find(({ url }) => new URL(url).pathname === '/dashboard')
  return dashboard ? dashboard.focus() : self.clients.openWindow('/dashboard')
}
