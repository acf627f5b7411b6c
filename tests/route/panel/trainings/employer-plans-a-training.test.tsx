import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { shiftDay } from '~/domain/words/day'

import { certificateAdded } from '../../../support/changes'
import { fill } from '../../../support/fill'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findHeading, findToast, named, row, words } from '../../../support/queries'
import { follow, press } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const TITLE = 'Szkolenie okresowe BHP – stanowiska robotnicze'

/** Builds the changes of a warehouse worker with periodic training that ends on that day. */
function worker(id: string, firstName: string, lastName: string, expiryDate?: string): Change[] {
  const saved = personSaved(id, firstName, lastName)
  const person = { ...saved.person, hiredOn: '2019-03-04' }
  if (!expiryDate) return [{ ...saved, person }]
  const certificate = certificateAdded(`bhp-${id}`, {
    userId: person.id,
    type: 'bhp',
    scope: 'workers',
    number: `BHP-${id}`,
    issueDate: shiftDay(expiryDate, { years: -3 }),
    expiryDate,
    status: 'active',
    enteredBy: 'Jan Próbny',
  })
  return [{ ...saved, person }, certificate]
}

const REGISTER: readonly Change[] = [
  BEGUN,
  PAPERS_ELSEWHERE,
  ...worker('1', 'Anna', 'Bąk', '2029-05-01'),
  ...worker('2', 'Ewa', 'Ćwik', '2026-11-09'),
  ...worker('3', 'Ola', 'Dudek', '2026-12-03'),
  ...worker('4', 'Jan', 'Żak'),
]

const open = (address: string) => visit(address, { as: OWNER, changes: REGISTER })
const tick = (name: string) => screen.getByRole('checkbox', { name: named(name) })

/** Returns the texts of the people in a part of the screen. */
async function peopleIn(name: string): Promise<string[]> {
  const part = await screen.findByRole('region', { name: named(name) })
  return within(part)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
}

async function fillPlan({ user }: Visit, day: string, instructor: string) {
  await user.selectOptions(
    screen.getByLabelText('Uzyskiwany certyfikat'),
    'Szkolenie okresowe BHP: stanowiska robotnicze',
  )
  fill(screen.getByLabelText('Data'), day)
  fill(screen.getByLabelText('Od godziny'), '08:00')
  fill(screen.getByLabelText('Do godziny'), '15:00')
  fill(screen.getByLabelText('Miejsce'), 'Sala konferencyjna')
  fill(screen.getByLabelText('Prowadzący'), instructor)
}

async function findRequired(page: Visit, person: string) {
  await page.go(`/employees/${person}`)
  return screen.findByRole('region', { name: 'Wymagane na tym stanowisku' })
}

test('an employer chooses those who need a training, the most urgent first, and nobody without a place', async () => {
  const page = await open('/trainings')
  await follow(page, 'Zaplanuj szkolenie')
  await findHeading('Zaplanuj szkolenie')
  await fillPlan(page, '2026-11-21', 'Krystyna Zewnętrzna')
  expect(screen.getByLabelText('Nazwa')).toHaveValue(TITLE)

  // Nobody is chosen before a press; the most urgent are the first, each with the reason.
  expect(await peopleIn('Potrzebują tego szkolenia: 3')).toEqual([
    expect.stringMatching(/Ewa Ćwik.*12 dni po terminie/),
    expect.stringMatching(/Jan Żak.*brak/),
    expect.stringMatching(/Ola Dudek.*za 12 dni/),
  ])
  expect(await peopleIn('Pozostali pracownicy: 1')).toEqual([
    expect.stringMatching(/Anna Bąk.*do 01\.05\.2029/),
  ])
  expect(screen.getByText(words('Zaznaczono: 0 osób'))).toBeVisible()
  const places = screen.getByLabelText('Liczba miejsc (opcjonalnie)')
  fill(places, '2')
  await press(page, 'Zaznacz najpilniejszych')
  expect(screen.getByText(/^Zaznaczono: 2\sosoby, miejsc: 2$/)).toBeVisible()
  expect(tick('Ewa Ćwik')).toBeChecked()
  expect(tick('Jan Żak')).toBeChecked()
  expect(tick('Ola Dudek')).not.toBeChecked()

  // Somebody without a place is refused, and nothing is lost.
  fill(screen.getByLabelText('Szukaj osoby'), 'bak')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: named('Ewa Ćwik') })).toBeNull())
  await page.user.type(screen.getByLabelText('Szukaj osoby'), '{Enter}')
  await page.user.click(tick('Anna Bąk'))
  expect(screen.getByText(/^Zaznaczono: 3\sosoby, miejsc: 2, bez miejsca: 1\sosoba$/)).toBeVisible()
  await press(page, 'Zapisz szkolenie')
  await waitFor(() =>
    expect(places).toHaveAccessibleDescription(/Zaznaczono 3\sosoby, a\smiejsc jest 2\..*odznacz 1\sosobę/),
  )
  expect(places).toHaveFocus()
  fill(places, '3')
  await waitFor(() => expect(places).not.toHaveAccessibleDescription(/Zaznaczono/))
  await page.reload()
  expect(screen.getByText(/^Zaznaczono: 3\sosoby, miejsc: 3$/)).toBeVisible()
  await press(page, 'Zapisz szkolenie')

  await findToast(`Zaplanowano szkolenie: ${TITLE}, 21.11.2026`)
  await findHeading(TITLE)
  expect(await peopleIn('Uczestnicy')).toEqual([
    expect.stringContaining('Ewa Ćwik'),
    expect.stringContaining('Jan Żak'),
    expect.stringContaining('Anna Bąk'),
  ])
  expect(screen.getByText('Organizator')).toBeVisible()
  // Other devices of a register know its trainings.
  expect(screen.queryByText(words('tylko w tej przeglądarce'))).toBeNull()
})

test('an employer invites to a training and copies its papers, which count for those who were there', async () => {
  const page = await open('/trainings/new')
  await fillPlan(page, '2026-11-21', 'Krystyna Zewnętrzna')
  for (const name of ['Ewa Ćwik', 'Jan Żak', 'Anna Bąk']) await page.user.click(tick(name))
  await press(page, 'Zapisz szkolenie')
  await follow(page, 'Zaproszenie do druku')
  expect(await screen.findByRole('button', { name: 'Drukuj zaproszenie' })).toBeVisible()
  const invitation = screen.getByRole('article')
  expect(invitation).toHaveTextContent(`Zapraszamy na szkolenie: ${TITLE}`)
  expect(invitation).toHaveTextContent('Sobota, 21 listopada 2026, 8:00–15:00')
  expect(invitation).toHaveTextContent('Krystyna Zewnętrzna')
  expect(
    within(invitation)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Bąk'), expect.stringContaining('Ćwik'), expect.stringContaining('Żak')])
  expect(invitation).toHaveTextContent('Zakłady Kontrolne, podpis zapraszającego')
  await follow(page, 'Strona szkolenia')

  await page.user.click(await screen.findByRole('button', { name: 'Zakończ szkolenie' }))
  await follow(page, 'Odnotuj certyfikaty')
  await findHeading('Odnotowanie certyfikatów')
  expect(screen.getByLabelText(/^Data ważności/)).toHaveValue('2029-11-21')
  // The instructor is from outside, so the issuer and its numbers come from the papers.
  const issuer = screen.getByLabelText('Kto wydał zaświadczenia')
  expect(issuer).toHaveValue('')
  await page.user.click(tick('Anna Bąk'))
  expect(screen.queryByLabelText('Numer, Anna Bąk')).toBeNull()
  fill(screen.getByLabelText('Numer, Ewa Ćwik'), 'OZ/17/2026')
  await press(page, 'Odnotuj certyfikaty')
  await waitFor(() => expect(issuer).toHaveAccessibleDescription(words('Podaj, kto wydał zaświadczenia')))
  fill(issuer, 'Ośrodek Zewnętrzny')
  await press(page, 'Odnotuj certyfikaty')
  await findHeading(TITLE)
  expect(await screen.findByText(/^Odnotowano certyfikaty: 2\sz\s3$/)).toBeVisible()

  expect(await findRequired(page, 'person-2')).toHaveTextContent('21.11.2029')
  await waitFor(async () => expect(await findRequired(page, 'person-4')).toHaveTextContent('21.11.2029'))
  expect(await findRequired(page, 'person-4')).toHaveTextContent('bez numeru')
  const absent = await findRequired(page, 'person-1')
  await waitFor(() => expect(absent).toHaveTextContent('01.05.2029'))
  expect(absent).not.toHaveTextContent('21.11.2029')
})

test('an employer enters a training of the past, run by the company, and more people for it', async () => {
  const page = await open('/trainings/new')
  await fillPlan(page, '2026-10-12', 'Jan Próbny')
  await page.user.click(tick('Ola Dudek'))
  await press(page, 'Zapisz szkolenie')
  await findHeading(TITLE)

  await follow(page, 'Dodaj uczestników')
  await findHeading('Dodaj uczestników')
  expect(screen.queryByRole('checkbox', { name: named('Ola Dudek') })).toBeNull()
  await press(page, 'Dodaj uczestników')
  const search = screen.getByLabelText('Szukaj osoby')
  await waitFor(() => expect(search).toHaveAccessibleDescription('Zaznacz co najmniej jedną osobę'))
  await page.user.click(tick('Jan Żak'))
  expect(search).toHaveAccessibleDescription('')
  await press(page, 'Dodaj uczestników')
  await findHeading(TITLE)
  expect(await peopleIn('Uczestnicy')).toEqual([
    expect.stringContaining('Ola Dudek'),
    expect.stringContaining('Jan Żak'),
  ])

  await press(page, 'Zakończ szkolenie')
  await follow(page, 'Odnotuj certyfikaty')
  expect(await screen.findByLabelText('Kto wydał zaświadczenia')).toHaveValue('Zakłady Kontrolne')
  expect(screen.getByLabelText('Data wydania')).toHaveValue('2026-10-12')
  expect(screen.getByLabelText('Numer, Jan Żak')).toHaveValue('BHP/2026/0002')
  await press(page, 'Odnotuj certyfikaty')
  expect(await screen.findByText(/^Odnotowano certyfikaty: 2\sz\s2$/)).toBeVisible()
  expect(await findRequired(page, 'person-3')).toHaveTextContent('12.10.2029')
  expect(screen.getByRole('region', { name: 'Szkolenia' })).toHaveTextContent(TITLE)
})

test('a training for the staff is offered to those who need it, in the list of their employer', async () => {
  const page = await open('/trainings/new')
  await fillPlan(page, '2026-12-01', 'Jan Próbny')
  await press(page, 'Zapisz szkolenie')
  await findHeading(TITLE)
  await page.go('/employees/person-2')
  await page.user.click(await screen.findByRole('button', { name: /Zapisz na szkolenie.*Ewa Ćwik/ }))
  expect(await screen.findByRole('button', { name: /Wypisz ze szkolenia.*Ewa Ćwik/ })).toBeVisible()
  await page.go('/trainings')
  await findHeading('Szkolenia')
  expect(row(TITLE)).toHaveTextContent('1 / —')
})

test('the address that leads to the form chooses what it begins with', async () => {
  const page = await open('/trainings/new?type=bhp&scope=workers')
  expect(screen.getByLabelText('Nazwa')).toHaveValue(TITLE)
  expect(screen.getByLabelText('Uzyskiwany certyfikat')).toHaveValue('bhp.workers')
  await page.user.selectOptions(
    screen.getByLabelText('Uzyskiwany certyfikat'),
    'Pierwsza pomoc: szkolenie pracowników',
  )
  expect(screen.getByLabelText('Nazwa')).toHaveValue('Pierwsza pomoc – szkolenie pracowników')
  // Each start has a draft of its own.
  await page.go('/trainings/new?type=bhp&scope=office')
  await waitFor(() => expect(screen.getByLabelText('Uzyskiwany certyfikat')).toHaveValue('bhp.office'))
  await page.go('/trainings/new?type=bhp&scope=unknown')
  await waitFor(() => expect(screen.getByLabelText('Uzyskiwany certyfikat')).toHaveValue(''))
})
