import type { Page } from 'playwright/test'

import { type Account, expect, storeSession, test, waitForIdle } from '../support/journey.ts'

const WIDTHS = [360, 412, 768, 1280]

const SCREENS: Record<Account, string[]> = {
  Administrator: ['/dashboard', '/certificates', '/certificates?view=table', '/trainings', '/centers'],
  Pracownik: ['/dashboard', '/calendar', '/profile', '/settings', '/reports/new'],
  Pracodawca: ['/dashboard', '/employer', '/employees', '/employees?view=matrix', '/reports', '/calendar'],
  'Ośrodek Szkoleniowy': ['/dashboard', '/trainings', '/settings'],
}

const PUBLIC = ['/', '/login', '/login/new', '/certificates/verify', '/certificates/verify/IWL59ljS5zaeI0js']

/** Adds up the layout shifts of each document, with what has moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
        moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'something'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectNoShift(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 820 })
    await page.goto(path)
    await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    await waitForIdle(page)
    expect.soft(await page.evaluate('moved'), `${path} at ${width} px`).toEqual([])
  }
}

async function delayFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
}

for (const account of Object.keys(SCREENS) as Account[]) {
  test(
    `nothing jumps on the screens of ${account}, also where the font comes late`,
    { tag: '@whole-chromium' },
    async ({ page }) => {
      test.slow()
      await watchShifts(page)
      await delayFont(page)
      await storeSession(page, account)
      for (const path of SCREENS[account]) await expectNoShift(page, path)
    },
  )
}

test('nothing jumps on public pages', { tag: '@whole-chromium' }, async ({ page }) => {
  await watchShifts(page)
  for (const path of PUBLIC) await expectNoShift(page, path)
})

for (const [name, path] of [
  ['the start page', '/'],
  ['a page that a code leads to', '/certificates/verify/IWL59ljS5zaeI0js'],
] as const) {
  test(`nothing jumps on ${name} where the font comes late`, { tag: '@whole-chromium' }, async ({ page }) => {
    await watchShifts(page)
    await delayFont(page)
    await expectNoShift(page, path)
  })
}
