import { reportFiled } from '../support/changes.ts'
import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'
import { REPORT_BEFORE_HANDING_OVER, REPORT_OF_SERIOUS_ACCIDENT } from '../support/sample.ts'

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

test('the protocol of an accident prints all its points on two sheets, and so does a karta wypadku', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', `/reports/${REPORT_OF_SERIOUS_ACCIDENT}`, 'Wypadek')
  await page.getByRole('link', { name: 'Protokół powypadkowy do druku' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protokół powypadkowy')
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(2)
  expect(sheets).toPrint(...POINTS)
  expect(sheets).not.toPrint('Puste linie', 'Szukaj wszędzie')

  await openAs(page, 'Pracodawca', `/reports/${REPORT_BEFORE_HANDING_OVER}/paper`, 'Protokół powypadkowy')
  expect(await printedPages(page)).toHaveLength(2)

  const accident = { who: 'contract_worker', severity: 'light' } as const
  const filed = reportFiled('fall', { reportedBy: OWNER.id, accident })
  await openRegister(page, [filed], '/reports/report-fall/paper', 'Karta wypadku')
  expect(await printedPages(page)).toHaveLength(2)
})
