import { expect } from 'playwright/test'

import { minePage } from '../../support/crew-pages.ts'
import { beginRegisterOfJourney } from '../../support/crew-register.ts'
import { manyPeople } from '../../support/many-people.ts'
import { BEGUN, OWNER } from '../../support/owner.ts'
import type { State } from '../../support/state.ts'

const LONG_ADDRESS = 'kierownik.budowy.mokotow.etap-drugi@przedsiebiorstwo-wielobranzowe.example'
const FILLED = { as: { ...OWNER, email: LONG_ADDRESS }, changes: [BEGUN, manyPeople(60)] } as const
const LINK = `/reminders/${'a'.repeat(22)}`

export const REMINDERS: readonly State[] = [
  { title: 'the reminders of an own register', ...FILLED, address: '/settings' },
  {
    title: 'reminders by mail that the mail server does not take now',
    ...FILLED,
    address: '/settings',
    expectedErrors: [/502/],
    async prepare(page) {
      await page.getByRole('switch', { name: 'Powiadomienia e-mail' }).click()
      await page.getByRole('button', { name: 'Wyślij link' }).click()
      await expect(page.getByText('Wiadomości nie udało się teraz wysłać.')).toBeVisible()
    },
  },
  {
    title: 'a calendar that subscribes to the deadlines',
    ...FILLED,
    address: '/calendar',
    async prepare(page) {
      await page.getByRole('button', { name: 'Subskrybuj terminy' }).click()
      await expect(page.getByRole('button', { name: 'Wyłącz subskrypcję' })).toBeVisible()
    },
  },
  {
    title: 'reminders of a worker with an address that is none',
    heading: 'Moje uprawnienia',
    async address() {
      return (await beginRegisterOfJourney()).publish(minePage())
    },
    async prepare(page) {
      await page.getByRole('button', { name: 'Przypominaj mi e-mailem' }).click()
      await page.getByRole('textbox', { name: 'E-mail' }).fill('oksana')
      await page.getByRole('button', { name: 'Włącz przypomnienia' }).click()
      await expect(page.getByText('Podaj adres e-mail')).toBeVisible()
    },
  },
  {
    title: 'a link of a mail that is cut',
    address: `${LINK}/confirm/${'b'.repeat(43)}`,
    expectedErrors: [/404/],
  },
]
