import { expect, openMore } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { addPerson, beginRegister, recordPapers } from '../support/register.ts'

test('an employer adds a person, records all papers, and dismisses them', async ({ page }) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  const verdict = page.getByRole('region', { name: 'Czy może pracować' })
  await recordPapers(page, { done: '2026-10-19', nextExamination: '2028-10-19' })
  await expect(verdict).toContainText('podaj datę zatrudnienia')
  await openMore(page)
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await page.getByLabel('Data zatrudnienia').fill('2025-10-20')
  await page.getByLabel('Ostatni dzień pracy').fill('2026-11-20')
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(page.getByText(/^Ta osoba jest w\sarchiwum/)).toBeVisible()
})
