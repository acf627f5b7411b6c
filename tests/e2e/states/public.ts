import { expect, type Page } from 'playwright/test'

import { gatePage, minePage, receiptPage, signupPage } from '../../support/crew-pages.ts'
import { beginRegisterOfJourney } from '../../support/crew-register.ts'
import type { State } from '../../support/state.ts'

const pageFragment = `#v1.${'a'.repeat(22)}.${'b'.repeat(22)}.${'A'.repeat(43)}`

const said = Buffer.from(JSON.stringify({ place: 'Hala A', firm: 'Zakłady Próbne sp. z o.o.' })).toString(
  'base64url',
)
const boxFragment = `#v1.${'a'.repeat(22)}.${'b'.repeat(22)}.${'t'.repeat(43)}.age1${'q'.repeat(58)}.${said}`

const chooseKind = async (shown: Page, kind: string) => {
  await shown.getByRole('button', { name: kind }).click()
}

const expectAlert = (shown: Page) => expect(shown.getByRole('alert')).toBeVisible()

/** What the crew opens on its phones. */
const CREW_PAGES: readonly State[] = [
  {
    title: 'the first step of the box',
    address: `/box${boxFragment}`,
    prepare: (shown) => expect(shown.getByRole('button', { name: 'Zagrożenie' })).toBeVisible(),
  },
  {
    title: 'what comes first at an accident',
    address: `/box${boxFragment}`,
    prepare: async (shown) => {
      await chooseKind(shown, 'Ktoś ucierpiał')
      await expect(shown.getByRole('link', { name: '112' })).toBeVisible()
    },
  },
  {
    title: 'the form of the box with errors',
    address: `/box${boxFragment}`,
    prepare: async (shown) => {
      await shown.getByRole('button', { name: 'Українська' }).click()
      await chooseKind(shown, 'Небезпека')
      await shown.getByRole('radio', { name: 'Вкажу' }).check()
      await shown.getByRole('button', { name: 'Надіслати' }).click()
      await expect(shown.getByText('Дайте відповідь на це запитання')).toBeVisible()
    },
  },
  {
    title: 'own papers with something to do',
    address: async () => {
      const register = await beginRegisterOfJourney()
      return register.publish(minePage({ box: (await register.openBox()).replace('/box#', '') }))
    },
    prepare: async (shown) => {
      await shown.getByRole('button', { name: 'Coś się nie zgadza?' }).click()
      await expect(shown.getByLabel('Napisz, co jest źle')).toBeFocused()
    },
  },
  {
    title: 'a gate that lets somebody in',
    address: async () => (await beginRegisterOfJourney()).publish(gatePage()),
    prepare: async (shown) => {
      await shown.getByRole('searchbox').fill('Lis')
      await expect(shown.getByText('TAK', { exact: true })).toBeVisible()
    },
  },
  {
    title: 'a gate that does not know somebody',
    address: async () => (await beginRegisterOfJourney()).publish(gatePage()),
    prepare: async (shown) => {
      await shown.getByRole('button', { name: 'Українська' }).click()
      await shown.getByRole('searchbox').fill('Nowak')
      await expect(shown.getByRole('link', { name: '600 700 800' })).toBeVisible()
    },
  },
  {
    title: 'a training to sign up for, with errors',
    address: async () => {
      const register = await beginRegisterOfJourney()
      return register.publish(signupPage((await register.openBox()).replace('/box#', '')))
    },
    prepare: async (shown) => {
      await shown.getByRole('button', { name: 'Zapisz mnie' }).click()
      await expect(shown.getByText('Podaj imię i\u00a0nazwisko')).toBeVisible()
    },
  },
  {
    title: 'a receipt with an answer',
    address: async () => (await beginRegisterOfJourney()).publish(receiptPage()),
    prepare: (shown) => expect(shown.getByText('Regał jest już zabezpieczony')).toBeVisible(),
  },
  { title: 'a link to own papers that is cut', address: '/mine#v1.cut', prepare: expectAlert },
  {
    title: 'a link to a gate that the server does not have',
    address: `/gate${pageFragment}`,
    expectedErrors: [/404/],
    prepare: expectAlert,
  },
  { title: 'a link of a training that is cut', address: '/signup#v1.cut', prepare: expectAlert },
  {
    title: 'a receipt of what nobody has received yet',
    address: `/receipt${pageFragment}`,
    expectedErrors: [/404/],
    prepare: (shown) => expect(shown.getByText('Firma jeszcze tego nie odebrała')).toBeVisible(),
  },
]

export const PUBLIC: readonly State[] = [
  { title: 'the start page', address: '/' },
  { title: 'the login page', address: '/login' },
  { title: 'the form of a new register', address: '/login/new' },
  { title: 'the page about the service', address: '/about' },
  { title: 'the page of contacts', address: '/contact' },
  { title: 'the page about privacy', address: '/privacy' },
  { title: 'the page without a network', address: '/offline' },
  { title: 'the page that connects a device', address: '/join' },
  {
    title: 'a link to a register that is gone',
    address: `/join#v1.${'a'.repeat(22)}.${'A'.repeat(43)}`,
    expectedErrors: [/404/],
    prepare: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  ...CREW_PAGES,
  { title: 'the check by number', address: '/certificates/verify' },
  { title: 'an address that leads nowhere', address: '/nie-ma-takiej', expectedErrors: [/404/] },
]
