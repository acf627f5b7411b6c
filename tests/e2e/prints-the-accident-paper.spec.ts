import type { Page } from 'playwright/test'

import type { Assessment } from '~/domain/reports/accident'

import { reportFiled } from '../support/changes.ts'
import { expect, expectAccessibleEverywhere, openAs, storeSession, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, personSaved } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

const SERIOUS = '/reports/mB2tWq7LxZ0cRfNv'

/** Returns the value over a caption of the form. An empty line has no text. */
const entry = (page: Page, caption: string) =>
  page.getByRole('article').getByText(caption, { exact: true }).locator('xpath=preceding-sibling::*')

async function openPaper(page: Page, accident: Assessment, heading: string): Promise<void> {
  const filed = reportFiled('fall', {
    reportedBy: OWNER.id,
    description: 'Potknięcie na schodach',
    injuredId: 'person-p1',
    notifiedOn: '2026-11-21',
    accident,
  })
  await openRegister(page, [personSaved('p1', 'Łucja', 'Ćwiąkała'), filed], '/reports/report-fall', 'Wypadek')
  await page.getByRole('link', { name: `${heading} do druku` }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

/** How the points of the official form begin. */
const POINTS = [
  '1. Dane pracodawcy',
  '2. Zespół powypadkowy w składzie',
  '3. Wypadek zgłosił(a)',
  '4. Ustalono następujące okoliczności wypadku',
  '5. Ustalono następujące przyczyny wypadku',
  '6. Skutki wypadku dla poszkodowanego',
  '7. Stwierdza się, że wypadek',
  '8. Rodzaj wypadku',
  '9. Wnioski i zalecane środki profilaktyczne',
  '10. Podpisy członków zespołu powypadkowego',
  '11. Protokół sporządzono dnia',
  '12. Przeszkody lub trudności',
  '13. Poszkodowany',
  '14. Protokół zatwierdzono dnia',
  '15. Potwierdzenie odbioru protokołu',
  '16. Wykaz załączników do protokołu',
]

test('an employer prints the protocol of a serious accident with what is known, and lines for the rest', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', SERIOUS, 'Wypadek')
  await page.getByRole('link', { name: 'Protokół powypadkowy do druku' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protokół powypadkowy')
  await expect(page.getByText(/Trzy egzemplarze.*inspektora pracy/)).toBeVisible()
  await expect(entry(page, 'nazwa lub imię i nazwisko pracodawcy')).toHaveText(/^Zakłady Metalowe Żelbrzeg/)
  await expect(entry(page, 'Pan(i)')).toHaveText('Łukasz Zięba')
  await expect(entry(page, 'na stanowisku')).toHaveText('elektryk')
  await expect(entry(page, 'wypadek w dniu')).toHaveText('09.11.2026')
  for (const unknown of ['adres siedziby pracodawcy', 'w dniach od', 'do', 'data', 'podpis pracodawcy']) {
    await expect(entry(page, unknown).first()).toHaveText('')
  }
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Agnieszka Szczęsna (specjalista ds. BHP)')
  await expect(paper).toContainText(/Ze zgłoszenia: Przy usuwaniu usterki prasy/)
  const crossedOut = await paper.locator('s').allTextContents()
  expect(crossedOut.map((text) => text.replace(/^skreślone: /, ''))).toEqual([
    'zbiorowy',
    'śmiertelny',
    'powodujący czasową niezdolność do pracy',
    'członek rodziny',
  ])
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(2)
  expect(sheets).toPrint(...POINTS)
  expect(sheets).not.toPrint('Puste linie', 'Szukaj wszędzie')
  await expectAccessibleEverywhere(page)
})

test('a step that is recorded fills in its point, and a protocol in time has no reason for a delay', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/reports/cX5nGwA8oUyD1rLe/paper', 'Protokół powypadkowy')
  const paper = page.getByRole('article')
  await expect(paper).toContainText('nie dotyczy')
  await expect(entry(page, 'dnia')).toHaveText('16.11.2026')
  await expect(entry(page, 'data doręczenia / przesłania ⁶')).toHaveText('')
  await page.getByRole('link', { name: 'Zgłoszenie', exact: true }).click()
  await page
    .getByRole('form', { name: 'Doręczenie protokołu' })
    .getByRole('button', { name: 'Odnotuj' })
    .click()
  await expect(page.getByRole('list', { name: 'Zrobione kroki' })).toContainText('Doręczenie protokołu')
  await page.getByRole('link', { name: 'Protokół powypadkowy do druku' }).click()
  await expect(entry(page, 'data doręczenia / przesłania ⁶')).toHaveText('21.11.2026')
  expect(await printedPages(page)).toHaveLength(2)
})

test('a zleceniobiorca has a karta wypadku', async ({ page }) => {
  await openPaper(page, { who: 'contractor', severity: 'light' }, 'Karta wypadku')
  await expect(page.getByRole('heading', { name: 'I. Dane identyfikacyjne płatnika składek' })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Łucja Ćwiąkała')
  await expect(page.getByRole('article')).toContainText('art. 3 ust. 3')
  await expect(page.getByText(/Trzy egzemplarze.*ZUS/)).toBeVisible()
  expect(await printedPages(page)).toHaveLength(2)
  await expectAccessibleEverywhere(page)
})

test('an accident on the way to work has a card of its own', async ({ page }) => {
  const heading = 'Karta wypadku w\u00a0drodze do pracy lub z\u00a0pracy'
  await openPaper(page, { who: 'commuter', severity: 'unknown' }, heading)
  await expect(page.getByRole('article')).toContainText(/Wypadek JEST \/ NIE JEST \* wypadkiem w\sdrodze/)
  await expect(page.getByRole('article')).toContainText('Zakłady Kontrolne')
  await expect(page.getByRole('article')).not.toContainText('płatnika')
})

test('the accident of a visitor has no paper, and its address says why', async ({ page }) => {
  const filed = reportFiled('fall', {
    reportedBy: OWNER.id,
    injured: 'Pan Kowalski',
    accident: { who: 'visitor', severity: 'light' },
  })
  await openRegister(page, [filed], '/reports/report-fall', 'Wypadek')
  await expect(page.getByRole('link', { name: /do druku$/ })).toHaveCount(0)
  await page.goto('/reports/report-fall/paper')
  await expect(page.getByText(/nie sporządza się protokołu powypadkowego/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Drukuj' })).toHaveCount(0)
})

test('the paper is for those who handle reports, and a near miss has none', async ({ page }) => {
  await openAs(page, 'Pracownik', '/reports/vGvEw5K7zgw3L3Qt', 'Wypadek')
  await expect(page.getByRole('link', { name: /do druku$/ })).toHaveCount(0)
  await page.goto('/reports/vGvEw5K7zgw3L3Qt/paper')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
  await storeSession(page, 'Pracodawca')
  await page.goto('/reports/XZc0ioqZ2ViCf1Mq/paper')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strona nie znaleziona')
})
