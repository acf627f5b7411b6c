import type { Page } from 'playwright/test'

import { toOwnKindId } from '~/domain/qualifications/own-kind'

import { certificateAdded, positionSaved } from '../support/changes.ts'
import { expect, expectAccessible, waitForPanel } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

const PSYCHOLOGICAL = { type: 'own', scope: toOwnKindId('psychological_tests') } as const

/** Jan works in the stores, and the register leaves orzeczenia and initial training to another system. */
const STAFF = [PAPERS_ELSEWHERE, personSaved('jan', 'Jan', 'Lis')]

/** Both need a document about health, which Jan has until its end is near, and Ewa lacks. */
const WITH_HEALTH = [
  ...STAFF,
  personSaved('ewa', 'Ewa', 'Mól'),
  positionSaved('stores', 'magazynier', [{ qualification: PSYCHOLOGICAL }]),
  certificateAdded('tests', {
    ...PSYCHOLOGICAL,
    userId: 'person-jan',
    number: 'W/1',
    expiryDate: '2026-12-20',
    status: 'active',
  }),
]

/** The row of a kind on the list. */
function rowOf(page: Page, name: string) {
  const named = page.getByRole('heading', { level: 3, name, exact: true })
  return page.getByRole('listitem').filter({ has: named })
}

test('documents about health are for the employer alone: no printed page and no file names them', async ({
  page,
}) => {
  await openRegister(page, WITH_HEALTH, '/employees/person-ewa', 'Ewa Mól')
  await expect(page.getByText(/psychotechniczne: brak/)).toBeVisible()
  for (const [path, heading, printed = heading] of [
    ['/employees/person-ewa', 'Ewa Mól'],
    ['/employees/person-jan', 'Jan Lis'],
    ['/employees?view=matrix', 'Pracownicy', 'Lis Jan'],
    ['/employees?view=gate&state=all', 'Pracownicy', 'Lis Jan'],
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
  await expect(page.getByRole('article')).toContainText('psychotechniczne')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz CSV' }).click()
  const chunks = await (await (await downloading).createReadStream()).toArray()
  expect(Buffer.concat(chunks).toString()).not.toContain('psychotechniczne')
})

test('a column with dates that nobody knows becomes a kind of its own', async ({ page }) => {
  await openRegister(page, STAFF, '/employees/import', 'Wczytaj z Excela')
  await page
    .getByLabel('Albo wklej tabelę')
    .fill(
      'Nazwisko i imię\tStanowisko\tSuwnice ważne do\tBadania słuchu\nLis Jan\tmagazynier\tXII 2030\t04.05.2027',
    )
  await page.getByRole('button', { name: 'Wczytaj wklejoną tabelę' }).click()
  await expect(page.getByLabel('Jakie uprawnienie jest w kolumnie Badania słuchu')).toContainText(
    'Nowy rodzaj: Badania słuchu',
  )
  await expect(page.getByText('Tego rodzaju nie ma jeszcze w rejestrze', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Dalej/ }).click()
  await page.getByRole('button', { name: /^Dalej/ }).click()
  await expect(page.getByText('Nowe rodzaje uprawnień: Badania słuchu')).toBeVisible()
  await page.getByRole('button', { name: 'Wczytaj', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Wczytano' })).toBeVisible()
  await expect(page.getByText('Nowe certyfikaty: 2', { exact: true })).toBeVisible()
  await page.goto('/employees/person-jan')
  const others = page.getByRole('region', { name: /certyfikaty/i })
  await expect(others).toContainText('Badania słuchu')
  await expect(others).toContainText('Operator suwnicy (UDT)')
  await page.goto('/employer/kinds')
  await expect(rowOf(page, 'Badania słuchu')).toContainText(/dane o\szdrowiu · dodany tutaj/)
})
