import { addParticipants, addTraining, beginCentre, issue } from '../support/centre.ts'
import { expect } from '../support/journey.ts'
import { test } from '../support/one-window.ts'

test('a centre begins a register and comes from the first steps to certificates', async ({ page }) => {
  await page.goto('/login/new')
  await page.getByLabel('Rola').selectOption('Ośrodek Szkoleniowy')
  await page.getByRole('button', { name: 'Załóż rejestr' }).click()
  await expect(page.getByLabel('Nazwa ośrodka')).toHaveAccessibleDescription(/Podaj nazwę ośrodka/)
  await beginCentre(page)
  const steps = page.getByRole('region', { name: 'Zacznij tutaj' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await steps.getByRole('link', { name: 'Otwórz uczestników' }).click()
  await expect(page.getByText('Brak uczestników')).toBeVisible()
  await addTraining(page)
  await addParticipants(page, 'Łucja Ćwiąkała; lucja@firma.pl; Zakłady X\nJan Bąk')
  await issue(page)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Zofia' })).toBeVisible()
  await expect(steps).toBeHidden()
})
