import type { Page } from 'playwright/test'

import {
  type Account,
  expect,
  expectAccessible,
  openAs,
  openLogin,
  signIn,
  test,
  watchRequests,
} from '../support/journey.ts'
import { ANNA, readSettings, refuseWrites } from '../support/own-data.ts'
import { waitForWorker } from '../support/worker.ts'

const openSettings = (page: Page, account: Account, search = '') =>
  openAs(page, account, `/settings${search}`, 'Ustawienia')

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Waits until a choice is stored, because the screen shows it earlier. */
async function expectStored(page: Page, settings: Record<string, unknown>) {
  await expect.poll(() => readSettings(page, ANNA)).toMatchObject(settings)
}

test('tabs, switches, choices and the account are changed by keyboard alone, and errors lead to their fields', async ({
  page,
}) => {
  await openSettings(page, 'Pracownik')
  await page.getByRole('tab', { name: 'Powiadomienia' }).focus()
  for (const [name, address] of [
    ['Konto', '/settings?tab=account'],
    ['Prywatność', '/settings?tab=privacy'],
    ['Dane', '/settings?tab=data'],
    ['Powiadomienia', '/settings'],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
  const reminders = page.getByRole('switch', { name: 'Przypomnienia o wygasaniu certyfikatów' })
  await reminders.press('Space')
  await expect(reminders).not.toBeChecked()
  await expectStored(page, { expiryReminders: false })

  for (let back = 0; back < 2; back += 1) await page.goBack()
  await expect(page).toHaveURL('/settings?tab=privacy')
  await page.getByRole('radio', { name: 'Tylko pracodawcy' }).first().focus()
  await page.keyboard.press('ArrowDown')
  await expectStored(page, { profileVisibility: 'private' })

  await page.getByRole('tab', { name: 'Konto' }).click()
  await field(page, 'Nazwisko').fill(' ')
  await field(page, 'Adres e-mail').fill('ania')
  await field(page, 'Imię').fill('Ania')
  await field(page, 'Imię').press('Enter')
  const summary = page.getByRole('group', { name: /^Popraw dane w.formularzu$/ })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Podaj adres e-mail w postaci' }).press('Enter')
  await expect(field(page, 'Adres e-mail')).toBeFocused()
  await expect(page).toHaveURL('/settings?tab=account')
  await field(page, 'Adres e-mail').fill('ania@pewnik.example')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Nazwisko')).toBeFocused()
  await field(page, 'Nazwisko').fill('Lis')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner')).toContainText('Ania Lis')
  await page.reload()
  await expect(page.getByRole('banner')).toContainText('Ania Lis')

  await refuseWrites(page)
  await field(page, 'Imię').press('Enter')
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('zwolnij miejsce')
  await expectAccessible(page)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('saving sends no request and shows one message', async ({ page, context }) => {
    await openSettings(page, 'Pracownik', '?tab=privacy')
    await waitForWorker(page)
    await context.setOffline(true)
    const requests = watchRequests(page)
    await page.getByRole('radio', { name: 'Tylko pracodawcy' }).first().focus()
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Publiczny' })).toBeChecked()
    await expect(page.getByText('Zapisano w tej przeglądarce')).toHaveCount(1)
    await expectStored(page, { profileVisibility: 'public' })
    expect(requests).toEqual([])
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Publiczny' })).toBeChecked()
  })
})

test('a person who signs in from another tab, in place, sees nothing typed by the person before', async ({
  page,
  context,
}) => {
  const other = await openLogin(context)
  await openSettings(page, 'Pracownik', '?tab=account')
  await field(page, 'Imię').fill('Wpisane wcześniej')
  await signIn(other, 'Pracodawca')
  await expect(page.getByRole('banner')).toContainText('Małgorzata')
  await expect(page).toHaveURL(/\/settings\?tab=account$/)
  await expect(field(page, 'Imię')).toHaveValue('Małgorzata')
})
