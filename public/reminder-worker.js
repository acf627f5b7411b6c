// Shows the daily reminder, because phones let only a worker do so. It keeps nothing and answers no request.

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openDashboard())
})

async function openDashboard() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const dashboard = windows.find(({ url }) => new URL(url).pathname === '/dashboard')
  return dashboard ? dashboard.focus() : self.clients.openWindow('/dashboard')
}
