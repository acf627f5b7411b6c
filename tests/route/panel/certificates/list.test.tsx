import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Role } from '~/domain/people/user'

import { named } from '../../../support/queries'
import { ANNAS_BHP } from '../../../support/sample'
import { closeDialog } from '../../../support/steps'
import { visit } from '../../../support/visit'

const search = () => screen.getByRole('searchbox', { name: 'Szukaj' })
const status = () => screen.getByRole('combobox', { name: 'Status' })
/** The count of the list. A toast has the same role, but is outside of `main`. */
const count = () => within(screen.getByRole('main')).getByRole('status')
const findCount = (text: string) => waitFor(() => expect(count()).toHaveTextContent(text))

test('filters narrow the list, survive reload and are undone by Back', async () => {
  const { user, address, go, back, reload } = await visit('/certificates', { as: 'employee' })
  await findCount('6 certyfikatów')
  await user.selectOptions(status(), 'Wygasły')
  await findCount('2 certyfikaty')
  expect(address()).toBe('/certificates?status=expired')

  await user.type(search(), 'Okresowe bhp')
  await findCount('1 certyfikat')
  await waitFor(() => expect(address()).toBe('/certificates?q=Okresowe+bhp&status=expired'))

  await back()
  await findCount('6 certyfikatów')
  expect(address()).toBe('/certificates')
  expect(search()).toHaveValue('')
  expect(status()).toHaveValue('all')

  await go('/certificates?q=Okresowe+bhp&status=expired')
  await findCount('1 certyfikat')
  await reload()
  expect(search()).toHaveValue('Okresowe bhp')
  expect(count()).toHaveTextContent('1 certyfikat')
})

test('an empty result says so and can be cleared', async () => {
  const { user, address } = await visit('/certificates?q=xyz', { as: 'employee' })
  expect(screen.getByText('Brak wyników')).toBeVisible()
  expect(screen.getByText(named('Nie znaleziono certyfikatów dla podanych kryteriów.'))).toBeVisible()
  const [clear] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Wyczyść filtry' })
  await user.click(clear ?? document.body)
  await findCount('6 certyfikatów')
  expect(address()).toBe('/certificates')
  expect(search()).toHaveValue('')
  await waitFor(() => expect(search()).toHaveFocus())
})

test.each([
  'status=<script>',
  'status=active&status=expired&status=',
  `q=${'a'.repeat(10_000)}`,
  'q=%00',
  'page=-1',
  'page=999999999999',
  'page=99',
  'nieznany=1&q=',
  'q=%E0%A4%A',
])('a strange address (%.30s) shows the list', async (query) => {
  await visit(`/certificates?${query}`, { as: 'employee' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Certyfikaty')
  expect(screen.queryAllByText('BHP-42653').length + screen.queryAllByText('Brak wyników').length).toBe(1)
})

test('a long list has pages of 24', async () => {
  const { user, address } = await visit('/certificates', { as: 'admin' })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
  await user.click(screen.getByRole('link', { name: named('Następna') }))
  await findCount('35 certyfikatów, strona 2 z 2')
  expect(address()).toBe('/certificates?page=2')
  expect(screen.getByRole('navigation', { name: 'Strony listy' })).toHaveTextContent('Strona 2 z 2')
  await waitFor(() => expect(count()).toHaveFocus())
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
  await user.selectOptions(status(), 'Odwołany')
  await waitFor(() => expect(address()).toBe('/certificates?status=revoked'))
})

test.each<{ role: Role; certificates: string; holders: boolean }>([
  { role: 'admin', certificates: '35 certyfikatów, strona 1 z 2', holders: true },
  { role: 'employer', certificates: '25 certyfikatów, strona 1 z 2', holders: true },
  { role: 'training_center', certificates: '10 certyfikatów', holders: true },
  { role: 'employee', certificates: '6 certyfikatów', holders: false },
])('the role $role sees what it may see', async ({ role, certificates, holders }) => {
  await visit('/certificates', { as: role })
  expect(count()).toHaveTextContent(new RegExp(`^${certificates}$`))
  expect(within(screen.getByRole('main')).queryAllByText('Anna Dąbrowska').length > 0).toBe(holders)
})

test('the preview shows the certificate and gives the focus back', async () => {
  const { user } = await visit('/certificates?q=BHP-42653', { as: 'employee' })
  const open = screen.getByRole('button', { name: /^Podgląd.*BHP-42653$/ })
  await user.click(open)
  const dialog = await screen.findByRole('dialog', { name: 'Podgląd certyfikatu' })
  for (const text of [
    'Szkolenie okresowe BHP',
    'BHP-42653',
    '03.12.2023',
    '03.12.2026',
    'Anna Dąbrowska',
    'Ośrodek Szkoleniowy',
  ]) {
    expect(dialog).toHaveTextContent(text)
  }
  await closeDialog({ user })
  await waitFor(() => expect(open).toHaveFocus())
})

const findCode = () => screen.findByRole('dialog', { name: 'Kod QR certyfikatu' })

test('a code is one press away for a worker at a gate, of the certificate that was shown last', async () => {
  const { user, reload } = await visit('/certificates', { as: 'employee' })
  const gate = () => screen.queryByRole('button', { name: named('Pokaż na bramie') })
  const showAtGate = () => user.click(gate() ?? document.body)
  await showAtGate()
  expect(await findCode()).toHaveTextContent('BHP-42653')
  await closeDialog({ user })
  await waitFor(() => expect(gate()).toHaveFocus())
  await user.click(screen.getByRole('button', { name: /^Kod QR.*UDT-33613$/ }))
  expect(await findCode()).toHaveTextContent('UDT-33613')
  await reload()
  await showAtGate()
  expect(await findCode()).toHaveTextContent('UDT-33613')
  await visit('/certificates', { as: 'employer' })
  expect(screen.getByRole('link', { name: named('Dodaj certyfikat') })).toBeVisible()
  expect(gate()).toBeNull()
})

test('a code is that of the verification address, which the service draws and the app until then', async () => {
  const { user } = await visit('/certificates?q=BHP-42653', { as: 'employee' })
  await user.click(screen.getByRole('button', { name: /^Kod QR.*BHP-42653$/ }))
  const dialog = await findCode()
  const drawnByService = within(dialog).getByAltText('')
  const { searchParams, origin } = new URL(drawnByService.getAttribute('src') ?? '')
  expect(origin).toBe('https://api.qrserver.com')
  expect(searchParams.get('size')).toBe('200x200')
  expect(searchParams.get('data')).toMatch(new RegExp(`/certificates/verify/${ANNAS_BHP}$`))
  expect(within(dialog).getByRole('img', { name: /^Kod QR/ })).toBeVisible()
  expect(
    within(dialog).getByText(/^Zeskanuj kod, aby zweryfikować autentyczność certyfikatu\.$/),
  ).toBeVisible()
  expect(within(dialog).getByRole('link', { name: named('Otwórz stronę weryfikacji') })).toHaveAttribute(
    'href',
    `/certificates/verify/${ANNAS_BHP}`,
  )
  fireEvent.load(drawnByService)
  expect(within(dialog).getAllByRole('img', { name: /^Kod QR/ })).toEqual([drawnByService])
})
