import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

const ORIGIN = 'https://pewnik.example'

/** Presses a notification with some windows open, and returns which one is shown then. */
async function shownBy(opens: string | undefined, open: string[] = []): Promise<string> {
  let press: (event: object) => void = () => undefined
  const windows = open.map((path) => ({ url: `${ORIGIN}${path}`, focus: async () => `focus on ${path}` }))
  vi.stubGlobal('self', {
    location: new URL(ORIGIN),
    addEventListener: (_: string, listener: (event: object) => void) => (press = listener),
    clients: { matchAll: async () => windows, openWindow: async (path: string) => `new ${path}` },
  })
  vi.resetModules()
  await import('~/worker/reminder-click')
  const close = vi.fn<() => void>()
  let shown: Promise<string> = Promise.resolve('')
  press({ notification: { data: { opens }, close }, waitUntil: (work: Promise<string>) => (shown = work) })
  expect(close).toHaveBeenCalledOnce()
  return shown
}

it('a pressed message opens the page that it names, or the window that shows it', async () => {
  expect(await shownBy('/reports/crew', ['/dashboard'])).toBe('new /reports/crew')
  expect(await shownBy('/reports/crew', ['/dashboard', '/reports/crew'])).toBe('focus on /reports/crew')
})

it('a pressed message that names no page opens the dashboard', async () => {
  expect(await shownBy(undefined)).toBe('new /dashboard')
  expect(await shownBy(undefined, ['/dashboard?within=30'])).toBe('focus on /dashboard?within=30')
})
