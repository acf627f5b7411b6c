import type { Page } from 'playwright/test'

import { expect, storeSession, test, waitForIdle } from '../support/journey.ts'
import { receiveAll } from '../support/page-facts.ts'

// What a first visit may weigh, compressed, in thousands of bytes. `first` are the scripts that the document names:
// a screen shows its data only after them. `npm run benchmark` prints what the screens weigh.
const BUDGETS = [
  { path: '/', document: 12.5, first: 149, all: 190, requests: 16 },
  { path: '/login', document: 9.5, first: 148, all: 180, requests: 14 },
  { path: '/certificates/verify', document: 6, first: 0, all: 20, requests: 2 },
  { path: '/certificates/verify/IWL59ljS5zaeI0js', document: 6.1, first: 0, all: 20, requests: 2 },
  { path: '/card/u2JoFQVOEDZAGVYH', document: 8, first: 0, all: 21, requests: 2 },
]

const PANEL_BUDGETS = [
  { path: '/dashboard', document: 21, first: 164, all: 220, requests: 20 },
  { path: '/certificates', document: 21, first: 164, all: 220, requests: 20 },
  { path: '/reports', document: 21, first: 164, all: 220, requests: 20 },
  { path: '/reports/new', document: 21, first: 164, all: 220, requests: 20 },
  { path: '/trainings', document: 21, first: 164, all: 220, requests: 20 },
  { path: '/calendar', document: 21, first: 212, all: 250, requests: 26 },
  { path: '/profile', document: 21, first: 195, all: 240, requests: 28 },
  { path: '/settings', document: 21, first: 195, all: 245, requests: 30 },
]

type Budget = (typeof BUDGETS)[number]

/** Returns the paths of the scripts that the document names. Once it lives, the router removes what names them. */
async function namedScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return html.match(/\/assets\/[\w.-]+\.js/g) ?? []
}

/** Checks the page by what it receives; the tab's icon does not count, because a browser may not fetch it. */
async function expectWithin(page: Page, { path, document, first, all, requests }: Budget): Promise<void> {
  const received = (await receiveAll(page, path)).filter(({ kind }) => kind !== 'other')
  const named = await namedScripts(page, path)
  const thousands = (entries: typeof received) => entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  const isNamed = (url: string) => named.includes(new URL(url).pathname)
  const documents = received.filter(({ kind }) => kind === 'document')
  const scripts = received.filter(({ kind, url }) => kind === 'script' && isNamed(url))
  expect.soft(thousands(documents), 'document').toBeLessThanOrEqual(document)
  expect.soft(thousands(scripts), 'scripts before the data').toBeLessThanOrEqual(first)
  expect.soft(thousands(received), 'all').toBeLessThanOrEqual(all)
  expect.soft(received.length, 'requests').toBeLessThanOrEqual(requests)
  if (first > 0) expect(scripts.length).toBeGreaterThan(3)
}

for (const budget of BUDGETS) {
  test(`${budget.path} keeps its budget`, async ({ page }) => {
    await expectWithin(page, budget)
  })
}

for (const budget of PANEL_BUDGETS) {
  test(`${budget.path} keeps its budget in the panel`, async ({ page }) => {
    await storeSession(page, 'Pracownik')
    await expectWithin(page, budget)
  })
}

for (const saveData of [false, true]) {
  test(`the toasts are fetched ahead${saveData ? ', but not where the browser saves data' : ''}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
    }, saveData)
    await storeSession(page, 'Pracownik')
    const received: string[] = []
    page.on('request', (request) => received.push(new URL(request.url()).pathname))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Wygasające certyfikaty' })).toBeVisible()
    // The look for unreadable data is the last thing that a new screen does.
    await expect.poll(() => received.some((path) => path.includes('/find-unreadable'))).toBe(true)
    await waitForIdle(page)
    const isFetched = () => received.some((path) => path.includes('/toast-list'))
    if (saveData) expect(isFetched()).toBe(false)
    else await expect.poll(isFetched).toBe(true)
  })
}
