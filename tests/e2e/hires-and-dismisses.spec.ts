import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test, openMore } from '../support/journey.ts'
import { addPerson, beginRegister, leavePapersToAnotherSystem, recordPapers } from '../support/register.ts'

const verdict = (page: Page) => page.getByRole('region', { name: 'Czy może pracować' })
const hired = (page: Page) => page.getByLabel('Data zatrudnienia')
const left = (page: Page) => page.getByLabel('Ostatni dzień pracy')
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz zmiany' }).click()

async function openForm(page: Page): Promise<void> {
  await openMore(page)
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zmiana danych pracownika' })).toBeVisible()
}

test('a new hire sees what is missing until the first day, one press for each', async ({ page }) => {
  await beginRegister(page)
  await page.goto('/employees/new')
  await page.getByLabel('Imię').fill('Łucja')
  await page.getByLabel('Nazwisko').fill('Ćwiąkała')
  await page.getByLabel('Stanowisko').fill('magazynier')
  await hired(page).fill('2026-12-01')
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  await expect(verdict(page)).toContainText('Jeszcze nie pracuje')
  await expect(verdict(page)).toContainText('Praca od 01.12.2026')
  await expectAccessibleEverywhere(page)
  // It is no alarm before the first day, but something to do until then.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/dashboard')
  const task = page.getByRole('listitem').filter({ hasText: 'Łucja Ćwiąkała' })
  await expect(task).toContainText('Praca od 01.12.2026; Orzeczenie lekarskie: brak')
  await expect(page.getByRole('heading', { name: 'Wkrótce' })).toBeVisible()
  await expect(page.getByText('nie może dziś pracować')).toHaveCount(0)
  await task.getByRole('link', { name: /^Zobacz, czego brakuje/ }).click()

  await page.getByRole('link', { name: 'Dodaj orzeczenie' }).click()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: 'Dodaj orzeczenie' }).click()
  await expect(page.getByRole('group', { name: 'Popraw dane' }).getByRole('link')).toHaveText([
    'Wybierz rodzaj badań',
    'Wybierz, co stwierdza orzeczenie',
    'Podaj datę orzeczenia',
  ])
  await page.goBack()
  await page.setViewportSize({ width: 1280, height: 800 })
  await recordPapers(page, { done: '2026-11-20', nextExamination: '2028-11-20' })
  await page.goto('/dashboard')
  await expect(task).toHaveCount(0)
  await page.goto('/employees?view=matrix&on=2026-12-01')
  await expect(page.getByRole('row', { name: /Ćwiąkała Łucja/ })).toContainText(/Do 01\.12\.2027/)
})

test('whoever was hired last month may work until the first training is due', async ({ page }) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await recordPapers(page, { done: '2026-10-19', nextExamination: '2028-10-19' })
  await expect(verdict(page)).toContainText('Nie wiadomo, czy może dziś pracować')
  await expect(verdict(page)).toContainText('podaj datę zatrudnienia')
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
  await page.goto('/employees?view=matrix')
  await expect(page.getByRole('row', { name: /Ćwiąkała Łucja/ })).toContainText(
    /Do 20\.10\.2027.*do 19\.10\.2028.*odbyty 19\.10\.2026.*pierwsze szkolenie do 20\.10\.2027/,
  )
  await expectAccessibleEverywhere(page)

  await page.getByRole('link', { name: 'Ćwiąkała Łucja' }).click()
  await openForm(page)
  await expectAccessibleEverywhere(page)
  await hired(page).fill('2025-10-20')
  await save(page)
  await expect(verdict(page)).toContainText('Nie może dziś pracować')
  await expect(verdict(page)).toContainText(/Szkolenie okresowe BHP\s*brak/)
})

test('another position asks for another training on it, and whether the orzeczenie covers it', async ({
  page,
}) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'specjalista ds. administracji')
  await recordPapers(page, { done: '2026-10-19', nextExamination: '2028-10-19' })
  await openForm(page)
  await hired(page).fill('2026-10-20')
  await page.getByLabel('Stanowisko').fill('magazynier')
  await save(page)
  await expect(verdict(page)).toContainText('Nie może dziś pracować')
  await expect(verdict(page)).toContainText('Instruktaż stanowiskowy: brak')
  await verdict(page).getByRole('button', { name: 'Obejmuje to stanowisko' }).click()
  await expect(verdict(page)).toContainText('do 19.10.2028')
  await verdict(page)
    .getByRole('link', { name: /^Odnotuj.*Instruktaż stanowiskowy/ })
    .click()
  await page.getByLabel('Instruktaż stanowiskowy', { exact: true }).fill('2026-11-02')
  await page.getByRole('button', { name: 'Zapisz szkolenie' }).click()
  await expect(verdict(page)).toContainText('Może pracować do 20.10.2027')

  // A long illness asks for a follow-up examination, and the toast takes that back.
  const papers = page.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie')
  await papers.click()
  await page.getByLabel('Pierwszy dzień po chorobie dłuższej niż 30 dni').fill('2026-11-20')
  await page.getByRole('button', { name: 'Odnotuj powrót' }).click()
  await expect(verdict(page)).toContainText('Nie może dziś pracować')
  await expect(verdict(page)).toContainText('potrzebne badania kontrolne')
  await page
    .getByRole('status')
    .filter({ hasText: 'Odnotowano powrót' })
    .getByRole('button', { name: 'Cofnij' })
    .press('Enter')
  await expect(verdict(page)).toContainText('Może pracować do 20.10.2027')
  // All papers can be seen and removed, and a new one recorded while the old one is valid.
  await expect(page.getByRole('link', { name: 'Nowe orzeczenie' })).toBeVisible()
  await page.getByRole('button', { name: /^Usuń.*Orzeczenie z\s19\.10\.2026 \(wstępne\)/ }).click()
  await expect(verdict(page)).toContainText('Nie może dziś pracować')
})

const UNCHECKED = 'nie obejmuje badań lekarskich ani szkolenia wstępnego'

test('what the register leaves to another system is named wherever it says who may work', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await expect(page.getByText('nie obejmuje')).toHaveCount(0)
  await leavePapersToAnotherSystem(page)
  for (const [path, heading] of [
    ['/dashboard', 'Dzień dobry, Małgorzata'],
    ['/employer', 'Panel pracodawcy'],
    ['/employees', 'Pracownicy'],
    ['/employees?view=matrix', 'Pracownicy'],
    ['/employees?view=gate', 'Pracownicy'],
    ['/employees/l2NItpcO8paxKcDY', 'Agnieszka Szczęsna'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(UNCHECKED).filter({ visible: true }).first(), path).toBeVisible()
  }
})

test('the day after the last day of work a person is in the archive by itself, and comes back', async ({
  page,
}) => {
  await beginRegister(page)
  await leavePapersToAnotherSystem(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
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
  await page.getByRole('link', { name: 'Ćwiąkała Łucja' }).click()
  await openMore(page)
  await page.getByRole('button', { name: /^Przywróć z\sarchiwum/ }).click()
  await expect(verdict(page)).toContainText('Może pracować do 21.11.2026')
  await expect(page.getByText('ostatni dzień pracy')).toHaveCount(0)

  await openForm(page)
  await hired(page).fill('2026-10-20')
  await left(page).fill('2026-11-30')
  await save(page)
  await expect(verdict(page)).toContainText('Może pracować do 30.11.2026')
  await page.goto('/employees?view=matrix&on=2026-12-01')
  await expect(page.getByText('Ćwiąkała Łucja')).toHaveCount(0)
  await page.goBack()
  await openMore(page)
  await page.getByLabel('Stan na dzień').filter({ visible: true }).fill('2026-12-01')
  await expect(verdict(page)).toContainText('Już nie pracuje')
  await expect(verdict(page)).toContainText('Ostatni dzień pracy: 30.11.2026')
})
