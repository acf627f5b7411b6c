import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'

import { refuseWritesAfter } from '../../../support/database'
import { fillIn, fillInTeam } from '../../../support/fill'
import { row } from '../../../support/queries'
import {
  REPORT_OF_ANNA,
  REPORT_OF_NEAR_MISS,
  REPORT_OF_OTHERS,
  REPORT_WITH_LATE_PROTOCOL,
} from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const PALLET = `/reports/${REPORT_OF_ANNA}`

const moves = () => screen.getByRole('region', { name: 'Zmiana statusu' })
const steps = () => screen.getByRole('region', { name: 'Kroki po wypadku' })

/** Returns the entry of a step that is open. */
const step = (name: string) => {
  const entry = within(steps()).getByText(name).closest('li')
  if (!entry) throw new Error(`${name} is no entry of a list.`)
  return entry
}

const history = () => {
  const region = screen.queryByRole('region', { name: 'Historia' })
  return region ? within(region).getAllByRole('listitem') : []
}

async function move({ user }: Visit, to: string, note = 'Sprawdzone') {
  await user.selectOptions(within(moves()).getByLabelText('Nowy status'), to)
  fillIn(/^(Notatka|Powód zamknięcia)/, note, moves())
  // An accident with open steps is closed knowingly.
  if (to === 'Zamknięty') await user.click(screen.getByLabelText('Zamykam mimo otwartych kroków'))
  await user.click(within(moves()).getByRole('button', { name: 'Zmień status' }))
}

const historyHas = (count: number) => waitFor(() => expect(history()).toHaveLength(count))

test('a report is moved with a note, closed, opened again and moved back by undoing', async () => {
  const page = await visit(PALLET, { as: 'employer' })
  await historyHas(0)

  await move(page, 'W trakcie wyjaśniania', 'Regał sprawdzony,\nwózek wycofany z ruchu.')
  await historyHas(1)
  expect(history()[0]).toHaveTextContent(
    /Status: W trakcie wyjaśniania.*21\.11\.2026, Małgorzata Wiśniewska.*wózek wycofany z ruchu\./,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await move(page, 'Zamknięty')
  await historyHas(2)
  expect(history()[0]).toHaveTextContent('Status: Zamknięty')
  const [undo = document.body] = await screen.findAllByRole('button', { name: 'Cofnij' })
  await page.user.click(undo)
  await historyHas(1)
  await move(page, 'Zamknięty')
  await historyHas(2)
  expect(screen.getByText(/^zmienione w\stej przeglądarce$/)).toBeVisible()

  await page.go('/reports')
  await waitFor(() => expect(row('18.11.2026')).toHaveTextContent('Zamknięty'))
  await page.reload()
  await page.go(PALLET)
  await screen.findByRole('region', { name: 'Zmiana statusu' })
  await move(page, 'Nowy')
  await historyHas(3)
})

test('a witness and the author read a report, but cannot move it, and it has no clock for them', async () => {
  await visit(PALLET, { as: 'employee' })
  expect(screen.getByText(/^Marek Gżegżółka, Łukasz Zięba$/)).toBeVisible()
  expect(screen.getByText('Osoba poszkodowana')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Zmiana statusu' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Wycofaj zgłoszenie' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Najbliższy termin' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Kroki po wypadku' })).toBeNull()
})

test('a report outside the person’s scope and an unknown one are not found', async () => {
  const { go } = await visit(`/reports/${REPORT_OF_OTHERS}`, { as: 'employee' })
  expect(screen.getByRole('heading', { level: 1, name: 'Strona nie znaleziona' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Menu główne' })).toBeVisible()
  await go('/reports')
  await screen.findByRole('heading', { level: 1, name: 'Zgłoszenia' })
  await go('/reports/..%2Fx')
  await screen.findByRole('heading', { level: 1, name: 'Strona nie znaleziona' })
})

test('a move of a report shows for one person only in this browser', async () => {
  const page = await visit(PALLET, { as: 'employer' })
  await move(page, 'Zamknięty')
  await historyHas(1)
  await visit(PALLET, { as: 'employee' })
  expect(screen.getByText('Nowy')).toBeVisible()
  expect(history()).toHaveLength(0)
})

test('a device that can share shares the report as text', async () => {
  const shared: ShareData[] = []
  Object.assign(navigator, {
    share: (data: ShareData) => {
      shared.push(data)
      return Promise.resolve()
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = await visit(PALLET, { as: 'employer' })
  await user.click(screen.getByRole('button', { name: 'Udostępnij' }))
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]?.title).toBe('Wypadek')
  expect(shared[0]?.text).toMatch(
    /^Wypadek, 18\.11\.2026, 10:20\nPodczas cofania.*\nOsoba poszkodowana: Anna Dąbrowska\nSkutki wypadku: Pracownik, wypadek lekki\nMiejsce: Magazyn wyrobów gotowych, aleja 4\nOsoba zgłaszająca: Anna Dąbrowska\nŚwiadkowie: Marek Gżegżółka, Łukasz Zięba\nStatus: Nowy/s,
  )
})

test('a status is chosen, and none is proposed', async () => {
  const { user } = await visit(PALLET, { as: 'employer' })
  await user.click(within(moves()).getByRole('button', { name: 'Zmień status' }))
  const status = within(moves()).getByLabelText('Nowy status')
  await waitFor(() => expect(status).toHaveAccessibleDescription(/^Wybierz status z\slisty$/))
  expect(history()).toHaveLength(0)
})

test('an employer records a step after an accident, and undoes it', async () => {
  const { user } = await visit(PALLET, { as: 'employer' })
  expect(steps()).toHaveTextContent('18.11.2026 Zawiadomienie pracodawcy')
  expect(step('Sporządzenie protokołu')).toHaveTextContent('do 02.12.2026, za 11 dni')
  expect(step('Zatwierdzenie protokołu')).toHaveTextContent('Najpierw: Sporządzenie protokołu')

  const team = within(steps()).getByRole('form', { name: 'Powołanie zespołu powypadkowego' })
  const record = () => user.click(within(team).getByRole('button', { name: 'Odnotuj' }))
  fillInTeam(team)
  fillIn('Dzień', '2026-11-22', team)
  await record()
  await waitFor(() =>
    expect(within(team).getByLabelText('Dzień')).toHaveAccessibleDescription(
      /Podaj datę nie późniejszą niż dziś, 21\.11\.2026/,
    ),
  )
  expect(within(team).getByLabelText('Członek zespołu 1')).toHaveValue('Jan Lis')
  fillIn('Dzień', '2026-11-20', team)
  await record()
  await historyHas(1)
  expect(history()[0]).toHaveTextContent('Powołanie zespołu powypadkowego: 20.11.2026')
  expect(steps()).toHaveTextContent('Jan Lis')
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await historyHas(0)
  expect(step('Ustalenie okoliczności i przyczyn')).toHaveTextContent('Najpierw: Powołanie zespołu')
})

test('the day of the notification can be corrected, and moves the deadline', async () => {
  const { user, reload } = await visit(PALLET, { as: 'employer' })
  await user.click(within(steps()).getByText('18.11.2026 Zawiadomienie pracodawcy'))
  const notified = within(steps()).getByRole('form', { name: 'Zawiadomienie pracodawcy' })
  fillIn('Dzień', '2026-11-20', notified)
  await user.click(within(notified).getByRole('button', { name: 'Zapisz poprawkę' }))
  await waitFor(() => expect(step('Sporządzenie protokołu')).toHaveTextContent('do 04.12.2026'))
  await reload()
  expect(step('Sporządzenie protokołu')).toHaveTextContent('do 04.12.2026')
})

test('a protocol whose deadline is over says so', async () => {
  await visit(`/reports/${REPORT_WITH_LATE_PROTOCOL}`, { as: 'admin' })
  expect(step('Sporządzenie protokołu')).toHaveTextContent('termin minął 18.11.2026, 3 dni temu')
})

test('a near miss has no clock', async () => {
  await visit(`/reports/${REPORT_OF_NEAR_MISS}`, { as: 'employer' })
  expect(moves()).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Kroki po wypadku' })).toBeNull()
})

test('a step that the browser refuses to keep says so', async () => {
  const { user } = await visit(PALLET, { as: 'employer' })
  refuseWritesAfter(0)
  const team = within(steps()).getByRole('form', { name: 'Powołanie zespołu powypadkowego' })
  fillInTeam(team)
  await user.click(within(team).getByRole('button', { name: 'Odnotuj' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się zapisać')
  expect(within(moves()).queryByRole('alert')).toBeNull()
  expect(within(team).getByLabelText('Członek zespołu 1')).toHaveValue('Jan Lis')
})
