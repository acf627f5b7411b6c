import type { Page } from 'playwright/test'

import { makeSealedKey } from '~/browser/keys/sealed-key.client'

import {
  CENTRE_BEGUN,
  CENTRE_OWNER,
  certificateIssued,
  COMPLETED,
  participates,
  TRAINING,
  trainingPlanned,
} from '../../support/centre-register.ts'
import { expect } from '../../support/journey.ts'
import type { State } from '../../support/state.ts'

const LONG_NAMED = participates('Włodzimierz-Krzysztof', 'Przybyszewski-Świętochłowski', {
  email: 'wlodzimierz.przybyszewski@przedsiebiorstwo.example',
  company: 'Zakłady',
})
const JAN = participates('Jan', 'Bąk')
const PEOPLE = [...LONG_NAMED, ...JAN]

const ISSUED = certificateIssued('issued', LONG_NAMED, { id: 'certificate-of-a-long-name' })

const EMPTY = { as: CENTRE_OWNER, changes: [CENTRE_BEGUN] } as const
const PLANNED = {
  as: CENTRE_OWNER,
  changes: [CENTRE_BEGUN, trainingPlanned({ lastDay: '2026-11-23' }), ...PEOPLE],
} as const
const TRAINED = {
  as: CENTRE_OWNER,
  changes: [CENTRE_BEGUN, trainingPlanned(), ...PEOPLE, COMPLETED, ISSUED],
} as const

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

async function sign(page: Page) {
  await press(page, 'Podpisz')
  await expect(page.getByRole('button', { name: 'Podpisz', exact: true })).toHaveCount(0)
}

async function makeKey(page: Page, opener: string) {
  await press(page, opener)
  await page.getByRole('dialog').getByRole('button', { name: 'Utwórz klucz' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Stores a key that waits for its passphrase, as a copy brings it. */
async function storeLockedKey(page: Page) {
  const { key, sealed } = await makeSealedKey('poprawny koń bateria')
  await page.evaluate(
    ([userId, row]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('pewnik-keys')
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('sealed', 'readwrite')
          transaction.objectStore('sealed').put(row, userId)
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    [CENTRE_OWNER.id, { id: key.id, sealed }] as const,
  )
  await page.reload()
}

export const CENTRE_STATES: readonly State[] = [
  { title: 'the first steps of a centre', ...EMPTY, address: '/dashboard' },
  {
    title: 'the form of participants with a line to correct',
    ...PLANNED,
    address: `${TRAINING}/participants`,
    prepare: async (page) => {
      const list = page.getByLabel('Lista osób')
      await list.fill(
        'Bogumiła Krzyżanowska-Świętochłowicka; bogumila.krzyzanowska@przedsiebiorstwo.example; Zakłady\nJan',
      )
      await press(page, 'Dodaj uczestników')
      await expect(list).toHaveAccessibleDescription(/Popraw wiersze: 2/)
    },
  },
  { title: 'a training of a centre with its participants', ...PLANNED, address: TRAINING },
  { title: 'a list to sign with a column for each day', ...PLANNED, address: `${TRAINING}/attendance` },
  { title: 'the journal of a training of several days', ...PLANNED, address: `${TRAINING}/journal` },
  { title: 'the protocol of an exam', ...TRAINED, address: `${TRAINING}/exam` },
  { title: 'the register of issued papers', ...TRAINED, address: '/trainings/issued' },
  { title: 'the participants of a centre', ...PLANNED, address: '/employees' },
  {
    title: 'the links of a training',
    ...TRAINED,
    address: `${TRAINING}/links`,
    prepare: async (page) => {
      await sign(page)
      await expect(page.getByRole('article')).toHaveCount(1)
    },
  },
  {
    title: 'the code of a signed certificate',
    ...TRAINED,
    address: `/certificates/${ISSUED.certificate.id}`,
    prepare: async (page) => {
      await sign(page)
      await press(page, 'Kod QR')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    title: 'the entry of a revocation to hand over',
    ...TRAINED,
    address: `/certificates/${ISSUED.certificate.id}`,
    prepare: async (page) => {
      await sign(page)
      await press(page, 'Odwołaj')
      await page.getByLabel('Powód odwołania').fill('pomylony uczestnik')
      await press(page, 'Odwołaj certyfikat')
      await expect(page.getByRole('dialog', { name: 'Odwołano. Przekaż to operatorowi' })).toBeVisible()
    },
  },
  { title: 'days and places of birth for papers', ...TRAINED, address: `${TRAINING}/births` },
  { title: 'the papers of a training', ...TRAINED, address: `${TRAINING}/completion` },
  {
    title: 'the programme of a training with an error',
    ...TRAINED,
    address: `${TRAINING}/programme`,
    prepare: async (page) => {
      await page.getByLabel('Temat szkolenia').first().fill('Regulacje prawne')
      await press(page, 'Zapisz program')
      await expect(page.getByLabel('Wykłady (h)').first()).toHaveAccessibleDescription(/Podaj godziny/)
    },
  },
  {
    title: 'the form of a new key with errors',
    ...EMPTY,
    address: '/settings?tab=account',
    prepare: async (page) => {
      await press(page, 'Utwórz klucz')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: 'Utwórz klucz' }).press('Enter')
      await expect(dialog.getByText('Popraw dane')).toBeVisible()
    },
  },
  {
    title: 'a key that the server does not know, after another one',
    ...EMPTY,
    address: '/settings?tab=account',
    prepare: async (page) => {
      await makeKey(page, 'Utwórz klucz')
      await makeKey(page, 'Nowy klucz')
      await expect(page.getByText(/nie ma go na liście serwera/)).toBeVisible()
    },
  },
  {
    title: 'a key that waits for its passphrase',
    ...EMPTY,
    address: '/settings?tab=account',
    prepare: async (page) => {
      await storeLockedKey(page)
      await press(page, 'Odblokuj')
      await expect(page.getByLabel('Hasło klucza')).toHaveAccessibleDescription('Podaj hasło')
    },
  },
]
