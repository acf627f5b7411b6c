import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { visit } from '../../../support/visit'

// The register of a worker who keeps their own papers: one ends in eight days, the other is good for years.

const WORKER: User = {
  id: 'registerWorker01',
  role: 'employee',
  firstName: 'Anna',
  lastName: 'Próbna',
  email: 'anna@poczta.example',
  hasRegister: true,
}

const { id, hasRegister: _, ...owner } = WORKER
const BEGUN: Change = {
  kind: 'register-begun',
  id,
  day: TODAY,
  owner: { ...owner, role: 'employee', company: '' },
}

const bhp = certificateAdded('bhp', {
  userId: id,
  type: 'bhp',
  scope: 'workers',
  number: 'BHP-7',
  issueDate: '2023-11-29',
  expiryDate: '2026-11-29',
})
const forklift = certificateAdded('udt', {
  userId: id,
  type: 'machine_operator',
  scope: 'forklift',
  number: 'UDT-8',
  issueDate: '2024-02-01',
  expiryDate: '2034-02-01',
})

const MARK = /z\sdokumentu, niepotwierdzony/
const papers = { as: WORKER, changes: [BEGUN, bhp, forklift] }

test('the dashboard and the bell warn of a paper of one’s own that ends soon', async () => {
  const { user } = await visit('/dashboard', papers)
  const card = screen.getByRole('region', { name: 'Wygasające certyfikaty' })
  expect(within(card).getByRole('link', { name: 'Szkolenie okresowe BHP' })).toBeVisible()
  expect(within(card).getByText(/Wygasa za 1\stydzień/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Powiadomienia, liczba: 1' }))
  const bell = within(await screen.findByRole('region', { name: 'Powiadomienia' }))
  expect(bell.getByRole('link', { name: /1\scertyfikat ma termin w\sciągu 30\sdni/ })).toBeVisible()
})

test('the list counts it as active, and says that nobody has confirmed it', async () => {
  await visit('/certificates?status=active', papers)
  expect(screen.getByText(/^2\scertyfikaty$/)).toBeVisible()
  expect(screen.getAllByText(MARK)).toHaveLength(2)
})

test('the calendar has its last day', async () => {
  await visit('/calendar?date=2026-11-29', papers)
  const day = screen.getByRole('region', { name: 'Koniec ważności' })
  expect(within(day).getByRole('link', { name: 'Szkolenie okresowe BHP' })).toBeVisible()
  expect(within(day).getByText(MARK)).toBeVisible()
})

test('the profile counts it, and the cards show it with the mark', async () => {
  const { go } = await visit('/profile', papers)
  expect(screen.getByRole('link', { name: 'Aktywne certyfikaty: 2' })).toBeVisible()
  // The CV is only printed.
  const cv = screen.getByRole('heading', { level: 3, name: 'Certyfikaty', hidden: true }).parentElement
  expect(within(cv ?? document.body).getAllByText(MARK)).toHaveLength(2)
  await go('/profile?tab=card')
  const card = await screen.findByRole('region', { name: 'Aktywne certyfikaty' })
  expect(within(card).getByText(/UDT-8/)).toBeVisible()
  expect(within(card).getAllByText(MARK)).toHaveLength(2)
  await go('/profile/pocket-card')
  const pocket = await screen.findByRole('article', { name: 'Karta: Anna Próbna' })
  expect(within(pocket).getAllByText(MARK)).toHaveLength(2)
  expect(within(pocket).queryByRole('img', { name: /Kod QR/ })).toBeNull()
})

test('its page says until when the document is valid, and offers no page that confirms it', async () => {
  const { go } = await visit('/certificates/certificate-udt', papers)
  expect(screen.getByText('Według dokumentu ważny do 01.02.2034')).toBeVisible()
  expect(screen.getByText(/Wystawca nie potwierdził tego wpisu/)).toBeVisible()
  expect(screen.getByText(/nie ma strony weryfikacji ani kodu QR/)).toBeVisible()
  await go('/certificates/certificate-udt/sheet')
  const sheet = await screen.findByRole('article', { name: 'Certyfikat UDT-8' })
  expect(within(sheet).getByText('Według dokumentu ważny do 01.02.2034')).toBeVisible()
  expect(within(sheet).getByText(MARK)).toHaveTextContent('niepodpisany')
})

test('the form says beforehand that it counts, in a register; a claim of a sample account waits', async () => {
  await visit('/certificates/new', papers)
  expect(
    screen.getByText(/będzie od razu aktywny, z\sdopiskiem „z\sdokumentu, niepotwierdzony”/),
  ).toBeVisible()
  await visit('/certificates/new', { as: 'employee' })
  expect(screen.getByText(/będzie czekał na potwierdzenie wystawcy/)).toBeVisible()
})

test('a claim of a sample account is pending and warns of nothing', async () => {
  const claim = { ...bhp, certificate: { ...bhp.certificate, userId: 'u2JoFQVOEDZAGVYH' } }
  const { go } = await visit('/certificates?status=pending', { as: 'employee', changes: [claim] })
  expect(screen.getByText('BHP-7')).toBeVisible()
  await go('/calendar?date=2026-11-29')
  await screen.findByRole('heading', { level: 1, name: /Kalendarz/ })
  expect(screen.queryByText(/BHP-7/)).toBeNull()
})

test('a świadectwo that the law ends before its printed day is expired in the list and on its page', async () => {
  const sep = certificateAdded('sep', {
    userId: id,
    type: 'electrical',
    scope: 'e_g1',
    number: 'E-9',
    issueDate: '2020-04-06',
    expiryDate: '2030-04-06',
  })
  const { go } = await visit('/certificates', { as: WORKER, changes: [BEGUN, sep] })
  expect(screen.getByRole('article')).toHaveTextContent('Wygasły')
  expect(screen.getByRole('article')).toHaveTextContent('03.07.2026')
  await go('/certificates/certificate-sep')
  const page = within(screen.getByRole('main')).getByRole('article')
  expect(page).toHaveTextContent('Wygasł 03.07.2026')
  expect(page).toHaveTextContent('na dokumencie: 06.04.2030; z mocy prawa: 03.07.2026')
  expect(page).toHaveTextContent('Prawo energetyczne, art. 54')
})

test('the first screen of a worker says where to begin, until the first paper is there', async () => {
  const { user, go } = await visit('/dashboard', { as: WORKER, changes: [BEGUN] })
  const steps = within(await screen.findByRole('region', { name: 'Zacznij tutaj' }))
  expect(steps.getByText('Miej je przy sobie')).toBeVisible()
  await user.click(steps.getByRole('link', { name: 'Dodaj certyfikat' }))
  await screen.findByRole('heading', { level: 1, name: 'Dodaj certyfikat' })
  await go('/settings/history')
  expect(await screen.findByText(/Założenie rejestru/)).toBeVisible()
})

test('with a paper of one’s own, the dashboard shows no first steps', async () => {
  await visit('/dashboard', papers)
  await screen.findByRole('region', { name: 'Wygasające certyfikaty' })
  expect(screen.queryByRole('region', { name: 'Zacznij tutaj' })).toBeNull()
})
