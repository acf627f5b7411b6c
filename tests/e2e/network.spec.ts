import { expect, openAs, test, waitForIdle } from '../support/journey.ts'

test.describe('without a network', () => {
  // The browser may fetch the tab's icon at every step.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a lost network shows a note until it is back', async ({ page, context }) => {
    await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
    const note = page.getByText('To, co dodasz, zapisze się w tej przeglądarce.')
    await expect(note).toHaveCount(0)
    await context.setOffline(true)
    await expect(note).toBeVisible()
    await page.getByRole('searchbox').fill('sep')
    await expect(page.getByText('Nie znaleziono certyfikatów dla podanych kryteriów.')).toBeVisible()
    await context.setOffline(false)
    await expect(note).toHaveCount(0)
  })

  test('a hand over a link takes away neither the screen nor what was typed', async ({ page, context }) => {
    const expectToStay = async (link: string, asked: string) => {
      await waitForIdle(page)
      await context.setOffline(true)
      await page.getByRole('link', { name: link, exact: true }).first().hover()
      await page.getByRole('link', { name: link, exact: true }).first().focus()
      // The router fetches ahead a moment after the hand has come, and opens the page anew where it fails.
      await page.waitForTimeout(500)
      await expect(page.getByRole('searchbox').or(page.getByLabel('E-mail'))).toHaveValue(asked)
      await context.setOffline(false)
    }
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('jan@zaklady.example')
    await expectToStay('Załóż własny rejestr', 'jan@zaklady.example')
    await openAs(page, 'Pracownik', '/certificates?q=sep', 'Certyfikaty')
    await expectToStay('Szkolenia', 'sep')
  })
})

test('a slow move between screens shows its progress', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/trainings-*.js', async (route) => {
    await released
    await route.continue()
  })
  await openAs(page, 'Pracownik', '/certificates', 'Certyfikaty')
  await page.getByRole('link', { name: 'Szkolenia', exact: true }).click()
  const progress = page.getByRole('progressbar', { name: 'Wczytywanie' })
  await expect(progress).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szkolenia')
  await expect(progress).toHaveCount(0)
})
