import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { printedPages } from '../support/printed-pages.ts'

test('an employer signs a person off and up by keyboard, and prints them on one sheet with all that is said of them', async ({
  page,
}) => {
  await openAs(page, 'Pracodawca', '/employees', 'Pracownicy')
  await page.getByRole('link', { name: 'Gżegżółka Marek' }).press('Enter')
  const bhp = page
    .getByRole('region', { name: 'Wymagane na tym stanowisku' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Szkolenie okresowe BHP' }) })
  await bhp.getByRole('button', { name: /^Wypisz ze szkolenia/ }).press('Enter')
  const signUp = bhp.getByRole('button', { name: /^Zapisz na szkolenie.*Marek Gżegżółka/ })
  await expect(signUp).toBeFocused()
  await signUp.press('Enter')
  await expect(bhp.getByText('Na liście', { exact: true })).toBeVisible()

  const [sheet, ...more] = await printedPages(page)
  expect(more).toEqual([])
  expect(sheet).toPrint(
    'Marek Gżegżółka',
    'Żelbrzeg',
    'Stan na 21.11.2026',
    'Nie może dziś pracować',
    'BHP-39648',
    'UDT-33476',
    'KPP-16448',
    'Bezpieczna obsługa wózków jezdniowych',
  )
  expect(sheet).toPrint('Strona 1 z 1')
  expect(sheet).not.toPrint('Wolne miejsca', 'Drukuj', 'Odnów')
  await page.goto('/employees/u2JoFQVOEDZAGVYH')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Dąbrowska')
  expect(await printedPages(page)).toHaveLength(1)

  // Only this wide is there room for all buttons beside the name.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: 'Drukuj' })).toBeVisible()
  await expect(page.getByLabel('Stan na dzień')).toBeVisible()
})
