import {
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  openAs,
  test,
  waitForIdle,
} from '../support/journey.ts'
import { countPrintedPages } from '../support/page-facts.ts'

test('an employer sees expiring certificates, coming trainings and latest reports', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  const main = page.getByRole('main')
  await expect(main).toContainText('Sobota, 21 listopada 2026')
  await expect(main.getByText('Pracodawca', { exact: true })).toBeVisible()

  const expiring = main.getByRole('region', { name: 'Wygasające certyfikaty' })
  await expect(expiring.getByRole('listitem')).toHaveCount(5)
  await expect(expiring).toContainText('7 certyfikatów')
  await expect(expiring.getByRole('listitem').nth(0)).toContainText('Wygasa dziś')
  await expect(expiring.getByRole('listitem').nth(1)).toContainText(
    /Wygasa jutro\s*Termin na wniosek minął 2\smiesiące temu/,
  )
  await expect(expiring.getByRole('listitem').nth(0)).toContainText('Egzamin możliwy od 21.08.2026')
  await expect(expiring.getByRole('listitem').nth(2)).toContainText('Wygasa za 5 dni')

  const trainings = main.getByRole('region', { name: 'Nadchodzące szkolenia' })
  await expect(trainings.getByRole('listitem')).toHaveCount(3)
  const reports = main.getByRole('region', { name: 'Ostatnie zgłoszenia' }).getByRole('listitem')
  await expect(reports).toHaveCount(5)
  await expect(reports.nth(0)).toContainText('20.11.2026 · Żaneta Ćwik')
  await expect(reports.nth(1)).toContainText('18.11.2026 · Anna Dąbrowska')
})

test('the dashboard is printed on two sheets', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  expect(await countPrintedPages(page)).toBeLessThanOrEqual(2)
})

test('a certificate on the dashboard links to its screen', async ({ page }) => {
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  await page.getByRole('region', { name: 'Wygasające certyfikaty' }).getByRole('link').first().click()
  await expect(page).toHaveURL('/certificates/IWL59ljS5zaeI0js')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szkolenie okresowe BHP')
  await expect(page.getByRole('main')).toContainText('BHP-42653')
})

test('a training opens its details and closes by button, Escape and an outside click', async ({ page }) => {
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  const open = page.getByRole('button', { name: 'Szczegóły' }).first()
  const dialog = page.getByRole('dialog', { name: 'Szkolenie okresowe BHP dla stanowisk robotniczych' })
  await open.click()
  for (const text of [
    'Zaplanowane',
    'Warszawa',
    'Mirosław Dzięcioł',
    'Ośrodek Szkoleniowy Bezpieczna Praca',
  ]) {
    await expect(dialog).toContainText(text)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zamknij' }).click()
  await expect(dialog).toBeHidden()
  await open.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open.click()
  await expect(dialog.getByRole('button', { name: 'Zamknij' })).toBeFocused()
  // The dialog listens for outside clicks a moment after it has the focus.
  await waitForIdle(page)
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('an unconfirmed renewal is mentioned and links to pending certificates', async ({ page }) => {
  await openAs(page, 'Pracownik', '/dashboard', 'Dzień dobry, Anna')
  const expiring = page.getByRole('region', { name: 'Wygasające certyfikaty' })
  await expect(expiring).toContainText('1 odnowienie czeka na potwierdzenie.')
  await expiring.getByRole('link', { name: 'Zobacz oczekujące' }).click()
  await expect(page).toHaveURL('/certificates?status=pending')
  await expect(page.getByRole('status')).toHaveText('1 certyfikat')
})

test('a role without reports is told who sees them', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/dashboard', 'Dzień dobry, Norbert')
  await expect(page.getByText('Brak zgłoszeń.')).toBeVisible()
})

test('a person without certificates and reports is told so', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() =>
    localStorage.setItem(
      'pewnik:session',
      JSON.stringify({
        id: 'nobody',
        firstName: 'Zenon',
        lastName: 'Nowy',
        email: 'zenon@pewnik.example',
        role: 'employee',
      }),
    ),
  )
  await page.goto('/dashboard')
  await expect(page.getByText('Brak certyfikatów wygasających w ciągu najbliższych 90 dni.')).toBeVisible()
  await expect(page.getByText('Brak zgłoszeń.')).toBeVisible()
  await page.goto('/certificates')
  await expect(page.getByText('Brak certyfikatów')).toBeVisible()
})

test('the dashboard is accessible and never scrolls sideways', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/dashboard', 'Dzień dobry, Małgorzata')
  await expectAccessibleEverywhere(page, [1280, 768, 360])
})
