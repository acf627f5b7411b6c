import { expect } from '../../support/journey.ts'
import type { State } from '../../support/state.ts'

/** The calendar, and what is to be done. */
export const OVERVIEW: readonly State[] = [
  {
    title: 'the calendar on a day with a deadline',
    as: 'Pracownik',
    address: '/calendar?date=2026-12-03',
  },
  {
    title: 'the calendar on a day with trainings',
    as: 'Pracownik',
    address: '/calendar?date=2026-12-04',
  },
  {
    title: 'the calendar of an employer on a day with a deadline',
    as: 'Pracodawca',
    address: '/calendar?date=2026-12-16',
  },
  {
    title: 'the certificates to confirm, of which none is ticked',
    as: 'Administrator',
    address: '/dashboard',
    prepare: async (page) => {
      const waiting = page.getByRole('region', { name: 'Czeka na potwierdzenie' })
      await waiting.getByRole('button', { name: 'Potwierdź zaznaczone' }).click()
      await expect(waiting.getByRole('alert')).toHaveText('Zaznacz certyfikaty, które potwierdzasz')
    },
  },
]
