import { expect, expectNoSidewaysScroll, test } from '../support/journey.ts'
import { kindsOf, receiveAll } from '../support/page-facts.ts'
import { readPage, redirectOf } from '../support/public-page.ts'
import { ANNAS_BHP } from '../support/sample.ts'

const FORM = '/certificates/verify'
const FOUND = `${FORM}/${ANNAS_BHP}`

const search = (params: Record<string, string>) => `${FORM}?${new URLSearchParams(params)}`

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    expectedErrors: [/40[04]/],
  })

  test('a visitor types a number on the start page, corrects it in the form that answers, and reads the verdict', async ({
    page,
  }) => {
    const number = page.getByRole('textbox', { name: 'Numer certyfikatu' })
    const check = page.getByRole('button', { name: 'Sprawdź' })
    await page.goto('/')
    await number.fill('BHP-00000')
    await check.click()
    await expect(page.getByRole('alert')).toContainText('Nie ma certyfikatu o tym numerze')
    await expect(number).toHaveValue('BHP-00000')
    await number.fill('ż'.repeat(1_500))
    await check.click()
    await expect(number).toHaveAccessibleDescription(/Skróć numer do 40\sznaków/)
    await expectNoSidewaysScroll(page)
    await number.fill('bhp 42653')
    await check.click()
    await expect(page).toHaveURL(FOUND)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ważny do 03.12.2026')
  })
})

test('a number is found however it is typed, by a redirect that is not cached', async ({ request }) => {
  for (const number of ['BHP-42653', '  Bhp/42653 ', 'bhp42653', 'BHP–42653']) {
    expect(await redirectOf(request, search({ number })), number).toBe(FOUND)
  }
  const response = await request.get(search({ number: 'bhp 42653' }), { maxRedirects: 0 })
  expect(response.status()).toBe(303)
  expect(response.headers()['cache-control']).toBe('no-store')
})

test('an unknown number stays in the field, with advice', async ({ request }) => {
  const { status, title, main, text } = await readPage(request, search({ number: 'BHP-00000' }))
  expect(status).toBe(404)
  expect(title).toBe('Nie znaleziono: Sprawdź certyfikat – Pewnik')
  expect(text(main.getByRole('alert'))).toContain('Nie ma certyfikatu o tym numerze')
  expect(text()).toContain('Po numerze znajdziesz tylko certyfikaty przykładowe.')
  expect(text(main.getByRole('alert'))).toContain('Certyfikat podpisany sprawdzisz linkiem albo kodem QR.')
  expect(main.getByRole('textbox', { name: 'Numer certyfikatu' }).getAttribute('value')).toBe('BHP-00000')
})

test('a part of a number finds nothing, and neither does an id', async ({ request }) => {
  for (const number of ['BHP', '42653', 'BHP-4265', ANNAS_BHP, '*', 'BHP-_____', '%', '.*']) {
    const { status, text } = await readPage(request, search({ number }))
    expect([400, 404], number).toContain(status)
    expect(text(), number).not.toContain('BHP-42653')
  }
})

test('a number of another type finds nothing, and the type can be changed', async ({ request }) => {
  const { main, text } = await readPage(request, search({ number: 'BHP-42653', type: 'electrical' }))
  expect(text(main.getByRole('alert'))).toContain('Nie ma certyfikatu tego rodzaju o tym numerze')
  const choice = main.getByRole('combobox', { name: 'Rodzaj certyfikatu' })
  expect(choice.getAttribute('name')).toBe('type')
  expect(main.getByRole('option', { selected: true }).getAttribute('value')).toBe('electrical')
  expect(main.getByRole('option', { name: 'Szkolenie okresowe BHP' }).getAttribute('value')).toBe('bhp')
  expect(await redirectOf(request, search({ number: 'BHP-42653', type: 'bhp' }))).toBe(FOUND)
})

test('a number that is empty or too long has an error beside the field', async ({ request }) => {
  const { main, title } = await readPage(request, search({ number: '' }))
  const field = main.getByRole('textbox', {
    name: 'Numer certyfikatu',
    description: /Podaj numer certyfikatu/,
  })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(title).toBe('Błąd: Sprawdź certyfikat – Pewnik')
  for (const number of ['1'.repeat(41), 'ż'.repeat(1_500)]) {
    const tooLong = await readPage(request, search({ number }))
    expect(tooLong.status).toBe(400)
    tooLong.main.getByRole('textbox', { description: /Skróć numer do 40\sznaków/ })
  }
})

test('the start page, the login and the page about Pewnik lead to the check', async ({ request }) => {
  for (const { from, link } of [
    { from: '/', link: 'Sprawdź certyfikat' },
    { from: '/login', link: 'Sprawdź certyfikat bez logowania' },
    { from: '/about', link: 'Sprawdź certyfikat' },
  ]) {
    const { body } = await readPage(request, from)
    const targets = body.getAllByRole('link', { name: link }).map((each) => each.getAttribute('href'))
    expect(new Set(targets), from).toEqual(new Set([FORM]))
  }
})

test('a POST and a number of 10,000 characters are rejected', async ({ request }) => {
  const post = await request.post(FORM, { form: { number: 'BHP-42653' } })
  expect(post.status()).toBe(405)
  expect(post.headers()['allow']).toBe('GET, HEAD')
  const long = await request.get(search({ number: 'x'.repeat(10_000) }))
  expect(long.status()).toBe(400)
  expect(await long.text()).not.toContain('node_modules')
})

test('the check is sent without scripts', async ({ page, baseURL }) => {
  const received = await receiveAll(page, FORM)
  expect(kindsOf(received)).toEqual(['document', 'font'])
  expect(new Set(received.map(({ url }) => new URL(url).origin))).toEqual(new Set([baseURL]))
  expect(await page.evaluate(() => document.scripts.length)).toBe(0)
})

test('a link pasted in place of the number opens the page of the certificate', async ({
  request,
  baseURL,
}) => {
  expect(await redirectOf(request, search({ number: `Sprawdź: ${baseURL}${FOUND}` }))).toBe(FOUND)
})
