import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { visit } from '../../../support/visit'

test('the employer narrows the list by typing, and going back shows all people again', async () => {
  const { user, address, go, back } = await visit('/employees', { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1, name: 'Pracownicy' })).toBeVisible()
  const all = screen.getAllByRole('row').length
  await user.type(screen.getByRole('searchbox', { name: /Szukaj/ }), 'cwik')
  await screen.findByText(/^1\spracownik$/)
  expect(address()).toBe('/employees?q=cwik')
  await go('/trainings')
  await screen.findByRole('heading', { level: 1, name: 'Szkolenia' })
  await back()
  await screen.findByText(/^1\spracownik$/)
  await user.clear(screen.getByRole('searchbox', { name: /Szukaj/ }))
  expect(await screen.findAllByRole('row')).toHaveLength(all)
})

test('a worker is refused, and nothing of the list is shown', async () => {
  await visit('/employees', { as: 'employee' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
  expect(screen.queryByRole('table')).toBeNull()
})

test('signing in leads to the filtered list that was asked for', async () => {
  const { user, address } = await visit('/employees?state=admitted')
  await user.click(screen.getByRole('button', { name: 'Pracodawca' }))
  await user.click(screen.getByRole('button', { name: 'Zaloguj się' }))
  await screen.findByRole('heading', { level: 1, name: 'Pracownicy' })
  expect(address()).toBe('/employees?state=admitted')
})

test('a person added in an own register is in the list of a later document, too', async () => {
  const changes = [BEGUN, personSaved('p1', 'Żaneta', 'Ćwik')]
  const { user, address, reload } = await visit('/employees/new', { as: OWNER, changes })
  await user.type(screen.getByLabelText('Imię'), 'Łucja')
  await user.type(screen.getByLabelText('Nazwisko'), 'Lis')
  await user.type(screen.getByLabelText(/^Stanowisko/), 'magazynierka')
  await user.click(screen.getByRole('button', { name: 'Dodaj pracownika' }))
  await screen.findByRole('heading', { level: 1, name: 'Łucja Lis' })
  expect(address()).toMatch(/^\/employees\/[\w-]+$/)
  await reload()
  expect(screen.getByRole('heading', { level: 1, name: 'Łucja Lis' })).toBeVisible()
})
