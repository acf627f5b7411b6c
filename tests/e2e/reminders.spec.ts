import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  openAs,
  test,
  waitForIdle,
} from '../support/journey.ts'
import { ANNA, readSettings, refuseWritesAlways, storeOwnData } from '../support/own-data.ts'

const toDo = (page: Page) => page.getByRole('region', { name: 'Do zrobienia' })
const reminder = (page: Page) => toDo(page).getByText(/termin w\sciągu/)
const browserSwitch = (page: Page) => page.getByRole('switch', { name: 'Powiadomienie w przeglądarce' })

const openDashboard = (page: Page) => openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
const openSettings = (page: Page) => openAs(page, 'Pracownik', '/settings', 'Ustawienia')

const storeSettings = (page: Page, settings: object) => storeOwnData(page, ANNA, { settings })

declare global {
  var shownSoFar: number
}

/** Counts the notifications that each document shows. */
const countShown = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shownSoFar = 0
    const { showNotification } = ServiceWorkerRegistration.prototype
    ServiceWorkerRegistration.prototype.showNotification = async function count(title, options) {
      await showNotification.call(this, title, options)
      globalThis.shownSoFar += 1
    }
  })

/**
 * Returns the notifications that the browser shows now. Wait for `shownSoFar` first: Chromium drops a notification
 * if a page lists notifications while it appears.
 */
const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body }) => `${title} | ${body}`.replaceAll('\u00a0', ' '))
  })

async function expectNoneShown(page: Page) {
  expect(await page.evaluate(() => globalThis.shownSoFar)).toBe(0)
  expect(await shownNotifications(page)).toEqual([])
}

test('what comes soon begins with certificates of the chosen period, and links to them', async ({ page }) => {
  await openDashboard(page)
  await expect(reminder(page)).toHaveText('2 certyfikaty mają termin w ciągu 30 dni')
  await reminder(page).click()
  await expect(page).toHaveURL('/certificates?act=30')
  await expect(page.getByRole('status')).toHaveText('2 certyfikaty')
})

test('a reminder names the nearest certificate where no other line does', async ({ page }) => {
  await openDashboard(page)
  await expect(reminder(page)).toBeVisible()
  await expect(toDo(page)).not.toContainText('Najbliższy')

  await openAs(page, 'Administrator', '/dashboard', 'Dzień dobry, Agata')
  await expect(toDo(page)).toContainText(
    'Marek Gżegżółka – wygasa jutro; termin na wniosek minął 2 miesiące temu',
  )
  await toDo(page).getByRole('link', { name: 'Operator wózka jezdniowego' }).click()
  await expect(page).toHaveURL('/certificates/a8I1WRII2wgbViXA')
})

test('an employer is reminded of the employees’ certificates', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await expect(reminder(page)).toHaveText('7 certyfikatów ma termin w ciągu 30 dni')
})

test('the reminder follows the chosen period and can be switched off', async ({ page }) => {
  await openSettings(page)
  await page.getByRole('combobox', { name: 'Ile dni przed wygaśnięciem' }).selectOption('7\u00a0dni')
  await expect(page.getByText('Zapisano w tej przeglądarce')).toBeVisible()
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anna')
  await expect(reminder(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Ustawienia' }).click()
  await page.getByRole('combobox', { name: 'Ile dni przed wygaśnięciem' }).selectOption('14\u00a0dni')
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await expect(reminder(page)).toContainText('1 certyfikat ma termin w ciągu 14 dni')

  await page.getByRole('link', { name: 'Ustawienia' }).click()
  await page.getByRole('switch', { name: 'Przypomnienia o wygasaniu' }).press('Space')
  await expect(browserSwitch(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anna')
  await expect(reminder(page)).toHaveCount(0)
})

test('a certificate is reminded of until its renewal is confirmed', async ({ page }) => {
  const renewal = {
    kind: 'certificate-added',
    id: 'renewal',
    day: '2026-11-21',
    certificate: {
      id: 'renewal',
      userId: ANNA,
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-90001',
      issueDate: '2026-11-20',
      expiryDate: '2029-11-20',
      status: 'pending',
    },
  }
  const settings = { reminderPeriod: '14' }
  await storeOwnData(page, ANNA, { changes: [renewal], settings })
  await openDashboard(page)
  await expect(reminder(page)).toContainText('1 certyfikat ma termin w ciągu 14 dni')

  const confirmation = { kind: 'certificate-confirmed', id: 'c', day: '2026-11-21', certificateId: 'renewal' }
  await storeOwnData(page, ANNA, { changes: [confirmation] })
  await openDashboard(page)
  await expect(page.getByRole('region', { name: 'Wygasające certyfikaty' })).toContainText(
    'Brak certyfikatów wygasających',
  )
  await expect(reminder(page)).toHaveCount(0)
})

test('the list of certificates with a deadline keeps its filter during a search, until the filter is removed or all are cleared', async ({
  page,
}) => {
  const chip = page.getByRole('link', { name: 'Terminy w ciągu 30 dni' })
  const search = page.getByRole('searchbox', { name: 'Szukaj' })
  await openAs(page, 'Pracodawca', '/certificates?act=30', 'Certyfikaty')
  await expect(page.getByRole('status')).toHaveText('7 certyfikatów')
  await search.pressSequentially('bhp')
  await expect(page).toHaveURL('/certificates?q=bhp&act=30')
  await expect(page.getByRole('status')).toHaveText('2 certyfikaty')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Aktywny')
  await expect(page).toHaveURL('/certificates?q=bhp&status=active&act=30')

  await chip.press('Enter')
  await expect(page).toHaveURL('/certificates?q=bhp&status=active')
  await expect(chip).toHaveCount(0)
  await expect(search).toBeFocused()
  await page.goBack()
  await expect(chip).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Wyczyść filtry' }).click()
  await expect(page).toHaveURL('/certificates')
  await expect(page.getByRole('status')).toHaveText('25 certyfikatów, strona 1 z 2')

  await page.goto('/certificates?act=31&within=31')
  await expect(page.getByRole('status')).toHaveText('25 certyfikatów, strona 1 z 2')
  await expect(page.getByRole('link', { name: /^Terminy w|^Wygasają/ })).toHaveCount(0)
})

test('the dashboard’s list and the bell link to certificates that expire within 90 days', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const expiring = page.getByRole('region', { name: 'Wygasające certyfikaty' })
  await expiring.getByRole('link', { name: 'Zobacz wszystkie' }).click()
  await expect(page).toHaveURL('/certificates?within=90')
  await expect(page.getByRole('status')).toHaveText('7 certyfikatów')
  await expect(page.getByRole('article').first()).toContainText('Wygasa dziś')
  await expect(page.getByRole('link', { name: 'Wygasają w ciągu 90 dni' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Powiadomienia, liczba: 2' }).click()
  await page.getByRole('link', { name: 'Certyfikat wkrótce wygaśnie' }).click()
  await expect(page).toHaveURL('/certificates?within=90')
})

test.describe('with permission for notifications', { tag: '@whole-chromium' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test.beforeEach(async ({ context, page }) => {
    await context.grantPermissions(['notifications'])
    await countShown(page)
  })

  test('the browser shows one notification a day', async ({ page }) => {
    await openSettings(page)
    await expect(browserSwitch(page)).not.toBeChecked()
    await browserSwitch(page).press('Space')
    await expect(page.getByText('Zapisano w tej przeglądarce')).toBeVisible()
    await expect(browserSwitch(page)).toBeChecked()
    await page.reload()
    await expect(browserSwitch(page)).toBeChecked()

    await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
    await page.waitForFunction(() => globalThis.shownSoFar === 1)
    expect(await shownNotifications(page)).toEqual([
      '2 certyfikaty mają termin w ciągu 30 dni | Szkolenie okresowe BHP · stanowiska robotnicze – wygasa za 1 tydzień',
    ])
    expect(await readSettings(page, ANNA)).toMatchObject({ remindedOn: '2026-11-21' })

    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      for (const notification of await registration.getNotifications()) notification.close()
    })
    await page.reload()
    await expect(reminder(page)).toBeVisible()
    await waitForIdle(page)
    await expectNoneShown(page)
  })

  test('the browser shows no notification where nothing expires or the switch is off', async ({ page }) => {
    await storeSettings(page, { browserNotifications: true, reminderPeriod: '7' })
    await openDashboard(page)
    await waitForIdle(page)
    await expectNoneShown(page)
    expect(await readSettings(page, ANNA)).not.toHaveProperty('remindedOn')

    await storeSettings(page, { browserNotifications: false })
    await page.goto('/dashboard')
    await expect(reminder(page)).toBeVisible()
    await waitForIdle(page)
    await expectNoneShown(page)
  })

  test('a refused write shows no notification and leaves the switch on', async ({ page }) => {
    await storeSettings(page, { browserNotifications: true })
    await refuseWritesAlways(page)
    await openDashboard(page)
    await expect(reminder(page)).toBeVisible()
    await waitForIdle(page)
    await expectNoneShown(page)

    await page.goto('/settings')
    await expect(browserSwitch(page)).toBeChecked()
    await browserSwitch(page).press('Space')
    await expect(page.getByRole('alert')).toContainText('Nie udało się zapisać zmian')
    await expect(browserSwitch(page)).toBeChecked()
  })
})

test('a refused permission puts the switch back and says how to allow notifications', async ({ page }) => {
  await page.addInitScript(() => {
    // Stubbed, because a test cannot answer the browser's prompt.
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  await openSettings(page)
  await browserSwitch(page).press('Space')
  await expect(
    page.getByRole('status').filter({ hasText: 'Zezwól na nie w ustawieniach witryny' }),
  ).toBeVisible()
  await expect(browserSwitch(page)).not.toBeChecked()
  expect(await readSettings(page, ANNA)).toBeUndefined()
  await expectAccessible(page)
})

test('a browser without notifications says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Notification')
  })
  await openSettings(page)
  await expect(page.getByText('Ta przeglądarka nie pokazuje powiadomień stron.')).toBeVisible()
  await browserSwitch(page).press('Space')
  await expect(browserSwitch(page)).not.toBeChecked()
})

test('the settings say which messages are sent', async ({ page }) => {
  await openSettings(page)
  await expect(page.getByText('Na pulpicie, zanim certyfikat straci ważność')).toBeVisible()
  await expect(page.getByText('Ta wersja nie wysyła jeszcze poczty')).toBeVisible()
})

test('the reminder and the filter are accessible and never scroll sideways', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await expect(reminder(page)).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/certificates?act=30')
  await expect(page.getByRole('link', { name: 'Terminy w ciągu 30 dni' })).toBeVisible()
  await expectAccessibleEverywhere(page)
})
