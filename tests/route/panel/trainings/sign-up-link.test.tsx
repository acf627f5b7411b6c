import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { crewOf } from '~/domain/records/crew-changes'

import { TODAY } from '../../../support/builders'
import { CENTRE, CENTRE_BEGUN, CENTRE_OWNER } from '../../../support/centre-register'
import { signUpTakenIn, trainingSaved } from '../../../support/changes'
import { BOX_SAVED, DROP_ID, visitWithDrops } from '../../../support/crew-drops'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, item, items, named, words } from '../../../support/queries'
import { visit } from '../../../support/visit'
import { countingChanges, untilInStep, visitWithVault } from '../../../support/visit-with-vault'

const PLANNED = trainingSaved('bhp', { trainingCenter: OWNER.company, maxParticipants: 2 })
const STAFF = [
  personSaved('a', 'Łucja', 'Ćwik'),
  personSaved('b', 'Jan', 'Lis'),
  personSaved('c', 'Ewa', 'Żak'),
]
const CHANGES = [...STAFF, PLANNED]
const AUTOMATIC = 'Przyjmuj zgłoszenia od razu, dopóki są miejsca'
const LINK = '/trainings/training-bhp/sign-up'

const signUp = (name: string, more: Record<string, unknown> = {}) => ({
  v: 1,
  id: DROP_ID,
  kind: 'sign-up',
  language: 'pl',
  trainingId: 'training-bhp',
  name,
  contact: '600 700 800',
  receipt: { id: 'R'.repeat(22), key: 'K'.repeat(43) },
  ...more,
})

const participants = async () =>
  (await countingChanges(OWNER.id)).flatMap((change) =>
    change.kind === 'sign-up-taken-in' ? [change.userId] : [],
  )

test('the page of a training leads to its link, which a register without a vault has not', async () => {
  const { user } = await visit('/trainings/training-bhp', { as: OWNER, changes: [BEGUN, ...CHANGES] })
  await user.click(screen.getByRole('link', { name: 'Zapisy przez link' }))
  expect(await screen.findByRole('link', { name: named('Włącz w Ustawieniach') })).toBeInTheDocument()
})

test('one press turns sign-ups on with a question and a box, and another closes them', async () => {
  const { user } = await visitWithVault(LINK, { as: OWNER, changes: [BEGUN, ...CHANGES] })
  await user.type(screen.getByLabelText(/^Pytanie/), 'Rozmiar ubrania?')
  await user.click(screen.getByRole('switch', { name: named(AUTOMATIC) }))
  await user.click(screen.getByRole('button', { name: 'Włącz zapisy' }))
  const link = await screen.findByRole('region', { name: 'Link do zapisów' })
  expect(link).toHaveTextContent('Rozmiar ubrania?')
  expect(link).toHaveTextContent(words('Zapisy są otwarte. Wolne miejsca: 2.'))
  expect(within(link).getByRole('img', { name: named('Kod QR z linkiem') })).toBeInTheDocument()
  expect(within(link).getByRole('link', { name: 'Napisz e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/signup#')),
  )
  expect(crewOf(await countingChanges(OWNER.id))).toMatchObject({
    boxes: [{ place: 'Zapisy na szkolenia' }],
    pages: [{ of: 'signup', trainingId: 'training-bhp', question: 'Rozmiar ubrania?', isAutomatic: true }],
  })

  const { pages } = crewOf(await countingChanges(OWNER.id))
  await user.click(within(link).getByRole('switch', { name: named(AUTOMATIC) }))
  await findToast('Zapisy czekają na przyjęcie')
  expect(within(link).getByRole('switch', { name: named(AUTOMATIC) })).not.toBeChecked()
  // The link stays the same.
  expect(crewOf(await countingChanges(OWNER.id)).pages).toEqual([{ ...pages[0], isAutomatic: undefined }])

  await user.click(within(link).getByRole('button', { name: 'Zamknij zapisy' }))
  await findToast('Zamknięto zapisy przez link')
  await screen.findByRole('button', { name: 'Włącz zapisy' })
  // The box stays for those who have the link still, and nobody has to open another.
  expect(screen.queryByLabelText(/skrzynki/)).toBeNull()
  await untilInStep(OWNER.id)
})

test('all who have signed up are taken in by one press, in the order in which they came, and the rest waits', async () => {
  const { user } = await visitWithDrops(
    LINK,
    [
      signUp('Ewa Żak'),
      signUp('Jan Lis'),
      signUp('Łucja Ćwik', { answer: 'rozmiar L' }),
      signUp('Obcy Człowiek', { trainingId: 'inne' }),
    ],
    CHANGES,
  )
  const waiting = screen.getByRole('region', { name: named('Czekają na przyjęcie: 3 osoby') })
  expect(waiting).toHaveTextContent(words('Na listę rezerwową trafią ostatnie zapisy: 1 osoba'))
  expect(item('rozmiar L')).toHaveTextContent('W rejestrze: Łucja Ćwik')
  await user.click(within(waiting).getByRole('button', { name: 'Przyjmij wszystkich' }))
  await findToast('Przyjęto: 3 osoby')
  expect(await participants()).toEqual(['person-a', 'person-b', 'person-c'])
  await waitFor(() => expect(item('Ewa Żak')).toHaveTextContent('Lista rezerwowa – miejsce 1'))
  expect(item('Łucja Ćwik')).toHaveTextContent('600 700 800 · ma miejsceOdpowiedź: rozmiar L')
})

test('somebody whom nobody knows is asked for, and one can be refused; both can be undone', async () => {
  const { user } = await visitWithDrops(LINK, [signUp('Piotr Nieznany'), signUp('Jan Lis')], CHANGES)
  await user.click(screen.getByRole('button', { name: 'Przyjmij: Piotr Nieznany' }))
  await findToast('Najpierw wskaż, kto to jest')
  await user.selectOptions(screen.getByLabelText('Kto to jest: Piotr Nieznany?'), 'person-c')
  await user.click(screen.getByRole('button', { name: 'Przyjmij: Piotr Nieznany' }))
  await findToast('Przyjęto: Piotr Nieznany')
  expect(await participants()).toEqual(['person-c'])

  await waitFor(() => expect(items('zapis z')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Nie przyjmuj: Jan Lis' }))
  const dialog = await screen.findByRole('dialog', { name: named('Nie przyjąć zapisu: Jan Lis?') })
  await user.type(within(dialog).getByLabelText(/^Odpowiedź/), 'Zapraszamy w styczniu')
  await user.click(within(dialog).getByRole('button', { name: 'Nie przyjmuj' }))
  const toast = await findToast('Nie przyjęto: Jan Lis')
  expect([...crewOf(await countingChanges(OWNER.id)).decided.values()]).toMatchObject([
    { of: 'sign-up', outcome: 'taken_in' },
    { of: 'sign-up', outcome: 'set_aside', answer: 'Zapraszamy w styczniu' },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('region', { name: named('Czekają') })).toBeNull())
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await screen.findByRole('button', { name: 'Nie przyjmuj: Jan Lis' })
})

test('the page of the training says how many wait', async () => {
  await visitWithDrops('/trainings/training-bhp', [signUp('Jan Lis')], CHANGES)
  expect(document.body).toHaveTextContent(words('Z linku czekają na przyjęcie: 1 osoba'))
  expect(screen.getByRole('link', { name: 'Zobacz zapisy' })).toHaveAttribute('href', LINK)
})

test('a sign-up among what the crew has sent names its training, and leads to where it is taken in', async () => {
  const { user } = await visitWithDrops('/reports/crew', [signUp('Jan Lis')], CHANGES)
  expect(item('Jan Lis')).toHaveTextContent('Szkolenie okresowe BHP')
  await user.click(screen.getByRole('link', { name: named('Zapis na szkolenie') }))
  expect(await screen.findByRole('link', { name: named('Szkolenie okresowe BHP') })).toBeVisible()
  expect(screen.getByRole('link', { name: named('Przyjmij na liście') })).toHaveAttribute('href', LINK)
})

test('the organiser reads who can be reminded: who has signed up by the link, and nobody else', async () => {
  const changes = [
    BEGUN,
    ...CHANGES,
    signUpTakenIn('one', { trainingId: 'training-bhp', userId: 'person-a' }),
    {
      kind: 'employee-signed-up' as const,
      id: 'two',
      day: TODAY,
      trainingId: 'training-bhp',
      userId: 'person-b',
    },
  ]
  await visitWithVault(LINK, { as: OWNER, changes })
  expect(
    await screen.findByText(words('Z miejscem na liście: 2, w tym z linku: 1. Pozostałym osobom')),
  ).toBeVisible()
})

test('a training that is over takes nobody, and its link says so', async () => {
  const page = { of: 'signup' as const, id: 'P'.repeat(22), key: 'K'.repeat(43), trainingId: 'training-bhp' }
  await visitWithDrops(
    LINK,
    [],
    [
      ...STAFF,
      trainingSaved('bhp', { trainingCenter: OWNER.company, date: '2026-11-01' }),
      { kind: 'page-given', id: 'given', day: '2026-10-20', page },
      signUpTakenIn('s', { trainingId: 'training-bhp', userId: 'person-a', boxId: BOX_SAVED.box.id }),
    ],
  )
  expect(document.body).toHaveTextContent(words('Szkolenie już było, więc link nikogo nie zapisuje.'))
  expect(item('Łucja Ćwik')).toHaveTextContent('jan@firma.example · ma miejsce')
})

const CENTRE_TRAINING = trainingSaved('bhp', { trainingCenter: CENTRE, maxParticipants: 2 })

test('a training centre gives a link without a screen of boxes, and closes its box with the last link', async () => {
  const { user } = await visitWithVault(LINK, { as: CENTRE_OWNER, changes: [CENTRE_BEGUN, CENTRE_TRAINING] })
  expect(screen.queryByLabelText(/skrzynki/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Włącz zapisy' }))
  await screen.findByRole('region', { name: 'Link do zapisów' })
  const crew = async () => crewOf(await countingChanges(CENTRE_OWNER.id))
  expect(await crew()).toMatchObject({ boxes: [{ place: 'Zapisy na szkolenia' }], pages: [{ of: 'signup' }] })

  await user.click(screen.getByRole('button', { name: 'Zamknij zapisy' }))
  const toast = await findToast('Zamknięto zapisy przez link')
  expect(await crew()).toMatchObject({ boxes: [], pages: [] })
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(async () => expect(await crew()).toMatchObject({ boxes: [{}], pages: [{}] }))
  await untilInStep(CENTRE_OWNER.id)
})

test('a training centre reads of sign-ups on its dashboard, and removes what is none by one press', async () => {
  const strays = [{ ...signUp('Nikt'), kind: 'told', about: 'hazard', text: 'spam' }, 'forged']
  const { user, go } = await visitWithDrops(
    '/dashboard',
    [signUp('Piotr Nowy'), ...strays],
    [CENTRE_TRAINING],
    {
      owner: CENTRE_OWNER,
      begun: CENTRE_BEGUN,
    },
  )
  const task = await screen.findByRole('link', { name: named('Pokaż szkolenia') })
  expect(task).toHaveAttribute('href', '/trainings')
  await go(LINK)
  const others = await screen.findByRole('region', { name: named('Inne wiadomości: 2') })
  await user.click(within(others).getByRole('button', { name: named('Usuń') }))
  await waitFor(() => expect(screen.queryByRole('region', { name: named('Inne wiadomości') })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Przyjmij: Piotr Nowy' }))
  await findToast('Przyjęto: Piotr Nowy')
  expect(
    [...crewOf(await countingChanges(CENTRE_OWNER.id)).decided.values()].map(({ outcome }) => outcome),
  ).toEqual(['set_aside', 'set_aside', 'taken_in'])
})
