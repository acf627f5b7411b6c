import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../support/builders'
import {
  CENTRE,
  CENTRE_BEGUN,
  CENTRE_OWNER,
  COMPLETED,
  participates,
  TITLE,
  TRAINING,
  trainingPlanned,
} from '../../../support/centre-register'
import { certificateAdded, trainingSaved } from '../../../support/changes'
import { fill } from '../../../support/fill'
import { findHeading, findToast, item, named, words } from '../../../support/queries'
import { press } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const LUCJA = participates('Łucja', 'Ćwiąkała', { email: 'lucja@firma.pl', company: 'Zakłady X' })
const JAN = participates('Jan', 'Bąk')

const open = (address: string, ...changes: readonly Change[]) =>
  visit(address, { as: CENTRE_OWNER, changes: [CENTRE_BEGUN, ...changes] })

const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll(/\s+/g, ' ')

/** Returns the texts of the items in a part of the screen. */
function itemsIn(name: string): string[] {
  const part = screen.getByRole('region', { name })
  return within(part).queryAllByRole('listitem').map(textOf)
}

/** Fills in the list of people. */
function paste(list: string) {
  fill(screen.getByLabelText('Lista osób'), list)
}

async function undo({ user }: Visit, toast: string) {
  await user.click(within(await findToast(toast)).getByRole('button', { name: 'Cofnij' }))
}

test('a pasted list is understood line by line, obeys the places and is undone at once', async () => {
  const page = await open(`${TRAINING}/participants`, trainingPlanned({ maxParticipants: 2 }))
  paste('Imię i nazwisko\tE-mail\tFirma\nŁucja Ćwiąkała\tlucja@firma.pl\tZakłady X\nJan\nEwa Żak')
  expect(itemsIn('Tak to rozumiemy')).toEqual([
    expect.stringMatching(/Wiersz 2: Łucja Ćwiąkała · lucja@firma\.pl · Zakłady X.*Nowa osoba/),
    expect.stringMatching(/Wiersz 3: Jan.*Do poprawy.*Podaj imię i nazwisko/),
    expect.stringMatching(/Wiersz 4: Ewa Żak.*Nowa osoba/),
  ])
  await press(page, 'Dodaj uczestników')
  await waitFor(() =>
    expect(screen.getByLabelText('Lista osób')).toHaveAccessibleDescription(words('Popraw wiersze: 3')),
  )
  await page.reload()
  paste('Łucja Ćwiąkała; lucja@firma.pl; Zakłady X\nJan Bąk\nEwa Żak')
  expect(screen.getByRole('region', { name: 'Tak to rozumiemy' })).toHaveTextContent(
    'Wolne miejsca: 2, więc na listę rezerwową: 1 osoba',
  )
  await press(page, 'Dodaj uczestników')
  await findHeading(TITLE)
  const participants = screen.getByRole('region', { name: 'Uczestnicy' })
  expect(participants).toHaveTextContent('Zapisano: 2 osoby')
  expect(participants).toHaveTextContent('Lista rezerwowa: 1 osoba')

  await page.user.click(within(participants).getByRole('button', { name: /^Wypisz.*Łucja Ćwiąkała/ }))
  await undo(page, 'Wypisano ze szkolenia: Łucja Ćwiąkała')
  await waitFor(() =>
    expect(itemsIn('Uczestnicy')).toEqual([
      expect.stringContaining('Łucja Ćwiąkała – Zakłady X'),
      expect.stringContaining('Jan Bąk'),
      expect.stringContaining('Ewa Żak'),
    ]),
  )
  await undo(page, 'Dodano uczestników: 3')
  await waitFor(() => expect(itemsIn('Uczestnicy')).toEqual([]))
  await page.go('/employees')
  expect(await screen.findByText('Brak uczestników')).toBeVisible()
})

test('somebody who is taken off the list leaves their place to the next one', async () => {
  const page = await open(TRAINING, trainingPlanned({ maxParticipants: 1 }), ...LUCJA, ...JAN)
  await page.user.click(screen.getByRole('button', { name: /^Wypisz.*Łucja Ćwiąkała/ }))
  await waitFor(() => expect(itemsIn('Uczestnicy')).toEqual([expect.stringContaining('Jan Bąk')]))
  expect(screen.getByRole('region', { name: 'Uczestnicy' })).toHaveTextContent('Zapisano: 1 osoba')
})

test('somebody known is recognised by e-mail, and by the name only after asking', async () => {
  const other = trainingSaved('next', { trainingCenter: CENTRE, title: TITLE })
  const page = await open('/trainings/training-next/participants', other, trainingPlanned(), ...LUCJA, ...JAN)
  paste('lucja cwiakala; LUCJA@firma.pl\nJan Bąk')
  expect(itemsIn('Tak to rozumiemy')[0]).toContain('Znana osoba')
  await press(page, 'Dodaj uczestników')
  const asked = screen.getByLabelText('Kto to jest: Jan Bąk?')
  await waitFor(() => expect(asked).toHaveAccessibleDescription(words('Wskaż, kto to jest: Jan Bąk')))
  await page.user.selectOptions(asked, 'Inna, nowa osoba')
  await press(page, 'Dodaj uczestników')
  await findHeading(TITLE)
  expect(itemsIn('Uczestnicy')).toHaveLength(2)
  await page.go('/employees')
  expect(await screen.findAllByRole('link', { name: named('Bąk Jan') })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: named('Ćwiąkała Łucja') })).toHaveLength(1)
  fill(screen.getByRole('searchbox', { name: /Szukaj/ }), 'zakłady x')
  await waitFor(() => expect(screen.queryByRole('link', { name: named('Bąk Jan') })).toBeNull())
  expect(screen.getByRole('link', { name: named('Ćwiąkała Łucja') })).toBeVisible()
})

test('a participant is changed, archived and brought back by the next training', async () => {
  const page = await open('/employees/new', trainingPlanned())
  fill(screen.getByLabelText('Imię'), 'Łucja')
  fill(screen.getByLabelText('Nazwisko'), 'Ćwiąkała')
  fill(screen.getByLabelText(/^Firma/), 'Zakłady X')
  expect(screen.queryByLabelText(/Stanowisko/)).toBeNull()
  await press(page, 'Dodaj uczestnika')
  await findHeading('Łucja Ćwiąkała')
  expect(screen.getByText('Zakłady X')).toBeVisible()
  expect(screen.queryByText(/pracować/)).toBeNull()
  const more = () => press(page, 'Więcej czynności')
  await more()
  await page.user.click(screen.getByRole('link', { name: 'Zmień dane' }))
  fill(await screen.findByLabelText(/^Firma/), 'Zakłady Y')
  await press(page, 'Zapisz zmiany')
  expect(await screen.findByText('Zakłady Y')).toBeVisible()
  await more()
  await press(page, 'Do archiwum')
  expect(await screen.findByText(words('Ta osoba jest w archiwum'))).toBeVisible()
  await page.go('/employees')
  expect(await screen.findByText('Brak uczestników')).toBeVisible()
  await page.user.click(screen.getByRole('link', { name: /^Archiwum: 1\sosoba$/ }))
  await findHeading('Archiwum uczestników')

  await page.go(`${TRAINING}/participants`)
  await findHeading('Dodaj uczestników')
  paste('Łucja Ćwiąkała')
  await page.user.selectOptions(
    screen.getByLabelText('Kto to jest: Łucja Ćwiąkała?'),
    screen.getByRole('option', { name: named('Łucja Ćwiąkała – Zakłady Y, w archiwum') }),
  )
  await press(page, 'Dodaj uczestników')
  await findHeading(TITLE)
  expect(itemsIn('Uczestnicy')).toHaveLength(1)
  await page.go('/employees')
  expect(await screen.findByRole('link', { name: named('Ćwiąkała Łucja') })).toBeVisible()
})

test('the list to sign has a line for each participant by name, without the waiting list', async () => {
  await open(
    `${TRAINING}/attendance`,
    trainingPlanned({ maxParticipants: 2 }),
    ...participates('Zenon', 'Żak', { company: 'Zakłady X' }),
    ...participates('Adam', 'Bąk'),
    ...participates('Ewa', 'Czekająca'),
  )
  expect(screen.getByRole('main')).toHaveTextContent('21 listopada 2026, 8:00–15:00')
  expect(screen.getByRole('main')).toHaveTextContent('Radom, sala 1')
  expect(screen.getAllByRole('columnheader').map(textOf)).toEqual([
    'Lp.',
    'Imię i nazwisko',
    'Firma',
    'Podpis',
  ])
  // The first row says on each sheet whose list it is.
  expect(screen.getAllByRole('row', { hidden: true }).map(textOf)).toEqual([
    expect.stringContaining('BHP, 21.11.2026'),
    expect.stringContaining('Lp.'),
    expect.stringContaining('1. Adam Bąk'),
    expect.stringMatching(/2\. Zenon Żak ?Zakłady X/),
  ])
})

test('the list to sign of a training of several days has a column for each', async () => {
  await open(`${TRAINING}/attendance`, trainingPlanned({ lastDay: '2026-11-23' }), ...JAN)
  expect(screen.getAllByRole('columnheader').map(textOf)).toEqual([
    'Lp.',
    'Imię i nazwisko',
    'Firma',
    'Podpis 21.11.2026',
    'Podpis 22.11.2026',
    'Podpis 23.11.2026',
  ])
})

test('certificates are numbered from the first one on, without a gap for those who get none, also after a reload', async () => {
  const page = await open(`${TRAINING}/certificates`, trainingPlanned(), ...LUCJA, ...JAN, COMPLETED)
  const lucja = () => screen.getByRole('checkbox', { name: 'Łucja Ćwiąkała' })
  const numberOfJan = () => screen.getByLabelText('Numer, Jan Bąk')
  expect(screen.getByLabelText('Numer, Łucja Ćwiąkała')).toHaveValue('BHP/2026/0001')
  fill(screen.getByLabelText('Numeruj od'), 'ZS/2026/0143')
  expect(numberOfJan()).toHaveValue('ZS/2026/0144')
  await page.user.click(lucja())
  expect(numberOfJan()).toHaveValue('ZS/2026/0143')
  await page.user.click(lucja())
  await page.reload()
  expect(numberOfJan()).toHaveValue('ZS/2026/0144')
  await press(page, 'Wystaw certyfikaty')
  await findHeading('Linki i kody QR')
  const [ofLucja, ofJan] = screen.getAllByRole('article')
  expect(ofLucja).toHaveTextContent(/Łucja Ćwiąkała.*ZS\/2026\/0143/)
  expect(ofJan).toHaveTextContent(/Jan Bąk.*ZS\/2026\/0144/)
})

test('the next numbers go on from the last ones, in the year of the day of issue', async () => {
  const earlier = certificateAdded('earlier', {
    type: 'bhp',
    scope: 'workers',
    userId: JAN[0].person.id,
    number: 'ZS/2026/0144',
    issueDate: TODAY,
    expiryDate: '2029-11-21',
    status: 'active',
    issuedBy: CENTRE,
  })
  const ewa = participates('Ewa', 'Żak')
  await open(`${TRAINING}/certificates`, trainingPlanned(), JAN[0], earlier, ...ewa, COMPLETED)
  expect(screen.getByLabelText('Numer, Ewa Żak')).toHaveValue('ZS/2026/0145')
  fill(screen.getByLabelText('Data wydania'), '2025-12-30')
  expect(screen.getByLabelText('Numer, Ewa Żak')).toHaveValue('ZS/2025/0001')
})

test('the sample’s centre adds participants, and has no list of people', async () => {
  const page = await visit('/trainings/new', { as: 'training_center' })
  const menu = within(screen.getByRole('navigation', { name: 'Menu główne' }))
  expect(menu.getByRole('link', { name: 'Szkolenia' })).toBeVisible()
  expect(menu.queryByRole('link', { name: 'Uczestnicy' })).toBeNull()
  fill(screen.getByLabelText('Nazwa'), TITLE)
  await page.user.selectOptions(screen.getByLabelText('Uzyskiwany certyfikat'), 'bhp.workers')
  fill(screen.getByLabelText('Data'), TODAY)
  fill(screen.getByLabelText('Od godziny'), '08:00')
  fill(screen.getByLabelText('Do godziny'), '15:00')
  fill(screen.getByLabelText('Miejsce'), 'Radom, sala 1')
  fill(screen.getByLabelText('Prowadzący'), 'Zofia Próbna')
  await press(page, 'Dodaj termin')
  await page.user.click(await screen.findByRole('link', { name: 'Dodaj uczestników' }))
  await findHeading('Dodaj uczestników')
  paste('Łucja Ćwiąkała; Zakłady X')
  await press(page, 'Dodaj uczestników')
  await findHeading(TITLE)
  expect(item('Łucja Ćwiąkała')).toHaveTextContent('Łucja Ćwiąkała – Zakłady X')
  await page.go('/employees')
  await findHeading('Brak dostępu')
})
