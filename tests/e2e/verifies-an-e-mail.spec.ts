import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test, watchRequests } from '../support/journey.ts'
import { readRows } from '../support/own-data.ts'
import { waitForWorker } from '../support/worker.ts'

const email = (page: Page) => page.getByLabel('Adres e-mail', { exact: true })
const firstName = (page: Page) => page.getByLabel('Imię', { exact: true })
const verify = (page: Page) => page.getByRole('button', { name: 'Weryfikuj' })
const verdict = (page: Page) => page.getByRole('status').filter({ hasText: 'Adres ma poprawną postać' })

const openAccount = (page: Page) => openAs(page, 'Pracownik', '/settings?tab=account', 'Ustawienia')

test('an e-mail address is checked in its form only, and nothing is saved', async ({ page }) => {
  await openAccount(page)
  await firstName(page).fill('Wpisane wcześniej')
  await email(page).fill('ania@pewnik.example')
  await verify(page).click()
  await expect(verdict(page)).toContainText(
    'Ta wersja nie wysyła wiadomości, więc nie sprawdza, czy skrzynka istnieje.',
  )
  await expect(firstName(page)).toHaveValue('Wpisane wcześniej')
  await expect(email(page)).toHaveValue('ania@pewnik.example')
  await expect(page.getByText('Zapisano w tej przeglądarce')).toHaveCount(0)
  expect(await readRows(page, 'settings')).toEqual([])

  await email(page).press('End')
  await page.keyboard.type('x')
  await expect(verdict(page)).toHaveCount(0)
})

test('a malformed e-mail address has an error beside the field only', async ({ page }) => {
  await openAccount(page)
  await firstName(page).fill('')
  for (const [typed, problem] of [
    ['ania@', 'Podaj adres e-mail w postaci nazwa@domena.pl'],
    ['javascript:alert(1)', 'Podaj adres e-mail w postaci nazwa@domena.pl'],
    ['', 'Podaj adres e-mail'],
  ] as const) {
    await email(page).fill(typed)
    await verify(page).click()
    await expect(email(page)).toHaveAccessibleDescription(problem)
    await expect(email(page)).toBeFocused()
    await expect(verdict(page)).toHaveCount(0)
    await expect(firstName(page)).toHaveAccessibleDescription('')
  }
  await email(page).fill('ania@pewnik.example')
  await expect(email(page)).toHaveAccessibleDescription('')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the check works by keyboard, and saving still saves', async ({ page, context }) => {
    await openAccount(page)
    await waitForWorker(page)
    await context.setOffline(true)
    const requests = watchRequests(page)
    await email(page).fill('ania@pewnik.example')
    await page.keyboard.press('Tab')
    await expect(verify(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toBeVisible()
    await email(page).press('Enter')
    await expect(page.getByText('Zapisano w tej przeglądarce')).toBeVisible()
    expect(requests).toEqual([])
    await context.setOffline(false)
    await page.reload()
    await expect(email(page)).toHaveValue('ania@pewnik.example')
  })
})

test('both answers are accessible and never scroll sideways', async ({ page }) => {
  await openAccount(page)
  await verify(page).click()
  await expect(verdict(page)).toBeVisible()
  await expectAccessibleEverywhere(page, [1280, 360, 320])
  await email(page).fill('ania')
  await verify(page).click()
  await expect(email(page)).toHaveAccessibleDescription(/Podaj adres/)
  await expectAccessibleEverywhere(page, [1280, 360, 320])
})
