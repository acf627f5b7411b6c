import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, signIn, test } from '../support/journey.ts'
import { refuseWrites } from '../support/own-data.ts'

const FIRST_AID = 'Pierwsza pomoc w zakładzie pracy z użyciem AED'
const SEP = 'Przygotowanie do egzaminu kwalifikacyjnego SEP, grupa G1'
const FIRE = 'Ochrona przeciwpożarowa: szkolenie pracowników'
const SEMINAR = 'Seminarium: najczęstsze przyczyny wypadków w magazynie'

declare global {
  var letFramesThrough: () => void
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

async function openDetails(page: Page, title: string) {
  await row(page, title).getByRole('button', { name: 'Szczegóły' }).click()
  await expect(dialog(page, title)).toBeVisible()
}

test('signing up takes a place on every screen, and signing off gives it back', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await expect(row(page, SEP)).toContainText('1 / 15')
  await openDetails(page, SEP)
  const details = dialog(page, SEP)
  await expect(details).toContainText('Wolne miejsca: 14')
  await details.getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await expect(page.getByText('Zapisano na szkolenie')).toBeVisible()
  await expect(details.getByText('Jesteś na liście', { exact: true })).toBeVisible()
  await expect(details).toContainText('Wolne miejsca: 13')
  await page.keyboard.press('Escape')
  await expect(row(page, SEP)).toContainText('2 / 15')
  await expect(row(page, SEP).getByText('Jesteś na liście', { exact: true })).toBeVisible()

  await page.goto('/calendar?date=2026-11-24')
  await expect(page.getByText('Uczestnicy: 2 / 15')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Szczegóły.*SEP, grupa G1$/ }).click()
  await expect(details).toContainText('2 / 15')
  await details.getByRole('button', { name: 'Wypisz się' }).click()
  await expect(details).toContainText('1 / 15')
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(details).toContainText('2 / 15')
  await page.reload()
  await page.getByRole('button', { name: /^Szczegóły.*SEP, grupa G1$/ }).click()
  await expect(details).toContainText('2 / 15')
})

test('focus stays in place when a person signs up in the list or in the details', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await row(page, SEP)
    .getByRole('button', { name: /^Zapisz się/ })
    .press('Enter')
  await expect(row(page, SEP).getByRole('button', { name: /^Wypisz się/ })).toBeFocused()
  await row(page, SEP).getByRole('button', { name: 'Szczegóły' }).press('Enter')
  const details = dialog(page, SEP)
  await details.getByRole('button', { name: /^Wypisz się/ }).press('Enter')
  await expect(details.getByRole('button', { name: /^Zapisz się/ })).toBeFocused()
})

test('focus stays in the details on a slow phone, and then returns to its opener', async ({ page }) => {
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
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(open).toBeFocused()
})

test('the toast names the training, and undoing by keyboard keeps the focus in the list', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await row(page, SEP)
    .getByRole('button', { name: /^Zapisz się/ })
    .press('Enter')
  const toast = page.getByRole('status').filter({ hasText: 'Zapisano na szkolenie' })
  await expect(toast).toContainText(SEP)
  const undo = toast.getByRole('button', { name: 'Cofnij' })
  await undo.focus()
  await toast.hover()
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(row(page, SEP)).toContainText('1 / 15')
  await expect(page.getByRole('status').filter({ hasText: 'Cofnięto' })).toContainText(SEP)
  await expect(undo).toHaveCount(0)
  await expect(row(page, SEP).getByRole('button', { name: /^Zapisz się/ })).toBeFocused()
})

test('two taps at once sign up once, and one undo signs off', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await row(page, SEP)
    .getByRole('button', { name: /^Zapisz się/ })
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await expect(row(page, SEP)).toContainText('2 / 15')
  await expect(page.getByRole('button', { name: 'Cofnij' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(row(page, SEP)).toContainText('1 / 15')
})

test('a full training has a waiting list that does not count as participants', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/trainings', 'Szkolenia')
  await expect(row(page, FIRST_AID)).toContainText('12 / 12')
  await row(page, FIRST_AID).getByRole('button', { name: 'Zapisz się na listę rezerwową' }).click()
  await expect(row(page, FIRST_AID).getByText('Lista rezerwowa – miejsce 1')).toBeVisible()
  await expect(row(page, FIRST_AID)).toContainText('12 / 12')
  await page.goto('/employer')
  await expect(page.getByRole('listitem').filter({ hasText: FIRST_AID })).toContainText('12 / 12')
  await page.goto('/calendar?date=2026-11-27')
  await expect(page.getByText('Lista rezerwowa – miejsce 1')).toBeVisible()
  await page.getByRole('button', { name: FIRST_AID, exact: true }).click()
  await expect(dialog(page, FIRST_AID)).toContainText('Brak wolnych miejsc')
  await dialog(page, FIRST_AID).getByRole('button', { name: 'Wypisz się' }).click()
  await expect(
    dialog(page, FIRST_AID).getByRole('button', { name: 'Zapisz się na listę rezerwową' }),
  ).toBeVisible()
})

test('signing off from a full training frees the place', async ({ page }) => {
  await openAs(page, 'Pracownik', '/calendar?date=2026-11-27', 'Kalendarz szkoleń')
  await page.getByRole('button', { name: FIRST_AID, exact: true }).click()
  const details = dialog(page, FIRST_AID)
  await details.getByRole('button', { name: 'Wypisz się' }).click()
  await expect(details).toContainText('Wolne miejsca: 1')
  await expect(details).toContainText('11 / 12')
})

test('the details warn of a training at the same time and still allow to sign up', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await row(page, FIRE).getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await expect(row(page, FIRE).getByText('Jesteś na liście', { exact: true })).toBeVisible()
  await openDetails(page, SEMINAR)
  const details = dialog(page, SEMINAR)
  await expect(details).toContainText(`W tym samym czasie: ${FIRE}, 9:00–16:00.`)
  await expect(details).toContainText('Miejsca bez ograniczeń')
  await details.getByRole('button', { name: 'Zapisz się na szkolenie' }).press('Enter')
  await expect(details.getByText('Jesteś na liście', { exact: true })).toBeVisible()
  await expect(details).toContainText('W tym samym czasie')
})

test('the list warns of a training at the same time after signing up', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await row(page, FIRE).getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await row(page, SEMINAR).getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await expect(page.getByRole('status').filter({ hasText: `W tym samym czasie: ${FIRE}` })).toBeVisible()
})

test('the list warns of a training at the same time before signing up', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await expect(page.getByText('W tym samym czasie')).toHaveCount(0)
  await row(page, FIRE).getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await expect(row(page, SEMINAR)).toContainText(`W tym samym czasie: ${FIRE}, 9:00–16:00.`)
  await expect(page.getByText('W tym samym czasie')).toHaveCount(1)
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

test('a past training takes nobody, and only its centre sees the participants', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings?status=completed', 'Szkolenia')
  await expect(page.getByRole('button', { name: /^Zapisz się/ })).toHaveCount(0)
  await page.goto('/trainings?status=scheduled')
  await openDetails(page, FIRST_AID)
  await expect(dialog(page, FIRST_AID).getByRole('region', { name: 'Uczestnicy' })).toHaveCount(0)
})

test('an enrolment shows for one person only in this browser', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await row(page, SEP).getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await expect(row(page, SEP)).toContainText('2 / 15')
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page).toHaveURL('/login')
  await signIn(page, 'Pracodawca')
  await page.getByRole('link', { name: 'Szkolenia', exact: true }).click()
  await expect(row(page, SEP)).toContainText('1 / 15')
})

test('a full storage is reported and changes nothing', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await refuseWrites(page)
  await row(page, SEP).getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await expect(page.getByText('Nie udało się zapisać')).toBeVisible()
  await expect(row(page, SEP)).toContainText('1 / 15')
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

test('a training with its warning is accessible and never scrolls sideways', async ({ page }) => {
  await openAs(page, 'Pracownik', '/trainings', 'Szkolenia')
  await row(page, FIRE).getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await expect(row(page, FIRE).getByText('Jesteś na liście', { exact: true })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await openDetails(page, SEMINAR)
  await expectAccessibleEverywhere(page)
})
