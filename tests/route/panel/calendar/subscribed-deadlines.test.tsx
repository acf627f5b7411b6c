import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findToast, words } from '../../../support/queries'
import { serveVaults } from '../../../support/vault-of-page'
import { visit } from '../../../support/visit'

const CHANGES = [
  BEGUN,
  PAPERS_ELSEWHERE,
  personSaved('lucja', 'Łucja', 'Ćwiąkała'),
  certificateAdded('c', {
    userId: 'person-lucja',
    type: 'bhp',
    scope: 'workers',
    number: 'BHP-7',
    issueDate: '2024-06-30',
    expiryDate: '2027-03-10',
    status: 'active',
  }),
]

test('the deadlines of a register can be subscribed to, with names only on wish', async () => {
  const server = await serveVaults({ env: { TODAY } })
  const { user } = await visit('/calendar', { as: OWNER, changes: CHANGES })
  await user.click(await screen.findByRole('button', { name: 'Subskrybuj terminy' }))
  await findToast('Terminy można subskrybować')
  const link = await screen.findByRole('link', { name: words('Otwórz w kalendarzu') })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^webcal:\/\/[^/]+\/feed\/[\w-]{22}\.ics$/))
  const path = link.getAttribute('href')?.replace(/^webcal:\/\/[^/]+/, '') ?? ''
  const read = async () => (await server.fetch(path)).text()
  expect(await read()).toContain('DTSTART;VALUE=DATE:20270310')
  expect(await read()).not.toMatch(/Łucja|Ćwiąkała/)

  await user.click(screen.getByRole('switch', { name: words('Nazwy w kalendarzu') }))
  await findToast('Włączono nazwy w kalendarzu')
  expect(await read()).toContain('Łucja Ćwiąkała')

  await user.click(screen.getByRole('button', { name: words('Wyłącz subskrypcję') }))
  await screen.findByRole('button', { name: 'Subskrybuj terminy' })
  await waitFor(async () => expect((await server.fetch(path)).status).toBe(404))
})

test('a sample account has only the trainings to subscribe to', async () => {
  await visit('/calendar', { as: 'employer' })
  expect(await screen.findByText(/można też subskrybować/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Subskrybuj terminy' })).toBeNull()
})
