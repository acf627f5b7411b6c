import type { BrowserContext, Page } from 'playwright/test'

import { makeNextVersion, replaceServer, switchWorkerOff } from '../support/build-copy.ts'
import { becomeAccount, expect, signIn, test as journey, waitForIdle } from '../support/journey.ts'
import { mainHeading } from '../support/locators.ts'
import { readQr } from '../support/read-qr.ts'
import { ANNA, ANNAS_BHP } from '../support/sample.ts'
import { SCREENS } from '../support/screens.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'
import { countKeptAnswers, waitUntilKept } from '../support/worker.ts'

/** Each journey has a server of its own, which it can really stop. */
const test = journey.extend<{ server: StartedServer; origin: string }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the pattern.
  server: async ({}, provide) => {
    const server = await startServer()
    await provide(server)
    await server.stop()
  },
  origin: async ({ server }, provide) => provide(`http://127.0.0.1:${server.port}`),
})

test.use({
  serviceWorkers: 'allow',
  // What the browser says of requests without an answer.
  expectedErrors: [/net::ERR_/],
})

const MORNING = '2026-11-21T10:05:00+01:00'
const NOON = '2026-11-21T12:05:00+01:00'
const NEXT_MORNING = '2026-11-22T06:30:00+01:00'

const OLD = 'Kalendarz szkoleń'
const NEW = 'Kalendarz nowej wersji'

/** Waits until the browser has asked for the new version and fetched all of its files, which a busy machine does slowly. */
async function expectNewVersion(page: Page): Promise<void> {
  await expect(page.getByText('Jest nowa wersja Pewnika')).toBeVisible({ timeout: 60_000 })
}

const note = (page: Page) => page.getByRole('strong').filter({ hasText: 'Brak połączenia' })

/** The one visit after which everything works without a network. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await signIn(page, 'Pracownik')
  await expect(mainHeading(page)).toContainText('Dzień dobry')
  await waitUntilKept(page)
}

/** Opens an address in a new tab, as a cold start does. */
async function openCold(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
  return page
}

/** Screens of each kind, opened cold by an employee, and their headings. */
const OPENED_COLD = {
  [`/certificates/${ANNAS_BHP}`]: 'Szkolenie okresowe BHP',
  '/certificates/nowhere': 'Strona nie znaleziona',
  '/employees': 'Brak dostępu',
  '/calendar?date=2026-12-01': 'Kalendarz szkoleń',
  '/settings?tab=data': 'Ustawienia',
}

test('the browser can install the app', { tag: '@whole-chromium' }, async ({ page, context, baseURL }) => {
  await page.goto('/login')
  const client = await context.newCDPSession(page)
  const { errors, manifest } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({ name: 'Pewnik', startUrl: `${baseURL}/dashboard` })
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // Each test runs in a window without a history.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  for (const path of ['/icon-192.png', '/icon-apple.png', '/screen-wide.png']) {
    const response = await page.request.get(path)
    expect(response.headers()['content-type']).toBe('image/png')
  }
  const response = await page.request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
})

test('after one visit the panel opens and works without a network, and public pages say that they need it', async ({
  page,
  context,
  server,
  origin,
}) => {
  test.slow()
  const verification = `${origin}/certificates/verify/${ANNAS_BHP}`
  const card = `${origin}/card/${ANNA}`
  await context.clock.install({ time: MORNING })
  await visit(page, origin)
  await expectFramesOfAllScreens(page)

  await test.step('with a network, the server answers for public pages, and data are asked for after 5 minutes', async () => {
    const asked: string[] = []
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.data')) asked.push(pathname)
    })
    const seen = await openCold(context, verification)
    await expect(mainHeading(seen)).toHaveText(/^Ważny do/)
    const soon = await openCold(context, `${origin}/certificates#q=bhp`)
    await expect(mainHeading(soon)).toHaveText('Certyfikaty')
    await expect(soon.getByRole('searchbox')).toHaveValue('bhp')
    await waitForIdle(soon)
    expect(asked).toEqual([])
    await context.clock.setSystemTime(NOON)
    const later = await openCold(context, `${origin}/certificates`)
    await expect(mainHeading(later)).toHaveText('Certyfikaty')
    await expect.poll(() => asked).toEqual(['/certificates.data'])
    await expect(note(later)).toHaveCount(0)
  })

  await server.stop()
  await page.close()

  await test.step('filters of the address stand in their fields, also after a reload', async () => {
    const address = `${origin}/certificates?q=bhp&status=active`
    const filtered = await openCold(context, address)
    await expect(filtered.getByRole('searchbox')).toHaveValue('bhp')
    await expect(filtered.getByRole('combobox', { name: 'Status' })).toHaveValue('active')
    await filtered.reload()
    await expect(filtered.getByRole('searchbox')).toHaveValue('bhp')
    expect(filtered.url()).toBe(address)
  })

  await test.step('records and screens open by their addresses, and so does what the app has no screen for', async () => {
    const screen = await context.newPage()
    for (const [path, title] of Object.entries(OPENED_COLD)) {
      await screen.goto(origin + path)
      await expect(mainHeading(screen), path).toHaveText(title)
      expect(screen.url()).toBe(origin + path)
    }
    // From a page without a panel: one that still reads its data would open itself anew for the other person.
    await screen.goto(`${origin}/about`)
    await becomeAccount(screen, 'Pracodawca')
    await screen.goto(`${origin}/employer`)
    await expect(mainHeading(screen)).toHaveText('Panel pracodawcy')
    await becomeAccount(screen, 'Pracownik')
  })

  await test.step('an accident is reported and seen after a cold start', async () => {
    const report = await openCold(context, `${origin}/reports/new`)
    await report.getByText('Wypadek', { exact: true }).click()
    await report.getByLabel('Opis zdarzenia').fill('Skaleczenie dłoni przy cięciu blachy')
    await report.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
    await expect(report.getByRole('heading', { name: 'Co teraz' })).toBeVisible()
    const list = await openCold(context, `${origin}/reports?filter=accident`)
    await list.getByRole('table').getByRole('link', { name: 'Wypadek' }).first().click()
    await expect(list.getByText('Skaleczenie dłoni przy cięciu blachy')).toBeVisible()
    await list.reload()
    await expect(list.getByText('Skaleczenie dłoni przy cięciu blachy')).toBeVisible()
  })

  await test.step('public pages say that they need the network', async () => {
    const seen = await context.newPage()
    for (const address of [verification, card, origin, `${origin}/about`]) {
      await seen.goto(address)
      await expect(mainHeading(seen)).toHaveText('Brak połączenia')
      await expect(seen.getByText('Sprawdzenie certyfikatu wymaga połączenia')).toBeVisible()
    }
    await seen.getByRole('link', { name: 'Przejdź do panelu' }).click()
    await expect(mainHeading(seen)).toHaveText('Dzień dobry, Anna')
  })

  await test.step('the panel of the next day opens with a note', async () => {
    await context.clock.setSystemTime(NEXT_MORNING)
    const next = await openCold(context, `${origin}/dashboard`)
    await expect(next.getByText('Niedziela, 22 listopada 2026')).toBeVisible()
    await expect(note(next)).toHaveText('Brak połączenia – dane z 21.11.2026, 12:05')
  })

  await test.step('the page without a network tries again at the address that was meant', async () => {
    const seen = await context.newPage()
    await seen.goto(`${origin}/certificates/verify?number=BHP-35615`)
    await expect(mainHeading(seen)).toHaveText('Brak połączenia')
    const again = await startServer({ port: server.port })
    await seen.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await expect(mainHeading(seen)).toHaveText('Wygasł 15.12.2023')
    await again.stop()
  })
})

test('a browser without a connection shows QR codes, and a person who signs out is told so', async ({
  page,
  context,
  origin,
}) => {
  await visit(page, origin)
  await context.setOffline(true)
  // Some versions of Chromium forget the emulated state in a page that the worker opens, and say that it is online.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  const list = await openCold(context, `${origin}/certificates`)
  await list.getByRole('button', { name: 'Kod QR' }).first().click()
  const code = list.getByRole('img', { name: 'Kod QR prowadzący do strony weryfikacji certyfikatu' })
  expect(await readQr(context, code)).toContain(`${origin}/certificates/verify/`)
  await list.keyboard.press('Escape')

  // A PDF comes from the server, so in its place comes the way to print.
  await list
    .getByRole('link', { name: /^Pobierz certyfikat/ })
    .first()
    .click()
  await expect(list.getByText('Bez połączenia można wydrukować ekran certyfikatu.')).toBeVisible()

  const card = await openCold(context, `${origin}/profile?tab=card`)
  expect(await readQr(context, card.getByRole('img', { name: /QR/ }))).toContain(`${origin}/card/`)

  await context.setOffline(false)
  await page.getByRole('main').getByRole('button', { name: 'Wyloguj' }).click()
  for (const tab of [page, list, card]) await expect(tab).toHaveURL(/\/login/)
  await expect.poll(() => countKeptAnswers(page)).toBe(0)
  await context.setOffline(true)
  const screen = await context.newPage()
  await screen.goto(`${origin}/certificates?q=bhp`)
  await expect(screen).toHaveURL(/\/login\?redirectTo=%2Fcertificates$/)
  await expect(mainHeading(screen)).toHaveText('Nie udało się pobrać danych')
  await expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
})

test('a new version waits, takes over with one reload, and leaves other tabs their files', async ({
  page,
  context,
  server,
  origin,
}) => {
  test.slow()
  await visit(page, origin)
  const other = await openCold(context, `${origin}/certificates`)
  const next = await replaceServer(server, (build) => makeNextVersion(build, OLD, NEW))

  const loads = countLoads(page)
  await page.reload()
  await expectNewVersion(page)
  // The version that waits serves no tab.
  await page.getByRole('link', { name: 'Kalendarz', exact: true }).click()
  await expect(mainHeading(page)).toHaveText(OLD)
  expect(loads.count).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: 'Odśwież' }).click()
  await expect(mainHeading(page)).toHaveText(NEW)

  // The server has no file of the old version any more.
  await other.getByRole('link', { name: 'Kalendarz', exact: true }).click()
  await expect(mainHeading(other)).toHaveText(OLD)
  expect(await countCaches(page)).toBe(2)
  expect(loads.count).toBe(3)
  await next.stop()

  await test.step('where no tab is open, another one takes over by itself, and the files of others go', async () => {
    const former = await startServer({ port: server.port })
    await page.reload()
    await expectNewVersion(page)
    await other.close()
    // The browser now ends the former worker. As long as a debugger watches it, a tab that opens in the midst may wait
    // for its answer for ever.
    const ended = Promise.any(context.serviceWorkers().map((worker) => worker.waitForEvent('close')))
    await page.close()
    await ended
    await expect
      .poll(async () => {
        const screen = await openCold(context, `${origin}/calendar`)
        const title = await mainHeading(screen).textContent()
        await screen.close()
        return title
      })
      .toBe(OLD)
    const screen = await openCold(context, `${origin}/calendar`)
    expect(await countCaches(screen)).toBe(1)
    await former.stop()
  })
})

test('a worker in place of a broken one switches it off', async ({ page, context, server, origin }) => {
  test.slow()
  await visit(page, origin)
  const next = await replaceServer(server, switchWorkerOff)
  await page.reload()
  // The browser asks for the new worker in its own time, and ends the old one when its last request is answered.
  await expect.poll(() => countCaches(page), { timeout: 60_000 }).toBe(0)
  const fromServer = await openCold(context, `${origin}/certificates`)
  await expect(mainHeading(fromServer)).toHaveText('Certyfikaty')
  const [navigation] = await fromServer.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  )
  expect(navigation).toMatchObject({ workerStart: 0 })
  await next.stop()
})

/** Expects a document without data for each screen of each role, also for records: no screen waits for its data. */
async function expectFramesOfAllScreens(page: Page): Promise<void> {
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  const screens = Object.values(SCREENS).flatMap((paths) => Object.keys(paths))
  // A new kind or duty opens like any: a screen with an id has one document for all ids.
  const needed = screens.map((path) => path.replace(/^(\/employer\/(?:kinds|duties)\/)new.*/, '$1any'))
  expect(needed.filter((path) => !kept.includes(path))).toEqual([])
  expect(kept).toEqual(expect.arrayContaining(['/certificates/any', '/reports/any', '/offline']))
}

function countLoads(page: Page): { count: number } {
  const loads = { count: 0 }
  page.on('load', () => {
    loads.count += 1
  })
  return loads
}

function countCaches(page: Page): Promise<number> {
  return page.evaluate(async () => (await caches.keys()).length)
}
