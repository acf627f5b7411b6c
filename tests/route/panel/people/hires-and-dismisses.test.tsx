import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { examinationRecorded, inductionRecorded } from '../../../support/changes'
import { fillIn, halfTypeIn } from '../../../support/fill'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findHeading, findToast, item, items, named, row, texts } from '../../../support/queries'
import { MAREK } from '../../../support/sample'
import { visit, type Visit } from '../../../support/visit'

const LUCJA = '/employees/person-lucja'
const HIRED = personSaved('lucja', 'Łucja', 'Ćwiąkała')

/** Łucja's papers for a position, all of one day. */
function papersOf(position: string, day: string) {
  return [
    examinationRecorded('examination', {
      userId: 'person-lucja',
      kind: 'initial',
      examinedOn: day,
      validUntil: '2028-10-19',
      position,
    }),
    inductionRecorded('induction', { userId: 'person-lucja', generalOn: day, positionOn: day, position }),
  ]
}

const verdict = () => screen.getByRole('region', { name: 'Czy może pracować' })
const findVerdict = (text: string | RegExp) => waitFor(() => expect(verdict()).toHaveTextContent(text))

const press = ({ user }: Visit, name: string) => user.click(screen.getByRole('button', { name: named(name) }))
const follow = ({ user }: Visit, name: string) => user.click(screen.getByRole('link', { name: named(name) }))

const openMore = (page: Visit) => press(page, 'Więcej czynności')

async function openForm(page: Visit): Promise<void> {
  await openMore(page)
  await follow(page, 'Zmień dane')
  await findHeading('Zmiana danych pracownika')
}

/** Opens an address and waits for its heading, which differs from that of the screen before. */
async function open({ go }: Visit, address: string, heading: string): Promise<void> {
  await go(address)
  await findHeading(heading)
}

test('a new hire is no alarm before the first day, but something to do until then', async () => {
  const page = await visit('/employees/new', { as: OWNER, changes: [BEGUN] })
  fillIn(/^Imię/, 'Łucja')
  fillIn(/^Nazwisko/, 'Ćwiąkała')
  fillIn(/^Stanowisko/, 'magazynier')
  fillIn(/^Data zatrudnienia/, '2026-12-01')
  await press(page, 'Dodaj pracownika')
  await findHeading('Łucja Ćwiąkała')
  expect(verdict()).toHaveTextContent('Jeszcze nie pracuje')
  expect(verdict()).toHaveTextContent('Praca od 01.12.2026')

  await open(page, '/dashboard', 'Dzień dobry, Jan')
  expect(item('Łucja Ćwiąkała')).toHaveTextContent('Praca od 01.12.2026; Orzeczenie lekarskie: brak')
  expect(screen.getByRole('heading', { name: 'Wkrótce' })).toBeVisible()
  expect(screen.queryByText(/nie może dziś pracować/)).toBeNull()
  await follow(page, 'Zobacz, czego brakuje')
  expect(await findHeading('Łucja Ćwiąkała')).toBeVisible()
})

test('a new hire sees what is missing, one press for each, and with all papers there is nothing to do', async () => {
  const changes = [BEGUN, { ...HIRED, person: { ...HIRED.person, hiredOn: '2026-12-01' } }]
  const page = await visit(LUCJA, { as: OWNER, changes })
  await follow(page, 'Dodaj orzeczenie')
  await findHeading('Dodaj orzeczenie')
  await press(page, 'Dodaj orzeczenie')
  const summary = await screen.findByRole('group', { name: named('Popraw dane') })
  expect(texts(within(summary).getAllByRole('link'))).toEqual([
    'Wybierz rodzaj badań',
    'Wybierz, co stwierdza orzeczenie',
    'Podaj datę orzeczenia',
  ])
  fillIn(/^Rodzaj badań/, 'initial')
  fillIn(/^Orzeczenie stwierdza/, 'fit')
  fillIn(/^Data orzeczenia/, '2026-11-20')
  fillIn(/^Data następnych badań/, '2028-11-20')
  await press(page, 'Dodaj orzeczenie')
  await findHeading('Łucja Ćwiąkała')
  await page.user.click(screen.getByRole('link', { name: /^Odnotuj.*Instruktaż ogólny/ }))
  await findHeading('Odnotuj szkolenie wstępne')
  fillIn(/^Instruktaż ogólny/, '2026-11-20')
  fillIn(/^Instruktaż stanowiskowy/, '2026-11-20')
  await press(page, 'Zapisz szkolenie')
  await screen.findByText(/^Instruktaż stanowiskowy: odbyty/)

  await open(page, '/dashboard', 'Dzień dobry, Jan')
  expect(items('Łucja Ćwiąkała')).toEqual([])
  await open(page, '/employees?view=matrix&on=2026-12-01', 'Pracownicy')
  expect(row('Ćwiąkała Łucja')).toHaveTextContent('Do 01.12.2027')
})

test('whoever was hired last month may work until the first training is due', async () => {
  const changes = [BEGUN, HIRED, ...papersOf('magazynier', '2026-10-19')]
  const page = await visit(LUCJA, { as: OWNER, changes })
  expect(verdict()).toHaveTextContent('Nie wiadomo, czy może dziś pracować')
  expect(verdict()).toHaveTextContent('podaj datę zatrudnienia')
  await open(page, '/dashboard', 'Dzień dobry, Jan')
  expect(item('Łucja Ćwiąkała')).toHaveTextContent('BHP: podaj datę zatrudnienia')
  await follow(page, 'Uzupełnij dane')
  await findHeading('Zmiana danych pracownika')
  fillIn(/^Data zatrudnienia/, '2026-10-20')
  await press(page, 'Zapisz zmiany')

  await findVerdict('Dokumenty aktualne do 20.10.2027')
  expect(screen.getByText(/zatrudnienie od 20\.10\.2026/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Wymagane na tym stanowisku' })).toHaveTextContent(
    /pierwsze szkolenie ?do 20\.10\.2027/,
  )
  await open(page, '/dashboard', 'Dzień dobry, Jan')
  expect(items('Łucja Ćwiąkała')).toEqual([])
  await open(page, '/employees?view=matrix', 'Pracownicy')
  expect(row('Ćwiąkała Łucja')).toHaveTextContent(
    /Do 20\.10\.2027.*do 19\.10\.2028.*odbyty 19\.10\.2026.*pierwsze szkolenie do 20\.10\.2027/,
  )

  await open(page, LUCJA, 'Łucja Ćwiąkała')
  await openForm(page)
  fillIn(/^Data zatrudnienia/, '2025-10-20')
  await press(page, 'Zapisz zmiany')
  await findVerdict('Nie może dziś pracować')
  expect(verdict()).toHaveTextContent(/Szkolenie okresowe BHP\s*brak/)
})

test('of a zleceniobiorca nothing is asked but what the register requires of others', async () => {
  const page = await visit('/employees/new', { as: OWNER, changes: [BEGUN] })
  expect(screen.getByLabelText('Podstawa zatrudnienia')).toHaveValue('employment')
  fillIn(/^Imię/, 'Łucja')
  fillIn(/^Nazwisko/, 'Ćwiąkała')
  fillIn(/^Stanowisko/, 'specjalista ds. administracji')
  fillIn(/^Podstawa zatrudnienia/, 'contract')
  await press(page, 'Dodaj pracownika')
  await findHeading('Łucja Ćwiąkała')
  expect(screen.getByText(/umowa zlecenia lub o dzieło/)).toBeVisible()
  expect(verdict()).toHaveTextContent('Dokumenty dziś aktualne')
  expect(verdict()).toHaveTextContent(
    /Orzeczenie lekarskie\s*przy zleceniu i dziele ten rejestr tego nie wymaga/,
  )

  await open(page, '/employer/positions', 'Wymagania stanowisk')
  await page.user.click(screen.getByRole('switch', { name: /^To samo od osób bez umowy/ }))
  expect(await findToast('Wymagane od pracowników')).toHaveTextContent(/to samo od osób bez umowy o pracę/)
  await open(page, '/employees', 'Pracownicy')
  await page.user.click(screen.getByRole('link', { name: 'Ćwiąkała Łucja' }))
  await findVerdict('Nie może dziś pracować')
  expect(verdict()).toHaveTextContent('Instruktaż ogólny: brak')
})

test('another position offers today as its first day, and the first training runs from the day that is saved', async () => {
  const clerk = { ...HIRED.person, position: 'specjalista ds. administracji', hiredOn: '2020-03-02' }
  const page = await visit(LUCJA, {
    as: OWNER,
    changes: [BEGUN, PAPERS_ELSEWHERE, { ...HIRED, person: clerk }],
  })
  expect(verdict()).toHaveTextContent(/brak\s*liczone od daty zatrudnienia/)
  await openForm(page)
  const since = screen.getByLabelText(/^Na stanowisku od/)
  expect(since).toHaveValue('')
  fillIn(/^Stanowisko/, 'magazynier')
  expect(since).toHaveValue('2026-11-21')
  fillIn(/^Stanowisko/, clerk.position)
  expect(since).toHaveValue('')
  fillIn(/^Stanowisko/, 'magazynier')
  fillIn(/^Na stanowisku od/, '')
  await press(page, 'Zapisz zmiany')
  await screen.findAllByText('Podaj, od kiedy ta osoba pracuje na nowym stanowisku')
  fillIn(/^Na stanowisku od/, '2026-10-01')
  await press(page, 'Zapisz zmiany')
  await findVerdict('Dokumenty aktualne do 01.10.2027')
  expect(screen.getByText(/na stanowisku od 01\.10\.2026/)).toBeVisible()
  const history = screen.getByRole('region', { name: 'Przebieg pracy' })
  expect(texts(within(history).getAllByRole('listitem'))).toEqual([
    'magazynier od 01.10.2026',
    'specjalista ds. administracji od 02.03.2020',
  ])
})

test('somebody from the archive is hired again, and a contract directly after the former one keeps the initial training', async () => {
  const former = { ...HIRED.person, hiredOn: '2025-03-03', leftOn: '2026-11-20' }
  const onlyTraining = {
    kind: 'required-of-all-set',
    id: 'required',
    day: '2026-11-01',
    required: { examination: false, induction: true },
  } as const
  const training = papersOf('magazynier', '2025-03-03').slice(1)
  const page = await visit(LUCJA, {
    as: OWNER,
    changes: [BEGUN, onlyTraining, { ...HIRED, person: former }, ...training],
  })
  await openMore(page)
  await follow(page, 'Zatrudnij ponownie')
  await findHeading('Zatrudnij ponownie')
  expect(screen.getByLabelText(/^Data zatrudnienia/)).toHaveValue('2026-11-21')
  expect(screen.getByLabelText(/^Ostatni dzień pracy/)).toHaveValue('')
  const directly = () => screen.queryByRole('checkbox', { name: /bezpośrednio po poprzedniej/ })
  fillIn(/^Data zatrudnienia/, '2026-11-28')
  expect(directly()).toBeNull()
  expect(screen.getByText(/^Między umowami są dni robocze/)).toBeVisible()
  fillIn(/^Data zatrudnienia/, '2026-11-21')
  await page.user.click(screen.getByRole('checkbox', { name: /bezpośrednio po poprzedniej/ }))
  await press(page, 'Zatrudnij ponownie')
  await findHeading('Łucja Ćwiąkała')
  await findToast('Zatrudniono ponownie: Łucja Ćwiąkała')
  expect(screen.queryByText(/^Ta osoba jest w archiwum/)).toBeNull()
  expect(screen.getByText(/na stanowisku od 03\.03\.2025/)).toBeVisible()
  expect(verdict()).toHaveTextContent('Instruktaż stanowiskowy: odbyty 03.03.2025')
})

test('a day that is both of hire and of the position is said once, and trainings before it or in the wrong order are pointed out', async () => {
  const hired = { ...HIRED.person, hiredOn: '2026-11-02', positionSince: '2026-11-02' }
  const page = await visit(LUCJA, { as: OWNER, changes: [BEGUN, { ...HIRED, person: hired }] })
  expect(screen.getByText(/zatrudnienie od 02\.11\.2026/)).not.toHaveTextContent('na stanowisku od')
  await open(page, `${LUCJA}/induction`, 'Odnotuj szkolenie wstępne')
  fillIn(/^Instruktaż ogólny/, '2026-10-30')
  expect(screen.getByLabelText(/^Instruktaż ogólny/)).toHaveAccessibleDescription(
    /przed pierwszym dniem pracy/,
  )
  fillIn(/^Instruktaż stanowiskowy/, '2026-10-29')
  await press(page, 'Zapisz szkolenie')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Instruktaż stanowiskowy/)).toHaveAccessibleDescription(
      /odbywa się po ogólnym/,
    ),
  )
  fillIn(/^Instruktaż stanowiskowy/, '2026-11-02')
  await press(page, 'Zapisz szkolenie')
  await findHeading('Łucja Ćwiąkała')
})

test('another position asks for another training on it, and whether the orzeczenie covers it', async () => {
  const clerk = { ...HIRED.person, position: 'specjalista ds. administracji' }
  const changes = [BEGUN, { ...HIRED, person: clerk }, ...papersOf(clerk.position, '2026-10-19')]
  const page = await visit(LUCJA, { as: OWNER, changes })
  await openForm(page)
  fillIn(/^Data zatrudnienia/, '2026-10-20')
  fillIn(/^Stanowisko/, 'magazynier')
  await press(page, 'Zapisz zmiany')
  await findVerdict('Nie może dziś pracować')
  expect(verdict()).toHaveTextContent('Instruktaż stanowiskowy: brak')
  await press(page, 'Obejmuje to stanowisko')
  await findVerdict('do 19.10.2028')
  await page.user.click(within(verdict()).getByRole('link', { name: /^Odnotuj.*Instruktaż stanowiskowy/ }))
  await findHeading('Odnotuj szkolenie wstępne')
  fillIn(/^Instruktaż stanowiskowy/, '2026-11-02')
  await press(page, 'Zapisz szkolenie')
  await findVerdict('Dokumenty aktualne do 21.11.2027')
})

test('a long illness asks for a follow-up examination, the toast takes that back, and papers can be removed', async () => {
  const hired = { ...HIRED.person, hiredOn: '2026-10-20' }
  const changes = [BEGUN, { ...HIRED, person: hired }, ...papersOf('magazynier', '2026-10-19')]
  const page = await visit(LUCJA, { as: OWNER, changes })
  expect(verdict()).toHaveTextContent('Dokumenty aktualne do 20.10.2027')
  await page.user.click(screen.getByText('Orzeczenia, szkolenia wstępne, powrót po chorobie'))
  fillIn(/^Pierwszy dzień po chorobie dłuższej niż 30 dni/, '2026-11-22')
  await press(page, 'Odnotuj powrót')
  await waitFor(() => expect(screen.getByLabelText(/^Pierwszy dzień po chorobie/)).toHaveFocus())
  fillIn(/^Pierwszy dzień po chorobie dłuższej niż 30 dni/, '2026-11-20')
  await press(page, 'Odnotuj powrót')
  await findVerdict('Nie może dziś pracować')
  expect(verdict()).toHaveTextContent('potrzebne badania kontrolne')
  const toast = await findToast('Odnotowano powrót')
  await page.user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await findVerdict('Dokumenty aktualne do 20.10.2027')
  // A new orzeczenie can be recorded while the old one is valid.
  expect(screen.getByRole('link', { name: 'Nowe orzeczenie' })).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: /^Usuń.*Orzeczenie z\s19\.10\.2026 \(wstępne\)/ }))
  await findVerdict('Nie może dziś pracować')
})

test('the day after the last day of work a person is in the archive by itself, and comes back', async () => {
  const page = await visit(LUCJA, { as: OWNER, changes: [BEGUN, PAPERS_ELSEWHERE, HIRED] })
  await openForm(page)
  halfTypeIn(/^Ostatni dzień pracy/)
  await press(page, 'Zapisz zmiany')
  await waitFor(() =>
    expect(screen.getByLabelText(/^Ostatni dzień pracy/)).toHaveAccessibleDescription(/Podaj datę/),
  )
  await page.reload()
  expect(screen.getByLabelText(/^Ostatni dzień pracy/)).toHaveValue('')
  fillIn(/^Data zatrudnienia/, '2026-11-21')
  fillIn(/^Ostatni dzień pracy/, '2026-11-20')
  await press(page, 'Zapisz zmiany')
  await screen.findAllByText('Ostatni dzień pracy nie może być przed datą zatrudnienia')
  fillIn(/^Data zatrudnienia/, '2025-11-21')
  await press(page, 'Zapisz zmiany')

  await screen.findByText(/^Ta osoba jest w archiwum/)
  expect(screen.getByText(/ostatni dzień pracy 20\.11\.2026/)).toBeVisible()
  await page.go('/employees/archive')
  await page.user.click(await screen.findByRole('link', { name: 'Ćwiąkała Łucja' }))
  await findHeading('Łucja Ćwiąkała')
  await openMore(page)
  await press(page, 'Przywróć z archiwum')
  await findVerdict('Dokumenty aktualne do 21.11.2026')
  expect(screen.queryByText(/ostatni dzień pracy/)).toBeNull()

  await openForm(page)
  fillIn(/^Data zatrudnienia/, '2026-10-20')
  fillIn(/^Ostatni dzień pracy/, '2026-11-30')
  await press(page, 'Zapisz zmiany')
  await findVerdict('Dokumenty aktualne do 30.11.2026')
  await open(page, '/employees?view=matrix&on=2026-12-01', 'Pracownicy')
  expect(screen.queryByText('Ćwiąkała Łucja')).toBeNull()
  await open(page, `${LUCJA}?on=2026-12-01`, 'Łucja Ćwiąkała')
  expect(verdict()).toHaveTextContent('Już nie pracuje')
  expect(verdict()).toHaveTextContent('Ostatni dzień pracy: 30.11.2026')
})

test.each([
  ['/dashboard', 'Dzień dobry, Małgorzata'],
  ['/employer', 'Panel pracodawcy'],
  ['/employees', 'Pracownicy'],
  ['/employees?view=matrix', 'Pracownicy'],
  ['/employees?view=gate', 'Pracownicy'],
  [`/employees/${MAREK}`, 'Marek Gżegżółka'],
])('%s names what the register leaves to another system', async (address, heading) => {
  const unchecked = () =>
    screen
      .queryAllByText(/nie obejmuje badań lekarskich ani szkolenia wstępnego/)
      .filter((element) => getComputedStyle(element).display !== 'none')
  await visit(address, { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(unchecked()).toEqual([])
  await visit(address, { as: 'employer', changes: [PAPERS_ELSEWHERE] })
  expect(unchecked()).not.toEqual([])
})
