import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, storeSession, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { countPrintedPages } from '../support/page-facts.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name })

test('the employer reads the figures as charts and as tables', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employer', 'Panel pracodawcy')
  await page.getByRole('link', { name: 'Statystyki' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statystyki')
  const reports = card(page, 'Zgłoszenia w ciągu dwóch lat')
  await expect(reports).toContainText(/W\sciągu dwóch lat: \d+\swypadk/)
  await expect(reports.getByRole('img')).toBeVisible()
  await reports.getByRole('button', { name: 'Pokaż tabelę' }).press('Enter')
  await expect(reports.getByRole('img')).toHaveCount(0)
  // The sample begins in October 2025: no months are shown before the first report.
  await expect(reports.getByRole('row')).toHaveCount(15)
  await expect(reports.getByRole('row', { name: /^listopad 2026/ })).toBeVisible()
  await reports.getByRole('button', { name: 'Pokaż wykres' }).press('Enter')
  await expect(reports.getByRole('img')).toBeVisible()

  const qualifications = card(page, 'Ważne kwalifikacje przez najbliższy rok')
  await qualifications.getByRole('button', { name: 'Pokaż tabelę' }).click()
  await expect(qualifications.getByRole('row').nth(1)).toHaveText(/^21\.11\.2026.*\d+\sz\s\d+.*\d+%$/)
  await expect(qualifications.getByRole('row')).toHaveCount(14)
})

test('the employer reads how often accidents are, and types how many people are employed', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/reports/statistics', 'Statystyki')
  const frequency = card(page, 'Wypadki na 1000 zatrudnionych')
  await expect(frequency).toContainText(
    /2026 \(do\s21\.11\.2026\): \d+\swypadk\S+ pracowników, także przed protokołem\. Przy średnim zatrudnieniu\s7: /,
  )
  await expect(card(page, 'Dni niezdolności do pracy na wypadek')).toContainText(
    /2026 \(do\s21\.11\.2026\): 9\sdni na\swypadek\. Dni są znane dla\s1\sz\s\d+\swypadków/,
  )
  await frequency.getByText('Liczba zatrudnionych').click()
  const present = frequency.getByLabel(/^Zatrudnieni w\s2026$/)
  await expect(present).toHaveAccessibleDescription('Z rejestru: 7')
  await present.fill('dwieście')
  await present.press('Enter')
  await expect(present).toHaveAccessibleDescription(/Podaj liczbę osób/)
  await expect(present).toHaveValue('dwieście')
  await present.fill('250,5')
  await present.press('Enter')
  await expect(frequency).toContainText(/zatrudnieniu\s250,5: /)
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await frequency.getByRole('button', { name: 'Pokaż tabelę' }).click()
  await expect(frequency.getByRole('row', { name: /^2026/ })).toContainText('250,5')
  await expect(frequency.getByRole('row', { name: /^2025/ })).toContainText('142,9')
  await page
    .getByRole('status')
    .filter({ hasText: 'Zapisano liczbę zatrudnionych' })
    .getByRole('button', { name: 'Cofnij' })
    .click()
  await expect(frequency).toContainText(/zatrudnieniu\s7: /)
  await frequency.getByRole('button', { name: 'Pokaż wykres' }).click()
  await frequency.getByText('Liczba zatrudnionych').click()
  await expect(present).toHaveValue('')
})

test('a report that is closed moves from the open ones to the closed ones at once', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/reports/vGvEw5K7zgw3L3Qt', 'Wypadek')
  const openReports = async () => {
    await page.goto('/reports/statistics')
    const text = await card(page, 'Od zdarzenia do zamknięcia').textContent()
    return Number(/Otwarte: (\d+)/.exec(text ?? '')?.[1])
  }
  const before = await openReports()
  await page.goto('/reports/vGvEw5K7zgw3L3Qt')
  await page.getByLabel('Nowy status').selectOption('Zamknięty')
  await page.getByLabel('Powód zamknięcia').fill('Sprawdzone')
  await page.getByLabel('Zamykam mimo otwartych kroków').check()
  await page.getByRole('button', { name: 'Zmień status' }).click()
  await expect(page.getByRole('region', { name: 'Historia' }).getByRole('listitem')).toHaveCount(1)
  expect(await openReports()).toBe(before - 1)
})

test('an employer counts their own company only, an administrator all', async ({ page }) => {
  const countOf = async () => {
    await expect(card(page, 'Zgłoszenia według statusu')).toContainText(/z\s\d+\)/)
    const text = await card(page, 'Zgłoszenia według statusu').textContent()
    return Number(/z\s(\d+)\)/.exec(text ?? '')?.[1])
  }
  await openAs(page, 'Administrator', '/reports', 'Zgłoszenia')
  await page.getByRole('link', { name: 'Statystyki' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statystyki')
  const all = await countOf()
  await storeSession(page, 'Pracodawca')
  await page.goto('/reports/statistics')
  expect(await countOf()).toBeLessThan(all)
})

test('an empty register is told that there is nothing to count, and what comes first', async ({ page }) => {
  await page.goto('/healthz')
  await openRegister(page, [], '/reports/statistics', 'Statystyki')
  await expect(card(page, 'Zgłoszenia')).toContainText(/Nie ma jeszcze zgłoszeń/)
  await expect(card(page, 'Zgłoszenia').getByRole('link', { name: 'Nowe zgłoszenie' })).toBeVisible()
  const qualifications = card(page, 'Ważne kwalifikacje przez najbliższy rok')
  await expect(qualifications).toContainText(/Nie ma jeszcze certyfikatów/)
  await expect(page.getByRole('main')).not.toContainText('0 z 0')
  await expectAccessibleEverywhere(page)
  await qualifications.getByRole('link', { name: 'Dodaj certyfikat' }).click()
  await expect(page).toHaveURL('/certificates/new')
})

test('an employee has neither the link nor the screen', async ({ page }) => {
  await openAs(page, 'Pracownik', '/reports', 'Zgłoszenia')
  await expect(page.getByRole('link', { name: 'Statystyki' })).toHaveCount(0)
  await page.goto('/reports/statistics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
})

test('the statistics are accessible, stay within 360 px and fit on two sheets', async ({ page }) => {
  await openAs(page, 'Administrator', '/reports/statistics', 'Statystyki')
  await expectAccessibleEverywhere(page)
  const tables = page.getByRole('button', { name: 'Pokaż tabelę' })
  for (let left = await tables.count(); left > 0; left -= 1) await tables.first().click()
  await expect(page.getByRole('table')).toHaveCount(5)
  await expectAccessibleEverywhere(page)
  await page.reload()
  await expect(card(page, 'Zgłoszenia według miejsca')).toBeVisible()
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
})
