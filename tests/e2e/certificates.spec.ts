import { expect, expectAccessible, openAs, test } from '../support/journey.ts'
import { printedPages } from '../support/printed-pages.ts'
import { readQr } from '../support/read-qr.ts'
import { ANNAS_BHP, ANNAS_UDT } from '../support/sample.ts'

const search = { name: 'Szukaj' }

test('a certificate that ends within 14 days is green as on its public page, its time left is red, and it is printed on one sheet', async ({
  page,
}) => {
  // A test cannot close the browser's print dialog.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const article = page.getByRole('article')
  const green = 'rgb(11, 113, 72)'
  // 28 days are left to apply for another one.
  await openAs(page, 'Pracownik', `/certificates/${ANNAS_UDT}`, 'Operator wózka jezdniowego (UDT)')
  await expect(article.getByText('Ważny do 19.03.2027')).toHaveCSS('color', green)
  await page.goto(`/certificates/${ANNAS_BHP}`)
  await expect(article.getByText('Ważny do 03.12.2026')).toHaveCSS('color', green)
  await expect(article.getByText('Wygasa za 1 tydzień')).not.toHaveCSS('color', green)

  await page.getByRole('button', { name: 'Drukuj' }).click()
  await expect(page.locator(':root')).toHaveAttribute('data-printed', '')
  const [sheet, ...more] = await printedPages(page)
  expect(more).toEqual([])
  expect(sheet).toPrint('Stan na 21.11.2026', 'Ważny do 03.12.2026 Anna Dąbrowska', 'BHP-42653')
})

test('a long list on a phone is found where it was left, and draws only the cards in sight while somebody types', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAs(page, 'Administrator', '/certificates', 'Certyfikaty')
  const cards = page.getByRole('main').getByRole('article')
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

  const isDrawn = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true })
  const areDrawn = async () => [await cards.first().evaluate(isDrawn), await cards.last().evaluate(isDrawn)]
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(areDrawn).toEqual([true, true])
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.getByRole('searchbox', search).focus()
  await expect.poll(areDrawn).toEqual([true, false])
  expect(await height()).toBe(before)
  await page.keyboard.type('b')
  await expect(page).toHaveURL(/q=b/)
  await expect.poll(areDrawn).toEqual([true, false])
  await page.getByRole('button', { name: 'Pobierz lub drukuj' }).focus()
  await expect.poll(areDrawn).toEqual([true, true])
})

test.describe('the QR code', () => {
  const QR_SERVICE = 'https://api.qrserver.com/**'
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  test.use({ hasTouch: true, colorScheme: 'dark', expectedErrors: [/ERR_NAME_NOT_RESOLVED/] })

  test('is drawn by the app itself if the service is away, and is large on a white screen of a phone in the dark theme, where a short list has no other tools', async ({
    page,
    context,
    baseURL,
  }) => {
    const address = `${baseURL}/certificates/verify/${ANNAS_BHP}`
    const tools = [
      page.getByRole('searchbox', search),
      page.getByRole('button', { name: 'Pobierz lub drukuj' }),
    ]
    await page.setViewportSize({ width: 360, height: 740 })
    await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
    await expect(page.getByRole('status')).toHaveText('6 certyfikatów')
    for (const tool of tools) await expect(tool).toBeHidden()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('searchbox', search)).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    // Tools that filter the list stay.
    await page.goto('/certificates?q=BHP-42653')
    for (const tool of tools) await expect(tool).toBeVisible()

    const open = page.getByRole('button', { name: 'Kod QR certyfikatu BHP-42653' })
    await open.tap()
    const dialog = page.getByRole('dialog', { name: 'Kod QR certyfikatu' })
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    const code = dialog.getByRole('img', { name: /Kod QR/ })
    await expect(code).toHaveCount(1)
    expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(340)
    expect(await readQr(context, code)).toBe(address)
    await expect(dialog.getByText('Anna Dąbrowska')).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByText('Ważny do 03.12.2026')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)

    await page.setViewportSize({ width: 1280, height: 740 })
    // Not its box on the screen, which the opening dialog still scales by a hair.
    await expect(code).toHaveCSS('width', '200px')
    await expect(code).toHaveCSS('height', '200px')
    expect(await readQr(context, code)).toBe(address)
    await page.keyboard.press('Escape')

    const sent: URL[] = []
    await context.route(QR_SERVICE, async (route) => {
      sent.push(new URL(route.request().url()))
      await route.fulfill({ contentType: 'image/png', body: PNG })
    })
    await open.click()
    await expect(code).toHaveAttribute('src', /api\.qrserver\.com/)
    await expect(code).toHaveCount(1)
    await expect(code).toHaveJSProperty('width', 200)
    await expect(code).toHaveJSProperty('height', 200)
    expect(sent[0]?.searchParams.get('size')).toBe('200x200')
    expect(sent[0]?.searchParams.get('data')).toBe(address)
  })
})
