import { zipSync } from 'fflate'
import { chromium, type Browser, type Page } from 'playwright'

import { findChromium } from '../support/chromium.ts'
import { companySheet } from '../support/large-sheets.ts'
import { startServer } from '../support/start-server.ts'
import { rowXml, sharing, SHEET, withUnpackedSize, workbook } from '../support/workbook.ts'

// Measures the import in a browser: large tables from the file to the end, what is fetched for the first file, and how
// long files take that were made to take long. Needs a build (`npm run build`) and Chromium.

const EMPLOYER = {
  id: 'ZPYYrVmLllkpLdpv',
  firstName: 'Małgorzata',
  lastName: 'Nowak',
  email: 'pracodawca@pewnik.example',
  role: 'employer',
  company: 'Zakłady Pomiarowe',
}

const READ = 'h2:has-text("Co jest w")'
const REFUSED = '[role="alert"]'

async function openImport(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await page.addInitScript((session) => {
    localStorage.setItem('pewnik:session', session)
    const blocks: number[] = []
    Object.assign(globalThis, { blocks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) blocks.push(Math.round(duration))
    }).observe({ type: 'longtask', buffered: true })
    // The file is on its way from the test until then.
    addEventListener('change', () => performance.mark('chosen'), { capture: true })
  }, JSON.stringify(EMPLOYER))
  await page.goto(`${origin}/employees/import`)
  await page.getByRole('button', { name: 'Wybierz plik' }).waitFor()
  await page.evaluate('blocks.length = 0')
  return page
}

/** Chooses a file and returns the milliseconds until it is read or refused. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<number> {
  await page.getByLabel('Plik z arkuszem').setInputFiles({ name, mimeType: '', buffer })
  await page.locator(`${READ}, ${REFUSED}`).first().waitFor({ timeout: 120_000 })
  return sinceChosen(page)
}

function sinceChosen(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.round(performance.now() - (performance.getEntriesByName('chosen').at(-1)?.startTime ?? NaN)),
  )
}

/** Presses its way from a file to the end, and returns how long it takes and what blocked the screen meanwhile. */
async function importWhole(browser: Browser, origin: string, people: number, columns: number) {
  const page = await openImport(browser, origin)
  const read = await choose(page, 'rejestr.xlsx', companySheet(people, columns))
  // The first press opens the file picker.
  let presses = 1
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).click()
    presses += 1
  }
  await press(/^Dalej/)
  await page.getByRole('table', { name: 'Wiersze arkusza' }).waitFor({ timeout: 60_000 })
  await press(/^Dalej/)
  await page.getByRole('button', { name: 'Wczytaj', exact: true }).waitFor({ timeout: 60_000 })
  await press('Wczytaj')
  await page.getByRole('heading', { name: 'Wczytano' }).waitFor({ timeout: 120_000 })
  const done = await sinceChosen(page)
  const said = await page.getByText(/^Nowi ludzie: /).innerText()
  const blocks = await page.evaluate<number[]>('blocks')
  await page.context().close()
  return {
    table: `${people} × ${columns}`,
    people: said.replace('Nowi ludzie: ', ''),
    presses,
    'read, s': read / 1000,
    'done, s': done / 1000,
    'longest blocks, ms': blocks
      .toSorted((a, b) => b - a)
      .slice(0, 5)
      .join(', '),
  }
}

async function readOnly(browser: Browser, origin: string, people: number, columns: number) {
  const page = await openImport(browser, origin)
  const read = await choose(page, 'rejestr.xlsx', companySheet(people, columns))
  const blocks = await page.evaluate<number[]>('blocks')
  await page.context().close()
  return {
    table: `${people} × ${columns}`,
    'read, s': read / 1000,
    'longest block, ms': Math.max(0, ...blocks),
  }
}

/** Weighs the scripts that the first file fetches. */
async function weighFirstFile(browser: Browser, origin: string): Promise<number> {
  const page = await openImport(browser, origin)
  await choose(page, 'rejestr.xlsx', companySheet(3, 12))
  // The browser counts the script of the worker among those of the page.
  const bytes = await page.evaluate(() => {
    const from = performance.getEntriesByName('chosen').at(-1)?.startTime ?? NaN
    return performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && entry.startTime >= from ? entry : [],
      )
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  })
  await page.context().close()
  return Math.round(bytes / 102.4) / 10
}

const FAR = '<c r="XFD1048576" t="str"><v>x</v></c>'
const attributes = (megabytes: number, inRow: boolean) => {
  const attribute = `x="${'a'.repeat(megabytes * 1024 * 1024)}"`
  return inRow
    ? `<row r="1" ${attribute}><c r="A1" t="str"><v>x</v></c></row>`
    : `<row r="1"><c r="A1" t="str" ${attribute}><v>x</v></c></row>`
}
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, place) => rowXml(place + 1, 'x')).join('')
const blankRows = (count: number) =>
  Array.from(
    { length: count },
    (_, place) => `<row r="${place + 1}"><c r="A${place + 1}" s="1"/></row>`,
  ).join('')
const long = sharing('x'.repeat(30_000), 1000)
const merges = Array.from(
  { length: 2000 },
  (_, place) => `<mergeCell ref="A${place + 1}:XFD${place + 20_000}"/>`,
)

const HOSTILE: Record<string, () => Uint8Array> = {
  'a cell far out': () => workbook({ [SHEET]: `<row r="1048576">${FAR}</row>` }),
  'a million rows that claim a cell': () => workbook({ [SHEET]: blankRows(1_000_000) }),
  '300,000 filled rows': () => workbook({ [SHEET]: manyRows(300_000) }),
  'more bytes than it says': () =>
    withUnpackedSize(zipSync({ 'xl/sharedStrings.xml': new Uint8Array(201 * 1024 * 1024) }, { level: 1 }), 1),
  'an attribute of 8 MB in a cell': () => workbook({ [SHEET]: attributes(8, false) }),
  'an attribute of 64 MB in a row': () => workbook({ [SHEET]: attributes(64, true) }),
  'a hundred attributes of a megabyte': () =>
    workbook({
      [SHEET]: Array.from(
        { length: 100 },
        (_, row) =>
          `<row r="${row + 1}"><c r="A${row + 1}" t="str" x="${'b'.repeat(1024 * 1024)}"><v>x</v></c></row>`,
      ).join(''),
    }),
  'one long text in many cells': () => workbook({ [SHEET]: long.table }, long.parts),
  'a text of 8 MB': () => workbook({ [SHEET]: rowXml(1, 'x'.repeat(8_000_000)) }),
  'an opened tag of 60 MB': () => workbook({ [SHEET]: `<row ${'<'.repeat(60 * 1024 * 1024)}` }),
  '2,000 merged areas': () =>
    workbook(
      { [SHEET]: manyRows(20_000) },
      {
        [`xl/${SHEET}`]: `<worksheet><sheetData>${manyRows(20_000)}</sheetData><mergeCells>${merges.join('')}</mergeCells></worksheet>`,
      },
    ),
  '5,000 sheets': () =>
    workbook(
      { [SHEET]: manyRows(400) },
      {
        'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets>${Array.from({ length: 5000 }, (_, place) => `<sheet name="S${place}" r:id="rId0"/>`).join('')}</sheets></workbook>`,
      },
    ),
  'a million short lines of text': () => Buffer.from('a\n'.repeat(1_000_000)),
  'a line of 6 MB': () => Buffer.from('a;'.repeat(3_000_000)),
  'a quotation mark that is never closed': () =>
    Buffer.from(`Imię;Nazwisko\n"Jan;Lis\n${'Ewa;Kos\n'.repeat(15_000)}`),
  '9 MB of quotation marks': () => Buffer.from('"'.repeat(9 * 1024 * 1024)),
  '9 MB of tags in a page': () => Buffer.from(`<html><table>${'<tr><td>x'.repeat(1_000_000)}`),
  '9 MB of noise': () =>
    Buffer.from(Uint8Array.from({ length: 9 * 1024 * 1024 }, (_, place) => (place * 7919) % 251)),
}

async function tryHostile(browser: Browser, origin: string) {
  const rows = []
  for (const [name, build] of Object.entries(HOSTILE)) {
    const bytes = Buffer.from(build())
    const page = await openImport(browser, origin)
    const time = await choose(page, 'plik.xlsx', bytes)
    const alert = page.locator(REFUSED).first()
    const said = (await alert.count()) > 0 ? (await alert.innerText()).split('\n')[0] : 'is read'
    rows.push({ file: name, KB: Math.round(bytes.length / 1024), s: time / 1000, said: said?.slice(0, 70) })
    await page.context().close()
  }
  return rows
}

const server = await startServer()
try {
  const origin = `http://127.0.0.1:${server.port}`
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  console.log(`fetched for the first file: ${await weighFirstFile(browser, origin)} KB`)
  console.table([await importWhole(browser, origin, 320, 12), await importWhole(browser, origin, 2000, 12)])
  console.table([await readOnly(browser, origin, 3000, 60)])
  console.table(await tryHostile(browser, origin))
  await browser.close()
} finally {
  await server.stop()
}
