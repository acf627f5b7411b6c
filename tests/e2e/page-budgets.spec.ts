import type { APIRequestContext, Page } from 'playwright/test'

import { signedPath } from '~/domain/signing/certificate-token'

import { expect, storeSession, test, waitForIdle } from '../support/journey.ts'
import { receiveAll } from '../support/page-facts.ts'
import { ANNA, ANNAS_BHP } from '../support/sample.ts'
import { signAsSample } from '../support/signing.ts'

// What a first visit may weigh, as it is sent, in thousands of bytes. `first` are the scripts that the document names:
// a screen shows its data only after them. `all` has also what is fetched once the browser is idle.
// `npm run benchmark` prints what the screens weigh.
const BUDGETS = [
  { path: '/', document: 12.8, first: 124.4, all: 149.7, requests: 7 },
  { path: '/login', document: 10.8, first: 124.2, all: 147.4, requests: 8 },
  // A phone that joins a register opens it at once, and then the dashboard: what these need comes with the document.
  { path: '/join', document: 10.1, first: 273.3, all: 295.7, requests: 30 },
  { path: '/certificates/verify', document: 5.3, first: 0, all: 17.7, requests: 2 },
  { path: `/certificates/verify/${ANNAS_BHP}`, document: 6, first: 0, all: 18.5, requests: 2 },
  { path: signedPath(await signAsSample()), document: 6.6, first: 0, all: 19, requests: 2 },
  { path: '/box', document: 8.7, first: 130.6, all: 143.9, requests: 8 },
  { path: '/mine', document: 8.7, first: 130.6, all: 143.4, requests: 8 },
  { path: '/gate', document: 8.7, first: 129.2, all: 141.7, requests: 8 },
  { path: `/card/${ANNA}`, document: 7, first: 0, all: 19.4, requests: 2 },
]

const PANEL_BUDGETS = [
  { path: '/dashboard', document: 28.5, first: 168.7, all: 264.4, requests: 16 },
  { path: '/certificates', document: 28.5, first: 169.9, all: 255.4, requests: 15 },
  { path: '/reports', document: 28.6, first: 206.2, all: 258.0, requests: 17 },
  { path: '/reports/new', document: 28.6, first: 215.5, all: 267.3, requests: 17 },
  { path: '/trainings', document: 28.6, first: 205.4, all: 257.1, requests: 17 },
  { path: '/calendar', document: 28.6, first: 253.3, all: 290.7, requests: 20 },
  { path: '/profile', document: 28.6, first: 226.2, all: 266.3, requests: 21 },
  { path: '/settings', document: 28.8, first: 253.9, all: 294.1, requests: 31 },
]

type Budget = (typeof BUDGETS)[number]

/** A change that costs people less than this share of a page is none that they notice. */
const MARGIN = 1.02

/** Returns the paths of the scripts that the document names. Once it lives, the router removes what names them. */
async function namedScripts(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text()
  return html.match(/\/assets\/[\w.-]+\.js/g) ?? []
}

/** Checks the page by what it receives; the tab's icon does not count, because a browser may not fetch it. */
async function expectWithin(page: Page, { path, document, first, all, requests }: Budget): Promise<void> {
  const received = (await receiveAll(page, path)).filter(({ kind }) => kind !== 'other')
  const named = await namedScripts(page.request, path)
  const thousands = (entries: typeof received) => entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  const isNamed = (url: string) => named.includes(new URL(url).pathname)
  const documents = received.filter(({ kind }) => kind === 'document')
  const scripts = received.filter(({ kind, url }) => kind === 'script' && isNamed(url))
  expect.soft(thousands(documents), 'document').toBeLessThanOrEqual(document * MARGIN)
  expect.soft(thousands(scripts), 'scripts before the data').toBeLessThanOrEqual(first * MARGIN)
  expect.soft(thousands(received), 'all').toBeLessThanOrEqual(all * MARGIN)
  expect.soft(received.length, 'requests').toBeLessThanOrEqual(requests)
  if (first > 0) expect(scripts.length).toBeGreaterThan(3)
}

for (const budget of BUDGETS) {
  test(`${budget.path.slice(0, 40)} keeps its budget`, async ({ page }) => {
    await expectWithin(page, budget)
  })
}

for (const budget of PANEL_BUDGETS) {
  test(`${budget.path} keeps its budget in the panel`, async ({ page }) => {
    await storeSession(page, 'Pracownik')
    await expectWithin(page, budget)
  })
}

// A browser takes longer to make its first object of Intl than to draw a whole screen.
test('the first screens show their data without any object of Intl', async ({ page }) => {
  await storeSession(page, 'Administrator')
  await page.addInitScript(() => {
    for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules'] as const) {
      const construct = (target: Function, args: unknown[]) => {
        performance.mark(`Intl.${name}`)
        return Reflect.construct(target, args)
      }
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) })
    }
  })
  for (const path of ['/dashboard', '/certificates', '/reports', '/trainings', '/profile']) {
    await page.goto(path)
    await expect(page.getByText('Wczytywanie…')).toBeHidden()
    const made = await page.evaluate(() => {
      const marks = () =>
        performance
          .getEntriesByType('mark')
          .map(({ name }) => name)
          // The app has marks of its own.
          .filter((name) => name.startsWith('Intl.'))
      const before = marks()
      new Intl.NumberFormat('pl').format(1)
      return { before, after: marks() }
    })
    expect(made, path).toEqual({ before: [], after: ['Intl.NumberFormat'] })
  }
})

/** Opens the dashboard and returns all paths that it asks for, once it has done the last thing that a new screen does. */
async function openDashboard(page: Page, saveData: boolean): Promise<readonly string[]> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
  }, saveData)
  await storeSession(page, 'Pracownik')
  const received: string[] = []
  page.on('request', (request) => received.push(new URL(request.url()).pathname))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Wygasające certyfikaty' })).toBeVisible()
  // It looks for unreadable data last.
  await expect.poll(() => received.some((path) => path.includes('/unreadable-alert'))).toBe(true)
  await waitForIdle(page)
  return received
}

test('a first visit to the panel fetches the toasts ahead, and the font only on a public page', async ({
  page,
}) => {
  const received = await openDashboard(page, false)
  const fonts = () => received.filter((path) => path.endsWith('.woff2'))
  await expect.poll(() => received.some((path) => path.includes('/toast-list'))).toBe(true)
  expect(fonts()).toEqual([])
  // So that it is there after signing in.
  await page.goto('/about')
  await expect.poll(() => fonts().length).toBe(1)
})

test('the toasts are not fetched ahead where the browser saves data', async ({ page }) => {
  const received = await openDashboard(page, true)
  expect(received.filter((path) => path.includes('/toast-list'))).toEqual([])
})

// A browser holds the first paint back for a font that it fetches ahead.
test('a page without scripts fetches its font only once it draws its text', async ({ page }) => {
  const font = page.waitForRequest('**/*.woff2')
  await page.goto(`/certificates/verify/${ANNAS_BHP}`)
  await font
  await expect(page.locator('link[rel=preload]')).toHaveCount(0)
})

test('the browser is told to compile the scripts of a first screen while they arrive', async ({
  request,
}) => {
  const named = await namedScripts(request, '/dashboard')
  const screens = named.filter((path) => !path.startsWith('/assets/manifest-'))
  expect(screens.length).toBeGreaterThan(5)
  for (const path of screens) {
    const script = await (await request.get(path)).text()
    expect.soft(script.split('\n', 1)[0], path).toBe('//# allFunctionsCalledOnLoad')
  }
})
