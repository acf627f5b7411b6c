import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'

test('an employer searches and filters reports, and the URL keeps the filters', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/reports', 'Zgłoszenia')
  await expect(page.getByRole('columnheader')).toHaveText(['Rodzaj', 'Data', 'Opis', 'Miejsce', 'Status'], {
    useInnerText: true,
  })
  await expect(page.getByRole('status')).toHaveText('15 zgłoszeń')
  const filter = page.getByRole('combobox', { name: 'Rodzaj lub status' })
  await expect(filter.getByRole('option')).toHaveText([
    'Wszystkie',
    'Wypadki',
    'Zdarzenia potencjalnie wypadkowe',
    'Niedyspozycje',
    'Nowe',
    'W trakcie',
    'Zamknięte',
  ])
  const dates = await page.getByRole('row').locator('td:nth-child(2)').allTextContents()
  const days = dates.map((text) => text.split('.').toReversed().join('-'))
  expect(days).toEqual(days.toSorted().toReversed())

  await filter.selectOption('Niedyspozycje')
  await expect(page).toHaveURL('/reports?filter=indisposition')
  await expect(page.getByRole('status')).toHaveText('4 zgłoszenia')
  await filter.selectOption('W trakcie')
  await expect(page.getByRole('status')).toHaveText('5 zgłoszeń')
  await page.getByRole('searchbox').fill('SUWNICA')
  await expect(page).toHaveURL('/reports?q=SUWNICA&filter=investigating')
  await expect(page.getByRole('status')).toHaveText('1 zgłoszenie')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('SUWNICA')
  await page.getByRole('searchbox').fill('nie ma takiego')
  await expect(page.getByText('Brak zgłoszeń')).toBeVisible()
  await expect(page.getByText('Nie znaleziono zgłoszeń dla podanych kryteriów.')).toBeVisible()
  await page.getByRole('link', { name: 'Wyczyść filtry' }).first().click()
  await expect(page).toHaveURL('/reports')
  await page.goBack()
  await expect(page).toHaveURL('/reports?q=nie+ma+takiego&filter=investigating')
})

test('a shortened description is complete in its report', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/reports', 'Zgłoszenia')
  const cell = page.getByRole('cell', { name: /^Podczas cofania wózek zaczepił/ })
  expect((await cell.boundingBox())?.width).toBeLessThanOrEqual(300)
  await page.getByRole('link', { name: 'Wypadek z 18.11.2026 – szczegóły' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wypadek')
  await expect(page.getByRole('main')).toContainText('wózek zaczepił o słupek regału')
  await expect(page.getByRole('main')).toContainText('18 listopada 2026')
})

test('an employee sees own reports and witnessed accidents, but no co-worker’s indisposition', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/reports', 'Zgłoszenia')
  await expect(page.getByRole('status')).toHaveText('3 zgłoszenia')
  await expect(page.getByRole('main')).not.toContainText('Niedyspozycja przed pracami')
})

test('a report without a place shows a dash', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/reports', 'Zgłoszenia')
  await expect(page.getByRole('row').filter({ hasText: '23.10.2026' })).toContainText('—')
})

test('trainings are searched, filtered and opened', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await expect(page.getByRole('status')).toHaveText('15 szkoleń')
  const months = page.getByRole('rowheader')
  await expect(months.first()).toHaveText('Listopad 2026')
  await expect(months.filter({ hasText: 'zakończone' }).first()).toHaveText('Listopad 2026 – zakończone')
  const own = page.getByRole('row').filter({ hasText: 'Jesteś na liście' })
  await expect(own).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Zakończone')
  await expect(page).toHaveURL('/trainings?status=completed')
  await expect(page.getByRole('status')).toHaveText('6 szkoleń')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Zaplanowane')
  await page.getByRole('searchbox').fill('gdansk')
  await expect(page).toHaveURL('/trainings?q=gdansk&status=scheduled')
  await expect(page.getByRole('status')).toHaveText('2 szkolenia')
  const row = page.getByRole('row').filter({ hasText: 'Ochrona przeciwpożarowa' })
  await expect(row).toContainText('2 / 15')
  await row.getByRole('button', { name: 'Szczegóły' }).click()
  await expect(page.getByRole('dialog', { name: /Ochrona przeciwpożarowa/ })).toContainText('Gdańsk')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('seminarium')
  await expect(page.getByRole('row').filter({ hasText: 'Seminarium' })).toContainText('3 / —')
  await page.getByRole('searchbox').fill('nie ma takiego')
  await expect(page.getByText('Brak wyników')).toBeVisible()
})

test('an employer sees whose certificates need attention and who comes to the next trainings', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employer', 'Panel pracodawcy')
  await expect(page.getByText('Zakłady Metalowe Żelbrzeg')).toBeVisible()
  const anna = page.getByRole('row').filter({ hasText: 'Dąbrowska Anna' })
  await expect(anna.getByRole('cell')).toHaveText([
    /Dąbrowska Anna/,
    /6$/,
    /Wymaga uwagi: 2\scertyfikatytermin wniosku: 1, w tym do potwierdzenia: 1$/,
  ])
  await expect(page.getByRole('row').filter({ hasText: 'Krzyżanowska' })).toContainText('Nie może pracować')
  const trainings = page.getByRole('region', { name: 'Najbliższe szkolenia' })
  await expect(trainings.getByRole('listitem')).toHaveCount(5)
  await expect(trainings.getByRole('listitem').nth(2)).toContainText('12 / 12')
})

test('an administrator sees all employees, and an employer those of the company', async ({ page }) => {
  await openAs(page, 'Administrator', '/employees', 'Pracownicy')
  await expect(page.getByRole('status')).toHaveText('12 pracowników')
  await expect(page.getByRole('row').nth(1)).toContainText('Ćwik Żaneta')
  await expect(page.getByRole('row').nth(2)).toContainText('Dąbrowska Anna')
  const iwona = page.getByRole('row').filter({ hasText: 'Pączkowska Iwona' })
  await expect(iwona).toContainText('Nie określono')
  for (const width of [360, 700, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(iwona.getByText('Nieaktywny')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL('/login')
  await openAs(page, 'Pracodawca', '/employees', 'Pracownicy')
  await expect(page.getByRole('status')).toHaveText('7 pracowników')
  await expect(page.getByText('Pączkowska Iwona')).toHaveCount(0)
})

test('employees are searched, and the URL keeps it', async ({ page }) => {
  await openAs(page, 'Administrator', '/employees?page=x', 'Pracownicy')
  await expect(page.getByRole('status')).toHaveText('12 pracowników')
  await expect(page.getByRole('combobox', { name: 'Stanowisko' })).toHaveText(/^Wszystkie stanowiska/)
  await page.getByRole('searchbox').fill('WÓZKA')
  await expect(page).toHaveURL('/employees?q=W%C3%93ZKA')
  await expect(page.getByRole('status')).toHaveText('3 pracowników')
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('WÓZKA')
  await expect(page.getByRole('status')).toHaveText('3 pracowników')
  await page.getByRole('searchbox').fill('nie ma takiego')
  await expect(page.getByText('Nie znaleziono pracowników dla podanych kryteriów.')).toBeVisible()
  await page.getByRole('link', { name: 'Wyczyść filtry' }).first().click()
  await expect(page).toHaveURL('/employees')
  await expect(page.getByRole('status')).toHaveText('12 pracowników')
})

test('centres have a place, a kind and a state', async ({ page }) => {
  await openAs(page, 'Administrator', '/centers', 'Ośrodki szkoleniowe')
  await expect(page.getByRole('row')).toHaveCount(6)
  await expect(page.getByText('Nieaktywny')).toHaveCount(1)
  await expect(page.getByRole('row').nth(1)).toContainText('Szkolenia certyfikowane')
})

for (const { path, account, heading } of [
  { path: '/reports', account: 'Pracodawca', heading: 'Zgłoszenia' },
  { path: '/trainings', account: 'Pracownik', heading: 'Szkolenia' },
  { path: '/employer', account: 'Pracodawca', heading: 'Panel pracodawcy' },
  { path: '/employees', account: 'Administrator', heading: 'Pracownicy' },
  { path: '/centers', account: 'Administrator', heading: 'Ośrodki szkoleniowe' },
] as const) {
  test(`${path} is accessible and never scrolls sideways`, async ({ page }) => {
    await openAs(page, account, path, heading)
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
}
