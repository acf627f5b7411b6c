import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER } from '../../../support/owner'
import { findToast, named, row } from '../../../support/queries'
import { REPORT_OF_ANNA } from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const ADDRESS = '/reports/statistics'

const card = (name: string) => screen.getByRole('region', { name: new RegExp(name.replaceAll(' ', '\\s')) })
const press = ({ user }: Visit, name: string, part: HTMLElement) =>
  user.click(within(part).getByRole('button', { name: named(name) }))

/** Returns the number that the card says in those words. */
const numberIn = (name: string, words: RegExp) => Number(words.exec(card(name).textContent)?.[1])

test('the employer reads the figures as charts and as tables', async () => {
  const page = await visit('/employer', { as: 'employer' })
  await page.user.click(await screen.findByRole('link', { name: 'Statystyki' }))
  await screen.findByRole('heading', { level: 1, name: 'Statystyki' })
  const reports = card('Zgłoszenia w ciągu dwóch lat')
  expect(reports).toHaveTextContent(/W ciągu dwóch lat: \d+ wypadk/)
  expect(within(reports).getByRole('img')).toBeVisible()
  await press(page, 'Pokaż tabelę', reports)
  expect(within(reports).queryByRole('img')).toBeNull()
  // The sample begins in October 2025: no months are shown before the first report.
  expect(within(reports).getAllByRole('row')).toHaveLength(15)
  expect(within(reports).getByRole('row', { name: /^listopad 2026/ })).toBeVisible()
  await press(page, 'Pokaż wykres', reports)
  expect(within(reports).getByRole('img')).toBeVisible()

  const qualifications = card('Ważne kwalifikacje przez najbliższy rok')
  await press(page, 'Pokaż tabelę', qualifications)
  const figures = within(qualifications).getAllByRole('row')
  expect(figures).toHaveLength(14)
  expect(figures[1]).toHaveTextContent(/^21\.11\.2026.*\d+ z \d+.*\d+%$/)
})

test('the employer reads how often accidents are, and types how many people are employed', async () => {
  const page = await visit(ADDRESS, { as: 'employer' })
  const { user } = page
  const frequency = card('Wypadki na 1000 zatrudnionych')
  expect(frequency).toHaveTextContent(
    /2026 \(do 21\.11\.2026\): \d+ wypadk\S+ pracowników, także przed protokołem\. Przy średnim zatrudnieniu 7: /,
  )
  expect(card('Dni niezdolności do pracy na wypadek')).toHaveTextContent(
    /2026 \(do 21\.11\.2026\): 9 dni na wypadek\. Dni są znane dla 1 z \d+ wypadków/,
  )
  await user.click(within(frequency).getByText('Liczba zatrudnionych'))
  const present = () => within(frequency).getByLabelText(/^Zatrudnieni w\s2026$/)
  const type = async (count: string) => {
    fillIn(/^Zatrudnieni w\s2026$/, count, frequency)
    await user.type(present(), '{Enter}')
  }
  expect(present()).toHaveAccessibleDescription(/^Z\srejestru: 7$/)
  fillIn(/^Zatrudnieni w\s2026$/, 'dwieście', frequency)
  await press(page, 'Zapisz liczbę zatrudnionych', frequency)
  await waitFor(() => expect(present()).toHaveAccessibleDescription(/Podaj liczbę osób/))
  expect(present()).toHaveValue('dwieście')
  expect(present()).toHaveFocus()
  await type('250,5')
  await waitFor(() => expect(frequency).toHaveTextContent(/zatrudnieniu 250,5: /))
  await press(page, 'Pokaż tabelę', frequency)
  expect(within(frequency).getByRole('row', { name: /^2026/ })).toHaveTextContent('250,5')
  expect(within(frequency).getByRole('row', { name: /^2025/ })).toHaveTextContent('142,9')
  await press(page, 'Cofnij', await findToast('Zapisano liczbę zatrudnionych'))
  await waitFor(() => expect(frequency).toHaveTextContent(/zatrudnieniu 7: /))
  await press(page, 'Pokaż wykres', frequency)
  await user.click(within(frequency).getByText('Liczba zatrudnionych'))
  expect(present()).toHaveValue('')
})

test('a report that is closed moves from the open ones to the closed ones at once', async () => {
  const closed: Change = {
    kind: 'report-moved',
    id: 'closed',
    day: TODAY,
    reportId: REPORT_OF_ANNA,
    status: 'closed',
    note: 'Sprawdzone',
  }
  const open = () => numberIn('Od zdarzenia do zamknięcia', /Otwarte: (\d+)/)
  await visit(ADDRESS, { as: 'employer' })
  const before = open()
  await visit(ADDRESS, { as: 'employer', changes: [closed] })
  expect(open()).toBe(before - 1)
})

test('an employer counts their own company only, an administrator all', async () => {
  const count = () => numberIn('Zgłoszenia według statusu', /z\s(\d+)\)/)
  const { user } = await visit('/reports', { as: 'admin' })
  await user.click(screen.getByRole('link', { name: 'Statystyki' }))
  await screen.findByRole('heading', { level: 1, name: 'Statystyki' })
  const all = count()
  await visit(ADDRESS, { as: 'employer' })
  expect(count()).toBeLessThan(all)
})

test('an empty register is told that there is nothing to count, and what comes first', async () => {
  const { user, address } = await visit(ADDRESS, { as: OWNER, changes: [BEGUN] })
  const reports = card('^Zgłoszenia$')
  expect(reports).toHaveTextContent('Nie ma jeszcze zgłoszeń')
  expect(within(reports).getAllByRole('listitem').at(-2)).toHaveTextContent(/częstość i\sciężkość wypadków/)
  expect(within(reports).getByRole('link', { name: 'Nowe zgłoszenie' })).toBeVisible()
  const qualifications = card('Ważne kwalifikacje przez najbliższy rok')
  expect(qualifications).toHaveTextContent('Nie ma jeszcze certyfikatów')
  expect(screen.getByRole('main')).not.toHaveTextContent('0 z 0')
  await user.click(within(qualifications).getByRole('link', { name: 'Dodaj certyfikat' }))
  await waitFor(() => expect(address()).toBe('/certificates/new'))
})

test('an employee has neither the link nor the screen', async () => {
  const { go } = await visit('/reports', { as: 'employee' })
  expect(row('18.11.2026')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Statystyki' })).toBeNull()
  await go(ADDRESS)
  await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })
})
