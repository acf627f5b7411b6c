import type { Account } from '../../support/journey.ts'
import { SCREENS } from '../../support/screens.ts'
import type { State } from '../../support/state.ts'

/** Addresses beyond the screens of each account: tabs, views, records and what is not found. */
const MORE: Partial<Record<Account, readonly string[]>> = {
  Pracownik: [
    '/certificates/IWL59ljS5zaeI0js',
    '/profile?tab=certificates',
    '/profile?tab=card',
    '/settings?tab=account',
    '/settings?tab=privacy',
    '/settings?tab=data',
  ],
  Pracodawca: [
    '/certificates/IWL59ljS5zaeI0js',
    '/certificates?view=table',
    '/employees/new',
    '/employees/import',
    '/employees/archive',
    '/employees?view=matrix',
    '/employer/positions',
  ],
}

const ACCOUNTS = Object.keys(SCREENS) as Account[]

export const SCREENS_OF_ACCOUNTS: readonly State[] = ACCOUNTS.flatMap((as) => [
  ...Object.entries(SCREENS[as]).map(([address, heading]) => ({
    title: `${address} of ${as}`,
    as,
    address,
    heading,
  })),
  ...(MORE[as] ?? []).map((address) => ({
    title: `${address} of ${as}`,
    as,
    address,
  })),
])
