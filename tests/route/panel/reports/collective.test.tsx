import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { reportFiled } from '../../../support/changes'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER } from '../../../support/owner'
import { named } from '../../../support/queries'
import { visit } from '../../../support/visit'

const FIRST = reportFiled('fall', {
  reportedBy: OWNER.id,
  description: 'Zawalił się podest',
  location: 'Hala B',
  injured: 'Adam Żak',
  accident: { who: 'employee', severity: 'light', isCollective: true },
})

const TOLD = {
  kind: 'accident-step-done',
  id: 'told',
  day: '2026-11-21',
  reportId: 'report-fall',
  step: 'told',
  doneOn: '2026-11-21',
  note: 'OIP Wrocław',
} as const satisfies Change

test('each injured person of a collective accident gets a report, which begins with the event and leads to the others', async () => {
  const { user } = await visit('/reports/report-fall', { as: OWNER, changes: [BEGUN, FIRST, TOLD] })
  await user.click(screen.getByRole('link', { name: 'Dodaj następną osobę' }))
  await screen.findByRole('heading', { level: 1, name: 'Nowe zgłoszenie' })
  // That of the first report may name its injured person.
  expect(screen.getByLabelText('Opis zdarzenia')).toHaveValue('')
  expect(screen.getByLabelText('Opis zdarzenia')).toHaveAccessibleDescription(/ma własne zgłoszenie/)
  fillIn('Opis zdarzenia', 'Spadł z podestu')
  expect(screen.getByLabelText('Miejsce (opcjonalnie)')).toHaveValue('Hala B')
  expect(screen.getByLabelText('Ucierpiała więcej niż jedna osoba')).toBeChecked()

  const outside = await screen.findByRole('option', { name: 'Ktoś inny' })
  await user.selectOptions(screen.getByLabelText('Osoba poszkodowana (opcjonalnie)'), outside)
  fillIn('Kto ucierpiał', 'Piotr Lis')
  await user.selectOptions(screen.getByLabelText('Kim jest osoba poszkodowana'), 'employee')
  await user.selectOptions(screen.getByLabelText('Jak ciężki jest wypadek'), 'Lekki')
  await user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))
  expect(await screen.findByText('Piotr Lis')).toBeVisible()
  // The inspector was told of the accident once.
  expect(screen.getByRole('list', { name: 'Zrobione kroki' })).toHaveTextContent('OIP Wrocław')

  const others = screen.getByRole('list', { name: 'Zgłoszenia o innych osobach' })
  await user.click(within(others).getByRole('link', { name: 'Adam Żak' }))
  expect(await screen.findByRole('link', { name: 'Piotr Lis' })).toBeVisible()
})

test('the call to the inspector is recorded for all who were hurt, and the alarms about it end together', async () => {
  const SECOND = reportFiled('second', {
    ...FIRST.report,
    id: 'report-second',
    sameEvent: 'report-fall',
    injured: 'Piotr Lis',
  })
  const { user, go } = await visit('/reports/report-fall', { as: OWNER, changes: [BEGUN, FIRST, SECOND] })
  const called = screen.getByRole('form', { name: named('Zawiadomienie inspektora pracy i prokuratora') })
  await user.click(within(called).getByRole('button', { name: 'Odnotuj' }))
  await waitFor(() => expect(screen.queryByText('Co powiedzieć przez telefon:')).toBeNull())
  await go('/dashboard')
  const toDo = await screen.findByRole('region', { name: 'Do zrobienia' })
  expect(toDo).toHaveTextContent('Sporządzenie protokołu')
  // Each injured person has a protocol of their own.
  expect(toDo).toHaveTextContent('Wypadek z 21.11.2026, Adam Żak: do')
  expect(toDo).toHaveTextContent('Wypadek z 21.11.2026, Piotr Lis: do')
  expect(toDo).not.toHaveTextContent('Niezwłocznie zawiadom')
})

test('the address of a next person says nothing to whoever does not handle accidents', async () => {
  await visit('/reports/new?event=report-fall', { as: 'employee' })
  expect(screen.getByRole('radio', { name: /^Wypadek/ })).not.toBeChecked()
})

test('scans of the protocol are for those who handle the case', async () => {
  await visit('/reports/report-fall', { as: OWNER, changes: [BEGUN, FIRST] })
  const steps = screen.getByRole('region', { name: 'Kroki po wypadku' })
  expect(within(steps).getByRole('heading', { name: /^Protokół powypadkowy: skany/ })).toBeVisible()
  expect(steps).toHaveTextContent(/przechowuje się 10\slat/)
  expect(within(steps).getByText('Dodaj skan')).toBeVisible()
})
