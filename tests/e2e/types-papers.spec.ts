import type { Page } from 'playwright/test'

import { positionSaved } from '../support/changes.ts'
import { expect, pressUndo } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'

const NEEDS = positionSaved('needs', 'magazynier', [{ qualification: { type: 'bhp', scope: 'workers' } }])

function crew(count: number) {
  return Array.from({ length: count }, (_, n) =>
    personSaved(`p${n}`, 'Jan', `Lis${String(n).padStart(3, '0')}`),
  )
}

const firstCell = (page: Page) => page.getByLabel('Orzeczenie lekarskie, Lis000 Jan', { exact: true })

test('four papers of twelve people take sixty presses beyond the dates, and are one batch', async ({
  page,
}) => {
  await openRegister(page, [NEEDS, ...crew(12)], '/employees/papers', 'Wpisz dokumenty')
  await firstCell(page).focus()
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const DAYS = ['12.3.2027', '1.3.2024', '2.3.2024', '5.6.2025']
  for (const day of DAYS) {
    for (let row = 0; row < 12; row += 1) {
      await page.keyboard.insertText(day)
      await press('Enter')
    }
  }
  await press('Enter')
  await expect(toast(page, /Zapisano: 36\sdokumentów/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(60)
  await pressUndo(page, /Zapisano: 36\sdokumentów/, 'Pracownicy')
  await expect(toast(page, 'Cofnięto')).toBeVisible()
})
