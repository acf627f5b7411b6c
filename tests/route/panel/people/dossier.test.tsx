import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { printedText } from '../../../support/printed-text'
import { MAREK } from '../../../support/sample'
import { pressForTicked } from '../../../support/steps'
import { visit } from '../../../support/visit'

test('a ZIP that cannot be prepared says so, whatever the reason', async () => {
  // The parts of a ZIP need memory and the network, and a browser can refuse either.
  Object.assign(URL, {
    createObjectURL: () => {
      throw new TypeError('No memory')
    },
  })
  const { user } = await visit('/employees/dossier?person=person-p1', {
    as: OWNER,
    changes: [BEGUN, personSaved('p1', 'Żaneta', 'Ćwik')],
  })
  await user.click(screen.getByRole('button', { name: 'Pobierz ZIP ze skanami' }))
  expect(await screen.findByText('Nie udało się przygotować pliku')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pobierz ZIP ze skanami' })).toBeEnabled())
})

test('the dossier of a person is reached from their page, and tells its reader of the verdict', async () => {
  const { user } = await visit(`/employees/${MAREK}`, { as: 'employer' })
  await user.click(screen.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie'))
  await user.click(screen.getByRole('link', { name: 'Teczka dla inspektora' }))
  const dossier = await screen.findByRole('article', { name: 'Teczka: Marek Gżegżółka' })
  expect(dossier).toHaveTextContent('Nie może dziś pracować (stan na 21.11.2026)')
  expect(printedText()).toContain('Orzeczenie lekarskie')
  expect(printedText()).not.toContain('Wydaj ją tylko temu')
})

test('dossiers of ticked people are one print, and without anybody there is nothing to print', async () => {
  const { user } = await visit('/employees', { as: 'employer' })
  const [, first = document.body, second = document.body] = screen.getAllByRole('checkbox')
  await user.click(first)
  await user.click(second)
  await pressForTicked({ user }, 'Teczki dla inspektora')
  await waitFor(() => expect(screen.getAllByRole('article', { name: /^Teczka: / })).toHaveLength(2))
  // The address alone: the people who were ticked are in the history of the former one.
  await visit('/employees/dossier', { as: 'employer' })
  expect(screen.getByText('Nie wybrano nikogo')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Drukuj' })).toBeNull()
})
