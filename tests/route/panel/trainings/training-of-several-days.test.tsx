import { screen, waitFor, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'

import { TODAY } from '../../../support/builders'
import {
  CENTRE_BEGUN,
  CENTRE_OWNER,
  participates,
  TITLE,
  TRAINING,
  trainingPlanned,
} from '../../../support/centre-register'
import { watchDownloads, type Download } from '../../../support/downloads'
import { fill } from '../../../support/fill'
import { findHeading, findToast, row, words } from '../../../support/queries'
import { closeDialog, follow, press } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const MANAGERS = 'Szkolenie okresowe BHP dla osób kierujących pracownikami'

const findInMain = (text: string) =>
  waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words(text)))
const day = (name: string) => within(screen.getByRole('grid')).getByRole('button', { name: words(name) })

async function fillTraining({ user }: Visit, date: string, lastDay: string) {
  fill(screen.getByLabelText('Nazwa'), TITLE)
  await user.selectOptions(screen.getByLabelText('Uzyskiwany certyfikat'), 'bhp.workers')
  fill(screen.getByLabelText('Data'), date)
  fill(screen.getByLabelText(/^Ostatni dzień/), lastDay)
  fill(screen.getByLabelText('Od godziny'), '08:00')
  fill(screen.getByLabelText('Do godziny'), '15:00')
  fill(screen.getByLabelText('Miejsce'), 'Radom, sala 1')
  fill(screen.getByLabelText('Prowadzący'), 'Zofia Żuk')
}

/** Returns the starts of all events in a calendar file, each time that they recur. */
async function startsIn(download: Download | undefined): Promise<string[]> {
  const text = await download?.content.text()
  const events = new ICAL.Component(ICAL.parse(text ?? '')).getAllSubcomponents('vevent')
  return events.flatMap((event) => {
    const days = new ICAL.Event(event).iterator()
    const starts: string[] = []
    for (let start = days.next(); start; start = days.next()) starts.push(String(start))
    return starts
  })
}

test('a centre adds a training of two days and finds both of them wherever its date stands', async () => {
  const downloads = watchDownloads()
  const page = await visit('/trainings/new', { as: 'training_center' })
  await fillTraining(page, '2026-12-08', '2026-12-07')
  await press(page, 'Dodaj termin')
  const lastDay = screen.getByLabelText(/^Ostatni dzień/)
  await waitFor(() =>
    expect(lastDay).toHaveAccessibleDescription(
      /Gdy szkolenie trwa dłużej.*Ostatni dzień nie może być wcześniejszy niż pierwszy/,
    ),
  )
  expect(lastDay).toHaveFocus()
  fill(screen.getByLabelText('Data'), '2026-12-07')
  fill(lastDay, '2026-12-08')
  await page.reload()
  expect(screen.getByLabelText(/^Ostatni dzień/)).toHaveValue('2026-12-08')
  await press(page, 'Dodaj termin')
  await findToast('Dodano szkolenie: Szkolenie okresowe BHP, 07–08.12.2026')
  await findHeading(TITLE)
  expect(screen.getByRole('main')).toHaveTextContent(
    'Poniedziałek, 7 grudnia 2026 – wtorek, 8 grudnia 2026, codziennie 8:00–15:00',
  )
  expect(screen.getByText(words('Od 08.12.2026 można oznaczyć szkolenie jako zakończone'))).toBeVisible()
  await press(page, 'Dodaj do kalendarza')
  await waitFor(async () =>
    expect(await startsIn(downloads.at(-1))).toEqual(['2026-12-07T08:00:00', '2026-12-08T08:00:00']),
  )
  const { address } = page
  const training = address()

  await page.go('/trainings')
  await findHeading('Szkolenia')
  expect(row('07–08.12.2026')).toHaveTextContent(TITLE)
  await page.go('/calendar?date=2026-12-07')
  await findInMain('8:00–15:00, dzień 1 z 2')
  await page.user.click(day('wtorek, 8 grudnia 2026, 1 szkolenie'))
  await findInMain('8:00–15:00, dzień 2 z 2')
  expect(day('środa, 9 grudnia 2026')).not.toHaveAccessibleName(/szkolenie/)

  // Shortened to its first day, it leaves the second one.
  await page.go(`${training}/edit`)
  await findHeading('Zmiana szkolenia')
  fill(screen.getByLabelText(/^Ostatni dzień/), '')
  await press(page, 'Zapisz zmiany')
  await findHeading(TITLE)
  expect(screen.getByRole('main')).toHaveTextContent('Poniedziałek, 7 grudnia 2026, 8:00–15:00')
  await press(page, 'Dodaj do kalendarza')
  await waitFor(() => expect(downloads).toHaveLength(2))
  expect(await startsIn(downloads.at(-1))).toEqual(['2026-12-07T08:00:00'])
})

test('an employee who signs up for a training of two days has both in the calendar and in the file', async () => {
  const downloads = watchDownloads()
  const page = await visit('/calendar?date=2027-01-04', { as: 'employee' })
  await findInMain('9:00–16:00, dzień 1 z 2')
  await press(page, 'Zapisz się na szkolenie')
  expect(await screen.findByText('Jesteś na liście')).toBeVisible()
  await page.user.click(day('wtorek, 5 stycznia 2027, 1 szkolenie'))
  await findInMain('9:00–16:00, dzień 2 z 2')
  expect(screen.getByText('Jesteś na liście')).toBeVisible()
  await press(page, 'Pobierz moje szkolenia')
  await waitFor(() => expect(downloads).toHaveLength(1))
  expect(await startsIn(downloads[0])).toEqual(
    expect.arrayContaining(['2027-01-04T09:00:00', '2027-01-05T09:00:00']),
  )

  await page.user.click(screen.getByRole('button', { name: MANAGERS }))
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    '4 stycznia 2027 – wtorek, 5 stycznia 2027, codziennie',
  )
  await closeDialog(page)
  await page.go('/calendar?date=2027-01-03')
  expect(await screen.findByRole('list', { name: /Następne/ })).toHaveTextContent('wtorek')
})

test('certificates of a training of several days are issued from its last day on', async () => {
  const training = trainingPlanned({ lastDay: '2026-11-23' })
  const changes = [CENTRE_BEGUN, training, ...participates('Zenon', 'Żak')]
  const page = await visit(TRAINING, { as: CENTRE_OWNER, changes })
  expect(screen.getByText(words('Od 23.11.2026 można oznaczyć szkolenie jako zakończone'))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Zakończ szkolenie' })).toBeNull()
  await follow(page, 'Zmień')
  await findHeading('Zmiana szkolenia')
  fill(screen.getByLabelText(/^Ostatni dzień/), '')
  await press(page, 'Zapisz zmiany')
  await page.user.click(await screen.findByRole('button', { name: 'Zakończ szkolenie' }))
  await follow(page, 'Wystaw certyfikaty')
  const issued = await screen.findByLabelText('Data wydania')
  expect(issued).toHaveValue(TODAY)
  fill(issued, '2026-11-20')
  await press(page, 'Wystaw certyfikaty')
  await waitFor(() =>
    expect(issued).toHaveAccessibleDescription(
      words('Data wydania nie może być wcześniejsza niż koniec szkolenia, 21.11.2026'),
    ),
  )
})

test('the summary lists the errors of a new training in the order of its fields', async () => {
  const page = await visit('/trainings/new', { as: 'training_center' })
  fill(screen.getByLabelText('Data'), '2026-12-08')
  fill(screen.getByLabelText(/^Ostatni dzień/), '2026-12-07')
  fill(screen.getByLabelText('Od godziny'), '09:00')
  fill(screen.getByLabelText('Do godziny'), '08:00')
  await press(page, 'Dodaj termin')
  const summary = await screen.findByRole('group', { name: /Popraw dane/ })
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Podaj nazwę szkolenia',
    'Wybierz uzyskiwany certyfikat albo „Bez certyfikatu”',
    'Godzina zakończenia musi być późniejsza niż godzina rozpoczęcia',
    'Ostatni dzień nie może być wcześniejszy niż pierwszy',
    'Podaj miejsce szkolenia',
    'Podaj, kto prowadzi szkolenie',
  ])
})
