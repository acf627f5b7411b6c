import type { Locator, Page } from 'playwright/test'

import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  test,
  waitForPanel,
} from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

const NAME = 'Operator walca drogowego'

/** Jan works in the stores, and the register leaves orzeczenia and initial training to another system. */
const STAFF = [PAPERS_ELSEWHERE, personSaved('jan', 'Jan', 'Lis')]

async function openKinds(page: Page): Promise<void> {
  await openRegister(page, STAFF, '/employer/kinds', 'Rodzaje uprawnień')
}

/** The row of a kind on the list. */
function rowOf(page: Page, name: string): Locator {
  const named = page.getByRole('heading', { level: 3, name, exact: true })
  return page.getByRole('listitem').filter({ has: named })
}

async function addKind(page: Page, name = NAME): Promise<void> {
  await page.goto('/employer/kinds/new')
  await page.getByLabel('Nazwa').fill(name)
  await page.getByRole('button', { name: 'Zapisz rodzaj' }).press('Enter')
  await expect(rowOf(page, name)).toContainText('dodany tutaj')
}

/** Adds a certificate of the kind to Jan, which has only an end. */
async function addCertificate(page: Page, kind: string, expiryDate: string): Promise<void> {
  await page.goto('/certificates/new?for=person-jan')
  await page.getByLabel('Rodzaj certyfikatu').selectOption({ label: 'Inne uprawnienie' })
  await page.getByLabel('Uprawnienie', { exact: true }).selectOption({ label: kind })
  await page.getByLabel('Numer').fill('W/1')
  await page.getByLabel('Data ważności').fill(expiryDate)
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: kind })).toBeVisible()
}

async function require(page: Page, kind: string): Promise<void> {
  await page.goto('/employer/positions')
  await page.getByRole('link', { name: /^(Ustal wymagania|Zmień).*magazynier/ }).click()
  await page.getByLabel('Szkolenie okresowe BHP').selectOption('none')
  await page
    .getByRole('group', { name: 'Inne uprawnienia' })
    .getByRole('checkbox', { name: kind, exact: true })
    .check()
  await page.getByRole('button', { name: 'Zapisz wymagania' }).press('Enter')
  await expect(rowOf(page, 'magazynier')).toContainText(kind)
}

test('a kind of one’s own is added, required, held, and decides who may work', async ({ page }) => {
  await openKinds(page)
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Dodaj rodzaj' }).click()
  await page.getByLabel('Do kiedy jest ważne').selectOption({ label: 'Po liczbie miesięcy od wydania' })
  await page.getByRole('button', { name: 'Zapisz rodzaj' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Popraw dane' }).getByRole('link')).toHaveText([
    'Podaj nazwę rodzaju',
    'Podaj liczbę miesięcy od 1 do 600',
  ])
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Nazwa').fill(NAME)
  await page.getByLabel('Ile miesięcy od wydania').fill('36')
  await page.getByLabel('Ile dni przed końcem').fill('20')
  await page.getByRole('button', { name: 'Zapisz rodzaj' }).press('Enter')
  await expect(rowOf(page, NAME)).toContainText(/Ważne 36\smiesięcy od wydania · do zrobienia 20\sdni/)

  await require(page, NAME)
  await page.goto('/employees/person-jan')
  await expect(page.getByRole('region', { name: 'Czy może pracować' })).toContainText(`${NAME}: brak`)

  await addCertificate(page, NAME, '2026-12-20')
  await expect(page.getByText('nieznana')).toBeVisible()
  await page.goto('/employees?view=matrix')
  await expect(page.getByRole('columnheader', { name: NAME })).toBeVisible()
  await expect(page.getByRole('row', { name: /Lis Jan/ })).toContainText('Do 20.12.2026')
  // 29 days are left, and the kind warns 20 days before.
  await expect(page.getByRole('row', { name: /Lis Jan/ })).toContainText('ważny')
  await page.goto('/employees?view=matrix&on=2026-12-01')
  await expect(page.getByRole('row', { name: /Lis Jan/ })).toContainText('wygasa')
  await page.goto('/employees?view=matrix&on=2026-12-21')
  await expect(page.getByRole('row', { name: /Lis Jan/ })).toContainText('Nie')

  await page.goto('/certificates#q=walca')
  await expect(page.getByRole('article')).toContainText(NAME)
  await page.goto('/employer/kinds')
  await expect(rowOf(page, NAME)).toContainText(/1\scertyfikat · wymagane na stanowiskach: magazynier/)
})

test('a new name is everywhere at once, a kind out of use is offered no more, and both are undone', async ({
  page,
}) => {
  await openKinds(page)
  await addKind(page)
  await addCertificate(page, NAME, '2027-12-20')
  await page.goto('/employer/kinds')
  await rowOf(page, NAME).getByRole('link', { name: 'Zmień' }).click()
  await page.getByLabel('Nazwa').fill('Walec')
  await page.getByRole('button', { name: 'Zapisz rodzaj' }).press('Enter')
  await expect(rowOf(page, 'Walec')).toBeVisible()
  await page.goto('/certificates')
  await expect(page.getByRole('article')).toContainText('Walec')
  await page.goto('/employer/kinds')
  await rowOf(page, 'Walec').getByRole('button', { name: 'Wycofaj' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Wycofane' })).toContainText('Walec')
  await page.goto('/certificates/new?type=own')
  await expect(page.getByLabel('Uprawnienie', { exact: true })).not.toContainText('Walec')
  await page.goto('/certificates')
  await expect(page.getByRole('article')).toContainText('Walec')
  await page.goto('/employer/kinds')
  await rowOf(page, 'Walec').getByRole('button', { name: 'Przywróć' }).press('Enter')
  const toast = page.getByRole('status').filter({ hasText: 'Przywrócono rodzaj' })
  await toast.getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Wycofane' })).toContainText('Walec')
})

/** Each printed screen has Jan on it, and nothing about the tests that he needs. */
async function expectNotPrinted(page: Page): Promise<void> {
  for (const [path, heading, printed = heading] of [
    ['/employees?view=matrix', 'Pracownicy', 'Lis Jan'],
    ['/employees?view=gate&state=all', 'Pracownicy', 'Lis Jan'],
    ['/employees/person-jan', 'Jan Lis'],
    ['/employer', 'Panel pracodawcy'],
    ['/dashboard', 'Dzień dobry, Jan'],
    ['/calendar?date=2026-12-20', 'Kalendarz szkoleń'],
    ['/certificates', 'Certyfikaty'],
  ] as const) {
    await page.goto(path)
    // The fallback has the same heading.
    await waitForPanel(page)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const sheets = await printedPages(page)
    expect(sheets, path).toPrint(printed)
    expect(sheets, path).not.toPrint('psychotechniczne')
  }
}

test('documents about health are for the employer alone: no printed page and no file names them', async ({
  page,
}) => {
  await openKinds(page)
  await require(page, 'Badania psychotechniczne')
  await expectNotPrinted(page)
  await addCertificate(page, 'Badania psychotechniczne', '2026-12-20')
  await expect(page.getByRole('button', { name: 'Drukuj' })).toHaveCount(0)
  await expect(page.getByText(/widzą go tylko ta osoba i\sjej pracodawca/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Termin do kalendarza' })).toHaveCount(0)
  await expectNotPrinted(page)
  await page.goto('/certificates')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz CSV' }).click()
  const chunks = await (await (await downloading).createReadStream()).toArray()
  expect(Buffer.concat(chunks).toString()).not.toContain('psychotechniczne')
})

test('a column with dates that nobody knows becomes a kind of its own', async ({ page }) => {
  await openKinds(page)
  await page.goto('/employees/import')
  await page
    .getByLabel('Albo wklej tabelę')
    .fill(
      'Nazwisko i imię\tStanowisko\tSuwnice ważne do\tBadania wysokościowe\nLis Jan\tmagazynier\tXII 2027\t04.05.2027',
    )
  await page.getByRole('button', { name: 'Wczytaj wklejoną tabelę' }).click()
  await expect(page.getByLabel('Jakie uprawnienie jest w kolumnie Badania wysokościowe')).toContainText(
    'Nowy rodzaj: Badania wysokościowe',
  )
  await expect(page.getByText('Tego rodzaju nie ma jeszcze w rejestrze', { exact: false })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: /^Dalej/ }).click()
  await page.getByRole('button', { name: /^Dalej/ }).click()
  await expect(page.getByText('Nowe rodzaje uprawnień: Badania wysokościowe')).toBeVisible()
  await page.getByRole('button', { name: 'Wczytaj', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Wczytano' })).toBeVisible()
  await expect(page.getByText('Nowe certyfikaty: 2', { exact: true })).toBeVisible()
  await page.goto('/employees/person-jan')
  const others = page.getByRole('region', { name: /certyfikaty/i })
  await expect(others).toContainText('Badania wysokościowe')
  await expect(others).toContainText('Operator suwnicy (UDT)')
  await page.goto('/employer/kinds')
  await expect(rowOf(page, 'Badania wysokościowe')).toContainText(/dane o\szdrowiu · dodany tutaj/)
})

test('a long name and a small screen: nothing sticks out', async ({ page }) => {
  const long = 'Uprawnienia do obsługi przenośników taśmowych i maszyn wyciągowych klasy trzeciej'
  await openKinds(page)
  await addKind(page, long.slice(0, 80))
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.goto('/employer/kinds/own_welder')
  await expect(page.getByLabel('Nazwa')).toHaveValue('Świadectwo spawacza')
  await expectNoSidewaysScroll(page)
})

test('nobody but an employer sets kinds', async ({ page }) => {
  for (const account of ['Pracownik', 'Administrator', 'Ośrodek Szkoleniowy'] as const) {
    await openAs(page, account, '/employer/kinds', 'Brak dostępu')
  }
  await openAs(page, 'Pracodawca', '/employer/kinds/own_nie_ma', 'Strona nie znaleziona')
})

test('a worker records a licence of their own, without a screen of kinds', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates/new?type=own&scope=own_licence_c', 'Dodaj certyfikat')
  await expect(page.getByLabel('Uprawnienie', { exact: true })).toHaveValue('own_licence_c')
  await expect(page.getByRole('link', { name: /Brakuje rodzaju/ })).toHaveCount(0)
  await page.getByLabel('Numer').fill('PJ 1')
  await page.getByLabel('Data ważności').fill('2029-05-04')
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Prawo jazdy C' })).toBeVisible()
  await expect(page.getByText('niepotwierdzony przez wystawcę', { exact: false }).first()).toBeVisible()
})
