import type { Page } from 'playwright/test'

import { certificateAdded } from '../support/changes.ts'
import { expect, openAs, test, waitForIdle } from '../support/journey.ts'
import { ANNA, readSettings } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'
import { waitForWorker } from '../support/worker.ts'

const toDo = (page: Page) => page.getByRole('region', { name: 'Do zrobienia' })
const reminder = (page: Page) => toDo(page).getByText(/termin w\sciągu/)
const browserSwitch = (page: Page) => page.getByRole('switch', { name: 'Powiadomienie w przeglądarce' })

const openSettings = (page: Page) => openAs(page, 'Pracownik', '/settings', 'Ustawienia')

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

  test('a message shows the names that this browser has sealed, and without its key only numbers', async ({
    page,
  }) => {
    await subscribeWithoutService(page)
    const changes = [PAPERS_ELSEWHERE, personSaved('lucja', 'Łucja', 'Ćwiąkała'), EXPIRING]
    await openRegister(page, changes, '/settings', 'Ustawienia')
    await waitForWorker(page)
    const given = page.waitForRequest(
      (request) => request.method() === 'PUT' && /\/reminders\//.test(request.url()),
    )
    await page.getByRole('switch', { name: 'Powiadomienia na tym urządzeniu' }).press('Space')
    const { plan } = (await given).postDataJSON()
    await expect(page.getByText('Powiadomienia przychodzą na to urządzenie.')).toBeVisible()
    const [message] = plan.messages
    expect(JSON.stringify(plan)).not.toContain('Ćwiąkała')

    const { messages: _, ...rest } = plan
    const deliver = await pusherTo(page)
    await deliver({ ...rest, ...message })
    await expect
      .poll(() => shownNotifications(page))
      .toEqual([
        'W Pewniku: 1 termin do 10.03.2027 | 10.03.2027: Łucja Ćwiąkała, Szkolenie okresowe BHP · stanowiska robotnicze',
      ])

    await page.evaluate(() => indexedDB.deleteDatabase('pewnik-reminders'))
    await deliver({ ...rest, ...message })
    await expect.poll(() => shownNotifications(page)).toEqual(['W Pewniku: 1 termin do 10.03.2027 | '])
  })
})

const EXPIRING = certificateAdded('c', {
  userId: 'person-lucja',
  type: 'bhp',
  scope: 'workers',
  number: 'BHP-7',
  issueDate: '2024-06-30',
  expiryDate: '2027-03-10',
  status: 'active',
})

/** Gives the browser of a test, which has no push service, a subscription that nobody sends to. */
async function subscribeWithoutService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/test',
      keys: {
        p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
        auth: 'AAAAAAAAAAAAAAAAAAAAAA',
      },
    }
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () =>
      Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => subscription })
  })
}

/** Returns a function that brings a message to the worker of the page as a push service does. */
async function pusherTo(page: Page): Promise<(message: unknown) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (registration) resolve(registration.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  return async (message) => {
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: JSON.stringify(message),
    })
  }
}
