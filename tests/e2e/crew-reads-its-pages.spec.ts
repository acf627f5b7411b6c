import type { BrowserContext, Page } from 'playwright/test'

import { shiftDay, warsawDay } from '~/domain/words/day'

import { gatePage, minePage } from '../support/crew-pages.ts'
import { beginRegisterOfJourney } from '../support/crew-register.ts'
import { expect, holdRequests, test } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { watchShifts } from '../support/shifts.ts'
import { waitForWorker } from '../support/worker.ts'

test.use({
  serviceWorkers: 'allow',
  // What the browser says of requests without an answer.
  expectedErrors: [/net::ERR_/],
})

/** Opens a page again without a network, as a cold start does. */
async function openOffline(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await waitForWorker(page)
  await page.close()
  await context.setOffline(true)
  const again = await context.newPage()
  await again.goto(address)
  return again
}

/** Opens a page again, whose scripts do not come until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/entry.client-*')
  await page.goto('/healthz')
  await page.goto(address, { waitUntil: 'commit' })
  return release
}

test('a worker opens their papers by the link, and again without a network', async ({ page, context }) => {
  const register = await beginRegisterOfJourney()
  const address = await register.publish(minePage())
  await page.goto(address)
  await expect(page.getByText('Oksana Kowal')).toBeVisible()
  const offline = await openOffline(context, page, address)
  await expect(offline.getByText('Oksana Kowal')).toBeVisible()
  await expect(toast(offline, 'Nie udało się pobrać nowych danych. Widzisz ostatnio pobrane.')).toBeVisible()
  await expect(offline.getByRole('region', { name: 'Dokumenty' })).toContainText('Orzeczenie lekarskie')
})

test.describe('opened again', () => {
  // A worker would bring the scripts that the journeys hold back.
  test.use({ serviceWorkers: 'block' })

  test.describe('in another language', () => {
    // Its heading takes two lines.
    test.use({ locale: 'en-GB', viewport: { width: 320, height: 640 } })

    test('papers show before the scripts have come, and nothing moves when these take over', async ({
      page,
    }) => {
      await page.addInitScript(watchShifts)
      const address = await (await beginRegisterOfJourney()).publish(minePage())
      await page.goto(address)
      const show = page.getByRole('button', { name: 'Show the code at the gate' })
      await expect(show).toBeVisible()
      const release = await openWithoutScripts(page, address)
      await expect(page.getByText('Oksana Kowal')).toBeVisible()
      await expect(page.locator('h1').filter({ visible: true })).toHaveText('My qualifications (uprawnienia)')
      await expect(page.getByRole('status').filter({ hasText: 'Otwieram' })).toHaveCSS('width', '1px')
      await show.focus()
      await expect(show).not.toBeFocused()
      release()
      await expect(async () => {
        await show.focus()
        await expect(show).toBeFocused({ timeout: 100 })
      }).toPass()
      await expect(page.getByText('Oksana Kowal')).toHaveCount(1)
      expect(await page.evaluate('moved')).toEqual([])
    })
  })

  test('what a guard types before the scripts have come is searched once they have', async ({ page }) => {
    const address = await (await beginRegisterOfJourney()).publish(gatePage())
    await page.goto(address)
    const field = page.getByRole('searchbox', { name: 'Nazwisko' })
    await expect(field).toBeVisible()
    const release = await openWithoutScripts(page, address)
    await field.click()
    await page.keyboard.type('lkas')
    for (let letters = 0; letters < 3; letters += 1) await page.keyboard.press('ArrowLeft')
    release()
    await expect(page.getByRole('heading', { name: 'Nie ma na liście' })).toBeVisible()
    await page.keyboard.type('u')
    await expect(field).toHaveValue('lukas')
    await expect(page.getByRole('heading', { name: 'Łukasik Anna' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('pewnik:snapshot-gate'))).toBeNull()
  })
})

test('under a code on the whole screen nothing can be reached', async ({ page }) => {
  const register = await beginRegisterOfJourney()
  await page.goto(await register.publish(minePage()))
  const show = page.getByRole('button', { name: 'Pokaż kod na bramie' })
  await show.press('Enter')
  await expect(page.getByRole('heading', { name: 'Oksana Kowal' })).toBeFocused()
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: 'Zamknij' }).press('Enter')
  await expect(show).toBeFocused()
})

test('a guard searches a name, sees until when, and does so without a network, too', async ({
  page,
  context,
}) => {
  const register = await beginRegisterOfJourney()
  const address = await register.publish(gatePage())
  await page.goto(address)
  const until = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long' }).format(
    Date.parse(shiftDay(warsawDay(new Date()), { days: 30 })),
  )
  await page.getByRole('searchbox', { name: 'Nazwisko' }).fill('lukas')
  await expect(page.getByRole('heading', { name: 'Łukasik Anna' })).toBeVisible()
  await expect(page.getByText(`Dokumenty aktualne do ${until}`)).toBeVisible()
  const offline = await openOffline(context, page, address)
  const field = offline.getByRole('searchbox', { name: 'Nazwisko' })
  await field.fill('Nowak')
  await expect(offline.getByRole('heading', { name: 'Nie ma na liście' })).toBeVisible()
  await offline.getByRole('button', { name: 'Następna osoba' }).press('Enter')
  await expect(field).toBeFocused()
  await field.fill('lukas')
  await expect(offline.getByText('TAK', { exact: true })).toBeVisible()
})
