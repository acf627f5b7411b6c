import type { Page } from 'playwright/test'

import { addParticipants, addTraining, beginCentre, fillInCertificate } from '../support/centre.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
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

test('a form that is open in two tabs records its certificates once, and shows in the other tab which they are', async ({
  page,
  context,
}) => {
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
  await expectAccessible(other)

  await other.reload()
  await expect(other.getByLabel('Data ważności')).toHaveValue('2030-01-31')
  await page.goto('/certificates')
  await expect(page.getByText('3 certyfikaty', { exact: true })).toBeVisible()
  await page.goto(`${training}/links`)
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByText('Bez podpisu')).toHaveCount(0)

  await test.step('another certificate in a copy of the form is saved on purpose only, with a signature of its own', async () => {
    await fillInCertificate(page)
    await expectDraft(page)
    await other.goto('/certificates/new')
    await expect(other.getByLabel('Data wydania')).toHaveValue(TODAY)
    await other.getByLabel('Osoba').selectOption('Ewa Lis')
    await other.getByLabel('Numer').fill('KIER/2')

    await saveButton(page).click()
    await expect(page.getByRole('button', { name: 'Kopiuj link' })).toBeVisible()
    await saveButton(other).click()
    await expect(refusal(other).getByRole('link', { name: /KIER\/1 – Jan Bąk/ })).toBeVisible()
    await page.goto('/certificates')
    await expect(page.getByText('4 certyfikaty', { exact: true })).toBeVisible()

    await saveButton(other).click()
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(other.getByText('KIER/2').first()).toBeVisible()
    await expect(other.getByRole('button', { name: 'Kopiuj link' })).toBeVisible()
    await expect(
      other.getByRole('region', { name: 'Historia' }).getByText('Dodany podpis wystawcy'),
    ).toHaveCount(1)
  })
})
