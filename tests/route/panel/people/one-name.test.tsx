import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER } from '../../../support/owner'
import { findHeading, named, row } from '../../../support/queries'
import { visit } from '../../../support/visit'

test('somebody with one name alone is added, and is found in the list', async () => {
  const page = await visit('/employees/new', { as: OWNER, changes: [BEGUN] })
  fillIn(/^Nazwisko/, 'Suparman')
  fillIn(/^Stanowisko/, 'magazynier')
  await page.user.click(screen.getByRole('button', { name: named('Dodaj pracownika') }))
  await findHeading('Suparman')
  await page.go('/employees?q=suparm')
  await findHeading('Pracownicy')
  expect(row('Suparman')).toBeVisible()
})
