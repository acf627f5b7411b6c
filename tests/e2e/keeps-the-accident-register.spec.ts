import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { printedPages } from '../support/printed-pages.ts'

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('an employer keeps the register: an entry is filled in, undone, filtered, saved and printed', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/reports', 'Zgłoszenia')
  await page.getByRole('link', { name: 'Rejestr wypadków' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rejestr wypadków')
  await expect(page.getByText(/^Bez protokołu, jeszcze poza rejestrem: 2\swypadki\./)).toBeVisible()
  const accident = rowOf(page, 'Rampa załadunkowa nr 2')
  await expect(accident).toContainText('stłuczenie dłoni')
  await expect(accident).toContainText('tak')
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await rowOf(page, 'Hala A, przejście przy prasach')
    .getByRole('link', { name: /^Uzupełnij wpis/ })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wpis do rejestru wypadków')
  await expectAccessibleEverywhere(page)
  await page.getByLabel('Osoba poszkodowana').fill('Agnieszka Szczęsna')
  await page.getByLabel('Skutki wypadku').fill('skręcenie kostki')
  await page.getByLabel('Dni niezdolności').fill('dwa')
  await page.getByRole('button', { name: 'Zapisz wpis' }).press('Enter')
  await expect(page.getByLabel('Dni niezdolności')).toHaveAccessibleDescription(/Podaj liczbę dni/)
  await page.getByLabel('Dni niezdolności').fill('21')
  await page.getByLabel('Wniosek do ZUS').fill('2026-11-10')
  await page.getByRole('button', { name: 'Zapisz wpis' }).press('Enter')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rejestr wypadków')
  const filled = rowOf(page, 'skręcenie kostki')
  await expect(filled).toContainText('10.11.2026')
  await expect(filled).toContainText('21')
  await expect(filled).toContainText('Agnieszka Szczęsna')

  const [sheet] = await printedPages(page)
  expect(sheet?.isLandscape).toBe(true)
  expect(sheet).toPrint('Rejestr wypadków przy pracy', 'Żelbrzeg', 'stan na 21.11.2026', 'skręcenie kostki')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('"skręcenie kostki"')

  await page
    .getByRole('status')
    .filter({ hasText: 'Zapisano wpis' })
    .getByRole('button', { name: 'Cofnij' })
    .press('Enter')
  await expect(filled).toHaveCount(0)
})

test('the register is the employer’s alone', async ({ page }) => {
  for (const account of ['Pracownik', 'Administrator'] as const) {
    await openAs(page, account, '/reports/register', 'Brak dostępu')
    await page.goto('/reports')
    await expect(page.getByRole('link', { name: 'Rejestr wypadków' })).toHaveCount(0)
  }
})
