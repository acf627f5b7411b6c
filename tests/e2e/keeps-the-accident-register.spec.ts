import { expect, openAs } from '../support/journey.ts'
import { row } from '../support/locators.ts'
import { test } from '../support/one-window.ts'
import { printedPages } from '../support/printed-pages.ts'

test('an employer fills in an entry of the register and prints the register across the sheet', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/reports/register', 'Rejestr wypadków')
  await page
    .getByRole('row')
    .filter({ hasText: 'Hala A, przejście przy prasach' })
    .getByRole('link', { name: /^Uzupełnij wpis/ })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wpis do rejestru wypadków')
  await page.getByLabel('Skutki wypadku').fill('skręcenie kostki')
  await page.getByRole('button', { name: 'Zapisz wpis' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rejestr wypadków')
  await expect(row(page, 'skręcenie kostki')).toBeVisible()

  const [sheet] = await printedPages(page)
  expect(sheet?.isLandscape).toBe(true)
  expect(sheet).toPrint('Rejestr wypadków przy pracy', 'Żelbrzeg', 'stan na 21.11.2026', 'skręcenie kostki')
})
