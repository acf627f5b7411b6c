import type { Page } from 'playwright/test'

import {
  type Account,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  openAs,
  openLogin,
  signIn,
  test,
  watchRequests,
} from '../support/journey.ts'
import {
  ANNA,
  readRows,
  readSettings,
  refuseNextWrite,
  refuseWrites,
  storeOwnData,
} from '../support/own-data.ts'
import { waitForWorker } from '../support/worker.ts'

const openSettings = (page: Page, account: Account, search = '') =>
  openAs(page, account, `/settings${search}`, 'Ustawienia')

const emailSwitch = (page: Page) => page.getByRole('switch', { name: 'Powiadomienia e-mail' })
const reminderSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Przypomnienia o wygasaniu certyfikatów' })
const reminderPeriod = (page: Page) => page.getByRole('combobox', { name: 'Ile dni przed wygaśnięciem' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const COMPANY = 'Firma (opcjonalnie)'
const PHONE = 'Numer telefonu (opcjonalnie)'

async function expectSaved(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Zapisano w tej przeglądarce' })).toBeVisible()
}

/** Waits until a choice is stored, because the screen shows it earlier. */
async function expectStored(page: Page, settings: Record<string, unknown>) {
  await expect.poll(() => readSettings(page, ANNA)).toMatchObject(settings)
}

test('the tab is in the URL, is chosen by keyboard and follows Back', async ({ page }) => {
  await openSettings(page, 'Pracownik')
  await expect(page).toHaveTitle('Ustawienia – Pewnik')
  await expect(page.getByRole('tab', { name: 'Powiadomienia' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: 'Powiadomienia' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/settings?tab=account')
  await expect(page.getByRole('tabpanel', { name: 'Konto' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/settings?tab=privacy')
  await expect(page.getByRole('radiogroup')).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/settings?tab=data')
  await expect(page.getByRole('tabpanel', { name: 'Dane' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/settings')

  for (let back = 0; back < 3; back += 1) await page.goBack()
  await expect(page).toHaveURL('/settings?tab=account')
  await expect(page.getByRole('tab', { name: 'Konto' })).toHaveAttribute('aria-selected', 'true')

  await page.goto('/settings?tab=nie-ma')
  await expect(page.getByRole('tabpanel', { name: 'Powiadomienia' })).toBeVisible()
})

test('the reminder period shows only while reminders are on', async ({ page }) => {
  await openSettings(page, 'Pracownik')
  await expect(reminderPeriod(page)).toHaveValue('30')
  await expect(reminderPeriod(page).getByRole('option')).toHaveText([
    '90 dni',
    '60 dni',
    '30 dni',
    '14 dni',
    '7 dni',
  ])
  await reminderPeriod(page).selectOption('7\u00a0dni')
  await expectSaved(page)

  await reminderSwitch(page).press('Space')
  await expect(reminderSwitch(page)).not.toBeChecked()
  await expect(reminderPeriod(page)).toHaveCount(0)
  await expectStored(page, { expiryReminders: false })
  await page.reload()
  await expect(reminderSwitch(page)).not.toBeChecked()
  await expect(reminderPeriod(page)).toHaveCount(0)

  await reminderSwitch(page).press('Space')
  await expect(reminderPeriod(page)).toHaveValue('7')
})

test('a choice is confirmed and survives reload and signing out', async ({ page }) => {
  await openSettings(page, 'Pracownik')
  await page.getByText('Powiadomienia e-mail').click()
  await expectSaved(page)

  await page.getByRole('tab', { name: 'Prywatność' }).click()
  await expect(page.getByRole('radio', { name: 'Tylko pracodawcy' }).first()).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Tylko osoby upoważnione' })).toBeChecked()
  await expect(page.getByText('Publicznej wizytówki pod linkiem nie zmienia')).toBeVisible()
  await expect(page.getByText('Strony weryfikacji nie zmienia')).toBeVisible()
  await page.getByText('Każdy, kto ma link', { exact: true }).click()
  await page.getByRole('radio', { name: 'Tylko pracodawcy' }).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Prywatny' })).toBeChecked()
  await expectStored(page, { profileVisibility: 'private' })

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Prywatny' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Każdy, kto ma link' })).toBeChecked()

  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await openSettings(page, 'Pracownik', '?tab=privacy')
  await expect(page.getByRole('radio', { name: 'Prywatny' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Każdy, kto ma link' })).toBeChecked()
  await page.getByRole('tab', { name: 'Powiadomienia' }).click()
  await expect(emailSwitch(page)).toBeChecked()
  await expect(reminderSwitch(page)).toBeChecked()
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

for (const { account, hasCompany } of [
  { account: 'Pracownik', hasCompany: true },
  { account: 'Pracodawca', hasCompany: true },
  { account: 'Administrator', hasCompany: false },
  { account: 'Ośrodek Szkoleniowy', hasCompany: false },
] as const) {
  test(`${account} ${hasCompany ? 'has' : 'does not have'} a company to fill in`, async ({ page }) => {
    await openSettings(page, account, '?tab=account')
    await expect(field(page, 'Imię')).toBeVisible()
    await expect(field(page, COMPANY)).toHaveCount(hasCompany ? 1 : 0)
  })
}

test('the account is changed by keyboard alone, and every screen shows the change', async ({ page }) => {
  await openSettings(page, 'Pracownik', '?tab=account')
  await expect(field(page, 'Nazwisko')).toHaveValue('Dąbrowska')
  await field(page, 'Imię').fill('  Ania ')
  await field(page, PHONE).fill('')
  await field(page, PHONE).press('Enter')
  await expectSaved(page)
  await expect(field(page, 'Imię')).toHaveValue('Ania')
  await expect(page.getByRole('banner')).toContainText('Ania Dąbrowska')

  await page.reload()
  await expect(field(page, 'Imię')).toHaveValue('Ania')
  await expect(field(page, PHONE)).toHaveValue('')
  await expect(field(page, COMPANY)).toHaveValue('Zakłady Metalowe Żelbrzeg sp. z o.o.')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Ania')
})

test('another company in the account gives no access to that company', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/certificates', 'Certyfikaty')
  const count = await page.getByRole('main').getByRole('status').textContent()
  expect(count).toMatch(/^[1-9]\d*\scertyfikat/)
  await page.goto('/settings?tab=account')
  await field(page, COMPANY).fill('Magazyny Brzozowy Port sp. z o.o.')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await expectSaved(page)
  await page.goto('/certificates')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count ?? '')
})

test('an error stands beside its field and in a list that links to it, and nothing typed is lost', async ({
  page,
}) => {
  await openSettings(page, 'Pracownik', '?tab=account')
  await field(page, 'Imię').fill(' ')
  await field(page, 'Adres e-mail').fill('ania')
  await field(page, 'Nazwisko').fill('Lis')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()

  const summary = page.getByRole('group', { name: /^Popraw dane w.formularzu$/ })
  await expect(summary).toBeFocused()
  await expect(field(page, 'Imię')).toHaveAccessibleDescription('Podaj imię')
  await expect(field(page, 'Adres e-mail')).toHaveAccessibleDescription(
    'Podaj adres e-mail w postaci nazwa@domena.pl',
  )
  await expect(field(page, 'Nazwisko')).toHaveValue('Lis')
  await expect(page.getByRole('banner')).toContainText('Anna Dąbrowska')
  await expectAccessible(page)

  await summary.getByRole('link', { name: 'Podaj adres e-mail w postaci' }).press('Enter')
  await expect(field(page, 'Adres e-mail')).toBeFocused()
  await expect(page).toHaveURL('/settings?tab=account')

  await field(page, 'Adres e-mail').fill('ania@pewnik.example')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(summary).toHaveCount(0)
  await expect(field(page, 'Imię')).toBeFocused()

  await field(page, 'Imię').fill('Ania')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await expect(field(page, 'Imię')).toHaveAccessibleDescription('')
  await expect(page.getByRole('banner')).toContainText('Ania Lis')
})

test('a change of password is checked and says that it changes nothing', async ({ page }) => {
  await openSettings(page, 'Pracodawca', '?tab=account')
  const current = field(page, 'Obecne hasło')
  const wanted = field(page, 'Nowe hasło')
  const repeated = field(page, 'Powtórz nowe hasło')
  const submit = page.getByRole('button', { name: 'Zmień hasło' })

  await submit.click()
  await expect(current).toHaveAccessibleDescription('Podaj obecne hasło')
  await expect(wanted).toHaveAccessibleDescription('Co najmniej 8 znaków Podaj nowe hasło')
  await expect(repeated).toHaveAccessibleDescription('Powtórz nowe hasło')

  await current.fill('stare')
  await wanted.fill('siedem7')
  await repeated.fill('siedem7')
  await submit.click()
  await expect(wanted).toHaveAccessibleDescription('Co najmniej 8 znaków Użyj co najmniej 8 znaków')
  await expect(wanted).toBeFocused()
  await expect(current).toHaveValue('stare')

  await wanted.fill('dokładnie osiem')
  await repeated.fill('dokładnie Osiem')
  await repeated.press('Enter')
  await expect(repeated).toHaveAccessibleDescription('Wpisz drugi raz to samo nowe hasło')

  const stored = await readRows(page, 'settings')
  await repeated.fill('dokładnie osiem')
  await repeated.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'To konto nie ma hasła' })).toBeVisible()
  for (const password of [current, wanted, repeated]) await expect(password).toHaveValue('')
  await expect(page.getByText('Zapisano w tej przeglądarce')).toHaveCount(0)
  expect(await readRows(page, 'settings')).toEqual(stored)
})

test('the fields have a purpose that the browser can fill in', async ({ page }) => {
  await openSettings(page, 'Pracownik', '?tab=account')
  for (const [label, purpose] of [
    ['Imię', 'given-name'],
    ['Nazwisko', 'family-name'],
    ['Adres e-mail', 'email'],
    [PHONE, 'tel'],
    [COMPANY, 'organization'],
    ['Obecne hasło', 'current-password'],
    ['Nowe hasło', 'new-password'],
    ['Powtórz nowe hasło', 'new-password'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('autocomplete', purpose)
  }
})

test('a full storage is reported with advice, and typed values stay', async ({ page }) => {
  await openSettings(page, 'Pracownik')
  await refuseWrites(page)
  const alert = page.getByRole('alert').filter({ visible: true })
  await emailSwitch(page).press('Space')
  await expect(alert).toContainText('Nie udało się zapisać zmian')
  await expect(alert).toContainText('zwolnij miejsce')
  await expect(emailSwitch(page)).toBeChecked()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Konto' }).click()
  await field(page, 'Imię').fill('Ania')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(alert).toContainText('Nie udało się zapisać zmian')
  await expect(field(page, 'Imię')).toHaveValue('Ania')
  await expect(page.getByText('Zapisano w tej przeglądarce')).toHaveCount(0)

  await page.reload()
  await expect(field(page, 'Imię')).toHaveValue('Anna')
  await page.getByRole('tab', { name: 'Powiadomienia' }).click()
  await expect(emailSwitch(page)).not.toBeChecked()
})

test('a refused change is saved by trying again once there is room', async ({ page }) => {
  await openSettings(page, 'Pracownik')
  await refuseNextWrite(page)
  await emailSwitch(page).press('Space')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expectSaved(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(emailSwitch(page)).toBeChecked()
})

test('unreadable settings are reported and kept', async ({ page }) => {
  await storeOwnData(page, ANNA, { settings: { reminderPeriod: '31' } })
  await openSettings(page, 'Pracownik')
  const alert = page.getByRole('alert').filter({ hasText: 'Nie udało się odczytać zapisanych ustawień' })
  await expect(alert).toBeVisible()
  await emailSwitch(page).press('Space')
  await expectSaved(page)
  await expect(alert).toHaveCount(0)
  await page.getByRole('tab', { name: 'Dane' }).click()
  await expect(page.getByRole('button', { name: /Zapisz kopię tego/ })).toBeVisible()
  expect(await readRows(page, 'unreadable')).toMatchObject([{ text: '{"reminderPeriod":"31"}' }])
})

test('people who share a browser do not share settings', async ({ page }) => {
  await openSettings(page, 'Pracownik')
  await emailSwitch(page).press('Space')
  await expectSaved(page)
  await page.getByRole('tab', { name: 'Konto' }).click()
  await field(page, 'Nazwisko').fill('Lis')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(page.getByRole('banner')).toContainText('Anna Lis')

  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await openSettings(page, 'Pracodawca')
  await expect(emailSwitch(page)).not.toBeChecked()
  await page.getByRole('tab', { name: 'Konto' }).click()
  await expect(field(page, 'Nazwisko')).toHaveValue('Wiśniewska')
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

test('every tab is accessible and stays within 360 px', async ({ page }) => {
  await openSettings(page, 'Pracownik')
  for (const tab of ['Powiadomienia', 'Konto', 'Prywatność', 'Dane']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectAccessibleEverywhere(page, [360])
  }
})
