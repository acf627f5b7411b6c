import type { Page } from 'playwright/test'

import { reportFiled } from '../support/changes.ts'
import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { OWNER, personSaved } from '../support/owner.ts'

const janLis = (id: string, position: string) => {
  const saved = personSaved(id, 'Jan', 'Lis')
  return { ...saved, person: { ...saved.person, position } }
}

const WELDER = janLis('welder', 'spawacz')
const FITTER = janLis('fitter', 'ślusarz')

const injured = (page: Page) => page.getByLabel('Osoba poszkodowana (opcjonalnie)')
const send = (page: Page) => page.getByRole('button', { name: 'Zapisz zgłoszenie' })
const accidents = (page: Page) => page.getByRole('region', { name: 'Wypadki' })
const verdict = (page: Page) => page.getByRole('region', { name: 'Czy może pracować' })

async function beginAccident(page: Page) {
  await openRegister(page, [WELDER, FITTER], '/reports/new', 'Nowe zgłoszenie')
  await page.getByText('Wypadek', { exact: true }).click()
  await page.getByLabel('Opis zdarzenia').fill('Skaleczenie o krawędź blachy')
}

test('the accident stands on the page of the injured one of two namesakes, and not on the other’s', async ({
  page,
}) => {
  await beginAccident(page)
  await injured(page).selectOption('Jan Lis, spawacz')
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wypadek' })).toBeFocused()
  await page.getByRole('link', { name: 'Jan Lis, spawacz' }).click()

  await expect(page.getByText('spawacz · Zakłady Kontrolne')).toBeVisible()
  await expect(accidents(page).getByRole('listitem')).toHaveText([/Wypadek z\s21\.11\.2026\s*Nowy/])
  await expectAccessibleEverywhere(page)
  await page.emulateMedia({ media: 'print' })
  await expect(verdict(page)).toBeVisible()
  await expect(accidents(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await accidents(page).getByRole('link').click()
  await expect(page.getByText('Skaleczenie o krawędź blachy')).toBeVisible()

  await page.goto(`/employees/${FITTER.person.id}`)
  await expect(page.getByText('ślusarz · Zakłady Kontrolne')).toBeVisible()
  await expect(verdict(page)).toBeVisible()
  await expect(accidents(page)).toHaveCount(0)
})

test('somebody who is not of the crew is named in words, and on nobody’s page', async ({ page }) => {
  await beginAccident(page)
  await injured(page).selectOption('Ktoś spoza załogi')
  await page.getByLabel('Kto ucierpiał').fill('Jan Lis, kierowca firmy przewozowej')
  await injured(page).selectOption('Jan Lis, ślusarz')
  await expect(page.getByLabel('Kto ucierpiał')).toHaveCount(0)
  await injured(page).selectOption('Ktoś spoza załogi')
  await expect(page.getByLabel('Kto ucierpiał'), 'nothing typed is lost').toHaveValue(/kierowca/)
  await send(page).click()
  await expect(page.getByText('Jan Lis, kierowca firmy przewozowej')).toBeVisible()
  for (const { person } of [WELDER, FITTER]) {
    await page.goto(`/employees/${person.id}`)
    await expect(verdict(page)).toBeVisible()
    await expect(accidents(page)).toHaveCount(0)
  }
})

test('a person who has left stays named, with their accident on their page', async ({ page }) => {
  const filed = reportFiled('fall', { reportedBy: OWNER.id, injuredId: WELDER.person.id, injured: undefined })
  const archived = { kind: 'person-archived', id: 'archived', day: '2026-11-21', personId: WELDER.person.id }
  await openRegister(page, [WELDER, filed, archived], '/reports/report-fall', 'Wypadek')
  await page.getByRole('link', { name: 'Jan Lis' }).click()
  await expect(page.getByText('Ta osoba jest w archiwum')).toBeVisible()
  await expect(accidents(page).getByRole('link')).toHaveText(/Wypadek z\s21\.11\.2026/)
})

test('an employer of the sample comes from the report to the person and back', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/reports/vGvEw5K7zgw3L3Qt', 'Wypadek')
  await page.getByRole('link', { name: 'Anna Dąbrowska' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Dąbrowska' })).toBeVisible()
  await accidents(page).getByRole('link').click()
  await expect(page).toHaveURL('/reports/vGvEw5K7zgw3L3Qt')
})
