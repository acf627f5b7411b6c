import type { Page } from 'playwright/test'

import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { printedPages } from '../support/printed-pages.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Stan na dzień' })
const dayField = (page: Page) =>
  page.getByLabel('Stan na dzień', { exact: true }).and(page.locator('input')).filter({ visible: true })

/** Downloads the CSV file of the screen and returns its name. */
async function csvName(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz CSV' }).click()
  return (await downloading).suggestedFilename()
}

test('the day is typed by keyboard, files and sheets say it, and the way back to today leads to the heading', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employees', 'Pracownicy')
  await dayField(page).focus()
  await page.keyboard.type('03012027')
  await expect(page).toHaveURL('/employees?on=2027-03-01')
  await expect(dayField(page)).toBeFocused()
  await expect(banner(page)).toBeVisible()
  const list = await printedPages(page)
  expect(list).toPrint('Stan na 01.03.2027, przewidywany 21.11.2026')
  expect(list).not.toPrint('Wróć do dzisiaj')

  const line = 'stan na 1 marca 2027, przewidywany 21 listopada 2026'
  await page.getByRole('link', { name: 'Kwalifikacje' }).click()
  await expect(page).toHaveURL('/employees?view=matrix&on=2027-03-01')
  expect(await csvName(page)).toBe('aktualne-dokumenty-2027-03-01.csv')
  expect(await printedPages(page)).toPrint(line)
  await page.getByRole('link', { name: 'Brama' }).click()
  await page.getByRole('link', { name: 'Pokaż wszystkie osoby' }).click()
  expect(await csvName(page)).toBe('lista-na-brame-2027-03-01.csv')
  expect(await printedPages(page)).toPrint(line)

  await page.getByRole('link', { name: 'Wróć do dzisiaj' }).press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
