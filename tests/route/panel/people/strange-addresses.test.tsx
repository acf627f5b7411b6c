import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { ChangeOf } from '~/domain/changes/change'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { visit } from '../../../support/visit'

/** A person as a copy from elsewhere can bring them. */
function personFromCopy(id: string, firstName: string, email: string): ChangeOf<'person-saved'> {
  const change = personSaved(id, firstName, 'Lis')
  return { ...change, person: { ...change.person, email } }
}

const CHANGES = [
  BEGUN,
  personFromCopy('a', 'Ewa', 'ewa+bhp@zaklady.example'),
  personFromCopy('b', 'Jan', 'jan@zaklady.example?bcc=obcy@example.com&body=Hasło'),
  personFromCopy('c', 'Ola\ud83d', 'ola\ud83d@zaklady.example'),
]

/** Opens a screen in a document that reads the people from the storage. */
async function openStored(path: string): Promise<void> {
  const { reload } = await visit(path, { as: OWNER, changes: CHANGES })
  await reload()
}

test('the list leads to a letter only by what is an address, and shows any other as it is written', async () => {
  await openStored('/employees')
  const letters = screen
    .getAllByRole('link')
    .flatMap((link) => link.getAttribute('href')?.match(/^mailto:.*/) ?? [])
  expect(new Set(letters)).toEqual(new Set(['mailto:ewa%2Bbhp@zaklady.example']))
  expect(screen.getByRole('row', { name: /Jan Lis/ })).toHaveTextContent(
    'jan@zaklady.example?bcc=obcy@example.com&body=Hasło',
  )
})

test('a reminder goes to addresses only, and names the person whose address is none', async () => {
  await openStored('/employees/reminder')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Przypomnij')
  expect(screen.getByRole('link', { name: 'Napisz e-mail' }).getAttribute('href')).toMatch(
    /^mailto:ewa%2Bbhp@zaklady\.example\?subject=/,
  )
  expect(screen.getByText('ola\ufffd@zaklady.example (nieprawidłowy adres e-mail)')).toBeVisible()
  expect(screen.getByText(/obcy@example.com&body=Hasło \(nieprawidłowy adres e-mail\)/)).toBeVisible()
})
