import { expect, type Page } from 'playwright/test'

import { becomeAccount } from '../../support/journey.ts'
import { BEGUN, OWNER } from '../../support/owner.ts'
import type { State } from '../../support/state.ts'
import { readVaultLink, turnOnVault } from '../../support/vault-journey.ts'

const COMPANY = 'Przedsiębiorstwo Wielobranżowe Świętochłowice-Zgorzelec sp. z o.o. sp. k.'
const DATA = {
  as: { ...OWNER, company: COMPANY },
  changes: [{ ...BEGUN, owner: { ...BEGUN.owner, company: COMPANY } }],
  address: '/settings?tab=data',
} as const

const DEVICE = 'komputer z Windows w biurze kierownika B'

const turnOn = (page: Page) => turnOnVault(page, DEVICE)

/** Makes the browser forget the register, as if it never had it. */
async function forgetRegister(page: Page): Promise<void> {
  // No app runs in this page, which might hold the databases.
  await page.goto('/healthz')
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
}

export const VAULT: readonly State[] = [
  { title: 'a register on other devices', ...DATA, prepare: turnOn },
  {
    title: 'the code that connects another device',
    ...DATA,
    prepare: async (page) => {
      await turnOn(page)
      await page.getByRole('button', { name: 'Połącz urządzenie' }).click()
      await expect(page.getByRole('img', { name: /^Kod QR/ })).toBeVisible()
    },
  },
  {
    title: 'the paper with the link for the safe',
    ...DATA,
    prepare: async (page) => {
      await turnOn(page)
      await page.goto('/settings/link')
      await expect(page.getByRole('button', { name: 'Drukuj' })).toBeVisible()
    },
  },
  {
    title: 'a register that a link opens in the browser of somebody else',
    ...DATA,
    prepare: async (page) => {
      await turnOn(page)
      const link = await readVaultLink(page)
      await forgetRegister(page)
      await becomeAccount(page, 'Pracownik')
      await page.goto(link)
      await expect(page.getByText('konto przykładowe')).toBeVisible()
    },
  },
]
