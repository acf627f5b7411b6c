import type { Page } from 'playwright/test'

import { shiftDay } from '~/domain/words/day'

import { expect } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { expectDraft } from '../support/own-data.ts'
import { openRegister } from '../support/own-register.ts'
import { PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

const TITLE = 'Szkolenie okresowe BHP – stanowiska robotnicze'

/** A warehouse worker with periodic training that ends on that day. */
const worker = (id: string, firstName: string, lastName: string, expiryDate?: string) => {
  const saved = personSaved(id, firstName, lastName)
  const person = { ...saved.person, hiredOn: '2019-03-04' }
  const certificate = {
    id: `bhp-${id}`,
    userId: person.id,
    type: 'bhp',
    scope: 'workers',
    number: `BHP-${id}`,
    issueDate: expiryDate && shiftDay(expiryDate, { years: -3 }),
    expiryDate,
    status: 'active',
    enteredBy: 'Jan Próbny',
  }
  return [
    { ...saved, person },
    ...(expiryDate ? [{ kind: 'certificate-added', id: `c-${id}`, day: '2026-11-20', certificate }] : []),
  ]
}

const REGISTER = [
  PAPERS_ELSEWHERE,
  ...worker('1', 'Anna', 'Bąk', '2029-05-01'),
  ...worker('2', 'Ewa', 'Ćwik', '2026-11-09'),
  ...worker('3', 'Ola', 'Dudek', '2026-12-03'),
  ...worker('4', 'Jan', 'Żak'),
]

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name })

async function fillPlan(page: Page) {
  await page.getByLabel('Data').fill('2026-11-21')
  await page.getByLabel('Od godziny').fill('08:00')
  await page.getByLabel('Do godziny').fill('15:00')
  await page.getByLabel('Miejsce', { exact: true }).fill('Sala konferencyjna')
  await page.getByLabel('Prowadzący').fill('Krystyna Zewnętrzna')
}

test('people who were ticked in a list are planned for, invited on paper and asked to sign', async ({
  page,
}) => {
  await openRegister(page, REGISTER, '/trainings/new?type=bhp&scope=workers', 'Zaplanuj szkolenie')
  // A list of people hands over those who were ticked there. Afterwards the draft counts, also after a reload.
  await page.evaluate(() => {
    history.replaceState(
      { usr: { people: ['person-4', 'person-1', 'person-2', 'stranger'] }, key: 'from-list' },
      '',
    )
  })
  await page.reload()
  await expect(page.getByText(/^Zaznaczono: 3\sosoby$/)).toBeVisible()
  await tick(page, 'Jan Żak').uncheck()
  await expectDraft(page, '"chosen":["person-1 person-2"]')
  await page.reload()
  await expect(page.getByText(/^Zaznaczono: 2\sosoby$/)).toBeVisible()
  await expect(tick(page, 'Anna Bąk')).toBeChecked()
  await fillPlan(page)
  await page.getByRole('button', { name: 'Zapisz szkolenie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()

  await page.getByRole('link', { name: 'Zaproszenie do druku' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Drukuj zaproszenie' })).toBeVisible()
  const invitation = await printedPages(page)
  expect(invitation).toHaveLength(1)
  expect(invitation).toPrint(
    'Zapraszamy na szkolenie',
    TITLE,
    'Sobota, 21 listopada 2026, 8:00–15:00',
    'Bąk',
    'Ćwik',
    'Zakłady Kontrolne, podpis zapraszającego',
  )
  expect(invitation).not.toPrint('Strona szkolenia')
  await page.getByRole('link', { name: 'Strona szkolenia' }).press('Enter')
  await page.getByRole('link', { name: 'Lista obecności do podpisu' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Lista obecności' })).toBeVisible()
  expect(await printedPages(page)).toPrint('Ewa Ćwik', 'magazynier', 'Podpis prowadzącego')

  await page.getByRole('link', { name: 'Strona szkolenia' }).press('Enter')
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).press('Enter')
  await page.getByRole('link', { name: 'Odnotuj certyfikaty' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Odnotowanie certyfikatów' })).toBeVisible()
  await page.getByLabel('Kto wydał zaświadczenia').fill('Ośrodek Zewnętrzny')
  await page.getByRole('button', { name: 'Odnotuj certyfikaty' }).press('Enter')
  await expect(page.getByText(/^Odnotowano certyfikaty: 2\sz\s2$/)).toBeVisible()
})
