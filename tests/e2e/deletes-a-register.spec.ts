import type { Page } from 'playwright/test'

import { expect, test } from '../support/journey.ts'
import { namedButton, toast } from '../support/locators.ts'
import { readChanges, readRows } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, personSaved } from '../support/owner.ts'

const PEOPLE = [personSaved('a', 'Łucja', 'Ćwiąkała'), personSaved('b', 'Żaneta', 'Źdźbło')]
const OPEN = 'Otwórz: Zakłady Kontrolne – Jan Próbny'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Usunąć cały rejestr?' })
const notice = (page: Page) => toast(page, 'Usunięto rejestr')

async function openSettings(page: Page): Promise<void> {
  await openRegister(page, PEOPLE, '/settings?tab=data', 'Ustawienia')
}

async function deleteRegister(page: Page, typed = 'zakłady kontrolne'): Promise<void> {
  await namedButton(page, 'Usuń rejestr').click()
  await dialog(page).getByLabel('Nazwa rejestru').fill(typed)
  await dialog(page).getByRole('button', { name: 'Usuń rejestr' }).click()
}

test('an owner deletes the register, is signed out, and takes it back on the login page', async ({
  page,
}) => {
  await openSettings(page)
  const before = await readChanges(page, OWNER.id)
  await deleteRegister(page)
  await expect(page).toHaveURL('/login')
  await expect(notice(page)).toContainText('Usunięto rejestr: Zakłady Kontrolne – Jan Próbny.')
  expect(await readRows(page, 'changes')).toEqual([])
  await expect(namedButton(page, OPEN)).toHaveCount(0)

  await page.reload()
  await notice(page).getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  expect(await readChanges(page, OWNER.id)).toEqual(before)
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
})

test('another tab shows the new name of the company at once, is signed out too, and a closed tab takes the register along', async ({
  page,
  context,
}) => {
  await openSettings(page)
  const other = await context.newPage()
  await page.getByRole('tab', { name: 'Konto' }).click()
  await other.goto('/employer')
  await expect(other.getByRole('main')).toContainText('Zakłady Kontrolne')
  await page.getByLabel('Firma').fill('Trzecie Zakłady')
  await namedButton(page, 'Zapisz dane').click()
  await expect(other.getByRole('main')).toContainText('Trzecie Zakłady')

  await page.getByRole('tab', { name: 'Dane' }).click()
  await deleteRegister(page, 'trzecie zakłady')
  await expect(notice(page)).toBeVisible()
  await expect(other).toHaveURL(/\/login/)
  await expect(notice(other)).toHaveCount(0)
  await page.close()
  await other.reload()
  await expect(other.getByRole('link', { name: 'Załóż własny rejestr' })).toBeVisible()
  await expect(notice(other)).toHaveCount(0)
  await expect(other.getByRole('button', { name: /^Otwórz:/ })).toHaveCount(0)
})
