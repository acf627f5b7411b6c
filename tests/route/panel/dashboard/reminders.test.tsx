import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { Settings } from '~/domain/people/settings'

import { ANNAS_RENEWAL } from '../../../support/annas-changes'
import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { refuseWritesAfter } from '../../../support/database'
import { findToast, named } from '../../../support/queries'
import { ANNA, MAREKS_UDT } from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const toDo = () => within(screen.getByRole('region', { name: 'Do zrobienia' }))
const reminder = () => toDo().queryByText(/termin w\sciągu/)
const findReminder = (text: string) => waitFor(() => expect(reminder()).toHaveTextContent(text))
const browserSwitch = () => screen.getByRole('switch', { name: named('Powiadomienie w przeglądarce') })
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const findCount = (text: string) =>
  waitFor(() => expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(text))

/** Keeps settings of Anna, as the screen does. */
async function keepSettings(settings: Partial<Settings>): Promise<void> {
  const { saveSettings } = await import('~/browser/records/settings.client')
  await saveSettings(ANNA, settings)
}

async function settingsOfAnna(): Promise<Settings> {
  const { readSettings } = await import('~/browser/records/settings.client')
  return readSettings(ANNA)
}

async function openDashboard({ go }: Visit): Promise<void> {
  await go('/dashboard')
  await findHeading('Dzień dobry, Anna')
}

test('what comes soon begins with certificates of the chosen period, and links to them', async () => {
  const { user, address } = await visit('/dashboard', { as: 'employee' })
  await findReminder('2 certyfikaty mają termin w ciągu 30 dni')
  await user.click(toDo().getByRole('link', { name: /termin w\sciągu/ }))
  await findHeading('Certyfikaty')
  await findCount('2 certyfikaty')
  expect(address()).toBe('/certificates?act=30')
})

test('a reminder names the nearest certificate where no other line does', async () => {
  await visit('/dashboard', { as: 'employee' })
  await findReminder('termin')
  expect(toDo().queryByText(/Najbliższy/)).toBeNull()

  const { user, address } = await visit('/dashboard', { as: 'admin' })
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Do zrobienia' })).toHaveTextContent(
      'Marek Gżegżółka – wygasa jutro; termin na wniosek minął 3 miesiące temu',
    ),
  )
  await user.click(toDo().getByRole('link', { name: named('Operator wózka jezdniowego') }))
  await screen.findByRole('region', { name: 'Historia' })
  expect(address()).toBe(`/certificates/${MAREKS_UDT}`)
})

test('an employer is reminded of the employees’ certificates', async () => {
  await visit('/dashboard', { as: 'employer' })
  await waitFor(() => expect(reminder()).toHaveTextContent('7 certyfikatów ma termin w ciągu 30 dni'))
})

test('the reminder follows the chosen period and can be switched off', async () => {
  const page = await visit('/settings', { as: 'employee' })
  const choosePeriod = (days: string) =>
    page.user.selectOptions(screen.getByRole('combobox', { name: named('Ile dni przed wygaśnięciem') }), days)
  await choosePeriod('7')
  await findToast('Zapisano w tej przeglądarce')
  await openDashboard(page)
  expect(reminder()).toBeNull()

  await page.go('/settings')
  await findHeading('Ustawienia')
  await choosePeriod('14')
  await waitFor(async () => expect((await settingsOfAnna()).reminderPeriod).toBe('14'))
  await openDashboard(page)
  await findReminder('1 certyfikat ma termin w ciągu 14 dni')

  await page.go('/settings')
  await findHeading('Ustawienia')
  await page.user.click(screen.getByRole('switch', { name: named('Przypomnienia o wygasaniu') }))
  await waitFor(async () => expect((await settingsOfAnna()).expiryReminders).toBe(false))
  expect(screen.queryByRole('switch', { name: named('Powiadomienie w przeglądarce') })).toBeNull()
  await openDashboard(page)
  expect(reminder()).toBeNull()
})

test('a certificate is reminded of until its renewal is confirmed', async () => {
  const added = certificateAdded('added', ANNAS_RENEWAL)
  const page = await visit('/settings', { as: 'employee', changes: [added] })
  await keepSettings({ reminderPeriod: '14' })
  await openDashboard(page)
  await findReminder('1 certyfikat ma termin w ciągu 14 dni')

  const confirmed = {
    kind: 'certificate-confirmed',
    id: 'confirmed',
    day: TODAY,
    certificateId: ANNAS_RENEWAL.id,
  } as const
  await visit('/dashboard', { as: 'employee', changes: [confirmed] })
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Wygasające certyfikaty' })).toHaveTextContent(
      'Brak certyfikatów wygasających',
    ),
  )
  expect(reminder()).toBeNull()
})

test('the list of certificates with a deadline keeps its filter during a search, until the filter is removed or all are cleared', async () => {
  const { user, address, back, go } = await visit('/certificates?act=30', { as: 'employer' })
  const chip = () => screen.queryByRole('link', { name: named('Terminy w ciągu 30 dni') })
  const search = () => screen.getByRole('searchbox', { name: 'Szukaj' })
  await findCount('7 certyfikatów')
  await user.type(search(), 'bhp')
  await findCount('2 certyfikaty')
  expect(address()).toBe('/certificates?q=bhp&act=30')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Aktywny')
  await waitFor(() => expect(address()).toBe('/certificates?q=bhp&status=active&act=30'))

  await user.click(chip() ?? document.body)
  await waitFor(() => expect(address()).toBe('/certificates?q=bhp&status=active'))
  expect(chip()).toBeNull()
  await waitFor(() => expect(search()).toHaveFocus())
  await back()
  await waitFor(() => expect(chip()).toBeVisible())
  const [clear] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Wyczyść filtry' })
  await user.click(clear ?? document.body)
  await waitFor(() => expect(address()).toBe('/certificates'))
  await findCount('25 certyfikatów, strona 1 z 2')

  // Other periods are none.
  await go('/certificates?act=31&within=31')
  await findCount('25 certyfikatów, strona 1 z 2')
  expect(screen.queryByRole('link', { name: /^Terminy w|^Wygasają/ })).toBeNull()
})

test('the dashboard’s list and the bell link to certificates that expire within 90 days', async () => {
  const { user, address, go } = await visit('/dashboard', { as: 'employer' })
  const expiring = within(screen.getByRole('region', { name: 'Wygasające certyfikaty' }))
  await user.click(await expiring.findByRole('link', { name: /^Zobacz wszystkie/ }))
  await findHeading('Certyfikaty')
  await findCount('7 certyfikatów')
  expect(address()).toBe('/certificates?within=90')
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Wygasa dziś')
  expect(screen.getByRole('link', { name: named('Wygasają w ciągu 90 dni') })).toBeVisible()
  await go('/dashboard')
  await findHeading('Dzień dobry, Małgorzata')
  await user.click(await screen.findByRole('button', { name: 'Powiadomienia, liczba: 2' }))
  await user.click(await screen.findByRole('link', { name: named('Certyfikat wkrótce wygaśnie') }))
  await findHeading('Certyfikaty')
  expect(address()).toBe('/certificates?within=90')
})

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

/** Lets the browser show notifications, as the person has allowed. Returns what is shown, which the test reads. */
function allowNotifications(permission: NotificationPermission = 'granted'): readonly string[] {
  const shown: string[] = []
  const registration = {
    showNotification: async (title: string, { body = '' }: NotificationOptions) => {
      shown.push(`${title} | ${body}`.replaceAll('\u00a0', ' '))
    },
  }
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
  return shown
}

test('the browser shows a notification only if something expires in the chosen period', async () => {
  const shown = allowNotifications()
  const page = await visit('/settings', { as: 'employee' })
  await keepSettings({ browserNotifications: true, reminderPeriod: '7' })
  await openDashboard(page)
  expect(reminder()).toBeNull()
  await page.go('/settings')
  await keepSettings({ reminderPeriod: '30' })
  await openDashboard(page)
  // The only one of the day, so that an earlier one would stand in its place.
  await waitFor(() =>
    expect(shown).toEqual([expect.stringMatching(/^2 certyfikaty mają termin w ciągu 30 dni/)]),
  )
})

/** Lets the browser remind, as the dashboard does as soon as it is idle. */
async function remind(): Promise<void> {
  const { remindOnceADay } = await import('~/browser/device/reminder-notification.client')
  await remindOnceADay(ANNA, TODAY, { title: 'Certyfikat wygasa', body: '' })
}

test('the browser shows no notification if the switch is off', async () => {
  const shown = allowNotifications()
  await visit('/settings', { as: 'employee' })
  await remind()
  expect(shown).toEqual([])
  await keepSettings({ browserNotifications: true })
  await remind()
  expect(shown).toEqual(['Certyfikat wygasa | '])
})

test('a refused write shows no notification and leaves the switch on', async () => {
  const shown = allowNotifications()
  const { user } = await visit('/settings', { as: 'employee' })
  await user.click(browserSwitch())
  await waitFor(async () => expect((await settingsOfAnna()).browserNotifications).toBe(true))
  refuseWritesAfter(0)
  await remind()
  expect(shown).toEqual([])
  await user.click(browserSwitch())
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się zapisać zmian')
  expect(browserSwitch()).toBeChecked()
})

test('a refused permission puts the switch back and says how to allow notifications', async () => {
  allowNotifications('denied')
  const { user } = await visit('/settings', { as: 'employee' })
  await user.click(browserSwitch())
  await findToast('Zezwól na nie w ustawieniach witryny')
  expect(browserSwitch()).not.toBeChecked()
  expect((await settingsOfAnna()).browserNotifications).toBe(false)
})

test('a browser without notifications says so', async () => {
  const { user } = await visit('/settings', { as: 'employee' })
  expect(screen.getByText(/^Ta przeglądarka nie pokazuje powiadomień stron\./)).toBeVisible()
  await user.click(browserSwitch())
  await waitFor(async () => expect(browserSwitch()).not.toBeChecked())
  expect((await settingsOfAnna()).browserNotifications).toBe(false)
})

test('the settings say which messages are sent', async () => {
  await visit('/settings', { as: 'employee' })
  expect(screen.getByText(named('Na pulpicie, zanim certyfikat straci ważność'))).toBeVisible()
  expect(
    screen.getByText(/^Konto przykładowe tylko pokazuje, jak to działa: nic nie jest wysyłane/),
  ).toBeVisible()
})
