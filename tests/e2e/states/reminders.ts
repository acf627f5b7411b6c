import { expect } from 'playwright/test'

import { boxSaved } from '../../support/changes.ts'
import { minePage } from '../../support/crew-pages.ts'
import { beginRegisterOfJourney } from '../../support/crew-register.ts'
import { manyPeople } from '../../support/many-people.ts'
import { BEGUN, OWNER } from '../../support/owner.ts'
import type { State } from '../../support/state.ts'
import { turnOnVault } from '../../support/vault-journey.ts'

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
    title: 'reminders that tell of what comes into the report box',
    // Not the address of the states above: the server soon sends no other link to one.
    as: OWNER,
    changes: [BEGUN, boxSaved('box')],
    address: '/settings',
    expectedErrors: [/502/],
    async prepare(page) {
      await turnOnVault(page, 'Komputer w biurze')
      await page.goto('/settings')
      await page.getByRole('switch', { name: 'Powiadomienia e-mail' }).click()
      await page.getByRole('button', { name: 'Wyślij link' }).click()
      await expect(page.getByRole('switch', { name: 'Nowe zgłoszenia ze skrzynki od razu' })).toBeVisible()
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
    title: 'messages on the phone of a worker before they are turned on',
    heading: 'Moje uprawnienia',
    async address() {
      return (await beginRegisterOfJourney()).publish(minePage())
    },
    async prepare(page) {
      await page.getByRole('button', { name: 'Powiadomienia na tym telefonie' }).click()
      await expect(page.getByRole('button', { name: 'Włącz powiadomienia' })).toBeVisible()
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
