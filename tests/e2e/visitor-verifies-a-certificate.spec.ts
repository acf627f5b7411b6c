import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  test,
} from '../support/journey.ts'
import { countPrintedPages, kindsOf, readFontsOfSecondVisit, receiveAll } from '../support/page-facts.ts'

const ACTIVE = '/certificates/verify/IWL59ljS5zaeI0js'
const LAST_DAY = '/certificates/verify/iPfCy0PQvRBQLtOS'
const STORED_ACTIVE_PAST_ITS_DATE = '/certificates/verify/TdrlGbtQRA3Q1knd'
const RENEWED = '/certificates/verify/zAlpqbWRR95klqvX'
const WAITING_TO_BE_RENEWED = '/certificates/verify/8vfkOJ2hkC4AgGEP'
const REVOKED = '/certificates/verify/gJFa1uoqWLNsbbDQ'
const PENDING = '/certificates/verify/IfMlYs65Pr834ds3'
const LONGEST = '/certificates/verify/YZo5xK8tVv0tsK6o'

const MAX_KB = 40

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the verdict stands before the holder and the fields', async ({ page }) => {
    await page.goto(ACTIVE)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading').first()).toHaveText('Ważny do 03.12.2026')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ważny do 03.12.2026')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Szkolenie okresowe BHP')
    await expect(main).toContainText('Anna D.')
    await expect(main).not.toContainText('Dąbrowska')
    await expect(main.getByText('Aktywny', { exact: true })).toBeVisible()
    await expect(main.getByRole('definition')).toHaveText([
      'BHP-42653',
      '03.12.2023',
      '03.12.2026',
      'Ośrodek Szkoleniowy Bezpieczna Praca',
    ])
  })

  for (const { path, verdict, status, reason } of [
    {
      path: STORED_ACTIVE_PAST_ITS_DATE,
      verdict: 'Wygasł 13.11.2026',
      status: 'Wygasły',
      reason: 'Certyfikat był ważny do 13 listopada 2026 włącznie.',
    },
    { path: REVOKED, verdict: 'Odwołany', status: 'Odwołany', reason: 'został odwołany' },
    {
      path: PENDING,
      verdict: 'Oczekujący – czeka na potwierdzenie',
      status: 'Oczekujący',
      reason: 'Wystawca jeszcze nie potwierdził tego certyfikatu.',
    },
  ]) {
    test(`a certificate that is not valid says ${verdict}, and why`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(verdict)
      await expect(main.getByText(status, { exact: true }).last()).toBeVisible()
      await expect(main).toContainText(reason)
      await expect(main).not.toContainText(/Aktywny|Ważny do/)
    })
  }

  test('a certificate is valid on its last day and says that it is the last', async ({ page }) => {
    await page.goto(LAST_DAY)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ważny do 21.11.2026')
    await expect(page.getByRole('main')).toContainText('Dziś jest ostatni dzień ważności.')
  })

  test('a replaced certificate keeps its own verdict and leads to the newer one', async ({ page }) => {
    await page.goto(RENEWED)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wygasł 15.12.2023')
    await page.getByRole('link', { name: 'BHP-42653: ważny do 03.12.2026' }).click()
    await expect(page).toHaveURL(ACTIVE)
    await expect(page.getByText('Nowszy certyfikat')).toHaveCount(0)
  })

  test('a newer certificate that is not confirmed is not valid', async ({ page }) => {
    await page.goto(WAITING_TO_BE_RENEWED)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wygasł 18.10.2026')
    await expect(page.getByRole('link', { name: 'KPP-48570' })).toHaveText(
      'KPP-48570: oczekujący – czeka na potwierdzenie',
    )
  })

  test('the page has the time of the check in Warsaw and its own address', async ({ page, baseURL }) => {
    await page.goto(ACTIVE)
    const main = page.getByRole('main')
    const [, hour, minute] =
      /Sprawdzono 21\.11\.2026 o\s(\d{1,2}):(\d\d) czasu polskiego\./.exec(await main.innerText()) ?? []
    const inWarsaw = new Date().toLocaleTimeString('pl', { timeZone: 'Europe/Warsaw' })
    const [hourNow, minuteNow] = inWarsaw.split(':')
    const minutesAgo =
      (Number(hourNow) * 60 + Number(minuteNow) - Number(hour) * 60 - Number(minute) + 1440) % 1440
    expect(minutesAgo).toBeLessThanOrEqual(1)
    await expect(main).toContainText(
      `Porównaj adres tej strony z adresem w przeglądarce: ${baseURL}${ACTIVE}`,
    )
  })

  test('the verdict and the name can be read from an arm’s length', async ({ page }) => {
    for (const path of [ACTIVE, REVOKED, PENDING]) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), path).toHaveCSS('font-size', '36px')
      await expect(main.getByText(/^\S+ [A-ZŁŻ]\.$/), path).toHaveCSS('font-size', '30px')
    }
  })

  test('the site stands out of the address to compare', async ({ page, baseURL }) => {
    await page.goto(ACTIVE)
    const { host } = new URL(baseURL ?? '')
    await expect(page.getByText(host, { exact: true })).toHaveCSS('font-size', '20px')
  })

  test('whoever suspects something learns whom to ask and what to tell', async ({ page }) => {
    await page.goto(ACTIVE)
    const issuer = page.getByText('Wystawca: Ośrodek Szkoleniowy Bezpieczna Praca')
    await expect(issuer).toBeHidden()
    await page.getByText('Zgłoś podejrzenie').click()
    await expect(issuer).toBeVisible()
    await expect(page.getByText('Pracodawca tej osoby')).toBeVisible()
    await expect(page.getByText(/numer certyfikatu, adres tej strony i\sgodzinę sprawdzenia/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'www.pip.gov.pl' })).toHaveAttribute(
      'href',
      'https://www.pip.gov.pl/',
    )
    await expectNoSidewaysScroll(page)
  })

  test('the page has a form for the number of another certificate', async ({ page }) => {
    await page.goto(ACTIVE)
    await page.getByRole('link', { name: 'Sprawdź inny numer' }).click()
    await expect(page.getByRole('textbox', { name: 'Numer certyfikatu' })).toBeVisible()
  })

  test('the landing page is complete and links to a sample certificate', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Zobacz, co widać po zeskanowaniu' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ważny do 26.11.2026')
    await expectNoSidewaysScroll(page)
  })

  test('the login page says that it needs JavaScript', async ({ page }) => {
    const response = await page.goto('/login')
    expect(await response?.text()).toMatch(/<noscript>.*Logowanie wymaga JavaScriptu/)
  })
})

test('the verification page is one document and one font, of this origin, at most 40 KB', async ({
  browser,
  baseURL,
}) => {
  for (const path of [ACTIVE, RENEWED, LONGEST]) {
    const page = await (await browser.newContext()).newPage()
    const received = await receiveAll(page, `${baseURL}${path}`)
    expect(kindsOf(received)).toEqual(['document', 'font'])
    expect(new Set(received.map(({ url }) => new URL(url).origin))).toEqual(new Set([baseURL]))
    const bytes = received.reduce((sum, each) => sum + each.bytes, 0)
    expect(bytes, path).toBeGreaterThan(0)
    expect(bytes, path).toBeLessThanOrEqual(MAX_KB * 1024)
    expect(await page.evaluate(() => document.scripts.length)).toBe(0)
    await page.context().close()
  }
})

test('the verification page is neither cached nor indexed', async ({ request }) => {
  const headers = (await request.get(ACTIVE)).headers()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
})

test('every letter is drawn in the one font that is sent, once the browser has it', async ({ browser }) => {
  for (const path of [ACTIVE, LONGEST, '/', '/about', '/card/s2fWgokVCS576Y8o']) {
    expect(await readFontsOfSecondVisit(browser, path), path).toEqual(['Figtree'])
  }
})

test('the verification page prints on one sheet', async ({ page }) => {
  for (const path of [ACTIVE, RENEWED, LONGEST]) {
    await page.goto(path)
    expect(await countPrintedPages(page), path).toBe(1)
  }
})

test('the address begins with https behind a proxy that ends TLS', async ({ request, baseURL }) => {
  const response = await request.get(ACTIVE, { headers: { 'X-Forwarded-Proto': 'https' } })
  const host = new URL(baseURL ?? '').host
  expect(await response.text()).toContain(`<meta property="og:url" content="https://${host}${ACTIVE}"/>`)
})

test('public pages contain no id and no full name of a person', async ({ request }) => {
  for (const path of [ACTIVE, `${ACTIVE}.data`, '/', '/_root.data']) {
    const text = await (await request.get(path)).text()
    expect(text, path).not.toMatch(/userId|Dąbrowska|Zięba|u2JoFQVOEDZAGVYH/)
  }
})

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
  test(`${method} on the verification page is refused with a way on`, async ({ request }) => {
    const response = await request.fetch(ACTIVE, { method, data: 'x' })
    expect(response.status()).toBe(405)
    expect(response.headers()['allow']).toBe('GET, HEAD')
    expect(response.headers()['cache-control']).toBe('no-store')
    const text = await response.text()
    expect(text).not.toContain('<button')
    expect(text).not.toContain('node_modules')
    expect(text).toContain('Nieobsługiwane żądanie')
    expect(text).toContain('Wróć na stronę główną')
  })
}

test('OPTIONS is rejected, HEAD has no body and Range gets the whole page', async ({ request }) => {
  expect((await request.fetch(ACTIVE, { method: 'OPTIONS' })).status()).toBe(405)
  const head = await request.head(ACTIVE)
  expect(head.status()).toBe(200)
  expect(head.headers()['cache-control']).toBe('no-store')
  expect(await head.text()).toBe('')
  expect((await request.head('/certificates/verify/nieznany')).status()).toBe(404)
  const range = await request.get(ACTIVE, { headers: { Range: 'bytes=0-9' } })
  expect(range.status()).toBe(200)
  expect(await range.text()).toContain('</html>')
})

test.describe('an unknown id', () => {
  test.use({ expectedErrors: [/404/] })

  for (const id of [
    'nieznany',
    '%00',
    '..%2f..%2fetc',
    '%2e%2e%5c..%5cetc',
    'a%2fb',
    '__proto__',
    'IWL59ljS5zaeI0js.json',
    'iwl59ljs5zaei0js',
    '<script>',
    'x'.repeat(10_000),
    '%F0%9F%92%A5',
  ]) {
    test(`${id.slice(0, 20)} answers 404 with the way to check the link`, async ({ page }) => {
      const response = await page.goto(`/certificates/verify/${id}`)
      expect(response?.status()).toBe(404)
      expect(response?.headers()['x-robots-tag']).toContain('noindex')
      await expect(page).toHaveTitle('Certyfikat nie został znaleziony – Pewnik')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikat nie został znaleziony')
      await expect(page.getByRole('main')).toContainText(
        'Nie znaleziono certyfikatu o podanym identyfikatorze. Sprawdź czy link jest poprawny.',
      )
      await expect(page.getByRole('link', { name: 'Strona główna', exact: true })).toHaveAttribute(
        'href',
        '/',
      )
      await expect(page.getByRole('link', { name: 'Sprawdź po numerze' })).toHaveAttribute(
        'href',
        '/certificates/verify',
      )
      await page.getByText('Zgłoś podejrzenie').click()
      await expect(page.getByText('Państwowa Inspekcja Pracy')).toBeVisible()
      await expectAccessible(page)
    })
  }
})

for (const path of ['/', '/login', '/about', '/contact', '/privacy']) {
  test(`${path} is accessible and never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await expectAccessibleEverywhere(page)
  })
}

for (const [state, path] of Object.entries({
  'an active certificate': ACTIVE,
  'a renewed certificate': RENEWED,
  'a certificate whose renewal waits': WAITING_TO_BE_RENEWED,
  'a revoked certificate': REVOKED,
  'a pending certificate': PENDING,
  'the longest certificate': LONGEST,
})) {
  test(`${state} is verified accessibly and never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await expectAccessibleEverywhere(page, [1280, 768, 360, 320])
  })
}
