import type { BrowserContext, Page } from 'playwright/test'

import { expect, openAs, openLogin, openMore, signIn, test, type Account } from '../support/journey.ts'
import { row } from '../support/locators.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'
import { choosePhotos, drawPng } from '../support/photos.ts'

async function takeOver(other: Page, account: Account): Promise<void> {
  await signIn(other, account)
  await expect(other).toHaveURL('/dashboard')
}

/**
 * Types as one person, and signs in as another in a second tab, which is returned. The first tab hears nothing of it, as
 * if the browser had not told it yet.
 */
async function takeOverUnheard(page: Page, context: BrowserContext): Promise<Page> {
  await openAs(page, 'Pracownik', '/settings?tab=account', 'Ustawienia')
  await page.getByLabel('Imię').fill('Wpisane wcześniej')
  await page.evaluate(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
  const other = await context.newPage()
  await openAs(other, 'Pracodawca', '/settings?tab=account', 'Ustawienia')
  return other
}

const banner = (page: Page) => page.getByRole('banner')

test('somebody else files none of the photos and witnesses that were chosen before', async ({
  page,
  context,
}) => {
  const other = await openLogin(context)
  await openAs(page, 'Pracownik', '/reports/new', 'Nowe zgłoszenie')
  await page.getByText('Wypadek', { exact: true }).click()
  await page.getByLabel('Opis zdarzenia').fill('Upadek z drabiny')
  await page.getByLabel('Świadkowie (opcjonalnie)').fill('zieba')
  await page.getByRole('checkbox', { name: 'Łukasz Zięba' }).check()
  await choosePhotos(page, [await drawPng(page, 60, 40)])
  await expect(page.getByRole('img', { name: 'Zdjęcie 1' })).toBeVisible()

  await takeOver(other, 'Pracodawca')
  await expect(banner(page)).toContainText('Małgorzata')
  await page.getByText('Wypadek', { exact: true }).click()
  await expect(page.getByLabel('Opis zdarzenia')).toHaveValue('')
  await page.getByLabel('Opis zdarzenia').fill('Pęknięta szyba')
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(page.getByText('Pęknięta szyba')).toBeVisible()
  await expect(page.getByText('Łukasz Zięba')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Zdjęcie 1' })).toHaveCount(0)
})

test('somebody else sees nothing of a sheet that is being read in, nor the search and the message of the person before', async ({
  page,
  context,
}) => {
  const other = await openLogin(context)
  await openRegister(page, [personSaved('p', 'Zofia', 'Tajemnicza')], '/employees/import', 'Wczytaj z Excela')
  await page.getByLabel('Albo wklej tabelę').fill('Imię\tNazwisko\nOlga\tSkryta')
  await page.getByRole('button', { name: 'Wczytaj wklejoną tabelę' }).click()
  await page.getByRole('button', { name: /^Dalej/ }).click()
  await expect(row(page, 'Olga Skryta')).toBeVisible()

  const list = await context.newPage()
  await list.goto('/employees')
  await list.getByRole('link', { name: 'Tajemnicza Zofia' }).click()
  await openMore(list)
  await list.getByRole('button', { name: 'Do archiwum' }).click()
  await expect(list.getByRole('button', { name: 'Cofnij' })).toBeVisible()
  await list.goBack()
  await list.keyboard.press('Control+k')
  await list.keyboard.type('tajemnicza')
  await expect(list.getByRole('dialog', { name: 'Szukaj' })).toBeVisible()

  await takeOver(other, 'Pracodawca')
  for (const tab of [page, list]) await expect(banner(tab)).toContainText('Małgorzata')
  await expect(page.getByLabel('Albo wklej tabelę')).toHaveValue('')
  await expect(page.getByText('Skryta')).toHaveCount(0)
  await expect(list.getByRole('dialog')).toHaveCount(0)
  await expect(list.getByRole('button', { name: 'Cofnij' })).toHaveCount(0)
  await expect(list.getByText('Tajemnicza')).toHaveCount(0)
})

test('a press that comes before the tab has changed hands does nothing for either person', async ({
  page,
  context,
}) => {
  const other = await takeOverUnheard(page, context)
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(page.getByLabel('Imię')).toHaveValue('Małgorzata')
  await expect(page.getByText('Wpisane wcześniej')).toHaveCount(0)
  await other.reload()
  await expect(other.getByLabel('Imię')).toHaveValue('Małgorzata')
})

test('a page that Back brings from the browser’s memory shows nothing of the person before', async ({
  page,
  context,
}) => {
  await takeOverUnheard(page, context)
  // The browser of these tests keeps no page in its memory.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(banner(page)).toContainText('Małgorzata')
  await expect(page.getByLabel('Imię')).toHaveValue('Małgorzata')
})
