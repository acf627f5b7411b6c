import { chromium, type Browser } from 'playwright'

import { findChromium } from '../support/chromium.ts'
import { serveLargeCompany } from '../support/large-company.ts'

// Measures how long a slow processor takes to the first rows of who may work, against certificates with as many rows.
// Needs a build (`npm run build`) and Chromium. `node tests/benchmark/first-rows.ts [rounds] [people]`.

const ROUNDS = Number(process.argv[2] ?? 9)
const PEOPLE = Number(process.argv[3] ?? 300)
const SLOWDOWN = 4

const SCREENS = [
  { path: '/employees?view=matrix', row: 'tbody th' },
  { path: '/certificates', row: 'main article' },
]

const SESSION = {
  id: 'admin',
  firstName: 'Agata',
  lastName: 'Śliwińska',
  email: 'a@pewnik.example',
  role: 'admin',
}

/** Opens a screen with an empty cache and returns the milliseconds to its first rows, and to all rows of its page. */
async function open(browser: Browser, origin: string, { path, row }: (typeof SCREENS)[number]) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(
    ({ session, selector }) => {
      localStorage.setItem('pewnik:session', session)
      // A frame begins after the rows have been painted in the one before.
      const look = () => {
        if (!document.querySelector(selector)) requestAnimationFrame(look)
        else requestAnimationFrame(() => performance.mark('first rows'))
      }
      requestAnimationFrame(look)
    },
    { session: JSON.stringify(SESSION), selector: row },
  )
  await page.goto(origin + path)
  await page.waitForFunction(() => performance.getEntriesByName('first rows').length > 0)
  const firstRows = await page.evaluate(() => performance.getEntriesByName('first rows')[0]?.startTime ?? NaN)
  const rows = await page.locator(row).count()
  await context.close()
  return { firstRows, rows }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? NaN)
}

const server = await serveLargeCompany(PEOPLE)
try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const results = SCREENS.map((screen) => ({ screen, times: new Array<number>(), rows: 0 }))
  // In turns, so that other work on the machine slows both down alike. The first round warms the server up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const result of results) {
      const { firstRows, rows } = await open(browser, server.origin, result.screen)
      if (round > 0) result.times.push(firstRows)
      result.rows = rows
    }
  }
  console.log(
    `${PEOPLE} people with 12 qualifications each, ${SLOWDOWN}x slower processor, median of ${ROUNDS}`,
  )
  console.table(
    results.map(({ screen, times, rows }) => ({
      page: screen.path,
      'first rows, ms': median(times),
      fastest: Math.round(Math.min(...times)),
      slowest: Math.round(Math.max(...times)),
      'rows on the page': rows,
    })),
  )
  await browser.close()
} finally {
  server.stop()
}
