import { expect, test } from '../support/journey.ts'
import { countPrintedPages, kindsOf, receiveAll } from '../support/page-facts.ts'
import { readPage } from '../support/public-page.ts'
import { readQr } from '../support/read-qr.ts'
import { ANNA, LONGEST_PERSON, LUKASZ } from '../support/sample.ts'

const CARD = `/card/${LUKASZ}`
const LONGEST = `/card/${LONGEST_PERSON}`
const CODE = 'Kod QR prowadzący do tej wizytówki'

const MAX_KB = 40

test('the code on the card leads to the card, on a phone and on a computer, in light and dark colours', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(CARD)
  const code = page.getByRole('img', { name: CODE })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await code.scrollIntoViewIfNeeded()
      expect(await readQr(context, code), `${width} px, ${colorScheme}`).toBe(`${baseURL}${CARD}`)
    }
  }
})

test('the card is one document and one font, of this origin, at most 40 KB, and prints on one sheet', async ({
  page,
  baseURL,
}) => {
  const received = await receiveAll(page, CARD)
  expect(kindsOf(received)).toEqual(['document', 'font'])
  expect(new Set(received.map(({ url }) => new URL(url).origin))).toEqual(new Set([baseURL]))
  const bytes = received.reduce((sum, each) => sum + each.bytes, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MAX_KB * 1024)
  expect(await countPrintedPages(page)).toBe(1)
  await page.goto(LONGEST)
  expect(await countPrintedPages(page)).toBe(1)
})

test('the card shows everything where the profile is public', async ({ request }) => {
  const { main, text } = await readPage(request, CARD)
  for (const words of [
    'Łukasz Zięba',
    'Pracownik',
    'elektryk',
    'Zakłady Metalowe Żelbrzeg',
    'lukasz.zieba@pewnik.example',
    '+48 500 000 105',
    'Aktywne certyfikaty',
    'ważny do 26.11.2026',
  ]) {
    expect(text()).toContain(words)
  }
  const certificate = main.getByRole('link', { name: /^Świadectwo kwalifikacyjne E, G1/ })
  const verified = await readPage(request, certificate.getAttribute('href') ?? '')
  expect(verified.text()).toContain('Łukasz Z.')
})

test('the card hides the contact where the profile is for employers', async ({ request }) => {
  const { text } = await readPage(request, `/card/${ANNA}`)
  expect(text()).toContain('Anna Dąbrowska')
  expect(text()).toContain('ważny do 03.12.2026')
  expect(text()).not.toContain('@')
  expect(text()).not.toContain('+48')
})

test('the card is saved as a contact, also for an older phone', async ({ request }) => {
  const { main } = await readPage(request, CARD)
  for (const [name, version] of [
    ['Dodaj do kontaktów', 'VERSION:4.0'],
    ['Wersja dla starszego telefonu', 'VERSION:3.0'],
  ] as const) {
    const contact = await request.get(main.getByRole('link', { name }).getAttribute('href') ?? '')
    expect(contact.headers()['content-disposition'], name).toMatch(/^attachment;/)
    expect(await contact.text(), name).toContain(version)
  }
})

test('the card has no script and is neither cached nor indexed', async ({ request }) => {
  const { html, headers } = await readPage(request, CARD)
  expect(html).not.toContain('<script')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
})

test('a card answers a POST with 405', async ({ request }) => {
  const response = await request.post(CARD)
  expect(response.status()).toBe(405)
  expect(response.headers()['allow']).toBe('GET, HEAD')
})

test('an unknown card, whatever its id, answers 404 with a way on', async ({ request }) => {
  for (const id of [
    'nieznana',
    '..%2f..%2fetc',
    '%00',
    'x'.repeat(10_000),
    '__proto__',
    LUKASZ.toLowerCase(),
  ]) {
    const { status, main, text } = await readPage(request, `/card/${id}`)
    expect(status, id).toBe(404)
    expect(text(main.getByRole('heading', { level: 1 })), id).toBe('Wizytówka nie została znaleziona')
    expect(main.getByRole('link', { name: 'Strona główna' }).getAttribute('href'), id).toBe('/')
  }
})
