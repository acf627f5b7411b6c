import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { ANNA, ELECTRICAL, SIGN_UP, storeOwnData } from '../support/own-data.ts'

const TAB = '/settings?tab=data'

const card = (page: Page) => page.getByRole('region', { name: 'Dane w tej przeglądarce' })
const reminder = (page: Page) =>
  page.getByRole('region', { name: 'Do zrobienia' }).getByRole('listitem').filter({ hasText: 'Kopia danych' })

const signUps = (count: number, day: string) =>
  Array.from({ length: count }, (_, number) => ({
    ...SIGN_UP,
    id: `many-${number}`,
    day,
    trainingId: `training-${number}`,
  }))

/** Makes the browser promise nothing, or promise it once it is asked. */
async function stubPersistence(page: Page, { isGranted }: { isGranted: boolean }): Promise<void> {
  await page.addInitScript((granted) => {
    const KEY = 'test:persisted'
    StorageManager.prototype.persisted = async () => localStorage.getItem(KEY) !== null
    StorageManager.prototype.persist = async () => {
      if (granted) localStorage.setItem(KEY, '1')
      return granted
    }
  }, isGranted)
}

test('who has not saved data for 30 days is reminded of a copy, and saving one ends it', async ({ page }) => {
  await storeOwnData(page, ANNA, { changes: signUps(34, '2026-10-22') })
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  await expect(reminder(page)).toContainText(/Nie ma jeszcze kopii tych danych \(34\szmiany\)/)
  await reminder(page).getByRole('link', { name: 'Zrób kopię' }).click()
  await expect(card(page)).toBeInViewport()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz kopię' }).click()
  await downloading
  await expect(card(page)).toContainText('Ostatnia kopia: dziś, od niej bez nowych wpisów')
  await page.getByRole('link', { name: 'Pulpit', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible()
  await expect(reminder(page)).toHaveCount(0)
})

test('a copy that was taken in counts as the last one', async ({ page }) => {
  await storeOwnData(page, ANNA, { changes: signUps(4, '2026-10-22') })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await expect(card(page)).toContainText('Nie ma jeszcze kopii tych danych')
  const copy = { format: 'pewnik-dane', version: 1, day: '2026-11-09', userId: ANNA, records: [ELECTRICAL] }
  await page.getByLabel('Plik z kopią danych').setInputFiles({
    name: 'kopia.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(copy)),
  })
  await page.getByRole('button', { name: 'Wczytaj dane' }).click()
  await expect(card(page)).toContainText(/Ostatnia kopia: 12\sdni temu, od niej 4\szmiany/)
})

test('100 changes since the last copy remind at once, 99 do not', async ({ page }) => {
  await storeOwnData(page, ANNA, { changes: signUps(102, '2026-11-20') })
  await page.evaluate(
    (id) => localStorage.setItem(`pewnik:last-copy:${id}`, '{"day":"2026-11-09","changes":2}'),
    ANNA,
  )
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  await expect(reminder(page)).toContainText(/Ostatnia kopia: 12\sdni temu, od niej 100\szmian/)
  await page.evaluate(
    (id) => localStorage.setItem(`pewnik:last-copy:${id}`, '{"day":"2026-11-09","changes":3}'),
    ANNA,
  )
  await page.reload()
  await expect(page.getByRole('region', { name: 'Do zrobienia' })).toBeVisible()
  await expect(reminder(page)).toHaveCount(0)
})

test('settings say that the browser has promised to keep the data', async ({ page }) => {
  await stubPersistence(page, { isGranted: true })
  await storeOwnData(page, ANNA, { changes: [ELECTRICAL] })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await expect(card(page)).toContainText('Przeglądarka nie przyznała tym danym trwałego miejsca.')
  await page.getByRole('button', { name: 'Poproś o trwałe miejsce' }).click()
  await expect(card(page)).toContainText('Przeglądarka przechowuje te dane na stałe')
  await page.reload()
  await expect(card(page)).toContainText('Przeglądarka przechowuje te dane na stałe')
})

test('a browser that refuses the promise is told of, with the way to get it', async ({ page }) => {
  await stubPersistence(page, { isGranted: false })
  await storeOwnData(page, ANNA, { changes: [ELECTRICAL] })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Poproś o trwałe miejsce' }).click()
  await expect(page.getByText('Przeglądarka nie przyznała trwałego miejsca na dane')).toBeVisible()
})

test('a browser that does not tell is told of, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'storage', { value: undefined })
  })
  await storeOwnData(page, ANNA, { changes: [ELECTRICAL] })
  await openAs(page, 'Pracownik', TAB, 'Ustawienia')
  await expect(card(page)).toContainText('Nie wiadomo, czy ta przeglądarka przechowa te dane na stałe.')
})
