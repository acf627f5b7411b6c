import type { Page } from 'playwright/test'

import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { MALGORZATA, refuseWrites, storeOwnData } from '../support/own-data.ts'

const PALLET = '/reports/vGvEw5K7zgw3L3Qt'

const moves = (page: Page) => page.getByRole('region', { name: 'Zmiana statusu' })
const history = (page: Page) => page.getByRole('region', { name: 'Historia' }).getByRole('listitem')

async function move(page: Page, to: string, note = 'Sprawdzone') {
  await moves(page).getByLabel('Nowy status').selectOption(to)
  await moves(page)
    .getByLabel(/^(Notatka|Powód zamknięcia)/)
    .fill(note)
  // An accident with open steps is closed knowingly.
  if (to === 'Zamknięty') await moves(page).getByLabel('Zamykam mimo otwartych kroków').check()
  await moves(page).getByRole('button', { name: 'Zmień status' }).click()
}

test('a report is moved with a note, closed, opened again and moved back by undoing', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await page.getByRole('link', { name: 'Wypadek z 18.11.2026' }).click()
  await expect(page).toHaveURL(PALLET)
  await expect(history(page)).toHaveCount(0)

  await move(page, 'W trakcie wyjaśniania', 'Regał sprawdzony,\nwózek wycofany z ruchu.')
  await expect(history(page)).toContainText([
    /Status: W trakcie wyjaśniania.*21\.11\.2026, Małgorzata Wiśniewska.*wózek wycofany z ruchu\./s,
  ])
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await move(page, 'Zamknięty')
  await expect(history(page)).toHaveCount(2)
  await expect(history(page).first()).toContainText('Status: Zamknięty')
  await page.getByRole('button', { name: 'Cofnij' }).first().click()
  await expect(history(page)).toHaveCount(1)
  await move(page, 'Zamknięty')
  await expect(page.getByText('zmienione w tej przeglądarce')).toBeVisible()

  await page.getByRole('link', { name: 'Zgłoszenia', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: '18.11.2026' })).toContainText('Zamknięty')
  await page.goto(PALLET)
  await move(page, 'Nowy')
  await expect(history(page)).toHaveCount(3)
})

test('a witness and the author read a report, but cannot move it', async ({ page }) => {
  await openAs(page, 'Pracownik', PALLET, 'Wypadek')
  await expect(page.getByText('Marek Gżegżółka, Łukasz Zięba')).toBeVisible()
  await expect(moves(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Wycofaj zgłoszenie' })).toHaveCount(0)
})

test('a report outside the person’s scope and an unknown one are not found', async ({ page }) => {
  await openAs(page, 'Pracownik', '/reports/8F5UqbxJIknY4UxO', 'Strona nie znaleziona')
  await expect(page.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()
  await page.goto('/reports/..%2Fx')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Strona nie znaleziona')
})

test('a move of a report shows for one person only in this browser', async ({ page }) => {
  await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
  await move(page, 'Zamknięty')
  await expect(history(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await openAs(page, 'Pracownik', PALLET, 'Wypadek')
  await expect(page.getByText('Nowy', { exact: true })).toBeVisible()
  await expect(history(page)).toHaveCount(0)
})

test('a report prints without the panel around it', async ({ page }) => {
  await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
  await move(page, 'Zamknięty')
  await expect(history(page)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Podczas cofania wózek zaczepił')).toBeVisible()
  await expect(history(page)).toBeVisible()
  await expect(page.getByText('Zawiadomienie pracodawcy: 18.11.2026')).toBeVisible()
  const draftedBy = page.getByRole('listitem').filter({ hasText: /^Sporządzenie protokołu: do 02\.12\.2026/ })
  await expect(draftedBy).toBeVisible()
  for (const chrome of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')])
    await expect(chrome).toHaveCount(0)
})

test.describe('a device that can share', () => {
  test('shares the report as text', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: ({ title, text }: ShareData) => {
          document.documentElement.dataset.shared = `${title}: ${text}`
          return Promise.resolve()
        },
      })
    })
    await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
    await page.getByRole('button', { name: 'Udostępnij' }).click()
    await expect(page.locator(':root')).toHaveAttribute(
      'data-shared',
      /Wypadek: Wypadek, 18\.11\.2026, 10:20\nPodczas cofania.*\nOsoba poszkodowana: Anna Dąbrowska\nSkutki wypadku: Pracownik, wypadek lekki\nMiejsce: Magazyn wyrobów gotowych, aleja 4\nOsoba zgłaszająca: Anna Dąbrowska\nŚwiadkowie: Marek Gżegżółka, Łukasz Zięba\nStatus: Nowy/s,
    )
  })
})

const steps = (page: Page) => page.getByRole('region', { name: 'Kroki po wypadku' })
const step = (page: Page, name: string) =>
  steps(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })

test('a status is chosen, and none is proposed', async ({ page }) => {
  await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
  await moves(page).getByRole('button', { name: 'Zmień status' }).click()
  await expect(moves(page).getByLabel('Nowy status')).toHaveAccessibleDescription('Wybierz status z listy')
  await expect(history(page)).toHaveCount(0)
})

test('an employer records a step after an accident, and undoes it', async ({ page }) => {
  await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
  await expect(steps(page)).toContainText('18.11.2026 Zawiadomienie pracodawcy')
  await expect(step(page, 'Sporządzenie protokołu')).toContainText('do 02.12.2026, za 11 dni')
  await expect(step(page, 'Zatwierdzenie protokołu')).toContainText('Najpierw: Sporządzenie protokołu')

  const team = steps(page).getByRole('form', { name: 'Powołanie zespołu powypadkowego' })
  await team.getByLabel('Skład zespołu').fill('Jan Lis')
  await team.getByLabel('Dzień').fill('2026-11-22')
  await team.getByRole('button', { name: 'Odnotuj' }).click()
  await expect(team.getByLabel('Dzień')).toHaveAccessibleDescription(
    'Podaj datę nie późniejszą niż dziś, 21.11.2026',
  )
  await expect(team.getByLabel('Skład zespołu')).toHaveValue('Jan Lis')
  await team.getByLabel('Dzień').fill('2026-11-20')
  await team.getByRole('button', { name: 'Odnotuj' }).click()
  await expect(history(page)).toContainText(['Powołanie zespołu powypadkowego: 20.11.2026'])
  await expect(steps(page)).toContainText('Jan Lis')
  await page.getByRole('button', { name: 'Cofnij', exact: true }).click()
  await expect(step(page, 'Ustalenie okoliczności i przyczyn')).toContainText('Najpierw: Powołanie zespołu')
  await expect(history(page)).toHaveCount(0)
})

test('the day of the notification can be corrected by keyboard, and moves the deadline', async ({ page }) => {
  await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
  await steps(page).getByText('18.11.2026 Zawiadomienie pracodawcy').press('Enter')
  const notified = steps(page).getByRole('form', { name: 'Zawiadomienie pracodawcy' })
  await notified.getByLabel('Dzień').fill('2026-11-20')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Sporządzenie protokołu')).toContainText('do 04.12.2026')
  await page.reload()
  await expect(step(page, 'Sporządzenie protokołu')).toContainText('do 04.12.2026')
})

test('steps that an older version recorded stay recorded', async ({ page }) => {
  const older = { day: '2026-11-20', reportId: 'vGvEw5K7zgw3L3Qt', kind: 'report-step-done' }
  await storeOwnData(page, MALGORZATA, {
    changes: [{ ...older, id: 'older', step: 'drawn_up', doneOn: '2026-11-20' }],
  })
  await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
  await expect(steps(page)).toContainText('20.11.2026 Sporządzenie protokołu')
  await expect(step(page, 'Zatwierdzenie protokołu')).toContainText('z reguły do 25.11.2026, za 4 dni')
})

test('a protocol whose deadline is over says so', async ({ page }) => {
  await openAs(page, 'Administrator', '/reports/i7mkoipL4xJAiagD', 'Wypadek')
  await expect(step(page, 'Sporządzenie protokołu')).toContainText('termin minął 18.11.2026, 3 dni temu')
  await expectAccessibleEverywhere(page)
})

test('a near miss and a worker have no clock', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/reports/XZc0ioqZ2ViCf1Mq', 'Zdarzenie potencjalnie wypadkowe')
  await expect(moves(page)).toBeVisible()
  await expect(steps(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await openAs(page, 'Pracownik', PALLET, 'Wypadek')
  await expect(page.getByText('Osoba poszkodowana')).toBeVisible()
  await expect(steps(page)).toHaveCount(0)
})

test('a step that the browser refuses to keep says so', async ({ page }) => {
  await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
  await refuseWrites(page)
  await page.getByLabel('Skład zespołu').fill('Jan Lis')
  await steps(page).getByRole('button', { name: 'Odnotuj' }).click()
  await expect(page.getByRole('alert')).toContainText('Nie udało się zapisać')
  await expect(moves(page).getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel('Skład zespołu')).toHaveValue('Jan Lis')
})

test('a closed report is accessible and never scrolls sideways', async ({ page }) => {
  await openAs(page, 'Pracodawca', PALLET, 'Wypadek')
  await move(page, 'Zamknięty', 'x'.repeat(400))
  await expect(history(page)).toHaveCount(1)
  await expectAccessibleEverywhere(page)
})
