import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/journey.ts'

const ACTIVE = '/certificates/verify/IWL59ljS5zaeI0js'
const STORED_ACTIVE_PAST_ITS_DATE = '/certificates/verify/TdrlGbtQRA3Q1knd'
const REVOKED = '/certificates/verify/gJFa1uoqWLNsbbDQ'
const PENDING = '/certificates/verify/IfMlYs65Pr834ds3'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a visitor sees whose certificate it is and that it is valid', async ({ page }) => {
    await page.goto(ACTIVE)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Szkolenie okresowe BHP')
    await expect(main).toContainText('Anna D.')
    await expect(main).not.toContainText('Dąbrowska')
    await expect(main).toContainText('Aktywny')
    await expect(main).toContainText('BHP-42653')
    await expect(main).toContainText('03.12.2023')
    await expect(main).toContainText('03.12.2026')
    await expect(main).toContainText('Ośrodek Szkoleniowy Bezpieczna Praca')
  })

  for (const { path, status } of [
    { path: STORED_ACTIVE_PAST_ITS_DATE, status: 'Wygasły' },
    { path: REVOKED, status: 'Odwołany' },
    { path: PENDING, status: 'Oczekujący' },
  ]) {
    test(`a certificate that is not valid says ${status}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText(status)
      await expect(page.getByRole('main')).not.toContainText('Aktywny')
    })
  }

  test('the landing page is whole and shows a certificate to try', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Zobacz, co widać po zeskanowaniu' }).click()
    await expect(page.getByRole('main')).toContainText('Aktywny')
    await expectNoSidewaysScroll(page)
  })

  test('the login page says that it needs JavaScript', async ({ page }) => {
    const response = await page.goto('/login')
    expect(await response?.text()).toMatch(/<noscript>.*Logowanie wymaga JavaScriptu/)
  })
})

test('the verification page sends no script, asks nobody else and is not indexed', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const response = await page.goto(ACTIVE)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('script')).toHaveCount(0)
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([])
  expect(new Set(requests.map((url) => new URL(url).origin)).size).toBe(1)
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
  expect(response?.headers()['cache-control']).toBe('no-store')
})

test('public pages say no more than they show: no id of a person, no full name', async ({ request }) => {
  for (const path of [ACTIVE, `${ACTIVE}.data`, '/', '/_root.data']) {
    const text = await (await request.get(path)).text()
    expect(text, path).not.toMatch(/userId|Dąbrowska|Zięba|u2JoFQVOEDZAGVYH/)
  }
})

test('another method on the verification page gets an answer with a way on', async ({ request }) => {
  const response = await request.post(ACTIVE)
  expect(response.status()).toBe(405)
  const text = await response.text()
  expect(text).not.toContain('<button')
  expect(text).toContain('Wróć na stronę główną')
})

test.describe('an unknown id', () => {
  test.use({ expectedErrors: [/404/] })

  for (const id of [
    'nieznany',
    '%00',
    '..%2f..%2fetc',
    'a%2fb',
    '<script>',
    'x'.repeat(2_000),
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
      await expectAccessible(page)
    })
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    for (const path of [
      ACTIVE,
      STORED_ACTIVE_PAST_ITS_DATE,
      PENDING,
      '/',
      '/login',
      '/about',
      '/contact',
      '/privacy',
    ]) {
      test(`${path} is accessible`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }
  })
}
