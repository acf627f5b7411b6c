import { expect, holdRequests, openAs, signIn, test, waitForIdle } from '../support/journey.ts'

const BOOKMARK = '/certificates?q=bhp&status=expired'

test.describe('signing in', () => {
  // A browser without a connection logs each request.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load/] })

  test('from a bookmarked filter says that there is no network, shows that it runs, and lands there with the styles of the panel', async ({
    page,
    context,
  }) => {
    await page.goto(BOOKMARK)
    await expect(page).toHaveURL('/login?redirectTo=%2Fcertificates%3Fstatus%3Dexpired')
    await waitForIdle(page)
    await context.setOffline(true)
    await signIn(page, 'Pracownik')
    await expect(page.getByRole('alert')).toContainText('Wystąpił błąd podczas logowania')
    await context.setOffline(false)

    const answer = await holdRequests(page, '**/login.data*')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page.getByRole('button', { name: 'Logowanie…' })).toBeDisabled()
    answer()
    await expect(page).toHaveURL(BOOKMARK)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
    // The login page comes with the sheet of the public pages, which knows no such entry.
    await expect(page.getByRole('link', { name: 'Certyfikaty', exact: true })).toHaveCSS(
      'background-color',
      'rgb(39, 50, 68)',
    )
    // Only a narrow screen has the button, so here the panel's sheet must win over that of the login page.
    await expect(page.getByRole('button', { name: 'Rozwiń menu' })).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('all sample roles show without scrolling, and a chosen one brings the button that signs in', async ({
    page,
  }) => {
    await page.goto('/login')
    await waitForIdle(page)
    for (const role of ['Administrator', 'Pracownik', 'Pracodawca', 'Ośrodek Szkoleniowy'])
      await expect(page.getByRole('button', { name: role, exact: true })).toBeInViewport({ ratio: 1 })
    const submit = page.getByRole('button', { name: 'Zaloguj się' })
    await expect(submit).not.toBeInViewport()
    await page.getByRole('button', { name: 'Pracodawca' }).tap()
    await expect(submit).toBeFocused()
    await expect(submit).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Adres e-mail')).toHaveValue('pracodawca@pewnik.example')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a sign-in without form data answers 400', async ({ request }) => {
  const response = await request.post('/login', { data: 'text', headers: { 'Content-Type': 'text/plain' } })
  expect(response.status()).toBe(400)
})

test('signing out reaches every tab', async ({ page, context }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const other = await context.newPage()
  await other.goto('/certificates')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')

  await page.getByRole('main').getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL(/\/login\?redirectTo=%2Fcertificates$/)
})

test.describe('a sign-in rejected before the scripts arrive', () => {
  test.use({ expectedErrors: [/400/] })

  test('the error stays once the scripts have arrived', async ({ page }) => {
    const releaseScripts = await holdRequests(page, '**/assets/*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Adres e-mail').fill('nikt@pewnik.example')
    await page.getByLabel('Hasło').fill('cokolwiek')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy email lub hasło')
    releaseScripts()
    await page.waitForLoadState()
    await waitForIdle(page)
    await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy email lub hasło')
    await expect(page.getByLabel('Adres e-mail')).toHaveValue('nikt@pewnik.example')
  })
})

test('buttons work before the scripts arrive', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/*.js')
  await page.goto('/login?redirectTo=%2Fcertificates', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Pracownik' }).click()
  await expect(page.getByLabel('Adres e-mail')).toHaveValue('pracownik@pewnik.example')
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await sent
  releaseScripts()
  await expect(page).toHaveURL('/certificates')
  await expect(page.getByRole('status')).toHaveText('6 certyfikatów')
})

test.describe('without a network', () => {
  test.use({
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|dynamically imported|Error loading route module/,
    ],
  })

  test('signing out still signs out', async ({ page, context }) => {
    await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
    const next = await context.newPage()
    await next.goto('/healthz')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Wyloguj' }).click()
    // Another tab tells it, because this one shows the browser's own page by now. With that page open, Playwright hangs
    // at times when it brings the network back.
    await expect.poll(() => next.evaluate(() => localStorage.getItem('pewnik:session'))).toBeNull()
  })
})
