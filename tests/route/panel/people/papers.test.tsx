import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { shiftDay } from '~/domain/words/day'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { fillIn } from '../../../support/fill'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { printedText } from '../../../support/printed-text'
import { findHeading, findToast, named, texts } from '../../../support/queries'
import { pressForTicked } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const REFERRAL = 'Skierowanie na badania lekarskie'
const CARD = 'Karta szkolenia wstępnego'
const LUCJA = [BEGUN, personSaved('p1', 'Łucja', 'Ćwiąkała')]
const PAGE = '/employees/person-p1'

const sheet = (name: string | RegExp) => screen.getByRole('article', { name })
const sheets = () => screen.queryAllByRole('article')
const press = ({ user }: Visit, name: string) => user.click(screen.getByRole('button', { name: named(name) }))
const follow = ({ user }: Visit, name: string) => user.click(screen.getByRole('link', { name }))

/** Returns the words that are crossed out on a form. */
const crossedOut = (form: HTMLElement) => texts(within(form).queryAllByText(/./, { selector: 's' }))

/** Returns the element that a form has beside this caption. */
const besideCaption = (form: HTMLElement, caption: string) => within(form).getByText(caption).parentElement

/** Opens the part of a person's page that has their papers. */
async function openPapers({ user }: Visit): Promise<void> {
  await user.click(screen.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie'))
}

test('an employer writes down the conditions of a position, and the referral has them', async () => {
  const page = await visit('/employees/referral', { as: 'employer' })
  expect(screen.getByText('2 osoby bez orzeczenia albo z terminem w ciągu 30 dni')).toBeVisible()
  await follow(page, 'elektryk')
  await findHeading('Warunki pracy na stanowisku')
  await press(page, 'Zapisz warunki pracy')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Rodzaj pracy/)).toHaveAccessibleDescription(/Opisz pracę albo wpisz/),
  )
  fillIn(/^Rodzaj pracy/, 'Konserwacja instalacji do 1 kV')
  fillIn(/^Czynniki fizyczne/, 'hałas 82 dB\nprąd elektryczny')
  for (const group of [/^Pyły/, /^Czynniki chemiczne/, /^Czynniki biologiczne/]) fillIn(group, 'brak')
  fillIn(/^Inne czynniki/, 'praca na wysokości powyżej 3 m')
  await press(page, 'Zapisz warunki pracy')
  await findToast('Zapisano warunki pracy: elektryk')

  await page.go('/employees/referral')
  await findHeading(REFERRAL)
  const lukasz = sheet('Skierowanie: Łukasz Zięba')
  expect(lukasz).toHaveTextContent('hałas 82 dB')
  expect(lukasz).toHaveTextContent(/wskazanych w skierowaniu: ?3/)
  expect(crossedOut(lukasz)).toEqual(['skreślone: wstępne', 'skreślone: kontrolne'])
  expect(printedText()).not.toMatch(/Drukuj|Uzupełnij warunki/)
})

test('a referral has the ticked conditions of the position beside the typed ones, and leaves place for others', async () => {
  const conditions = { position: 'magazynier', asks: ['heights' as const], physical: 'hałas 82 dB' }
  const saved: Change = { kind: 'work-conditions-saved', id: 'conditions', day: TODAY, conditions }
  await visit('/employees/referral?person=person-p1', { as: OWNER, changes: [...LUCJA, saved] })
  const lucja = await screen.findByRole('article', { name: 'Skierowanie: Łucja Ćwiąkała' })
  expect(lucja).toHaveTextContent(/I\.Czynniki fizyczne:hałas 82 dB/)
  expect(lucja).toHaveTextContent(/niebezpieczne:praca na wysokości/)
  expect(lucja).toHaveTextContent(/wskazanych w skierowaniu: ?podpis/)
})

test('a press prints the referrals and has them noted, and undoing brings them back', async () => {
  const print = vi.fn<() => void>(() => void fireEvent(window, new Event('afterprint')))
  vi.stubGlobal('print', print)
  const page = await visit('/employees/referral', { as: 'employer' })
  await press(page, 'Drukuj i odnotuj')
  expect(print).toHaveBeenCalledOnce()
  const toast = await findToast('Odnotowano skierowanie na badania')
  expect(toast).toHaveTextContent('2 osoby')
  expect(await screen.findByText('Nie ma kogo skierować')).toBeVisible()
  await page.user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  expect(await screen.findByRole('article', { name: 'Skierowanie: Łukasz Zięba' })).toBeVisible()
})

test('a referral of one person is reached from their page, and the card of the initial training as well', async () => {
  const page = await visit(PAGE, { as: OWNER, changes: LUCJA })
  await follow(page, 'Skierowanie do druku')
  await findHeading(REFERRAL)
  // Nobody knows whether she is new.
  expect(crossedOut(sheet('Skierowanie: Łucja Ćwiąkała'))).toEqual([])
  expect(sheet('Skierowanie: Łucja Ćwiąkała')).toHaveTextContent('magazynier')
  await page.back()
  await findHeading('Łucja Ćwiąkała')
  await openPapers(page)
  await follow(page, CARD)
  await findHeading(CARD)
  expect(sheets()).toHaveLength(1)
})

test('cards of the initial training of many people are offered, and their dates are noted in one press', async () => {
  const crew = ['Ada', 'Ewa', 'Iga', 'Ola', 'Ula'].map((name) => personSaved(name, name, 'Lis'))
  const page = await visit('/employees/induction-card', { as: OWNER, changes: [BEGUN, ...crew] })
  const note = () => press(page, 'Odnotuj szkolenie wstępne')
  expect(screen.getByText(/^5 osób bez pełnego szkolenia/)).toBeVisible()
  expect(sheets()).toHaveLength(5)
  fillIn(/^Dzień szkolenia/, '2026-11-22')
  await note()
  await waitFor(() =>
    expect(screen.getByLabelText('Dzień szkolenia')).toHaveAccessibleDescription(
      /już minął, albo dzisiejszy/,
    ),
  )
  fillIn(/^Dzień szkolenia/, '2026-11-20')
  await note()
  expect(await findToast('Odnotowano szkolenie wstępne: 20.11.2026')).toHaveTextContent('5 osób')
  expect(await screen.findByText(/Nikomu nie brakuje szkolenia wstępnego/)).toBeVisible()
  await page.go('/employees/induction-card?person=person-Ola')
  expect(await screen.findByRole('article', { name: `${CARD}: Ola Lis` })).toHaveTextContent('20.11.2026')
})

test('those who were ticked stay chosen after a refused day, and nobody else is noted', async () => {
  const crew = ['Ada', 'Ewa', 'Iga'].map((name) => personSaved(name, name, 'Lis'))
  const page = await visit('/employees', { as: OWNER, changes: [BEGUN, ...crew] })
  await page.user.click(screen.getByRole('checkbox', { name: 'Zaznacz: Lis Ewa' }))
  await pressForTicked(page, 'Karty szkolenia wstępnego')
  await findHeading(CARD)
  expect(sheets()).toHaveLength(1)
  fillIn(/^Dzień szkolenia/, '')
  await press(page, 'Odnotuj szkolenie wstępne')
  await waitFor(() =>
    expect(screen.getByLabelText('Dzień szkolenia')).toHaveAccessibleDescription(
      /już minął, albo dzisiejszy/,
    ),
  )
  expect(sheets()).toHaveLength(1)
  fillIn(/^Dzień szkolenia/, '2026-11-20')
  await press(page, 'Odnotuj szkolenie wstępne')
  expect(await findToast('Odnotowano szkolenie wstępne')).toHaveTextContent('1 osoba')
  await waitFor(() => expect(sheet(`${CARD}: Ewa Lis`)).toHaveTextContent('20.11.2026'))
  await visit('/employees/induction-card', { as: OWNER })
  expect(sheets()).toHaveLength(2)
})

test('an authorization names the valid certificate of UDT', async () => {
  await visit('/employees/authorization', { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1, name: 'Upoważnienie do obsługi' })).toBeVisible()
  const anna = sheet(/^Upoważnienie: Anna Dąbrowska, UDT/)
  expect(anna).toHaveTextContent('operator wózka widłowego')
  expect(anna).toHaveTextContent(/nie dłużej niż zaświadczenie \(\d\d\.\d\d\.\d{4}\)/)
  expect(besideCaption(anna, 'numer fabryczny lub ewidencyjny')).toHaveTextContent(
    /^numer fabryczny lub ewidencyjny$/,
  )
})

test('an authorization is refused to people who may not work, with the reason and the way out', async () => {
  const page = await visit('/employees/authorization', { as: 'employer' })
  expect(screen.queryByRole('article', { name: /^Upoważnienie: Marek Gżegżółka/ })).toBeNull()
  const refused = screen.getByText('Bez upoważnienia').closest('section')
  expect(refused).toHaveTextContent('BHP: 8 dni po terminie')
  expect(printedText()).not.toContain('Bez upoważnienia')
  await follow(page, 'Marek Gżegżółka')
  await findHeading('Marek Gżegżółka')
})

test('an authorization of somebody of whom nobody can say it is printed, and the question stands on the screen', async () => {
  const held = certificateAdded('crane', {
    userId: 'person-p1',
    type: 'own',
    scope: 'own_crane',
    status: 'active',
    expiryDate: '2029-11-01',
  })
  await visit('/employees/authorization', { as: OWNER, changes: [...LUCJA, PAPERS_ELSEWHERE, held] })
  expect(sheet(/^Upoważnienie: Łucja Ćwiąkała/)).toHaveTextContent('żuraw')
  expect(screen.getByText(/^Przed podpisem odpowiedz/)).toHaveTextContent('Łucja Ćwiąkała: ')
  expect(printedText()).not.toContain('Przed podpisem')
})

test('nobody without a valid certificate of UDT has an authorization to print', async () => {
  const page = await visit(PAGE, { as: OWNER, changes: LUCJA })
  await openPapers(page)
  expect(screen.getByRole('link', { name: CARD })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Upoważnienie do obsługi' })).toBeNull()
  await page.go('/employees/authorization')
  expect(await screen.findByText('Nie ma czego drukować')).toBeVisible()
})

test('cards for the pocket are printed for workers of an own register, one or several', async () => {
  const held = certificateAdded('held', { userId: 'person-p1', status: 'active', expiryDate: '2029-11-01' })
  const beside: Change = {
    kind: 'other-positions-saved',
    id: 'beside',
    day: TODAY,
    userId: 'person-p1',
    positions: [{ position: 'spawacz' }, { position: 'frezer', since: shiftDay(TODAY, { days: 1 }) }],
  }
  const changes = [...LUCJA, personSaved('p2', 'Jan', 'Bąk'), held, beside]
  const page = await visit(PAGE, { as: OWNER, changes })
  await openPapers(page)
  await follow(page, 'Karta do kieszeni')
  await findHeading('Karta do kieszeni')
  const card = sheet('Karta: Łucja Ćwiąkała')
  expect(card).toHaveTextContent('ważny do 01.11.2029')
  // Those that the person holds by today.
  expect(within(card).getByText('magazynier, spawacz')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Dodaj zdjęcie' })).toBeVisible()

  await page.go('/employees')
  await page.user.click(await screen.findByRole('checkbox', { name: /^Zaznacz wszystkich/ }))
  await pressForTicked(page, 'Karty do kieszeni')
  expect(await screen.findByText('Bez aktywnego certyfikatu: Jan Bąk.')).toBeVisible()
  expect(sheets()).toHaveLength(1)
  expect(printedText()).not.toContain('Bąk')
})

test.each(['referral', 'induction-card', 'authorization', 'pocket-card', 'dossier'])(
  'an administrator has no %s: the papers are the employer’s alone',
  async (paper) => {
    await visit(`/employees/${paper}`, { as: 'admin' })
    expect(screen.getByRole('heading', { level: 1, name: 'Brak dostępu' })).toBeVisible()
  },
)
