import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  test,
  openMore,
} from '../support/journey.ts'
import { printedPages } from '../support/printed-pages.ts'

// Today is 21 November 2026. Łukasz Zięba's SEP certificate ends on 26 November.
const LUKASZ = 'Zięba Łukasz'
const SEP = '/certificates/5c13dLH5bSgVtkgd'

const banner = (page: Page) => page.getByRole('region', { name: 'Stan na dzień' })
const dayField = (page: Page) =>
  page.getByLabel('Stan na dzień', { exact: true }).and(page.locator('input')).filter({ visible: true })
const backToToday = (page: Page) => page.getByRole('link', { name: 'Wróć do dzisiaj' })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Downloads the CSV file of the screen and returns its name and its text. */
async function csvOf(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz CSV' }).click(),
  ])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('the employer asks who will be qualified, follows one person to the certificate and comes back', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix', 'Pracownicy')
  await expect(banner(page)).toHaveCount(0)
  await expect(dayField(page)).toHaveValue('2026-11-21')
  await expect(rowOf(page, LUKASZ)).toContainText('Do 26.11.2026')
  await page.getByRole('combobox', { name: 'Kto' }).selectOption('Nie mogą pracować')
  await expect(page.getByRole('status')).toHaveText(/^3\spracowników$/)

  await dayField(page).fill('2026-11-27')
  await expect(page).toHaveURL('/employees?view=matrix&state=unable&on=2026-11-27')
  await expect(banner(page)).toContainText(/^Stan na 27\slistopada 2026/)
  await expect(page.getByRole('status')).toHaveText(/^4\spracowników, stan na 27\slistopada 2026$/)
  await expect(rowOf(page, LUKASZ)).toContainText(/wygasł 1\sdzień po terminie/)
  await expect(page.getByRole('main')).not.toContainText(/dziś|jutro/)

  await page.getByRole('link', { name: LUKASZ, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Łukasz Zięba')
  await expect(banner(page)).toContainText(/^Stan na 27\slistopada 2026/)
  await expect(page.getByText('Nie może tego dnia pracować')).toBeVisible()
  await page.getByRole('link', { name: 'SEP-75824' }).click()
  await expect(page).toHaveURL(`${SEP}?on=2026-11-27`)
  await expect(page.getByText('Wygasł 26.11.2026')).toBeVisible()

  await backToToday(page).click()
  await expect(page).toHaveURL(SEP)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByText('Ważny do 26.11.2026')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a cell leads to the certificate on that day, what is left of the time is named by its day', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix&on=2026-11-26', 'Pracownicy')
  await page
    .getByRole('link', { name: /^26\.11\.2026 – wygasa tego dnia, SEP E, G1, Zięba Łukasz/ })
    .press('Enter')
  await expect(page).toHaveURL(`${SEP}?on=2026-11-26`)
  await expect(page.getByText('Wygasa tego dnia')).toBeVisible()
  await expect(page.getByText('Tego dnia kończy się ważność.')).toBeVisible()
  await page.goto('/employees?view=matrix&on=2026-11-25')
  await expect(rowOf(page, LUKASZ)).toContainText('wygasa do 26.11.2026')
})

test('filters stay on the way back to today, and Back restores the day', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix&on=2027-03-01', 'Pracownicy')
  await page.getByRole('searchbox').fill('operator')
  await expect(page).toHaveURL('/employees?view=matrix&q=operator&on=2027-03-01')
  await page.getByRole('combobox', { name: 'Kolejność' }).selectOption('Według nazwiska')
  await expect(page).toHaveURL('/employees?view=matrix&q=operator&sort=name&on=2027-03-01')
  // The address changes before the screen does.
  await expect(backToToday(page)).toHaveAttribute('href', '/employees?view=matrix&q=operator&sort=name')
  await backToToday(page).press('Enter')
  await expect(page).toHaveURL('/employees?view=matrix&q=operator&sort=name')
  await expect(dayField(page)).toHaveValue('2026-11-21')
  await page.goBack()
  await expect(banner(page)).toBeVisible()
  await expect(dayField(page)).toHaveValue('2027-03-01')
  await page.getByRole('link', { name: 'Wyczyść filtry' }).click()
  await expect(page).toHaveURL('/employees?view=matrix&on=2027-03-01')
})

test('the day is typed by keyboard; correcting it adds no step to the history', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
  await dayField(page).focus()
  await page.keyboard.type('03012027')
  await expect(page).toHaveURL('/certificates?on=2027-03-01')
  await expect(dayField(page)).toBeFocused()
  await dayField(page).fill('2027-04-01')
  await expect(page).toHaveURL('/certificates?on=2027-04-01')
  await page.goBack()
  await expect(page).toHaveURL('/certificates')
  await expect(dayField(page)).toHaveValue('2026-11-21')
  await dayField(page).fill('2026-11-20')
  await expect(page).toHaveURL('/certificates')
  await expect(banner(page)).toHaveCount(0)
  await dayField(page).blur()
  await expect(dayField(page)).toHaveValue('2026-11-21')
})

test('statuses, their counts and the preview of certificates follow the day', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/certificates?status=expired', 'Certyfikaty')
  const countOfRows = async () => Number.parseInt((await page.getByRole('status').textContent()) ?? '')
  const today = await countOfRows()
  await dayField(page).fill('2026-11-27')
  await expect(page).toHaveURL('/certificates?status=expired&on=2026-11-27')
  await expect(banner(page)).toBeVisible()
  expect(await countOfRows()).toBeGreaterThan(today)
  const sep = page.getByRole('article').filter({ hasText: 'SEP-75824' })
  await expect(sep).toContainText('Wygasły')
  await sep.getByRole('button', { name: /^Podgląd/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Cały certyfikat/ })
    .click()
  await expect(page).toHaveURL(`${SEP}?on=2026-11-27`)
  await page.goto('/certificates?on=2026-11-27')
  await page.getByRole('link', { name: 'Dodaj certyfikat' }).click()
  await expect(page).toHaveURL('/certificates/new')
})

test('the list of employees says who may work, today and on that day', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees', 'Pracownicy')
  await expect(rowOf(page, LUKASZ)).toContainText('Do 26.11.2026')
  await dayField(page).fill('2026-11-27')
  await expect(rowOf(page, LUKASZ).getByRole('cell', { name: 'Nie', exact: true })).toBeVisible()
  expect(await csvOf(page)).toMatchObject({
    name: 'pracownicy-2026-11-27.csv',
    text: expect.stringMatching(/"Zięba Łukasz".*"nie";"";"SEP E, G1: 1.dzień po terminie";"Aktywny"/),
  })
  await page.getByRole('link', { name: LUKASZ }).click()
  await expect(page).toHaveURL(/\/employees\/\w+\?on=2026-11-27$/)
  await openMore(page)
  await dayField(page).fill('2026-11-26')
  await expect(page.getByText('Może pracować do 26.11.2026')).toBeVisible()
  await page.goto('/employees?on=2026-11-27')
  await page.getByRole('link', { name: 'Kwalifikacje' }).click()
  await expect(page).toHaveURL('/employees?view=matrix&on=2026-11-27')
})

test('files and sheets say the day, and from when the prediction is', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix&on=2027-03-01', 'Pracownicy')
  const line = 'stan na 1 marca 2027, przewidywany 21 listopada 2026'
  expect(await csvOf(page)).toMatchObject({ name: 'kto-moze-pracowac-2027-03-01.csv' })
  expect(await printedPages(page)).toPrint(line)
  await page.getByRole('link', { name: 'Brama' }).click()
  await expect(page.getByText('Brak dopuszczonych osób')).toBeVisible()
  await page.getByRole('link', { name: 'Pokaż wszystkie osoby' }).click()
  expect(await csvOf(page)).toMatchObject({ name: 'dopuszczeni-2027-03-01.csv' })
  expect(await printedPages(page)).toPrint(line)
  for (const path of ['/certificates', '/employees', '/employees/u2JoFQVOEDZAGVYH']) {
    await page.goto(`${path}?on=2027-03-01`)
    await expect(banner(page)).toBeVisible()
    const printed = await printedPages(page)
    expect(printed).toPrint('Stan na 01.03.2027, przewidywany 21.11.2026')
    expect(printed).not.toPrint('Wróć do dzisiaj')
  }
})

test('a past, malformed or too distant day is today', async ({ page }) => {
  for (const on of ['2026-11-21', '2026-11-20', '2027-02-30', '2100-01-01', 'jutro']) {
    await openAs(page, 'Pracodawca', `/employees?view=matrix&on=${on}`, 'Pracownicy')
    await expect(rowOf(page, LUKASZ)).toContainText('Do 26.11.2026')
    await expect(banner(page)).toHaveCount(0)
  }
})

for (const path of [
  '/employees?view=matrix',
  '/employees',
  '/certificates',
  '/employees/u2JoFQVOEDZAGVYH',
  SEP,
]) {
  test(`${path} on a later day is accessible and stays within 360 px`, async ({ page }) => {
    await openAs(page, 'Pracodawca', `${path}${path.includes('?') ? '&' : '?'}on=2027-03-01`, '')
    await expect(banner(page)).toBeVisible()
    await expectAccessibleEverywhere(page)
    await expectNoSidewaysScroll(page)
  })
}
