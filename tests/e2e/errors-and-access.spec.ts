import { expect, expectAccessible, openAs, test } from '../support/journey.ts'

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] })

  const NEVER_READABLE = ['/%00', '/%0d%0aX', '/100%', '/%E0%A4%A']
  for (const path of ['/nie-ma', '/certificates/verify/a/b', '/..%2f..', '/dashboard/x', ...NEVER_READABLE]) {
    test(`${path} answers 404 with the way home`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strona nie znaleziona')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Wróć na stronę główną' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})

test('a screen of another role shows „Brak dostępu” inside the shell', async ({ page }) => {
  await openAs(page, 'Pracownik', '/centers', 'Brak dostępu')
  await expect(page.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Wróć na pulpit' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anna')
})

test.describe('an unexpected error', () => {
  test.use({ expectedErrors: [/provoked/] })

  test('shows an error screen with the way home', async ({ page }) => {
    test
      .info()
      .annotations.push({ type: 'provoked', description: 'a date API that throws breaks the dashboard' })
    await page.addInitScript(() => {
      // The dashboard sorts its lists with this method.
      Reflect.set(Array.prototype, 'toSorted', () => {
        throw new Error('provoked')
      })
    })
    await openAs(page, 'Pracownik', '/dashboard', 'Unexpected Application Error!')
    await expect(page.getByText('Wystąpił nieoczekiwany błąd aplikacji.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Wróć na pulpit' })).toBeVisible()
  })
})

test('every answer carries the security headers', async ({ request }) => {
  for (const { path, isDocument } of [
    { path: '/', isDocument: true },
    { path: '/dashboard', isDocument: true },
    { path: '/nie-ma', isDocument: true },
    { path: '/dashboard.data', isDocument: false },
    { path: '/healthz', isDocument: false },
  ]) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy']
    expect(policy, path).toContain(isDocument ? "script-src 'self' 'nonce-" : "default-src 'none'")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toContain('unsafe')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin')
    expect(headers['permissions-policy'], path).toContain('camera=()')
    expect(headers['strict-transport-security'], path).toBeUndefined()
  }
  const overTls = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } })
  expect(overTls.headers()['strict-transport-security']).toContain('max-age=')
})

test('the server sends the frame and the heading of a panel screen, and nothing of a person', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const response = await page.goto(`${baseURL}/certificates`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
  await expect(page.getByRole('banner')).toContainText('Pewnik')
  expect(await response?.text()).toMatch(/<noscript>.*Ten ekran wymaga JavaScriptu/)
  await expect(page.getByText('Dąbrowska')).toHaveCount(0)
  await context.close()
})

for (const { path, heading } of [
  { path: '/certificates', heading: 'Certyfikaty' },
  { path: '/dashboard', heading: 'Dzień dobry' },
]) {
  test(`on ${path} the heading stays where the server painted it`, async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() })
    const painted = await context.newPage()
    await painted.goto(`${baseURL}${path}`)
    const before = await painted.getByRole('heading', { level: 1 }).boundingBox()
    await openAs(page, 'Pracownik', path, heading)
    const after = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect({ x: after?.x, y: after?.y, height: after?.height }).toEqual({
      x: before?.x,
      y: before?.y,
      height: before?.height,
    })
    await context.close()
  })
}

test.describe('a dialog that cannot be fetched', () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported/] })

  test('is reported, and opens once the page has been opened again', async ({ page }) => {
    await page.route('**/assets/training-dialog-*.js', (route) => route.abort())
    await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
    const open = page.getByRole('button', { name: 'Szczegóły' }).first()
    await open.click()
    await expect(page.getByText('Nie udało się otworzyć okna')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szkolenia')
    await page.unroute('**/assets/training-dialog-*.js')
    // Newer versions of Chromium fetch the file at the next click, older ones only in a new document.
    await page.reload()
    await open.click()
    await expect(page.getByRole('dialog')).toContainText('Ośrodek szkoleniowy')
  })
})
