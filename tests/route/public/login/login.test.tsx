import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { listAccounts } from '~/data/users.server'

import { BEGUN, OWNER } from '../../../support/owner'
import { named } from '../../../support/queries'
import { blockStorage, stubStorage } from '../../../support/storage'
import { visit, type Visit } from '../../../support/visit'

const BOOKMARK = '/certificates?q=bhp&status=expired'
const SESSION = 'pewnik:session'

const email = () => screen.getByLabelText('Adres e-mail')
const password = () => screen.getByLabelText('Hasło')
const submit = () => screen.getByRole('button', { name: 'Zaloguj się' })

async function signIn({ user }: Visit, role: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: role }))
  await user.click(submit())
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('an employee signs in from a bookmarked filter and lands on it', async () => {
  const visited = await visit(BOOKMARK)
  // The typed text may be somebody's name, so the address of the sign-in page lacks it.
  await waitFor(() => expect(visited.address()).toBe('/login?redirectTo=%2Fcertificates%3Fstatus%3Dexpired'))
  await signIn(visited, 'Pracownik')
  await findHeading('Certyfikaty')
  await waitFor(() => expect(visited.address()).toBe(BOOKMARK))
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('expired')
  expect(screen.getByText('BHP-35615')).toBeVisible()
})

test('signing in leads to the dashboard, which greets by first name', async () => {
  const visited = await visit('/login')
  await signIn(visited, 'Pracownik')
  await findHeading('Dzień dobry, Anna')
  await waitFor(() => expect(visited.address()).toBe('/dashboard'))
})

test('signing in never leads to an address outside the panel', async () => {
  const visited = await visit(`/login?${new URLSearchParams({ redirectTo: 'https://evil.example/' })}`)
  await signIn(visited, 'Pracownik')
  await findHeading('Dzień dobry, Anna')
  await waitFor(() => expect(visited.address()).toBe('/dashboard'))
})

test('the landing and the login page lead a signed-in person to the dashboard', async () => {
  for (const path of ['/', '/login']) {
    const { address } = await visit(path, { as: 'employee' })
    await waitFor(() => expect(address()).toBe('/dashboard'))
  }
})

test('each sample role says what it is for', async () => {
  await visit('/login')
  for (const [role, purpose] of [
    ['Administrator', 'widzi wszystkie certyfikaty'],
    ['Pracownik', 'ma swoje terminy i zgłoszenia'],
    ['Pracodawca', 'widzi załogę i to, kto ma aktualne dokumenty'],
    ['Ośrodek Szkoleniowy', 'szkoli i wystawia certyfikaty'],
  ] as const) {
    expect(screen.getByRole('button', { name: role, description: named(purpose) })).toBeVisible()
  }
})

test('the login page fills in the account of its address, and of no other that was opened before', async () => {
  const visited = await visit('/login?account=employee')
  expect(email()).toHaveValue('pracownik@pewnik.example')
  await visited.user.click(screen.getByRole('link', { name: 'Pewnik' }))
  const [signInLink] = await screen.findAllByRole('link', { name: named('Zaloguj się') })
  await waitFor(() => expect(visited.address()).toBe('/'))
  if (signInLink) await visited.user.click(signInLink)
  await findHeading('Logowanie')
  await waitFor(() => expect(visited.address()).toBe('/login'))
  expect(email()).toHaveValue('')
  expect(password()).toHaveValue('')
})

test('an unknown e-mail address is rejected and stays in its field', async () => {
  const { user } = await visit('/login')
  await user.type(email(), 'nikt@pewnik.example')
  await user.type(password(), 'cokolwiek')
  await user.click(submit())
  expect(await screen.findByText('Nieprawidłowy email lub hasło')).toBeVisible()
  expect(email()).toHaveValue('nikt@pewnik.example')
})

test('missing fields have an error beside them and in a summary, which leads to them', async () => {
  const { user } = await visit('/login')
  await user.click(submit())
  const summary = await screen.findByRole('group', { name: named('Popraw dane w formularzu') })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(email()).toHaveAccessibleDescription('Podaj adres e-mail')
  expect(password()).toHaveAccessibleDescription('Podaj hasło')
  await user.click(within(summary).getByRole('link', { name: 'Podaj hasło' }))
  await waitFor(() => expect(password()).toHaveFocus())
})

test('an unreadable session counts as signed out and is removed', async () => {
  localStorage.setItem(SESSION, JSON.stringify({ id: 'x', role: 'owner' }))
  const { address } = await visit('/dashboard')
  await waitFor(() => expect(address()).toBe('/login?redirectTo=%2Fdashboard'))
  expect(localStorage.getItem(SESSION)).toBeNull()
})

test('a blocked storage is reported instead of a blank screen', async () => {
  stubStorage()
  blockStorage()
  const visited = await visit('/dashboard')
  await waitFor(() => expect(visited.address()).toMatch(/^\/login/))
  await signIn(visited, 'Pracownik')
  expect(await screen.findByText(/Przeglądarka nie pozwala zapisać danych tej strony/)).toBeVisible()
})

const [anna] = listAccounts().filter(({ role }) => role === 'employee')

test.for([
  { role: 'employer', company: 'Zakłady Kontrolne', hasRegister: true },
  { role: 'training_center' },
])('a session that makes a sample account $role is ended, and nothing shows', async (change) => {
  localStorage.setItem(SESSION, JSON.stringify({ ...anna, ...change }))
  const { address } = await visit('/dashboard')
  await waitFor(() => expect(address()).toBe('/login'))
  expect(localStorage.getItem(SESSION)).toBeNull()
})

test('the login page opens no register under the id of a sample account', async () => {
  await visit('/settings', { as: 'employee', changes: [{ ...BEGUN, id: anna?.id ?? '' }] })
  await visit('/settings', { as: OWNER, changes: [BEGUN] })
  localStorage.removeItem(SESSION)
  await visit('/login')
  const [button, ...others] = await screen.findAllByRole('button', { name: /^Otwórz:/ })
  expect(button).toHaveTextContent('Otwórz: Zakłady Kontrolne – Jan Próbny')
  expect(others).toEqual([])
})
