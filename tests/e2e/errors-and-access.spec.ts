import { expect, openAs, test } from '../support/journey.ts'
import { readPage } from '../support/public-page.ts'

test('an unknown address answers 404 with the way home', async ({ request }) => {
  const NEVER_READABLE = ['/%00', '/%0d%0aX', '/100%', '/%E0%A4%A']
  for (const path of ['/nie-ma', '/certificates/verify/a/b', '/..%2f..', '/dashboard/x', ...NEVER_READABLE]) {
    const { status, main, text } = await readPage(request, path)
    expect(status, path).toBe(404)
    expect(text(main.getByRole('heading', { level: 1 })), path).toBe('Strona nie znaleziona')
    expect(main.getByRole('link', { name: 'Wróć na stronę główną' }).getAttribute('href'), path).toBe('/')
  }
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
  request,
}) => {
  const { body, main, text, html } = await readPage(request, '/certificates')
  expect(text(main.getByRole('heading', { level: 1 }))).toBe('Certyfikaty')
  expect(text(body.getByRole('banner'))).toContain('Pewnik')
  expect(html).toMatch(/<noscript>.*Ten ekran wymaga JavaScriptu/)
  expect(text()).not.toContain('Dąbrowska')
})

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
