import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { visit } from '../../../support/visit'

/** Returns the id of the open form's draft, which the same form has in another tab. */
function idOfForm(): string {
  const field = document.querySelector<HTMLInputElement>('input[name="id"]')
  if (!field) throw new Error('There is no form')
  return field.value
}

/** Records what the same form has added from another tab. */
async function recordElsewhere(userId: string, change: Change): Promise<void> {
  const { recordChanges } = await import('~/browser/records/record-changes.client')
  await recordChanges(userId, [{ id: change.id, build: () => change }])
}

const question = async () => {
  const title = await screen.findByText('Ten formularz jest już zapisany, z inną treścią')
  return within(title.closest<HTMLElement>('[role="alert"]') ?? document.body)
}

test('another text in a report that another tab has filed is filed on purpose only', async () => {
  const { user, address, go } = await visit('/reports/new', { as: OWNER, changes: [BEGUN] })
  await user.click(screen.getByRole('radio', { name: /^Zdarzenie potencjalnie wypadkowe/ }))
  await user.type(screen.getByLabelText(/^Opis/), 'Skaleczenie dłoni')
  const id = idOfForm()
  const report = {
    id,
    reportedBy: OWNER.id,
    type: 'accident' as const,
    isNearMiss: true as const,
    date: TODAY,
    description: 'Potknięcie',
  }
  await recordElsewhere(OWNER.id, { kind: 'report-filed', id, day: TODAY, report })
  await user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))
  expect((await question()).getByRole('link', { name: /^Nowe zgłoszenie/ })).toHaveAttribute(
    'href',
    `/reports/${id}`,
  )
  expect(screen.getByLabelText(/^Opis/)).toHaveValue('Skaleczenie dłoni')

  await user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))
  await screen.findByRole('heading', { level: 1, name: /Zdarzenie potencjalnie wypadkowe/ })
  expect(address()).not.toBe(`/reports/${id}`)
  await go('/reports')
  await screen.findByText(/^2\szgłoszenia$/)
})

test('so is another person', async () => {
  const { user, go } = await visit('/employees/new', { as: OWNER, changes: [BEGUN] })
  await user.type(screen.getByLabelText('Imię'), 'Ewa')
  await user.type(screen.getByLabelText('Nazwisko'), 'Lis')
  const id = idOfForm()
  const jan = personSaved(id, 'Jan', 'Lis')
  await recordElsewhere(OWNER.id, { ...jan, person: { ...jan.person, id } })
  await user.click(screen.getByRole('button', { name: 'Dodaj pracownika' }))
  expect((await question()).getByRole('link', { name: /Jan Lis/ })).toHaveAttribute(
    'href',
    `/employees/${id}`,
  )
  await user.click(screen.getByRole('button', { name: 'Dodaj pracownika' }))
  await screen.findByRole('heading', { level: 1, name: 'Ewa Lis' })
  await go('/employees')
  await screen.findByText(/^2\spracowników$/)
})

test('another person in a copy of the form has an e-mail address of their own', async () => {
  const { user, go } = await visit('/employees/new', { as: OWNER, changes: [BEGUN] })
  await user.type(screen.getByLabelText('Imię'), 'Ewa')
  await user.type(screen.getByLabelText('Nazwisko'), 'Bąk')
  await user.type(screen.getByLabelText('E-mail (opcjonalnie)'), 'budowa@zaklady.example')
  const id = idOfForm()
  const jan = personSaved(id, 'Jan', 'Bąk')
  await recordElsewhere(OWNER.id, { ...jan, person: { ...jan.person, id, email: 'budowa@zaklady.example' } })
  await user.click(screen.getByRole('button', { name: 'Dodaj pracownika' }))
  const [refusal] = await screen.findAllByText(/Ten adres ma już inna osoba/)
  expect(refusal).toBeVisible()
  expect(screen.getByLabelText('Imię')).toHaveValue('Ewa')
  await go('/employees')
  await screen.findByText(/^1\spracownik$/)
})
