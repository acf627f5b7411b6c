import { expect, expectAccessibleEverywhere, expectNoSidewaysScroll, test } from '../support/journey.ts'
import { kindsOf, receiveAll } from '../support/page-facts.ts'

const FORM = '/certificates/verify'
const FOUND = '/certificates/verify/IWL59ljS5zaeI0js'

const search = (params: Record<string, string>) => `${FORM}?${new URLSearchParams(params)}`

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a visitor types a number on the start page and reads the verdict', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Numer certyfikatu' }).fill('bhp 42653')
    await page.getByRole('button', { name: 'Sprawdź' }).click()
    await expect(page).toHaveURL(FOUND)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ważny do 03.12.2026')
  })

  for (const typed of ['BHP-42653', '  Bhp/42653 ', 'bhp42653', 'BHP–42653']) {
    test(`„${typed}” finds BHP-42653`, async ({ page }) => {
      await page.goto(search({ number: typed }))
      await expect(page).toHaveURL(FOUND)
    })
  }

  test.describe('an unknown number', () => {
    test.use({ expectedErrors: [/40[04]/] })

    test('the typed number stays, with advice', async ({ page }) => {
      const response = await page.goto(search({ number: 'BHP-00000' }))
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle('Nie znaleziono: Sprawdź certyfikat – Pewnik')
      await expect(page.getByRole('alert')).toContainText('Nie ma certyfikatu o tym numerze')
      const field = page.getByRole('textbox', { name: 'Numer certyfikatu' })
      await expect(field).toHaveValue('BHP-00000')
      await field.fill('bhp-42653')
      await page.getByRole('button', { name: 'Sprawdź' }).click()
      await expect(page).toHaveURL(FOUND)
    })

    test('a number that the start page does not find stays in the form that answers', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('textbox', { name: 'Numer certyfikatu' }).fill('BHP-00000')
      await page.getByRole('button', { name: 'Sprawdź' }).click()
      await expect(page.getByRole('alert')).toContainText('Nie ma certyfikatu o tym numerze')
      await expect(page.getByRole('textbox', { name: 'Numer certyfikatu' })).toHaveValue('BHP-00000')
    })

    test('a part of a number finds nothing, and neither does an id', async ({ page }) => {
      for (const number of ['BHP', '42653', 'BHP-4265', 'IWL59ljS5zaeI0js', '*', 'BHP-_____', '%', '.*']) {
        const response = await page.goto(search({ number }))
        expect([400, 404], number).toContain(response?.status())
        await expect(page.getByRole('main')).not.toContainText('BHP-42653')
      }
    })

    test('a number of another type finds nothing, and the type can be changed', async ({ page }) => {
      await page.goto(search({ number: 'BHP-42653', type: 'electrical' }))
      await expect(page.getByRole('alert')).toContainText('Nie ma certyfikatu tego rodzaju o tym numerze')
      const choice = page.getByRole('combobox', { name: 'Rodzaj certyfikatu' })
      await expect(choice).toHaveValue('electrical')
      await choice.selectOption('Szkolenie okresowe BHP')
      await page.getByRole('button', { name: 'Sprawdź' }).click()
      await expect(page).toHaveURL(FOUND)
    })

    test('an empty number has an error beside the field', async ({ page }) => {
      await page.goto(FORM)
      await page.getByRole('button', { name: 'Sprawdź' }).click()
      const field = page.getByRole('textbox', { name: 'Numer certyfikatu' })
      await expect(field).toHaveAccessibleDescription(/Podaj numer certyfikatu/)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(page).toHaveTitle('Błąd: Sprawdź certyfikat – Pewnik')
    })

    for (const number of ['1'.repeat(41), 'ż'.repeat(1_500)]) {
      test(`a number of ${number.length} letters is rejected`, async ({ page }) => {
        const response = await page.goto(search({ number }))
        expect(response?.status()).toBe(400)
        await expect(page.getByRole('textbox', { name: 'Numer certyfikatu' })).toHaveAccessibleDescription(
          /Skróć numer do 40\sznaków/,
        )
        await expectNoSidewaysScroll(page)
      })
    }
  })

  test('a visitor follows the link of the start page, and types the number there', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Sprawdź certyfikat' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź certyfikat')
    await page.getByRole('textbox', { name: 'Numer certyfikatu' }).fill('bhp 42653')
    await page.getByRole('button', { name: 'Sprawdź' }).click()
    await expect(page).toHaveURL(FOUND)
  })

  for (const { from, link } of [
    { from: '/login', link: 'Sprawdź certyfikat bez logowania' },
    { from: '/about', link: 'Sprawdź certyfikat' },
  ]) {
    test(`${from} leads to the check`, async ({ page }) => {
      await page.goto(from)
      await page.getByRole('link', { name: link }).last().click()
      await expect(page).toHaveURL(FORM)
    })
  }
})

test('the answer is a redirect that is not cached', async ({ request }) => {
  const response = await request.get(search({ number: 'bhp 42653' }), { maxRedirects: 0 })
  expect(response.status()).toBe(303)
  expect(response.headers()['location']).toBe(FOUND)
  expect(response.headers()['cache-control']).toBe('no-store')
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

test.describe('the check', () => {
  test.use({ expectedErrors: [/40[04]/] })

  for (const [state, path] of Object.entries({
    'before a number is typed': FORM,
    'with an empty number': search({ number: '' }),
    'with an unknown number': search({ number: 'BHP-1', type: 'bhp' }),
  })) {
    test(`is accessible and never scrolls sideways ${state}`, async ({ page }) => {
      await page.goto(path)
      await expectAccessibleEverywhere(page, [1280, 768, 360, 320])
    })
  }
})

test('a link pasted in place of the number opens the page of the certificate', async ({ page, baseURL }) => {
  await page.goto('/certificates/verify')
  await page.getByLabel('Numer certyfikatu').fill(`Sprawdź: ${baseURL}/certificates/verify/IWL59ljS5zaeI0js`)
  await page.getByRole('button', { name: 'Sprawdź' }).click()
  await expect(page).toHaveURL('/certificates/verify/IWL59ljS5zaeI0js')
})
