import type { Page } from 'playwright/test'

import { certificateAdded } from '../support/changes.ts'
import { expect, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'

const janLis = (id: string, facts: { position: string; employeeNumber?: string }) => {
  const saved = personSaved(id, 'Jan', 'Lis')
  return { ...saved, person: { ...saved.person, ...facts } }
}

const CREW = [
  janLis('first', { position: 'spawacz', employeeNumber: '7' }),
  janLis('second', { position: 'spawacz', employeeNumber: '12' }),
  personSaved('ewa', 'Ewa', 'Mól'),
]

const CERTIFICATES = CREW.map(({ person }, index) =>
  certificateAdded(person.id, {
    userId: person.id,
    number: `KPP-${index}`,
    status: 'active',
    expiryDate: '2026-12-05',
  }),
)

const NAMES = ['Jan Lis, nr\u00a07', 'Jan Lis, nr\u00a012', 'Ewa Mól']

async function expectOffered(page: Page, label: string) {
  for (const name of NAMES)
    await expect(
      page.getByLabel(label, { exact: true }).getByRole('option', { name, exact: true }),
    ).toHaveCount(1)
}

test('namesakes are told apart where one is chosen', async ({ page }) => {
  await openRegister(page, [...CREW, ...CERTIFICATES], '/certificates/new', 'Dodaj certyfikat')
  await expectOffered(page, 'Osoba')
  await page.goto('/calendar')
  await expectOffered(page, 'Terminy')
  await page.goto('/reports/new')
  await page.getByText('Wypadek', { exact: true }).click()
  await expectOffered(page, 'Osoba poszkodowana (opcjonalnie)')
  await expectOffered(page, 'Osoba zgłaszająca')
  await expect(page.getByRole('checkbox', { name: 'Jan Lis spawacz, nr 7' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Jan Lis spawacz, nr 12' })).toBeVisible()
})

test('namesakes are told apart on their certificates, in the calendar and in the search', async ({
  page,
}) => {
  await openRegister(page, [...CREW, ...CERTIFICATES], '/certificates', 'Certyfikaty')
  for (const name of NAMES)
    await expect(page.getByRole('article').getByText(name, { exact: true })).toBeVisible()
  await page.goto('/calendar?date=2026-12-05')
  for (const name of NAMES) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Szukaj wszędzie' }).click()
  await page.getByRole('combobox', { name: 'Osoba, numer, nazwa lub ekran' }).fill('jan lis')
  await expect(page.getByRole('group', { name: 'Osoby' }).getByRole('option')).toHaveText([
    /spawacz · nr\s7/,
    /spawacz · nr\s12/,
  ])
})
