import type { Page } from 'playwright/test'

import { expect } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, personSaved } from '../support/owner.ts'

const field = (page: Page) => page.getByRole('searchbox')
const status = (page: Page) => page.getByRole('status')

const STAFF = Array.from({ length: 60 }, (_, index) =>
  personSaved(`p${index}`, `Ewa${index}`, index < 55 ? 'Nowak' : 'Lis'),
)

test('typing neither scrolls nor moves the focus, and the fragment keeps the search: a reload, Back and another page bring it along', async ({
  page,
}) => {
  await openRegister(page, STAFF, '/employees', 'Pracownicy')
  await field(page).focus()
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
  await page.keyboard.type('Nowak')
  await expect(page).toHaveURL('/employees#q=Nowak')
  await expect(status(page)).toHaveText('55 pracowników, strona 1 z\u00a02')
  expect(await page.evaluate(() => window.scrollY)).toBe(60)
  await expect(field(page)).toBeFocused()
  await page.getByRole('link', { name: 'Następna' }).click()
  await expect(page).toHaveURL('/employees?page=2#q=Nowak')
  await expect(status(page)).toHaveText('55 pracowników, strona 2 z\u00a02')
  await page.reload()
  await expect(status(page)).toHaveText('55 pracowników, strona 2 z\u00a02')
  await page.getByRole('link', { name: 'Nowak Ewa9' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ewa9 Nowak')
  await page.goBack()
  await expect(field(page)).toHaveValue('Nowak')
  await expect(page).toHaveURL('/employees?page=2#q=Nowak')

  // Another text begins again at the first page.
  await field(page).fill('Lis')
  await expect(page).toHaveURL('/employees#q=Lis')
  await expect(status(page)).toHaveText('5 pracowników')
  await page.getByRole('link', { name: 'Wyczyść filtry' }).click()
  await expect(page).toHaveURL('/employees')
  await expect(field(page)).toHaveValue('')
  await expect(status(page)).toHaveText('60 pracowników, strona 1 z\u00a02')
  await page.goBack()
  await expect(page).toHaveURL('/employees#q=Lis')
  await expect(field(page)).toHaveValue('Lis')
  await expect(status(page)).toHaveText('5 pracowników')
})

test('a choice, another day and the link past the menu keep the search', async ({ page }) => {
  await openRegister(page, STAFF, '/employees?view=matrix', 'Pracownicy')
  await field(page).fill('Lis')
  await expect(page).toHaveURL('/employees?view=matrix#q=Lis')
  await expect(status(page)).toHaveText(/^5\spracowników/)
  await page
    .getByRole('columnheader', { name: /^Nazwisko/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/employees?view=matrix&sort=name#q=Lis')
  await page.getByLabel('Stan na dzień').fill('2027-03-01')
  await expect(page).toHaveURL('/employees?view=matrix&sort=name&on=2027-03-01#q=Lis')
  await expect(status(page)).toHaveText(/^5\spracowników/)
  await page.getByRole('link', { name: 'Wróć do dzisiaj' }).click()
  await expect(page).toHaveURL('/employees?view=matrix&sort=name#q=Lis')
  await page.getByRole('link', { name: 'Przejdź do treści' }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/employees?view=matrix&sort=name#q=Lis')
  await expect(status(page)).toHaveText(/^5\spracowników/)
})

test('an older bookmark moves its search to the fragment, and signing in brings both back', async ({
  page,
}) => {
  await openRegister(page, STAFF, '/dashboard', 'Dzień dobry, Jan')
  const asked: string[] = []
  await page.goto('/employees?page=2&q=Nowak')
  page.on('request', (request) => asked.push(request.url()))
  await expect(page).toHaveURL('/employees?page=2#q=Nowak')
  await expect(status(page)).toHaveText('55 pracowników, strona 2 z\u00a02')
  await page.evaluate(() => localStorage.removeItem('pewnik:session'))

  for (const bookmark of ['/employees#q=Lis', '/employees?q=Lis']) {
    await page.goto('/healthz')
    await page.goto(bookmark)
    asked.length = 0
    await expect(page).toHaveURL('/login?redirectTo=%2Femployees')
    await page.getByRole('button', { name: `Otwórz: ${OWNER.company} – Jan Próbny` }).click()
    await expect(page).toHaveURL('/employees#q=Lis')
    await expect(field(page)).toHaveValue('Lis')
    await expect(status(page)).toHaveText('5 pracowników')
    expect(asked.filter((url) => url.includes('Lis'))).toEqual([])
    await page.evaluate(() => localStorage.removeItem('pewnik:session'))
  }
})
