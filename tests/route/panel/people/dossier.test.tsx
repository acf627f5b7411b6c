import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { visit } from '../../../support/visit'

afterEach(() => void Reflect.deleteProperty(URL, 'createObjectURL'))

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
