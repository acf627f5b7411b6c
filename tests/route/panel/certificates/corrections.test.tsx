import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { listCertificates } from '~/data/certificates.server'
import { listAccounts, listPeople } from '~/data/users.server'
import type { Change, ChangeOf } from '~/domain/changes/change'
import { fullName } from '~/domain/people/user'

import { TODAY } from '../../../support/builders'
import {
  CENTRE,
  CENTRE_BEGUN,
  CENTRE_OWNER,
  certificateIssued,
  COMPLETED,
  participates,
  TITLE,
  TRAINING,
  trainingPlanned,
} from '../../../support/centre-register'
import { certificateAdded } from '../../../support/changes'
import { fill } from '../../../support/fill'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, named, words } from '../../../support/queries'
import { press } from '../../../support/steps'
import { visit } from '../../../support/visit'

const history = () => screen.findByRole('region', { name: 'Historia' })

/** Returns the changes by which the centre has issued a certificate of this number to somebody. */
function issued(
  participation: ReturnType<typeof participates>,
  number: string,
  issuedBy = CENTRE,
): [Change, Change, ChangeOf<'certificate-added'>] {
  const id = `of-${participation[0].person.id}`
  return [...participation, certificateIssued(number, participation, { id, number, issuedBy })]
}

test('a mistake in a certificate is corrected with its history, and the correction is undone', async () => {
  const lucja = issued(participates('Łucja', 'Ćwiąkałla'), 'BHP/2026/0001')
  const jan = issued(participates('Jan', 'Bąk'), 'BHP/2026/0002')
  const page = await visit('/certificates?q=BHP/2026/0001', {
    as: CENTRE_OWNER,
    changes: [CENTRE_BEGUN, trainingPlanned(), ...lucja, ...jan, COMPLETED],
  })
  await page.user.click(within(screen.getByRole('article')).getByRole('link', { name: named('Szkolenie') }))
  await page.user.click(await screen.findByRole('link', { name: 'Popraw' }))
  fill(await screen.findByLabelText('Nazwisko posiadacza'), 'Ćwiąkała')
  const number = screen.getByLabelText(/^Numer/)
  fill(number, 'BHP/2026/0002')
  await press(page, 'Zapisz poprawki')
  await waitFor(() => expect(number).toHaveAccessibleDescription(words('o tym numerze już istnieje')))
  fill(number, 'BHP/2026/0777')
  await page.user.selectOptions(screen.getByLabelText(/^Zakres/), 'managers')
  await press(page, 'Zapisz poprawki')

  const said = await history()
  expect(said).toHaveTextContent('Poprawiony')
  expect(said).toHaveTextContent('Posiadacz: Łucja Ćwiąkałla → Łucja Ćwiąkała')
  expect(said).toHaveTextContent('Numer: BHP/2026/0001 → BHP/2026/0777')
  expect(said).toHaveTextContent('Ważność: 21.11.2029 → 21.11.2031')
  const certificate = () => within(screen.getByRole('main')).getByRole('article')
  expect(certificate()).toHaveTextContent('BHP/2026/0777')
  const toast = await findToast('Poprawiono certyfikat')
  await page.user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(certificate()).toHaveTextContent('BHP/2026/0001'))
  expect(await history()).not.toHaveTextContent('Poprawiony')
  await page.go('/employees')
  expect(await screen.findByRole('link', { name: named('Ćwiąkałla Łucja') })).toBeVisible()
})

test('the sample’s centre corrects a certificate, and with it the name of its participant', async () => {
  const { company = '' } = listAccounts().find(({ role }) => role === 'training_center') ?? {}
  const [saved, added, certificate] = issued(participates('Łucja', 'Ćwiąkała'), 'BHP/2026/0001', company)
  const page = await visit(`/certificates/${certificate.certificate.id}/edit`, {
    as: 'training_center',
    changes: [trainingPlanned({ trainingCenter: company }), saved, added, COMPLETED, certificate],
  })
  fill(screen.getByLabelText('Nazwisko posiadacza'), 'Ćwik')
  await press(page, 'Zapisz poprawki')
  await findHeading('Szkolenie okresowe BHP')
  expect(within(screen.getByRole('main')).getByRole('article')).toHaveTextContent('Łucja Ćwik')
})

test('an employer corrects what they have entered from paper', async () => {
  const entered = certificateAdded('paper', {
    userId: 'person-lucja',
    type: 'bhp',
    scope: 'workers',
    number: 'BHP/12/2026',
    issueDate: '2026-10-01',
    expiryDate: '2029-10-01',
    status: 'active',
    enteredBy: 'Jan Próbny',
  })
  const page = await visit(`/certificates/${entered.certificate.id}/edit`, {
    as: OWNER,
    changes: [BEGUN, personSaved('lucja', 'Łucja', 'Ćwiąkała'), entered],
  })
  fill(screen.getByLabelText(/^Data wydania/), '2026-10-02')
  fill(screen.getByLabelText(/^Wystawca/), 'Ośrodek X')
  await press(page, 'Zapisz poprawki')
  expect(await screen.findByText(words('Ważny do 02.10.2029'))).toBeVisible()
  expect(await history()).toHaveTextContent('Wystawca: nie podano → Ośrodek X')
  expect(screen.getByText(words('wpisany z dokumentu przez: Jan Próbny'))).toBeVisible()
})

test('only what was added here can be corrected', async () => {
  const { id = '' } = listCertificates(TODAY)[0] ?? {}
  await visit(`/certificates/${id}/edit`, { as: 'admin' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
})

test('the register of a centre shows nothing of the sample, and has no screens of others', async () => {
  const known = [...listPeople().map(fullName), ...listCertificates(TODAY).map(({ number }) => number)]
  const page = await visit('/dashboard', {
    as: CENTRE_OWNER,
    changes: [
      CENTRE_BEGUN,
      trainingPlanned(),
      ...issued(participates('Łucja', 'Ćwiąkała'), 'BHP/2026/0001'),
      COMPLETED,
    ],
  })
  for (const [address, heading] of [
    [TRAINING, TITLE],
    [`${TRAINING}/participants`, 'Dodaj uczestników'],
    [`${TRAINING}/attendance`, 'Lista obecności'],
    [`${TRAINING}/certificates`, 'Wystawienie certyfikatów'],
    [`${TRAINING}/links`, 'Linki i kody QR'],
    ['/employees', 'Uczestnicy'],
    ['/employees/new', 'Dodaj uczestnika'],
    ['/employees/archive', 'Archiwum uczestników'],
    ['/certificates', 'Certyfikaty'],
    ['/certificates/new', 'Dodaj certyfikat'],
    ['/calendar', 'Kalendarz szkoleń'],
    ['/trainings', 'Szkolenia'],
    ['/trainings/new', 'Nowy termin szkolenia'],
    ['/profile', 'Profil'],
    ['/settings', 'Ustawienia'],
    ['/profile?tab=card', 'Profil'],
    ['/dashboard', 'Dzień dobry, Zofia'],
  ] as const) {
    await page.go(address)
    await findHeading(heading)
    const { textContent: shown } = screen.getByRole('main')
    expect({ address, known: known.filter((name) => shown.includes(name)) }).toEqual({ address, known: [] })
  }
  for (const address of ['/employer', '/centers', '/reports']) {
    await page.go(address)
    await findHeading('Brak dostępu')
    await page.go('/settings')
    await findHeading('Ustawienia')
  }
})
