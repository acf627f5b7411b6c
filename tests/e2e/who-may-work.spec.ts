import { readFile } from 'node:fs/promises'

import Papa from 'papaparse'
import type { Page } from 'playwright/test'

import { TODAY } from '../support/builders.ts'
import { positionSaved } from '../support/changes.ts'
import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  test,
} from '../support/journey.ts'
import { MALGORZATA, storeOwnData } from '../support/own-data.ts'
import { PAPERS_ELSEWHERE } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Widok' }).getByRole('link', { name })

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Downloads the CSV file of the screen and returns its rows without the headings. */
async function csvRows(page: Page): Promise<unknown[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  return Papa.parse<string[]>(text.slice(1), { delimiter: ';', skipEmptyLines: true }).data.slice(1)
}

test('the employer sees who may not work above all else, and opens the whole table', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employer', 'Panel pracodawcy')
  const section = page.getByRole('region', { name: /^3\sosoby nie mogą dziś pracować/ })
  await expect(section).toContainText(/dopuszczone: 4\sz\s7\sosób/)
  await expect(section).toContainText(/7\sz\s7\sosób wymaga działania/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /^3\sosoby nie mogą dziś pracować/,
    'Certyfikaty pracowników',
    'Wypadki w toku',
    'Najbliższe szkolenia',
    'Terminy przez 12 tygodni',
    'Stanowiska',
  ])
  await section.getByRole('link', { name: /^Wszystkie osoby/ }).press('Enter')
  await expect(view(page, 'Kwalifikacje')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('status')).toHaveText(/^7\spracowników$/)
})

test('the staff table never calls fine who may not work', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employer', 'Panel pracodawcy')
  await expect(rowOf(page, 'Krzyżanowska')).toContainText('Nie może pracować')
  await expect(rowOf(page, 'Gżegżółka Marek')).toContainText('Nie może pracować')
  await expect(rowOf(page, 'Dąbrowska Anna')).not.toContainText('Nie może pracować')
})

test('the table says in words what each person has, and leads to the certificate', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix', 'Pracownicy')
  await expect(page.getByRole('columnheader')).toHaveText(
    [
      'Nazwisko i imię',
      'Może pracować',
      'Orzeczenie',
      'Szkolenie wstępne',
      'BHP',
      'Ppoż.',
      'SEP E, G1',
      'SEP D, G1',
      'UDT wózek',
      'Świadectwo spawacza',
    ],
    { useInnerText: true },
  )
  await expect(page.getByRole('rowheader').first()).toContainText('Krzyżanowska')
  await expect(rowOf(page, 'Zięba Łukasz')).toContainText('Do 26.11.2026')
  await expect(rowOf(page, 'Zięba Łukasz')).toContainText('nie dotyczy')
  await expect(rowOf(page, 'Gżegżółka Marek')).toContainText(/wygasł 8\sdni po terminie/)
  await expect(rowOf(page, 'Krzyżanowska')).toContainText('oczekuje do potwierdzenia przez: Centrum')
  await page
    .getByRole('link', { name: /^26\.11\.2026 – wygasa za 5\sdni, SEP E, G1, Zięba Łukasz/ })
    .press('Enter')
  await expect(page).toHaveURL('/certificates/5c13dLH5bSgVtkgd')
})

test('an administrator comes from the employees, chooses a company and adds what is missing', async ({
  page,
}) => {
  await openAs(page, 'Administrator', '/employees', 'Pracownicy')
  await view(page, 'Kwalifikacje').click()
  await expect(page.getByRole('status')).toHaveText(/^12\spracowników$/)
  await expect(rowOf(page, 'Pączkowska Iwona')).toContainText('Nie wiadomo')
  await page.getByRole('combobox', { name: 'Firma' }).selectOption('Magazyny Brzozowy Port sp. z o.o.')
  await page.getByRole('combobox', { name: 'Kto' }).selectOption('Nie mogą pracować')
  await expect(page).toHaveURL(/\?view=matrix&company=Magazyny[^&]*&state=unable$/)
  await expect(page.getByRole('status')).toHaveText(/^1\spracownik$/)
  await page.getByRole('link', { name: /^brak, dodaj/ }).click()
  await expect(page).toHaveURL(/\/certificates\/new\?for=BqFZYQuQBY3lhdVs&type=bhp&scope=workers$/)
})

test('position, search and order stand in the URL, and Back restores them', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix&sort=name', 'Pracownicy')
  await expect(page.getByRole('rowheader').first()).toContainText('Ćwik Żaneta')
  await page.getByRole('combobox', { name: 'Stanowisko' }).selectOption('operator wózka widłowego')
  await expect(page.getByRole('status')).toHaveText(/^2\spracowników$/)
  await page.getByRole('searchbox').fill('gzegzolka')
  await expect(page.getByRole('status')).toHaveText(/^1\spracownik$/)
  await expect(page).toHaveURL(/\?view=matrix&q=gzegzolka&position=operator[^&]*&sort=name$/)
  expect(await csvRows(page)).toHaveLength(1)
  await page.getByRole('link', { name: 'Wyczyść filtry' }).click()
  await expect(page).toHaveURL('/employees?view=matrix')
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText(/^1\spracownik$/)
})

test('a worker has neither screen', async ({ page }) => {
  await openAs(page, 'Pracownik', '/employees?view=matrix', 'Brak dostępu')
  await openAs(page, 'Pracownik', '/employees?view=gate', 'Brak dostępu')
})

test('headings and names stay in sight while the table scrolls in its box', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 420 })
  await openAs(page, 'Administrator', '/employees?view=matrix', 'Pracownicy')
  const place = async () => {
    const heading = await page.getByRole('columnheader', { name: 'BHP' }).boundingBox()
    const name = await page.getByRole('rowheader').last().boundingBox()
    return { top: heading?.y, left: name?.x }
  }
  await page.getByRole('table').scrollIntoViewIfNeeded()
  const before = await place()
  const moved = await page.getByRole('table').evaluate((table) => {
    table.parentElement?.scrollTo(200, 200)
    return { x: table.parentElement?.scrollLeft ?? 0, y: table.parentElement?.scrollTop ?? 0 }
  })
  expect(moved.x).toBeGreaterThan(0)
  expect(moved.y).toBeGreaterThan(0)
  expect(await place()).toEqual(before)
  await expectNoSidewaysScroll(page)
})

test('at 360 px people stand in a list with what they lack, in words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs(page, 'Pracodawca', '/employees?view=matrix', 'Pracownicy')
  await expect(page.getByRole('table')).toHaveCount(0)
  const marek = page.getByRole('listitem').filter({ hasText: 'Gżegżółka Marek' }).first()
  await expect(marek).toContainText(/BHP: 8\sdni po terminie/)
  await expect(marek).toContainText('UDT wózek: termin na wniosek minął, wygasa jutro')
})

test('the list for the gate says who may work until when, and no reason', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix', 'Pracownicy')
  await view(page, 'Brama').click()
  await expect(page.getByRole('table', { name: 'Dopuszczeni dziś' })).toBeVisible()
  await expect(rowOf(page, 'Dąbrowska Anna').getByRole('cell')).toHaveText([
    /^Dąbrowska Anna/,
    'operator wózka widłowego',
    '03.12.2026',
  ])
  expect(await csvRows(page)).toHaveLength(4)
  await page.getByRole('searchbox').fill('krzyżanowska')
  await expect(page.getByText('Brak dopuszczonych osób')).toBeVisible()
  await page.getByRole('link', { name: 'Pokaż wszystkie osoby' }).press('Enter')
  await expect(rowOf(page, 'Krzyżanowska').getByRole('cell')).toHaveText([
    /Krzyżanowska/,
    /starszy specjalista/,
    'Nie',
    '',
  ])
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('status')).toHaveText(/^7\spracowników$/)
  expect(await csvRows(page)).toHaveLength(7)
})

test('the last row says of each qualification how many who need it may work with it', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix', 'Pracownicy')
  const sums = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Razem/ }) })
  await expect(sums.getByRole('rowheader')).toHaveText(/^Razem: 7\sosób$/)
  await expect(sums.getByRole('cell')).toHaveText([
    /^może pracować: 4 z\s7$/,
    /^ważne: 6 z\s7$/,
    /^ważne: 7 z\s7$/,
    /^ważne: 5 z\s7$/,
    /^ważne: 1 z\s2$/,
    /^ważne: 1 z\s1$/,
    /^ważne: 1 z\s1$/,
    /^ważne: 2 z\s2$/,
    /^ważne: 1 z\s1$/,
  ])
  await page.getByRole('combobox', { name: 'Stanowisko' }).selectOption('elektryk')
  await expect(sums.getByRole('rowheader')).toHaveText(/^Razem: 1\sosoba$/)
  const [sheet] = await printedPages(page)
  expect(sheet).toPrint('Razem: 1 osoba może pracować: 1 z 1')
})

test('both lists print with company, day and page number, the table across', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees?view=matrix', 'Pracownicy')
  const [table, ...moreOfTable] = await printedPages(page)
  expect(moreOfTable).toEqual([])
  expect(table?.isLandscape).toBe(true)
  expect(table).toPrint('Strona 1 z 1', 'Żelbrzeg', 'stan na 21 listopada 2026', 'Szczęsna')
  await view(page, 'Brama').click()
  await expect(page.getByRole('table', { name: 'Dopuszczeni dziś' })).toBeVisible()
  const [gate, ...moreOfGate] = await printedPages(page)
  expect(moreOfGate).toEqual([])
  expect(gate?.isLandscape).toBe(false)
  expect(gate).toPrint(
    'Strona 1 z 1',
    'Dopuszczeni dziś: 4 osoby',
    'Żelbrzeg',
    'stan na 21 listopada 2026',
    'Zięba',
  )
})

test('at the gate 45 people have one page', async ({ page }) => {
  const people = Array.from({ length: 41 }, (_, index) => ({
    id: `guard-${index}`,
    firstName: 'Józef',
    lastName: `Świątek-${index}`,
    position: 'portier',
    hiredOn: '2026-10-01',
  }))
  await storeOwnData(page, MALGORZATA, {
    changes: [
      PAPERS_ELSEWHERE,
      positionSaved('position', 'portier'),
      { kind: 'sheet-imported', id: 'imported', day: TODAY, people, restored: [], certificates: [] },
    ],
  })
  await openAs(page, 'Pracodawca', '/employees?view=gate', 'Pracownicy')
  await expect(page.getByRole('status')).toHaveText(/^45\spracowników$/)
  const sheets = await printedPages(page)
  expect(sheets.map(({ text }) => text.match(/Świątek-\d/g)?.length)).toEqual([41])
})

test('on a phone the filters are folded, and say how many are set', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs(page, 'Pracodawca', '/employees?view=matrix', 'Pracownicy')
  await expect(page.getByText(/^7\sz\s7\sosób wymaga działania, dopuszczone: 4\sz\s7\sosób\.$/)).toBeVisible()
  const position = page.getByLabel('Stanowisko', { exact: true })
  await expect(position).toBeHidden()
  const fold = page.getByRole('button', { name: 'Filtry' })
  await fold.click()
  await position.selectOption('elektryk')
  await expect(page.getByRole('status')).toHaveText(/^1\spracownik$/)
  await expect(fold).toHaveText('Filtry (1)')
  await fold.click()
  await expect(position).toBeHidden()
})

for (const path of ['/employees?view=matrix', '/employees?view=gate', '/employer']) {
  test(`${path} is accessible and stays within 360 px`, async ({ page }) => {
    await openAs(page, 'Pracodawca', path, '')
    await expectAccessibleEverywhere(page)
  })
}

test('the list for the gate names first who may work, and apart who may not', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/employees?view=gate&state=all', 'Pracownicy')
  await expect(page.getByRole('rowheader')).toHaveText(['Dopuszczeni', 'Niedopuszczeni'])
  const admitted = page
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: 'Dopuszczeni', exact: true }) })
  await expect(admitted.getByRole('row')).toHaveCount(5)
  await expect(admitted).not.toContainText('Nie')
})
