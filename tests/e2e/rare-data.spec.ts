import type { Page } from 'playwright/test'

import { expect, openAs, test } from '../support/journey.ts'

// States that the sample data never has, made by changing the server's real answer.
async function changeAnswer(page: Page, url: string, from: string, to: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) })
  })
}

test('a report with an unknown status is shown as „Nieznany”', async ({ page }) => {
  // Before the panel opens: it fetches reports ahead.
  await changeAnswer(page, '**/*.data*', '"closed"', '"archived"')
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await page.getByRole('link', { name: 'Zgłoszenia' }).click()
  await expect(page.getByRole('status')).toHaveText('11 zgłoszeń')
  await expect(page.getByText('Nieznany').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Zamknięty' })).toHaveCount(0)
})

test('a dashboard without a coming training says so', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
  await changeAnswer(page, '**/dashboard.data*', '"scheduled"', '"completed"')
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await expect(page.getByText('Brak nadchodzących szkoleń.')).toBeVisible()
})
