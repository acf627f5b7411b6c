import type { Page } from 'playwright/test'

import { expect, holdRequests, openAs, storeSession, test, waitForIdle } from '../support/journey.ts'
import { mainHeading } from '../support/locators.ts'
import { waitUntilKept } from '../support/worker.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Szukaj wszędzie' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Szukaj' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Osoba, numer, nazwa lub ekran' })
const status = (page: Page) => dialog(page).getByRole('status')
const results = (page: Page, heading: string) =>
  page.getByRole('group', { name: heading, exact: true }).getByRole('option')

/** Opens the search by its keys and types. */
async function searchFor(page: Page, query: string): Promise<void> {
  await expect(button(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill(query)
}

test('an employer opens a person and a position by keyboard alone, and no request says what is typed', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const asked: string[] = []
  page.on('request', (request) => {
    expect(request.isNavigationRequest()).toBe(false)
    asked.push(decodeURIComponent(request.url()) + (request.postData() ?? ''))
  })
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('dabrowska ANNA')
  await expect(status(page)).toHaveText('7\u00a0wyników')
  await page.keyboard.press('ArrowDown')
  const first = results(page, 'Certyfikaty').first()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(mainHeading(page)).toHaveText('Anna Dąbrowska')
  await expect(mainHeading(page)).toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.type('spawacz')
  await expect(results(page, 'Stanowiska').first()).toContainText('spawacz')
  await page.keyboard.press('Enter')
  await expect(mainHeading(page)).not.toHaveText('Anna Dąbrowska')
  await page.goBack()
  await expect(mainHeading(page)).toHaveText('Anna Dąbrowska')
  await page.goBack()
  await expect(mainHeading(page)).toHaveText('Dzień dobry, Małgorzata')
  await page.goForward()
  await expect(mainHeading(page)).toHaveText('Anna Dąbrowska')
  await expect(dialog(page)).toHaveCount(0)
  for (const typed of ['dabrowska', 'spawacz']) {
    expect(asked.filter((request) => request.toLowerCase().includes(typed))).toEqual([])
  }
})

test('Escape gives the focus back, and a focus that a screen takes for itself does not close it', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('bhp')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()

  const list = page.getByRole('searchbox')
  await list.focus()
  await page.keyboard.press('Control+K')
  await expect(field(page)).toHaveValue('')
  // Behind the dialog no role is found.
  await page.locator('h1').focus()
  await waitForIdle(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeFocused()
  await expect(page).toHaveURL('/certificates')
})

test(
  'results are links: a click opens one here, with Ctrl in a new tab',
  { tag: '@whole-chromium' },
  async ({ page, context }) => {
    await openAs(page, 'Administrator', '/dashboard', 'Dzień dobry, Agata')
    await button(page).click()
    await field(page).fill('kowalczyk')
    await field(page).fill('zgłoszenia')
    const reports = page.getByRole('option', { name: 'Zgłoszenia', exact: true })
    await expect(reports).toHaveAttribute('href', '/reports')
    const opened = context.waitForEvent('page')
    await reports.click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(mainHeading(tab)).toHaveText('Zgłoszenia')
    await tab.close()
    await expect(dialog(page)).toBeVisible()
    await reports.click()
    await expect(page).toHaveURL('/reports')
    await expect(dialog(page)).toHaveCount(0)
    await expect(mainHeading(page)).toBeFocused()
  },
)

test('a press before the code has come opens it once', async ({ page }) => {
  await storeSession(page, 'Pracownik')
  const release = await holdRequests(page, '**/assets/search-dialog-*.js')
  await page.goto('/dashboard')
  await button(page).click()
  await button(page).click()
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test.describe('without its code', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('the button says so, and works once the page has been opened again', async ({ page }) => {
    await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
    await waitForIdle(page)
    await page.route('**/assets/search-dialog-*.js', (route) => route.abort())
    await button(page).click()
    await expect(page.getByText('Nie udało się otworzyć okna')).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    await page.unroute('**/assets/search-dialog-*.js')
    // Newer versions of Chromium fetch the file at the next press, older ones only in a new document.
    await page.reload()
    await waitForIdle(page)
    await button(page).click()
    await expect(dialog(page)).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/net::ERR_/] })

  test('everything is found', async ({ page, context }) => {
    await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
    await waitUntilKept(page)
    await context.setOffline(true)
    await page.goto('/settings')
    await expect(button(page)).toBeVisible()
    await searchFor(page, 'anna dabrowska')
    await page.keyboard.press('Enter')
    await expect(mainHeading(page)).toHaveText('Anna Dąbrowska')
  })
})

test('it is a sheet of full height on a phone, and not printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await searchFor(page, 'an')
  await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBe(800)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeHidden()
})

test('opened again while the focus still goes back, it has the focus', async ({ page }) => {
  // On a busy phone, what is to happen at once happens a moment later.
  await page.addInitScript(() => {
    const setLater = setTimeout
    Object.assign(window, {
      setTimeout: (call: () => void, delay: number, ...rest: unknown[]) =>
        setLater(call, delay || 300, ...rest),
    })
  })
  await openAs(page, 'Pracownik', '/profile', 'Profil')
  await searchFor(page, '')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 600)))
  await expect(field(page)).toBeFocused()
})
