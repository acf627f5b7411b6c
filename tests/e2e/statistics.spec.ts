import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { countPrintedPages } from '../support/page-facts.ts'

test('a chart becomes a table and a chart again by keyboard, and the statistics fit on two sheets', async ({
  page,
}) => {
  await openAs(page, 'Administrator', '/reports/statistics', 'Statystyki')
  const reports = page.getByRole('region', { name: 'Zgłoszenia w ciągu dwóch lat' })
  await expect(reports.getByRole('img')).toBeVisible()
  await reports.getByRole('button', { name: 'Pokaż tabelę' }).press('Enter')
  await expect(reports.getByRole('table')).toBeVisible()
  await reports.getByRole('button', { name: 'Pokaż wykres' }).press('Enter')
  await expect(reports.getByRole('img')).toBeVisible()
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
})
