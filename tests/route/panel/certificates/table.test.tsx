import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ANNAS_BHP } from '../../../support/sample'
import { closeDialog } from '../../../support/steps'
import { visit } from '../../../support/visit'

const view = (name: 'Karty' | 'Tabela') =>
  within(screen.getByRole('group', { name: 'Widok' })).getByRole('button', { name })
const table = () => screen.getByRole('table', { name: 'Certyfikaty' })
const tableRows = () => within(table()).getAllByRole('row')
/** Returns the first row about the number, whose newer certificate may be named in another row. */
const rowOf = (number: string) => {
  const row = tableRows().find(({ textContent }) => textContent.includes(number))
  if (!row) throw new Error(`No row is about ${number}.`)
  return row
}
const findCards = () => screen.findAllByRole('article')
const findTable = () => screen.findByRole('table', { name: 'Certyfikaty' })
const status = () => screen.getByRole('combobox', { name: 'Status' })
const link = (name: string) => screen.getByRole('link', { name })

test('the table stands in the address and survives reload, and Back leaves the list', async () => {
  const { user, address, back, go, reload } = await visit('/reports', { as: 'employer' })
  await user.click(link('Certyfikaty'))
  await findCards()
  await user.selectOptions(status(), 'Aktywny')
  await waitFor(() => expect(address()).toBe('/certificates?status=active'))
  expect(view('Karty')).toHaveAttribute('aria-pressed', 'true')
  await user.click(view('Tabela'))
  await findTable()
  expect(address()).toBe('/certificates?status=active&view=table')
  expect(view('Tabela')).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(view('Tabela')).toHaveFocus())
  expect(screen.queryByRole('article')).toBeNull()

  await back()
  await waitFor(() => expect(address()).toBe('/certificates'))
  expect(await findTable()).toBeVisible()
  await back()
  expect(await screen.findByRole('heading', { level: 1, name: 'Zgłoszenia' })).toBeVisible()
  await go('/certificates?status=active&view=table')
  await findTable()
  await reload()
  expect(table()).toBeVisible()
  expect(address()).toBe('/certificates?status=active&view=table')
})

test('this device remembers the view, and a link with one wins', async () => {
  const { user } = await visit('/certificates', { as: 'employer' })
  await user.click(view('Tabela'))
  await findTable()

  // From another screen, by a link with a filter.
  await user.click(link('Zgłoszenia'))
  await screen.findByRole('heading', { level: 1, name: 'Zgłoszenia' })
  await user.click(link('Certyfikaty'))
  expect(await findTable()).toBeVisible()
  const filtered = await visit('/certificates?within=90', { as: 'employer' })
  expect(table()).toBeVisible()

  // Choosing cards is remembered as well.
  await filtered.user.click(view('Karty'))
  await findCards()
  expect(filtered.address()).toBe('/certificates?within=90')
  await visit('/certificates', { as: 'employer' })
  await findCards()
  await visit('/certificates?view=table', { as: 'employer' })
  expect(table()).toBeVisible()
  await visit('/certificates?view=kafelki', { as: 'employer' })
  expect(await findCards()).not.toHaveLength(0)
})

test('each row is one link, and Back leads from a certificate to the same table', async () => {
  const { user, address, back } = await visit('/certificates?view=table', { as: 'employer' })
  // The only one.
  const only = within(rowOf('BHP-42653')).getByRole('link')
  expect(only).toHaveAccessibleName(/^Szkolenie okresowe BHP\s?BHP-42653$/)
  await user.click(only)
  await screen.findByRole('heading', { level: 1, name: 'Szkolenie okresowe BHP' })
  expect(address()).toBe(`/certificates/${ANNAS_BHP}`)
  await back()
  await findTable()
  expect(address()).toBe('/certificates?view=table')
})

test('a row has a menu at its end with what can be done with the certificate', async () => {
  const { user } = await visit('/certificates?view=table', { as: 'employer' })
  const menu = within(rowOf('BHP-42653')).getByRole('button', { name: 'Czynności: BHP-42653' })
  await user.click(menu)
  await user.click(await screen.findByRole('button', { name: /^Podgląd.*BHP-42653$/ }))
  const preview = await screen.findByRole('dialog', { name: 'Podgląd certyfikatu' })
  expect(preview).toHaveTextContent('Anna Dąbrowska')
  await closeDialog({ user })
  await waitFor(() => expect(menu).toHaveFocus())
  expect(screen.queryByRole('button', { name: /^Podgląd.*BHP-42653$/ })).toBeNull()

  await user.click(menu)
  expect(screen.getByRole('link', { name: /^Pobierz.*BHP-42653/ })).toHaveAttribute('download')
  await user.click(screen.getByRole('button', { name: /^Kod QR.*BHP-42653$/ }))
  expect(await screen.findByRole('dialog', { name: 'Kod QR certyfikatu' })).toHaveTextContent(
    'Anna Dąbrowska',
  )
})

test('the headings sort the table, the address keeps it, and Back undoes it', async () => {
  const { user, address, back, reload } = await visit('/certificates?view=table', { as: 'employer' })
  const heading = () => within(table()).getByRole('columnheader', { name: /Nazwisko i\simię/ })
  const sort = () => user.click(within(heading()).getByRole('link'))
  const expectFirst = (name: string) => waitFor(() => expect(tableRows()[1]).toHaveTextContent(name))
  await expectFirst('Kaźmierczak Józef')
  expect(heading()).not.toHaveAttribute('aria-sort')
  await sort()
  await expectFirst('Ćwik Żaneta')
  expect(address()).toBe('/certificates?view=table&sort=holder')
  expect(heading()).toHaveAttribute('aria-sort', 'ascending')
  await waitFor(() => expect(within(heading()).getByRole('link')).toHaveFocus())
  await sort()
  await expectFirst('Zięba Łukasz')
  expect(address()).toBe('/certificates?view=table&sort=-holder')
  expect(heading()).toHaveAttribute('aria-sort', 'descending')
  await user.selectOptions(status(), 'Aktywny')
  await waitFor(() => expect(address()).toBe('/certificates?status=active&view=table&sort=-holder'))
  await sort()
  await waitFor(() => expect(address()).toBe('/certificates?status=active&view=table'))
  expect(heading()).not.toHaveAttribute('aria-sort')
  await back()
  await expectFirst('Zięba Łukasz')
  await reload()
  await expectFirst('Zięba Łukasz')
  expect(heading()).toHaveAttribute('aria-sort', 'descending')

  // Cards have their own order.
  await user.click(view('Karty'))
  await waitFor(() => expect(address()).toBe('/certificates?status=active'))
})

test.each([
  { path: '/reports', column: 'Data', sort: 'date', top: '17.10.2025' },
  { path: '/reports/measures', column: 'Osoba odpowiedzialna', sort: 'owner', top: 'Szczęsna' },
  { path: '/trainings', column: 'Nazwa', sort: 'title', top: 'Bezpieczna obsługa' },
  { path: '/employees', column: 'Dokumenty aktualne', sort: 'worst', top: 'BHP: oczekuje' },
])('the headings of $path sort it', async ({ path, column, sort, top }) => {
  const { user, address } = await visit(path, { as: 'employer' })
  const heading = () => screen.getByRole('columnheader', { name: new RegExp(column) })
  await user.click(within(heading()).getByRole('link'))
  await waitFor(() => expect(address()).toBe(`${path}?sort=${sort}`))
  expect(heading()).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(top)
})

test('what has expired and what waits say so in their rows', async () => {
  await visit('/certificates?view=table', { as: 'employer' })
  expect(rowOf('BHP-39648')).toHaveTextContent('do 13.11.2026')
  expect(rowOf('UDT-33613')).toHaveTextContent('Wygasa za 3 miesiące')
  expect(rowOf('UDT-33613')).toHaveTextContent('Złóż wniosek do 18.12.2026 – za 27 dni')
  expect(rowOf('UDT-33613')).toHaveTextContent('ważny do 19.03.2027')
  expect(rowOf('KPP-68640')).toHaveTextContent('Nowszy oczekuje: KPP-48570')
  expect(rowOf('KPP-16448')).toHaveTextContent('do 17.11.2029')
  expect(rowOf('KPP-16448')).not.toHaveTextContent('Wygasa')
  expect(rowOf('PPO-16571')).toHaveTextContent('bezterminowo')
})

test('an employee’s own table has no column of people', async () => {
  await visit('/certificates?view=table', { as: 'employee' })
  expect(tableRows()).toHaveLength(7)
  expect(within(table()).queryByRole('columnheader', { name: /Osoba|Nazwisko/ })).toBeNull()
  expect(table()).not.toHaveTextContent('Dąbrowska')
})

test('search, filters and clearing them keep the table', async () => {
  const { user, address } = await visit('/certificates?view=table', { as: 'admin' })
  const search = screen.getByRole('searchbox', { name: 'Szukaj' })
  const expectRows = (count: number) => waitFor(() => expect(tableRows()).toHaveLength(count))
  await expectRows(36)
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(/^35 certyfikatów$/)
  await user.type(search, 'dabrowska')
  await expectRows(7)
  expect(address()).toBe('/certificates?q=dabrowska&view=table')
  await user.selectOptions(status(), 'Wygasły')
  await waitFor(() => expect(address()).toBe('/certificates?q=dabrowska&status=expired&view=table'))
  await user.clear(search)
  await user.type(search, 'nie ma takiego')
  await screen.findByText('Brak wyników')
  const [clear] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Wyczyść filtry' })
  await user.click(clear ?? document.body)
  await waitFor(() => expect(address()).toBe('/certificates?view=table'))
  await expectRows(36)
})

test('the table is of the chosen day, and so are the cards', async () => {
  const { user, address } = await visit('/certificates?view=table&on=2027-03-01', { as: 'admin' })
  expect(rowOf('BHP-42653')).toHaveTextContent('do 03.12.2026')
  await user.click(view('Karty'))
  await waitFor(() => expect(address()).toBe('/certificates?on=2027-03-01'))
})
