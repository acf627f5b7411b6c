import { expect, holdRequests, openAs, signIn, test, waitForIdle } from '../support/journey.ts'

const BOOKMARK = '/certificates?q=bhp&status=expired'

test('an employee signs in from a bookmarked filter and lands on it', async ({ page }) => {
  await page.goto(BOOKMARK)
  // The typed text may be somebody's name, so the address of the sign-in page lacks it.
  await expect(page).toHaveURL('/login?redirectTo=%2Fcertificates%3Fstatus%3Dexpired')
  await signIn(page, 'Pracownik')
  await expect(page).toHaveURL(BOOKMARK)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('expired')
  await expect(page.getByText('BHP-35615', { exact: true })).toBeVisible()
})

test('signing in leads to the dashboard, which greets by first name', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'Pracownik')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anna')
})

test('signing in on the login page brings the styles of the panel along', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'Pracownik')
  // The login page comes with the sheet of the public pages, which knows no such entry.
  await expect(page.getByRole('link', { name: 'Pulpit', exact: true })).toHaveCSS(
    'background-color',
    'rgb(39, 50, 68)',
  )
  // Only a narrow screen has the button, so here the panel's sheet must win over that of the login page.
  await expect(page.getByRole('button', { name: 'Rozwiń menu' })).toBeHidden()
})

test('each sample role says what it is for', async ({ page }) => {
  await page.goto('/login')
  for (const [role, purpose] of [
    ['Administrator', /widzi wszystkie certyfikaty/],
    ['Pracownik', /ma swoje terminy i\szgłoszenia/],
    ['Pracodawca', /widzi załogę i\sto, kto może pracować/],
    ['Ośrodek Szkoleniowy', /szkoli i\swystawia certyfikaty/],
  ] as const) {
    await expect(page.getByRole('button', { name: role, exact: true })).toHaveAccessibleDescription(purpose)
  }
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

test('the landing and the login page lead a signed-in person to the dashboard', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

for (const evil of [
  '/healthz',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`signing in never leads to ${evil}`, async ({ page, baseURL }) => {
    await page.goto(`/login?${new URLSearchParams({ redirectTo: evil })}`)
    await signIn(page, 'Pracownik')
    await expect(page).toHaveURL(`${baseURL}/dashboard`)
  })
}

test.describe('a rejected sign-in', () => {
  // The browser logs the server's answer 400.
  test.use({ expectedErrors: [/400/] })

  test('an unknown e-mail address is rejected and stays in its field', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Adres e-mail').fill('nikt@pewnik.example')
    await page.getByLabel('Hasło').fill('cokolwiek')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page.getByRole('alert')).toHaveText('Nieprawidłowy email lub hasło')
    await expect(page.getByLabel('Adres e-mail')).toHaveValue('nikt@pewnik.example')
  })

  test('missing fields have an error beside them and in a summary', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page.getByLabel('Adres e-mail')).toHaveAccessibleDescription('Podaj adres e-mail')
    await expect(page.getByLabel('Hasło')).toHaveAccessibleDescription('Podaj hasło')
    const summary = page.getByRole('group', { name: 'Popraw dane w formularzu' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Podaj hasło' }).click()
    await expect(page.getByLabel('Hasło')).toBeFocused()
  })
})

test('the button shows that the sign-in is running and cannot be pressed twice', async ({ page }) => {
  await page.goto('/login')
  await waitForIdle(page)
  const answer = await holdRequests(page, '**/login.data*')
  await signIn(page, 'Pracownik')
  await expect(page.getByRole('button', { name: 'Logowanie…' })).toBeDisabled()
  answer()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('when the server cannot be reached', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load/] })

  test('signing in says that an error occurred', async ({ page, context }) => {
    await page.goto('/login')
    await waitForIdle(page)
    await context.setOffline(true)
    await signIn(page, 'Pracownik')
    await expect(page.getByRole('alert')).toContainText('Wystąpił błąd podczas logowania')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('a sign-in without form data answers 400', async ({ request }) => {
  const response = await request.post('/login', { data: 'text', headers: { 'Content-Type': 'text/plain' } })
  expect(response.status()).toBe(400)
})

test('signing out reaches every tab and every sign-out button works', async ({ page, context }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const other = await context.newPage()
  await other.goto('/certificates')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')

  await page.getByRole('main').getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL(/\/login\?redirectTo=%2Fcertificates$/)

  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await other.goto('/centers')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Brak dostępu')
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL(/\/login\?redirectTo=%2Fcenters$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

for (const unreadable of ['{', '"text"', '{"id":"x"}', JSON.stringify({ id: 'x', role: 'owner' })]) {
  test(`an unreadable session (${unreadable}) counts as signed out and is removed`, async ({ page }) => {
    await page.goto('/login')
    await page.evaluate((text) => localStorage.setItem('pewnik:session', text), unreadable)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => localStorage.getItem('pewnik:session'))).toBeNull()
  })
}

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

test('a blocked storage is reported instead of a blank screen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, 'Pracownik')
  await expect(page.getByRole('alert')).toContainText('Przeglądarka nie pozwala zapisać danych tej strony')
})

test('a browser that refuses to sign out says so, and the person stays signed in', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page.getByText('Nie udało się wylogować')).toBeVisible()
  await expect(page.getByText('Przeglądarka nie pozwala zapisać danych tej strony')).toBeVisible()
  await expect(page).toHaveURL('/certificates')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
})

test('the login page fills in the account of its address, and of no other that was opened before', async ({
  page,
}) => {
  await page.goto('/login?account=employee')
  await expect(page.getByLabel('Adres e-mail')).toHaveValue('pracownik@pewnik.example')
  await page.getByRole('link', { name: 'Pewnik' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Zaloguj się' }).first().click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Adres e-mail')).toHaveValue('')
  await expect(page.getByLabel('Hasło')).toHaveValue('')
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
