import type { Page } from 'playwright/test'

import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'

const WORKERS = 'Szkolenie okresowe BHP dla stanowisk robotniczych'

const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, title: string, date: string) =>
  page.getByRole('row').filter({ hasText: title }).filter({ hasText: date })

async function openTrainings(page: Page) {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings', 'Szkolenia')
}

async function openDetails(page: Page, title: string, date: string) {
  await row(page, title, date).getByRole('button', { name: 'Szczegóły' }).click()
}

test('a centre takes a training through its steps by the keyboard, and the focus goes along', async ({
  page,
}) => {
  await openTrainings(page)
  await openDetails(page, WORKERS, '23.11.2026')
  await dialog(page).getByRole('button', { name: 'Odwołaj szkolenie' }).press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Odwołaj', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Odwołane')
  await expect(dialog(page)).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Cofnij odwołanie' }).press('Enter')
  await expect(dialog(page)).toContainText('Zaplanowane')
  await expect(dialog(page)).toBeFocused()
  await dialog(page).getByRole('link', { name: 'Zmień' }).press('Enter')
  await page.getByLabel('Data').fill('2026-11-21')
  await page.getByLabel('Data').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORKERS)
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Wystaw certyfikaty' }).press('Enter')
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Linki i kody QR' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(3)
})
