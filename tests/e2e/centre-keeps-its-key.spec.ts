import { readFileSync } from 'node:fs'

import type { Page, TestInfo } from 'playwright/test'

import { beginCentre } from '../support/centre.ts'
import { expect, test } from '../support/journey.ts'
import { openElsewhere, saveCopy } from '../support/register.ts'

const CENTRE = 'Ośrodek Kształcenia Zawodowego i Doskonalenia Kadr Technicznych w Świętochłowicach'
const PASSPHRASE = 'poprawny koń bateria'

const card = (page: Page) => page.getByRole('region', { name: 'Podpis wystawcy' })
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function openCard(page: Page): Promise<void> {
  await page.goto('/settings?tab=account')
  await expect(card(page)).toBeVisible()
}

/** Makes a key in the dialog that is open, and waits until it is there. */
async function makeKey(page: Page, passphrase?: string): Promise<void> {
  if (passphrase !== undefined) {
    await dialog(page)
      .getByRole('checkbox', { name: /klucz chroniony hasłem/ })
      .check()
    await dialog(page).getByLabel('Hasło klucza', { exact: true }).fill(passphrase)
    await dialog(page).getByLabel('Powtórz hasło klucza').fill(passphrase)
  }
  await dialog(page).getByRole('button', { name: 'Utwórz klucz' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Nowy klucz')).toBeVisible()
}

/** Saves the public key and returns what the file holds. */
async function savePublicKey(page: Page, testInfo: TestInfo): Promise<Record<string, string>> {
  const downloading = page.waitForEvent('download')
  await button(page, 'Pobierz klucz publiczny').click()
  const path = testInfo.outputPath('klucz.json')
  await (await downloading).saveAs(path)
  return JSON.parse(readFileSync(path, 'utf8'))
}

test('a copy takes the key and all records to another browser, where its passphrase unlocks it', async ({
  page,
  browser,
}, testInfo) => {
  await beginCentre(page, CENTRE)
  await page.goto('/employees/new')
  await page.getByLabel('Imię').fill('Łucja')
  await page.getByLabel('Nazwisko').fill('Ćwiąkała')
  await page.getByRole('button', { name: 'Dodaj uczestnika' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Łucja Ćwiąkała')
  await openCard(page)
  await button(page, 'Utwórz klucz').click()
  await makeKey(page, PASSPHRASE)
  await expect(button(page, 'Nowy klucz')).toBeFocused()
  const key = await savePublicKey(page, testInfo)
  const copy = await saveCopy(page, testInfo)

  const there = await openElsewhere(browser, testInfo)
  await there.getByLabel('Plik z kopią rejestru').setInputFiles(copy)
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
  await openCard(there)
  await card(there).getByLabel('Hasło klucza').fill('Poprawny koń bateria')
  await button(there, 'Odblokuj').click()
  await expect(card(there).getByLabel('Hasło klucza')).toHaveAccessibleDescription(
    /To hasło nie otwiera klucza/,
  )
  await card(there).getByLabel('Hasło klucza').fill(PASSPHRASE)
  await button(there, 'Odblokuj').click()
  await expect(card(there).getByLabel('Hasło klucza')).toHaveCount(0)
  expect(await savePublicKey(there, testInfo)).toEqual(key)
  await there.goto('/employees')
  await expect(there.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
  await there.context().close()
})
