import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, named, row } from '../../../support/queries'
import { visit } from '../../../support/visit'

const EWA = '/employees/person-ewa'

test('a changed surname offers to keep the former one, by which the person is found', async () => {
  const page = await visit(`${EWA}/edit`, {
    as: OWNER,
    changes: [BEGUN, personSaved('ewa', 'Ewa', 'Panieńska')],
  })
  const { user } = page
  const former = screen.getByLabelText(/^Dawne nazwisko/)
  const surname = screen.getByLabelText('Nazwisko')
  expect(former).toHaveValue('')
  await user.clear(surname)
  await user.type(surname, 'Mężatka')
  expect(former).toHaveValue('Panieńska')
  await user.clear(surname)
  await user.type(surname, 'Panieńska')
  expect(former).toHaveValue('')
  await user.clear(surname)
  await user.type(surname, 'Mężatka')
  await user.click(screen.getByRole('button', { name: named('Zapisz zmiany') }))
  await findHeading('Ewa Mężatka')
  expect(screen.getByText(/dawniej Panieńska/)).toBeVisible()

  await page.go('/employees?q=panienska')
  await findHeading('Pracownicy')
  expect(row('Mężatka Ewa')).toHaveTextContent('dawniej Panieńska')
})

test('a former name that was typed by hand stays', async () => {
  const { user } = await visit(`${EWA}/edit`, {
    as: OWNER,
    changes: [BEGUN, personSaved('ewa', 'Ewa', 'Panieńska')],
  })
  await user.type(screen.getByLabelText(/^Dawne nazwisko/), 'Rodowa')
  await user.type(screen.getByLabelText('Nazwisko'), '-Lis')
  expect(screen.getByLabelText(/^Dawne nazwisko/)).toHaveValue('Rodowa')
})
