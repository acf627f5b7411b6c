import { screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../support/owner'
import { findHeading, words } from '../../support/queries'
import { serveVaults } from '../../support/vault-of-page'
import { visit } from '../../support/visit'

/** Waits for the only alert that shows. */
const findAlert = async (text: string) => {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words(text)))
  return screen.getByRole('alert')
}

/** Puts a register into a vault on another device, and returns the link that opens it. */
async function shareElsewhere(): Promise<string> {
  await serveVaults()
  const [{ recordChanges }, { startSession }, { readVault, turnOnVault }] = await Promise.all([
    import('~/browser/records/record-changes.client'),
    import('~/browser/session/session.client'),
    import('~/browser/vault/vault.client'),
  ])
  startSession(OWNER)
  const changes = [BEGUN, personSaved('a', 'Łucja', 'Ćwiąkała')]
  await recordChanges(
    OWNER.id,
    changes.map((change) => ({ id: change.id, build: () => change })),
  )
  expect(await turnOnVault(OWNER, { deviceName: 'Jan, laptop' })).toEqual({})
  const { link = '' } = (await readVault(OWNER.id)) ?? {}
  // The browser of this device has nothing of it.
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  return link
}

test('a browser with another register asks, opens the one of the link, and keeps the other one', async () => {
  const link = await shareElsewhere()
  const other = { ...OWNER, id: 'registerOwner002', firstName: 'Ewa', company: 'Druga Firma' }
  const { hasRegister: _, id, ...owner } = other
  const { user } = await visit(link, { as: other, changes: [{ ...BEGUN, id, owner }] })
  const join = await screen.findByRole('button', { name: 'Połącz to urządzenie' })
  expect(screen.getByText('Zakłady Kontrolne – Jan Próbny')).toBeVisible()
  const { textContent } = screen.getByRole('main')
  expect(textContent).toMatch(words('W tej przeglądarce jest już: Druga Firma – Ewa Próbny.'))
  expect(textContent).toMatch(words('Nic z tego nie zniknie'))
  await user.click(join)
  await findHeading('Dzień dobry, Jan')

  // In the sidebar and in the menu of the account, of which a screen shows one.
  const [signOut = document.body] = screen.getAllByRole('button', { name: 'Wyloguj' })
  await user.click(signOut)
  expect(await screen.findByRole('button', { name: words('Otwórz: Druga Firma – Ewa Próbny') })).toBeVisible()
})

test('somebody who is signed in as a sample person is asked, and may leave everything as it is', async () => {
  const link = await shareElsewhere()
  const { user, go } = await visit(link, { as: 'employer' })
  await screen.findByRole('button', { name: 'Połącz to urządzenie' })
  expect(screen.getByRole('main')).toHaveTextContent(words(', konto przykładowe. Nic z tego nie zniknie'))
  await user.click(screen.getByRole('link', { name: 'Zostaw jak jest' }))
  await findHeading('Dzień dobry, Małgorzata')
  await go('/employees')
  expect(screen.queryByRole('link', { name: /Ćwiąkała/ })).toBeNull()
})

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

test('whoever joins a register of somebody else finds the way on the login page', async () => {
  const { user, address } = await visit('/login')
  await user.click(await screen.findByRole('link', { name: 'Dołącz do rejestru' }))
  await waitFor(() => expect(address()).toBe('/join'))
  expect(await screen.findByLabelText('Link do rejestru')).toHaveAccessibleDescription(/^Da Ci go osoba/)
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
