import { FRAME_HEADER } from '~/worker/frames'

import { expect, holdRequests, openAs, test, waitForIdle } from '../support/journey.ts'
import { row } from '../support/locators.ts'

test.describe('without a network', () => {
  // The browser may fetch the tab's icon at every step.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('what somebody does first is shown at once, also before a worker keeps anything', async ({
    page,
    context,
  }) => {
    await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
    await waitForIdle(page)
    await context.setOffline(true)
    const training = row(page, 'SEP, grupa G1')
    await training.getByRole('button', { name: /^Zapisz się/ }).click()
    await expect(training).toContainText('2 / 15')
  })

  test('a hand over a link takes away neither the screen nor what was typed', async ({ page, context }) => {
    const expectToStay = async (link: string, asked: string) => {
      await waitForIdle(page)
      await context.setOffline(true)
      await page.getByRole('link', { name: link, exact: true }).first().hover()
      await page.getByRole('link', { name: link, exact: true }).first().focus()
      // The router fetches ahead a moment after the hand has come, and opens the page anew where it fails.
      await page.waitForTimeout(500)
      await expect(page.getByRole('searchbox').or(page.getByLabel('E-mail'))).toHaveValue(asked)
      await context.setOffline(false)
    }
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('jan@zaklady.example')
    await expectToStay('Załóż własny rejestr', 'jan@zaklady.example')
    await openAs(page, 'Pracownik', '/certificates?q=sep', 'Certyfikaty')
    await expectToStay('Szkolenia', 'sep')
  })
})

test('a slow move between screens shows its progress, and asks for all files of the next screen in one go', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/trainings-*.js')
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  const other = page.waitForRequest(/assets\/training-status-badge-/)
  await page.getByRole('link', { name: 'Szkolenia', exact: true }).click()
  // The first file, which names this one, has not come yet.
  await other
  const progress = page.getByRole('progressbar', { name: 'Wczytywanie' })
  await expect(progress).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szkolenia')
  await expect(progress).toHaveCount(0)
})

test('a document opens again without asking for a minute, and anew when it is reloaded', async ({
  browser,
}) => {
  // A context of its own: one that intercepts requests, as those of the journeys do, keeps nothing.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const bytes = () =>
    page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return opened?.transferSize
    })
  for (const path of ['/', '/login', '/dashboard']) {
    // Once more right after a full hour, where the minute ends.
    await expect(async () => {
      await page.goto(path)
      await page.goto('about:blank')
      await page.goto(path)
      expect(await bytes(), path).toBe(0)
    }).toPass()
    await page.reload()
    expect(await bytes(), path).toBeGreaterThan(0)
  }
  await context.close()
})

test('what may change at any moment is asked for every time', async ({ request }) => {
  const cacheOf = async (path: string, headers = {}) =>
    (await request.get(path, { headers })).headers()['cache-control']
  expect(await cacheOf('/dashboard')).toMatch(/^private, max-age=\d+$/)
  // The service worker keeps frames by itself.
  expect(await cacheOf('/dashboard', { [FRAME_HEADER]: '1' })).toBe('no-cache')
  expect(await cacheOf('/dashboard.data')).toBe('no-cache')
  expect(await cacheOf('/nie-ma')).toBe('no-cache')
})
