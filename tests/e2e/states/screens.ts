import type { Account } from '../../support/journey.ts'
import { ANNAS_BHP } from '../../support/sample.ts'
import { SCREENS } from '../../support/screens.ts'
import type { State } from '../../support/state.ts'

/**
 * The screens of the sample, each with the account for which it shows most, and those of others that look different.
 * `tests/route/words.test.tsx` reads all screens of all accounts.
 */
const ADDRESSES: Record<Account, readonly string[]> = {
  Administrator: ['/dashboard', '/employees', '/centers'],
  Pracownik: [
    '/dashboard',
    '/certificates',
    '/certificates/new',
    '/certificates/take',
    `/certificates/${ANNAS_BHP}`,
    '/calendar',
    '/trainings',
    '/reports',
    '/reports/new',
    '/profile',
    '/profile?tab=certificates',
    '/profile?tab=card',
    '/settings',
    '/settings?tab=account',
    '/settings?tab=privacy',
    '/settings?tab=data',
  ],
  Pracodawca: [
    '/dashboard',
    '/certificates',
    '/certificates?view=table',
    '/calendar',
    '/reports',
    '/reports/measures',
    '/reports/boxes',
    '/employer',
    '/employer/issuers',
    '/employer/kinds',
    '/employer/kinds/new',
    '/employer/positions',
    '/employees',
    '/employees?view=matrix',
    '/employees/new',
    '/employees/import',
    '/employees/archive',
  ],
  'Ośrodek Szkoleniowy': [
    '/dashboard',
    '/certificates',
    '/trainings',
    '/trainings/new',
    '/settings?tab=account',
  ],
}

export const SCREENS_OF_ACCOUNTS: readonly State[] = (Object.keys(SCREENS) as Account[]).flatMap((as) =>
  ADDRESSES[as].map((address) => ({
    title: `${address} of ${as}`,
    as,
    address,
    heading: SCREENS[as][address],
  })),
)
