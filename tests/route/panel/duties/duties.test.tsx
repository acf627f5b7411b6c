import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { TODAY } from '../../../support/builders'
import { dutySaved } from '../../../support/changes'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findHeading, findToast, named, words } from '../../../support/queries'
import { visit } from '../../../support/visit'

const STAFF = [BEGUN, PAPERS_ELSEWHERE, personSaved('jan', 'Jan', 'Lis'), personSaved('ewa', 'Ewa', 'Wilk')]

/** Waits until the list has the sort, and returns all about it. */
async function findSection(label: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name: named(label) })
  const found = heading.closest('li')
  if (!found) throw new Error(`${label} is in no list.`)
  return found
}

test('a new register sees what a firm owes, each with its law, and writes down an assessment of risk', async () => {
  const { user } = await visit('/employer', { as: OWNER, changes: STAFF })
  await user.click(await screen.findByRole('link', { name: 'Obowiązki firmy' }))
  const risk = await findSection('Ocena ryzyka zawodowego')
  expect(risk).toHaveTextContent(words('Kodeks pracy, art. 226'))
  expect(risk).toHaveTextContent('Brak wpisu')
  expect(await findSection('Służba bhp')).toHaveTextContent(words('W rejestrze: 2 osoby z umową o pracę.'))
  // The firm holds a position that no assessment is about: its name goes into the form.
  await user.click(within(risk).getByRole('link', { name: 'magazynier' }))
  expect(await screen.findByLabelText('Stanowisko')).toHaveValue('magazynier')
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  await screen.findByText('Podaj datę albo następny termin')
  await user.type(screen.getByLabelText('Data oceny'), '2026-03-02')
  await user.type(screen.getByLabelText(words('Ile osób zapoznano (opcjonalnie)')), '1')
  await user.selectOptions(screen.getByLabelText('Potwierdzenie (opcjonalnie)'), 'paper')
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  await findHeading('Obowiązki firmy')
  const saved = await findSection('Ocena ryzyka zawodowego')
  expect(saved).toHaveTextContent(words('data oceny: 02.03.2026 · zapoznano 1 z 2, na papierze'))
  expect(saved).toHaveTextContent('Do uzupełnienia')
  expect(within(saved).queryByRole('link', { name: 'magazynier' })).toBeNull()
})

test('first-aiders are appointed by name', async () => {
  const { user } = await visit('/employer/duties/new?sort=first_aid', { as: OWNER, changes: STAFF })
  await user.click(await screen.findByRole('checkbox', { name: named('Jan Lis') }))
  await user.type(screen.getByLabelText('Data wyznaczenia'), '2026-03-02')
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  const appointed = await findSection('Pierwsza pomoc: wyznaczone osoby')
  expect(appointed).toHaveTextContent(words('data wyznaczenia: 02.03.2026 · Jan Lis'))
  expect(appointed).toHaveTextContent('Wpisane')
})

test('an appointed person who is no longer here is missed', async () => {
  const archived = { kind: 'person-archived', id: 'gone', day: TODAY, personId: 'person-jan' } as const
  const aid = dutySaved('aid', { sort: 'first_aid', doneOn: '2026-03-02', people: ['person-jan'] })
  await visit('/employer/duties', { as: OWNER, changes: [...STAFF, aid, archived] })
  expect(await findSection('Pierwsza pomoc: wyznaczone osoby')).toHaveTextContent(
    words('już nie pracuje: Jan Lis'),
  )
})

test('what does not apply says why, and is undone at once', async () => {
  const { user } = await visit('/employer/duties/new?sort=device', { as: OWNER, changes: STAFF })
  await user.selectOptions(await screen.findByLabelText('Czy dotyczy firmy'), 'no')
  expect(screen.getByLabelText('Data badania')).not.toBeVisible()
  await user.type(screen.getByLabelText('Nie dotyczy, bo'), 'firma nie ma urządzeń')
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(await findSection('Urządzenie pod dozorem technicznym')).toHaveTextContent(
    words('powód: firma nie ma urządzeń'),
  )
  await user.click(within(await findToast('Zapisano: Urządzenie')).getByRole('button', { name: 'Cofnij' }))
  await findToast('Cofnięto')
  await waitFor(async () =>
    expect(await findSection('Urządzenie pod dozorem technicznym')).toHaveTextContent('Brak wpisu'),
  )
})

test('what is typed stays if the answer whether it applies is changed and changed back', async () => {
  const { user } = await visit('/employer/duties/new?sort=device', { as: OWNER, changes: STAFF })
  const answer = await screen.findByLabelText('Czy dotyczy firmy')
  await user.type(screen.getByLabelText('Data badania'), '2026-03-02')
  await user.selectOptions(answer, 'no')
  await user.type(screen.getByLabelText('Nie dotyczy, bo'), 'firma nie ma urządzeń')
  await user.selectOptions(answer, 'yes')
  expect(screen.getByLabelText('Data badania')).toHaveValue('2026-03-02')
  await user.selectOptions(answer, 'no')
  expect(screen.getByLabelText('Nie dotyczy, bo')).toHaveValue('firma nie ma urządzeń')
})

test('a device is inspected again, its history stays, and it is removed with a way back', async () => {
  const device = dutySaved('lift', {
    sort: 'device',
    about: 'Wózek nr 4',
    doneOn: '2025-11-01',
    everyMonths: 12,
  })
  const { user } = await visit('/employer/duties', { as: OWNER, changes: [...STAFF, device] })
  const late = await findSection('Urządzenie pod dozorem technicznym')
  expect(late).toHaveTextContent(words('Po terminie'))
  expect(late).toHaveTextContent(words('następny termin: 01.11.2026 · co 12 miesięcy'))
  await user.click(within(late).getByRole('link', { name: named('Zmień: Urządzenie') }))
  const day = await screen.findByLabelText('Data badania')
  await user.clear(day)
  await user.type(day, '2026-11-20')
  await user.click(screen.getByRole('button', { name: 'Zapisz' }))
  const done = await findSection('Urządzenie pod dozorem technicznym')
  expect(done).toHaveTextContent(words('następny termin: 20.11.2027'))
  await user.click(within(done).getByRole('link', { name: named('Zmień: Urządzenie') }))
  const history = await screen.findByRole('region', { name: 'Historia' })
  expect(within(history).getAllByRole('listitem')).toHaveLength(2)
  expect(history).toHaveTextContent(words('data badania: 01.11.2025'))
  await user.click(screen.getByRole('button', { name: named('Usuń z listy') }))
  expect(await findSection('Urządzenie pod dozorem technicznym')).toHaveTextContent('Brak wpisu')
  await user.click(within(await findToast('Usunięto: Urządzenie')).getByRole('button', { name: 'Cofnij' }))
  expect(await screen.findByText('Wózek nr 4')).toBeVisible()
})

test('the sample employer sees an example', async () => {
  await visit('/employer/duties', { as: 'employer' })
  const risk = await findSection('Ocena ryzyka zawodowego')
  expect(risk).toHaveTextContent(words('zapoznano 2 z 2, na papierze'))
})

test.each(['employee', 'admin', 'training_center'] as const)(
  'a viewer of role %s has no such screen',
  async (role) => {
    await visit('/employer/duties', { as: role })
    expect(await findHeading('Brak dostępu')).toBeVisible()
  },
)

test('a day of a duty is to do, and in the calendar', async () => {
  const device = dutySaved('lift', { sort: 'device', about: 'Wózek nr 4', nextOn: '2026-11-24' })
  const { user, go } = await visit('/calendar?date=2026-11-24', { as: OWNER, changes: [...STAFF, device] })
  expect(await screen.findByRole('region', { name: 'Obowiązki firmy' })).toHaveTextContent('Wózek nr 4')
  await go('/dashboard')
  await user.click(await screen.findByRole('link', { name: named('Otwórz: Urządzenie') }))
  expect(await screen.findByLabelText('Urządzenie')).toHaveValue('Wózek nr 4')
})
