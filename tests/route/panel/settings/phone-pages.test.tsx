import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { crewOf } from '~/domain/records/crew-changes'

import { TODAY } from '../../../support/builders'
import { CENTRE_BEGUN, CENTRE_OWNER } from '../../../support/centre-register'
import { pageGiven, trainingSaved } from '../../../support/changes'
import { DROP_ID, visitWithDrops } from '../../../support/crew-drops'
import { OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, item, named, words } from '../../../support/queries'
import { visit } from '../../../support/visit'
import { countingChanges, visitWithVault } from '../../../support/visit-with-vault'

const key = 'K'.repeat(43)
const ALL = { companies: [], positions: [], departments: [] }
const MINE = pageGiven('mine', { of: 'mine', id: 'M'.repeat(22), key, userId: 'person-a' })
const CHANGES: readonly Change[] = [
  personSaved('a', 'Łucja', 'Ćwik'),
  trainingSaved('bhp', { trainingCenter: OWNER.company }),
  MINE,
  pageGiven('gate', { of: 'gate', id: 'G'.repeat(22), key, name: 'Brama główna', choice: ALL }),
  pageGiven('signup', { of: 'signup', id: 'S'.repeat(22), key, trainingId: 'training-bhp' }),
]

test('settings say what phones show, what it holds and who has it, and all is withdrawn at once', async () => {
  const { user } = await visitWithDrops('/settings?tab=data', [], CHANGES)
  const card = await screen.findByRole('region', { name: named('Strony w telefonach') })
  expect(card).toHaveTextContent(words('z badań tylko, do kiedy są. Kto ma link: każda osoba'))
  await user.click(within(card).getByRole('link', { name: 'Zobacz wszystkie strony' }))

  expect(await screen.findByRole('region', { name: 'Własne uprawnienia: 1' })).toHaveTextContent('Łucja Ćwik')
  expect(item('Brama główna')).toHaveTextContent('wszystkie osoby')
  expect(screen.getByRole('link', { name: 'Szkolenie okresowe BHP' })).toHaveAttribute(
    'href',
    '/trainings/training-bhp/sign-up',
  )
  await waitFor(() => expect(item('Łucja Ćwik')).toHaveTextContent('Teraz nie wiadomo'))

  await user.click(screen.getByRole('button', { name: 'Wycofaj wszystkie' }))
  const dialog = await screen.findByRole('dialog', { name: 'Wycofać wszystkie strony?' })
  await user.click(within(dialog).getByRole('button', { name: 'Wycofaj wszystkie' }))
  const toast = await findToast('Wycofano wszystkie strony')
  await screen.findByText('Rejestr niczego nie pokazuje w telefonach')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('region', { name: 'Własne uprawnienia: 1' })
  expect(crewOf(await countingChanges(OWNER.id)).pages).toHaveLength(3)
})

test('a training centre is led to its trainings, and a worker has nobody to show anything to', async () => {
  const opened = await visitWithVault('/settings/phones', { as: CENTRE_OWNER, changes: [CENTRE_BEGUN] })
  await screen.findByText('Rejestr niczego nie pokazuje w telefonach')
  await opened.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Szkolenia' }))
  await findHeading('Szkolenia')
  await visit('/settings/phones', { as: 'employee' })
  expect(await findHeading('Brak dostępu')).toBeVisible()
})

test('a note that something is wrong is at the person, and is settled by one press', async () => {
  const note = {
    v: 1,
    id: DROP_ID,
    kind: 'correction',
    language: 'uk',
    personId: 'person-a',
    name: 'Łucja Ćwik',
    text: 'Mam nowe zaświadczenie',
  }
  const { user } = await visitWithDrops(
    '/employees/person-a',
    [note, { ...note, personId: 'other' }],
    CHANGES,
  )
  const card = screen.getByRole('region', { name: named('Własne uprawnienia w telefonie') })
  expect(within(card).getAllByRole('listitem')).toHaveLength(1)
  expect(card).toHaveTextContent('21.11.2026, Łucja Ćwik')
  expect(within(card).getByRole('link', { name: 'Odpowiedz' })).toHaveAttribute(
    'href',
    `/reports/crew/${DROP_ID}`,
  )
  await user.click(within(card).getByRole('button', { name: 'Załatwione' }))
  await findToast('Załatwione')
  await waitFor(() => expect(within(card).queryByText('Mam nowe zaświadczenie')).toBeNull())
  expect(crewOf(await countingChanges(OWNER.id)).decided.get(DROP_ID)).toMatchObject({
    of: 'correction',
    outcome: 'set_aside',
    decidedOn: TODAY,
  })
  expect(within(card).getByRole('link', { name: named('Link i kod') })).toHaveAttribute(
    'href',
    '/employees/access?person=person-a',
  )
})
