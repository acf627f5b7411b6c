import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, words } from '../../../support/queries'
import { serveVaults } from '../../../support/vault-of-page'
import { visit, type Visit } from '../../../support/visit'

const TAB = '/settings?tab=data'
const CHANGES = [BEGUN, personSaved('a', 'Łucja', 'Ćwiąkała')]

const card = () => screen.getByRole('region', { name: 'Na innych urządzeniach' })

async function turnOn(): Promise<Visit> {
  await serveVaults()
  const opened = await visit(TAB, { as: OWNER, changes: CHANGES })
  const name = await screen.findByLabelText('Nazwa tego urządzenia')
  await opened.user.clear(name)
  await opened.user.type(name, 'Jan, laptop')
  await opened.user.click(within(card()).getByRole('button', { name: 'Włącz' }))
  await screen.findByRole('button', { name: 'Połącz urządzenie' })
  return opened
}

test('a sample account reads why it stays in this browser', async () => {
  await visit(TAB, { as: 'employer' })
  expect(card()).toHaveTextContent(words('Konto przykładowe jest publiczne'))
  expect(within(card()).queryByRole('button')).toBeNull()
})

test('a server without a store says so before anybody turns it on', async () => {
  await serveVaults({ hasStore: false })
  await visit(TAB, { as: OWNER, changes: CHANGES })
  await waitFor(() => expect(card()).toHaveTextContent(words('Ten serwer nie przechowuje rejestrów')))
  expect(within(card()).queryByRole('button', { name: 'Włącz' })).toBeNull()
})

test('it says what the server learns, and a device needs a name', async () => {
  await serveVaults()
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  const name = await screen.findByLabelText('Nazwa tego urządzenia')
  expect(card()).toHaveTextContent(words('Czyj to rejestr, kto w nim jest i co w nim zapisano.'))
  await user.clear(name)
  await user.click(within(card()).getByRole('button', { name: 'Włącz' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Podaj nazwę urządzenia/))
  expect(name).toHaveFocus()
})

test('a server that wants an invitation asks for its code, and a second try with the right one turns it on', async () => {
  await serveVaults({ invitations: 'maj-2026' })
  const { user } = await visit(TAB, { as: OWNER, changes: CHANGES })
  const name = await screen.findByLabelText('Nazwa tego urządzenia')
  await user.clear(name)
  await user.type(name, 'Jan, laptop')
  await user.click(within(card()).getByRole('button', { name: 'Włącz' }))
  const code = await screen.findByLabelText('Kod zaproszenia')
  expect(code).toHaveFocus()
  expect(code).toHaveAccessibleDescription(words('Ma go osoba, która prowadzi serwer.'))

  await user.type(code, 'maj{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(words('Serwer nie zna tego kodu.')))
  await user.clear(code)
  await user.click(within(card()).getByRole('button', { name: 'Włącz' }))
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Podaj kod zaproszenia/))
  expect(code).toHaveFocus()
  await user.type(code, ' maj-2026{Enter}')
  expect(await within(card()).findByRole('listitem')).toHaveTextContent('Jan, laptop – to urządzenie')

  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())

  // The code is known now: a new key needs no other one.
  const { renewVault } = await import('~/browser/vault/vault.client')
  expect(await renewVault(OWNER)).toEqual({})
})

test('a server that has lost the register and wants an invitation by now, takes it again by its code', async () => {
  const { user } = await turnOn()
  await serveVaults({ invitations: 'maj-2026' })
  fireEvent.focus(window)
  const code = await screen.findByLabelText('Kod zaproszenia')
  expect(within(card()).getByRole('alert')).toHaveTextContent(words('Serwer prosi o kod zaproszenia'))
  await user.type(code, 'maj{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription(words('Serwer nie zna tego kodu.')))
  await user.clear(code)
  await user.type(code, 'maj-2026{Enter}')
  await waitFor(() => expect(card()).toHaveTextContent('Zsynchronizowane'))
  expect(code).not.toBeInTheDocument()
})

test('a register that is on, warns until its key is somewhere else, and is not erased here', async () => {
  const { user, go } = await turnOn()
  expect(card()).toHaveTextContent(words('Klucz do rejestru ma tylko to urządzenie'))
  expect(within(card()).getByRole('listitem')).toHaveTextContent('Jan, laptop – to urządzenie')

  await user.click(screen.getByRole('button', { name: 'Usuń dane' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Usuń dane' }))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      words('Najpierw odłącz to urządzenie od pozostałych'),
    ),
  )

  await go('/settings/link')
  const print = await screen.findByRole('button', { name: 'Drukuj' })
  // The link is on the paper only.
  expect(screen.queryByText(/join#/, { ignore: '[class*="hidden"] *' })).toBeNull()
  Object.assign(window, { print: () => undefined })
  await user.click(print)
  await user.click(screen.getByRole('button', { name: words('Kartka jest wydrukowana i schowana') }))
  await findToast('Zapisano, że kartka jest w sejfie')
  await go(TAB)
  await waitFor(() => expect(card()).toHaveTextContent(words('jest też na kartce w sejfie')))
})

test('what is turned off is off, and the register stays', async () => {
  const { user, go } = await turnOn()
  expect(screen.getByText(words('Wyłącz i usuń z serwera'))).not.toBeVisible()
  await user.click(screen.getByText(words('Odłączanie i wyłączanie')))
  await user.click(within(card()).getByRole('button', { name: words('Wyłącz i usuń z serwera') }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: words('Wyłącz i usuń') }),
  )
  await within(card()).findByRole('button', { name: 'Włącz' })
  await go('/employees')
  expect(await screen.findByRole('link', { name: /Ćwiąkała/ })).toBeInTheDocument()
})
