import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { TODAY } from '../../../../support/builders'
import { dropTakenIn } from '../../../../support/changes'
import { DROP_ID, photo, stubDrawing, told, visitWithDrops } from '../../../../support/crew-drops'
import { BEGUN, OWNER, personSaved } from '../../../../support/owner'
import { findHeading, findToast, item, items, named, words } from '../../../../support/queries'
import { visit } from '../../../../support/visit'
import { visitWithVault } from '../../../../support/visit-with-vault'

const FIRST = `/reports/crew/${DROP_ID}`

const FILED: Change = {
  kind: 'report-filed',
  id: 'report-1',
  day: TODAY,
  report: {
    id: 'report-1',
    type: 'accident',
    isNearMiss: true,
    date: TODAY,
    description: 'Spadła paleta',
    location: 'Hala A',
    reportedBy: OWNER.id,
  },
}

test('what waits is told above the reports, in To do and in the bell', async () => {
  const { user, go } = await visitWithDrops('/reports', [told(), told({ text: 'Śliska podłoga.' })])
  const waiting = screen.getByRole('region', { name: 'Zgłoszenia od załogi (2)' })
  expect(within(waiting).getByRole('link', { name: 'Przeczytaj' })).toHaveAttribute('href', '/reports/crew')
  await go('/dashboard')
  const toDo = await screen.findByRole('region', { name: 'Do zrobienia' })
  expect(within(toDo).getByRole('link', { name: named('Przeczytaj: Zgłoszenia od załogi') })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Powiadomienia, liczba: [1-9]/ }))
  expect(item('Czekają na przeczytanie: 2.')).toHaveTextContent('Zgłoszenia od załogi')
})

test('an accident is told as one above the reports, first in To do and in the bell', async () => {
  const { user, go } = await visitWithDrops('/reports', [told({ about: 'accident' }), told()])
  // The device notes it as soon as it has fetched and opened what was sent.
  const { changeKeptDrop } = await import('~/browser/crew/crew-store.client')
  await changeKeptDrop(OWNER.id, DROP_ID, { read: { of: 'told', about: 'accident' } })
  await go('/dashboard')
  const alarm = await screen.findByRole('region', { name: 'Załoga zgłosiła wypadek' })
  expect(within(alarm).getByRole('link', { name: named('Przeczytaj: Wypadek') })).toHaveAttribute(
    'href',
    '/reports/crew',
  )
  await user.click(await screen.findByRole('button', { name: /^Powiadomienia, liczba: [1-9]/ }))
  expect(item('Załoga zgłosiła wypadek')).toHaveTextContent(words('przeczytanie: 2, w tym wypadki: 1.'))
  await go('/reports')
  const waiting = await screen.findByRole('region', { name: 'Zgłoszenia od załogi (2)' })
  expect(waiting).toHaveTextContent(words('w tym wypadki: 1'))
})

test('a register without a box reads how to make one', async () => {
  await visitWithVault('/reports/crew', { as: OWNER, changes: [BEGUN] })
  expect(await screen.findByText('Nie ma jeszcze skrzynki')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Otwórz skrzynkę' })).toHaveAttribute('href', '/reports/boxes')
})

test('a sample account reads why nothing comes in', async () => {
  await visit('/reports/crew', { as: 'employer' })
  expect(screen.getByText('Konto przykładowe tego nie ma')).toBeVisible()
})

test('the list tells kind, words, sender and hour, and what nobody can open is no reason to stop', async () => {
  await visitWithDrops('/reports/crew', [
    told({ about: 'accident', name: 'Jan Lis', text: '<b>Upadek</b>' }),
    { v: 1, kind: 'told', text: 'bez rodzaju' },
    { ...told({ kind: 'correction' }), personId: 'person-jan', name: 'Jan Lis', text: 'Mam nowe badania' },
    { ...told({ kind: 'sign-up' }), trainingId: 'training-1', name: 'Ewa Nowa', contact: 'ewa@firma.pl' },
  ])
  const accident = item('Wypadek, Hala A')
  expect(accident).toHaveTextContent('<b>Upadek</b>')
  expect(accident).toHaveTextContent('21.11.2026, 9:05 · Jan Lis')
  expect(item('Nie da się odczytać')).toHaveTextContent('Hala A')
  expect(item('Uwaga do własnych danych')).toHaveTextContent('Mam nowe badania')
  expect(item('Zapis na szkolenie')).toHaveTextContent('Szkolenie, którego już nie ma')
  // Two of them are no reports, so that there are not many.
  expect(screen.queryByRole('button', { name: named('Odłóż wszystkie') })).toBeNull()
})

test('a flood is set aside by one press, without notes and sign-ups, and comes back by another', async () => {
  const { user } = await visitWithDrops('/reports/crew', [
    ...[1, 2, 3, 4].map((number) => told({ text: `Spam ${number}` })),
    { ...told({ kind: 'correction' }), personId: 'person-jan', name: 'Jan Lis', text: 'Mam nowe badania' },
  ])
  await user.click(screen.getByRole('button', { name: 'Odłóż wszystkie zgłoszenia (4)' }))
  const toast = await findToast('Odłożono: 4 zgłoszenia')
  await waitFor(() => expect(items('Spam')).toEqual([]))
  expect(item('Mam nowe badania')).toBeVisible()
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(items('Spam')).toHaveLength(4))
})

test('one drop says what, where, when and that nobody is named, with photos that were drawn again', async () => {
  stubDrawing()
  await visitWithDrops(FIRST, [told({ photos: [photo(), photo(65_535, 65_535)] })])
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent('Zdarzenie potencjalnie wypadkowe')
  expect(article).toHaveTextContent(words('Hala A, przy bramie 2'))
  expect(article).toHaveTextContent('20 listopada 2026, 14:30')
  expect(article).toHaveTextContent('anonimowo')
  expect(article).toHaveTextContent('ukraiński')
  expect(await within(article).findByRole('img', { name: 'Zdjęcie 1' })).toHaveAttribute('src', 'blob:drawn')
  expect(within(article).getByText('Zdjęcia 2 nie da się pokazać')).toBeVisible()
})

test('an accident says that it is urgent, and a phone number is called by a press', async () => {
  await visitWithDrops(FIRST, [told({ about: 'accident', name: 'Jan Lis', phone: '600 700 800' })])
  expect(screen.getByText(words('Termin protokołu liczy się od 21.11.2026'))).toBeVisible()
  expect(screen.getByRole('link', { name: '600 700 800' })).toHaveAttribute('href', 'tel:600700800')
})

test('a drop is taken in as a report, filled in with what was told, photos and source', async () => {
  stubDrawing()
  const { user, go, address } = await visitWithDrops(FIRST, [told({ photos: [photo()] })])
  await user.click(screen.getByRole('link', { name: 'Przyjmij jako zgłoszenie' }))
  await findHeading('Nowe zgłoszenie')
  expect(screen.getByText(words('Ze skrzynki: Hala A, odebrano 21.11.2026, anonimowo'))).toBeVisible()
  expect(screen.getByRole('radio', { name: named('Zdarzenie potencjalnie wypadkowe') })).toBeChecked()
  expect(screen.getByLabelText('Opis zdarzenia')).toHaveValue('Paleta spadła z regału.')
  expect(screen.getByLabelText('Data zdarzenia')).toHaveValue('2026-11-20')
  expect(screen.getByLabelText('Miejsce (opcjonalnie)')).toHaveValue('Hala A, przy bramie 2')
  expect(screen.getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))
  await findHeading('Zdarzenie potencjalnie wypadkowe')
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent(words('Ze skrzynki: Hala A, odebrano 21.11.2026, anonimowo'))
  expect(article).not.toHaveTextContent('Osoba zgłaszająca')
  expect(
    within(within(article).getByRole('region', { name: named('Zdjęcia') })).getAllByRole('listitem'),
  ).toHaveLength(1)
  const report = address()

  await go('/reports')
  await findHeading('Zgłoszenia')
  expect(screen.queryByRole('region', { name: named('Zgłoszenia od załogi') })).toBeNull()
  expect(screen.getByRole('row', { name: named('ze skrzynki: Hala A') })).toBeVisible()
  await go('/reports/statistics')
  expect(await screen.findByRole('region', { name: 'Zgłoszenia według źródła' })).toHaveTextContent(
    'Skrzynka „Hala A”',
  )
  await go('/dashboard')
  expect(
    await screen.findByText(words('Od ostatniego zdarzenia potencjalnie wypadkowego: 1 dzień')),
  ).toBeVisible()
  await go(FIRST)
  expect(await screen.findByText('Jest już przyjęte')).toBeVisible()
  await go(`/reports/new?drop=${DROP_ID}`)
  expect(await screen.findByText('Jest już przyjęte')).toBeVisible()

  await go(report)
  const answer = await screen.findByRole('textbox', { name: 'Odpowiedź' })
  expect(answer).toHaveAccessibleDescription(words('Jej język: ukraiński.'))
  await user.click(screen.getByRole('button', { name: 'Odpowiedz' }))
  await waitFor(() => expect(answer).toHaveAccessibleDescription(/Napisz odpowiedź/))
  await user.type(answer, 'Дякуємо')
  await user.click(screen.getByRole('button', { name: 'Odpowiedz' }))
  expect(await screen.findByRole('button', { name: 'Zmień odpowiedź' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Odpowiedź' })).toHaveValue('Дякуємо')
})

test('a report that cannot have all photos of a drop says so before it is saved', async () => {
  stubDrawing()
  const { user } = await visitWithDrops(FIRST, [told({ photos: [photo(), photo(65_535, 65_535)] })])
  await user.click(screen.getByRole('link', { name: 'Przyjmij jako zgłoszenie' }))
  await findHeading('Nowe zgłoszenie')
  expect(screen.getByText('Zdjęcia, których nie udało się przenieść: 1')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Usuń zdjęcie 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Usuń zdjęcie 2' })).toBeNull()
})

test('a drop is joined with a report that is there: its words go to the history', async () => {
  const { user } = await visitWithDrops(FIRST, [told()], [FILED])
  await user.click(screen.getByRole('button', { name: 'Dołącz' }))
  const report = screen.getByLabelText('Zgłoszenie, które już jest')
  await waitFor(() => expect(report).toHaveAccessibleDescription(words('Wybierz zgłoszenie z listy')))
  await user.selectOptions(report, screen.getByRole('option', { name: named('21.11.2026, Hala A') }))
  await user.click(screen.getByRole('button', { name: 'Dołącz' }))
  const toast = await findToast('Dołączono do')
  expect(await screen.findByText('Spadła paleta')).toBeVisible()
  expect(item('Status: Nowy')).toHaveTextContent('Paleta spadła z regału.')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(items('Status: Nowy')).toEqual([]))
})

test('setting aside asks for a reason, can answer in the sender’s language, and can be taken back', async () => {
  const { user, address } = await visitWithDrops(FIRST, [told()])
  await user.click(screen.getByRole('button', { name: 'Odłóż' }))
  const reason = screen.getByLabelText('Powód')
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Wybierz powód/))
  await user.selectOptions(reason, 'known')
  const answer = screen.getByLabelText('Odpowiedź (opcjonalnie)')
  expect(answer).toHaveAccessibleDescription(words('potwierdzenie RRR-RRR'))
  await user.type(answer, 'Вже знаємо')
  await user.click(screen.getByRole('button', { name: 'Odłóż' }))
  const toast = await findToast('Odłożono zgłoszenie')
  expect(await screen.findByText('Nic nie czeka')).toBeVisible()
  expect(address()).toBe('/reports/crew')
  await user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(item('Paleta spadła')).toBeVisible())
})

test('whoever has no receipt cannot be answered', async () => {
  await visitWithDrops(FIRST, [told({ receipt: undefined })])
  expect(screen.queryByRole('textbox', { name: named('Odpowiedź') })).toBeNull()
  expect(screen.getByText(words('Tej osobie nie da się odpowiedzieć'))).toBeVisible()
})

test('a note about a page leads to its person and is settled', async () => {
  const note = { ...told({ kind: 'correction' }), personId: 'person-jan', name: 'Ktoś', text: 'Mam badania' }
  const { user } = await visitWithDrops(FIRST, [note], [personSaved('jan', 'Jan', 'Lis')])
  expect(screen.getByRole('link', { name: 'Jan Lis' })).toHaveAttribute('href', '/employees/person-jan')
  expect(screen.queryByRole('link', { name: 'Przyjmij jako zgłoszenie' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Załatwione' }))
  await findToast('Odłożono zgłoszenie')
})

test('a drop that nobody knows is not found, and one that was taken in says so', async () => {
  const { go } = await visitWithDrops('/reports/crew/nie-ma', [], [FILED, dropTakenIn('t')])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Strona nie znaleziona')
  await go('/reports/crew/drop-1')
  expect(await screen.findByText('Jest już przyjęte')).toBeVisible()
})
