import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { named, row, rows } from '../../../support/queries'
import { closeDialog } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const main = () => within(screen.getByRole('main'))
const findCount = (text: RegExp) => waitFor(() => expect(main().getByRole('status')).toHaveTextContent(text))
const search = () => screen.getByRole('searchbox')
const clearFilters = ({ user }: Visit) =>
  user.click(main().getAllByRole('link', { name: 'Wyczyść filtry' })[0] ?? document.body)
const tableRows = () => screen.getAllByRole('row')

async function retype({ user }: Visit, text: string): Promise<void> {
  await user.clear(search())
  await user.type(search(), text)
}

test('an employer searches and filters reports, and the URL keeps the filters', async () => {
  const page = await visit('/reports', { as: 'employer' })
  const { user, address } = page
  await findCount(/^15 zgłoszeń$/)
  for (const heading of ['Rodzaj', 'Data', 'Opis', 'Miejsce', 'Status']) {
    expect(screen.getByRole('columnheader', { name: new RegExp(heading) })).toBeVisible()
  }
  const filter = () => screen.getByRole('combobox', { name: named('Rodzaj lub status') })
  expect(
    within(filter())
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Wszystkie',
    'Wypadki',
    'Zdarzenia potencjalnie wypadkowe',
    'Niedyspozycje',
    'Nowe',
    'W trakcie',
    'Zamknięte',
  ])
  const [, ...reports] = tableRows()
  const days = reports.map(({ textContent }) =>
    /\d\d\.\d\d\.\d{4}/.exec(textContent)?.[0].split('.').toReversed().join('-'),
  )
  expect(days).toHaveLength(15)
  expect(days).toEqual(days.toSorted().toReversed())

  await user.selectOptions(filter(), 'Niedyspozycje')
  await findCount(/^4 zgłoszenia$/)
  expect(address()).toBe('/reports?filter=indisposition')
  // Otherwise the next key would go nowhere.
  expect(filter()).toHaveFocus()
  await user.selectOptions(filter(), 'W trakcie')
  await findCount(/^5 zgłoszeń$/)
  await retype(page, 'SUWNICA')
  await findCount(/^1 zgłoszenie$/)
  await waitFor(() => expect(address()).toBe('/reports?q=SUWNICA&filter=investigating'))
  await page.reload()
  expect(search()).toHaveValue('SUWNICA')
  expect(main().getByRole('status')).toHaveTextContent(/^1 zgłoszenie$/)
  await retype(page, 'nie ma takiego')
  await screen.findByText('Brak zgłoszeń')
  expect(screen.getByText(named('Nie znaleziono zgłoszeń dla podanych kryteriów.'))).toBeVisible()
  await clearFilters(page)
  await findCount(/^15 zgłoszeń$/)
  expect(address()).toBe('/reports')
  await page.back()
  await screen.findByText('Brak zgłoszeń')
  expect(address()).toBe('/reports?q=nie+ma+takiego&filter=investigating')
})

test('the window with the filters keeps a choice that is made before the list has followed the last one', async () => {
  const { user, address } = await visit('/employees', { as: 'employer' })
  // On a computer the button is not seen.
  await user.click(screen.getByText('Filtry'))
  const filters = within(await screen.findByRole('dialog', { name: 'Filtry' }))
  const choose = (label: string, value: string) =>
    fireEvent.change(filters.getByLabelText(label), { target: { value } })
  choose('Kto', 'admitted')
  choose('Kolejność', 'worst')
  await waitFor(() => expect(address()).toBe('/employees?state=admitted&sort=worst'))
  expect(filters.getByLabelText('Kto')).toHaveValue('admitted')
})

test('a shortened description is complete in its report', async () => {
  const { user } = await visit('/reports', { as: 'employer' })
  await user.click(screen.getByRole('link', { name: /^Wypadek.*18\.11\.2026 – szczegóły$/ }))
  await screen.findByRole('heading', { level: 1, name: 'Wypadek' })
  expect(screen.getByRole('main')).toHaveTextContent('wózek zaczepił o słupek regału')
  expect(screen.getByRole('main')).toHaveTextContent('18 listopada 2026')
})

test('an employee sees own reports and witnessed accidents, but no co-worker’s indisposition', async () => {
  await visit('/reports', { as: 'employee' })
  await findCount(/^3 zgłoszenia$/)
  expect(screen.getByRole('main')).not.toHaveTextContent('Niedyspozycja przed pracami')
})

test('a report without a place shows a dash', async () => {
  await visit('/reports', { as: 'employer' })
  expect(row('23.10.2026')).toHaveTextContent('—')
})

test('trainings are searched, filtered and opened', async () => {
  const page = await visit('/trainings', { as: 'employee' })
  const { user, address } = page
  await findCount(/^15 szkoleń$/)
  const months = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(months[0]).toBe('Listopad 2026')
  expect(months.find((text) => text.includes('zakończone'))).toBe('Listopad 2026 – zakończone')
  expect(rows('Jesteś na liście')).toHaveLength(2)
  const status = () => screen.getByRole('combobox', { name: 'Status' })
  await user.selectOptions(status(), 'Zakończone')
  await findCount(/^6 szkoleń$/)
  expect(address()).toBe('/trainings?status=completed')
  await user.selectOptions(status(), 'Zaplanowane')
  await waitFor(() => expect(address()).toBe('/trainings?status=scheduled'))
  await retype(page, 'gdansk')
  await findCount(/^2 szkolenia$/)
  await waitFor(() => expect(address()).toBe('/trainings?q=gdansk&status=scheduled'))
  expect(row('Ochrona przeciwpożarowa')).toHaveTextContent('2 / 15')
  await user.click(within(row('Ochrona przeciwpożarowa')).getByRole('button', { name: /^Szczegóły/ }))
  const details = await screen.findByRole('dialog', { name: named('Ochrona przeciwpożarowa') })
  expect(details).toHaveTextContent('Gdańsk')
  await closeDialog({ user })
  await retype(page, 'seminarium')
  await waitFor(() => expect(row('Seminarium')).toHaveTextContent('3 / —'))
  await retype(page, 'nie ma takiego')
  await screen.findByText('Brak wyników')
})

test('an employer sees whose certificates need attention and who comes to the next trainings', async () => {
  await visit('/employer', { as: 'employer' })
  expect(screen.getByText(/Zakłady Metalowe Żelbrzeg/)).toBeVisible()
  const cells = await waitFor(() => within(row('Dąbrowska Anna')).getAllByRole('cell'))
  expect(cells).toHaveLength(3)
  expect(cells[1]).toHaveTextContent(/6$/)
  expect(cells[2]).toHaveTextContent(
    /Wymaga uwagi: 2 certyfikaty\s?termin wniosku: 1, w tym do potwierdzenia: 1$/,
  )
  expect(row('Krzyżanowska')).toHaveTextContent('Nie może pracować')
  const trainings = within(screen.getByRole('region', { name: 'Najbliższe szkolenia' })).getAllByRole(
    'listitem',
  )
  expect(trainings).toHaveLength(5)
  expect(trainings[2]).toHaveTextContent('12 / 12')
})

test('an administrator sees all employees, and an employer those of the company', async () => {
  await visit('/employees', { as: 'admin' })
  await findCount(/^12 pracowników$/)
  expect(tableRows()[1]).toHaveTextContent('Ćwik Żaneta')
  expect(tableRows()[2]).toHaveTextContent('Dąbrowska Anna')
  expect(row('Pączkowska Iwona')).toHaveTextContent('Nie określono')
  expect(row('Pączkowska Iwona')).toHaveTextContent('Nieaktywny')
  await visit('/employees', { as: 'employer' })
  await findCount(/^7 pracowników$/)
  expect(rows('Pączkowska Iwona')).toEqual([])
})

test('employees are searched, and the URL keeps it', async () => {
  const page = await visit('/employees?page=x', { as: 'admin' })
  await findCount(/^12 pracowników$/)
  const positions = within(screen.getByRole('combobox', { name: 'Stanowisko' })).getAllByRole('option')
  expect(positions[0]).toHaveTextContent('Wszystkie stanowiska')
  await page.user.type(search(), 'WÓZKA')
  await findCount(/^3 pracowników$/)
  await waitFor(() => expect(page.address()).toBe('/employees?q=W%C3%93ZKA'))
  await page.reload()
  expect(search()).toHaveValue('WÓZKA')
  expect(main().getByRole('status')).toHaveTextContent(/^3 pracowników$/)
  await retype(page, 'nie ma takiego')
  await screen.findByText(named('Nie znaleziono pracowników dla podanych kryteriów.'))
  await clearFilters(page)
  await findCount(/^12 pracowników$/)
  expect(page.address()).toBe('/employees')
})

test('centres have a place, a kind and a state', async () => {
  await visit('/centers', { as: 'admin' })
  expect(tableRows()).toHaveLength(6)
  expect(screen.getAllByText('Nieaktywny')).toHaveLength(1)
  expect(tableRows()[1]).toHaveTextContent('Szkolenia certyfikowane')
})
