import type { Page } from 'playwright/test'

import { reportFiled } from '../support/changes.ts'
import { expect, expectAccessibleEverywhere, openAs, test, waitForPanel } from '../support/journey.ts'
import { refuseWrites } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, personSaved } from '../support/owner.ts'
import { choosePhotos, drawPng } from '../support/photos.ts'

const PALLET = '/reports/vGvEw5K7zgw3L3Qt'
const WHAT = 'Obejść regały i zapisać uszkodzenia'
const BUMPERS = 'Zamontować odbojnice'
const SLINGS = 'Wycofać zawiesia pasowe'
const STRAPS = 'Kupić taśmy'

const card = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Działania' })
const item = (page: Page, text: string) => card(page).getByRole('listitem').filter({ hasText: text })
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'działa' })
const addMeasure = (page: Page) => page.getByRole('button', { name: 'Dodaj działanie' })
const openReport = (page: Page) => openAs(page, 'Pracodawca', PALLET, 'Wypadek')

async function add(page: Page, what: string, owner: string, due: string) {
  await addMeasure(page).click()
  await expect(page.getByLabel('Co zrobić')).toBeFocused()
  await page.getByLabel('Co zrobić').fill(what)
  await page.getByRole('combobox', { name: 'Osoba odpowiedzialna' }).selectOption(owner)
  await page.getByLabel('Termin', { exact: true }).fill(due)
  await page.getByRole('button', { name: 'Zapisz działanie' }).click()
  await expect(item(page, what)).toContainText(owner)
}

test('an employer adds a measure, and it is in the to-do list, in the calendar and in the list', async ({
  page,
}) => {
  await openReport(page)
  await addMeasure(page).click()
  await page.getByLabel('Termin', { exact: true }).fill('2026-11-17')
  await page.getByRole('button', { name: 'Zapisz działanie' }).click()
  await expect(page.getByLabel('Co zrobić')).toHaveAccessibleDescription('Napisz, co trzeba zrobić')
  await page.getByLabel('Co zrobić').fill(WHAT)
  await expect(page.getByLabel('Co zrobić')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Zapisz działanie' }).click()
  await expect(page.getByLabel('Termin', { exact: true })).toHaveAccessibleDescription(
    'Podaj datę nie wcześniejszą niż 18.11.2026',
  )
  await expect(page.getByLabel('Termin', { exact: true })).toBeFocused()
  await page.getByLabel('Termin', { exact: true }).fill('2026-11-24')
  await page.getByRole('combobox', { name: 'Osoba odpowiedzialna' }).selectOption('Łukasz Zięba')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Zapisz działanie' }).press('Enter')
  await expect(card(page).getByRole('listitem')).toContainText([
    /Obejść regały i zapisać uszkodzenia.*do 24\.11\.2026, za\s3\sdni · Łukasz Zięba/,
    /Zamontować odbojnice.*do 21\.12\.2026, za\s30\sdni · Agnieszka Szczęsna/,
  ])
  await expect(page.getByLabel('Co zrobić')).toHaveCount(0)
  await expect(addMeasure(page)).toBeFocused()
  await expect(page.getByText(`Dodano działanie: ${WHAT}`)).toBeVisible()

  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await page.getByRole('button', { name: /^Pokaż wszystkie/ }).click()
  const task = page.getByRole('listitem').filter({ hasText: `Działanie: ${WHAT}` })
  await expect(task).toContainText(/do 24\.11\.2026, za\s3\sdni, Łukasz Zięba.*Wypadek z\s18\.11\.2026/)
  await task.getByRole('link', { name: 'Otwórz zgłoszenie' }).click()
  await expect(page).toHaveURL(PALLET)

  await page.getByRole('link', { name: 'Kalendarz', exact: true }).click()
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^wtorek, 24 listopada 2026, 1 szkolenie, termin działania/ })
    .click()
  const ofDay = page.getByRole('region', { name: 'Termin działania' })
  await expect(ofDay.getByRole('listitem')).toHaveText([`${WHAT}Łukasz Zięba`])
  await ofDay.getByRole('link', { name: WHAT }).click()
  await expect(page).toHaveURL(PALLET)

  await page.getByRole('link', { name: 'Zgłoszenia', exact: true }).click()
  await page.getByRole('link', { name: 'Działania' }).click()
  await expect(page).toHaveURL('/reports/measures')
  await expect(page.getByRole('row')).toContainText([
    /^Działanie/,
    /Wycofać zawiesia pasowe.*Józef Kaźmierczak.*termin minął 19\.11\.2026, 2\sdni temu.*Po terminie/,
    /Obejść regały.*Łukasz Zięba.*do 24\.11\.2026, za\s3\sdni.*Otwarte/,
    /Zamontować odbojnice.*Otwarte/,
  ])
})

test('the list is filtered by the address, and Back undoes a choice', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/reports/measures', 'Działania')
  await expect(count(page)).toHaveText('2 działania')
  await expect(row(page, STRAPS)).toHaveCount(0)
  await page.getByLabel('Stan').selectOption('Po terminie')
  await expect(page).toHaveURL('/reports/measures?state=late')
  await expect(count(page)).toHaveText('1 działanie')
  await expect(row(page, SLINGS)).toBeVisible()
  await page.getByLabel('Stan').selectOption('Wykonane')
  await expect(page).toHaveURL('/reports/measures?state=done')
  await expect(row(page, STRAPS)).toContainText('wykonano 15.11.2026')
  await page.goBack()
  await expect(row(page, SLINGS)).toBeVisible()
  await page.getByRole('link', { name: 'Wyczyść filtry' }).click()
  await expect(page).toHaveURL('/reports/measures')
  // The address changes before the form is drawn with it.
  await expect(count(page)).toHaveText('2 działania')
  await page.getByRole('combobox', { name: 'Osoba odpowiedzialna' }).selectOption('Agnieszka Szczęsna')
  await expect(page).toHaveURL(/\/reports\/measures\?person=\w+$/)
  await expect(count(page)).toHaveText('1 działanie')
  await expect(row(page, BUMPERS)).toBeVisible()
  await page.reload()
  await waitForPanel(page)
  await expect(
    page.getByRole('combobox', { name: 'Osoba odpowiedzialna' }).getByRole('option', { selected: true }),
  ).toHaveText('Agnieszka Szczęsna')
  await page.getByLabel('Szukaj').fill('zawiesia')
  await expect(page.getByText('Nie znaleziono działań dla podanych kryteriów.')).toBeVisible()
  await page.goto('/reports/measures?q=zawiesia&state=banana&person=nikt')
  await expect(row(page, SLINGS)).toBeVisible()
  await expect(count(page)).toHaveText('1 działanie')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz CSV' }).click()
  expect((await download).suggestedFilename()).toBe('dzialania-2026-11-21.csv')
  await expectAccessibleEverywhere(page, [1280, 768, 360])
})

test('a measure is done with a day, a note and a photo, and taken back', async ({ page }) => {
  await openReport(page)
  const bumpers = item(page, BUMPERS)
  await bumpers.getByRole('button', { name: 'Oznacz jako wykonane' }).click()
  await expect(bumpers.getByLabel('Dzień wykonania')).toBeFocused()
  await bumpers.getByLabel('Dzień wykonania').fill('2026-11-22')
  await bumpers.getByLabel('Notatka (opcjonalnie)').fill('Odbojnice stoją')
  await choosePhotos(bumpers, [await drawPng(page, 80, 60)])
  await bumpers.getByRole('button', { name: 'Zapisz wykonanie' }).click()
  await expect(bumpers.getByLabel('Dzień wykonania')).toHaveAccessibleDescription(
    'Podaj datę nie późniejszą niż 21.11.2026',
  )
  await expect(bumpers.getByLabel('Notatka (opcjonalnie)')).toHaveValue('Odbojnice stoją')
  await bumpers.getByLabel('Dzień wykonania').fill('2026-11-20')
  await bumpers.getByRole('button', { name: 'Zapisz wykonanie' }).click()
  await expect(bumpers).toContainText(/wykonano 20\.11\.2026 · Agnieszka Szczęsna\s*Odbojnice stoją/)
  await expect(bumpers.getByRole('img', { name: 'Zdjęcie 0.jpg' })).toBeVisible()
  await expect(bumpers.getByText(BUMPERS).first()).toBeFocused()
  await page.goto('/reports/measures?state=done')
  await expect(row(page, BUMPERS)).toContainText('Wykonane')
  await row(page, BUMPERS).getByRole('link').click()

  await bumpers.getByRole('button', { name: 'Cofnij wykonanie' }).click()
  await expect(bumpers).toContainText('do 21.12.2026, za 30 dni')
  await expectAccessibleEverywhere(page)
})

test('a measure is changed and removed, and removing is undone', async ({ page }) => {
  await openReport(page)
  await add(page, WHAT, 'Łukasz Zięba', '2026-11-24')
  await item(page, WHAT).getByRole('button', { name: 'Zmień' }).click()
  await expect(page.getByRole('combobox', { name: 'Osoba odpowiedzialna' })).toHaveValue(/^\w+$/)
  await page.getByLabel('Termin', { exact: true }).fill('2026-11-19')
  await page
    .getByRole('combobox', { name: 'Osoba odpowiedzialna' })
    .selectOption('Małgorzata Wiśniewska (Ty)')
  await page.getByRole('button', { name: 'Zapisz działanie' }).click()
  await expect(item(page, WHAT)).toContainText('termin minął 19.11.2026, 2 dni temu · Małgorzata Wiśniewska')
  await expect(page.getByLabel('Termin', { exact: true })).toHaveCount(0)

  await item(page, WHAT).getByRole('button', { name: 'Usuń' }).click()
  await expect(item(page, WHAT)).toHaveCount(0)
  await expect(item(page, BUMPERS)).toBeVisible()
  await expect(page.getByText(`Usunięto działanie: ${WHAT}`)).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij', exact: true }).first().click()
  await expect(item(page, WHAT)).toBeVisible()
})

test('a worker sees the measures of a report without actions, and no list of all', async ({ page }) => {
  await openAs(page, 'Pracownik', PALLET, 'Wypadek')
  await expect(item(page, BUMPERS)).toContainText('do 21.12.2026, za 30 dni · Agnieszka Szczęsna')
  await expect(card(page).getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'Zgłoszenia', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Nowe zgłoszenie' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Działania' })).toHaveCount(0)
  await page.goto('/reports/measures')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
})

test('the statistics count open and late measures, and lead to them', async ({ page }) => {
  await openAs(page, 'Administrator', '/reports/statistics', 'Statystyki')
  await expect(card(page).getByRole('link')).toHaveText(['Otwarte: 3', 'Po terminie: 1'])
  await card(page).getByRole('link', { name: 'Po terminie' }).click()
  await expect(page).toHaveURL('/reports/measures?state=late')
  await expect(row(page, SLINGS)).toBeVisible()
})

test('a form that the browser refuses to keep says so and loses nothing', async ({ page }) => {
  await openReport(page)
  await addMeasure(page).click()
  await page.getByLabel('Co zrobić').fill(WHAT)
  await page.getByLabel('Termin', { exact: true }).fill('2026-11-24')
  await refuseWrites(page)
  await page.getByRole('button', { name: 'Zapisz działanie' }).click()
  await expect(card(page).getByRole('alert')).toContainText('Nie udało się zapisać')
  await expect(page.getByLabel('Co zrobić')).toHaveValue(WHAT)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessibleEverywhere(page)
})

test('in an own register typed words stay out of the address, and an empty list says where to begin', async ({
  page,
}) => {
  const worker = personSaved('worker', 'Ewa', 'Lis')
  const filed = reportFiled('fall', { reportedBy: OWNER.id })
  await openRegister(page, [worker, filed], '/reports/measures', 'Działania')
  await expect(page.getByText('Brak działań')).toBeVisible()
  await page.getByRole('link', { name: 'Zobacz zgłoszenia' }).click()
  await page.getByRole('link', { name: /^Wypadek/ }).click()
  await add(page, 'Naprawić posadzkę', 'Ewa Lis', '2026-12-01')
  await add(page, 'Oznakować próg', 'Ewa Lis', '2026-12-02')
  await page.goto('/reports/measures')
  await page.getByLabel('Szukaj').fill('posadzk')
  await expect(page).toHaveURL('/reports/measures#q=posadzk')
  await expect(row(page, 'Naprawić posadzkę')).toContainText('Ewa Lis')
  await expect(count(page)).toHaveText('1 działanie')
})
