import { expect, openAs, test } from '../support/journey.ts'
import { toast } from '../support/locators.ts'

test('a toast is announced politely, waits under the pointer and leaves after a few seconds', async ({
  page,
}) => {
  await page.clock.install()
  await openAs(page, 'Pracownik', '/settings', 'Ustawienia')
  await page.getByText('Powiadomienia e-mail', { exact: true }).click()
  // The role `status` makes the announcement polite.
  const saved = toast(page, 'Zapisano w tej przeglądarce')
  await expect(saved).toBeVisible()

  await saved.hover()
  await page.clock.runFor(10_000)
  await expect(saved).toBeVisible()

  await page.mouse.move(300, 5)
  await page.clock.runFor(6_000)
  await expect(saved).toHaveCount(0)
})

test.describe('a message whose list cannot be fetched', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('is said by the browser itself', async ({ page }) => {
    await page.route('**/assets/toast-list-*.js', (route) => route.abort())
    await openAs(page, 'Pracownik', '/settings', 'Ustawienia')
    // The message may come before the click has ended, and holds it up until somebody answers.
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.accept()
      return dialog.message()
    })
    await page.getByText('Powiadomienia e-mail', { exact: true }).click()
    expect(await said).toBe('Zmieniono ustawienia powiadomień\nZapisano w\u00a0tej przeglądarce')
  })
})
