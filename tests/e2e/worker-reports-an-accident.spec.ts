import { readFile, truncate, writeFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessibleEverywhere,
  openAs,
  test,
  typeRaw,
  watchRequests,
} from '../support/journey.ts'
import { expectDraft, refuseWrites } from '../support/own-data.ts'
import { countPrintedPages } from '../support/page-facts.ts'
import { addPhoto, choosePhotos, drawPng } from '../support/photos.ts'
import { waitForWorker } from '../support/worker.ts'

const ZANETA = 'yS0DrhyhSvLwiXum'

const newReport = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Nowe zgłoszenie' })
const accident = (page: Page) => page.getByText('Wypadek', { exact: true })
const description = (page: Page) => page.getByLabel('Opis zdarzenia')
const send = (page: Page) => page.getByRole('button', { name: 'Zapisz zgłoszenie' })
const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1)

const injured = (page: Page) => page.getByLabel('Osoba poszkodowana (opcjonalnie)')

const whatNow = (page: Page) => page.getByRole('region', { name: 'Co teraz' })

const NEAR_MISS = 'Zdarzenie potencjalnie wypadkowe'

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

test('a draft survives closing the tab, and several taps send it once', async ({ page, context }) => {
  await beginReport(page)
  await page.getByLabel('Miejsce (opcjonalnie)').fill('Hala B')
  await page.getByLabel('Świadkowie (opcjonalnie)').fill('ćwik')
  await page.getByRole('checkbox', { name: 'Żaneta Ćwik' }).check()
  // A write is stored a moment after the tap.
  await expectDraft(page, ZANETA)
  await page.close()

  const again = await context.newPage()
  await again.goto('/reports/new')
  await expect(description(again)).toHaveValue(SENTENCE)
  await expect(again.getByLabel('Miejsce (opcjonalnie)')).toHaveValue('Hala B')
  await expect(again.getByRole('checkbox', { name: 'Żaneta Ćwik' })).toBeChecked()
  await send(again).evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) return
    button.click()
    button.click()
  })
  await expect(whatNow(again)).toBeVisible()
  await again.goto('/reports')
  await again.getByRole('searchbox').fill('oleju przy regale')
  await expect(again.getByText('1 zgłoszenie')).toBeVisible()

  await again.goto('/reports/new')
  await expect(again.getByRole('radio', { checked: true })).toHaveCount(0)
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

test('another text in a copy of the form files another report on purpose only', async ({ page, context }) => {
  await beginReport(page)
  const other = await context.newPage()
  await other.goto('/reports/new')
  await description(other).fill('Skaleczenie dłoni przy regale')
  await send(page).click()
  await expect(whatNow(page)).toBeVisible()
  await send(other).click()
  const question = other
    .getByRole('alert')
    .filter({ hasText: 'Ten formularz jest już zapisany, z inną treścią' })
  await expect(question.getByRole('link', { name: /^Nowe zgłoszenie: Wypadek/ })).toBeVisible()
  await expect(description(other)).toHaveValue('Skaleczenie dłoni przy regale')
  await page.goto('/reports')
  await page.getByRole('searchbox').fill('przy regale')
  await expect(page.getByText('1 zgłoszenie', { exact: true })).toBeVisible()

  await send(other).click()
  await expect(whatNow(other)).toBeVisible()
  await other.goto('/reports')
  await other.getByRole('searchbox').fill('przy regale')
  await expect(other.getByText('2 zgłoszenia')).toBeVisible()
})

test('a discarded draft can be restored', async ({ page }) => {
  await beginReport(page)
  await page.getByRole('button', { name: 'Odrzuć szkic' }).click()
  await expect(page).toHaveURL('/reports')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await newReport(page).click()
  await expect(description(page)).toHaveValue(SENTENCE)
})

test('a near miss is told from an accident in the form, on its page, in the list and in its files', async ({
  page,
}) => {
  await openNewReport(page)
  await page.getByText(NEAR_MISS, { exact: true }).click()
  await expect(injured(page)).toHaveCount(0)
  await description(page).fill('Z regału spadła pusta paleta')
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1, name: NEAR_MISS })).toBeVisible()
  await expect(page.getByText('Osoba poszkodowana')).toHaveCount(0)
  await expect(whatNow(page)).not.toContainText('protokół')

  await page.goto('/reports?filter=accident')
  await expect(firstRow(page)).toContainText('Wypadek')
  await page
    .getByRole('combobox', { name: 'Rodzaj lub status' })
    .selectOption('Zdarzenia potencjalnie wypadkowe')
  await expect(page).toHaveURL('/reports?filter=near_miss')
  await expect(firstRow(page)).toContainText(NEAR_MISS)
  await expect(firstRow(page)).toContainText('Anna Dąbrowska')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`"${NEAR_MISS}";"2026-11-21"`)
})

test('an accident says at what hour it happened and who was hurt', async ({ page }) => {
  await beginReport(page)
  await page.getByLabel('Data zdarzenia').fill('2026-11-20')
  await page.getByLabel('Godzina (opcjonalnie)').fill('09:05')
  await injured(page).selectOption('Ktoś spoza załogi')
  await send(page).click()
  await expect(page.getByLabel('Kto ucierpiał')).toHaveAccessibleDescription(/Podaj, kto ucierpiał/)
  await page.getByLabel('Kto ucierpiał').fill('Jan Lis, firma zewnętrzna')
  await send(page).click()
  await expect(page.getByText('20 listopada 2026, 9:05')).toBeVisible()
  await expect(page.getByText('Jan Lis, firma zewnętrzna')).toBeVisible()
})

test('the injured person is the reporter or a colleague, who is then no witness, and stays in the draft', async ({
  page,
}) => {
  await beginReport(page)
  await expect(injured(page).getByRole('option').nth(1)).toHaveText('Anna Dąbrowska (Ty)')
  await page.getByLabel('Świadkowie (opcjonalnie)').fill('zieba')
  await page.getByRole('checkbox', { name: 'Łukasz Zięba' }).check()
  await injured(page).selectOption('Łukasz Zięba')
  await expect(page.getByRole('checkbox', { name: 'Łukasz Zięba' })).toHaveCount(0)
  await page.getByText(NEAR_MISS, { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Łukasz Zięba' })).toBeChecked()
  await accident(page).click()
  await expectDraft(page, 'injuredId')
  await page.reload()
  await expect(injured(page).getByRole('option', { selected: true })).toHaveText('Łukasz Zięba')
  await send(page).click()
  await expect(whatNow(page)).toBeVisible()
  await expect(page.getByText('Łukasz Zięba')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Łukasz Zięba' }), 'no page of a colleague').toHaveCount(0)
})

test('an hour later than now is refused', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T10:00:00+01:00')
  await beginReport(page)
  await page.getByLabel('Godzina (opcjonalnie)').fill('10:01')
  await send(page).click()
  await expect(page.getByLabel('Godzina (opcjonalnie)')).toHaveAccessibleDescription(
    'Godzina zdarzenia nie może być późniejsza niż teraz',
  )
  await page.getByLabel('Godzina (opcjonalnie)').fill('10:00')
  await send(page).click()
  await expect(page.getByText('21 listopada 2026, 10:00')).toBeVisible()
})

test.describe('photos', () => {
  test('are made smaller, kept with the draft and the report, taken along in the file, and never sent', async ({
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

  test('are at most five, and a file that is no picture is refused', async ({ page }) => {
    await beginReport(page)
    const pictures = await Promise.all([30, 40, 50, 60, 70, 80].map((width) => drawPng(page, width, 20)))
    await choosePhotos(page, pictures)
    await expect(page.getByRole('img', { name: /^Zdjęcie/ })).toHaveCount(5)
    await expect(page.getByRole('alert')).toContainText('najwyżej 5 skanów')
    await page.getByRole('button', { name: 'Usuń zdjęcie 5' }).click()
    await choosePhotos(page, [Buffer.from('to nie jest zdjęcie')])
    await expect(page.getByRole('alert')).toContainText('To nie jest zdjęcie ani PDF')
    await expect(page.getByRole('img', { name: /^Zdjęcie/ })).toHaveCount(4)
  })

  test('of a file that is too large are refused, and those beside it are added', async ({
    page,
  }, testInfo) => {
    await beginReport(page)
    const [small, large] = [testInfo.outputPath('small.png'), testInfo.outputPath('large.png')]
    await writeFile(small, await drawPng(page, 60, 40))
    await writeFile(large, await drawPng(page, 90, 60))
    // Zeros behind the picture, which a browser would still read as one.
    await truncate(large, 100 * 1024 * 1024 + 1)
    await page.getByLabel('Pliki ze skanami').setInputFiles([large, small])
    await expect(page.getByRole('alert')).toContainText('Plik jest za duży')
    await expect(page.getByRole('img', { name: /^Zdjęcie/ })).toHaveCount(1)
  })

  test('are not kept if the storage is full, which says so and keeps the form', async ({ page }) => {
    await beginReport(page)
    await refuseWrites(page)
    await choosePhotos(page, [await drawPng(page, 60, 40)])
    await expect(page.getByRole('alert').filter({ hasText: 'nie ma miejsca na ten skan' })).toBeVisible()
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się zapisać' })).toBeVisible()
  })

  test('are accessible in the form and on the page of the report', async ({ page }) => {
    await beginReport(page)
    await choosePhotos(page, [await drawPng(page, 60, 40), await drawPng(page, 90, 60)])
    await expect(page.getByRole('img', { name: 'Zdjęcie 2' })).toBeVisible()
    await expectAccessibleEverywhere(page)
    await send(page).click()
    await expect(whatNow(page)).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
})

function sizeOfImage(image: Element): { width: number; height: number } | undefined {
  return image instanceof HTMLImageElement
    ? { width: image.naturalWidth, height: image.naturalHeight }
    : undefined
}

test('the form of an indisposition asks for no diagnosis and no witnesses', async ({ page }) => {
  await openNewReport(page)
  await page.getByText('Niedyspozycja', { exact: true }).click()
  await expect(page.getByText(/współpracownicy nie widzą tego zgłoszenia/)).toBeVisible()
  await expect(page.getByText('Nie podawaj diagnozy ani objawów')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(4)
  await expect(page.getByLabel('Świadkowie (opcjonalnie)')).toHaveCount(0)
  await expect(addPhoto(page)).toHaveCount(0)
  await page.getByLabel('Wpływ na pracę').fill('Praca przerwana o 11:15')
  await send(page).click()
  await expect(whatNow(page)).toContainText('bez diagnozy i objawów')
  await expect(whatNow(page)).not.toContainText('112')
  await page.goto('/reports')
  await expect(firstRow(page)).toContainText('Niedyspozycja')
})

test('an error stands beside its field, and nothing typed is lost', async ({ page }) => {
  await openNewReport(page)
  await accident(page).click()
  await page.getByLabel('Data zdarzenia').fill('2026-11-22')
  await page.getByLabel('Miejsce (opcjonalnie)').fill('Hala B')
  await send(page).click()
  await expect(page.getByRole('group', { name: 'Popraw dane w formularzu' })).toBeFocused()
  await expect(description(page)).toHaveAccessibleDescription(/Opisz to jednym zdaniem/)
  await expect(page.getByLabel('Data zdarzenia')).toHaveAccessibleDescription(
    'Data zdarzenia nie może być późniejsza niż dziś',
  )
  await expect(page.getByLabel('Miejsce (opcjonalnie)')).toHaveValue('Hala B')
})

test('a full storage is reported, and the text stays', async ({ page }) => {
  await openNewReport(page)
  await refuseWrites(page)
  await accident(page).click()
  await expect(page.getByRole('alert')).toContainText('Szkic się nie zapisuje')
  await description(page).fill(SENTENCE)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('Nie udało się zapisać')
  await expect(description(page)).toHaveValue(SENTENCE)
  await expect(page).toHaveURL('/reports/new')
})

const HOSTILE = '<img src=x onerror="document.title=1">\u202Egnp.exe javascript:alert(1) \uD800 <b>x</b>'

test('hostile input is shown as text', async ({ page }) => {
  await openNewReport(page)
  await accident(page).click()
  for (const field of [description(page), page.getByLabel('Miejsce (opcjonalnie)')])
    await typeRaw(field, HOSTILE)
  await send(page).click()
  await expect(whatNow(page)).toBeVisible()
  // A form sends a lone surrogate as the replacement character.
  const shown = '<img src=x onerror="document.title=1">gnp.exe javascript:alert(1) \uFFFD <b>x</b>'
  await expect(page.getByText(shown)).toHaveCount(2)
  await expect(page).toHaveTitle('Wypadek – Pewnik')
})

test('a long report prints on one page', async ({ page }) => {
  await openNewReport(page)
  await accident(page).click()
  await description(page).fill(`${SENTENCE} `.repeat(100).slice(0, 2_000))
  await page.getByLabel('Miejsce (opcjonalnie)').fill('W'.repeat(120))
  await send(page).click()
  await expect(whatNow(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wypadek')
  expect(await countPrintedPages(page)).toBe(1)
})

test('100,000 characters are rejected with a message, and stay in the field', async ({ page }) => {
  await openNewReport(page)
  await accident(page).click()
  for (const label of ['Opis zdarzenia', 'Miejsce (opcjonalnie)']) {
    await page.getByLabel(label).evaluate((field) => field.removeAttribute('maxlength'))
    await page.getByLabel(label).fill('x'.repeat(100_000))
  }
  await send(page).click()
  await expect(description(page)).toHaveAccessibleDescription(/Skróć opis do 2000 znaków/)
  await expect(page.getByLabel('Miejsce (opcjonalnie)')).toHaveAccessibleDescription(
    'Skróć miejsce do 120 znaków',
  )
  expect((await description(page).inputValue()).length).toBe(100_000)
})

test('the keyboard alone files a report, undoes it and restores it', async ({ page }) => {
  await openNewReport(page)
  await page.getByRole('radio', { name: 'Wypadek' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(description(page)).toBeFocused()
  await page.keyboard.type(SENTENCE)
  await send(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wypadek' })).toBeFocused()
  await page.getByRole('button', { name: 'Wycofaj zgłoszenie' }).press('Enter')
  await expect(page).toHaveURL('/reports')
  await expect(firstRow(page)).not.toContainText('21.11.2026')
  await page.getByRole('button', { name: 'Cofnij' }).press('Enter')
  await expect(firstRow(page)).toContainText('21.11.2026')
})

test('a role that files no reports has no button and no access', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/reports/new', 'Brak dostępu')
  await expect(newReport(page)).toHaveCount(0)
})

test('the form is accessible and never scrolls sideways', async ({ page }) => {
  await openNewReport(page)
  await expectAccessibleEverywhere(page)
  await accident(page).click()
  await page.getByLabel('Świadkowie (opcjonalnie)').fill('a')
  await injured(page).selectOption('Ktoś spoza załogi')
  await send(page).click()
  await expectAccessibleEverywhere(page)
})
