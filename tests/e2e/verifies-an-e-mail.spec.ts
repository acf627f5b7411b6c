import { expect, expectAccessible, openAs, test, watchRequests } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { waitForWorker } from '../support/worker.ts'

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the check of an e-mail address works by keyboard, and saving still saves', async ({
    page,
    context,
  }) => {
    await openAs(page, 'Pracownik', '/settings?tab=account', 'Ustawienia')
    const email = page.getByLabel('Adres e-mail', { exact: true })
    const verify = page.getByRole('button', { name: 'Weryfikuj' })
    const verdict = toast(page, 'Adres ma poprawną postać')
    await waitForWorker(page)
    await context.setOffline(true)
    const requests = watchRequests(page)
    await email.fill('ania')
    await page.keyboard.press('Tab')
    await expect(verify).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(email).toHaveAccessibleDescription(/Podaj adres/)
    await expect(email).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('@pewnik.example')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(verdict).toBeVisible()
    await expectAccessible(page)
    await email.press('Enter')
    await expect(page.getByText('Zapisano w tej przeglądarce')).toBeVisible()
    expect(requests).toEqual([])
    await context.setOffline(false)
    await page.reload()
    await expect(email).toHaveValue('ania@pewnik.example')
  })
})
