import { expect, openAs, test, watchRequests } from '../support/journey.ts'

test('moving between screens and typing in the search ask the server for nothing twice', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const menu = page.getByRole('navigation', { name: 'Menu główne' })
  await menu.getByRole('link', { name: 'Certyfikaty' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
  await page.waitForLoadState('networkidle')

  const requests = watchRequests(page)
  await menu.getByRole('link', { name: 'Pulpit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Małgorzata')
  await menu.getByRole('link', { name: 'Certyfikaty' }).click()
  await page.getByRole('searchbox').pressSequentially('sep')
  await expect(page).toHaveURL('/certificates?q=sep')
  await page.getByRole('combobox').selectOption('Aktywny')
  await expect(page).toHaveURL('/certificates?q=sep&status=active')
  expect(requests).toEqual([])
})

test('after 5 minutes the server is asked anew', async ({ page }) => {
  await page.clock.install()
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const menu = page.getByRole('navigation', { name: 'Menu główne' })
  const anew = page.waitForRequest(/\/dashboard\.data/)
  await page.clock.fastForward('05:01')
  await menu.getByRole('link', { name: 'Certyfikaty' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
  await menu.getByRole('link', { name: 'Pulpit' }).click()
  await anew
})

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/503/] })

  test('is tried again after 1, 2 and 4 s, then shown with a way to try again', async ({ page }) => {
    await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
    let tries = 0
    let isFailing = true
    await page.route('**/certificates.data*', async (route) => {
      tries += 1
      if (isFailing) await route.fulfill({ status: 503, body: 'unavailable' })
      else await route.continue()
    })
    await page.getByRole('link', { name: 'Certyfikaty', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nie udało się pobrać danych', {
      timeout: 20_000,
    })
    expect(tries).toBe(4)
    await expect(page.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()

    isFailing = false
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikaty')
  })
})
