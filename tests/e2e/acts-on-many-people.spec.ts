import type { Page } from 'playwright/test'

import { certificateAdded } from '../support/changes.ts'
import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts'
import { readRows } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

/** A storeman needs periodic BHP training by the sample's pattern, and the first four have it. */
const NAMES = ['Ada', 'Ewa', 'Iga', 'Ola', 'Ula', 'Zoja', 'Żaneta', 'Łucja', 'Marta', 'Nina']
const CREW = NAMES.map((name, index) => personSaved(`p${index}`, name, `Lis${index}`))
const TRAINED = NAMES.slice(0, 4).map((_, index) =>
  certificateAdded(`c${index}`, {
    userId: `person-p${index}`,
    type: 'bhp',
    scope: 'workers',
    number: `BHP-${index}`,
    issueDate: '2025-01-10',
    expiryDate: '2028-01-10',
    status: 'active',
    enteredBy: 'Jan Próbny',
  }),
)
const HIRED = CREW.map((change) => ({ ...change, person: { ...change.person, hiredOn: '2019-03-04' } }))

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Zaznacz: ${name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Zaznaczone osoby' })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function undo(page: Page, text: string): Promise<void> {
  await toast(page, text).getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(toast(page, `Cofnięto${text}`)).toBeVisible()
}

test('of many people the dashboard names the cause, and it leads to all of them, ticked', async ({
  page,
}) => {
  await openRegister(page, [...HIRED, ...TRAINED], '/dashboard', 'Dzień dobry, Jan')
  const alarm = page.getByRole('region', { name: /^10\sosób nie może dziś pracować/ })
  const cause = alarm.getByRole('listitem').filter({ hasText: 'Brak orzeczenia lekarskiego' })
  await expect(cause).toContainText(/10\sosób.*Ada Lis0, Ewa Lis1, Iga Lis2 i\s7\sinnych osób/)
  await page.getByRole('button', { name: 'Pokaż wszystkie (4)' }).click()
  const bhp = alarm.getByRole('listitem').filter({ hasText: 'BHP, stanowiska robotnicze: brak' })
  await expect(bhp).toContainText(/6\sosób/)
  // Others may read what is printed.
  const printed = await printedPages(page)
  expect(printed).toPrint('BHP, stanowiska robotnicze: brak')
  expect(printed).not.toPrint('orzeczeni', 'Orzeczeni')
  await bhp.getByRole('link', { name: /^BHP, stanowiska/ }).click()
  await expect(page.getByRole('status')).toHaveText(/^6\spracowników$/)
  await expect(row(page, 'Lis4 Ula')).toContainText('Nie')
  await page.getByRole('link', { name: /^BHP, stanowiska robotnicze: brak ?, usuń filtr/ }).click()
  await expect(page.getByRole('status')).toHaveText(/^10\spracowników$/)
  await expect(bar(page)).toHaveCount(0)

  await page.goto('/dashboard')
  await cause.getByRole('link', { name: /^Skieruj/ }).press('Enter')
  await expect(bar(page)).toContainText(/Zaznaczono: 10\sosób/)
  await bar(page).getByRole('button', { name: 'Skieruj na badania' }).press('Enter')
  await expect(toast(page, 'Odnotowano skierowanie na badania')).toContainText(/10\sosób/)
  await page.goto('/dashboard')
  await expect(alarm).toContainText('Brak orzeczenia lekarskiego, skierowano na badania')
  await expect(alarm.getByRole('link', { name: /^Skieruj/ })).toHaveCount(0)
  await alarm.getByRole('link', { name: /^Brak orzeczenia/ }).click()
  await row(page, 'Lis0 Ada').getByRole('link').first().click()
  await expect(page.getByText('brak, skierowano 21.11.2026').first()).toBeVisible()
})

test('ticked people get another position, go to the archive and are printed, and one undo takes back all', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The rows of the page as they are when it is printed.
    window.print = () => {
      document.title = [...document.querySelectorAll('tbody a')].map((link) => link.textContent).join(', ')
    }
  })
  await openRegister(page, [PAPERS_ELSEWHERE, ...HIRED, ...TRAINED], '/employees', 'Pracownicy')
  await tick(page, 'Lis0 Ada').check()
  await tick(page, 'Lis5 Zoja').press('Space')
  await expect(bar(page)).toContainText(/Zaznaczono: 2\sosoby/)
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await bar(page).getByRole('button', { name: 'Drukuj zaznaczone' }).press('Enter')
  await expect(page).toHaveTitle('Lis0 Ada, Lis5 Zoja')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(row(page, 'Lis1 Ewa')).toBeVisible()

  await bar(page).getByRole('button', { name: 'Stanowisko lub dział' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).press('Enter')
  await expect(dialog.getByLabel('Stanowisko')).toHaveAccessibleDescription('Podaj stanowisko albo dział')
  await dialog.getByLabel('Dział').fill('Hala 7')
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Lis0 Ada')).toContainText('Hala 7')
  await expect(row(page, 'Lis5 Zoja')).toContainText('Hala 7')
  await expect(row(page, 'Lis0 Ada')).toContainText('magazynier')
  await undo(page, 'Zmieniono stanowisko lub dział')
  await expect(row(page, 'Lis5 Zoja')).not.toContainText('Hala 7')

  await page.getByRole('searchbox').fill('zoja')
  await expect(bar(page)).toContainText(/Zaznaczono: 1\sosoba/)
  await page.getByRole('searchbox').fill('')
  await expect(bar(page)).toContainText(/Zaznaczono: 2\sosoby/)
  await bar(page).getByRole('button', { name: 'Do archiwum' }).press('Enter')
  await expect(page.getByRole('status').first()).toHaveText(/^8\spracowników$/)
  await undo(page, 'Przeniesiono do archiwum')
  await expect(page.getByRole('status').first()).toHaveText(/^10\spracowników$/)
})

test('all matching people are ticked by one press, and get a certificate with the same days', async ({
  page,
}) => {
  await openRegister(page, [PAPERS_ELSEWHERE, ...HIRED, ...TRAINED], '/employees?state=unable', 'Pracownicy')
  await tick(page, 'Lis4 Ula').check()
  await bar(page).getByRole('button', { name: 'Zaznacz wszystkich: 6' }).press('Enter')
  await expect(bar(page)).toContainText(/Zaznaczono: 6\sosób/)
  await tick(page, 'Lis9 Nina').uncheck()
  await bar(page).getByRole('button', { name: 'Dodaj certyfikat' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikat dla kilku osób')
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Rodzaj').selectOption('bhp')
  await page.getByLabel('Zakres').selectOption('workers')
  await page.getByLabel('Data wydania').fill('2026-11-20')
  await page.getByLabel('Lis4 Ula').fill('BHP-0')
  await page.getByLabel('Lis5 Zoja').fill('BHP-9')
  await page.getByLabel('Lis6 Żaneta').fill('bhp 9')
  await page.getByRole('button', { name: 'Zapisz certyfikaty' }).press('Enter')
  await expect(page.getByLabel('Lis4 Ula')).toHaveAccessibleDescription(/już istnieje/)
  await expect(page.getByLabel('Lis6 Żaneta')).toHaveAccessibleDescription(/już przy innej osobie/)
  await page.getByLabel('Lis4 Ula').fill('BHP-8')
  await page.getByLabel('Lis6 Żaneta').fill('')
  // A page that is loaded anew before loses what was typed last.
  await expect.poll(async () => JSON.stringify(await readRows(page, 'drafts'))).not.toContain('bhp 9')
  await page.reload()
  await expect(page.getByLabel('Lis5 Zoja')).toHaveValue('BHP-9')
  await page.getByRole('button', { name: 'Zapisz certyfikaty' }).press('Enter')
  await expect(toast(page, 'Dodano: 5')).toContainText('Szkolenie okresowe BHP · stanowiska robotnicze')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pracownicy')
  await expect(row(page, 'Lis6 Żaneta')).toContainText('Do 20.11.2029')
  await expect(row(page, 'Lis9 Nina')).toContainText('Nie')
  await undo(page, 'Dodano: 5')
  await expect(row(page, 'Lis6 Żaneta')).toContainText('Nie')
})

test('the form for many people says where to choose them if nobody is chosen', async ({ page }) => {
  await openRegister(page, HIRED, '/employees/certificates', 'Certyfikat dla kilku osób')
  await page.getByRole('link', { name: 'liście pracowników' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pracownicy')
})

test('the former addresses of the views lead to them with all filters', async ({ page }) => {
  await openRegister(
    page,
    [...HIRED, ...TRAINED],
    '/employees/duty?show=lacking&sort=name#q=Zoja',
    'Pracownicy',
  )
  await expect(page).toHaveURL('/employees?sort=name&view=matrix&state=unable#q=Zoja')
  await expect(page.getByRole('status')).toHaveText(/^1\spracownik$/)
  await page.goto('/employees/admitted?show=all')
  await expect(page).toHaveURL('/employees?view=gate&state=all')
  await expect(page.getByRole('status')).toHaveText(/^10\spracowników$/)
})

test('the matrix is sorted by the days of any column, and the address keeps it', async ({ page }) => {
  await openRegister(
    page,
    [PAPERS_ELSEWHERE, ...HIRED, ...TRAINED],
    '/employees?view=matrix&sort=name',
    'Pracownicy',
  )
  const heading = page.getByRole('columnheader', { name: 'BHP' })
  await expect(page.getByRole('rowheader').first()).toContainText('Lis0 Ada')
  await heading.getByRole('link').press('Enter')
  await expect(page).toHaveURL('/employees?view=matrix&sort=bhp')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('rowheader').first()).toContainText('Lis4 Ula')
  await expect(page.getByRole('combobox', { name: 'Kolejność' })).toHaveValue('bhp')
  await page.goBack()
  await expect(page.getByRole('rowheader').first()).toContainText('Lis0 Ada')
})
