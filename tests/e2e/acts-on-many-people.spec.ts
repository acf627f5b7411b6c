import type { Page } from 'playwright/test'

import { expect, pressUndo } from '../support/journey.ts'
import { toast } from '../support/locators.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'
import { printedPages } from '../support/printed-pages.ts'

/** A storeman needs periodic BHP training by the sample's pattern. */
const CREW = Array.from({ length: 10 }, (_, index) => {
  const change = personSaved(`p${index}`, 'Ada', `Lis${index}`)
  return { ...change, person: { ...change.person, hiredOn: '2019-03-04' } }
})

const bar = (page: Page) => page.getByRole('region', { name: 'Zaznaczone osoby' })

test('the dashboard prints a cause unless it tells of health, and all whom it names get a certificate by keyboard', async ({
  page,
}) => {
  await openRegister(page, CREW, '/dashboard', 'Dzień dobry, Jan')
  const alarm = page.getByRole('region', { name: /^10\sosób nie może dziś pracować/ })
  await page.getByRole('button', { name: 'Pokaż wszystkie (5)' }).press('Enter')
  // Others may read what is printed.
  const printed = await printedPages(page)
  expect(printed).toPrint('BHP, stanowiska robotnicze: brak')
  expect(printed).not.toPrint('orzeczeni', 'Orzeczeni')

  await alarm.getByRole('link', { name: /^Skieruj/ }).press('Enter')
  await expect(bar(page)).toContainText(/Zaznaczono: 10\sosób/)
  await page.getByRole('checkbox', { name: 'Zaznacz: Lis0 Ada' }).press('Space')
  await expect(bar(page)).toContainText(/Zaznaczono: 9\sosób/)
  await bar(page).getByRole('button', { name: 'Co zrobić z zaznaczonymi' }).press('Enter')
  await bar(page).getByRole('button', { name: 'Dodaj certyfikat' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikat dla kilku osób')
  await page.getByLabel('Rodzaj').selectOption('bhp')
  await page.getByLabel('Zakres').selectOption('workers')
  await page.getByLabel('Data wydania').fill('2026-11-20')
  await page.getByRole('button', { name: 'Zapisz certyfikaty' }).press('Enter')
  await pressUndo(page, 'Dodano: 9', 'Pracownicy')
  await expect(toast(page, 'CofniętoDodano: 9')).toBeVisible()
})

test('the bar of ticked people is one line at every width, also with long numbers', async ({ page }) => {
  const many = Array.from({ length: 1000 }, (_, index) => personSaved(`p${index}`, 'Ada', `Lis${index}`))
  await openRegister(page, many, '/employees', 'Pracownicy')
  await page.getByRole('checkbox', { name: 'Zaznacz wszystkich na tej stronie' }).check()
  await bar(page).getByRole('button', { name: 'Zaznacz wszystkich: 1000' }).click()
  // With somebody unticked, the bar offers all its buttons again.
  await page.getByRole('checkbox', { name: 'Zaznacz: Lis0 Ada' }).uncheck()
  const menu = bar(page).getByRole('button', { name: 'Co zrobić z zaznaczonymi' })
  for (const width of [360, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 })
    const [whole, line] = await Promise.all([bar(page).boundingBox(), menu.boundingBox()])
    expect(whole?.height, `at ${width} px`).toBeLessThan(2 * (line?.height ?? 0))
  }
})

test('where the headings of the list are not seen, the keyboard reaches no box in them', async ({ page }) => {
  await openRegister(page, CREW, '/employees', 'Pracownicy')
  const all = page.getByRole('checkbox', { name: 'Zaznacz wszystkich na tej stronie' })
  await expect(all).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(all).toBeHidden()
})
