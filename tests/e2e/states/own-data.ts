import { expect, type Page } from 'playwright/test'

import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'

import { ACCIDENT, ELECTRICAL, SIGN_UP } from '../../support/annas-changes.ts'
import { ownKindSaved } from '../../support/changes.ts'
import { toast } from '../../support/locators.ts'
import { BEGUN, OWNER } from '../../support/owner.ts'
import { ANNA } from '../../support/sample.ts'
import { TODAY } from '../../support/server.ts'
import type { State } from '../../support/state.ts'

const DATA = {
  as: 'Pracownik',
  address: '/settings?tab=data',
  changes: [ELECTRICAL, ACCIDENT, SIGN_UP],
} as const
const REGISTER = { as: OWNER, changes: [BEGUN] } as const
const LONG_COMPANY = 'Przedsiębiorstwo Wielobranżowe Świętochłowice-Zgorzelec sp. z o.o. sp. k.'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function chooseFile(page: Page, records: unknown[], name = 'kopia.json'): Promise<void> {
  await page.getByLabel('Plik z kopią danych').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(backupText({ ...NO_DATA, records }, ANNA, TODAY)),
  })
  await expect(page.getByRole('form', { name: 'Dane z pliku' })).toBeVisible()
}

export const OWN_DATA: readonly State[] = [
  {
    title: 'own data beside unreadable copies and the preview of a file',
    ...DATA,
    changes: [...DATA.changes, { kind: 'unknown', id: 'x'.repeat(60) }],
    unreadable: [
      { source: 'settings', text: '{"damaged' },
      { source: 'drafts', text: '{' },
    ],
    hasLateNotice: true,
    prepare: (page) =>
      chooseFile(page, [ELECTRICAL, { kind: 'x'.repeat(200) }], `${'a-very-long-name'.repeat(8)}.json`),
  },
  {
    title: 'the dialog before an erasure',
    ...DATA,
    prepare: async (page) => {
      await press(page, 'Usuń dane')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    title: 'data that a file has replaced',
    ...DATA,
    prepare: async (page) => {
      await chooseFile(page, [ACCIDENT])
      await page.getByText('Zastąp zapisane').click()
      await press(page, 'Wczytaj dane')
      await press(page, 'Zastąp dane')
      await expect(page.getByRole('button', { name: 'Przywróć poprzednie dane' })).toBeVisible()
    },
  },
  {
    title: 'the dialog of a copy with a passphrase',
    ...DATA,
    prepare: async (page) => {
      await press(page, 'Kopia z hasłem')
      await expect(page.getByRole('dialog', { name: 'Kopia z hasłem' })).toBeVisible()
    },
  },
  {
    title: 'the account with errors',
    as: 'Pracownik',
    address: '/settings?tab=account',
    prepare: async (page) => {
      await page.getByLabel('Nazwisko').fill('')
      await page.getByLabel('Adres e-mail', { exact: true }).fill('ania')
      await press(page, 'Zapisz dane')
      await expect(page.getByRole('group', { name: /^Popraw dane/ })).toBeVisible()
    },
  },
  { title: 'the data of a register', ...REGISTER, address: '/settings?tab=data' },
  {
    title: 'the login page after a register was deleted',
    ...REGISTER,
    address: '/settings?tab=data',
    prepare: async (page) => {
      await press(page, 'Usuń rejestr')
      await page.getByLabel('Nazwa rejestru').fill(OWNER.company)
      await page.getByRole('dialog').getByRole('button', { name: 'Usuń rejestr' }).click()
      await expect(toast(page, 'Usunięto rejestr')).toBeVisible()
    },
  },
  {
    title: 'the login page of a browser with a register of a long name',
    as: OWNER,
    changes: [{ ...BEGUN, owner: { ...BEGUN.owner, company: LONG_COMPANY } }],
    address: '/settings',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Wyloguj' }).first().click()
      await expect(page.getByRole('button', { name: /^Otwórz:/ })).toBeVisible()
    },
  },
  { title: 'the archive of a register', ...REGISTER, address: '/employees/archive' },
  { title: 'how long files are kept', ...REGISTER, address: '/employees/retention' },
  { title: 'what people are told of their data', ...REGISTER, address: '/employees/privacy-notice' },
  { title: 'an authorisation to read data', ...REGISTER, address: '/employees/data-authorization' },
  {
    title: 'the kinds of a register, one of them with a long name',
    as: OWNER,
    changes: [
      BEGUN,
      ownKindSaved('long', {
        name: 'Uprawnienia do obsługi przenośników taśmowych i maszyn wyciągowych klasy trzeciej'.slice(
          0,
          80,
        ),
      }),
    ],
    address: '/employer/kinds',
  },
  {
    title: 'the form of a kind with errors',
    ...REGISTER,
    address: '/employer/kinds/new',
    prepare: async (page) => {
      await page.getByLabel('Do kiedy jest ważne').selectOption({ index: 1 })
      await press(page, 'Zapisz rodzaj')
      await expect(page.getByText('Podaj nazwę rodzaju').first()).toBeVisible()
    },
  },
]
