import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { certificateAdded } from '../../../support/changes'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findToast, named, row } from '../../../support/queries'
import { readRows } from '../../../support/stored'
import { visit } from '../../../support/visit'

const LUCJA = personSaved('a', 'Łucja', 'Ćwiąkała')
const EWA = personSaved('b', 'Ewa', 'Nowak')
const BHP = certificateAdded('bhp', {
  userId: LUCJA.person.id,
  type: 'bhp',
  scope: 'workers',
  number: 'BHP/12/2026',
  issueDate: '2026-10-01',
  expiryDate: '2029-10-01',
  status: 'active',
})

test('a person is changed, archived and brought back, and each step can be undone', async () => {
  const { user, go } = await visit('/employees/person-a/edit', {
    as: OWNER,
    changes: [BEGUN, PAPERS_ELSEWHERE, LUCJA, BHP],
  })
  await user.clear(screen.getByLabelText('Nazwisko'))
  await user.type(screen.getByLabelText('Nazwisko'), 'Ćwik')
  await user.type(screen.getByLabelText(named('Numer pracownika')), '117')
  await user.click(screen.getByRole('button', { name: 'Zapisz zmiany' }))
  await screen.findByRole('heading', { level: 1, name: 'Łucja Ćwik' })
  expect(screen.getByText(/nr\s117/)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Więcej czynności' }))
  await user.click(screen.getByRole('button', { name: 'Do archiwum' }))
  await screen.findByText(/^Ta osoba jest w\sarchiwum/)
  expect(screen.queryByRole('region', { name: named('Czy może pracować') })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Uzupełnij/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: named('Szkolenie okresowe BHP') }))
  await screen.findByText('Ważny do 01.10.2029')
  expect(screen.queryByRole('link', { name: 'Odnów' })).toBeNull()
  await go('/dashboard')
  await screen.findByRole('region', { name: 'Zacznij tutaj' })
  await go('/employees')
  await user.click(await screen.findByRole('link', { name: /^Archiwum: 1\sosoba$/ }))
  await user.click(await screen.findByRole('link', { name: named('Ćwik Łucja') }))
  await user.click(await screen.findByRole('button', { name: 'Więcej czynności' }))
  await user.click(await screen.findByRole('button', { name: /^Przywróć/ }))
  await screen.findByText('Dokumenty aktualne do 01.10.2029')
  const toast = await findToast('Przywrócono z archiwum')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await screen.findByText(/^Ta osoba jest w\sarchiwum/)
})

test('the form of a person names what is wrong and keeps what was typed', async () => {
  const { user, reload } = await visit('/employees/new', { as: OWNER, changes: [BEGUN] })
  await user.type(screen.getByLabelText('Imię'), 'Łucja')
  await user.type(screen.getByLabelText(/^E-mail/), 'łucja')
  await user.click(screen.getByRole('button', { name: 'Dodaj pracownika' }))
  const summary = await screen.findByRole('group', { name: named('Popraw dane') })
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Podaj nazwisko', 'Podaj adres e-mail w\u00a0postaci nazwa@domena.pl'])
  await expect.poll(async () => JSON.stringify(await readRows('drafts'))).toContain('Łucja')
  await reload()
  await waitFor(() => expect(screen.getByLabelText('Imię')).toHaveValue('Łucja'))
})

test('an employee of the sample has no form for people', async () => {
  await visit('/employees/new', { as: 'employee' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
})

test.each(['/certificates', '/employees', '/employees?view=matrix', '/employees?view=gate&state=all'])(
  'what is typed into the search of %s stands in the fragment, which no server gets, and stays after a reload',
  async (path) => {
    const opened = await visit(path, { as: OWNER, changes: [BEGUN, LUCJA, EWA, BHP, bhpOf(EWA)] })
    await opened.user.type(screen.getByRole('searchbox'), 'Ćwiąkała')
    await waitFor(() => expect(opened.address()).toBe(`${path}#${new URLSearchParams({ q: 'Ćwiąkała' })}`))
    await opened.reload()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Ćwiąkała'))
    await within(screen.getByRole('main')).findByText(/^1\s(certyfikat|pracownik|osoba)/)
  },
)

function bhpOf({ person }: typeof EWA) {
  return certificateAdded(`of-${person.id}`, {
    ...BHP.certificate,
    id: `bhp-${person.id}`,
    userId: person.id,
  })
}

test('the chosen position stands in the fragment, too, and goes along to the matrix', async () => {
  const gate = '/employees?view=gate&state=all'
  const frezer = { ...EWA, person: { ...EWA.person, position: 'Frezer' } }
  const { user, address, reload } = await visit(gate, { as: OWNER, changes: [BEGUN, LUCJA, frezer] })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stanowisko' }), 'magazynier')
  await waitFor(() => expect(address()).toBe(`${gate}#position=magazynier`))
  await reload()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Stanowisko' })).toHaveValue('magazynier'))
  await user.click(screen.getByRole('link', { name: 'Kwalifikacje' }))
  await waitFor(() => expect(address()).toBe('/employees?view=matrix#position=magazynier'))
  await reload()
  await screen.findByText(/^1\spracownik/)
})

test('the owner’s new name and company hold everywhere, also after signing in anew, and can be taken back', async () => {
  const byOwner = { ...BHP, certificate: { ...BHP.certificate, enteredBy: 'Jan Próbny' } }
  const { user, go } = await visit('/settings?tab=account', { as: OWNER, changes: [BEGUN, LUCJA, byOwner] })
  const retype = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label))
    if (text) await user.type(screen.getByLabelText(label), text)
  }
  await retype('Firma', '')
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  await waitFor(() => expect(screen.getByLabelText('Firma')).toHaveAccessibleDescription('Podaj nazwę firmy'))
  await retype('Firma', 'Nowe Zakłady')
  await retype('Nazwisko', 'Zmieniony')
  await retype('Numer telefonu (opcjonalnie)', '+48 500 000 100')
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  await screen.findByText('Zmieniono dane rejestru')
  await screen.findByRole('button', { name: /^Jan Zmieniony.*menu użytkownika/ })

  await go('/employees/person-a')
  await screen.findByText(/magazynier · Nowe Zakłady/)
  // By the name of that day: the paper was in the hands of Jan Próbny.
  await go(`/certificates/${byOwner.certificate.id}`)
  await screen.findByText(/^wpisany z\sdokumentu przez: Jan Próbny$/)
  await go('/profile')
  await screen.findByRole('heading', { level: 1, name: 'Profil' })
  expect(screen.getByRole('main')).toHaveTextContent('+48 500 000 100')
  await user.click(screen.getByRole('button', { name: 'Wyloguj' }))
  await user.click(await screen.findByRole('button', { name: named('Otwórz: Nowe Zakłady – Jan Zmieniony') }))
  expect(screen.queryByRole('button', { name: /Otwórz: Zakłady Kontrolne/ })).toBeNull()
  await screen.findByRole('heading', { level: 1, name: named('Dzień dobry, Jan') })
  await go('/employees')
  await waitFor(() => expect(row('Ćwiąkała Łucja')).toBeVisible())

  await go('/settings?tab=account')
  await screen.findByRole('tabpanel', { name: 'Konto' })
  await retype('Firma', 'Trzecie Zakłady')
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  const toast = await findToast('Trzecie Zakłady')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await screen.findByText('Cofnięto')
  await waitFor(() => expect(screen.getByLabelText('Firma')).toHaveValue('Nowe Zakłady'))
  await go('/employer')
  await screen.findByRole('heading', { level: 1, name: 'Panel pracodawcy' })
  expect(screen.getByRole('main')).toHaveTextContent('Nowe Zakłady')
})
