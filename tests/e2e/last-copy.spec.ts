import { expect, expectAccessible, openAs } from '../support/journey.ts'
import { ownDataCard } from '../support/locators.ts'
import { test } from '../support/one-window.ts'
import { ANNA, ELECTRICAL, storeOwnData } from '../support/own-data.ts'

test('the reminder of a copy leads to the card that saves one, and is gone afterwards', async ({ page }) => {
  await storeOwnData(page, ANNA, { changes: [{ ...ELECTRICAL, day: '2026-10-22' }] })
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  const reminder = page
    .getByRole('region', { name: 'Do zrobienia' })
    .getByRole('listitem')
    .filter({ hasText: 'Kopia danych' })
  await reminder.getByRole('link', { name: 'Zrób kopię' }).click()
  const card = ownDataCard(page)
  await expect(card).toBeInViewport()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz kopię' }).click()
  await downloading
  await expect(card).toContainText('Ostatnia kopia: dziś, od niej bez nowych wpisów')
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible()
  await expect(reminder).toHaveCount(0)
})
