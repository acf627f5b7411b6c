import type { Page } from 'playwright/test'

import { addParticipants, addTraining, beginCentre, fillInCertificate } from '../support/centre.ts'
import { expect, expectAccessibleEverywhere, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'
import { TODAY } from '../support/server.ts'

// A refused form answers 400.
test.use({ expectedErrors: [/status of 400/] })

const refusal = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Ten formularz jest już zapisany, z inną treścią' })
const issueButton = (page: Page) => page.getByRole('button', { name: 'Wystaw certyfikaty' })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Zapisz certyfikat' })
const cards = (page: Page) => page.getByRole('article')

/** Waits until what is typed is kept, so that another tab opens the same draft. */
async function expectDraft(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Odrzuć szkic' })).toBeVisible()
}

test('certificates are issued once, and the other tab shows which', async ({ page, context }) => {
  await beginCentre(page)
  await addTraining(page)
  const training = page.url()
  await addParticipants(page, 'Łucja Ćwiąkała\nJan Bąk\nEwa Lis')
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).click()
  await page.getByRole('link', { name: 'Wystaw certyfikaty' }).click()
  await page.getByLabel('Numeruj od').fill('BHP/2026/0500')
  await expectDraft(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('Numeruj od')).toHaveValue('BHP/2026/0500')

  await issueButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Linki i kody QR' })).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await other.getByLabel('Data ważności').fill('2030-01-31')
  await issueButton(other).click()
  await expect(refusal(other).getByRole('link')).toHaveCount(3)
  await expect(refusal(other).getByRole('link', { name: /BHP\/2026\/0501 – Jan Bąk/ })).toBeVisible()
  await expectAccessibleEverywhere(other)

  await other.reload()
  await expect(other.getByLabel('Data ważności')).toHaveValue('2030-01-31')
  await page.goto('/certificates')
  await expect(page.getByText('3 certyfikaty', { exact: true })).toBeVisible()
  await page.goto(`${training}/links`)
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByText('Bez podpisu')).toHaveCount(0)
})

test('another certificate in a copy of the form is saved on purpose only, with a signature of its own', async ({
  page,
  context,
}) => {
  await beginCentre(page)
  await addTraining(page)
  await addParticipants(page, 'Jan Bąk\nEwa Lis')
  await fillInCertificate(page)
  await expectDraft(page)
  const other = await context.newPage()
  await other.goto('/certificates/new')
  await expect(other.getByLabel('Data wydania')).toHaveValue(TODAY)
  await other.getByLabel('Osoba').selectOption('Ewa Lis')
  await other.getByLabel('Numer').fill('KIER/2')

  await saveButton(page).click()
  await expect(page.getByRole('button', { name: 'Kopiuj link' })).toBeVisible()
  await saveButton(other).click()
  await expect(refusal(other).getByRole('link', { name: /KIER\/1 – Jan Bąk/ })).toBeVisible()
  await page.goto('/certificates')
  await expect(page.getByText('1 certyfikat', { exact: true })).toBeVisible()

  await saveButton(other).click()
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(other.getByText('KIER/2').first()).toBeVisible()
  await expect(other.getByRole('button', { name: 'Kopiuj link' })).toBeVisible()
  await expect(
    other.getByRole('region', { name: 'Historia' }).getByText('Dodany podpis wystawcy'),
  ).toHaveCount(1)
})

test('another person in a copy of the form has an address of their own', async ({ page, context }) => {
  await openRegister(page, [], '/employees/new', 'Dodaj pracownika')
  await page.getByLabel('Imię').fill('Jan')
  await page.getByLabel('Nazwisko').fill('Bąk')
  await page.getByLabel('E-mail (opcjonalnie)').fill('budowa@zaklady.example')
  await expectDraft(page)
  const other = await context.newPage()
  await other.goto('/employees/new')
  await expect(other.getByLabel('E-mail (opcjonalnie)')).toHaveValue('budowa@zaklady.example')
  await other.getByLabel('Imię').fill('Ewa')

  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jan Bąk' })).toBeVisible()
  await other.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expect(other.getByText('Ten adres ma już inna osoba').first()).toBeVisible()
  await expect(other.getByLabel('Imię')).toHaveValue('Ewa')
  await page.goto('/employees')
  await expect(page.getByText('1 pracownik', { exact: true })).toBeVisible()
})
