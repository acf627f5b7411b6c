import type { Page } from 'playwright/test'

import { expect, openAs } from '../support/journey.ts'
import { row } from '../support/locators.ts'
import { test } from '../support/one-window.ts'
import { choosePhotos, drawPng } from '../support/photos.ts'
import { REPORT_OF_ANNA } from '../support/sample.ts'

const BUMPERS = 'Zamontować odbojnice'

const card = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Działania' })

test('a measure is done with a day, a note and a photo, is found in the list, and is taken back', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', `/reports/${REPORT_OF_ANNA}`, 'Wypadek')
  const bumpers = card(page).getByRole('listitem').filter({ hasText: BUMPERS })
  await bumpers.getByRole('button', { name: 'Oznacz jako wykonane' }).press('Enter')
  await expect(bumpers.getByLabel('Dzień wykonania')).toBeFocused()
  await bumpers.getByLabel('Notatka (opcjonalnie)').fill('Odbojnice stoją')
  await choosePhotos(bumpers, [await drawPng(page, 80, 60)])
  await bumpers.getByLabel('Dzień wykonania').fill('2026-11-20')
  await bumpers.getByRole('button', { name: 'Zapisz wykonanie' }).press('Enter')
  await expect(bumpers).toContainText(/wykonano 20\.11\.2026 · Agnieszka Szczęsna\s*Odbojnice stoją/)
  await expect(bumpers.getByRole('img', { name: 'Zdjęcie 0.jpg' })).toBeVisible()
  await expect(bumpers.getByText(BUMPERS).first()).toBeFocused()
  await page.goto('/reports/measures?state=done')
  await expect(row(page, BUMPERS)).toContainText('Wykonane')
  await row(page, BUMPERS).getByRole('link').click()

  await bumpers.getByRole('button', { name: 'Cofnij wykonanie' }).click()
  await expect(bumpers).toContainText('do 21.12.2026, za 30 dni')
})
