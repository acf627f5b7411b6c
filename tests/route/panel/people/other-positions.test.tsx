import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, named, row } from '../../../support/queries'
import { visit, type Visit } from '../../../support/visit'

const LUCJA = personSaved('lucja', 'Łucja', 'Ćwiąkała')
const EWA = personSaved('ewa', 'Ewa', 'Ćwik')
const OPERATOR: Change = {
  kind: 'other-positions-saved',
  id: 'operator',
  day: '2026-11-20',
  userId: LUCJA.person.id,
  positions: [{ position: 'operator wózka', since: '2026-03-02' }],
}

const press = ({ user }: Visit, name: string) => user.click(screen.getByRole('button', { name: named(name) }))
const other = (place: number) => screen.getByRole('group', { name: `Inne stanowisko ${place}` })

test('a position beside the main one is added, shown and found', async () => {
  const page = await visit('/employees/person-lucja/edit', { as: OWNER, changes: [BEGUN, LUCJA, EWA] })
  await press(page, 'Dodaj inne stanowisko')
  expect(within(other(1)).getByLabelText('Stanowisko')).toHaveFocus()
  fillIn('Stanowisko', 'operator wózka', other(1))
  fillIn(/^Od kiedy/, '2026-03-02', other(1))
  await press(page, 'Zapisz zmiany')
  await findHeading('Łucja Ćwiąkała')
  expect(screen.getByRole('main')).toHaveTextContent(/magazynier · operator wózka od\s02.03.2026/)

  await page.go('/employees#position=operator+wózka')
  await waitFor(() => expect(screen.queryByText(/Ćwik Ewa/)).toBeNull())
  expect(row('Ćwiąkała Łucja')).toHaveTextContent('magazynier, operator wózka')
})

test('one that is taken away comes back with „Cofnij”', async () => {
  const page = await visit('/employees/person-lucja/edit', { as: OWNER, changes: [BEGUN, LUCJA, OPERATOR] })
  await press(page, 'Usuń inne stanowisko 1')
  expect(screen.getByRole('button', { name: 'Dodaj inne stanowisko' })).toHaveFocus()
  await press(page, 'Zapisz zmiany')
  await findHeading('Łucja Ćwiąkała')
  expect(screen.getByRole('main')).not.toHaveTextContent('operator wózka')
  await page.user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('operator wózka'))
})

test('somebody new may have two positions at once, and a wrong row is refused beside its field', async () => {
  const page = await visit('/employees/new', { as: OWNER, changes: [BEGUN] })
  fillIn(/^Imię/, 'Ewa')
  fillIn(/^Nazwisko/, 'Ćwik')
  fillIn(/^Stanowisko/, 'magazynier')
  await press(page, 'Dodaj inne stanowisko')
  fillIn('Stanowisko', 'Magazynier', other(1))
  await press(page, 'Dodaj pracownika')
  const field = within(other(1)).getByLabelText('Stanowisko')
  await waitFor(() => expect(field).toHaveAccessibleDescription('To stanowisko jest już podane'))
  fillIn('Stanowisko', 'ładowacz', other(1))
  await press(page, 'Dodaj pracownika')
  await findHeading('Ewa Ćwik')
  expect(screen.getByRole('main')).toHaveTextContent('magazynier · ładowacz')
})

test('a draft keeps the rows as they were left', async () => {
  const page = await visit('/employees/person-lucja/edit', {
    as: OWNER,
    changes: [BEGUN, LUCJA, OPERATOR],
  })
  await press(page, 'Usuń inne stanowisko 1')
  await press(page, 'Dodaj inne stanowisko')
  fillIn('Stanowisko', 'ładowacz', other(1))
  await screen.findByRole('button', { name: 'Odrzuć szkic' })
  await page.reload()
  await findHeading('Zmiana danych pracownika')
  expect(within(other(1)).getByLabelText('Stanowisko')).toHaveValue('ładowacz')
  expect(within(other(1)).getByLabelText(/^Od kiedy/)).toHaveValue('')
  expect(screen.queryByRole('group', { name: 'Inne stanowisko 2' })).toBeNull()
})
