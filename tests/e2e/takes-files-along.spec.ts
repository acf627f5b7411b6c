import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

import { expect, openAs, waitForPanel } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { printedPages } from '../support/printed-pages.ts'

/** Waits until the printed table has been fetched, which happens once the browser is idle. */
async function waitForSheet(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const tables = await page.getByRole('table').count()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(tables).toBe(1)
  }).toPass()
}

test('certificates are saved as CSV, print as a table of all pages, and show one page of cards again afterwards', async ({
  page,
}) => {
  // A test cannot close the browser's print dialog.
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'))
  })
  await openAs(page, 'Administrator', '/certificates', 'Certyfikaty')
  await expect(page.getByRole('article')).toHaveCount(24)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('certyfikaty-2026-11-21.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(36)

  await waitForSheet(page)
  await page.getByRole('button', { name: 'Drukuj' }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(36)
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('each sheet of printed certificates says whose they are, on which day, and repeats the headings', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
  await waitForSheet(page)
  const sheets = await printedPages(page)
  expect(sheets.length).toBeGreaterThan(1)
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toPrint(`Strona ${index + 1} z ${sheets.length}`)
    expect(sheet).toPrint(
      'Żelbrzeg sp. z o.o. · stan na 21 listopada 2026 Osoba',
      'Numer',
      'Data wydania',
      'Status',
    )
  }
  const whole = sheets.map(({ text }) => text).join('')
  expect(whole.match(/(BHP|KPP|PPO|SEP|UDT)-\d{5}/g)?.length).toBeGreaterThanOrEqual(24)
  expect(sheets).toPrint(
    'Anna Dąbrowska Operator',
    'UDT-33613 19.03.2022 19.03.2027 wniosek do 18.12.2026 Aktywny',
  )
})

test('own certificates are saved as PDF, and print under the filters; trainings print with places, and no buttons', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Pobierz certyfikat BHP-42653 jako PDF' }).click(),
  ])
  const pdf = await readFile(await download.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text).toContain('Anna Dąbrowska')

  await page.goto('/certificates?status=expired&q=bhp')
  await waitForPanel(page)
  await waitForSheet(page)
  const [own] = await printedPages(page)
  expect(own).toPrint('Anna Dąbrowska · Wygasły · „bhp” · stan na 21 listopada 2026 Rodzaj')

  await page.goto('/trainings')
  await waitForPanel(page)
  await expect(page.getByText('Stan na 21.11.2026')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Stan na 21.11.2026')).toBeVisible()
  await expect(page.getByText('Warszawa, ul. Hutmistrzów 214, sala 1').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})
