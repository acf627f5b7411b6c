import type { Page } from 'playwright/test'

import { expect, signIn, test, type Account } from '../support/journey.ts'

/** Changes the real answers of the server, for states that the sample data never has. */
async function changeAnswer(page: Page, url: string, change: (body: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Signs in by the form. The panel's data then come in an answer of their own, which a test can change. */
async function signInAt(page: Page, account: Account, path: string): Promise<void> {
  await page.goto(`/login?${new URLSearchParams({ redirectTo: path })}`)
  await signIn(page, account)
}

test('a report with an unknown status is shown as „Nieznany”', async ({ page }) => {
  await changeAnswer(page, '**/reports.data*', (body) => body.replaceAll('"closed"', '"archived"'))
  await signInAt(page, 'Pracodawca', '/reports')
  await expect(page.getByRole('status')).toHaveText('15 zgłoszeń')
  await expect(page.getByText('Nieznany').first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Zamknięty' })).toHaveCount(0)
})

test('a dashboard without a coming training says so', async ({ page }) => {
  await changeAnswer(page, '**/dashboard.data*', (body) => body.replaceAll('"scheduled"', '"completed"'))
  await signInAt(page, 'Pracodawca', '/dashboard')
  await expect(page.getByText('Brak nadchodzących szkoleń.')).toBeVisible()
})

/**
 * Returns the answer with each person repeated. The first line of an answer is a list of values, which refer to each
 * other by their index.
 */
function repeatPeople(body: string, times: number): string {
  const [first = '', ...rest] = body.split('\n')
  const values: unknown[] = JSON.parse(first)
  const users = values[values.indexOf('users') + 1]
  if (!Array.isArray(users)) throw new Error('The answer has no people where they were')
  const idKey = `_${values.indexOf('id')}`
  const copies = Array.from({ length: times - 1 }).flatMap((_, copy) =>
    users.map((place: number) => {
      const id = values.push(`copy-${copy}-${place}`) - 1
      return values.push({ ...Object(values[place]), [idKey]: id }) - 1
    }),
  )
  users.push(...copies)
  return [JSON.stringify(values), ...rest].join('\n')
}

const rows = (page: Page) => page.getByRole('table').getByRole('row')

test('a long list of employees has several pages on screen and one in print', async ({ page }) => {
  await changeAnswer(page, '**/employees.data*', (body) => repeatPeople(body, 10))
  await signInAt(page, 'Administrator', '/employees')
  await expect(page.getByRole('status')).toHaveText('120 pracowników, strona 1 z 3')
  await expect(rows(page)).toHaveCount(51)
  await page.getByRole('link', { name: 'Następna' }).click()
  await expect(page).toHaveURL('/employees?page=2')
  await page.getByRole('link', { name: 'Następna' }).click()
  await expect(page).toHaveURL('/employees?page=3')
  await expect(rows(page)).toHaveCount(21)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rows(page)).toHaveCount(121)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await page.getByRole('searchbox').fill('krzyzanowska')
  await expect(page).toHaveURL('/employees?q=krzyzanowska')
  await expect(page.getByRole('status')).toHaveText('10 pracowników')
})

test('an employer’s table shows one page on screen, and all rows in print', async ({ page }) => {
  await changeAnswer(page, '**/employer.data*', (body) => repeatPeople(body, 10))
  await signInAt(page, 'Pracodawca', '/employer?page=2')
  await expect(page.getByRole('status')).toHaveText('70 pracowników, strona 2 z 7')
  await expect(rows(page)).toHaveCount(11)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(rows(page)).toHaveCount(71)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.getByRole('link', { name: 'Poprzednia' }).click()
  await expect(page).toHaveURL('/employer')
  await expect(rows(page)).toHaveCount(11)
})
