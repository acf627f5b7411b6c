import type { Page } from 'playwright/test'

import { expect } from '../../support/journey.ts'
import type { State } from '../../support/state.ts'

/** Opens the search of everything and types. */
async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Szukaj wszędzie' }).click()
  await page.getByRole('combobox', { name: 'Osoba, numer, nazwa lub ekran' }).fill(text)
}

const DASHBOARD = { as: 'Pracodawca', address: '/dashboard' } as const

/** What surrounds all screens of the panel, and what a person alone sees of themselves. */
export const FRAME: readonly State[] = [
  {
    title: 'the results of the search',
    ...DASHBOARD,
    prepare: async (page) => {
      await searchFor(page, 'an')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    title: 'the search that finds nothing',
    ...DASHBOARD,
    prepare: async (page) => {
      await searchFor(page, 'nikt taki')
      await expect(page.getByText('Brak wyników')).toBeVisible()
    },
  },
  { title: 'a screen of another role', as: 'Pracownik', address: '/centers', heading: 'Brak dostępu' },
  { title: 'the card for the pocket', as: 'Pracownik', address: '/profile/pocket-card' },
  {
    title: 'the account with a malformed e-mail address',
    as: 'Pracownik',
    address: '/settings?tab=account',
    prepare: async (page) => {
      await page.getByLabel('Adres e-mail', { exact: true }).fill('ania')
      await page.getByRole('button', { name: 'Weryfikuj' }).click()
      await expect(page.getByText(/^Podaj adres e-mail/)).toBeVisible()
    },
  },
]
