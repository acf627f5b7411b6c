import { readFile } from 'node:fs/promises'

import ICAL from 'ical.js'
import Papa from 'papaparse'
import type { Page } from 'playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'

import { expect, openAs, test } from '../support/journey.ts'
import { printedPages } from '../support/printed-pages.ts'

/** Clicks a control and returns the downloaded file. */
async function fileOf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Returns the rows of a CSV file without the headings. */
const rowsOf = (text: string) => Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data.slice(1)

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

/** Waits until the printed table has been fetched, which happens once the browser is idle. */
async function waitForSheet(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const tables = await page.getByRole('table').count()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(tables).toBe(1)
  }).toPass()
}

const csvButton = (page: Page) => page.getByRole('button', { name: 'Pobierz CSV' })

test('a list is exported with its filters and all its pages', async ({ page }) => {
  await openAs(page, 'Administrator', '/certificates', 'Certyfikaty')
  await expect(page.getByRole('article')).toHaveCount(24)
  const all = await fileOf(page, () => csvButton(page).click())
  expect(all.name).toBe('certyfikaty-2026-11-21.csv')
  expect(rowsOf(all.text)).toHaveLength(35)

  await page.getByRole('searchbox').fill('zieba')
  await expect(page.getByRole('article')).toHaveCount(3)
  const { text } = await fileOf(page, () => csvButton(page).click())
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(
    rowsOf(text).map(([holder, _type, scope, number, status]) => [holder, scope, number, status]),
  ).toEqual([
    ['Łukasz Zięba', 'eksploatacja', 'SEP-75824', 'Aktywny'],
    ['Łukasz Zięba', 'tytuł ratownika', 'KPP-81852', 'Aktywny'],
    ['Łukasz Zięba', 'stanowiska robotnicze', 'BHP-50434', 'Aktywny'],
  ])
})

test('certificates print as a table of all pages, and show one page of cards again afterwards', async ({
  page,
}) => {
  // A test cannot close the browser's print dialog.
  await page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('beforeprint'))
  })
  await openAs(page, 'Administrator', '/certificates', 'Certyfikaty')
  await expect(page.getByRole('article')).toHaveCount(24)
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
    'UDT-33613 19.03.2022 19.03.2027 wniosek do 19.12.2026 Aktywny',
  )

  await openAs(page, 'Pracownik', '/certificates?status=expired&q=bhp', 'Certyfikaty')
  await waitForSheet(page)
  const [own] = await printedPages(page)
  expect(own).toPrint('Anna Dąbrowska · Wygasły · „bhp” · stan na 21 listopada 2026 Rodzaj')
})

test('the printed list of trainings has places and its day, and no buttons', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await expect(page.getByText('Stan na 21.11.2026')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Stan na 21.11.2026')).toBeVisible()
  await expect(page.getByText('Warszawa, ul. Hutmistrzów 214, sala 1').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

for (const { account, path, heading, name, count } of [
  { account: 'Pracownik', path: '/reports', heading: 'Zgłoszenia', name: 'zgloszenia', count: 3 },
  { account: 'Pracodawca', path: '/trainings', heading: 'Szkolenia', name: 'szkolenia', count: 15 },
  { account: 'Pracodawca', path: '/employees', heading: 'Pracownicy', name: 'pracownicy', count: 7 },
] as const) {
  test(`${heading} are exported within the scope of ${account}`, async ({ page }) => {
    await openAs(page, account, path, heading)
    const file = await fileOf(page, () => csvButton(page).click())
    expect(file.name).toBe(`${name}-2026-11-21.csv`)
    expect(rowsOf(file.text)).toHaveLength(count)
  })
}

test('a certificate is saved as a PDF, or says why it has none', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Pobierz certyfikat BHP-42653 jako PDF' }).click(),
  ])
  const pdf = await readFile(await download.path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  expect(text).toContain('Anna Dąbrowska')

  await page.getByRole('button', { name: 'Pobierz certyfikat KPP-48570 jako PDF' }).click()
  await expect(page.getByText('Na razie certyfikat czeka na potwierdzenie.')).toBeVisible()
})

test('own trainings and deadlines are exported to a calendar, with the alarm of the settings', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/settings', 'Ustawienia')
  await page.getByLabel('Ile dni przed wygaśnięciem').selectOption('14\u00a0dni')
  await expect(page.getByText('Zapisano w tej przeglądarce')).toBeVisible()
  await page.getByRole('link', { name: 'Kalendarz', exact: true }).click()

  const trainings = await fileOf(page, () =>
    page.getByRole('button', { name: 'Pobierz moje szkolenia' }).click(),
  )
  expect(trainings.name).toBe('szkolenia.ics')
  expect(eventsOf(trainings.text).map(({ summary }) => summary)).toEqual([
    'Szkolenie okresowe BHP dla stanowisk robotniczych',
    'Pierwsza pomoc w zakładzie pracy z użyciem AED',
  ])

  await expect(page.getByText('Kalendarz przypomni o terminie 14 dni wcześniej')).toBeVisible()
  const deadlines = await fileOf(page, () =>
    page.getByRole('button', { name: 'Pobierz moje terminy' }).click(),
  )
  expect(eventsOf(deadlines.text).map(({ startDate }) => startDate.toString())).toEqual([
    '2026-12-03',
    // The last day to apply to UDT, and the expiry of that certificate.
    '2026-12-19',
    '2027-03-19',
  ])
  expect(deadlines.text).toContain('TRIGGER:-P13DT15H')
})

test('an employer exports the deadlines of the staff, or of the chosen person', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/calendar', 'Kalendarz szkoleń')
  const all = await fileOf(page, () =>
    page.getByRole('button', { name: 'Pobierz terminy wszystkich osób' }).click(),
  )
  const summaries = eventsOf(all.text).map(({ summary }) => summary)
  expect(summaries).toContain(
    'Termin wniosku do UDT: Anna Dąbrowska, Operator wózka jezdniowego (UDT) · wózek z\u00a0wysięgnikiem lub podnoszonym operatorem',
  )
  expect(summaries.some((summary) => summary.includes('Łukasz Zięba'))).toBe(true)

  await page.getByRole('combobox', { name: 'Terminy' }).selectOption('Łukasz Zięba')
  const one = await fileOf(page, () =>
    page.getByRole('button', { name: 'Pobierz terminy wybranej osoby' }).click(),
  )
  expect(eventsOf(one.text)).toHaveLength(3)
  for (const { summary } of eventsOf(one.text)) expect(summary).toContain('Łukasz Zięba')
})

test('one training and one deadline are exported to a calendar alone', async ({ page }) => {
  await openAs(page, 'Pracownik', '/calendar?date=2026-11-27', 'Kalendarz szkoleń')
  await page
    .getByRole('button', { name: 'Pierwsza pomoc w zakładzie pracy z użyciem AED', exact: true })
    .click()
  const training = await fileOf(page, () => page.getByRole('button', { name: 'Dodaj do kalendarza' }).click())
  expect(training.name).toBe('szkolenie-2026-11-27.ics')
  expect(eventsOf(training.text)).toHaveLength(1)

  await page.goto('/certificates/IWL59ljS5zaeI0js')
  const deadline = await fileOf(page, () =>
    page.getByRole('button', { name: 'Termin do kalendarza' }).click(),
  )
  expect(eventsOf(deadline.text).map(({ summary }) => summary)).toEqual([
    'Koniec ważności: Szkolenie okresowe BHP · stanowiska robotnicze',
  ])
})

test('the feed of all trainings can be copied and subscribed to', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs(page, 'Ośrodek Szkoleniowy', '/calendar', 'Kalendarz szkoleń')
  await page.getByRole('button', { name: 'Kopiuj link' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const answer = await request.get(address)
  expect(eventsOf(await answer.text())).toHaveLength(9)
})

test('a public card is saved as a contact, without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/card/s2fWgokVCS576Y8o')
  const contact = await fileOf(page, () => page.getByRole('link', { name: 'Dodaj do kontaktów' }).click())
  expect(contact.text).toContain('VERSION:4.0')
  const older = await fileOf(page, () =>
    page.getByRole('link', { name: 'Wersja dla starszego telefonu' }).click(),
  )
  expect(older.text).toContain('VERSION:3.0')
  await context.close()
})

test('the business card is shared where the device can', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url
        return Promise.resolve()
      },
    })
  })
  await openAs(page, 'Pracownik', '/profile?tab=card', 'Profil')
  await page.getByRole('button', { name: 'Udostępnij' }).click()
  await expect(page.locator(':root')).toHaveAttribute('data-shared', /\/card\/u2JoFQVOEDZAGVYH$/)
})
