import type { Page } from 'playwright/test'

import { expect, openAs, signIn, test, waitForIdle, watchRequests } from '../support/journey.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu główne' })

test('moving between screens and typing in the search send no request', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')

  const requests = watchRequests(page)
  for (const [link, title] of [
    ['Panel pracodawcy', 'Panel pracodawcy'],
    ['Kalendarz', 'Kalendarz szkoleń'],
    ['Zgłoszenia', 'Zgłoszenia'],
    ['Szkolenia', 'Szkolenia'],
    ['Pracownicy', 'Pracownicy'],
    ['Profil', 'Profil'],
    ['Ustawienia', 'Ustawienia'],
    ['Certyfikaty', 'Certyfikaty'],
  ] as const) {
    await menu(page).getByRole('link', { name: link }).click()
    await expect(heading(page)).toHaveText(title)
  }
  await page.getByRole('searchbox').pressSequentially('sep')
  await expect(page).toHaveURL('/certificates?q=sep')
  await page.getByRole('combobox').selectOption('Aktywny')
  await expect(page).toHaveURL('/certificates?q=sep&status=active')
  expect(requests).toEqual([])
})

test('data are fetched again after 5 minutes, and the screen does not wait for them', async ({ page }) => {
  await page.clock.install()
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  // The screen looks once for newer data as soon as it is idle.
  await waitForIdle(page)
  const asked: string[] = []
  // No answer ever comes.
  await page.route('**/*.data*', (route) => void asked.push(new URL(route.request().url()).pathname))
  await page.clock.fastForward('05:01')
  await menu(page).getByRole('link', { name: 'Certyfikaty' }).click()
  await expect(heading(page)).toHaveText('Certyfikaty')
  expect(asked).toEqual(['/certificates.data'])
})

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/503/] })

  test('is tried again after 1, 2 and 4 s, then shown with a way to try again', async ({ page }) => {
    let tries = 0
    let isFailing = true
    await page.route('**/certificates.data*', async (route) => {
      tries += 1
      if (isFailing) await route.fulfill({ status: 503, body: 'unavailable' })
      else await route.continue()
    })
    await page.goto('/login?redirectTo=/certificates')
    await signIn(page, 'Pracodawca')
    await expect(heading(page)).toHaveText('Nie udało się pobrać danych', { timeout: 20_000 })
    expect(tries).toBe(4)
    await expect(menu(page)).toBeVisible()

    isFailing = false
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(heading(page)).toHaveText('Certyfikaty')
  })
})
