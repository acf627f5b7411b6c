import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { words } from '../../support/queries'
import { serveVaults } from '../../support/vault-of-page'
import { visit } from '../../support/visit'

/** Waits for the only alert that shows. */
const findAlert = async (text: string) => {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words(text)))
  return screen.getByRole('alert')
}

test('a cut link says so, and the way on', async () => {
  await visit('/join#v1.cut')
  expect(await findAlert('Ten link jest niekompletny')).toBeVisible()
  expect(screen.getByLabelText('Link do rejestru')).toBeInTheDocument()
})

test('a link whose vault is gone says so', async () => {
  await serveVaults()
  await visit(`/join#v1.${'a'.repeat(22)}.${'A'.repeat(43)}`)
  expect(await findAlert('Ten link już nie działa')).toBeVisible()
})

test('a server that does not answer is asked again by the same link', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { user } = await visit(`/join#v1.${'a'.repeat(22)}.${'A'.repeat(43)}`)
  expect(await findAlert('Serwer jest teraz niedostępny')).toBeVisible()
  await serveVaults()
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await findAlert('Ten link już nie działa')).toBeVisible()
})

test('the address alone asks for a link, and refuses half of one and that of another server', async () => {
  const { user, address } = await visit('/join')
  const field = await screen.findByLabelText('Link do rejestru')
  await user.type(field, 'https://pewnik.example/join')
  await user.click(screen.getByRole('button', { name: 'Otwórz' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Wklej cały link/))
  const fragment = `#v1.${'a'.repeat(22)}.${'A'.repeat(43)}`
  await user.clear(field)
  await user.type(field, `https://other.example/join${fragment}`)
  await user.click(screen.getByRole('button', { name: 'Otwórz' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(words('Ten link jest z innego serwera.')))
  expect(address()).toBe('/join')
})
