import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  test,
} from '../support/journey.ts'
import { printedPages } from '../support/printed-pages.ts'

const MAREK = '/employees/iyGjppxfdbffQoF1'
const TRAINING = 'Szkolenie okresowe BHP dla stanowisk robotniczych'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const required = (page: Page, name: string) =>
  region(page, 'Wymagane na tym stanowisku')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

test('an employer opens a person from the lists and reads why they may not work', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees', 'Pracownicy')
  await page.getByRole('searchbox').fill('gzegzolka marek')
  await expect(page.getByRole('row').filter({ hasText: 'Szczęsna' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Gżegżółka Marek' }).click()
  await expect(page).toHaveURL(MAREK)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marek Gżegżółka')
  await expect(region(page, 'Czy może pracować')).toContainText('Nie może dziś pracować')
  await expect(region(page, 'Czy może pracować')).toContainText('BHP: 8 dni po terminie')
  await expect(required(page, 'Szkolenie okresowe BHP')).toContainText(
    /BHP-39648.*wygasł.*8\sdni po terminie.*od 13\.11\.2023.*do 13\.11\.2026.*23\slistopada 2026/s,
  )
  await expect(required(page, 'UDT')).toContainText(
    /Wygasa jutro; termin na wniosek minął.*od 22\.11\.2021.*do 22\.11\.2026/s,
  )
  await expect(region(page, 'Czeka na potwierdzenie')).toContainText('KPP-16448')
  await expect(region(page, 'Szkolenia')).toContainText('Próbna ewakuacja')

  await page.goto('/employer')
  await page.getByRole('link', { name: 'Gżegżółka Marek' }).first().click()
  await expect(page).toHaveURL(MAREK)
})

test('an employer signs an employee off and up in one step each, and the training shows it', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', MAREK, 'Marek Gżegżółka')
  const bhp = required(page, 'Szkolenie okresowe BHP')
  await bhp.getByRole('button', { name: /^Wypisz ze szkolenia/ }).press('Enter')
  const signUp = bhp.getByRole('button', { name: /^Zapisz na szkolenie.*Marek Gżegżółka/ })
  await expect(signUp).toBeFocused()
  await expect(bhp).toContainText('Wolne miejsca: 18')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(bhp.getByText('Na liście', { exact: true })).toBeVisible()

  await bhp.getByRole('button', { name: /^Wypisz ze szkolenia/ }).click()
  await signUp.click()
  await expect(page.getByText('Zapisano na szkolenie: Marek Gżegżółka')).toBeVisible()
  await page.reload()
  await expect(bhp.getByText('Na liście', { exact: true })).toBeVisible()

  await page.goto('/trainings')
  const row = page.getByRole('row').filter({ hasText: TRAINING }).filter({ hasText: '23.11.2026' })
  await expect(row).toContainText('3 / 20')
  // It is the employee who is signed up, not the employer.
  await expect(row.getByRole('button', { name: /^Zapisz się/ })).toBeVisible()
  await row.getByRole('button', { name: 'Szczegóły' }).click()
  await expect(region(page, 'Twoi pracownicy')).toContainText('Marek Gżegżółka')
  await expect(region(page, 'Twoi pracownicy')).not.toContainText('Łuczak')
})

test('renewing and adding begin with the person and the qualification filled in', async ({ page }) => {
  await openAs(page, 'Pracodawca', MAREK, 'Marek Gżegżółka')
  await required(page, 'Szkolenie okresowe BHP')
    .getByRole('link', { name: /^Odnów/ })
    .click()
  await expect(page).toHaveURL('/certificates/renew?for=iyGjppxfdbffQoF1&type=bhp&scope=workers')
  await page.goBack()
  await page.getByRole('link', { name: 'Dodaj certyfikat', exact: true }).click()
  await expect(page).toHaveURL('/certificates/new?for=iyGjppxfdbffQoF1')
})

test('an administrator sees everybody’s page but signs nobody up', async ({ page }) => {
  await openAs(page, 'Administrator', '/employees/BqFZYQuQBY3lhdVs', 'Stanisław Śmiałek')
  const bhp = required(page, 'Szkolenie okresowe BHP')
  await expect(bhp.getByText('brak', { exact: true })).toBeVisible()
  await expect(bhp).toContainText(TRAINING)
  await expect(page.getByRole('button', { name: /^Zapisz na szkolenie/ })).toHaveCount(0)
  await page.goto('/employees/yVgBYLHUwMJyeYoC')
  await expect(region(page, 'Czy może pracować')).toContainText('Nie podano stanowiska')
  await expect(page.getByText('Nie określono stanowiska · Bez firmy')).toBeVisible()
})

for (const { account, path, message } of [
  { account: 'Pracodawca', path: '/employees/BqFZYQuQBY3lhdVs', message: 'Strona nie znaleziona' },
  { account: 'Pracodawca', path: '/employees/nikt', message: 'Strona nie znaleziona' },
  { account: 'Pracownik', path: MAREK, message: 'Brak dostępu' },
] as const) {
  test.describe(() => {
    test.use({ expectedErrors: [/404|403/] })
    test(`${account} reads nothing of a person on ${path}`, async ({ page }) => {
      await openAs(page, account, path, message)
      await expect(page.getByText('Gżegżółka')).toHaveCount(0)
      await expect(page.getByText('Śmiałek')).toHaveCount(0)
    })
  })
}

test('a person is printed on one sheet, with all that the page says of them', async ({ page }) => {
  await openAs(page, 'Pracodawca', MAREK, 'Marek Gżegżółka')
  const [sheet, ...more] = await printedPages(page)
  expect(more).toEqual([])
  expect(sheet).toPrint('Strona 1 z 1')
  expect(sheet).toPrint(
    'Marek Gżegżółka',
    'Żelbrzeg',
    'Stan na 21.11.2026',
    'Nie może dziś pracować',
    'BHP-39648',
    'UDT-33476',
    'KPP-16448',
    'Bezpieczna obsługa wózków jezdniowych',
  )
  // Places are gone when somebody reads the paper.
  expect(sheet).not.toPrint('Wolne miejsca')
  await page.goto('/employees/u2JoFQVOEDZAGVYH')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Dąbrowska')
  expect(await printedPages(page)).toHaveLength(1)
})

test('the page is accessible, also with the longest name, and has a clean print', async ({ page }) => {
  await openAs(page, 'Pracodawca', MAREK, 'Marek Gżegżółka')
  await expectAccessibleEverywhere(page)
  await page.goto('/employees/teM9PpBRaHwIPDdz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bogumiła Krzyżanowska-Świętochłowicka')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeVisible()
  await expect(page.getByLabel('Stan na dzień')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Stan na 21.11.2026')).toBeVisible()
  await expect(page.getByText('Zakłady Metalowe Żelbrzeg').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Odnów/ })).toHaveCount(0)
})
