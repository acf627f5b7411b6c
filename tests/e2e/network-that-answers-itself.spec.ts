import type { BrowserContext, Page } from 'playwright/test'

import { makeNextVersion, replaceServer } from '../support/build-copy.ts'
import { becomeAccount, expect, signIn, test as journey, waitForLogin } from '../support/journey.ts'
import { startPortal, type Portal } from '../support/portal.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'
import { waitUntilKept } from '../support/worker.ts'

/** Each journey has a server and a network of its own. */
const test = journey.extend<{ server: StartedServer; portal: Portal; origin: string }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern.
  server: async ({}, provide) => {
    const server = await startServer()
    await provide(server)
    await server.stop()
  },
  portal: async ({ server }, provide) => {
    const portal = await startPortal(server.port)
    await provide(portal)
    portal.close()
  },
  origin: async ({ portal }, provide) => provide(`http://127.0.0.1:${portal.port}`),
})

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/net::ERR_|Failed to load (module script|resource)|dynamically imported module|MIME type/],
})

const SIGN_IN = { type: 'text/html; charset=utf-8', body: '<h1>Zaloguj się do sieci hotelu</h1>' }
const SCREENS = {
  '/reports/new': 'Nowe zgłoszenie',
  '/calendar': 'Kalendarz szkoleń',
  '/settings': 'Ustawienia',
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByText('Aplikacja jeszcze się nie wczytała.')
const isFile = (address = '') => address.startsWith('/assets/')

async function expectToOpenCold(context: BrowserContext, origin: string): Promise<void> {
  for (const [path, title] of Object.entries(SCREENS)) {
    const screen = await context.newPage()
    await screen.goto(origin + path)
    await expect(heading(screen)).toHaveText(title)
    await expect(screen.getByText('Wczytywanie…')).toHaveCount(0)
    await screen.close()
  }
}

for (const type of ['text/plain', 'text/html']) {
  test(`right files under ${type} are not kept, and the panel works offline once their type is right`, async ({
    page,
    context,
    server,
    portal,
    origin,
  }) => {
    test.slow()
    // The page asks for scripts as such, the worker by `fetch`.
    portal.interfere = ({ url, headers }) =>
      isFile(url) && headers['sec-fetch-dest'] === 'empty' ? { type } : undefined
    await page.goto(`${origin}/login`)
    const started = context.waitForEvent('serviceworker')
    await signIn(page, 'Pracownik')
    await started
    const hasWorker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
    await expect.poll(hasWorker, { timeout: 60_000 }).toBe(false)
    portal.interfere = () => undefined
    await page.reload()
    await waitUntilKept(page)
    await server.stop()
    await expectToOpenCold(context, origin)
  })
}

test('a version that keeps right files under a wrong type gives way to the next one, which takes none of them over', async ({
  page,
  context,
  server,
  portal,
  origin,
}) => {
  test.slow()
  await page.goto(`${origin}/login`)
  await signIn(page, 'Pracownik')
  await waitUntilKept(page)
  // As a worker did that looked at the content alone. Past the worker, the browser's own cache keeps them, too.
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setBypassServiceWorker', { bypass: true })
  portal.interfere = ({ url }) => (isFile(url) ? { type: 'text/plain' } : undefined)
  const types = await page.evaluate(async () => {
    const found = new Set<string | null>()
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        if (!new URL(url).pathname.startsWith('/assets/')) continue
        const response = await fetch(url, { cache: 'reload' })
        found.add(response.headers.get('Content-Type'))
        await cache.put(url, response)
      }
    }
    return [...found]
  })
  expect(types).toEqual(['text/plain'])
  portal.interfere = () => undefined
  await client.detach()

  const next = await replaceServer(server, (build) =>
    makeNextVersion(build, 'Kalendarz szkoleń', 'Kalendarz nowej wersji'),
  )
  await expect(async () => {
    await page.goto(`${origin}/calendar`)
    await expect(heading(page)).toHaveText('Kalendarz nowej wersji', { timeout: 3_000 })
  }).toPass()
  await next.stop()
  for (const path of ['/reports/new', '/settings', '/employees/import', '/certificates']) {
    await page.goto(origin + path)
    await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
  }
})

test.describe('a first visit where scripts are answered with a page that browsers keep for a year', () => {
  for (const [path, title] of [
    ['/reports/new', 'Nowe zgłoszenie'],
    ['/dashboard', 'Dzień dobry, Anna'],
  ] as const) {
    test(`${path} says so, and opens by itself once they are right`, async ({ page, portal, origin }) => {
      await page.goto(`${origin}/healthz`)
      await becomeAccount(page, 'Pracownik')
      portal.interfere = ({ url }) => (isFile(url) ? SIGN_IN : undefined)
      await page.goto(origin + path)
      await expect(notice(page)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible()
      portal.interfere = () => undefined
      await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
      await expect(heading(page)).toHaveText(title)
      await expect(notice(page)).toHaveCount(0)
    })
  }

  test('a tab that is opened later puts right what the browser has kept', async ({
    page,
    context,
    portal,
    origin,
  }) => {
    await page.goto(`${origin}/healthz`)
    await becomeAccount(page, 'Pracownik')
    portal.interfere = ({ url }) => (isFile(url) ? SIGN_IN : undefined)
    await page.goto(`${origin}/reports/new`)
    await expect(notice(page)).toBeVisible()
    await page.close()
    portal.interfere = () => undefined
    const later = await context.newPage()
    await later.goto(`${origin}/reports/new`)
    await expect(heading(later)).toHaveText('Nowe zgłoszenie')
    await expect(later.getByText('Wczytywanie…')).toHaveCount(0)
  })
})

for (const path of ['/dashboard', '/login', '/login/new']) {
  test(`${path}, whose scripts never arrive, says so after some seconds`, async ({
    page,
    portal,
    origin,
  }) => {
    portal.interfere = ({ url }) => (isFile(url) ? 'nothing' : undefined)
    await page.goto(origin + path, { waitUntil: 'commit' })
    await expect(notice(page)).toBeVisible({ timeout: 20_000 })
  })
}

test('the link of the sentence opens the screen once the scripts arrive', async ({
  page,
  portal,
  origin,
}) => {
  portal.interfere = ({ url = '' }) => (url.startsWith('/assets/entry') ? 'nothing' : undefined)
  await page.goto(`${origin}/login`, { waitUntil: 'commit' })
  await expect(notice(page)).toBeVisible({ timeout: 20_000 })
  portal.interfere = () => undefined
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
  await waitForLogin(page)
  await signIn(page, 'Pracownik')
  await expect(heading(page)).toContainText('Dzień dobry')
})
