import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'

import { named } from '../../../support/queries'
import { ANNAS_BHP, ANNAS_UDT } from '../../../support/sample'
import { visit } from '../../../support/visit'

const BHP_DAY = 'czwartek, 3 grudnia 2026, koniec ważności certyfikatu'

/** Matches a whole name that the app may begin with a capital letter by style, and whose spaces may not break. */
const read = (name: string) => new RegExp(`^${name.replaceAll(' ', '\\s')}$`, 'i')
/** Returns the button of a day by its whole name. */
const day = (name: string) => within(screen.getByRole('grid')).getByRole('button', { name: read(name) })
const heading = (name: string) => screen.findByRole('heading', { level: 2, name: read(name) })
const selected = () =>
  screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-selected') === 'true')
const deadlines = () => screen.findByRole('region', { name: 'Koniec ważności' })
const noDeadlines = () => expect(screen.queryByRole('region', { name: 'Koniec ważności' })).toBeNull()

const openCalendar = (search = '') => visit(`/calendar${search}`, { as: 'employee' })

test('the calendar opens on today, also if the address names no day, and leads on to the next five events', async () => {
  const { user, address } = await openCalendar('?date=banana')
  await heading('listopad 2026')
  await heading('Sobota, 21 listopada 2026')
  expect(screen.getByText(/^Brak szkoleń w\swybranej dacie\.$/)).toBeVisible()
  expect(screen.getByText(/^Nie ma szkoleń zaplanowanych na\swybrany dzień\.$/)).toBeVisible()
  expect(selected().map(({ textContent }) => textContent)).toEqual(['21'])

  const next = screen.getByRole('list', { name: named('Następne w kalendarzu') })
  const events = within(next).getAllByRole('listitem')
  expect(events.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Szkolenie okresowe BHP dla stanowisk robotniczych.*23 listopada 2026, 8:00/),
    expect.stringMatching(/^Przygotowanie do egzaminu.*24 listopada 2026/),
    expect.stringMatching(/^Pierwsza pomoc.*27 listopada 2026/),
    expect.stringMatching(/^Koniec ważności: Szkolenie okresowe BHP.*3 grudnia 2026/),
    expect.stringMatching(/^Ochrona przeciwpożarowa.*4 grudnia 2026/),
  ])
  await user.click(within(next).getByRole('link', { name: /^Koniec ważności/ }))
  await waitFor(() => expect(address()).toBe('/calendar?date=2026-12-03'))
  expect(await deadlines()).toHaveTextContent('BHP-42653')
})

test('today is the server’s day, whatever the clock of the device', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00') })
  onTestFinished(() => void vi.useRealTimers())
  const { user } = await openCalendar('?date=2026-11-27')
  const current = screen
    .getAllByRole('gridcell')
    .filter((cell) => cell.getAttribute('aria-current') === 'date')
  expect(current.map(({ textContent }) => textContent)).toEqual(['21'])
  await user.click(screen.getByRole('button', { name: 'Dziś' }))
  await heading('Sobota, 21 listopada 2026')
})

test('marks have words for a screen reader and a legend', async () => {
  await openCalendar()
  expect(day('piątek, 27 listopada 2026, 1 szkolenie')).toBeVisible()
  expect(day('piątek, 4 grudnia 2026, 2 szkolenia')).toBeVisible()
  expect(day(BHP_DAY)).toBeVisible()
  expect(day('czwartek, 26 listopada 2026')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Legenda' })).toHaveTextContent(/Dziś.*Koniec ważności certyfikatu/)
})

test('a day lists its trainings with hours, place, instructor and participants', async () => {
  await openCalendar('?date=2026-12-04')
  await heading('grudzień 2026')
  expect(screen.getByText(/^2\sszkolenia w\swybranej dacie\.$/)).toBeVisible()
  const panel = screen.getByRole('region', { name: read('Piątek, 4 grudnia 2026') })
  const titles = within(panel).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
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
    expect(panel).toHaveTextContent(text)
  }
  expect(within(panel).getAllByText('Zaplanowane')).toHaveLength(2)
})

test('a completed training says so', async () => {
  const { user } = await openCalendar()
  await user.click(day('wtorek, 17 listopada 2026, 1 szkolenie'))
  const panel = await screen.findByRole('region', { name: read('Wtorek, 17 listopada 2026') })
  expect(panel).toHaveTextContent('Zakończone')
})

test('a chosen day is in the URL, and Back returns to the day before', async () => {
  const { user, address, back } = await openCalendar('?date=2026-12-03')
  await heading('Czwartek, 3 grudnia 2026')
  await user.click(day('piątek, 18 grudnia 2026, 1 szkolenie, termin wniosku'))
  await waitFor(() => expect(address()).toBe('/calendar?date=2026-12-18'))
  await user.click(screen.getByRole('button', { name: 'Dziś' }))
  await waitFor(() => expect(address()).toBe('/calendar'))
  await heading('listopad 2026')

  await back()
  expect(address()).toBe('/calendar?date=2026-12-18')
  await heading('Piątek, 18 grudnia 2026')
  await heading('grudzień 2026')
  expect(selected().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^18/)])
})

test('turning the months chooses no day', async () => {
  const { user, address } = await openCalendar()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Następny miesiąc')
  await press('Następny miesiąc')
  await heading('styczeń 2027')
  await press('Poprzedni miesiąc')
  await heading('grudzień 2026')
  expect(address()).toBe('/calendar')
  await heading('Sobota, 21 listopada 2026')
  await press('Dziś')
  await heading('listopad 2026')
})

test('the expiry of a certificate links to the certificate', async () => {
  const { user, address } = await openCalendar()
  await user.click(day(BHP_DAY))
  expect(await deadlines()).toHaveTextContent(/BHP-42653.*Wygasa za 1 tydzień/)
  // What belongs to the day comes before what comes after it.
  const lists = screen
    .getAllByRole('region')
    .filter((part) => within(part).queryAllByRole('listitem').length > 0)
  expect(lists.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/Koniec ważności/),
    expect.stringMatching(/Następne w kalendarzu/),
  ])
  await user.click(within(await deadlines()).getByRole('link', { name: 'Szkolenie okresowe BHP' }))
  await waitFor(() => expect(address()).toBe(`/certificates/${ANNAS_BHP}`))
})

test('the last day to apply to UDT is a day of its own and links to the certificate', async () => {
  const { user, address } = await openCalendar('?date=2026-12-18')
  expect(day('piątek, 18 grudnia 2026, 1 szkolenie, termin wniosku')).toBeVisible()
  const applications = screen.getByRole('region', { name: named('Termin wniosku do UDT albo TDT') })
  expect(applications).toHaveTextContent('UDT-33613')
  expect(applications).toHaveTextContent('Złóż wniosek do 18.12.2026 – za 27 dni')
  noDeadlines()
  await user.click(within(applications).getByRole('link'))
  await waitFor(() => expect(address()).toBe(`/certificates/${ANNAS_UDT}`))
})

test('a person sees no deadlines of other people', async () => {
  await visit('/calendar?date=2026-12-03', { as: 'admin' })
  expect(day('czwartek, 3 grudnia 2026')).toBeVisible()
  noDeadlines()
})

test('an employer sees the deadlines of the staff, and those of one person', async () => {
  const { user, address, back, reload } = await visit('/calendar?date=2026-12-16', { as: 'employer' })
  const people = () => screen.getByRole('combobox', { name: 'Terminy' })
  await waitFor(() => expect(within(people()).getAllByRole('option')).toHaveLength(9))
  expect(
    within(people())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
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
  expect(await deadlines()).toHaveTextContent(/Żaneta Ćwik.*BHP-17635/)
  expect(day(BHP_DAY)).toBeVisible()

  await user.selectOptions(people(), 'Żaneta Ćwik')
  await waitFor(() => expect(address()).toMatch(/^\/calendar\?date=2026-12-16&person=\w+$/))
  await waitFor(() => expect(day('czwartek, 3 grudnia 2026')).toBeVisible())
  expect(await deadlines()).toHaveTextContent('BHP-17635')
  await user.click(day('czwartek, 3 grudnia 2026'))
  await waitFor(() => expect(address()).toMatch(/\?date=2026-12-03&person=\w+$/))
  await back()
  await back()
  expect(address()).toBe('/calendar?date=2026-12-16')
  await waitFor(() => expect(people()).toHaveDisplayValue('Wszystkie osoby'))

  const links = within(await deadlines())
  expect(links.getByRole('link', { name: 'Szkolenie okresowe BHP' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/certificates\/\w+$/),
  )
  await user.click(links.getByRole('link', { name: 'Żaneta Ćwik' }))
  await screen.findByRole('heading', { level: 1, name: 'Żaneta Ćwik' })
  await back()
  await screen.findByRole('option', { name: 'Żaneta Ćwik' })
  await user.selectOptions(people(), 'Żaneta Ćwik')
  await waitFor(() => expect(address()).toMatch(/&person=\w+$/))
  await reload()
  await waitFor(() => expect(people()).toHaveDisplayValue('Żaneta Ćwik'))
})

test('a person who has no deadline in the calendar is no filter', async () => {
  await visit('/calendar?date=2026-12-16&person=nikt', { as: 'employer' })
  expect(screen.getByRole('combobox', { name: 'Terminy' })).toHaveValue('')
  expect(await deadlines()).toHaveTextContent('Żaneta Ćwik')
})

test('only an employer chooses a person', async () => {
  await openCalendar()
  expect(screen.queryByRole('combobox')).toBeNull()
})
