import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { foreignWords, wordsOfPage } from '../support/page-words'
import { SCREENS } from '../support/screens'
import { visit } from '../support/visit'

// The screens of all accounts. `accessible.spec.ts` reads the words of the states that it visits, too.

const OF_EVERYBODY = [
  '/certificates/IWL59ljS5zaeI0js',
  '/profile?tab=certificates',
  '/profile?tab=card',
  '/settings?tab=account',
  '/settings?tab=privacy',
  '/settings?tab=data',
]

const OF_PEOPLE = [
  '/employees/new',
  '/employees/import',
  '/employees/archive',
  '/employees?view=matrix',
  '/employer/positions',
]

/** Each account, with its addresses beyond its screens: tabs, views and records. */
const ACCOUNTS = [
  { as: 'admin', account: 'Administrator', more: OF_EVERYBODY },
  { as: 'employee', account: 'Pracownik', more: OF_EVERYBODY },
  {
    as: 'employer',
    account: 'Pracodawca',
    more: [...OF_EVERYBODY, ...OF_PEOPLE, '/certificates?view=table'],
  },
  { as: 'training_center', account: 'Ośrodek Szkoleniowy', more: [...OF_EVERYBODY, ...OF_PEOPLE] },
] as const

for (const { as, account, more } of ACCOUNTS) {
  test(`the screens of ${account} have their headings, speak Polish and show no broken value`, async () => {
    const headings = SCREENS[account]
    // jsdom has no place for the key of a centre: `accessible.spec.ts` visits these settings.
    const isReadable = (address: string) => as !== 'training_center' || !address.startsWith('/settings')
    const addresses = [...Object.keys(headings), ...more].filter(isReadable)
    const { go } = await visit('/dashboard', { as })
    for (const address of addresses) {
      await go(address)
      const heading = headings[address]
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
          heading === undefined ? /./ : new RegExp(`^${heading}$`),
        ),
      )
      const words = wordsOfPage()
      expect(words.length, `what ${address} says`).toBeGreaterThan(100)
      expect(foreignWords(words), `broken values and English of ${address}`).toEqual([])
    }
  })
}
