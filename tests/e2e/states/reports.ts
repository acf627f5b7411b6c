import type { Page } from 'playwright/test'

import { ACCIDENT_STEPS } from '~/domain/reports/accident'

import { TODAY } from '../../support/builders.ts'
import { reportFiled } from '../../support/changes.ts'
import { expect } from '../../support/journey.ts'
import { BEGUN, OWNER } from '../../support/owner.ts'
import { choosePhotos, drawPng } from '../../support/photos.ts'
import { REPORT_OF_ANNA } from '../../support/sample.ts'
import type { State } from '../../support/state.ts'
import { turnOnVault } from '../../support/vault-journey.ts'

const accident = { who: 'employee', severity: 'serious' } as const
const SERIOUS = [BEGUN, reportFiled('fall', { reportedBy: OWNER.id, accident })]
const ofOwner = { as: OWNER, changes: SERIOUS } as const
const ofEmployer = { as: 'Pracodawca', address: `/reports/${REPORT_OF_ANNA}` } as const

const send = (page: Page) => page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()

async function beginAccident(page: Page) {
  await page.getByText('Wypadek', { exact: true }).click()
  await choosePhotos(page, [await drawPng(page, 60, 40), await drawPng(page, 90, 60)])
}

/** Opens a box of the owner's register, whose poster is shown then. */
async function openBox(page: Page) {
  await turnOnVault(page, 'komputer w\u00a0biurze')
  await page.goto('/reports/boxes')
  await page.getByLabel('Gdzie będzie wisieć plakat').fill('Hala A')
  await page.getByRole('button', { name: 'Otwórz skrzynkę' }).click()
  await expect(page.getByRole('img', { name: 'Kod QR skrzynki' })).toBeVisible()
}

export const REPORTS: readonly State[] = [
  { title: 'the poster of a box', ...ofOwner, address: '/reports', prepare: openBox },
  {
    title: 'the boxes of a register, with the question before one is closed',
    ...ofOwner,
    address: '/reports',
    prepare: async (page) => {
      await openBox(page)
      await page.getByRole('link', { name: 'Skrzynka zgłoszeń' }).click()
      await page.getByRole('button', { name: /^Zamknij.*Hala A/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    title: 'the form of an accident with photos and with what it refuses',
    as: 'Pracownik',
    address: '/reports/new',
    prepare: async (page) => {
      await beginAccident(page)
      await page.getByLabel('Świadkowie (opcjonalnie)').fill('a')
      await page.getByLabel('Osoba poszkodowana (opcjonalnie)').selectOption('Ktoś spoza załogi')
      await page.getByLabel('Jak ciężki jest wypadek').selectOption('Śmiertelny')
      await send(page)
      await expect(page.getByRole('group', { name: 'Popraw dane w formularzu' })).toBeFocused()
    },
  },
  {
    title: 'the report of a worker with photos, which is just filed',
    as: 'Pracownik',
    address: '/reports/new',
    prepare: async (page) => {
      await beginAccident(page)
      await page.getByLabel('Opis zdarzenia').fill('Poślizgnięcie na oleju przy regale')
      await send(page)
      await expect(page.getByRole('img', { name: 'Zdjęcie 1.jpg' })).toBeVisible()
    },
  },
  {
    title: 'a serious accident of which nobody has told the inspector, with what the law says',
    ...ofOwner,
    address: '/reports/report-fall',
    prepare: async (page) => {
      await page.getByText(/co mówi prawo$/).press('Enter')
      await expect(page.getByText('Zatrzymaj to, co zagraża')).toBeVisible()
    },
  },
  {
    title: 'an accident with all its steps',
    as: OWNER,
    changes: [
      ...SERIOUS,
      ...ACCIDENT_STEPS.map((step) => {
        return {
          kind: 'accident-step-done',
          id: step,
          day: TODAY,
          reportId: 'report-fall',
          step,
          doneOn: TODAY,
        }
      }),
    ],
    address: '/reports/report-fall',
  },
  {
    title: 'the question before an accident is closed',
    ...ofOwner,
    address: '/reports/report-fall',
    prepare: async (page) => {
      await page.getByLabel('Nowy status').selectOption('Zamknięty')
      await page.getByRole('button', { name: 'Zmień status' }).click()
      await expect(page.getByLabel('Zamykam mimo otwartych kroków')).toHaveAccessibleDescription(/Zaznacz/)
    },
  },
  {
    title: 'a closed report with a long reason and a measure that is done',
    ...ofEmployer,
    changes: [
      {
        kind: 'report-moved',
        id: 'closed',
        day: TODAY,
        reportId: REPORT_OF_ANNA,
        status: 'closed',
        note: 'Regał sprawdzony, wózek wycofany z ruchu. '.repeat(9),
      },
      {
        kind: 'measure-done',
        id: 'done',
        day: TODAY,
        reportId: REPORT_OF_ANNA,
        measureId: `${REPORT_OF_ANNA}-1`,
        doneOn: TODAY,
        note: 'Odbojnice stoją',
      },
    ],
  },
  {
    title: 'the form of a measure with what it refuses',
    ...ofEmployer,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dodaj działanie' }).click()
      await page.getByRole('button', { name: 'Zapisz działanie' }).click()
      await expect(page.getByLabel('Co zrobić')).toHaveAccessibleDescription('Napisz, co trzeba zrobić')
    },
  },
  { title: 'the statistics', as: 'Administrator', address: '/reports/statistics' },
  {
    title: 'the statistics as tables, with a headcount that is refused',
    as: 'Pracodawca',
    address: '/reports/statistics',
    prepare: async (page) => {
      await page.getByText('Liczba zatrudnionych').click()
      const present = page.getByLabel(/^Zatrudnieni w\s2026$/)
      await present.fill('dwieście')
      await present.press('Enter')
      await expect(present).toHaveAccessibleDescription(/Podaj liczbę osób/)
      const tables = page.getByRole('button', { name: 'Pokaż tabelę' })
      for (let left = await tables.count(); left > 0; left -= 1) await tables.first().click()
      await expect(tables).toHaveCount(0)
    },
  },
  {
    title: 'the statistics of an empty register',
    as: OWNER,
    changes: [BEGUN],
    address: '/reports/statistics',
  },
  { title: 'the register of accidents', as: 'Pracodawca', address: '/reports/register' },
  {
    title: 'an entry of the register of accidents with what it refuses',
    as: 'Pracodawca',
    address: '/reports/register',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Uzupełnij wpis/ })
        .first()
        .click()
      await page.getByLabel('Dni niezdolności').fill('dwa')
      await page.getByRole('button', { name: 'Zapisz wpis' }).click()
      await expect(page.getByLabel('Dni niezdolności')).toHaveAccessibleDescription(/Podaj liczbę dni/)
    },
  },
]
