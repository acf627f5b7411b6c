import { expect } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

test('an employer writes down a device, is told of its day, and prints the list for an inspector', async ({
  page,
}) => {
  await openRegister(page, [personSaved('jan', 'Jan', 'Lis')], '/employer', 'Panel pracodawcy')
  await page.getByRole('link', { name: 'Obowiązki firmy' }).click()
  await page.getByRole('link', { name: /^Wpisz.*Urządzenie pod dozorem technicznym/ }).click()
  await page.getByLabel('Urządzenie').fill('Wózek nr 4')
  await page.getByLabel('Data badania').fill('2025-12-01')
  await page.getByLabel('Co ile miesięcy').fill('12')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Wózek nr 4' }).last()
  await expect(entry).toContainText('następny termin: 01.12.2026')
  const sheets = await printedPages(page)
  expect(sheets).toPrint('Wózek nr 4')
  expect(sheets).toPrint('Ustawa o dozorze technicznym, art. 14')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Otwórz.*Urządzenie pod dozorem technicznym/ }).click()
  await expect(page.getByLabel('Urządzenie')).toHaveValue('Wózek nr 4')
})
