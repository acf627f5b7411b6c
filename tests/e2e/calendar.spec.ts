import type { Page } from 'playwright/test'

import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  test,
  waitForIdle,
} from '../support/journey.ts'

const HEADING = 'Kalendarz szkoleń'
const FIRST_AID = 'Pierwsza pomoc w zakładzie pracy z użyciem AED'

const openCalendar = (page: Page, search = '') => openAs(page, 'Pracownik', `/calendar${search}`, HEADING)
const day = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name, exact: true })
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'w wybranej dacie' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

test('the calendar opens on today, and a day without trainings says so', async ({ page }) => {
  await openCalendar(page)
  await expect(heading(page, 'listopad 2026')).toBeVisible()
  await expect(heading(page, 'Sobota, 21 listopada 2026')).toBeVisible()
  await expect(count(page)).toHaveText('Brak szkoleń w wybranej dacie.')
  expect((await count(page).boundingBox())?.height, 'the count is seen').toBeGreaterThan(10)
  await expect(page.getByText('Nie ma szkoleń zaplanowanych na wybrany dzień.')).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toContainText('21')
})

test('a day without trainings leads on to the next five events', async ({ page }) => {
  await openCalendar(page)
  const next = page.getByRole('list', { name: /Następne w\skalendarzu/ })
  await expect(next.getByRole('listitem')).toHaveText([
    /^Szkolenie okresowe BHP dla stanowisk robotniczych.*23\slistopada 2026, 8:00/,
    /^Przygotowanie do egzaminu.*24\slistopada 2026/,
    /^Pierwsza pomoc.*27\slistopada 2026/,
    /^Koniec ważności: Szkolenie okresowe BHP.*3\sgrudnia 2026/,
    /^Ochrona przeciwpożarowa.*4\sgrudnia 2026/,
  ])
  await next.getByRole('link', { name: /^Koniec ważności/ }).press('Enter')
  await expect(page).toHaveURL('/calendar?date=2026-12-03')
  await expect(page.getByRole('region', { name: 'Koniec ważności' })).toContainText('BHP-42653')
})

test('today is the server’s day, whatever the clock of the device', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-25T12:00:00')
  await openCalendar(page, '?date=2026-11-27')
  const current = (name: string) => page.getByRole('gridcell', { name })
  await expect(current('21 listopada 2026')).toHaveAttribute('aria-current', 'date')
  await expect(current('25 listopada 2026')).toHaveAttribute('aria-current', 'false')
  await page.getByRole('button', { name: 'Dziś' }).click()
  await expect(heading(page, 'Sobota, 21 listopada 2026')).toBeVisible()
})

test('marks have words for a screen reader and a legend', async ({ page }) => {
  await openCalendar(page)
  await expect(day(page, 'piątek, 27 listopada 2026, 1 szkolenie')).toBeVisible()
  await expect(day(page, 'piątek, 4 grudnia 2026, 2 szkolenia')).toBeVisible()
  await expect(day(page, 'czwartek, 3 grudnia 2026, koniec ważności certyfikatu')).toBeVisible()
  await expect(day(page, 'czwartek, 26 listopada 2026')).toBeVisible()
  const legend = page.getByRole('list', { name: 'Legenda' })
  for (const text of ['Dziś', 'Koniec ważności certyfikatu']) {
    await expect(legend).toContainText(text)
  }
})

test('a wide month names the trainings of its days and counts their deadlines, a narrow one marks them', async ({
  page,
}) => {
  await openCalendar(page)
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

test('a day lists its trainings with hours, place, instructor and participants', async ({ page }) => {
  await openCalendar(page, '?date=2026-12-04')
  await expect(heading(page, 'grudzień 2026')).toBeVisible()
  await expect(count(page)).toHaveText('2 szkolenia w wybranej dacie.')
  const panel = page.getByRole('region', { name: 'Piątek, 4 grudnia 2026' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Ochrona przeciwpożarowa: szkolenie pracowników',
    'Seminarium: najczęstsze przyczyny wypadków w magazynie',
  ])
  for (const text of [
    '9:00–16:00',
    'Gdańsk, ul. Dźwigowych 142, sala szkoleniowa A',
    'Prowadzący: Zbigniew Ćwierk',
    'Uczestnicy: 2 / 15',
    'Uczestnicy: 3',
  ]) {
    await expect(panel.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(panel.getByText('Zaplanowane')).toHaveCount(2)
})

test('a completed training says so', async ({ page }) => {
  await openCalendar(page)
  await day(page, 'wtorek, 17 listopada 2026, 1 szkolenie').click()
  await expect(page.getByRole('region', { name: 'wtorek, 17 listopada 2026' })).toContainText('Zakończone')
})

test('the keyboard alone goes from the grid into a training and back', async ({ page }) => {
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
})

test('arrow keys move across months, and Space chooses a day', async ({ page }) => {
  await openCalendar(page, '?date=2026-11-30')
  await day(page, 'poniedziałek, 30 listopada 2026').focus()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 'wtorek, 1 grudnia 2026')).toBeFocused()
  await expect(heading(page, 'grudzień 2026')).toBeVisible()
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

test('a training closes by its button and by an outside click', async ({ page }) => {
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
})

test('a chosen day is in the URL, and Back returns to the day before', async ({ page }) => {
  await openCalendar(page, '?date=2026-12-03')
  await page.reload()
  await expect(heading(page, 'Czwartek, 3 grudnia 2026')).toBeVisible()

  await day(page, 'piątek, 18 grudnia 2026, 1 szkolenie').click()
  await expect(page).toHaveURL('/calendar?date=2026-12-18')
  await page.getByRole('button', { name: 'Dziś' }).click()
  await expect(page).toHaveURL('/calendar')
  await expect(heading(page, 'listopad 2026')).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/calendar?date=2026-12-18')
  await expect(heading(page, 'Piątek, 18 grudnia 2026')).toBeVisible()
  await expect(heading(page, 'grudzień 2026')).toBeVisible()
  await expect(page.getByRole('gridcell', { selected: true })).toContainText('18')
})

for (const date of ['banana', '2026-02-30', '9999-12-31']) {
  test(`?date=${date} means today`, async ({ page }) => {
    await openCalendar(page, `?date=${date}`)
    await expect(heading(page, 'Sobota, 21 listopada 2026')).toBeVisible()
  })
}

test('turning the months chooses no day', async ({ page }) => {
  await openCalendar(page)
  await page.getByRole('button', { name: 'Następny miesiąc' }).click()
  await page.getByRole('button', { name: 'Następny miesiąc' }).click()
  await expect(heading(page, 'styczeń 2027')).toBeVisible()
  await page.getByRole('button', { name: 'Poprzedni miesiąc' }).click()
  await expect(heading(page, 'grudzień 2026')).toBeVisible()
  await expect(page).toHaveURL('/calendar')
  await expect(heading(page, 'Sobota, 21 listopada 2026')).toBeVisible()
  await page.getByRole('button', { name: 'Dziś' }).click()
  await expect(heading(page, 'listopad 2026')).toBeVisible()
})

test('a day of the next month is chosen with its month and keeps the focus', async ({ page }) => {
  await openCalendar(page)
  const chosen = day(page, 'piątek, 4 grudnia 2026, 2 szkolenia')
  await chosen.click()
  await expect(heading(page, 'grudzień 2026')).toBeVisible()
  await expect(chosen).toBeFocused()
})

test('the expiry of a certificate links to the certificate', async ({ page }) => {
  await openCalendar(page)
  await day(page, 'czwartek, 3 grudnia 2026, koniec ważności certyfikatu').click()
  const deadlines = page.getByRole('region', { name: 'Koniec ważności' })
  await expect(deadlines).toContainText('BHP-42653')
  await expect(deadlines).toContainText('Wygasa za 1 tydzień')
  // What belongs to the day comes before what comes after it.
  await expect(page.getByRole('region').filter({ has: page.getByRole('listitem') })).toContainText([
    'Koniec ważności',
    /^Następne w\skalendarzu/,
  ])
  await deadlines.getByRole('link', { name: 'Szkolenie okresowe BHP' }).click()
  await expect(page).toHaveURL('/certificates/IWL59ljS5zaeI0js')
})

test('the last day to apply to UDT is a day of its own and links to the certificate', async ({ page }) => {
  await openCalendar(page, '?date=2026-12-19')
  await expect(day(page, 'sobota, 19 grudnia 2026, termin wniosku')).toBeVisible()
  const applications = page.getByRole('region', { name: 'Termin wniosku do UDT' })
  await expect(applications).toContainText('UDT-33613')
  await expect(applications).toContainText('Złóż wniosek do 19.12.2026 – za 28 dni')
  await expect(page.getByRole('region', { name: 'Koniec ważności' })).toHaveCount(0)
  await applications.getByRole('link').click()
  await expect(page).toHaveURL('/certificates/fd1cN0xfotJSLNqc')
})

test('a person sees no deadlines of other people', async ({ page }) => {
  await openAs(page, 'Administrator', '/calendar?date=2026-12-03', HEADING)
  await expect(day(page, 'czwartek, 3 grudnia 2026')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Koniec ważności' })).toBeHidden()
})

test('an employer sees the deadlines of the staff, and those of one person', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/calendar?date=2026-12-16', HEADING)
  const people = page.getByRole('combobox', { name: 'Terminy' })
  await expect(people.getByRole('option')).toHaveText([
    'Wszystkie osoby',
    'Żaneta Ćwik',
    'Anna Dąbrowska',
    'Marek Gżegżółka',
    'Józef Kaźmierczak',
    'Bogumiła Krzyżanowska-Świętochłowicka',
    'Agnieszka Szczęsna',
    'Małgorzata Wiśniewska',
    'Łukasz Zięba',
  ])
  const deadlines = page.getByRole('region', { name: 'Koniec ważności' })
  await expect(deadlines).toContainText(/Żaneta Ćwik.*BHP-17635/)
  await expect(day(page, 'czwartek, 3 grudnia 2026, koniec ważności certyfikatu')).toBeVisible()

  await people.selectOption('Żaneta Ćwik')
  await expect(page).toHaveURL(/\/calendar\?date=2026-12-16&person=\w+$/)
  await expect(day(page, 'czwartek, 3 grudnia 2026')).toBeVisible()
  await expect(deadlines).toContainText('BHP-17635')
  await day(page, 'czwartek, 3 grudnia 2026').click()
  await expect(page).toHaveURL(/\?date=2026-12-03&person=\w+$/)
  await page.reload()
  await expect(people.getByRole('option', { selected: true })).toHaveText('Żaneta Ćwik')
  await expect(deadlines).toBeHidden()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/calendar?date=2026-12-16')
  await expect(people.getByRole('option', { selected: true })).toHaveText('Wszystkie osoby')

  await deadlines.getByRole('link', { name: 'Żaneta Ćwik' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Żaneta Ćwik')
  await page.goBack()
  await deadlines.getByRole('link', { name: 'Szkolenie okresowe BHP' }).click()
  await expect(page.getByRole('main')).toContainText('BHP-17635')
})

test('a person who has no deadline in the calendar is no filter', async ({ page }) => {
  await openAs(page, 'Pracodawca', '/calendar?date=2026-12-16&person=nikt', HEADING)
  await expect(page.getByRole('combobox', { name: 'Terminy' })).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Koniec ważności' })).toContainText('Żaneta Ćwik')
  await expectAccessibleEverywhere(page)
})

test('only an employer chooses a person', async ({ page }) => {
  await openCalendar(page)
  await expect(page.getByRole('combobox')).toHaveCount(0)
})

test('the calendar is accessible and never scrolls sideways', async ({ page }) => {
  const widths = [1280, 768, 360, 320]
  await openCalendar(page)
  await expectAccessibleEverywhere(page, widths)
  await day(page, 'czwartek, 3 grudnia 2026, koniec ważności certyfikatu').click()
  await expect(page.getByRole('region', { name: 'Koniec ważności' })).toBeVisible()
  await expectAccessibleEverywhere(page, widths)
  await day(page, 'piątek, 4 grudnia 2026, 2 szkolenia').click()
  await expect(count(page)).toHaveText('2 szkolenia w wybranej dacie.')
  await expectAccessibleEverywhere(page, widths)
})
