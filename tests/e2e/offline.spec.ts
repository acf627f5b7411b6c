import type { BrowserContext, Page } from 'playwright/test'

import { makeNextVersion, replaceServer, switchWorkerOff } from '../support/build-copy.ts'
import {
  becomeAccount,
  expect,
  expectAccessibleEverywhere,
  signIn,
  test as journey,
  type Account,
} from '../support/journey.ts'
import { readQr } from '../support/read-qr.ts'
import { SCREENS } from '../support/screens.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'
import { countKeptAnswers, waitForWorker, waitUntilKept } from '../support/worker.ts'

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

const OLD = 'Kalendarz szkoleń'
const NEW = 'Kalendarz nowej wersji'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const note = (page: Page) => page.getByRole('strong').filter({ hasText: 'Brak połączenia' })

/** The one visit after which everything works without a network. */
async function visit(page: Page, origin: string, account: Account = 'Pracownik'): Promise<void> {
  await page.goto(`${origin}/login`)
  await signIn(page, account)
  await expect(heading(page)).toContainText('Dzień dobry')
  await waitUntilKept(page)
}

/** Opens an address in a new tab, as a cold start does. */
async function openCold(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
  return page
}

/** Opens each screen in a tab of its own and expects its heading. */
async function expectToOpenCold(
  context: BrowserContext,
  origin: string,
  headings: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, title] of Object.entries(headings)) {
    const screen = await openCold(context, origin + path)
    await expect(heading(screen)).toHaveText(title)
  }
}

/** Filters and tabs that stand in the address of a screen. */
const SEARCHES: Readonly<Record<string, string>> = {
  '/certificates': '?q=bhp&status=active',
  '/reports': '?filter=accident&page=1',
  '/trainings': '?status=completed',
  '/calendar': '?date=2026-12-01',
  '/profile': '?tab=certificates',
  '/settings': '?tab=data',
}

test('the browser can install the app', { tag: '@whole-chromium' }, async ({ page, context, origin }) => {
  await visit(page, origin)
  const client = await context.newCDPSession(page)
  const { errors, manifest } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({ name: 'Pewnik', startUrl: `${origin}/dashboard` })
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // Each test runs in a window without a history.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  for (const path of ['/icon-192.png', '/icon-apple.png', '/screen-wide.png']) {
    const response = await page.request.get(origin + path)
    expect(response.headers()['content-type']).toBe('image/png')
  }
  const response = await page.request.get(`${origin}/manifest.webmanifest`)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
})

test('after one visit each screen of each role, and each record, opens cold by its address', async ({
  page,
  context,
  server,
  origin,
}) => {
  // Some sixty screens, each in a tab of its own.
  test.setTimeout(600_000)
  await visit(page, origin)
  await server.stop()

  await test.step('filters of the address stand in their fields, also after a reload', async () => {
    const filtered = await openCold(context, `${origin}/certificates?q=bhp&status=active`)
    await expect(filtered.getByRole('searchbox')).toHaveValue('bhp')
    await expect(filtered.getByRole('combobox', { name: 'Status' })).toHaveValue('active')
    await filtered.reload()
    await expect(filtered.getByRole('searchbox')).toHaveValue('bhp')
    await filtered.close()
  })

  await test.step('so does a record, and what the app has no screen for', async () => {
    const certificate = await openCold(context, `${origin}/certificates/IWL59ljS5zaeI0js`)
    await expect(heading(certificate)).toHaveText('Szkolenie okresowe BHP')
    await certificate.goto(`${origin}/certificates/nowhere`)
    await expect(heading(certificate)).toHaveText('Strona nie znaleziona')
    await certificate.goto(`${origin}/employees`)
    await expect(heading(certificate)).toHaveText('Brak dostępu')
    await certificate.close()
  })

  for (const account of Object.keys(SCREENS) as Account[]) {
    await becomeAccount(page, account)
    for (const [path, title] of Object.entries(SCREENS[account])) {
      const address = origin + path + (SEARCHES[path] ?? '')
      const screen = await openCold(context, address)
      await expect(heading(screen), `${address} of ${account}`).toHaveText(title)
      expect(screen.url()).toBe(address)
      await screen.close()
    }
  }
})

test('an accident is reported and seen after a cold start', async ({ page, context, server, origin }) => {
  await visit(page, origin)
  await server.stop()
  await page.close()
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

test('QR codes show without a network; in place of a PDF comes the way to print', async ({
  page,
  context,
  server,
  origin,
}) => {
  await visit(page, origin)
  await server.stop()
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

  await list
    .getByRole('link', { name: /^Pobierz certyfikat/ })
    .first()
    .click()
  await expect(list.getByText('Bez połączenia można wydrukować ekran certyfikatu.')).toBeVisible()

  const card = await openCold(context, `${origin}/profile?tab=card`)
  expect(await readQr(context, card.getByRole('img', { name: /QR/ }))).toContain(`${origin}/card/`)
})

test('verification, cards and other public pages say that they need the network', async ({
  page,
  context,
  server,
  origin,
}) => {
  await visit(page, origin)
  const verification = '/certificates/verify/IWL59ljS5zaeI0js'
  const seen = await openCold(context, origin + verification)
  await expect(heading(seen)).toHaveText(/^Ważny do/)
  await seen.goto(`${origin}/card/yS0DrhyhSvLwiXum`)
  await server.stop()
  for (const path of [verification, '/card/yS0DrhyhSvLwiXum', '/', '/about']) {
    await seen.goto(origin + path)
    await expect(heading(seen)).toHaveText('Brak połączenia')
    await expect(seen.getByText('Sprawdzenie certyfikatu wymaga połączenia')).toBeVisible()
  }
  await expectAccessibleEverywhere(seen)
  await seen.getByRole('link', { name: 'Przejdź do panelu' }).click()
  await expect(heading(seen)).toHaveText('Dzień dobry, Anna')
})

test('the page without a network tries again at the address that was meant', async ({
  page,
  server,
  origin,
}) => {
  await visit(page, origin)
  await server.stop()
  await page.goto(`${origin}/certificates/verify?number=BHP-35615`)
  await expect(heading(page)).toHaveText('Brak połączenia')
  const again = await startServer({ port: server.port })
  await page.getByRole('link', { name: 'Spróbuj ponownie' }).click()
  await expect(heading(page)).toHaveText('Wygasł 15.12.2023')
  await again.stop()
})

test('a person who is signed out is told so without a network, and can try again', async ({
  page,
  context,
  server,
  origin,
}) => {
  await visit(page, origin)
  await page.getByRole('main').getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL(`${origin}/login`)
  await server.stop()
  await context.setOffline(true)
  const screen = await context.newPage()
  await screen.goto(`${origin}/certificates?q=bhp`)
  await expect(screen).toHaveURL(/\/login\?redirectTo=%2Fcertificates$/)
  await expect(heading(screen)).toHaveText('Nie udało się pobrać danych')
  await expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
})

test.describe('data of another day', () => {
  const MORNING = '2026-11-21T10:05:00+01:00'
  const NEXT_MORNING = '2026-11-22T06:30:00+01:00'

  test('opens the screens of a new day without a network, with a note', async ({
    page,
    context,
    server,
    origin,
  }) => {
    await context.clock.install({ time: MORNING })
    await visit(page, origin)
    await server.stop()
    await context.clock.setSystemTime(NEXT_MORNING)
    const next = await openCold(context, `${origin}/dashboard`)
    await expect(next.getByText('Niedziela, 22 listopada 2026')).toBeVisible()
    await expect(note(next)).toHaveText('Brak połączenia – dane z 21.11.2026, 10:05')
    await expectAccessibleEverywhere(next)
  })

  test('gives way to data of today where the server answers, without a note', async ({
    page,
    context,
    origin,
  }) => {
    await context.clock.install({ time: MORNING })
    await visit(page, origin)
    await context.clock.setSystemTime(NEXT_MORNING)
    const next = await openCold(context, `${origin}/certificates#q=bhp`)
    // The server's day is fixed.
    await expect(heading(next)).toHaveText('Certyfikaty')
    await expect(next.getByRole('searchbox')).toHaveValue('bhp')
    await next.getByRole('link', { name: 'Pulpit', exact: true }).click()
    await expect(next.getByText('Sobota, 21 listopada 2026')).toBeVisible()
    await expect(note(next)).toHaveCount(0)
    expect(next.url()).toBe(`${origin}/dashboard`)
  })
})

test('data older than 5 minutes are asked for anew behind the first screen of a later tab', async ({
  page,
  context,
  origin,
}) => {
  await context.clock.install({ time: '2026-11-21T10:05:00+01:00' })
  await visit(page, origin)
  const asked: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(pathname)
  })
  const soon = await openCold(context, `${origin}/certificates`)
  await expect(heading(soon)).toHaveText('Certyfikaty')
  await soon.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  expect(asked).toEqual([])

  await context.clock.setSystemTime('2026-11-21T12:05:00+01:00')
  const later = await openCold(context, `${origin}/certificates`)
  await expect(heading(later)).toHaveText('Certyfikaty')
  await expect.poll(() => asked).toEqual(['/certificates.data'])
})

test('signing out deletes what was kept of the server, in all tabs, and no own record', async ({
  page,
  context,
  origin,
}) => {
  await visit(page, origin)
  const other = await openCold(context, `${origin}/reports/new`)
  await other.getByText('Wypadek', { exact: true }).click()
  await other.getByLabel('Opis zdarzenia').fill('Upadek z drabiny')
  await other.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(other.getByRole('heading', { name: 'Co teraz' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL(`${origin}/login`)
  await expect(other).toHaveURL(/\/login/)
  await expect.poll(() => countKeptAnswers(page)).toBe(0)

  await signIn(page, 'Pracownik')
  await page.getByRole('link', { name: 'Zgłoszenia', exact: true }).click()
  await expect(page.getByText('Upadek z drabiny')).toBeVisible()
})

test.describe('a network that fails now and then', () => {
  // The last message is Chromium's word for a worker that could not be asked for.
  test.use({ expectedErrors: [/net::ERR_|Failed to (load|fetch)|error occurred when fetching the script/] })

  test('every third request: the panel is kept nevertheless', async ({ page, context, origin }) => {
    test.slow()
    let count = 0
    let isKept = false
    await context.route(`${origin}/**`, (route) => {
      // Without the worker a page has no second try, so until then only the worker's requests fail.
      const mayFail = isKept || route.request().serviceWorker() !== null
      return mayFail && ++count % 3 === 0 ? route.abort() : route.continue()
    })
    await page.goto(`${origin}/login`)
    await signIn(page, 'Pracownik')
    await expect(page).toHaveURL(`${origin}/dashboard`)
    // What could not be had is tried for some seconds, and again by the next document.
    await expect(async () => {
      await page.goto(`${origin}/dashboard`)
      await waitForWorker(page, 10_000)
    }).toPass()
    isKept = true
    await expectToOpenCold(context, origin, {
      '/calendar': 'Kalendarz szkoleń',
      '/settings?tab=data': 'Ustawienia',
      '/certificates?q=bhp': 'Certyfikaty',
    })
  })

  test('no answer for 10 s: kept screens open at once, those of another day after 3 s', async ({
    page,
    context,
    origin,
  }) => {
    await context.clock.install({ time: '2026-11-21T10:05:00+01:00' })
    await visit(page, origin)
    // No answer comes while the journey lasts, which is less than 10 s.
    await context.route(`${origin}/**`, () => {})
    const screen = await openCold(context, `${origin}/certificates`)
    await expect(heading(screen)).toHaveText('Certyfikaty')
    await expect(screen.getByRole('searchbox')).toBeVisible()

    await context.clock.setSystemTime('2026-11-22T10:05:00+01:00')
    const next = await context.newPage()
    await next.goto(`${origin}/dashboard`)
    await expect(note(next)).toHaveText('Brak połączenia – dane z 21.11.2026, 10:05', { timeout: 9_000 })
    await expect(next.getByText('Niedziela, 22 listopada 2026')).toBeVisible()
  })
})

test('a browser that saves data keeps only what it uses', async ({ page, context, server, origin }) => {
  await context.route('**/reminder-worker.js', async (route) => {
    const response = await route.fetch()
    const saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    await route.fulfill({ response, body: `${saving};${await response.text()}` })
  })
  await visit(page, origin)
  const keptFiles = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      const requests = await (await caches.open(name)).keys()
      return requests.map(({ url }) => new URL(url).pathname)
    })
  expect(await keptFiles()).toEqual(['/offline'])

  const screen = await openCold(context, `${origin}/certificates?q=bhp`)
  await expect(heading(screen)).toHaveText('Certyfikaty')
  await expect.poll(keptFiles).toContain('/certificates')
  const files = await keptFiles()
  expect(files.filter((path) => path.startsWith('/assets/certificates-'))).toHaveLength(1)
  expect(files.filter((path) => path.startsWith('/assets/calendar-'))).toEqual([])
  await server.stop()
  const again = await openCold(context, `${origin}/certificates?q=sep`)
  await expect(heading(again)).toHaveText('Certyfikaty')
  await again.goto(`${origin}/calendar`)
  await expect(heading(again)).toHaveText('Brak połączenia')
})

test.describe('a network that answers with a page of its own', () => {
  test.use({ expectedErrors: [/net::ERR_|Failed to load module script|integrity/] })

  const SIGN_IN = {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: '<h1>Zaloguj się do sieci hotelu</h1>',
  }

  test('is kept in place of no file, and the panel works offline once it is gone', async ({
    page,
    context,
    server,
    origin,
  }) => {
    test.slow()
    await context.route(`${origin}/assets/**`, (route) =>
      route.request().serviceWorker() ? route.fulfill(SIGN_IN) : route.continue(),
    )
    const started = context.waitForEvent('serviceworker')
    await page.goto(`${origin}/login`)
    await signIn(page, 'Pracownik')
    await expect(heading(page)).toContainText('Dzień dobry')
    await started
    const hasWorker = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
    await expect.poll(hasWorker, { timeout: 60_000 }).toBe(false)
    await context.unrouteAll()
    await page.reload()
    await waitUntilKept(page)
    await server.stop()
    await expectToOpenCold(context, origin, {
      '/reports/new': 'Nowe zgłoszenie',
      '/calendar': 'Kalendarz szkoleń',
      '/settings': 'Ustawienia',
    })
  })

  test('kept by an earlier worker, it gives way to the next version, although a tab is open', async ({
    page,
    server,
    origin,
  }) => {
    test.slow()
    await visit(page, origin)
    await page.evaluate(async ({ body, contentType }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys()) {
          if (!new URL(url).pathname.startsWith('/assets/')) continue
          await cache.put(url, new Response(body, { headers: { 'Content-Type': contentType } }))
        }
      }
    }, SIGN_IN)
    await page.goto(`${origin}/calendar`)
    await expect(page.getByText('Wczytywanie…').first()).toBeVisible()
    const next = await replaceServer(server, (build) => makeNextVersion(build, OLD, NEW))
    await expect(async () => {
      await page.reload()
      await expect(heading(page)).toHaveText(NEW, { timeout: 3_000 })
    }).toPass()
    await next.stop()
  })
})

test.describe('a new version', () => {
  test('waits, takes over with one reload, and leaves other tabs their files', async ({
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
    await expect(page.getByText('Jest nowa wersja Pewnika')).toBeVisible({ timeout: 15_000 })
    // The version that waits serves no tab.
    await page.getByRole('link', { name: 'Kalendarz', exact: true }).click()
    await expect(heading(page)).toHaveText(OLD)
    expect(loads.count).toBe(1)
    await page.reload()
    await page.getByRole('button', { name: 'Odśwież' }).click()
    await expect(heading(page)).toHaveText(NEW)

    // The server has no file of the old version any more.
    await other.getByRole('link', { name: 'Kalendarz', exact: true }).click()
    await expect(heading(other)).toHaveText(OLD)
    expect(await countCaches(page)).toBe(2)
    expect(loads.count).toBe(3)
    await next.stop()
  })

  test('takes over by itself where no tab is open, and the old files go', async ({
    page,
    context,
    server,
    origin,
  }) => {
    test.slow()
    await visit(page, origin)
    const next = await replaceServer(server, (build) => makeNextVersion(build, OLD, NEW))
    await page.reload()
    await expect(page.getByText('Jest nowa wersja Pewnika')).toBeVisible({ timeout: 15_000 })
    await page.close()
    await expect
      .poll(async () => {
        const screen = await openCold(context, `${origin}/calendar`)
        const title = await heading(screen).textContent()
        await screen.close()
        return title
      })
      .toBe(NEW)
    const screen = await openCold(context, `${origin}/calendar`)
    expect(await countCaches(screen)).toBe(1)
    await next.stop()
  })

  test('is not kept while copies of the server disagree', async ({ page, context, server, origin }) => {
    test.slow()
    await visit(page, origin)
    const old = await startServer()
    // The worker comes from a new copy of the server, all else from an old one. Chromium also looks for a new worker
    // by itself, so this must stand before the new copy does.
    await context.route(`${origin}/**`, async (route) => {
      const url = route.request().url()
      if (url.endsWith('/reminder-worker.js')) return route.continue()
      const response = await route.fetch({ url: url.replace(origin, `http://127.0.0.1:${old.port}`) })
      await route.fulfill({ response })
    })
    const next = await replaceServer(server, (build) => makeNextVersion(build, OLD, NEW))
    const failed = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return new Promise<string | undefined>((resolve) => {
        const watchInstalling = () => {
          const worker = registration.installing
          worker?.addEventListener('statechange', () => resolve(worker.state))
        }
        watchInstalling()
        registration.addEventListener('updatefound', watchInstalling)
        void registration.update()
      })
    })
    expect(await failed).toBe('redundant')
    await page.reload()
    await page.getByRole('link', { name: 'Kalendarz', exact: true }).click()
    await expect(heading(page)).toHaveText(OLD)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await Promise.all([next.stop(), old.stop()])
  })

  test('can switch the worker off', async ({ page, context, server, origin }) => {
    await visit(page, origin)
    const next = await replaceServer(server, switchWorkerOff)
    await page.reload()
    await expect.poll(() => countCaches(page), { timeout: 15_000 }).toBe(0)
    const fromServer = await openCold(context, `${origin}/certificates`)
    await expect(heading(fromServer)).toHaveText('Certyfikaty')
    const [navigation] = await fromServer.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
    )
    expect(navigation).toMatchObject({ workerStart: 0 })
    await next.stop()
  })
})

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
