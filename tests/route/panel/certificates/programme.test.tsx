import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findToast, named } from '../../../support/queries'
import { visit } from '../../../support/visit'

const EWA = personSaved('b', 'Ewa', 'Nowak')
const OFFICE = certificateAdded('bhp', {
  userId: EWA.person.id,
  type: 'bhp',
  scope: 'office',
  number: 'BHP/12/2024',
  issueDate: '2024-11-04',
  expiryDate: '2030-11-04',
  status: 'active',
})
const MANUAL: Change = {
  kind: 'position-saved',
  id: 'position',
  day: TODAY,
  position: { name: 'magazynier', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
}

test('an employer answers whether the programme of a training covers another group, and the history keeps it', async () => {
  const { user, go } = await visit('/dashboard', {
    as: OWNER,
    changes: [BEGUN, PAPERS_ELSEWHERE, EWA, MANUAL, OFFICE],
  })
  // From what is to do.
  await user.click(await screen.findByRole('link', { name: 'Odpowiedz: Ewa Nowak' }))
  await screen.findByRole('heading', { level: 1, name: 'Ewa Nowak' })
  const verdict = screen.getByRole('region', { name: named('Czy może pracować') })
  const question = 'Czy program szkolenia obejmuje zakres dla stanowisk robotniczych?'
  expect(verdict).toHaveTextContent('Nie wiadomo')
  expect(verdict).toHaveTextContent(question)

  await user.click(screen.getByRole('link', { name: 'Odpowiedz' }))
  await screen.findByRole('heading', { name: named(question) })
  await user.click(screen.getByRole('button', { name: 'Tak, obejmuje' }))
  await findToast('Program obejmuje zakres')
  const history = screen.getByRole('region', { name: 'Historia' })
  await within(history).findByText('Obejmuje zakres dla stanowisk robotniczych')
  expect(history).toHaveTextContent('Odpowiedź o programie szkolenia21.11.2026, Jan Próbny')

  await go(`/employees/${EWA.person.id}`)
  await screen.findByText('Dokumenty aktualne do 04.11.2027')

  await go('/certificates/certificate-bhp')
  await user.click(await screen.findByRole('button', { name: 'Nie obejmuje' }))
  await findToast('Program nie obejmuje zakresu')
  await go(`/employees/${EWA.person.id}`)
  // Without the training, the day of hire decides.
  await screen.findByText('Kiedy zaczęło się zatrudnienie?')
})

test('a training without a group is asked about only after a transfer, and says why', async () => {
  const groupless = { ...OFFICE, certificate: { ...OFFICE.certificate, scope: undefined } }
  const hired = { ...EWA.person, hiredOn: '2020-03-02' }
  const moved = { ...EWA, id: 'moved', person: { ...hired, positionSince: '2025-10-01' } }
  const stayed = [BEGUN, PAPERS_ELSEWHERE, { ...EWA, person: hired }, MANUAL, groupless]
  const { go } = await visit('/certificates/certificate-bhp', { as: OWNER, changes: [...stayed, moved] })
  const question = await screen.findByRole('heading', { name: /zakres dla stanowisk robotniczych/ })
  expect(question.parentElement).toHaveTextContent(/przed objęciem obecnego stanowiska/)
  await go(`/employees/${EWA.person.id}`)
  expect(await screen.findAllByText(named('nie podano grupy szkolenia'))).not.toHaveLength(0)
})
