import type { Locator, Page } from 'playwright/test'

import { expect, test } from '../support/journey.ts'
import { openRegister } from '../support/own-register.ts'

const steps = (page: Page) => page.getByRole('region', { name: 'Kroki po wypadku' })
const clock = (page: Page) => page.getByRole('region', { name: 'Najbliższy termin' })

test('an employer files a serious accident: the term is first, what the law asks is folded, and the call is recorded', async ({
  page,
}) => {
  await openRegister(page, [], '/reports/new', 'Nowe zgłoszenie')
  await page.getByText('Wypadek', { exact: true }).click()
  await page.getByLabel('Opis zdarzenia').fill('Upadek z rusztowania')
  await page.getByLabel('Jak ciężki jest wypadek').selectOption('Ciężki')
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wypadek' })).toBeFocused()

  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
  const facts = page.getByRole('main').getByRole('article')
  expect(await topOf(clock(page))).toBeLessThan(await topOf(facts))
  expect(await topOf(facts)).toBeLessThan(await topOf(steps(page)))
  // The emergency call is not folded.
  await expect(page.getByRole('link', { name: '112' })).toBeVisible()
  const firstAid = page.getByText('Zatrzymaj to, co zagraża')
  await expect(firstAid).toBeHidden()
  await page.getByText(/co mówi prawo$/).press('Enter')
  await expect(firstAid).toBeVisible()

  const called = steps(page).getByRole('form', { name: 'Zawiadomienie inspektora pracy i prokuratora' })
  await called.getByLabel('Notatka').fill('OIP Wrocław, rozmowa o 9:40')
  await called.getByLabel('Notatka').press('Enter')
  await expect(steps(page).getByRole('list', { name: 'Zrobione kroki' })).toContainText('OIP Wrocław')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
