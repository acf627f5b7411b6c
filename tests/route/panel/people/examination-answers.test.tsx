import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { examination, TODAY } from '../../../support/builders'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, named } from '../../../support/queries'
import { visit } from '../../../support/visit'

const EWA = personSaved('b', 'Ewa', 'Nowak')
const HIRED_EWA: Change = { ...EWA, person: { ...EWA.person, hiredOn: '2026-06-02' } }
const PAGE = `/employees/${EWA.person.id}`

const recorded = (overrides: Partial<ReturnType<typeof examination>>): Change => ({
  kind: 'examination-recorded',
  id: 'recorded',
  day: TODAY,
  examination: examination({ userId: EWA.person.id, position: 'magazynier', ...overrides }),
})

const MANUAL: Change = {
  kind: 'position-saved',
  id: 'position',
  day: TODAY,
  position: { name: 'magazynier', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
}

const verdict = () => screen.getByRole('region', { name: named('Czy może pracować') })

test('an employer says that a position is at height, and is asked whether the orzeczenie covers it', async () => {
  const { user, go } = await visit(`/employer/positions/${EWA.person.id}/conditions`, {
    as: OWNER,
    changes: [BEGUN, EWA, MANUAL, recorded({ examinedOn: '2026-06-08' })],
  })
  await user.click(screen.getByRole('checkbox', { name: 'praca na wysokości' }))
  await user.click(screen.getByRole('button', { name: 'Zapisz warunki pracy' }))
  await findToast('Zapisano warunki pracy: magazynier')

  await go(PAGE)
  await screen.findByText('sprawdź, czy obejmuje warunki pracy')
  await user.click(screen.getByRole('button', { name: 'Nie: praca na wysokości' }))
  await findToast('Zapisano odpowiedź o orzeczeniu')
  await screen.findByText('nie obejmuje pracy na wysokości')
  expect(screen.getByRole('heading', { level: 1 }), 'the button that was pressed is gone').toHaveFocus()
  expect(verdict()).toHaveTextContent('praca na wysokości: nie (Jan Próbny, 21.11.2026)')
  await user.click(screen.getByRole('button', { name: 'Jednak obejmuje: praca na wysokości' }))
  await screen.findByText(/praca na wysokości: tak/)
})

test('an orzeczenie from before the hire asks three questions once, and keeps who answered', async () => {
  const { user } = await visit(PAGE, {
    as: OWNER,
    changes: [BEGUN, HIRED_EWA, MANUAL, recorded({ examinedOn: '2025-06-02' })],
  })
  expect(verdict()).toHaveTextContent('sprawdź, czy wystarcza sprzed zatrudnienia')
  await user.click(screen.getByRole('checkbox', { name: /^zatrudnienie w/ }))
  await user.click(screen.getByRole('button', { name: 'Zapisz odpowiedź' }))
  await screen.findByText('potrzebne badania wstępne')
  for (const name of [/^zatrudnienie w/, /^okazano skierowanie/, /^warunki ze skierowania/])
    await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Zapisz odpowiedź' }))
  await screen.findByText('do 02.06.2028')
  expect(verdict()).toHaveTextContent('okazano skierowanie, na podstawie którego wydano orzeczenie: tak')
  expect(screen.queryByRole('button', { name: 'Zapisz odpowiedź' })).toBeNull()
})
