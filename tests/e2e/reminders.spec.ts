import type { Page } from 'playwright/test'

import { expect, openAs, test, waitForIdle } from '../support/journey.ts'
import { ANNA, readSettings } from '../support/own-data.ts'

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
})
