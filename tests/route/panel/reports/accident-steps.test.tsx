import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { AccidentStep, Finding, StepFacts } from '~/domain/reports/accident'
import type { NewReport } from '~/domain/reports/report-fields'

import { reportFiled } from '../../../support/changes'
import { fillIn, fillInTeam } from '../../../support/fill'
import { BEGUN, OWNER } from '../../../support/owner'
import { findToast, named } from '../../../support/queries'
import { visit, type Visit } from '../../../support/visit'

const PHONE = /Zawiadamiam o\sciężkim wypadku przy pracy\. Zdarzył się 21\s?listopada 2026/

const region = (name: string) => screen.getByRole('region', { name })
const steps = () => region('Kroki po wypadku')
const clock = () => region('Najbliższy termin')
const toDo = () => screen.findByRole('region', { name: 'Do zrobienia' })
const done = () => within(steps()).getByRole('list', { name: 'Zrobione kroki' })
const open = () => within(steps()).getByRole('list', { name: 'Kroki do zrobienia' })
const stepForm = (name: string) => within(open()).getByRole('form', { name: named(name) })
const choose = ({ user }: Visit, label: RegExp | string, option: string) =>
  user.selectOptions(screen.getByLabelText(label), option)
const press = ({ user }: Visit, name: string | RegExp, part: HTMLElement = document.body) =>
  user.click(within(part).getByRole('button', { name }))

/** Opens the report of an accident in an own register, as its employer. */
function openReport(
  report: Partial<NewReport>,
  { path = '', changes = [] }: { path?: string; changes?: Change[] } = {},
) {
  const filed = reportFiled('fall', { reportedBy: OWNER.id, ...report })
  return visit(`/reports/report-fall${path}`, { as: OWNER, changes: [BEGUN, filed, ...changes] })
}

/** Fills in a step that is open and waits until it stands among the done ones. */
async function record(page: Visit, name: string, more?: (form: HTMLElement) => void | Promise<void>) {
  const form = stepForm(name)
  await more?.(form)
  await press(page, 'Odnotuj', form)
  await waitFor(() => expect(done()).toHaveTextContent(name))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
}

test('a worker says how badly somebody was hurt, with the day of death if it was fatal', async () => {
  const page = await visit('/reports/new', { as: 'employee' })
  await page.user.click(screen.getByRole('radio', { name: /^Wypadek/ }))
  fillIn('Opis zdarzenia', 'Upadek z rusztowania')
  const told = screen.getByLabelText('Dzień zawiadomienia pracodawcy')
  expect(screen.getByLabelText('Kim jest osoba poszkodowana')).toHaveDisplayValue('Pracownik')
  expect(screen.getByLabelText('Jak ciężki jest wypadek')).toHaveValue('unknown')
  expect(told).toHaveValue('2026-11-21')
  expect(screen.getByLabelText('Dzień śmierci')).not.toBeVisible()

  await choose(page, 'Jak ciężki jest wypadek', 'Śmiertelny')
  fillIn('Dzień zawiadomienia pracodawcy', '2026-11-20')
  await press(page, 'Zapisz zgłoszenie')
  await waitFor(() =>
    expect(screen.getByLabelText('Dzień śmierci')).toHaveAccessibleDescription('Podaj dzień śmierci'),
  )
  expect(told).toHaveAccessibleDescription(/nie wcześniejszy niż dzień zdarzenia/)
  expect(screen.getByLabelText('Opis zdarzenia')).toHaveValue('Upadek z rusztowania')

  await choose(page, 'Jak ciężki jest wypadek', 'Ciężki')
  fillIn('Dzień zawiadomienia pracodawcy', '2026-11-21')
  await press(page, 'Zapisz zgłoszenie')
  await screen.findByText('Pracownik, wypadek ciężki')
  expect(region('Co teraz')).toHaveTextContent(/udziel pierwszej pomocy/)
  expect(region('Co teraz')).toHaveTextContent(
    /pracodawca niezwłocznie zawiadamia właściwego okręgowego inspektora pracy i prokuratora/,
  )
  expect(
    screen.queryByRole('region', { name: 'Kroki po wypadku' }),
    'only those who handle reports record steps',
  ).toBeNull()
})

test('an employer sees the red task with the words for the phone, until the inspector is told', async () => {
  const page = await openReport({ accident: { who: 'employee', severity: 'serious' } })
  expect(clock()).toHaveTextContent('Niezwłocznie zawiadom właściwego okręgowego inspektora pracy')
  expect(clock()).toHaveTextContent(PHONE)
  await page.go('/dashboard')
  const [task = document.body] = within(await toDo()).getAllByRole('region')
  expect(task).toHaveTextContent('Niezwłocznie zawiadom o wypadku')
  expect(task).toHaveTextContent(PHONE)
  await page.user.click(within(task).getByRole('link', { name: /^Otwórz zgłoszenie/ }))
  await screen.findByRole('region', { name: 'Kroki po wypadku' })

  await record(page, 'Zawiadomienie inspektora pracy i prokuratora', (form) =>
    fillIn(/^Notatka/, 'OIP Wrocław, rozmowa o 9:40', form),
  )
  expect(done()).toHaveTextContent('OIP Wrocław')
  expect(clock()).not.toHaveTextContent('Co powiedzieć przez telefon')
  await page.go('/dashboard')
  expect(await toDo()).toHaveTextContent('Sporządzenie protokołu')
  expect(await toDo()).not.toHaveTextContent('Niezwłocznie zawiadom')
})

const LATE = {
  date: '2026-11-02',
  notifiedOn: '2026-11-02',
  accident: { who: 'employee', severity: 'serious' },
} as const satisfies Partial<NewReport>

function stepDone(step: AccidentStep, doneOn: string, facts: Partial<StepFacts> = {}): Change {
  return {
    kind: 'accident-step-done',
    id: step,
    day: doneOn,
    reportId: 'report-fall',
    step,
    doneOn,
    ...facts,
  }
}

test('the first steps are recorded in the order of the law, with the team and the reason of a late protocol', async () => {
  const page = await openReport(LATE)
  await record(page, 'Zawiadomienie inspektora pracy i prokuratora', (form) =>
    fillIn('Dzień', '2026-11-02', form),
  )
  await record(page, 'Zabezpieczenie miejsca i pierwsza pomoc', (form) => fillIn('Dzień', '2026-11-02', form))

  const team = stepForm('Powołanie zespołu powypadkowego')
  fillIn('Dzień', '2026-11-01', team)
  await press(page, 'Odnotuj', team)
  await waitFor(() =>
    expect(within(team).getByLabelText('Dzień')).toHaveAccessibleDescription(/nie wcześniejszą niż/),
  )
  expect(within(team).getByLabelText('Członek zespołu 2')).toHaveAccessibleDescription(/Zespół to dwie osoby/)
  expect(within(team).getByRole('group', { name: named('Popraw dane w formularzu') })).toHaveFocus()
  await record(page, 'Powołanie zespołu powypadkowego', (form) => {
    fillIn('Dzień', '2026-11-03', form)
    fillInTeam(form)
  })
  expect(done()).toHaveTextContent('Jan Lis (pracodawca), Ewa Ćwik (przedstawiciel pracowników)')
  await record(page, 'Ustalenie okoliczności i przyczyn')

  const drawnUp = stepForm('Sporządzenie protokołu')
  await press(page, 'Odnotuj', drawnUp)
  await waitFor(() =>
    expect(within(drawnUp).getByLabelText('Powód opóźnienia')).toHaveAccessibleDescription(
      /Podaj powód opóźnienia/,
    ),
  )
  await record(page, 'Sporządzenie protokołu', async (form) => {
    fillIn('Powód opóźnienia', 'Czekano na opinię biegłego', form)
    await page.user.selectOptions(within(form).getByLabelText('Co ustalono'), 'at_work')
  })
  expect(done()).toHaveTextContent('jest wypadkiem przy pracy')
  expect(done()).toHaveTextContent('Powód opóźnienia: Czekano na opinię biegłego')
  expect(done()).toHaveTextContent('po terminie 16.11.2026')
})

/** The steps before the reading of the protocol, with its finding. */
const drawnUp = (finding?: Finding) => [
  stepDone('told', '2026-11-02'),
  stepDone('secured', '2026-11-02'),
  stepDone('team', '2026-11-03', { doneBy: 'Jan Lis' }),
  stepDone('findings', '2026-11-21'),
  stepDone('drawn_up', '2026-11-21', { reason: 'Czekano na opinię biegłego', finding }),
]

async function readProtocol(page: Visit, step: string, remarks: 'with' | 'without') {
  await record(page, step, (form) =>
    page.user.selectOptions(within(form).getByLabelText('Zastrzeżenia do protokołu'), remarks),
  )
}

test('no approval comes before the reading, and a step that is taken back is open again', async () => {
  const page = await openReport(LATE, { changes: drawnUp('at_work') })
  const { user } = page
  expect(open()).toHaveTextContent(
    /Zatwierdzenie protokołu[^:]*Najpierw: Zapoznanie osoby poszkodowanej z protokołem/,
  )
  expect(within(open()).queryByRole('form', { name: 'Zatwierdzenie protokołu' })).toBeNull()
  await readProtocol(page, 'Zapoznanie osoby poszkodowanej z protokołem', 'without')
  const approved = stepForm('Zatwierdzenie protokołu')
  fillIn('Dzień', '2026-11-20', approved)
  await press(page, 'Odnotuj', approved)
  await waitFor(() =>
    expect(within(approved).getByLabelText('Dzień')).toHaveAccessibleDescription(
      /nie wcześniejszą niż 21\.11\.2026.*Zapoznanie osoby poszkodowanej/,
    ),
  )
  await record(page, 'Zatwierdzenie protokołu', (form) => fillIn('Dzień', '2026-11-21', form))
  await record(page, 'Doręczenie protokołu, także inspektorowi pracy')
  await record(page, 'Wpis do rejestru wypadków')
  expect(open()).toHaveTextContent(/\(Z-KW\)do 10\.12\.2026, za 19\sdni/)
  await record(page, 'Statystyczna karta wypadku (Z-KW)')
  expect(open()).toHaveTextContent(/część II\)do 21\.05\.2027/)
  await record(page, 'Uzupełnienie karty Z-KW (część II)')
  expect(within(steps()).queryByRole('list', { name: 'Kroki do zrobienia' })).toBeNull()
  expect(clock()).toHaveTextContent('Żaden termin teraz nie biegnie')

  await user.click(within(done()).getByText('21.11.2026 Wpis do rejestru wypadków'))
  await user.click(within(done()).getByRole('button', { name: /^Cofnij krok.*Wpis do rejestru wypadków/ }))
  await waitFor(() => expect(open()).toHaveTextContent('Wpis do rejestru wypadków'))
})

test('a protocol with objections goes back to the team, as often as there are any, and has no Z-KW if it finds no accident', async () => {
  const page = await openReport(LATE, { changes: drawnUp('none') })
  const newProtocol = (form: HTMLElement) =>
    page.user.selectOptions(within(form).getByLabelText('Co ustalono'), 'none')
  await readProtocol(page, 'Zapoznanie osoby poszkodowanej z protokołem', 'with')
  expect(open()).toHaveTextContent('więc protokołu się nie zatwierdza')
  expect(within(open()).queryByRole('form', { name: 'Zatwierdzenie protokołu' })).toBeNull()

  await record(page, 'Zwrot protokołu zespołowi')
  expect(clock()).toHaveTextContent(/Sporządzenie nowego protokołu: do 26\.11\.2026/)
  await record(page, 'Sporządzenie nowego protokołu', newProtocol)
  await readProtocol(page, 'Zapoznanie osoby poszkodowanej z nowym protokołem', 'with')
  await record(page, 'Zwrot protokołu zespołowi')
  await waitFor(() => expect(done()).not.toHaveTextContent('nowego protokołu'))
  await record(page, 'Sporządzenie nowego protokołu', newProtocol)
  await readProtocol(page, 'Zapoznanie osoby poszkodowanej z nowym protokołem', 'without')
  await record(page, 'Zatwierdzenie protokołu')
  expect(steps()).not.toHaveTextContent('Z-KW')
})

test('the messages of former steps leave for the one about the last step, on a phone all of them', async () => {
  const page = await openReport(LATE)
  const undoButtons = () => screen.queryAllByRole('button', { name: 'Cofnij' })
  await record(page, 'Zawiadomienie inspektora pracy i prokuratora')
  await record(page, 'Zabezpieczenie miejsca i pierwsza pomoc')
  await record(page, 'Powołanie zespołu powypadkowego', fillInTeam)
  await record(page, 'Ustalenie okoliczności i przyczyn')
  await findToast('Ustalenie okoliczności')
  await waitFor(() => expect(undoButtons()).toHaveLength(3))

  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: true, media }))
  await page.user.click(within(done()).getByText(/^21\.11\.2026 Ustalenie/))
  await press(page, /^Cofnij krok.*Ustalenie okoliczności/, done())
  await findToast('Cofnięto krok')
  await waitFor(() => expect(undoButtons()).toHaveLength(1))
})

test('on the protocol of a fatal accident the family reads and signs', async () => {
  await openReport(
    {
      date: '2026-11-02',
      injured: 'Jan Lis',
      accident: { who: 'employee', severity: 'fatal', deathOn: '2026-11-05' },
    },
    { path: '/paper' },
  )
  expect(screen.getByText(/egzemplarze: dla uprawnionego członka rodziny/)).toBeVisible()
  const paper = screen.getByRole('article')
  expect(paper).toHaveTextContent('Śmierć 05.11.2026.')
  expect(paper).toHaveTextContent('skreślone: Poszkodowany')
  expect(paper).not.toHaveTextContent('skreślone: członek rodziny')
})

test('a reported accident is not withdrawn', async () => {
  await openReport({ accident: { who: 'employee', severity: 'light' } })
  expect(screen.getByText(/^Zgłoszonego wypadku nie można wycofać/)).toHaveTextContent(
    /kończy się protokołem, także gdy zdarzenie nie jest wypadkiem przy pracy/,
  )
  expect(screen.queryByRole('button', { name: 'Wycofaj zgłoszenie' })).toBeNull()
})

test('a near miss is withdrawn', async () => {
  await press(await openReport({ isNearMiss: true }), 'Wycofaj zgłoszenie')
  expect(await screen.findByRole('heading', { level: 1, name: 'Zgłoszenia' })).toBeVisible()
})

test('closing asks, and the days stay in the to-do list and in the calendar', async () => {
  const page = await openReport({ accident: { who: 'employee', severity: 'serious' } })
  await record(page, 'Zawiadomienie inspektora pracy i prokuratora')

  expect(screen.getByLabelText('Nowy status')).toHaveValue('')
  await choose(page, 'Nowy status', 'Zamknięty')
  expect(region('Zmiana statusu')).toHaveTextContent(
    /Sporządzenie protokołu: do 07\.12\.2026, za 16 dni \(05\.12\.2026 to sobota\)/,
  )
  await press(page, 'Zmień status')
  const confirmed = screen.getByLabelText('Zamykam mimo otwartych kroków')
  await waitFor(() => expect(confirmed).toHaveAccessibleDescription(/Zaznacz/))
  expect(screen.getByLabelText('Powód zamknięcia')).toHaveAccessibleDescription('Podaj powód zamknięcia')
  fillIn('Powód zamknięcia', 'Sprawę prowadzi zakład główny')
  await page.user.click(confirmed)
  await press(page, 'Zmień status')
  await waitFor(() => expect(region('Historia')).toHaveTextContent('Sprawę prowadzi zakład główny'))
  expect(open()).toHaveTextContent('Sporządzenie protokołu')

  await page.go('/dashboard')
  expect(await toDo()).toHaveTextContent(/Sporządzenie protokołu.*do 07\.12\.2026/)
  await page.go('/calendar?date=2026-12-07')
  const due = await screen.findByRole('region', { name: 'Terminy po wypadkach' })
  expect(due).toHaveTextContent('Sporządzenie protokołu')
  await page.user.click(within(due).getByRole('link', { name: /Wypadek z/ }))
  await screen.findByRole('region', { name: 'Kroki po wypadku' })
})

test('an older record of a zleceniobiorca or self-employed person is told apart on its page', async () => {
  const page = await openReport({ accident: { who: 'contractor', severity: 'light' } })
  const role = () => screen.getByLabelText('Kim jest osoba poszkodowana')
  expect(open()).toHaveTextContent('Sporządzenie karty wypadku')
  await page.user.click(within(steps()).getByText(/^Zmień, kto ucierpiał/))
  expect(role()).toHaveDisplayValue('Zleceniobiorca lub osoba samozatrudniona')
  await choose(page, 'Kim jest osoba poszkodowana', 'Osoba samozatrudniona')
  await press(page, 'Zapisz skutki')
  await waitFor(() => expect(open()).not.toHaveTextContent('karty wypadku'))
  expect(within(role()).queryByRole('option', { name: /^Zleceniobiorca lub/ })).toBeNull()
})

test('another person hurt changes the paper and its steps, and undoing brings them back', async () => {
  const page = await openReport({ accident: { who: 'employee', severity: 'unknown' } })
  expect(open()).toHaveTextContent('Powołanie zespołu powypadkowego')
  await page.user.click(within(steps()).getByText(/^Zmień, kto ucierpiał/))
  await choose(page, 'Kim jest osoba poszkodowana', 'Pracownik innej firmy')
  await press(page, 'Zapisz skutki')
  await waitFor(() => expect(open()).toHaveTextContent('Zawiadomienie pracodawcy osoby poszkodowanej'))
  expect(open()).not.toHaveTextContent('protokołu')
  expect(steps()).toHaveTextContent('Protokół sporządza pracodawca osoby poszkodowanej')
  await page.user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(open()).toHaveTextContent('Powołanie zespołu powypadkowego'))
})
