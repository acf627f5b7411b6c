import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts'
import { countPrintedPages, kindsOf, receiveAll } from '../support/page-facts.ts'
import { readQr } from '../support/read-qr.ts'

const CARD = '/card/s2fWgokVCS576Y8o'
const LONGEST = '/card/teM9PpBRaHwIPDdz'
const CODE = 'Kod QR prowadzący do tej wizytówki'

const MAX_KB = 40

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the code on the card leads to the card in ${colorScheme} colours`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(CARD)
      const code = page.getByRole('img', { name: CODE })
      await code.scrollIntoViewIfNeeded()
      expect(await readQr(context, code)).toBe(`${baseURL}${CARD}`)
    }
  })
}

for (const [whose, path] of Object.entries({ 'a card': CARD, 'the longest card': LONGEST })) {
  test(`${whose} is accessible and never scrolls sideways`, async ({ page }) => {
    await page.goto(path)
    await expectAccessibleEverywhere(page, [1280, 768, 360, 320])
  })
}

test('the card is one document and one font, of this origin, at most 40 KB', async ({ page, baseURL }) => {
  const received = await receiveAll(page, CARD)
  expect(kindsOf(received)).toEqual(['document', 'font'])
  expect(new Set(received.map(({ url }) => new URL(url).origin))).toEqual(new Set([baseURL]))
  const bytes = received.reduce((sum, each) => sum + each.bytes, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(MAX_KB * 1024)
})

test('the card prints on one sheet', async ({ page }) => {
  for (const path of [CARD, LONGEST]) {
    await page.goto(path)
    expect(await countPrintedPages(page), path).toBe(1)
  }
})

test('a card answers a POST with 405', async ({ request }) => {
  const response = await request.post(CARD)
  expect(response.status()).toBe(405)
  expect(response.headers()['allow']).toBe('GET, HEAD')
})

test.describe('an unknown card', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

  for (const id of ['..%2f..%2fetc', '%00', 'x'.repeat(10_000), '__proto__', 's2fwgokvcs576y8o']) {
    test(`${id.slice(0, 20)} answers 404 with a way on`, async ({ page }) => {
      const response = await page.goto(`/card/${id}`)
      expect(response?.status()).toBe(404)
      await page.getByRole('link', { name: 'Strona główna', exact: true }).click()
      await expect(page).toHaveURL('/')
    })
  }
})
