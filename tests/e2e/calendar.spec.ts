import type { Page } from 'playwright/test'

import { expect, expectNoSidewaysScroll, openAs, waitForIdle } from '../support/journey.ts'
import { test } from '../support/one-window.ts'

const HEADING = 'Kalendarz szkoleń'
const FIRST_AID = 'Pierwsza pomoc w zakładzie pracy z użyciem AED'

const openCalendar = (page: Page, search = '') => openAs(page, 'Pracownik', `/calendar${search}`, HEADING)
const day = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name, exact: true })
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'w wybranej dacie' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('a wide month names the trainings of its days and counts their deadlines, a narrow one marks them', async ({
  page,
}) => {
  await openCalendar(page)
  expect((await count(page).boundingBox())?.height, 'the count is seen').toBeGreaterThan(10)
  const [fire, expiry] = [
    day(page, 'piątek, 4 grudnia 2026, 2 szkolenia'),
    day(page, 'czwartek, 3 grudnia 2026, koniec ważności certyfikatu'),
  ]
  const names = [fire.getByText('Ochrona przeciwpożarowa'), fire.getByText('Seminarium')]
  await expect(expiry.getByText('1 termin')).toBeVisible()
  for (const name of names) await expect(name).toBeVisible()
  await expect(page.getByRole('list', { name: 'Legenda' }).getByText('Szkolenie')).toBeVisible()
  const looks = (name: string) =>
    day(page, name).evaluate((button) => {
      const face = button.firstElementChild ?? button
      const { fontWeight } = getComputedStyle(face.firstElementChild ?? face)
      return { fontWeight, background: getComputedStyle(face).backgroundColor }
    })
  const tinted = { fontWeight: '700', background: 'rgb(231, 239, 253)' }
  expect(await looks('wtorek, 24 listopada 2026, 1 szkolenie'), 'a day with trainings').toEqual(tinted)
  expect(await looks('czwartek, 26 listopada 2026'), 'a day without').not.toEqual(tinted)
  await page.setViewportSize({ width: 1024, height: 800 })
  for (const name of names) await expect(name).toBeVisible()
  const [month, list] = await Promise.all([
    page.getByRole('group', { name: 'Kalendarz' }).boundingBox(),
    page.getByRole('region', { name: 'Sobota, 21 listopada 2026' }).boundingBox(),
  ])
  expect(list?.x, 'the list of the day is beside the month').toBeGreaterThan(
    (month?.x ?? 0) + (month?.width ?? 0),
  )
  await expectNoSidewaysScroll(page)

  await page.setViewportSize({ width: 768, height: 900 })
  for (const name of names) await expect(name).toBeHidden()
  await expect(expiry.getByText('1 termin')).toBeHidden()
  await expect(page.getByRole('list', { name: 'Legenda' }).getByText('Szkolenie')).toBeVisible()
})

test('the keyboard alone goes from the grid into a training and back, and across months', async ({
  page,
}) => {
  await openCalendar(page)
  await page.getByRole('button', { name: 'Następny miesiąc' }).focus()
  await page.keyboard.press('Tab')
  await expect(day(page, 'sobota, 21 listopada 2026')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(day(page, 'sobota, 28 listopada 2026')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  const chosen = day(page, 'piątek, 27 listopada 2026, 1 szkolenie')
  await expect(chosen).toBeFocused()
  await expect(heading(page, 'Sobota, 21 listopada 2026')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar?date=2026-11-27')
  await expect(count(page)).toHaveText('1 szkolenie w wybranej dacie.')

  await page.keyboard.press('Tab')
  const training = page.getByRole('button', { name: FIRST_AID, exact: true })
  await expect(training).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: FIRST_AID })
  for (const text of ['Zaplanowane', 'Karolina Żołądź', 'Ośrodek Szkoleniowy Bezpieczna Praca', '12 / 12']) {
    await expect(dialog).toContainText(text)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(training).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(chosen).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(day(page, 'piątek, 4 grudnia 2026, 2 szkolenia')).toBeFocused()
  await expect(heading(page, 'grudzień 2026')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 'sobota, 5 grudnia 2026')).toBeFocused()
  await page.keyboard.press('End')
  await expect(day(page, 'czwartek, 31 grudnia 2026')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(day(page, 'niedziela, 31 stycznia 2027')).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(day(page, 'czwartek, 31 grudnia 2026')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(day(page, 'wtorek, 1 grudnia 2026')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/calendar?date=2026-12-01')
  await expect(day(page, 'wtorek, 1 grudnia 2026')).toBeFocused()
})

test('a training closes by its button and by an outside click, and a day of the next month keeps the focus', async ({
  page,
}) => {
  await openCalendar(page, '?date=2026-11-27')
  const open = page.getByRole('button', { name: FIRST_AID, exact: true })
  const dialog = page.getByRole('dialog', { name: FIRST_AID })
  // Forced, because the button covers the whole row.
  await page.getByText('Prowadzący: Karolina Żołądź').click({ force: true })
  await page.getByRole('button', { name: 'Zamknij' }).click()
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(dialog.getByRole('button', { name: 'Zamknij' })).toBeFocused()
  // The dialog listens for outside clicks a moment after it has the focus.
  await waitForIdle(page)
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()

  const chosen = day(page, 'piątek, 4 grudnia 2026, 2 szkolenia')
  await chosen.click()
  await expect(heading(page, 'grudzień 2026')).toBeVisible()
  await expect(chosen).toBeFocused()
})
