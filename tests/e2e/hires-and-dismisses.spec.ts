import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { addPerson, beginRegister } from '../support/register.ts'

const verdict = (page: Page) => page.getByRole('region', { name: 'Czy może pracować' })
const hired = (page: Page) => page.getByLabel('Data zatrudnienia')
const left = (page: Page) => page.getByLabel('Ostatni dzień pracy')
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz zmiany' }).click()

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zmiana danych pracownika' })).toBeVisible()
}

test('whoever was hired last month may work until the first training is due', async ({ page }) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'spawacz')
  await expect(verdict(page)).toContainText('Nie wiadomo, czy może dziś pracować')
  await expect(verdict(page)).toContainText('BHP: podaj datę zatrudnienia')
  await page.goto('/dashboard')
  const task = page.getByRole('listitem').filter({ hasText: 'Łucja Ćwiąkała' })
  await expect(task).toContainText('BHP: podaj datę zatrudnienia')
  await task.getByRole('link', { name: /^Uzupełnij dane/ }).click()
  await hired(page).fill('2026-10-20')
  await save(page)

  await expect(verdict(page)).toContainText('Może pracować do 20.10.2027')
  await expect(page.getByText('zatrudnienie od 20.10.2026')).toBeVisible()
  const bhp = page.getByRole('region', { name: 'Wymagane na tym stanowisku' })
  await expect(bhp).toContainText(/pierwsze szkolenie ?do 20\.10\.2027/)
  await expectAccessibleEverywhere(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard')
  await expect(task).toHaveCount(0)
  await page.goto('/employees/duty')
  await expect(page.getByRole('row', { name: /Łucja Ćwiąkała/ })).toContainText(
    /Do 20\.10\.2027.*pierwsze szkoleniedo 20\.10\.2027/,
  )
  await expectAccessibleEverywhere(page)

  await page.getByRole('link', { name: 'Łucja Ćwiąkała' }).click()
  await openForm(page)
  await expectAccessibleEverywhere(page)
  await hired(page).fill('2025-10-20')
  await save(page)
  await expect(verdict(page)).toContainText('Nie może dziś pracować')
  await expect(verdict(page)).toContainText('BHP: brak')
})

const UNCHECKED = 'nie obejmuje badań lekarskich ani szkolenia wstępnego'

test('whatever says who may work says what it leaves out', async ({ page }) => {
  for (const [path, heading] of [
    ['/dashboard', 'Dzień dobry, Małgorzata'],
    ['/employer', 'Panel pracodawcy'],
    ['/employees', 'Pracownicy'],
    ['/employees/duty', 'Kto może pracować'],
    ['/employees/admitted', 'Dopuszczeni dziś'],
    ['/employees/l2NItpcO8paxKcDY', 'Agnieszka Szczęsna'],
  ] as const) {
    await openAs(page, 'Pracodawca', path, heading)
    await expect(page.getByText(UNCHECKED).filter({ visible: true }).first(), path).toBeVisible()
  }
})

test('the day after the last day of work a person is in the archive by itself, and comes back', async ({
  page,
}) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'spawacz')
  await openForm(page)
  await hired(page).fill('2026-11-21')
  await left(page).fill('2026-11-20')
  await save(page)
  await expect(
    page.getByText('Ostatni dzień pracy nie może być przed datą zatrudnienia').first(),
  ).toBeVisible()
  await hired(page).fill('2025-11-21')
  await save(page)

  await expect(page.getByText(/^Ta osoba jest w\sarchiwum/)).toBeVisible()
  await expect(page.getByText('ostatni dzień pracy 20.11.2026')).toBeVisible()
  await page.goto('/employees/archive')
  await page.getByRole('link', { name: 'Łucja Ćwiąkała' }).click()
  await page.getByRole('button', { name: /^Przywróć z\sarchiwum/ }).click()
  await expect(verdict(page)).toContainText('Może pracować do 21.11.2026')
  await expect(page.getByText('ostatni dzień pracy')).toHaveCount(0)

  await openForm(page)
  await hired(page).fill('2026-10-20')
  await left(page).fill('2026-11-30')
  await save(page)
  await expect(verdict(page)).toContainText('Może pracować do 30.11.2026')
  await page.goto('/employees/duty?on=2026-12-01')
  await expect(page.getByText('Łucja Ćwiąkała')).toHaveCount(0)
})
