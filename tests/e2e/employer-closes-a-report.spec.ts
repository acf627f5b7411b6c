import type { Page } from 'playwright/test'

import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { REPORT_OF_ANNA } from '../support/sample.ts'

const PALLET = `/reports/${REPORT_OF_ANNA}`

const moves = (page: Page) => page.getByRole('region', { name: 'Zmiana statusu' })
const steps = (page: Page) => page.getByRole('region', { name: 'Kroki po wypadku' })
const history = (page: Page) => page.getByRole('region', { name: 'Historia' }).getByRole('listitem')

async function close(page: Page, reason: string) {
  await moves(page).getByLabel('Nowy status').selectOption('Zamknięty')
  await moves(page)
    .getByLabel(/^(Notatka|Powód zamknięcia)/)
    .fill(reason)
  await moves(page).getByLabel('Zamykam mimo otwartych kroków').check()
  await moves(page).getByRole('button', { name: 'Zmień status' }).click()
}

test('an employer corrects a day by keyboard, closes the report and prints it without the panel around it', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await page.getByRole('link', { name: 'Wypadek z 18.11.2026' }).click()
  await expect(page).toHaveURL(PALLET)
  await steps(page).getByText('18.11.2026 Zawiadomienie pracodawcy').press('Enter')
  const notified = steps(page).getByRole('form', { name: 'Zawiadomienie pracodawcy' })
  await notified.getByLabel('Dzień').fill('2026-11-20')
  await page.keyboard.press('Enter')
  await expect(steps(page)).toContainText('do 04.12.2026')
  await close(page, 'Sprawdzone')
  await expect(history(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Podczas cofania wózek zaczepił')).toBeVisible()
  await expect(history(page).filter({ hasText: 'Sprawdzone' })).toBeVisible()
  await expect(page.getByText('Zawiadomienie pracodawcy: 20.11.2026').last()).toBeVisible()
  const drawnUp = page.getByRole('listitem').filter({ hasText: /^Sporządzenie protokołu: do 04\.12\.2026/ })
  await expect(drawnUp).toBeVisible()
  for (const chrome of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')])
    await expect(chrome).toHaveCount(0)
})
