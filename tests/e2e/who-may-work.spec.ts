import { readFile } from 'node:fs/promises'

import Papa from 'papaparse'
import type { Page } from 'playwright/test'

import { TODAY } from '../support/builders.ts'
import { positionSaved } from '../support/changes.ts'
import { expect, expectNoSidewaysScroll, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { MALGORZATA, storeOwnData } from '../support/own-data.ts'
import { PAPERS_ELSEWHERE } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Widok' }).getByRole('link', { name })

/** Downloads the CSV file of the screen and returns its rows without the headings. */
async function csvRows(page: Page): Promise<unknown[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz CSV' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  return Papa.parse<string[]>(text.slice(1), { delimiter: ';', skipEmptyLines: true }).data.slice(1)
}

test('the employer opens who may work, prints the table across and the list for the gate, and saves it', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employer', 'Panel pracodawcy')
  await page
    .getByRole('region', { name: /^3\sosoby nie mogą dziś pracować/ })
    .getByRole('link', { name: /^Wszystkie osoby/ })
    .press('Enter')
  await expect(view(page, 'Kwalifikacje')).toHaveAttribute('aria-current', 'page')
  const [table, ...moreOfTable] = await printedPages(page)
  expect(moreOfTable).toEqual([])
  expect(table?.isLandscape).toBe(true)
  expect(table).toPrint('Strona 1 z 1', 'Żelbrzeg', 'stan na 21 listopada 2026', 'Szczęsna')
  expect(table).toPrint('Razem: 7 osób aktualne: 4 z 7')

  await view(page, 'Brama').click()
  await expect(page.getByRole('table', { name: 'Dokumenty aktualne dziś' })).toBeVisible()
  const [gate, ...moreOfGate] = await printedPages(page)
  expect(moreOfGate).toEqual([])
  expect(gate?.isLandscape).toBe(false)
  expect(gate).toPrint(
    'Strona 1 z 1',
    'Dokumenty aktualne dziś: 4 osoby',
    'Żelbrzeg',
    'stan na 21 listopada 2026',
    'Zięba',
  )
  expect(await csvRows(page)).toHaveLength(4)
})

test('names stay in sight while the table scrolls in its box, and a phone has a list and folds the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 300 })
  await openAs(page, 'Pracodawca', '/employees?view=matrix', 'Pracownicy')
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

  await page.setViewportSize({ width: 360, height: 800 })
  await expect(page.getByRole('table')).toHaveCount(0)
  const marek = page.getByRole('listitem').filter({ hasText: 'Gżegżółka Marek' }).first()
  await expect(marek).toContainText(/BHP: 8\sdni po terminie/)
  await expect(marek).toContainText('UDT wózek: termin na wniosek minął, wygasa jutro')
  await expect(
    page.getByText(/^7\sz\s7\sosób wymaga działania, aktualne dokumenty: 4\sz\s7\sosób\.$/),
  ).toBeVisible()
  const filters = page.getByRole('dialog', { name: 'Filtry' })
  await expect(filters).toBeHidden()
  const fold = page.getByRole('button', { name: /^Filtry/ })
  await fold.click()
  await filters.getByLabel('Stanowisko', { exact: true }).selectOption('elektryk')
  await page.keyboard.press('Escape')
  await expect(filters).toBeHidden()
  await expect(page.getByRole('status')).toHaveText(/^1\spracownik$/)
  await expect(fold).toHaveText('Filtry (1)')
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
