import type { Page } from 'playwright/test'

import { expect, expectAccessible, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { readChanges, readRows, refuseWrites } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, personSaved } from '../support/owner.ts'

const PEOPLE = [personSaved('a', 'Łucja', 'Ćwiąkała'), personSaved('b', 'Żaneta', 'Źdźbło')]
const OPEN = 'Otwórz: Zakłady Kontrolne – Jan Próbny'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Usunąć cały rejestr?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Usunięto rejestr' })

async function openSettings(page: Page): Promise<void> {
  await openRegister(page, PEOPLE, '/settings?tab=data', 'Ustawienia')
}

async function deleteRegister(page: Page, typed = 'zakłady kontrolne'): Promise<void> {
  await button(page, 'Usuń rejestr').click()
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
  await expectAccessibleEverywhere(page)
  expect(await readRows(page, 'changes')).toEqual([])
  await expect(button(page, OPEN)).toHaveCount(0)

  await page.reload()
  await notice(page).getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  expect(await readChanges(page, OWNER.id)).toEqual(before)
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
})

test('only the name of the company deletes a register, and a copy is offered first', async ({ page }) => {
  await openSettings(page)
  await deleteRegister(page, 'Zakłady')
  await expect(dialog(page).getByText('Wpisz „Zakłady Kontrolne”', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Najpierw pobierz kopię' }).click()
  expect((await downloading).suggestedFilename()).toBe('pewnik-dane-2026-11-21.zip')
  await dialog(page).getByRole('button', { name: 'Anuluj' }).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await readChanges(page, OWNER.id)).toHaveLength(3)
})

test('another tab is signed out too, and a closed tab takes the register along', async ({
  page,
  context,
}) => {
  await openSettings(page)
  const other = await context.newPage()
  await other.goto('/employees')
  await expect(other.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
  await deleteRegister(page)
  await expect(notice(page)).toBeVisible()
  await expect(other).toHaveURL(/\/login/)
  await expect(notice(other)).toHaveCount(0)
  await page.close()
  await other.reload()
  await expect(other.getByRole('link', { name: 'Załóż własny rejestr' })).toBeVisible()
  await expect(notice(other)).toHaveCount(0)
  await expect(button(other, OPEN)).toHaveCount(0)
})

test('where the browser refuses to put the register back, the notice stays for another try', async ({
  page,
}) => {
  await openSettings(page)
  await deleteRegister(page)
  await refuseWrites(page)
  await notice(page).getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('alert')).toContainText('Nie udało się cofnąć')
  await page.reload()
  await notice(page).getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
})

test('a sample account has no register to delete', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/settings?tab=data', 'Ustawienia')
  await expect(button(page, 'Usuń dane')).toBeVisible()
  await expect(button(page, 'Usuń rejestr')).toHaveCount(0)
})
