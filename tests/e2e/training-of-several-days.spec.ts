import { readFile } from 'node:fs/promises'

import ICAL from 'ical.js'
import type { Page } from 'playwright/test'

import { addParticipants, beginCentre } from '../support/centre.ts'
import { expect, expectAccessibleEverywhere, openAs, test } from '../support/journey.ts'
import { expectDraft } from '../support/own-data.ts'
import { printedPages } from '../support/printed-pages.ts'
import { TODAY } from '../support/server.ts'

const MANAGERS = 'Szkolenie okresowe BHP dla osób kierujących pracownikami'

const dialog = (page: Page) => page.getByRole('dialog')
const dayOf = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name, exact: true })

async function addTraining(page: Page, date: string, lastDay: string): Promise<void> {
  await page.goto('/trainings/new')
  await page.getByLabel('Nazwa').fill('Szkolenie okresowe BHP')
  await page.getByLabel('Uzyskiwany certyfikat').selectOption('Szkolenie okresowe BHP: stanowiska robotnicze')
  await page.getByLabel('Data').fill(date)
  await page.getByLabel('Ostatni dzień').fill(lastDay)
  await page.getByLabel('Od godziny').fill('08:00')
  await page.getByLabel('Do godziny').fill('15:00')
  await page.getByLabel('Miejsce', { exact: true }).fill('Radom, sala 1')
  await page.getByLabel('Prowadzący').fill('Zofia Żuk')
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
}

/** Returns the starts of all events in the file that the button saves, each time that they recur. */
async function startsIn(page: Page, button: string): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.flatMap((event) => {
    const days = new ICAL.Event(event).iterator()
    const starts: string[] = []
    for (let start = days.next(); start; start = days.next()) starts.push(String(start))
    return starts
  })
}

test('a centre adds a training of two days and finds both of them wherever its date stands', async ({
  page,
}) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings/new', 'Nowy termin szkolenia')
  await addTraining(page, '2026-12-08', '2026-12-07')
  await expect(page.getByLabel('Ostatni dzień')).toHaveAccessibleDescription(
    /Gdy szkolenie trwa dłużej.*Ostatni dzień nie może być wcześniejszy niż pierwszy/,
  )
  await expect(page.getByLabel('Ostatni dzień')).toBeFocused()
  await page.getByLabel('Data').fill('2026-12-07')
  await page.getByLabel('Ostatni dzień').fill('2026-12-08')
  await expectDraft(page, '2026-12-08')
  await page.reload()
  await expect(page.getByLabel('Ostatni dzień')).toHaveValue('2026-12-08')
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expect(page.getByText('Dodano szkolenie: Szkolenie okresowe BHP, 07–08.12.2026')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(
    /Poniedziałek, 7\sgrudnia 2026\s– wtorek, 8\sgrudnia 2026, codziennie 8:00–15:00/,
  )
  await expect(page.getByText(/Od 08\.12\.2026 można oznaczyć szkolenie jako zakończone/)).toBeVisible()
  expect(await startsIn(page, 'Dodaj do kalendarza')).toEqual(['2026-12-07T08:00:00', '2026-12-08T08:00:00'])

  await page.goto('/trainings')
  await expect(page.getByRole('row').filter({ hasText: '07–08.12.2026' })).toContainText('Szkolenie okresowe')
  await page.goto('/calendar?date=2026-12-07')
  await expect(page.getByText(/8:00–15:00, dzień\s1\sz\s2/)).toBeVisible()
  await dayOf(page, 'wtorek, 8 grudnia 2026, 1 szkolenie').click()
  await expect(page.getByText(/8:00–15:00, dzień\s2\sz\s2/)).toBeVisible()
  await expect(dayOf(page, 'środa, 9 grudnia 2026')).toBeVisible()

  // Shortened to its first day, it leaves the second one.
  await page.getByRole('button', { name: 'Szkolenie okresowe BHP' }).click()
  await dialog(page).getByRole('link', { name: 'Zmień' }).click()
  await page.getByLabel('Ostatni dzień').fill('')
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(page.getByRole('main')).toContainText(/Poniedziałek, 7\sgrudnia 2026, 8:00–15:00/)
  expect(await startsIn(page, 'Dodaj do kalendarza')).toEqual(['2026-12-07T08:00:00'])
})

test('an employee who signs up for a training of two days has both in the calendar and in the file', async ({
  page,
}) => {
  await openAs(page, 'Pracownik', '/calendar?date=2027-01-04', 'Kalendarz szkoleń')
  await expect(page.getByText(/9:00–16:00, dzień\s1\sz\s2/)).toBeVisible()
  await page.getByRole('button', { name: 'Zapisz się na szkolenie' }).click()
  await expect(page.getByText('Jesteś na liście')).toBeVisible()
  await dayOf(page, 'wtorek, 5 stycznia 2027, 1 szkolenie').click()
  await expect(page.getByText(/9:00–16:00, dzień\s2\sz\s2/)).toBeVisible()
  await expect(page.getByText('Jesteś na liście')).toBeVisible()
  expect(await startsIn(page, 'Pobierz moje szkolenia')).toEqual(
    expect.arrayContaining(['2027-01-04T09:00:00', '2027-01-05T09:00:00']),
  )
  await expectAccessibleEverywhere(page)

  await page.getByRole('button', { name: MANAGERS, exact: true }).click()
  await expect(dialog(page)).toContainText(/4\sstycznia 2027\s– wtorek, 5\sstycznia 2027, codziennie/)
  await page.goto('/calendar?date=2027-01-03')
  await expect(page.getByRole('list', { name: /Następne/ })).toContainText('wtorek')
})

test('a list to sign has a column for each day, and certificates are issued from the last day on', async ({
  page,
}) => {
  await beginCentre(page)
  await addTraining(page, TODAY, '2026-11-23')
  await addParticipants(page, 'Zenon Żak\nAdam Bąk')
  await page.getByRole('link', { name: 'Lista obecności do podpisu' }).click()
  const headings = page.getByRole('columnheader')
  await expect(headings).toHaveText([
    'Lp.',
    /Imię i\snazwisko/,
    'Firma',
    'Podpis 21.11.2026',
    'Podpis 22.11.2026',
    'Podpis 23.11.2026',
  ])
  await expectAccessibleEverywhere(page)
  const sheets = await printedPages(page)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.isLandscape).toBe(true)
  expect(sheets).toPrint('Szkolenie okresowe BHP, 21–23.11.2026')

  // By keys, because the toasts of what was saved cover the buttons for a while.
  await page.getByRole('link', { name: 'Strona szkolenia' }).click()
  await expect(page.getByText(/Od 23\.11\.2026 można oznaczyć szkolenie jako zakończone/)).toBeVisible()
  await page.getByRole('link', { name: 'Zmień' }).press('Enter')
  await page.getByLabel('Ostatni dzień').fill('')
  await page.getByRole('button', { name: 'Zapisz zmiany' }).press('Enter')
  await page.getByRole('button', { name: 'Zakończ szkolenie' }).press('Enter')
  await page.getByRole('link', { name: 'Wystaw certyfikaty' }).press('Enter')
  await page.getByLabel('Data wydania').fill('2026-11-20')
  await page.getByRole('button', { name: 'Wystaw certyfikaty' }).press('Enter')
  await expect(page.getByLabel('Data wydania')).toHaveAccessibleDescription(
    'Data wydania nie może być wcześniejsza niż koniec szkolenia, 21.11.2026',
  )
})

test('the summary lists the errors of a new training in the order of its fields', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/trainings/new', 'Nowy termin szkolenia')
  await page.getByLabel('Data').fill('2026-12-08')
  await page.getByLabel('Ostatni dzień').fill('2026-12-07')
  await page.getByLabel('Od godziny').fill('09:00')
  await page.getByLabel('Do godziny').fill('08:00')
  await page.getByRole('button', { name: 'Dodaj termin' }).click()
  await expect(page.getByRole('group', { name: /Popraw dane/ }).getByRole('link')).toHaveText([
    'Podaj nazwę szkolenia',
    'Wybierz uzyskiwany certyfikat albo „Bez certyfikatu”',
    'Godzina zakończenia musi być późniejsza niż godzina rozpoczęcia',
    'Ostatni dzień nie może być wcześniejszy niż pierwszy',
    'Podaj miejsce szkolenia',
    'Podaj, kto prowadzi szkolenie',
  ])
})
