import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { crewOf } from '~/domain/records/crew-changes'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, item, named, words } from '../../../support/queries'
import { visit } from '../../../support/visit'
import { countingChanges, untilInStep, visitWithVault } from '../../../support/visit-with-vault'

function inHall(id: string, lastName: string, unit: string) {
  const saved = personSaved(id, 'Jan', lastName)
  return { ...saved, person: { ...saved.person, unit } }
}

const CHANGES = [BEGUN, inHall('a', 'Lis', 'Hala A'), inHall('b', 'Nowak', 'Hala B')]

const gates = async () => crewOf(await countingChanges(OWNER.id)).pages

test('the view of the gate leads to the lists for phones, which a register without a vault has not', async () => {
  const { user } = await visit('/employees?view=gate', { as: OWNER, changes: CHANGES })
  await user.click(screen.getByRole('link', { name: 'Lista na telefon ochrony' }))
  expect(await screen.findByRole('link', { name: named('Włącz w Ustawieniach') })).toBeInTheDocument()
})

test('a list is for a gate, of chosen departments, and says whom to call', async () => {
  const { user } = await visitWithVault('/employees/gate', { as: OWNER, changes: CHANGES })
  await user.click(screen.getByRole('button', { name: 'Utwórz listę' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Nazwa bramy')).toHaveAccessibleDescription(/Podaj nazwę bramy/),
  )
  // On a phone the field is above the screen.
  expect(screen.getByLabelText('Nazwa bramy')).toHaveFocus()
  await user.type(screen.getByLabelText('Nazwa bramy'), 'Brama główna')
  await user.click(screen.getByLabelText('Hala A'))
  await user.type(screen.getByLabelText('Telefon'), '600 700 800')
  await user.click(screen.getByRole('button', { name: 'Utwórz listę' }))
  await waitFor(() =>
    expect(screen.getByLabelText(words('Imię i nazwisko'))).toHaveAccessibleDescription(/do kogo/),
  )
  await user.type(screen.getByLabelText(words('Imię i nazwisko')), 'Ewa Kierownik')
  await user.click(screen.getByRole('button', { name: 'Utwórz listę' }))
  await findToast('Dodano listę: Brama główna')
  const row = await waitFor(() => item('Brama główna'))
  expect(row).toHaveTextContent('działy: Hala A')
  expect(row).toHaveTextContent('Ewa Kierownik, 600 700 800')
  expect(await gates()).toMatchObject([
    { of: 'gate', name: 'Brama główna', choice: { companies: [], positions: [], departments: ['Hala A'] } },
  ])
  expect(screen.getByLabelText('Nazwa bramy')).toHaveValue('')

  await user.click(within(row).getByRole('button', { name: named('Kod QR') }))
  await screen.findByRole('dialog', { name: 'Brama główna' })
  await user.keyboard('{Escape}')
  await untilInStep(OWNER.id)
})

test('its link is renewed, and withdrawn by one press that can be undone', async () => {
  const { user } = await visitWithVault('/employees/gate', { as: OWNER, changes: CHANGES })
  await user.type(screen.getByLabelText('Nazwa bramy'), 'Brama główna')
  await user.click(screen.getByRole('button', { name: 'Utwórz listę' }))
  await findToast('Dodano listę: Brama główna')
  const [before] = await gates()
  const row = await waitFor(() => item('Brama główna'))

  await user.click(within(row).getByRole('button', { name: named('Wymień link') }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Wymień link' }))
  await findToast('Wymieniono link: Brama główna')
  const [after, ...others] = await gates()
  expect(others).toEqual([])
  expect(after).toMatchObject({ name: 'Brama główna' })
  expect(after?.key).not.toBe(before?.key)
  await waitFor(() => expect(row).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Wycofaj: Brama główna' }))
  const toast = await findToast('Wycofano listę: Brama główna')
  expect(await gates()).toEqual([])
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(async () => expect(await gates()).toEqual([after]))
  await untilInStep(OWNER.id)
})
