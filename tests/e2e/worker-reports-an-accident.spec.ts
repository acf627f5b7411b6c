import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { expect, openAs, pressUndo, test, watchRequests } from '../support/journey.ts'
import { expectDraft } from '../support/own-data.ts'
import { countPrintedPages } from '../support/page-facts.ts'
import { addPhoto, choosePhotos, drawPng } from '../support/photos.ts'
import { waitForWorker } from '../support/worker.ts'

const newReport = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Nowe zgłoszenie' })
const accident = (page: Page) => page.getByText('Wypadek', { exact: true })
const description = (page: Page) => page.getByLabel('Opis zdarzenia')
const send = (page: Page) => page.getByRole('button', { name: 'Zapisz zgłoszenie' })
const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1)

const whatNow = (page: Page) => page.getByRole('region', { name: 'Co teraz' })

const SENTENCE = 'Poślizgnięcie na oleju przy regale, stłuczone kolano'

async function openNewReport(page: Page) {
  await openAs(page, 'Pracownik', '/reports/new', 'Nowe zgłoszenie')
}

async function beginReport(page: Page) {
  await openNewReport(page)
  await accident(page).click()
  await description(page).fill(SENTENCE)
}

test.describe('on a phone, without a network', () => {
  test.use({
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
  })

  test('a first accident report takes two taps and a sentence', async ({ page, context }) => {
    await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
    await waitForWorker(page)
    await context.setOffline(true)

    await newReport(page).tap()
    await accident(page).tap()
    await expect(page.getByLabel('Data zdarzenia')).toHaveValue('2026-11-21')
    await description(page).fill(SENTENCE)
    await page.getByLabel('Świadkowie (opcjonalnie)').fill('zieba')
    await page.getByRole('checkbox', { name: 'Łukasz Zięba' }).tap()
    await page.getByLabel('Świadkowie (opcjonalnie)').fill('gzegzolka')
    await page.getByRole('checkbox', { name: 'Marek Gżegżółka' }).tap()
    await expect(page.getByRole('checkbox', { name: 'Łukasz Zięba' })).toBeChecked()
    await send(page).tap()

    await expect(page.getByText('Zapisano w tej przeglądarce')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Wypadek' })).toBeFocused()
    await expect(whatNow(page)).toContainText('Zadzwoń do przełożonego')
    await expect(whatNow(page)).toContainText('To jest zgłoszenie, a nie protokół powypadkowy')
    await expect(page.getByText(SENTENCE)).toBeVisible()
    await expect(page.getByText('Marek Gżegżółka, Łukasz Zięba')).toBeVisible()
    await expect(page.getByText('tylko w tej przeglądarce')).toBeVisible()

    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText(SENTENCE)).toBeVisible()
  })
})

test('two tabs that send the same draft file one report', async ({ page, context }) => {
  await beginReport(page)
  const other = await context.newPage()
  await other.goto('/reports/new')
  await expect(description(other)).toHaveValue(SENTENCE)
  await send(page).click()
  await expect(whatNow(page)).toBeVisible()
  await send(other).click()
  await expect(whatNow(other)).toBeVisible()
  await other.goto('/reports')
  await other.getByRole('searchbox').fill('oleju przy regale')
  await expect(other.getByText('1 zgłoszenie')).toBeVisible()
})

test('photos are made smaller, kept with the draft and the report, taken along in the file, and never sent', async ({
  page,
}) => {
  await beginReport(page)
  const requests = watchRequests(page)
  const picture = await drawPng(page, 2400, 1200)
  await choosePhotos(page, [picture, await drawPng(page, 60, 40)])
  await expect(page.getByRole('img', { name: 'Zdjęcie 2' })).toBeVisible()
  await expectDraft(page, '1.jpg')
  await page.reload()
  await expect(page.getByRole('img', { name: 'Zdjęcie 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Usuń zdjęcie 2' }).click()
  await expect(addPhoto(page)).toBeFocused()
  await send(page).click()

  const photo = page.getByRole('img', { name: 'Zdjęcie 0.jpg' })
  await expect(photo).toBeVisible()
  expect(await photo.evaluate(sizeOfImage)).toEqual({ width: 2000, height: 1000 })
  expect(requests.filter((path) => path !== '/reports/new')).toEqual([])

  await page.goto('/settings?tab=data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz kopię' }).click()
  const file = await (await download).path()
  await page.getByRole('button', { name: 'Usuń dane' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń dane' }).click()
  await expect(page.getByText('Usunięto dane z tej przeglądarki')).toBeVisible()
  await page.getByLabel('Plik z kopią danych').setInputFiles({
    name: 'pewnik.zip',
    mimeType: 'application/zip',
    buffer: await readFile(file),
  })
  await expect(page.getByRole('form', { name: 'Dane z pliku' })).toContainText(/Skany\s*1 \(/)
  await page.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(page.getByText('Wczytano dane z pliku')).toBeVisible()
  await page.goto('/reports')
  await expect(firstRow(page)).toContainText(SENTENCE)
  await firstRow(page).getByRole('link').click()
  expect(await photo.evaluate(sizeOfImage)).toEqual({ width: 2000, height: 1000 })
})

function sizeOfImage(image: Element): { width: number; height: number } | undefined {
  return image instanceof HTMLImageElement
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : undefined
}

test('the keyboard alone files a long report, which prints on one page, withdraws it and restores it', async ({
  page,
}) => {
  await openNewReport(page)
  await page.getByRole('radio', { name: 'Zdarzenie potencjalnie wypadkowe' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(description(page)).toBeFocused()
  await page.keyboard.insertText(`${SENTENCE} `.repeat(100).slice(0, 2_000))
  await page.getByLabel('Miejsce (opcjonalnie)').focus()
  await page.keyboard.insertText('W'.repeat(120))
  await send(page).press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Zdarzenie potencjalnie wypadkowe' }),
  ).toBeFocused()
  expect(await countPrintedPages(page)).toBe(1)
  await page.getByRole('button', { name: 'Wycofaj zgłoszenie' }).press('Enter')
  await expect(page).toHaveURL('/reports')
  await expect(firstRow(page)).not.toContainText('21.11.2026')
  await pressUndo(page, 'Wycofano', 'Zgłoszenia')
  await expect(firstRow(page)).toContainText('21.11.2026')
})
