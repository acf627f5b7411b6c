import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { CENTRE_BEGUN, CENTRE_OWNER } from '../../../support/centre-register'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, words } from '../../../support/queries'
import { follow } from '../../../support/steps'
import { visit } from '../../../support/visit'

const LUCJA = personSaved('a', 'Łucja', 'Ćwiąkała')

test('an employer prints what people are told of their data, from the data of the company', async () => {
  const page = await visit('/settings?tab=data', { as: OWNER, changes: [BEGUN, LUCJA] })
  await follow(page, 'Informacja dla pracowników')
  await findHeading('Informacja o danych dla pracowników')
  const paper = screen.getByRole('article')
  expect(screen.getByText('nazwa').previousSibling).toHaveTextContent(OWNER.company)
  expect(screen.getByText('kontakt').previousSibling).toHaveTextContent(OWNER.email)
  // What the app does not know is left to the hand.
  expect(screen.getByText('adres siedziby').previousSibling).toHaveTextContent(/^$/)
  for (const text of [
    'Dane o zdrowiu: orzeczenia lekarskie',
    'art. 234',
    '10 lat od końca roku',
    'Prezesa Urzędu',
  ])
    expect(paper).toHaveTextContent(words(text))
})

test('who opens a shared register gets an authorisation, with a chosen name or without', async () => {
  const page = await visit('/settings?tab=data', { as: OWNER, changes: [BEGUN, LUCJA] })
  await follow(page, 'Upoważnienie do druku')
  await findHeading('Upoważnienie do przetwarzania danych')
  const name = screen.getByText('Pana / Panią * (imię i nazwisko)')
  expect(name.previousSibling).toHaveTextContent(/^$/)
  expect(screen.getByRole('article')).toHaveTextContent(words('w tym danych o zdrowiu'))
  await page.user.selectOptions(screen.getByLabelText('Kogo upoważnia'), 'Łucja Ćwiąkała')
  expect(name.previousSibling).toHaveTextContent('Łucja Ćwiąkała')
  expect(screen.getByText('na stanowisku').previousSibling).toHaveTextContent('magazynier')
})

test('the authorisation of a training centre says nothing of health, and a worker has none', async () => {
  const page = await visit('/employees/data-authorization', { as: CENTRE_OWNER, changes: [CENTRE_BEGUN] })
  expect(screen.getByRole('article')).not.toHaveTextContent('zdrow')
  await page.go('/employees/privacy-notice')
  expect(await findHeading('Brak dostępu')).toBeVisible()
  await visit('/employees/data-authorization', { as: 'employee' })
  expect(await findHeading('Brak dostępu')).toBeVisible()
})
