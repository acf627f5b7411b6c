import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER } from '../../../support/owner'
import { visit } from '../../../support/visit'

test('a device needs a name before its register goes to the server, and the focus goes to what is missing', async () => {
  const { user } = await visit('/settings?tab=data', { as: OWNER, changes: [BEGUN] })
  await screen.findByRole('button', { name: 'Włącz' })
  fillIn('Nazwa tego urządzenia', '')
  await user.click(screen.getByRole('button', { name: 'Włącz' }))
  const name = screen.getByLabelText('Nazwa tego urządzenia')
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Podaj nazwę urządzenia/))
  expect(name).toHaveFocus()
})
