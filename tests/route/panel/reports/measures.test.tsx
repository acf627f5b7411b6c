import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { measureSaved, reportFiled } from '../../../support/changes'
import { refuseWritesAfter } from '../../../support/database'
import { watchDownloads } from '../../../support/downloads'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, named, row, rows } from '../../../support/queries'
import { LUKASZ, REPORT_OF_ANNA } from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const PALLET = `/reports/${REPORT_OF_ANNA}`
const WHAT = 'Obejść regały i zapisać uszkodzenia'
const BUMPERS = 'Zamontować odbojnice'
const SLINGS = 'Wycofać zawiesia pasowe'
const STRAPS = 'Kupić taśmy'

const card = () => screen.getByRole('region', { name: 'Działania' })
const measures = () => within(card()).getAllByRole('listitem')
const measure = (text: string) => measures().find(({ textContent }) => textContent.includes(text))
const count = (text: RegExp) => screen.findByText(text)
const press = ({ user }: Visit, name: string | RegExp, part: HTMLElement = document.body) =>
  user.click(within(part).getByRole('button', { name }))
const choose = ({ user }: Visit, label: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: label }), option)
const openReport = () => visit(PALLET, { as: 'employer' })

/** Returns the measure of a report, whose buttons act on it. */
function found(text: string): HTMLElement {
  const item = measure(text)
  if (!item) throw new Error(`No measure is ${text}.`)
  return item
}

async function add(page: Visit, what: string, owner: string, due: string) {
  await press(page, 'Dodaj działanie')
  fillIn('Co zrobić', what)
  await choose(page, 'Osoba odpowiedzialna', owner)
  fillIn('Termin', due)
  await press(page, 'Zapisz działanie')
  await waitFor(() => expect(measure(what)).toHaveTextContent(owner))
}

test('an employer adds a measure with all that it needs, and is told so', async () => {
  const page = await openReport()
  await press(page, 'Dodaj działanie')
  const what = screen.getByLabelText('Co zrobić')
  const due = screen.getByLabelText('Termin')
  expect(what).toHaveFocus()
  fillIn('Termin', '2026-11-17')
  await press(page, 'Zapisz działanie')
  await waitFor(() => expect(what).toHaveAccessibleDescription('Napisz, co trzeba zrobić'))
  fillIn('Co zrobić', WHAT)
  expect(what).not.toHaveAttribute('aria-invalid')
  await press(page, 'Zapisz działanie')
  await waitFor(() =>
    expect(due).toHaveAccessibleDescription(/^Podaj datę nie wcześniejszą niż 18\.11\.2026/),
  )
  expect(due).toHaveFocus()
  fillIn('Termin', '2026-11-24')
  await choose(page, 'Osoba odpowiedzialna', 'Łukasz Zięba')
  await press(page, 'Zapisz działanie')
  await waitFor(() => expect(measures()).toHaveLength(2))
  expect(measures()[0]).toHaveTextContent(
    /Obejść regały i zapisać uszkodzenia.*do 24\.11\.2026, za 3 dni · Łukasz Zięba/,
  )
  expect(measures()[1]).toHaveTextContent(
    /Zamontować odbojnice.*do 21\.12\.2026, za 30 dni · Agnieszka Szczęsna/,
  )
  await waitFor(() => expect(screen.queryByLabelText('Co zrobić')).toBeNull())
  expect(screen.getByRole('button', { name: 'Dodaj działanie' })).toHaveFocus()
  await findToast(`Dodano działanie: ${WHAT}`)
})

test('a measure is in the to-do list, in the calendar and in the list', async () => {
  const added: Change = {
    ...measureSaved('racks', { what: WHAT, ownerId: LUKASZ, due: '2026-11-24' }),
    reportId: REPORT_OF_ANNA,
  }
  const { user, address, go } = await visit('/dashboard', { as: 'employer', changes: [added] })
  await user.click(await screen.findByRole('button', { name: /^Pokaż wszystkie/ }))
  const task = screen.getByText(`Działanie: ${WHAT}`).closest('li')
  expect(task).toHaveTextContent(/do 24\.11\.2026, za 3 dni, Łukasz Zięba.*Wypadek z 18\.11\.2026/)
  await user.click(within(task ?? document.body).getByRole('link', { name: /^Otwórz zgłoszenie/ }))
  await waitFor(() => expect(address()).toBe(PALLET))

  await go('/calendar')
  const day = /^wtorek, 24 listopada 2026, 1\sszkolenie, termin działania/
  await user.click(await screen.findByRole('button', { name: day }))
  const ofDay = await screen.findByRole('region', { name: 'Termin działania' })
  expect(ofDay).toHaveTextContent(`${WHAT}Łukasz Zięba`)
  expect(within(ofDay).getByRole('link', { name: named(WHAT) })).toHaveAttribute('href', PALLET)

  await go('/reports')
  await user.click(await screen.findByRole('link', { name: 'Działania' }))
  await waitFor(() => expect(address()).toBe('/reports/measures'))
  await waitFor(() => expect(row(SLINGS)).toBeVisible())
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Działanie/),
    expect.stringMatching(
      /Wycofać zawiesia pasowe.*Józef Kaźmierczak.*termin minął 19\.11\.2026, 2 dni temu.*Po terminie/,
    ),
    expect.stringMatching(/Obejść regały.*Łukasz Zięba.*do 24\.11\.2026, za 3 dni.*Otwarte/),
    expect.stringMatching(/Zamontować odbojnice.*Otwarte/),
  ])
})

test('the list is filtered by the address, and Back undoes a choice', async () => {
  const page = await visit('/reports/measures', { as: 'employer' })
  const { user, address, back, go, reload } = page
  const downloads = watchDownloads()
  await count(/^2\sdziałania$/)
  expect(rows(STRAPS)).toHaveLength(0)
  await choose(page, 'Stan', 'Po terminie')
  await waitFor(() => expect(address()).toBe('/reports/measures?state=late'))
  await count(/^1\sdziałanie$/)
  expect(row(SLINGS)).toBeVisible()
  await choose(page, 'Stan', 'Wykonane')
  await waitFor(() => expect(address()).toBe('/reports/measures?state=done'))
  await waitFor(() => expect(row(STRAPS)).toHaveTextContent('wykonano 15.11.2026'))
  await back()
  await waitFor(() => expect(row(SLINGS)).toBeVisible())
  await user.click(screen.getByRole('link', { name: 'Wyczyść filtry' }))
  await waitFor(() => expect(address()).toBe('/reports/measures'))
  await count(/^2\sdziałania$/)
  await choose(page, 'Osoba odpowiedzialna', 'Agnieszka Szczęsna')
  await waitFor(() => expect(address()).toMatch(/^\/reports\/measures\?person=\w+$/))
  await count(/^1\sdziałanie$/)
  expect(row(BUMPERS)).toBeVisible()
  await reload()
  expect(screen.getByRole('combobox', { name: 'Osoba odpowiedzialna' })).toHaveDisplayValue(
    'Agnieszka Szczęsna',
  )
  fillIn(/^Szukaj/, 'zawiesia')
  await screen.findByText('Nie znaleziono działań dla podanych kryteriów.')
  await go('/reports/measures?q=zawiesia&state=banana&person=nikt')
  await count(/^1\sdziałanie$/)
  expect(row(SLINGS)).toBeVisible()
  await press(page, 'Pobierz CSV')
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['dzialania-2026-11-21.csv']))
})

test('a day of doing that is yet to come is refused, and nothing typed is lost', async () => {
  const page = await openReport()
  await press(page, /^Oznacz jako wykonane/, found(BUMPERS))
  const doneOn = screen.getByLabelText('Dzień wykonania')
  expect(doneOn).toHaveFocus()
  fillIn('Dzień wykonania', '2026-11-22')
  fillIn('Notatka (opcjonalnie)', 'Odbojnice stoją', found(BUMPERS))
  await press(page, 'Zapisz wykonanie')
  await waitFor(() =>
    expect(doneOn).toHaveAccessibleDescription(/^Podaj datę nie późniejszą niż 21\.11\.2026/),
  )
  expect(within(found(BUMPERS)).getByLabelText('Notatka (opcjonalnie)')).toHaveValue('Odbojnice stoją')
})

test('a measure is changed and removed, and removing is undone', async () => {
  const page = await openReport()
  await add(page, WHAT, 'Łukasz Zięba', '2026-11-24')
  await press(page, /^Zmień/, found(WHAT))
  expect(screen.getByRole('combobox', { name: 'Osoba odpowiedzialna' })).toHaveDisplayValue('Łukasz Zięba')
  fillIn('Termin', '2026-11-19')
  await choose(page, 'Osoba odpowiedzialna', 'Małgorzata Wiśniewska (Ty)')
  await press(page, 'Zapisz działanie')
  await waitFor(() =>
    expect(measure(WHAT)).toHaveTextContent('termin minął 19.11.2026, 2 dni temu · Małgorzata Wiśniewska'),
  )
  await waitFor(() => expect(screen.queryByLabelText('Termin')).toBeNull())

  await press(page, /^Usuń/, found(WHAT))
  await waitFor(() => expect(measure(WHAT)).toBeUndefined())
  expect(measure(BUMPERS)).toBeVisible()
  await press(page, 'Cofnij', await findToast(`Usunięto działanie: ${WHAT}`))
  await waitFor(() => expect(measure(WHAT)).toBeVisible())
})

test('a worker sees the measures of a report without actions, and no list of all', async () => {
  const { go } = await visit(PALLET, { as: 'employee' })
  expect(measure(BUMPERS)).toHaveTextContent('do 21.12.2026, za 30 dni · Agnieszka Szczęsna')
  expect(within(card()).queryByRole('button')).toBeNull()
  await go('/reports')
  await screen.findByRole('heading', { level: 1, name: 'Zgłoszenia' })
  expect(screen.queryByRole('link', { name: 'Działania' })).toBeNull()
  await go('/reports/measures')
  await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })
})

test('the statistics count open and late measures, and lead to them', async () => {
  const { user, address } = await visit('/reports/statistics', { as: 'admin' })
  expect(
    within(card())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Otwarte: 3', 'Po terminie: 1'])
  await user.click(within(card()).getByRole('link', { name: /^Po terminie/ }))
  await waitFor(() => expect(address()).toBe('/reports/measures?state=late'))
  await waitFor(() => expect(row(SLINGS)).toBeVisible())
})

test('a form that the browser refuses to keep says so and loses nothing', async () => {
  const page = await openReport()
  await press(page, 'Dodaj działanie')
  fillIn('Co zrobić', WHAT)
  fillIn('Termin', '2026-11-24')
  refuseWritesAfter(0)
  await press(page, 'Zapisz działanie')
  expect(await within(card()).findByRole('alert')).toHaveTextContent('Nie udało się zapisać')
  expect(screen.getByLabelText('Co zrobić')).toHaveValue(WHAT)
})

const FILED = reportFiled('fall', { reportedBy: OWNER.id })
const EWA = personSaved('worker', 'Ewa', 'Lis')

test('an empty list says where to begin', async () => {
  const page = await visit('/reports/measures', { as: OWNER, changes: [BEGUN, EWA, FILED] })
  expect(screen.getByText('Brak działań')).toBeVisible()
  await page.user.click(screen.getByRole('link', { name: 'Zobacz zgłoszenia' }))
  await page.user.click(await screen.findByRole('link', { name: /^Wypadek/ }))
  await screen.findByRole('region', { name: 'Działania' })
  await add(page, 'Naprawić posadzkę', 'Ewa Lis', '2026-12-01')
})

test('in an own register typed words stay out of the address', async () => {
  const ofFall = { reportId: FILED.report.id, day: FILED.day }
  const { address } = await visit('/reports/measures', {
    as: OWNER,
    changes: [
      BEGUN,
      EWA,
      FILED,
      { ...measureSaved('floor', { what: 'Naprawić posadzkę', ownerId: EWA.person.id }), ...ofFall },
      { ...measureSaved('step', { what: 'Oznakować próg', ownerId: EWA.person.id }), ...ofFall },
    ],
  })
  fillIn(/^Szukaj/, 'posadzk')
  await waitFor(() => expect(address()).toBe('/reports/measures#q=posadzk'))
  await count(/^1\sdziałanie$/)
  expect(row('Naprawić posadzkę')).toHaveTextContent('Ewa Lis')
})
