import type { APIRequestContext } from 'playwright/test'

import { expect, test } from '../support/journey.ts'
import { countPrintedPages, kindsOf, readFontsOfLaterVisits, receiveAll } from '../support/page-facts.ts'
import { readPage } from '../support/public-page.ts'
import {
  ANNAS_BHP,
  ANNAS_EXPIRED_FIRST_AID,
  ANNAS_FORMER_BHP,
  ANNAS_PENDING_FIRST_AID,
  EXPIRED_CERTIFICATE,
  LAST_DAY_CERTIFICATE,
  LONGEST_CERTIFICATE,
  LONGEST_PERSON,
  REVOKED_CERTIFICATE,
} from '../support/sample.ts'

const pathOf = (id: string) => `/certificates/verify/${id}`
const ACTIVE = pathOf(ANNAS_BHP)

const MAX_KB = 40

const verify = (request: APIRequestContext, id: string) => readPage(request, pathOf(id))

test.describe('a visit without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('verdict, name and site can be read from an arm’s length, and a suspicion opens whom to ask', async ({
    page,
    baseURL,
  }) => {
    for (const id of [REVOKED_CERTIFICATE, ANNAS_PENDING_FIRST_AID, ANNAS_BHP]) {
      await page.goto(pathOf(id))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 }), id).toHaveCSS('font-size', '36px')
      await expect(main.getByText(/^\S+ [A-ZŁŻ]\.$/), id).toHaveCSS('font-size', '30px')
    }
    const { host } = new URL(baseURL ?? '')
    await expect(page.getByText(host, { exact: true })).toHaveCSS('font-size', '20px')
    const issuer = page.getByText('Wystawca: Ośrodek Szkoleniowy Bezpieczna Praca')
    await expect(issuer).toBeHidden()
    await page.getByText('Zgłoś podejrzenie').click()
    await expect(issuer).toBeVisible()
    await page.getByRole('link', { name: 'Sprawdź inny numer' }).click()
    await expect(page.getByRole('textbox', { name: 'Numer certyfikatu' })).toBeVisible()
  })
})

test('the verdict stands before the holder and the fields', async ({ request }) => {
  const { body, main, text } = await verify(request, ANNAS_BHP)
  const headings = body.getAllByRole('heading').map((heading) => text(heading))
  expect(headings.slice(0, 2)).toEqual(['Ważny do 03.12.2026', 'Szkolenie okresowe BHP'])
  expect(text(main.getByRole('heading', { level: 1 }))).toBe('Ważny do 03.12.2026')
  expect(text(main.getByRole('heading', { level: 2 }))).toBe('Szkolenie okresowe BHP')
  main.getByText('Anna D.')
  expect(text()).not.toContain('Dąbrowska')
  main.getByText('Aktywny')
  expect(main.getAllByRole('definition').map((definition) => text(definition))).toEqual([
    'BHP-42653',
    '03.12.2023',
    '03.12.2026',
    'Ośrodek Szkoleniowy Bezpieczna Praca',
  ])
})

for (const { id, verdict, status, reason } of [
  {
    id: EXPIRED_CERTIFICATE,
    verdict: 'Wygasł 13.11.2026',
    status: 'Wygasły',
    reason: 'Certyfikat był ważny do 13 listopada 2026 włącznie.',
  },
  { id: REVOKED_CERTIFICATE, verdict: 'Odwołany', status: 'Odwołany', reason: 'został odwołany' },
  {
    id: ANNAS_PENDING_FIRST_AID,
    verdict: 'Oczekujący – czeka na potwierdzenie',
    status: 'Oczekujący',
    reason: 'Wystawca jeszcze nie potwierdził tego certyfikatu.',
  },
]) {
  test(`a certificate that is not valid says ${verdict}, and why`, async ({ request }) => {
    const { main, text } = await verify(request, id)
    expect(text(main.getByRole('heading', { level: 1 }))).toBe(verdict)
    expect(main.getAllByText(status).length).toBeGreaterThan(0)
    expect(text()).toContain(reason)
    expect(text()).not.toMatch(/Aktywny|Ważny do/)
  })
}

test('a certificate is valid on its last day and says that it is the last', async ({ request }) => {
  const { main, text } = await verify(request, LAST_DAY_CERTIFICATE)
  expect(text(main.getByRole('heading', { level: 1 }))).toBe('Ważny do 21.11.2026')
  expect(text()).toContain('Dziś jest ostatni dzień ważności.')
})

test('a replaced certificate keeps its own verdict and leads to the newer one', async ({ request }) => {
  const former = await verify(request, ANNAS_FORMER_BHP)
  expect(former.text(former.main.getByRole('heading', { level: 1 }))).toBe('Wygasł 15.12.2023')
  expect(former.text()).toContain('Nowszy certyfikat')
  const newer = former.main.getByRole('link', { name: 'BHP-42653: ważny do 03.12.2026' })
  expect(newer.getAttribute('href')).toBe(ACTIVE)
  expect((await verify(request, ANNAS_BHP)).text()).not.toContain('Nowszy certyfikat')
})

test('a newer certificate that is not confirmed is not valid', async ({ request }) => {
  const { main, text } = await verify(request, ANNAS_EXPIRED_FIRST_AID)
  expect(text(main.getByRole('heading', { level: 1 }))).toBe('Wygasł 18.10.2026')
  expect(text(main.getByRole('link', { name: /KPP-48570/ }))).toBe(
    'KPP-48570: oczekujący – czeka na potwierdzenie',
  )
})

test('the page has the time of the check in Warsaw and its own address', async ({ request, baseURL }) => {
  const { text } = await verify(request, ANNAS_BHP)
  const [, hour, minute] = /Sprawdzono 21\.11\.2026 o (\d{1,2}):(\d\d) czasu polskiego\./.exec(text()) ?? []
  const inWarsaw = new Date().toLocaleTimeString('pl', { timeZone: 'Europe/Warsaw' })
  const [hourNow, minuteNow] = inWarsaw.split(':')
  const minutesAgo =
    (Number(hourNow) * 60 + Number(minuteNow) - Number(hour) * 60 - Number(minute) + 1440) % 1440
  expect(minutesAgo).toBeLessThanOrEqual(1)
  expect(text()).toContain(`Porównaj adres tej strony z adresem w przeglądarce: ${baseURL}${ACTIVE}`)
})

test('whoever suspects something learns whom to ask and what to tell', async ({ request }) => {
  const { main, text } = await verify(request, ANNAS_BHP)
  main.getByText('Pracodawca tej osoby')
  expect(text()).toContain('numer certyfikatu, adres tej strony i godzinę sprawdzenia')
  const inspection = main.getByRole('link', { name: 'www.pip.gov.pl' })
  expect(inspection.getAttribute('href')).toBe('https://www.pip.gov.pl/')
})

test('the landing page is complete and links to a sample certificate', async ({ request }) => {
  const { main } = await readPage(request, '/')
  main.getByRole('heading', { level: 1 })
  const sample = main.getByRole('link', { name: 'Zobacz, co widać po zeskanowaniu' }).getAttribute('href')
  const verified = await readPage(request, sample ?? '')
  expect(verified.text(verified.main.getByRole('heading', { level: 1 }))).toBe('Ważny do 26.11.2026')
})

test('the login page says that it needs JavaScript', async ({ request }) => {
  expect(await (await request.get('/login')).text()).toMatch(/<noscript>.*Logowanie wymaga JavaScriptu/)
})

test('the verification page is one document and one font, of this origin, at most 40 KB, on one sheet', async ({
  page,
  baseURL,
}) => {
  const received = await receiveAll(page, pathOf(LONGEST_CERTIFICATE))
  expect(kindsOf(received)).toEqual(['document', 'font'])
  expect(new Set(received.map(({ url }) => new URL(url).origin))).toEqual(new Set([baseURL]))
  const bytes = received.reduce((sum, each) => sum + each.bytes, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MAX_KB * 1024)
  expect(await page.evaluate(() => document.scripts.length)).toBe(0)
  expect(await countPrintedPages(page)).toBe(1)
  // It has one paragraph more than the others.
  await page.goto(pathOf(ANNAS_FORMER_BHP))
  expect(await countPrintedPages(page)).toBe(1)
})

test('the verification page is neither cached nor indexed, and has no script', async ({ request }) => {
  for (const id of [ANNAS_BHP, ANNAS_FORMER_BHP]) {
    const { headers, html } = await verify(request, id)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(html).not.toContain('<script')
  }
})

test('every letter is drawn in the one font that is sent, once the browser has it', async ({ browser }) => {
  const others = [pathOf(LONGEST_CERTIFICATE), '/', '/about', `/card/${LONGEST_PERSON}`]
  for (const { path, fonts } of await readFontsOfLaterVisits(browser, ACTIVE, ...others)) {
    expect(fonts, path).toEqual(['Figtree'])
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

test('an unknown id, whatever its shape, answers 404 with the way to check the link', async ({ request }) => {
  for (const id of [
    'nieznany',
    '%00',
    '..%2f..%2fetc',
    '%2e%2e%5c..%5cetc',
    'a%2fb',
    '__proto__',
    `${ANNAS_BHP}.json`,
    ANNAS_BHP.toLowerCase(),
    '<script>',
    'x'.repeat(10_000),
    '%F0%9F%92%A5',
  ]) {
    const { status, headers, title, main, text } = await verify(request, id)
    expect(status, id).toBe(404)
    expect(headers['x-robots-tag'], id).toContain('noindex')
    expect(title, id).toBe('Certyfikat nie został znaleziony – Pewnik')
    expect(text(main.getByRole('heading', { level: 1 })), id).toBe('Certyfikat nie został znaleziony')
    expect(text(), id).toContain(
      'Nie znaleziono certyfikatu o podanym identyfikatorze. Sprawdź czy link jest poprawny.',
    )
    expect(main.getByRole('link', { name: 'Strona główna' }).getAttribute('href'), id).toBe('/')
    const byNumber = main.getByRole('link', { name: 'Sprawdź po numerze' })
    expect(byNumber.getAttribute('href'), id).toBe('/certificates/verify')
    main.getByText('Zgłoś podejrzenie')
    expect(text(), id).toContain('Państwowa Inspekcja Pracy')
  }
})
