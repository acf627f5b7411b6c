import type { Page } from 'playwright/test'

import { FRAME_HEADER } from '~/worker/frames'

import { makeNextVersion, replaceServer } from '../support/build-copy.ts'
import { becomeAccount, expect, signIn, test as journey, waitForLogin } from '../support/journey.ts'
import { mainHeading } from '../support/locators.ts'
import { startPortal, type Portal } from '../support/portal.ts'
import { SERVER_PORT } from '../support/server.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'
import { waitForNextWorker, waitUntilKept } from '../support/worker.ts'

type SharedPortal = { portal: Portal; origin: string }

/** A journey that stops or replaces its server has one of its own. Each has a network of its own. */
const test = journey.extend<{
  server: StartedServer
  portal: Portal
  origin: string
  sharedPortal: SharedPortal
}>({
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
  origin: async ({ portal }, provide) => provide(originOf(portal)),
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern.
  sharedPortal: async ({}, provide) => {
    const portal = await startPortal(SERVER_PORT)
    await provide({ portal, origin: originOf(portal) })
    portal.close()
  },
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

const notice = (page: Page) => page.getByText('Aplikacja jeszcze się nie wczytała.')
const originOf = ({ port }: Portal) => `http://127.0.0.1:${port}`
const isFile = (address = '') => address.startsWith('/assets/')

test('files that a browser would not take are not kept, and the panel works offline once they are right', async ({
  page,
  context,
  server,
  portal,
  origin,
}) => {
  test.slow()
  // Scripts have the right content under a wrong type, and all else is a page. The page asks for scripts as such, the
  // worker by `fetch`.
  portal.interfere = ({ url, headers }) => {
    if (!isFile(url) || headers['sec-fetch-dest'] !== 'empty') return undefined
    return url?.endsWith('.js') ? { type: 'text/plain' } : SIGN_IN
  }
  await page.goto(`${origin}/login`)
  const started = context.waitForEvent('serviceworker')
  await signIn(page, 'Pracownik')
  await started
  const hasWorker = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  // It asks for each of some hundred files eight times before it gives up.
  await expect.poll(hasWorker, { timeout: 180_000 }).toBe(false)
  portal.interfere = () => undefined
  await page.reload()
  await waitUntilKept(page)
  await server.stop()
  for (const [path, title] of Object.entries(SCREENS)) {
    const screen = await context.newPage()
    await screen.goto(origin + path)
    await expect(mainHeading(screen)).toHaveText(title)
    await expect(screen.getByText('Wczytywanie…')).toHaveCount(0)
  }
})

test('a version that keeps wrong files gives way to the next one although a tab is open, and that takes none over', async ({
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
  const types = await page.evaluate(async ({ body, type }) => {
    const found = new Set<string | null>()
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const { pathname } = new URL(url)
        if (!pathname.startsWith('/assets/')) continue
        const response = await fetch(url, { cache: 'reload' })
        found.add(response.headers.get('Content-Type'))
        const isSheet = pathname.endsWith('.css')
        await cache.put(url, isSheet ? new Response(body, { headers: { 'Content-Type': type } }) : response)
      }
    }
    return [...found]
  }, SIGN_IN)
  expect(types).toEqual(['text/plain'])
  await client.detach()
  // The worker asks for the frame anew, and this answer never comes: the next version may not wait for it.
  portal.interfere = ({ headers }) => (FRAME_HEADER.toLowerCase() in headers ? 'nothing' : undefined)
  await page.goto(`${origin}/calendar`)
  portal.interfere = () => undefined

  const next = await replaceServer(server, (build) =>
    makeNextVersion(build, 'Kalendarz szkoleń', 'Kalendarz nowej wersji'),
  )
  await waitForNextWorker(page)
  await page.goto(`${origin}/calendar`)
  await expect(mainHeading(page)).toHaveText('Kalendarz nowej wersji')
  await next.stop()
  for (const path of ['/reports/new', '/settings', '/employees/import', '/certificates']) {
    await page.goto(origin + path)
    await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
  }
})

test.describe('a first visit where scripts are answered with a page that browsers keep for a year', () => {
  test.beforeEach(async ({ page, sharedPortal: { portal, origin } }) => {
    await page.goto(`${origin}/healthz`)
    await becomeAccount(page, 'Pracownik')
    portal.interfere = ({ url }) => (isFile(url) ? SIGN_IN : undefined)
  })

  test('says so, and opens by itself once they are right', async ({
    page,
    context,
    sharedPortal: { portal, origin },
  }) => {
    const other = await context.newPage()
    const screens = [
      { screen: page, path: '/reports/new', title: 'Nowe zgłoszenie' },
      { screen: other, path: '/dashboard', title: 'Dzień dobry, Anna' },
    ]
    for (const { screen, path } of screens) {
      await screen.goto(origin + path)
      await expect(notice(screen)).toBeVisible()
      await expect(screen.getByRole('link', { name: 'Spróbuj ponownie' })).toBeVisible()
    }
    portal.interfere = () => undefined
    for (const { screen, title } of screens) {
      await expect(screen.getByText('Wczytywanie…')).toHaveCount(0)
      await expect(mainHeading(screen)).toHaveText(title)
      await expect(notice(screen)).toHaveCount(0)
    }
  })

  test('is put right by a tab that is opened later', async ({
    page,
    context,
    sharedPortal: { portal, origin },
  }) => {
    await page.goto(`${origin}/reports/new`)
    await expect(notice(page)).toBeVisible()
    await page.close()
    portal.interfere = () => undefined
    const later = await context.newPage()
    await later.goto(`${origin}/reports/new`)
    await expect(mainHeading(later)).toHaveText('Nowe zgłoszenie')
    await expect(later.getByText('Wczytywanie…')).toHaveCount(0)
  })
})

test('a document whose scripts do not arrive says so after 10 seconds, and its link opens the screen once they do', async ({
  page,
  context,
  sharedPortal: { portal, origin },
}) => {
  await context.clock.install()
  // The one on which all others stand. Many silent requests would use up the connections of the browser.
  portal.interfere = ({ url = '' }) => (url.startsWith('/assets/entry') ? 'nothing' : undefined)
  for (const path of ['/dashboard', '/login/new', '/login']) {
    const screen = path === '/login' ? page : await context.newPage()
    await screen.goto(origin + path, { waitUntil: 'commit' })
    await expect(screen.getByRole('main')).toBeVisible()
    await screen.clock.fastForward(9_000)
    await expect(notice(screen)).toBeHidden()
    await screen.clock.fastForward(1_000)
    await expect(notice(screen)).toBeVisible()
  }
  portal.interfere = () => undefined
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
  await waitForLogin(page)
  await signIn(page, 'Pracownik')
  await expect(mainHeading(page)).toContainText('Dzień dobry')
})
