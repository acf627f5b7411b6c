import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { listCertificates } from '~/data/certificates.server'
import { listPeople } from '~/data/users.server'
import { fullName } from '~/domain/people/user'

import { TODAY } from '../../../support/builders'
import { blockDatabase } from '../../../support/database'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { named } from '../../../support/queries'
import { visit, type Visit } from '../../../support/visit'

const LUCJA = personSaved('a', 'Łucja', 'Ćwiąkała')

async function begin({ user }: Visit, company: string) {
  await user.click(await screen.findByRole('link', { name: named('Załóż własny rejestr') }))
  await fillOwner(user, company)
  await screen.findByRole('heading', { level: 1, name: named('Dzień dobry, Jan') })
}

async function fillOwner(user: Visit['user'], company: string) {
  await user.type(await screen.findByLabelText('Imię'), 'Jan')
  await user.type(screen.getByLabelText('Nazwisko'), 'Próbny')
  await user.type(screen.getByLabelText('Adres e-mail'), 'jan@zaklady.example')
  await user.type(screen.getByLabelText('Firma'), company)
  await user.click(screen.getByRole('button', { name: named('Załóż rejestr') }))
}

async function signOut({ user }: Visit) {
  await user.click(screen.getByRole('button', { name: 'Wyloguj' }))
  await screen.findByRole('heading', { name: 'Własny rejestr' })
}

test('a register opens again from the login page, beside another one that it does not see', async () => {
  await signOut(await visit('/employees', { as: OWNER, changes: [BEGUN, LUCJA] }))
  const other = await visit('/login')
  await begin(other, 'Inna firma')
  await other.go('/employees')
  await screen.findByText(/^Brak pracowników/)
  await signOut(other)
  expect(await screen.findByRole('button', { name: named('Otwórz: Inna firma – Jan Próbny') })).toBeVisible()

  const { user, go } = await visit('/login')
  await user.click(
    await screen.findByRole('button', { name: named('Otwórz: Zakłady Kontrolne – Jan Próbny') }),
  )
  await screen.findByRole('heading', { level: 1, name: named('Dzień dobry, Jan') })
  await go('/employees')
  await screen.findByRole('link', { name: named('Ćwiąkała Łucja') })
  // The sample knows nothing of it either.
  await visit('/employees?q=lucja', { as: 'admin' })
  await screen.findByText(/^Brak wyników/)
})

test('a register shows nothing of the sample, on no screen', async () => {
  const known = [...listPeople().map(fullName), ...listCertificates(TODAY).map(({ number }) => number)]
  const { user, go } = await visit('/profile', { as: OWNER, changes: [BEGUN] })
  for (const [path, heading] of SCREENS) {
    await go(path)
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
      expect(screen.getByRole('main')).not.toHaveTextContent('Wczytywanie…')
    })
    const shown = screen.getByRole('main').textContent
    expect([path, ...known.filter((text) => shown.includes(text))]).toEqual([path])
  }
  await user.click(screen.getByRole('button', { name: named('Powiadomienia, liczba: 0') }))
  await screen.findByText('Nie ma nic pilnego.')
  await go(`/certificates/${listCertificates(TODAY)[0]?.id}`)
  await screen.findByRole('heading', { name: 'Strona nie znaleziona' })
})

const SCREENS = [
  ['/dashboard', 'Dzień dobry, Jan'],
  ['/employer', 'Panel pracodawcy'],
  ['/certificates', 'Certyfikaty'],
  ['/certificates/new', 'Dodaj certyfikat'],
  ['/calendar', 'Kalendarz szkoleń'],
  ['/reports', 'Zgłoszenia'],
  ['/reports/new', 'Nowe zgłoszenie'],
  ['/reports/statistics', 'Statystyki'],
  ['/trainings', 'Szkolenia'],
  ['/employees', 'Pracownicy'],
  ['/employees/new', 'Dodaj pracownika'],
  ['/employees?view=matrix', 'Pracownicy'],
  ['/employer/positions', 'Wymagania'],
  ['/employer/positions/new', 'Wymagania'],
  ['/employer/issuers', 'Zaufani wystawcy'],
  ['/employer/kinds', 'Rodzaje uprawnień'],
  ['/employer/kinds/own_welder', 'Rodzaj uprawnienia'],
  ['/employees?view=gate', 'Pracownicy'],
  ['/employees/archive', 'Archiwum'],
  ['/profile', 'Profil'],
  ['/profile?tab=certificates', 'Profil'],
  ['/profile?tab=card', 'Profil'],
  ['/settings', 'Ustawienia'],
  ['/settings?tab=account', 'Ustawienia'],
  ['/settings?tab=privacy', 'Ustawienia'],
  ['/settings?tab=data', 'Ustawienia'],
] as const

test('where the browser keeps nothing, no register is begun and the form says so', async () => {
  blockDatabase()
  const { user } = await visit('/login/new')
  await fillOwner(user, 'Zakłady Kontrolne')
  await screen.findByText('Nie udało się założyć rejestru')
  expect(screen.getByLabelText('Firma')).toHaveValue('Zakłady Kontrolne')
})

test('without sample data the login page offers only own registers, and they work', async () => {
  vi.stubEnv('SAMPLE_DATA', 'off')
  const opened = await visit('/login')
  expect(screen.getByRole('heading', { name: 'Własny rejestr' })).toBeVisible()
  expect(screen.queryByLabelText('Hasło')).toBeNull()
  expect(screen.queryByText('Konta przykładowe')).toBeNull()
  await begin(opened, 'Zakłady Kontrolne')
  expect(await screen.findByRole('region', { name: 'Zacznij tutaj' })).toBeVisible()
})
