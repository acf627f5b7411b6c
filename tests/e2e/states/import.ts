import type { Page } from 'playwright/test'

import { expect } from '../../support/journey.ts'
import { personSaved } from '../../support/owner.ts'
import type { State } from '../../support/state.ts'

const SCREEN = { as: 'Pracodawca', address: '/employees/import' } as const
const JAN = personSaved('jan', 'Jan', 'Lis')

async function paste(page: Page, ...rows: string[]): Promise<void> {
  await page.getByLabel('Albo wklej tabelę').fill(rows.join('\n').replaceAll(' | ', '\t'))
  await page.getByRole('button', { name: 'Wczytaj wklejoną tabelę' }).click()
  await expect(page.getByRole('region', { name: 'Pierwsze wiersze arkusza' })).toBeVisible()
}

const goOn = (page: Page) => page.getByRole('button', { name: /^Dalej/ }).click()

/** A sheet with cells that are wrong, unclear, unknown or formulas, and rows that are nobody. */
const SHEET_WITH_ERRORS = [
  'Nazwisko i imię | Rodzaj | Numer | Wydano | Ważne do',
  'Ćwiąkała Łucja | SEP E G1 | 1 | 12.03.2026 | 31.02.2031',
  'Ósmak Bogusław | Dopuszczenie W2 | 2 | 02.05.2021 | 02.05.2031',
  'Źrebięca Żaneta | BHP robotnicze | 3 | 04/05/2024 | 15-03-27',
  'W-12 | BHP robotnicze | 4 | 04.05.2024 | ',
  "=cmd|'/c calc'!A1 | BHP robotnicze | 6 | 04.05.2024 | ",
  'RAZEM: 5 |  |  |  | ',
]

export const IMPORT: readonly State[] = [
  {
    title: 'the columns of a sheet',
    ...SCREEN,
    prepare: async (page) => {
      await paste(
        page,
        'Wykaz pracowników',
        'Lp. | Nazwisko i imię | Stanowisko | Dział | Data zatrudnienia | Badania lekarskie do | Szkolenie BHP | UDT wózek | Uwagi',
        '1 | Kowalski Jan | Operator | Magazyn | 01.03.2019 | 30.11.2028 | 04.05.2027 | 04.05.2031 | urlop do maja',
        '2 | Nowak Anna | Kadrowa | Biuro | 15.09.2021 | XII 2027 | 15-03-26 | brak | brak',
      )
      await expect(page.getByRole('region', { name: 'Jak to się wczyta' })).toBeVisible()
    },
  },
  {
    title: 'columns that lack something',
    ...SCREEN,
    prepare: async (page) => {
      await paste(page, 'Kto | Lp. | SEP', 'Lis Jan | 1 | 04.05.2027', 'Kos Ewa | 2 | 04.05.2027')
      await goOn(page)
      await expect(page.getByLabel('Co jest w kolumnie Kto')).toBeFocused()
    },
  },
  {
    title: 'people of a sheet who are doubtful',
    ...SCREEN,
    changes: [JAN],
    prepare: async (page) => {
      await paste(page, 'Nazwisko i imię | Nr pracownika | Stanowisko', 'Lis Jan | 8 | Monter')
      await goOn(page)
      await goOn(page)
      await page.getByRole('button', { name: 'Wczytaj', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    title: 'what a sheet says otherwise of known people',
    ...SCREEN,
    changes: [{ ...JAN, person: { ...JAN.person, employeeNumber: '7', phone: '500 000 100' } }],
    prepare: async (page) => {
      await paste(
        page,
        'Nazwisko i imię | Nr pracownika | Stanowisko | Telefon',
        'Lis Jan | 7 | Operator wózka jezdniowego | 600 000 200',
      )
      await goOn(page)
      await goOn(page)
      await page.getByRole('button', { name: /^Wszystko z\sarkusza/ }).click()
      await page.getByLabel('Na stanowisku od').fill('')
      await page.getByRole('button', { name: 'Wczytaj', exact: true }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    title: 'the end of an import',
    ...SCREEN,
    prepare: async (page) => {
      await paste(page, ...SHEET_WITH_ERRORS)
      await goOn(page)
      await goOn(page)
      await page.getByRole('button', { name: 'Wczytaj', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Wczytano' })).toBeVisible()
    },
  },
  {
    title: 'earlier imports',
    ...SCREEN,
    changes: [
      {
        kind: 'sheet-imported',
        id: 'import',
        day: '2026-11-21',
        people: [{ id: 'p1', firstName: 'Łucja', lastName: 'Ćwiąkała' }],
        restored: [],
        certificates: [],
      },
    ],
  },
  {
    title: 'a person with a cell of a sheet that nobody could read',
    as: 'Pracodawca',
    address: `/employees/${JAN.person.id}`,
    changes: [
      JAN,
      {
        kind: 'unread-cells-imported',
        id: 'unread',
        day: '2026-11-21',
        cells: [
          {
            id: 'cell',
            userId: JAN.person.id,
            heading: 'BHP robotnicze ważne do',
            text: 'po świętach',
            reason: 'To nie jest data. Wpisz d.m.rrrr',
          },
        ],
      },
    ],
  },
]
