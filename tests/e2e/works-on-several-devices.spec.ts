import type { Page } from 'playwright/test'

import { expect, test } from '../support/journey.ts'
import { readChanges } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, personSaved } from '../support/owner.ts'
import { addPerson } from '../support/register.ts'
import { joinVault, onDevice, readVaultLink, turnOnVault, vaultEntry } from '../support/vault-journey.ts'

// The browser says of each request that there was no network.
test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

/** Puts a register with one person into a vault, and returns the link to it. */
async function share(laptop: Page): Promise<string> {
  await openRegister(laptop, [personSaved('jan', 'Jan', 'Bąk')], '/dashboard', 'Dzień dobry, Jan')
  await turnOnVault(laptop, 'Jan, laptop')
  return readVaultLink(laptop)
}

/** The last names in the list of changes, in its order. */
async function listNames(page: Page): Promise<(string | undefined)[]> {
  const changes = await readChanges(page, OWNER.id)
  return changes.map((change) => /"lastName":"([^"]+)"/.exec(JSON.stringify(change))?.[1])
}

test('three devices, of which one was without a network for a while, end with the same list', async ({
  page: laptop,
  browser,
  expectedErrors,
}, testInfo) => {
  test.slow()
  const device = { browser, testInfo, expectedErrors }
  const link = await share(laptop)
  await onDevice(device, (tablet) =>
    onDevice(device, async (phone) => {
      await joinVault(tablet, link, 'Kasia, tablet')
      await joinVault(phone, link, 'Ewa, telefon')
      // The phone has fetched both screens, so it needs no network for them.
      await addPerson(phone, 'Łucja', 'Ćwiąkała', 'magazynier')
      await phone.goto('/employees/new')
      await expect(vaultEntry(phone)).toHaveText(/Zsynchronizowane/)

      await phone.context().setOffline(true)
      await phone.getByLabel('Imię').fill('Żaneta')
      await phone.getByLabel('Nazwisko').fill('Źdźbło')
      await phone.getByLabel('Stanowisko').fill('spawacz')
      await phone.getByRole('button', { name: 'Dodaj pracownika' }).click()
      await expect(phone.getByRole('heading', { level: 1, name: 'Żaneta Źdźbło' })).toBeVisible()
      await expect(vaultEntry(phone)).toHaveText(/Czeka na sieć/)
      await addPerson(laptop, 'Marek', 'Gżegżółka', 'operator')
      await addPerson(tablet, 'Ewa', 'Ćma', 'operator')
      await phone.context().setOffline(false)

      const devices = [laptop, tablet, phone]
      const all = ['Bąk', 'Ćwiąkała', 'Gżegżółka', 'Ćma', 'Źdźbło']
      await expect
        .poll(async () => {
          const lists = await Promise.all(devices.map(listNames))
          const isWhole = lists.every((names) => all.every((name) => names.includes(name)))
          return isWhole && new Set(lists.map(String)).size
        })
        .toBe(1)
      for (const page of devices) {
        await page.goto('/employees')
        for (const name of all) await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()
      }
    }),
  )
})

test('a form that is open while its record changes on another device keeps what was typed, says so, and puts nothing back', async ({
  page: laptop,
  browser,
  expectedErrors,
}, testInfo) => {
  const link = await share(laptop)
  await onDevice({ browser, testInfo, expectedErrors }, async (phone) => {
    await joinVault(phone, link, 'Ewa, telefon')
    await phone.goto('/employees/person-jan/edit')
    await phone.getByLabel('Telefon').fill('500 000 100')

    await laptop.goto('/employees/person-jan/edit')
    await laptop.getByLabel('Stanowisko').fill('brygadzista')
    await laptop.getByRole('button', { name: 'Zapisz zmiany' }).click()
    await expect(laptop.getByText('brygadzista').first()).toBeVisible()
    await expect(phone.getByRole('status').filter({ hasText: 'Jan, laptop: 1' })).toBeVisible()
    await expect(phone.getByLabel('Telefon')).toHaveValue('500 000 100')
    await phone.getByRole('button', { name: 'Zapisz zmiany' }).click()
    await expect(phone.getByText('brygadzista').first()).toBeVisible()
    await phone.goto('/employees/person-jan/edit')
    await expect(phone.getByLabel('Telefon')).toHaveValue('500 000 100')
  })
})
