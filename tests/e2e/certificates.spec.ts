import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  openAs,
  storeSession,
  test,
} from '../support/journey.ts'
import { printedPages } from '../support/printed-pages.ts'
import { readQr } from '../support/read-qr.ts'

const search = { name: 'Szukaj' }
const status = { name: 'Status' }

test('a UDT certificate has the day by which its holder applies for an extension', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates/fd1cN0xfotJSLNqc', 'Operator wózka jezdniowego (UDT)')
  const article = page.getByRole('article')
  await expect(article).toContainText(/wózek z\swysięgnikiem lub podnoszonym operatorem/)
  await expect(article).toContainText('Urząd Dozoru Technicznego, po egzaminie')
  await expect(article).toContainText('Złóż wniosek do 19.12.2026 – za 28 dni')
  await expect(article).toContainText(
    'Wniosek do UDT o przedłużenie trzeba złożyć do 19.12.2026, 3 miesiące przed końcem ważności.',
  )
})

test('a certificate that ends within 14 days is green as on its public page, and its time left is red', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/certificates/IWL59ljS5zaeI0js', 'Szkolenie okresowe BHP')
  await expect(page).toHaveTitle('BHP-42653, Anna Dąbrowska, Szkolenie okresowe BHP – Pewnik')
  const article = page.getByRole('article')
  const green = 'rgb(11, 113, 72)'
  await expect(article.getByText('Ważny do 03.12.2026')).toHaveCSS('color', green)
  await expect(article.getByText('Wygasa za 1 tydzień')).not.toHaveCSS('color', green)
  await expect(article.getByRole('button', { name: 'Kod QR' })).toBeVisible()
  await article.getByRole('link', { name: 'Odnów' }).click()
  await expect(page).toHaveURL(/\/certificates\/renew/)

  // 28 days are left to apply for another one.
  await page.goto('/certificates/fd1cN0xfotJSLNqc')
  await expect(article.getByText('Ważny do 19.03.2027')).toHaveCSS('color', green)
  await page.goto('/certificates/IWL59ljS5zaeI0js')
  await expect(article.getByText('Wygasa za 1 tydzień')).toBeVisible()
  await expectAccessibleEverywhere(page)
})

test('revoking stands apart from what people do every day', async ({ page }) => {
  await openAs(page, 'Administrator', '/certificates/IWL59ljS5zaeI0js', 'Szkolenie okresowe BHP')
  const ending = page.getByRole('group', { name: 'Odwołanie i usunięcie' })
  await expect(ending.getByRole('button')).toHaveText(['Odwołaj'])
  await expect(page.getByRole('button', { name: 'Odwołaj' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeVisible()
})

test('a certificate is printed on one sheet, with the full name of its holder', async ({ page }) => {
  // A test cannot close the browser's print dialog.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  for (const account of ['Pracownik', 'Pracodawca'] as const) {
    await openAs(page, account, '/certificates/IWL59ljS5zaeI0js', 'Szkolenie okresowe BHP')
    await page.getByRole('button', { name: 'Drukuj' }).click()
    await expect(page.locator(':root')).toHaveAttribute('data-printed', '')
    const [sheet, ...more] = await printedPages(page)
    expect(more).toEqual([])
    expect(sheet).toPrint('Stan na 21.11.2026', 'Ważny do 03.12.2026 Anna Dąbrowska', 'BHP-42653')
  }
})

test('filters narrow the list, survive reload and are undone by Back', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await expect(page.getByRole('status')).toHaveText('6 certyfikatów')

  await page.getByRole('combobox', status).selectOption('Wygasły')
  await expect(page).toHaveURL('/certificates?status=expired')
  await expect(page.getByRole('status')).toHaveText('2 certyfikaty')

  await page.getByRole('searchbox', search).pressSequentially('Okresowe bhp', { delay: 20 })
  await expect(page).toHaveURL('/certificates?q=Okresowe+bhp&status=expired')
  await expect(page.getByRole('status')).toHaveText('1 certyfikat')

  await page.reload()
  await expect(page.getByRole('searchbox', search)).toHaveValue('Okresowe bhp')
  await expect(page.getByRole('status')).toHaveText('1 certyfikat')

  await page.goBack()
  await expect(page).toHaveURL('/certificates')
  await expect(page.getByRole('searchbox', search)).toHaveValue('')
  await expect(page.getByRole('combobox', status)).toHaveValue('all')
  await expect(page.getByRole('status')).toHaveText('6 certyfikatów')
})

test('a step back from a certificate finds the list where it was left, far down on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, 'Administrator', '/certificates', 'Certyfikaty')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(24)
  const title = cards.nth(20).getByRole('heading').getByRole('link')
  await title.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(5_000)
  await title.press('Enter')
  await expect(page).toHaveURL(/\/certificates\/./)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/certificates')
  await expect(cards).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

test('an empty result says so and can be cleared', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates?q=xyz', 'Certyfikaty')
  await expect(page.getByText('Brak wyników')).toBeVisible()
  await expect(page.getByText('Nie znaleziono certyfikatów dla podanych kryteriów.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Wyczyść filtry' }).first().click()
  await expect(page).toHaveURL('/certificates')
  await expect(page.getByRole('status')).toHaveText('6 certyfikatów')
  await expect(page.getByRole('searchbox', search)).toHaveValue('')
  await expect(page.getByRole('searchbox', search)).toBeFocused()
})

for (const query of [
  'status=<script>',
  'status=active&status=expired&status=',
  `q=${'a'.repeat(10_000)}`,
  'q=%00',
  'page=-1',
  'page=999999999999',
  'page=99',
  'nieznany=1&q=',
  'q=%E0%A4%A',
]) {
  test(`a strange URL (${query.slice(0, 30)}) shows the list`, async ({ page }) => {
    await storeSession(page, 'Pracownik')
    const response = await page.goto(`/certificates?${query}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
    await expect(page.getByText('BHP-42653').or(page.getByText('Brak wyników')).first()).toBeVisible()
  })
}

test('while somebody types, only the cards in sight are drawn, and then all again', async ({ page }) => {
  await openAs(page, 'Administrator', '/certificates', 'Certyfikaty')
  const cards = page.getByRole('main').getByRole('article')
  const isDrawn = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true })
  const areDrawn = async () => [await cards.first().evaluate(isDrawn), await cards.last().evaluate(isDrawn)]
  await expect(cards).toHaveCount(24)
  await expect.poll(areDrawn).toEqual([true, true])
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()

  await page.getByRole('searchbox', search).focus()
  await expect.poll(areDrawn).toEqual([true, false])
  expect(await height()).toBe(before)
  await page.keyboard.type('b')
  await expect(page).toHaveURL(/q=b/)
  await expect.poll(areDrawn).toEqual([true, false])

  await page.getByRole('button', { name: 'Pobierz CSV' }).focus()
  await expect.poll(areDrawn).toEqual([true, true])
})

test('a long list has pages of 24', async ({ page }) => {
  await openAs(page, 'Administrator', '/certificates', 'Certyfikaty')
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('link', { name: 'Następna' }).click()
  await expect(page).toHaveURL('/certificates?page=2')
  await expect(page.getByRole('navigation', { name: 'Strony listy' })).toContainText('Strona 2 z 2')
  await expect(page.getByRole('status')).toHaveText('35 certyfikatów, strona 2 z 2')
  await expect(page.getByRole('status')).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(11)
  await page.getByRole('combobox', status).selectOption('Odwołany')
  await expect(page).toHaveURL('/certificates?status=revoked')
})

test('each role sees what it may see', async ({ page }) => {
  for (const { account, count, holders } of [
    { account: 'Administrator', count: '35 certyfikatów, strona 1 z 2', holders: true },
    { account: 'Pracodawca', count: '25 certyfikatów, strona 1 z 2', holders: true },
    { account: 'Ośrodek Szkoleniowy', count: '10 certyfikatów', holders: true },
    { account: 'Pracownik', count: '6 certyfikatów', holders: false },
  ] as const) {
    await openAs(page, account, '/certificates', 'Certyfikaty')
    await expect(page.getByRole('status')).toHaveText(count)
    await expect(page.getByRole('main').getByText('Anna Dąbrowska').first()).toBeVisible({ visible: holders })
    await page.getByRole('button', { name: 'Wyloguj' }).click()
    await expect(page).toHaveURL('/login')
  }
})

test('the preview shows the certificate and gives the focus back', async ({ page }) => {
  await openAs(page, 'Pracownik', '/certificates?q=BHP-42653', 'Certyfikaty')
  const open = page.getByRole('button', { name: 'Podgląd certyfikatu BHP-42653' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Podgląd certyfikatu' })
  for (const text of [
    'Szkolenie okresowe BHP',
    'BHP-42653',
    '03.12.2023',
    '03.12.2026',
    'Anna Dąbrowska',
    'Ośrodek Szkoleniowy',
  ]) {
    await expect(dialog).toContainText(text)
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test.describe('the QR code', () => {
  const QR_SERVICE = 'https://api.qrserver.com/**'
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  test('is one press away for a worker at a gate, of the certificate that was shown last', async ({
    page,
    context,
  }) => {
    await context.route(QR_SERVICE, (route) => route.fulfill({ contentType: 'image/png', body: PNG }))
    await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
    const gate = page.getByRole('button', { name: 'Pokaż na bramie' })
    const dialog = page.getByRole('dialog', { name: 'Kod QR certyfikatu' })
    await gate.click()
    await expect(dialog).toContainText('BHP-42653')
    await page.keyboard.press('Escape')
    await expect(gate).toBeFocused()
    await page.getByRole('button', { name: 'Kod QR certyfikatu UDT-33613' }).click()
    await expect(dialog).toContainText('UDT-33613')
    await page.reload()
    await gate.click()
    await expect(dialog).toContainText('UDT-33613')
    await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
    await expect(page.getByRole('link', { name: 'Dodaj certyfikat' })).toBeVisible()
    await expect(gate).toHaveCount(0)
  })

  test('is the service’s image of the verification address', async ({ page, context, baseURL }) => {
    const sent: URL[] = []
    await context.route(QR_SERVICE, async (route) => {
      sent.push(new URL(route.request().url()))
      await route.fulfill({ contentType: 'image/png', body: PNG })
    })
    await openAs(page, 'Pracownik', '/certificates?q=BHP-42653', 'Certyfikaty')
    await page.getByRole('button', { name: 'Kod QR certyfikatu BHP-42653' }).click()
    const image = page.getByRole('dialog').getByRole('img')
    await expect(image).toHaveCount(1)
    await expect(image).toHaveAttribute('src', /api\.qrserver\.com/)
    await expect(image).toHaveJSProperty('width', 200)
    await expect(image).toHaveJSProperty('height', 200)
    expect(sent[0]?.searchParams.get('size')).toBe('200x200')
    expect(sent[0]?.searchParams.get('data')).toBe(`${baseURL}/certificates/verify/IWL59ljS5zaeI0js`)
    await expect(page.getByText('Zeskanuj kod, aby zweryfikować autentyczność certyfikatu.')).toBeVisible()
    await expectAccessible(page)
  })

  test('is one press away on the page of a certificate as well', async ({ page, context }) => {
    await context.route(QR_SERVICE, (route) => route.fulfill({ contentType: 'image/png', body: PNG }))
    await openAs(page, 'Pracownik', '/certificates/IWL59ljS5zaeI0js', 'Szkolenie okresowe BHP')
    await page.getByRole('button', { name: 'Kod QR' }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /IWL59ljS5zaeI0js/)
  })

  test.describe('without the service', () => {
    test.use({ expectedErrors: [/ERR_NAME_NOT_RESOLVED/] })

    test('is drawn by the app itself, without a broken image', async ({ page, context, baseURL }) => {
      await openAs(page, 'Pracownik', '/certificates?q=BHP-42653', 'Certyfikaty')
      await page.getByRole('button', { name: 'Kod QR certyfikatu BHP-42653' }).click()
      const code = page.getByRole('dialog').getByRole('img', { name: /Kod QR/ })
      await expect(code).toBeVisible()
      await expect(code).toHaveCount(1)
      // Not its box on the screen, which the opening dialog still scales by a hair.
      await expect(code).toHaveCSS('width', '200px')
      await expect(code).toHaveCSS('height', '200px')
      expect(await readQr(context, code)).toBe(`${baseURL}/certificates/verify/IWL59ljS5zaeI0js`)
      await page.getByRole('link', { name: 'Otwórz stronę weryfikacji' }).click()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test.describe('the QR code', () => {
    test.use({ colorScheme: 'dark', expectedErrors: [/ERR_NAME_NOT_RESOLVED/] })

    test('is large on a white screen in the dark theme too, above the holder and the validity', async ({
      page,
      context,
      baseURL,
    }) => {
      await openAs(page, 'Pracownik', '/certificates?q=BHP-42653', 'Certyfikaty')
      await page.getByRole('button', { name: 'Kod QR certyfikatu BHP-42653' }).click()
      const dialog = page.getByRole('dialog', { name: 'Kod QR certyfikatu' })
      await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
      const code = dialog.getByRole('img', { name: /Kod QR/ })
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(340)
      expect(await readQr(context, code)).toBe(`${baseURL}/certificates/verify/IWL59ljS5zaeI0js`)
      await expect(dialog.getByText('Anna Dąbrowska')).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByText('Ważny do 03.12.2026')).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })
  })

  test('a short list has no tools above it, unless it is filtered', async ({ page }) => {
    await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
    await expect(page.getByRole('status')).toHaveText('6 certyfikatów')
    const tools = [
      page.getByRole('searchbox', search),
      page.getByRole('button', { name: 'Pobierz lub drukuj' }),
    ]
    for (const tool of tools) await expect(tool).toBeHidden()
    await page.goto('/certificates?status=active')
    for (const tool of tools) await expect(tool).toBeVisible()
    await page.goto('/certificates')
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('searchbox', search)).toBeVisible()
  })

  test('certificates are accessible and never scroll sideways', async ({ page }) => {
    await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
    await expectAccessibleEverywhere(page, [360])
  })
})
