import type { Page } from 'playwright/test'

import { expect, openAs } from '../support/journey.ts'
import { manyPeople } from '../support/many-people.ts'
import { test } from '../support/one-window.ts'
import { openRegister } from '../support/own-register.ts'

// What is to be done stands above the lists that people come for, and leaves them in sight.

const LARGE = { width: 1280, height: 900, y: 700 }
const PHONE = { width: 360, height: 740, y: 1_100 }

const firstCard = (page: Page) => page.getByRole('region', { name: 'Wygasające certyfikaty' })
const staffTable = (page: Page) => page.getByRole('table', { name: 'Certyfikaty pracowników' })

/** Fails if the element begins further down the page than that. */
async function expectInSight(page: Page, element: ReturnType<typeof firstCard>, y: number) {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(element).toBeVisible()
  expect((await element.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(y)
}

const ACCOUNTS = [
  ['Administrator', 'Dzień dobry, Agata'],
  ['Pracownik', 'Dzień dobry, Anna'],
  ['Pracodawca', 'Dzień dobry, Małgorzata'],
  ['Ośrodek Szkoleniowy', 'Dzień dobry, Norbert'],
] as const

for (const [account, heading] of ACCOUNTS) {
  test(`the first card of the dashboard is in sight: ${account}`, async ({ page }) => {
    await openAs(page, account, '/dashboard', heading)
    for (const { y, ...size } of [LARGE, PHONE]) {
      await page.setViewportSize(size)
      await expectInSight(page, firstCard(page), y)
    }
  })
}

for (const count of [1, 60, 320]) {
  test(`cards and table are in sight in an own register with people: ${count}`, async ({ page }) => {
    await page.setViewportSize(LARGE)
    await openRegister(page, [manyPeople(count)], '/dashboard', 'Dzień dobry, Jan')
    await expectInSight(page, firstCard(page), LARGE.y)
    await page.setViewportSize(PHONE)
    await expectInSight(page, firstCard(page), PHONE.y)
    await page.goto('/employer')
    await expectInSight(page, staffTable(page), PHONE.y)
    await page.setViewportSize(LARGE)
    await expectInSight(page, staffTable(page), LARGE.y)
  })
}

/** The lists, whose first rows are in sight below heading, filters and tools. */
const LISTS = [
  ['/employees', 'Pracownicy'],
  ['/employees?view=matrix', 'Pracownicy'],
  ['/certificates', 'Certyfikaty'],
  ['/reports', 'Zgłoszenia'],
  ['/trainings', 'Szkolenia'],
] as const

test('the first row of each list is in sight on a phone, and that of the people at once on a computer', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const [path, heading] of LISTS) {
    await openAs(page, 'Pracodawca', path, heading)
    const row = page
      .getByRole('main')
      .getByRole('row')
      .or(page.getByRole('article'))
      .or(page.getByRole('main').locator('ul.divide-y > li'))
    await expectInSight(
      page,
      row.filter({ visible: true, hasNot: page.getByRole('columnheader') }).first(),
      420,
    )
  }
  await page.setViewportSize(LARGE)
  await openAs(page, 'Pracodawca', '/employees', 'Pracownicy')
  const rows = page.getByRole('main').getByRole('row')
  await expectInSight(page, rows.nth(1), 300)
  expect((await rows.nth(1).boundingBox())?.height).toBeLessThanOrEqual(42)
})

test('the table of the employer’s panel is in sight', async ({ page }) => {
  await page.setViewportSize(LARGE)
  await openAs(page, 'Pracodawca', '/employer', 'Panel pracodawcy')
  await expectInSight(page, staffTable(page), LARGE.y)
})
