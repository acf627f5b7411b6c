import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { refuseWritesAfter } from '../../../support/database'
import { BEGUN, OWNER } from '../../../support/owner'
import { findToast, named } from '../../../support/queries'
import { ANNA, MALGORZATA } from '../../../support/sample'
import { readRows, storeOwnData } from '../../../support/stored'
import { visit } from '../../../support/visit'

const COMPANY = 'Firma (opcjonalnie)'
const PHONE = 'Numer telefonu (opcjonalnie)'

const tab = (name: string) => screen.getByRole('tab', { name })
const field = (label: string) => within(screen.getByRole('main')).getByLabelText(label)
const emailSwitch = () => screen.getByRole('switch', { name: 'Powiadomienia e-mail' })
const reminderSwitch = () =>
  screen.getByRole('switch', { name: named('Przypomnienia o wygasaniu certyfikatów') })
const reminderPeriod = () => screen.queryByRole('combobox', { name: 'Ile dni przed wygaśnięciem' })
const choice = (name: string) => screen.getAllByRole('radio', { name })[0] ?? document.body
const saved = () => findToast('Zapisano w tej przeglądarce')
const storageAlert = async () =>
  (await screen.findByText('Nie udało się zapisać zmian')).closest('[role="alert"]')

type Visited = Awaited<ReturnType<typeof visit>>

async function retype({ user }: Visited, label: string, text: string) {
  await waitFor(() => expect(field(label)).toBeVisible())
  await user.clear(field(label))
  await user.type(field(label), text)
}

/** Signs the person out and opens the settings of an account in a new document. */
async function signOut({ user, address }: Visited) {
  await user.click(screen.getByRole('button', { name: 'Wyloguj' }))
  await waitFor(() => expect(address()).toBe('/login'))
}

async function settingsOf(userId: string) {
  return (await readRows('settings')).find((row) => row.userId === userId)?.settings
}

test('the tab is in the URL and follows Back, and an unknown one shows the first', async () => {
  const { user, address, back, go } = await visit('/settings', { as: 'employee' })
  await waitFor(() => expect(document.title).toBe('Ustawienia – Pewnik'))
  expect(tab('Powiadomienia')).toHaveAttribute('aria-selected', 'true')
  for (const [name, at] of [
    ['Konto', '/settings?tab=account'],
    ['Prywatność', '/settings?tab=privacy'],
    ['Dane', '/settings?tab=data'],
    ['Powiadomienia', '/settings'],
  ] as const) {
    await user.click(tab(name))
    expect(await screen.findByRole('tabpanel', { name })).toBeVisible()
    expect(address()).toBe(at)
  }
  for (let steps = 0; steps < 3; steps += 1) await back()
  expect(address()).toBe('/settings?tab=account')
  await waitFor(() => expect(tab('Konto')).toHaveAttribute('aria-selected', 'true'))

  await go('/settings?tab=nie-ma')
  expect(await screen.findByRole('tabpanel', { name: 'Powiadomienia' })).toBeVisible()
})

test('the reminder period shows only while reminders are on', async () => {
  const { user, reload } = await visit('/settings', { as: 'employee' })
  const period = within(reminderPeriod() ?? document.body)
  expect(reminderPeriod()).toHaveValue('30')
  expect(period.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    [90, 60, 30, 14, 7].map((days) => `${days}\u00a0dni`),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ile dni przed wygaśnięciem' }), '7')
  await saved()
  await user.click(reminderSwitch())
  await waitFor(() => expect(reminderPeriod()).toBeNull())
  await expect.poll(() => settingsOf(ANNA)).toMatchObject({ expiryReminders: false })
  await reload()
  await waitFor(() => expect(reminderSwitch()).not.toBeChecked())
  expect(reminderPeriod()).toBeNull()
  await user.click(reminderSwitch())
  await waitFor(() => expect(reminderPeriod()).toHaveValue('7'))
})

test('a choice is confirmed and survives reload and signing out', async () => {
  const visited = await visit('/settings', { as: 'employee' })
  const { user, reload } = visited
  await user.click(screen.getByText('Powiadomienia e-mail'))
  await saved()
  await user.click(tab('Prywatność'))
  expect(await screen.findAllByRole('radiogroup')).toHaveLength(2)
  expect(choice('Tylko pracodawcy')).toBeChecked()
  expect(choice('Tylko osoby upoważnione')).toBeChecked()
  expect(screen.getByText(/Publicznej wizytówki pod linkiem nie\szmienia/)).toBeVisible()
  expect(screen.getByText(/Strony weryfikacji nie\szmienia/)).toBeVisible()
  await user.click(choice('Każdy, kto ma link'))
  await user.click(choice('Prywatny'))
  await expect.poll(() => settingsOf(ANNA)).toMatchObject({ profileVisibility: 'private' })
  await reload()
  expect(choice('Prywatny')).toBeChecked()
  expect(choice('Każdy, kto ma link')).toBeChecked()

  await signOut(visited)
  await visit('/settings?tab=privacy', { as: 'employee' })
  expect(choice('Prywatny')).toBeChecked()
  expect(choice('Każdy, kto ma link')).toBeChecked()
  await user.click(tab('Powiadomienia'))
  await waitFor(() => expect(emailSwitch()).toBeChecked())
  expect(reminderSwitch()).toBeChecked()
})

test.each([
  { as: 'employee', hasCompany: true },
  { as: 'employer', hasCompany: true },
  { as: 'admin', hasCompany: false },
  { as: 'training_center', hasCompany: false },
] as const)(
  'an account of the role $as has a company to fill in: $hasCompany',
  async ({ as, hasCompany }) => {
    await visit('/settings?tab=account', { as })
    expect(await screen.findByLabelText('Imię')).toBeVisible()
    expect(screen.queryAllByLabelText(COMPANY)).toHaveLength(hasCompany ? 1 : 0)
  },
)

test('the account is changed by Enter in a field, and every screen shows the change', async () => {
  const visited = await visit('/settings?tab=account', { as: 'employee' })
  const { user, go, reload } = visited
  expect(field('Nazwisko')).toHaveValue('Dąbrowska')
  await retype(visited, 'Imię', '  Ania ')
  await user.clear(field(PHONE))
  await user.type(field(PHONE), '{Enter}')
  await saved()
  await waitFor(() => expect(field('Imię')).toHaveValue('Ania'))
  expect(screen.getByRole('banner')).toHaveTextContent('Ania Dąbrowska')

  await reload()
  expect(field('Imię')).toHaveValue('Ania')
  expect(field(PHONE)).toHaveValue('')
  expect(field(COMPANY)).toHaveValue('Zakłady Metalowe Żelbrzeg sp. z o.o.')
  await go('/dashboard')
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Dzień dobry, Ania')
})

test('another company in the account gives no access to that company', async () => {
  const visited = await visit('/certificates', { as: 'employer' })
  const count = () => within(screen.getByRole('main')).getByText(/^[1-9]\d*\scertyfikat/).textContent
  const before = count()
  await visited.go('/settings?tab=account')
  await screen.findByRole('tabpanel', { name: 'Konto' })
  await retype(visited, COMPANY, 'Magazyny Brzozowy Port sp. z o.o.')
  await visited.user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  await saved()
  await visited.go('/certificates')
  await screen.findByRole('heading', { level: 1, name: 'Certyfikaty' })
  await waitFor(() => expect(count()).toBe(before))
})

test('an error stands beside its field and in a list that links to it, and nothing typed is lost', async () => {
  const visited = await visit('/settings?tab=account', { as: 'employee' })
  const { user } = visited
  await retype(visited, 'Nazwisko', ' ')
  await retype(visited, 'Adres e-mail', 'ania')
  await retype(visited, 'Imię', 'Ewa')
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  const summary = await screen.findByRole('group', { name: named('Popraw dane w formularzu') })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(field('Nazwisko')).toHaveAccessibleDescription('Podaj nazwisko')
  expect(field('Adres e-mail')).toHaveAccessibleDescription(/^Podaj adres e-mail w\spostaci nazwa@domena.pl$/)
  expect(field('Imię')).toHaveValue('Ewa')
  expect(screen.getByRole('banner')).toHaveTextContent('Anna Dąbrowska')
  await user.click(within(summary).getByRole('link', { name: named('Podaj adres e-mail w postaci') }))
  expect(field('Adres e-mail')).toHaveFocus()
  expect(visited.address()).toBe('/settings?tab=account')

  await retype(visited, 'Adres e-mail', 'ania@pewnik.example')
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  await waitFor(() => expect(field('Nazwisko')).toHaveFocus())
  expect(screen.queryByRole('group', { name: named('Popraw dane w formularzu') })).toBeNull()
  await user.keyboard('Lis{Enter}')
  await saved()
  expect(field('Nazwisko')).toHaveAccessibleDescription('')
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Ewa Lis'))
})

test('an own register, which has no password, offers no change of one', async () => {
  await visit('/settings?tab=account', { as: OWNER, changes: [BEGUN] })
  expect(screen.getByRole('region', { name: 'Dane konta' })).toBeVisible()
  expect(screen.queryByLabelText('Obecne hasło')).toBeNull()
})

test('a change of password is checked and says that it changes nothing', async () => {
  const visited = await visit('/settings?tab=account', { as: 'employer' })
  const { user } = visited
  const current = field('Obecne hasło')
  const wanted = field('Nowe hasło')
  const repeated = field('Powtórz nowe hasło')
  await user.click(screen.getByRole('button', { name: 'Zmień hasło' }))
  await waitFor(() => expect(current).toHaveAccessibleDescription('Podaj obecne hasło'))
  expect(wanted).toHaveAccessibleDescription(/^Co najmniej 8\sznaków Podaj nowe hasło$/)
  expect(repeated).toHaveAccessibleDescription('Powtórz nowe hasło')

  await user.type(current, 'stare')
  await user.type(wanted, 'siedem7')
  await user.type(repeated, 'siedem7')
  await user.click(screen.getByRole('button', { name: 'Zmień hasło' }))
  await waitFor(() =>
    expect(wanted).toHaveAccessibleDescription(/^Co najmniej 8\sznaków Użyj co najmniej 8\sznaków$/),
  )
  await waitFor(() => expect(wanted).toHaveFocus())
  expect(current).toHaveValue('stare')

  await retype(visited, 'Nowe hasło', 'dokładnie osiem')
  await retype(visited, 'Powtórz nowe hasło', 'dokładnie Osiem{Enter}')
  await waitFor(() => expect(repeated).toHaveAccessibleDescription('Wpisz drugi raz to samo nowe hasło'))
  await retype(visited, 'Powtórz nowe hasło', 'dokładnie osiem{Enter}')
  await findToast('To konto nie ma hasła')
  for (const password of [current, wanted, repeated]) await waitFor(() => expect(password).toHaveValue(''))
  expect(screen.queryByText('Zapisano w tej przeglądarce')).toBeNull()
  expect(await readRows('settings')).toEqual([])
})

test('the fields have a purpose that the browser can fill in', async () => {
  await visit('/settings?tab=account', { as: 'employee' })
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
    expect(field(label)).toHaveAttribute('autocomplete', purpose)
  }
})

describe('a full storage', () => {
  test('is reported with advice, and typed values stay', async () => {
    const visited = await visit('/settings', { as: 'employee' })
    const { user, reload } = visited
    refuseWritesAfter(0)
    await user.click(emailSwitch())
    expect(await storageAlert()).toHaveTextContent('zwolnij miejsce')
    expect(emailSwitch()).toBeChecked()
    await user.click(tab('Konto'))
    await retype(visited, 'Imię', 'Ania')
    await user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
    await waitFor(() => expect(screen.getAllByText('Nie udało się zapisać zmian')).toHaveLength(2))
    expect(field('Imię')).toHaveValue('Ania')
    expect(screen.queryByText('Zapisano w tej przeglądarce')).toBeNull()
    await reload()
    expect(field('Imię')).toHaveValue('Anna')
    await user.click(tab('Powiadomienia'))
    await waitFor(() => expect(emailSwitch()).not.toBeChecked())
  })

  test('that has room again takes the refused change by trying again', async () => {
    const { user, reload } = await visit('/settings', { as: 'employee' })
    const makeRoom = refuseWritesAfter(0)
    await user.click(emailSwitch())
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
    makeRoom()
    await user.click(again)
    await saved()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await reload()
    expect(emailSwitch()).toBeChecked()
  })
})

test('unreadable settings are reported and kept', async () => {
  await storeOwnData(ANNA, { settings: { reminderPeriod: '31' } })
  const { user } = await visit('/settings', { as: 'employee' })
  expect(screen.getByRole('alert')).toHaveTextContent('Nie udało się odczytać zapisanych ustawień')
  await user.click(emailSwitch())
  await saved()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(tab('Dane'))
  expect(await screen.findByRole('button', { name: /^Zapisz kopię tego/ })).toBeVisible()
  expect(await readRows('unreadable')).toMatchObject([{ text: '{"reminderPeriod":"31"}' }])
})

test('people who share a browser do not share settings', async () => {
  const visited = await visit('/settings', { as: 'employee' })
  const { user } = visited
  await user.click(emailSwitch())
  await saved()
  await user.click(tab('Konto'))
  await retype(visited, 'Nazwisko', 'Lis')
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Anna Lis'))

  await signOut(visited)
  await visit('/settings', { as: 'employer' })
  expect(emailSwitch()).not.toBeChecked()
  await user.click(tab('Konto'))
  await waitFor(() => expect(field('Nazwisko')).toHaveValue('Wiśniewska'))
  expect(await settingsOf(MALGORZATA)).toBeUndefined()
})
