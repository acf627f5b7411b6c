import type { Page } from 'playwright/test'

import { expect, expectAccessible, test, waitForPanel, watchErrors } from '../support/journey.ts'
import { addPerson, beginRegister } from '../support/register.ts'

// The browser says of each request that there was no network, or that the vault has ended.
test.use({
  expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|status of 410/],
  permissions: ['clipboard-read', 'clipboard-write'],
})

const card = (page: Page) => page.getByRole('region', { name: 'Ten rejestr na innych urządzeniach' })
const state = (page: Page) => page.getByRole('link', { name: /^Inne urządzenia/ })

/** Turns the vault on in the settings, and returns the link that another device opens. */
async function turnOn(page: Page, deviceName: string): Promise<string> {
  await page.goto('/settings?tab=data')
  await card(page).getByLabel('Nazwa tego urządzenia').fill(deviceName)
  await card(page).getByRole('button', { name: 'Włącz' }).click()
  await card(page).getByRole('button', { name: 'Połącz urządzenie' }).click()
  const dialog = page.getByRole('dialog', { name: 'Połącz urządzenie' })
  await expect(dialog).toContainText('Kto ma ten kod, ma cały rejestr')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kopiuj link' }).click()
  await expect(dialog).toContainText('Link skopiowany')
  await page.keyboard.press('Escape')
  return page.evaluate(() => navigator.clipboard.readText())
}

async function join(page: Page, link: string, deviceName: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByText('Zakłady Kontrolne – Jan Próbny')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nazwa tego urządzenia').fill(deviceName)
  await page.getByRole('button', { name: 'Połącz to urządzenie' }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
}

test('a phone joins a register: what one records the other shows, also after an hour without a network', async ({
  page: laptop,
  browser,
  expectedErrors,
}, testInfo) => {
  const phoneContext = await browser.newContext({
    baseURL: testInfo.project.use.baseURL,
    viewport: { width: 360, height: 780 },
  })
  await watchErrors(phoneContext, expectedErrors, async () => {
    const phone = await phoneContext.newPage()
    await beginRegister(laptop)
    await addPerson(laptop, 'Łucja', 'Ćwiąkała', 'magazynier')
    const link = await turnOn(laptop, 'Jan, laptop')
    await expect(card(laptop)).toContainText('Klucz do rejestru ma tylko to urządzenie')

    await join(phone, link, 'Kasia, telefon')
    // The key is neither in the address nor behind the button Back.
    expect(phone.url()).not.toContain('#')
    await addPerson(phone, 'Żaneta', 'Źdźbło', 'spawacz')

    await laptop.goto('/employees')
    await expect(laptop.getByRole('link', { name: /Źdźbło/ })).toBeVisible()
    await expect(state(laptop)).toHaveText(/Zsynchronizowane/)

    await phoneContext.setOffline(true)
    await laptop.goto('/employees/new')
    await addPerson(laptop, 'Marek', 'Gżegżółka', 'operator')
    await expect(state(laptop)).toHaveText(/Zsynchronizowane/)
    await expect(state(phone)).toHaveText(/Czeka na sieć/)
    await phoneContext.setOffline(false)
    await expect(phone.getByRole('status').filter({ hasText: 'Jan, laptop: 1' })).toBeVisible()
    await expect(state(phone)).toHaveText(/Zsynchronizowane/)
    await phone.goto('/employees')
    await expect(phone.getByRole('link', { name: /Gżegżółka/ })).toBeVisible()

    await laptop.goto('/settings?tab=data')
    await expect(card(laptop)).toContainText('Klucz do rejestru jest też na innym urządzeniu')
    await expect(card(laptop).getByRole('listitem').filter({ hasText: 'Kasia, telefon' })).toBeVisible()
    await expect(
      laptop.getByText('Rejestr jest też na innym urządzeniu, zsynchronizowany dziś'),
    ).toBeVisible()
    await card(laptop).getByRole('button', { name: 'Odłącz pozostałe' }).click()
    await laptop.getByRole('dialog').getByRole('button', { name: 'Odłącz pozostałe' }).click()
    await expect(laptop.getByText('Odłączono pozostałe urządzenia')).toBeVisible()
    await phone.goto('/dashboard')
    await waitForPanel(phone)
    await expect(phone.getByRole('alert')).toContainText('Tego rejestru nie ma już na serwerze')

    await card(laptop).getByRole('button', { name: 'Wyłącz i usuń z serwera' }).click()
    await laptop.getByRole('dialog').getByRole('button', { name: 'Wyłącz i usuń' }).click()
    await expect(card(laptop).getByRole('button', { name: 'Włącz' })).toBeVisible()
    await expect(state(laptop)).toHaveCount(0)
    await laptop.goto('/employees')
    await expect(laptop.getByRole('link', { name: /Źdźbło/ })).toBeVisible()
  })
  await phoneContext.close()
})
