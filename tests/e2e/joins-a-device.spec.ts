import type { Page } from 'playwright/test'

import { expect, expectAccessible, test, waitForPanel } from '../support/journey.ts'
import { addPerson, beginRegister } from '../support/register.ts'
import { joinVault, onDevice, turnOnVault, vaultCard, vaultEntry } from '../support/vault-journey.ts'

// The browser says of each request that there was no network, or that the vault has ended.
test.use({
  expectedErrors: [/net::ERR_INTERNET_DISCONNECTED|status of 410/],
  permissions: ['clipboard-read', 'clipboard-write'],
})

/** Turns the vault on, and returns the link that another device opens. */
async function turnOn(page: Page, deviceName: string): Promise<string> {
  await turnOnVault(page, deviceName)
  await vaultCard(page).getByRole('button', { name: 'Połącz urządzenie' }).click()
  const dialog = page.getByRole('dialog', { name: 'Połącz urządzenie' })
  await expect(dialog).toContainText('Kto ma ten kod, ma cały rejestr')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Kopiuj link' }).click()
  await expect(dialog).toContainText('Link skopiowany')
  await page.keyboard.press('Escape')
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a phone joins a register: what one records the other shows, also after an hour without a network', async ({
  page: laptop,
  browser,
  expectedErrors,
}, testInfo) => {
  await onDevice({ browser, testInfo, expectedErrors }, async (phone) => {
    await beginRegister(laptop)
    await addPerson(laptop, 'Łucja', 'Ćwiąkała', 'magazynier')
    const link = await turnOn(laptop, 'Jan, laptop')
    await expect(vaultCard(laptop)).toContainText('Klucz do rejestru ma tylko to urządzenie')

    await phone.goto(link)
    await expect(phone.getByText('Zakłady Kontrolne – Jan Próbny')).toBeVisible()
    await expectAccessible(phone)
    await joinVault(phone, link, 'Kasia, telefon')
    // The key is neither in the address nor behind the button Back.
    expect(phone.url()).not.toContain('#')
    await addPerson(phone, 'Żaneta', 'Źdźbło', 'spawacz')

    await laptop.goto('/employees')
    await expect(laptop.getByRole('link', { name: /Źdźbło/ })).toBeVisible()
    await expect(vaultEntry(laptop)).toHaveText(/Zsynchronizowane/)

    await phone.context().setOffline(true)
    await laptop.goto('/employees/new')
    await addPerson(laptop, 'Marek', 'Gżegżółka', 'operator')
    await expect(vaultEntry(laptop)).toHaveText(/Zsynchronizowane/)
    await expect(vaultEntry(phone)).toHaveText(/Czeka na sieć/)
    await phone.context().setOffline(false)
    await expect(phone.getByRole('status').filter({ hasText: 'Jan, laptop: 1' })).toBeVisible()
    await expect(vaultEntry(phone)).toHaveText(/Zsynchronizowane/)
    await phone.goto('/employees')
    await expect(phone.getByRole('link', { name: /Gżegżółka/ })).toBeVisible()

    await laptop.goto('/settings?tab=data')
    await expect(vaultCard(laptop)).toContainText('Klucz do rejestru jest też na innym urządzeniu')
    await expect(vaultCard(laptop).getByRole('listitem').filter({ hasText: 'Kasia, telefon' })).toBeVisible()
    await expect(
      laptop.getByText('Rejestr jest też na innym urządzeniu, zsynchronizowany dziś'),
    ).toBeVisible()
    await vaultCard(laptop).getByText('Odłączanie i wyłączanie').click()
    await vaultCard(laptop).getByRole('button', { name: 'Odłącz pozostałe' }).click()
    await laptop.getByRole('dialog').getByRole('button', { name: 'Odłącz pozostałe' }).click()
    await expect(laptop.getByText('Odłączono pozostałe urządzenia')).toBeVisible()
    await phone.goto('/dashboard')
    await waitForPanel(phone)
    await expect(phone.getByRole('alert')).toContainText('Tego rejestru nie ma już na serwerze')

    await vaultCard(laptop).getByRole('button', { name: 'Wyłącz i usuń z serwera' }).click()
    await laptop.getByRole('dialog').getByRole('button', { name: 'Wyłącz i usuń' }).click()
    await expect(vaultCard(laptop).getByRole('button', { name: 'Włącz' })).toBeVisible()
    await expect(vaultEntry(laptop)).toHaveCount(0)
    await laptop.goto('/employees')
    await expect(laptop.getByRole('link', { name: /Źdźbło/ })).toBeVisible()
  })
})
