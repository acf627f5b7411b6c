import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessibleEverywhere,
  holdRequests,
  openAs,
  storeSession,
  test,
  waitForIdle,
} from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'
import { waitUntilKept } from '../support/worker.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Szukaj wszędzie' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Szukaj' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Osoba, numer, nazwa lub ekran' })
const status = (page: Page) => dialog(page).getByRole('status')
const results = (page: Page, heading: string) =>
  page.getByRole('group', { name: heading, exact: true }).getByRole('option')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the search by its keys and types. */
async function searchFor(page: Page, query: string): Promise<void> {
  await expect(button(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await field(page).fill(query)
}

test('an employer finds people, certificates, positions and trainings by keyboard alone', async ({
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
  // Nothing is typed: the screens and actions of an employer, and none is marked.
  await expect(results(page, 'Ekrany').first()).toHaveText('Pulpit')
  await expect(results(page, 'Ekrany').filter({ hasText: 'Wymagania stanowisk' })).toHaveCount(1)
  await expect(results(page, 'Działania').filter({ hasText: 'Dodaj pracownika' })).toHaveCount(1)
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant')

  await page.keyboard.type('dabrowska ANNA')
  const anna = page.getByRole('option', { name: /^Anna Dąbrowska/ })
  await expect(results(page, 'Osoby')).toHaveText([/^Anna Dąbrowska/])
  await expect(results(page, 'Certyfikaty')).toHaveCount(6)
  await expect(status(page)).toHaveText('7\u00a0wyników')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await anna.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  const first = results(page, 'Certyfikaty').first()
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText('Anna Dąbrowska')
  await expect(heading(page)).toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.type('dzwigowych gdansk')
  await expect(results(page, 'Szkolenia').first()).toContainText('Gdańsk')
  await field(page).fill('spawacz')
  await expect(results(page, 'Stanowiska').first()).toContainText('spawacz')
  await page.keyboard.press('Enter')
  await expect(heading(page)).not.toHaveText('Anna Dąbrowska')
  await page.goBack()
  await expect(heading(page)).toHaveText('Anna Dąbrowska')
  await page.goBack()
  await expect(heading(page)).toHaveText('Dzień dobry, Małgorzata')
  await page.goForward()
  await expect(heading(page)).toHaveText('Anna Dąbrowska')
  await expect(dialog(page)).toHaveCount(0)
  for (const typed of ['dabrowska', 'gdansk', 'spawacz']) {
    expect(asked.filter((request) => request.toLowerCase().includes(typed))).toEqual([])
  }
})

test('Escape closes it, and the focus goes back to where it was', async ({ page }) => {
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
  await page.keyboard.press('Escape')
  await expect(list).toBeFocused()
  await expect(page).toHaveURL('/certificates')
})

test('a slash is text in fields, and no key opens it over another dialog', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings?q=gdansk', 'Szkolenia')
  const list = page.getByRole('searchbox')
  await list.press('End')
  await page.keyboard.press('/')
  await expect(list).toHaveValue('gdansk/')
  await expect(dialog(page)).toHaveCount(0)
  await list.fill('gdansk')
  await page.getByRole('button', { name: 'Szczegóły' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The key works again, so the ones before were heard and refused.
  await page.keyboard.press('/')
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('/')
  await expect(field(page)).toHaveValue('/')
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
    await expect(heading(tab)).toHaveText('Zgłoszenia')
    await tab.close()
    await expect(dialog(page)).toBeVisible()
    await reports.click()
    await expect(page).toHaveURL('/reports')
    await expect(dialog(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  },
)

test('an employee finds own records, and nothing of others', async ({ page }) => {
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  await searchFor(page, 'kaźmierczak')
  await expect(status(page)).toHaveText('Brak wyników')
  await expect(dialog(page)).toContainText('wpisz mniej')
  await field(page).fill('bhp')
  await expect(results(page, 'Certyfikaty').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Osoby' })).toHaveCount(0)
  await field(page).fill('dodaj')
  await expect(results(page, 'Działania')).toHaveText([
    'Dodaj certyfikat',
    'Dodaj podpisany certyfikat',
    'Nowe zgłoszenie',
  ])
  await field(page).fill('niedyspozycja przed')
  await expect(results(page, 'Zgłoszenia')).toHaveCount(0)
})

test('an administrator finds everybody’s records, 30 at a time', async ({ page }) => {
  await openAs(page, 'Administrator', '/dashboard', 'Dzień dobry, Agata')
  await searchFor(page, 'pączkowska')
  await expect(results(page, 'Osoby')).toHaveText([/^Iwona Pączkowska/])
  await field(page).fill('a')
  await expect(page.getByRole('option')).toHaveCount(30)
  await expect(status(page)).toHaveText(/^Pokazano 30\sz\s\d+\swyników\. Kolejne słowo zawęzi listę\.$/)
  await expect(page.getByRole('group', { name: 'Stanowiska' })).toHaveCount(0)
})

test('an own register finds its own people, also archived ones, and nothing of the sample', async ({
  page,
}) => {
  const archived = { kind: 'person-archived', id: 'x1', day: '2026-11-20', personId: 'person-s2' }
  await openRegister(
    page,
    [personSaved('s1', 'Zofia', 'Próchnik'), personSaved('s2', 'Adam', 'Próchnik'), archived],
    '/dashboard',
    'Dzień dobry, Jan',
  )
  await searchFor(page, 'prochnik')
  await expect(results(page, 'Osoby')).toHaveText([/^Zofia Próchnikmagazynier/, /^Adam Próchnikw\sarchiwum/])
  for (const ofSample of ['dąbrowska', 'bhp-42653', 'gdańsk']) {
    await field(page).fill(ofSample)
    await expect(status(page)).toHaveText('Brak wyników')
  }
  await field(page).fill('magazynier')
  await results(page, 'Stanowiska').first().click()
  await expect(heading(page)).toHaveText('Wymagania stanowiska')
})

test('where no screen has loaded its data, it finds screens and says what to do', async ({ page }) => {
  await openAs(page, 'Pracownik', '/employees', 'Brak dostępu')
  await searchFor(page, 'pulpit')
  await expect(dialog(page)).toContainText('Otwórz Pulpit, a potem szukaj dalej.')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Dzień dobry, Anna')
  await searchFor(page, 'bhp')
  await expect(results(page, 'Certyfikaty').first()).toBeVisible()
  await expect(dialog(page)).not.toContainText('Otwórz Pulpit')
})

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
    await expect(heading(page)).toHaveText('Anna Dąbrowska')
  })
})

test('it is accessible everywhere, a sheet of full height on a phone, and not printed', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await expect(button(page)).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /')
  await searchFor(page, '')
  await expectAccessibleEverywhere(page)
  await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBe(800)
  await field(page).fill('an')
  await expect(results(page, 'Osoby').first()).toBeVisible()
  await expectAccessibleEverywhere(page)
  await field(page).fill('nikt taki')
  await expect(status(page)).toHaveText('Brak wyników')
  await expectAccessibleEverywhere(page)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog(page)).toBeHidden()
  await expect(button(page)).toBeHidden()
})

test('a slash opens nothing on a device where that is switched off', async ({ page }) => {
  await openAs(page, 'Pracownik', '/profile', 'Profil')
  await expect(button(page)).toBeVisible()
  await page.keyboard.press('/')
  await dialog(page)
    .getByRole('checkbox', { name: /otwiera wyszukiwanie/ })
    .uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.reload()
  await expect(button(page)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toHaveCount(1)
  await expect(field(page)).toHaveValue('')
  await dialog(page)
    .getByRole('checkbox', { name: /otwiera wyszukiwanie/ })
    .check()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
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

test('a focus that a screen takes for itself does not close it', async ({ page }) => {
  await openAs(page, 'Pracownik', '/profile', 'Profil')
  await searchFor(page, '')
  await page.locator('h1').focus()
  await waitForIdle(page)
  await expect(field(page)).toBeFocused()
})
