import type { Page } from 'playwright/test'

import { expect, openAs } from '../support/journey.ts'
import { row, toast } from '../support/locators.ts'
import { test } from '../support/one-window.ts'

const FIRST_AID = 'Pierwsza pomoc w zakładzie pracy z użyciem AED'
const SEP = 'Przygotowanie do egzaminu kwalifikacyjnego SEP, grupa G1'
const FIRE = 'Ochrona przeciwpożarowa: szkolenie pracowników'

declare global {
  var letFramesThrough: () => void
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('focus stays in the details on a slow phone, returns to its opener, and keeps to the list', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  // Animation frames wait until the test releases them.
  await page.evaluate(() => {
    const { requestAnimationFrame } = globalThis
    const late: FrameRequestCallback[] = []
    globalThis.requestAnimationFrame = (callback) => late.push(callback)
    globalThis.letFramesThrough = () => {
      globalThis.requestAnimationFrame = requestAnimationFrame
      for (const callback of late) callback(performance.now())
    }
  })
  const open = row(page, SEP).getByRole('button', { name: 'Szczegóły' })
  await open.press('Enter')
  const details = dialog(page, SEP)
  await details.getByRole('button', { name: /^Zapisz się/ }).press('Enter')
  await expect(details.getByRole('button', { name: /^Wypisz się/ })).toBeFocused()
  await page.evaluate(() => globalThis.letFramesThrough())
  await expect(details.getByRole('button', { name: /^Wypisz się/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(details.getByRole('button', { name: /^Zapisz się/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(open).toBeFocused()

  // In the list, too, the button that takes the place of the pressed one has the focus.
  const signUp = row(page, FIRE).getByRole('button', { name: /^Zapisz się/ })
  const signOff = row(page, FIRE).getByRole('button', { name: /^Wypisz się/ })
  await signUp.press('Enter')
  await expect(signOff).toBeFocused()
  const saved = toast(page, 'Zapisano na szkolenie').filter({ hasText: FIRE })
  const undo = saved.getByRole('button', { name: 'Cofnij' })
  await undo.focus()
  await saved.hover()
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(toast(page, 'Cofnięto')).toContainText(FIRE)
  await expect(undo).toHaveCount(0)
  await expect(signUp).toBeFocused()
})

test('the keyboard alone signs up and off in the calendar', async ({ page }) => {
  await openAs(page, 'Pracownik', '/calendar?date=2026-11-24', 'Kalendarz szkoleń')
  const panel = page.getByRole('region', { name: 'wtorek, 24 listopada 2026' })
  await expect(panel).toContainText('Wolne miejsca: 14')
  await page.getByRole('button', { name: SEP, exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: /^Zapisz się na szkolenie/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Jesteś na liście', { exact: true })).toBeVisible()
  await expect(panel).toContainText('Wolne miejsca: 13')
  await expect(panel.getByRole('button', { name: /^Wypisz się/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('Wolne miejsca: 14')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a position on the waiting list keeps the table within its box', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/trainings', 'Szkolenia')
  const table = page.getByRole('table', { name: 'Szkolenia' })
  const expectWithinItsBox = async () => {
    for (const width of [1024, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // The box clips its content, so a wide table would not scroll the page.
      const cutOff = await table.evaluate(
        ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
      )
      expect(cutOff, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await expect(row(page, FIRST_AID)).toContainText('12 / 12')
  await expectWithinItsBox()
  await row(page, FIRST_AID).getByRole('button', { name: 'Zapisz się na listę rezerwową' }).click()
  await expect(row(page, FIRST_AID).getByText('Lista rezerwowa – miejsce 1')).toBeVisible()
  await expectWithinItsBox()
})
