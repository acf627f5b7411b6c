import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { ChangeOf } from '~/domain/changes/change'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'

import { certificateAdded } from '../../../support/changes'
import { watchDownloads } from '../../../support/downloads'
import { items, named } from '../../../support/queries'
import { ANNA } from '../../../support/sample'
import { visit } from '../../../support/visit'

const TAB = '/settings?tab=data'

const card = () => screen.getByRole('region', { name: /^Czy moje dane są bezpieczne\?$/ })
const reminders = () => items('Kopia danych')

const ELECTRICAL = certificateAdded('electrical', { userId: ANNA, type: 'electrical' })

const signUps = (count: number, day: string): ChangeOf<'signed-up'>[] =>
  Array.from({ length: count }, (_, number) => ({
    kind: 'signed-up',
    id: `many-${number}`,
    day,
    trainingId: `training-${number}`,
  }))

const rememberCopy = (changes: number) =>
  localStorage.setItem(`pewnik:last-copy:${ANNA}`, JSON.stringify({ day: '2026-11-09', changes }))

/** Puts a storage into the browser that keeps nothing for good until it is asked while `isGranted` is true. */
function stubStorage() {
  let isPersisted = false
  const storage = {
    isGranted: false,
    persisted: async () => isPersisted,
    persist: async () => {
      isPersisted = storage.isGranted
      return isPersisted
    },
  }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  return storage
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage')
  Reflect.deleteProperty(globalThis, 'GestureEvent')
})

test('who has not saved data for 30 days is reminded of a copy, and saving one ends it', async () => {
  const { user, go } = await visit('/dashboard', { as: 'employee', changes: signUps(34, '2026-10-22') })
  const downloads = watchDownloads()
  await waitFor(() => expect(reminders()).toHaveLength(1))
  const [reminder] = reminders()
  expect(reminder).toHaveTextContent(/Nie ma jeszcze kopii tych danych \(34\szmiany\)/)
  await user.click(within(reminder ?? document.body).getByRole('link', { name: named('Zrób kopię') }))
  await user.click(await screen.findByRole('button', { name: 'Pobierz kopię' }))
  await waitFor(() => expect(card()).toHaveTextContent('Ostatnia kopia: dziś, od niej bez nowych wpisów'))
  expect(downloads).toHaveLength(1)
  await go('/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Dzień dobry, Anna' })
  expect(reminders()).toEqual([])
})

test('in Safari, which clears what nobody visits for a week, a copy is due after three days', async () => {
  stubStorage()
  Object.defineProperty(globalThis, 'GestureEvent', { value: UIEvent, configurable: true })
  const { go } = await visit('/dashboard', { as: 'employee', changes: signUps(1, '2026-11-18') })
  await waitFor(() => expect(reminders()).toHaveLength(1))
  expect(reminders()[0]).toHaveTextContent(/ta przeglądarka usunie je po 7\sdniach bez wizyty/)
  await go(TAB)
  expect(within(card()).getByText(/usuwa dane strony, do której przez 7\sdni nikt nie zajrzał/)).toBeVisible()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await go('/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Dzień dobry, Anna' })
  expect(reminders()).toEqual([])
})

test('a copy that was taken in counts as the last one', async () => {
  const { user } = await visit(TAB, { as: 'employee', changes: signUps(4, '2026-10-22') })
  expect(card()).toHaveTextContent('Nie ma jeszcze kopii tych danych')
  const copy = backupText({ ...NO_DATA, records: [ELECTRICAL] }, ANNA, '2026-11-09')
  await user.upload(screen.getByLabelText('Plik z kopią danych'), new File([copy], 'kopia.json'))
  await user.click(await screen.findByRole('button', { name: 'Wczytaj dane' }))
  await waitFor(() => expect(card()).toHaveTextContent(/Ostatnia kopia: 12\sdni temu, od niej 4\szmiany/))
})

test('100 changes since the last copy remind at once, 99 do not', async () => {
  rememberCopy(2)
  const { reload } = await visit('/dashboard', { as: 'employee', changes: signUps(102, '2026-11-20') })
  await waitFor(() => expect(reminders()).toHaveLength(1))
  expect(reminders()[0]).toHaveTextContent(/Ostatnia kopia: 12\sdni temu, od niej 100\szmian/)
  rememberCopy(3)
  await reload()
  expect(await screen.findByRole('region', { name: /^Do zrobienia/ })).toBeVisible()
  expect(reminders()).toEqual([])
})

test('settings say that the browser has promised to keep the data', async () => {
  const storage = stubStorage()
  const { user, reload } = await visit(TAB, { as: 'employee', changes: [ELECTRICAL] })
  expect(card()).toHaveTextContent('Przeglądarka nie przyznała tym danym trwałego miejsca.')
  storage.isGranted = true
  await user.click(screen.getByRole('button', { name: 'Poproś o trwałe miejsce' }))
  await waitFor(() => expect(card()).toHaveTextContent('Przeglądarka przechowuje te dane na stałe'))
  await reload()
  expect(card()).toHaveTextContent('Przeglądarka przechowuje te dane na stałe')
})

test('a browser that refuses the promise is told of, with the way to get it', async () => {
  stubStorage()
  const { user } = await visit(TAB, { as: 'employee', changes: [ELECTRICAL] })
  await user.click(screen.getByRole('button', { name: 'Poproś o trwałe miejsce' }))
  expect(await screen.findByText(/^Przeglądarka nie przyznała trwałego miejsca na\sdane$/)).toBeVisible()
  expect(screen.getByText(/ma zgodę na\spowiadomienia albo jest zainstalowana jako aplikacja/)).toBeVisible()
})

test('a browser that does not tell is told of, too', async () => {
  Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })
  await visit(TAB, { as: 'employee', changes: [ELECTRICAL] })
  expect(card()).toHaveTextContent('Nie wiadomo, czy ta przeglądarka przechowa te dane na stałe.')
})
