import type { Page } from 'playwright/test'

import { certificateAdded } from '../support/changes.ts'
import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'
import { personSaved } from '../support/owner.ts'
import { printedPages, withoutSpaces } from '../support/printed-pages.ts'

/** Lets the journey press a button that prints: the browser's own dialog would wait for somebody. */
async function stubPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.setAttribute('data-printed', '')
      dispatchEvent(new Event('afterprint'))
    }
  })
}

test('an employer prints referrals in two copies and has them noted, and authorizations one a page', async ({
  page,
}) => {
  await stubPrint(page)
  await openAs(page, 'Pracodawca', '/employees/authorization', 'Upoważnienie do obsługi')
  expect(await printedPages(page)).toHaveLength(await page.getByRole('article').count())

  await page.goto('/employees/referral')
  await expect(page.getByRole('article', { name: 'Skierowanie: Łukasz Zięba' })).toBeVisible()
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(4)
  expect(sheets.filter(({ text }) => text.includes(withoutSpaces('Łukasz Zięba')))).toHaveLength(2)
  expect(sheets).not.toPrint('Drukuj i odnotuj', 'Uzupełnij warunki')
  await page.getByRole('button', { name: 'Drukuj i odnotuj' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await expect(page.getByText('Nie ma kogo skierować')).toBeVisible()
})

test('cards of the initial training have a page each, and noting them leads to the heading', async ({
  page,
}) => {
  const crew = Array.from({ length: 12 }, (_, index) => personSaved(`p${index}`, 'Ada', `Lis${index}`))
  const held = certificateAdded('held', { userId: 'person-p0', status: 'active', expiryDate: '2029-11-01' })
  await openRegister(page, [...crew, held], '/employees/induction-card', 'Karta szkolenia wstępnego')
  await expect(page.getByText(/^12\sosób bez pełnego szkolenia/)).toBeVisible()
  expect(await printedPages(page)).toHaveLength(12)
  await page.getByRole('button', { name: 'Odnotuj szkolenie wstępne' }).press('Enter')
  await expect(page.getByText(/Nikomu nie brakuje szkolenia wstępnego/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goto('/employees')
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkich/ }).check()
  await page.getByRole('button', { name: 'Co zrobić z zaznaczonymi' }).click()
  await page.getByRole('button', { name: 'Karty do kieszeni' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets).toPrint('Ada Lis0')
  expect(sheets).not.toPrint('Ada Lis1')
})
