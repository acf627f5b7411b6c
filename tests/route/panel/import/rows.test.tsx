import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { TODAY } from '../../../support/builders'
import { goOn, goToPeople, openImport, paste, record } from '../../../support/import-steps'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, item, named, row, words } from '../../../support/queries'
import { visit } from '../../../support/visit'

const findRows = () => screen.findByRole('table', { name: 'Wiersze arkusza' })
const findSummary = (text: RegExp) => screen.findByText(text)

test('errors stand beside their cells, are mended in place or left out', async () => {
  const page = await openImport()
  const { user } = page
  await paste(
    page,
    'Nazwisko i imię | Rodzaj | Numer | Wydano | Ważne do',
    'Ćwiąkała Łucja | SEP E G1 | 1 | 12.03.2026 | 31.02.2031',
    'Ósmak Bogusław | Dopuszczenie W2 | 2 | 02.05.2021 | 02.05.2031',
    'Źrebięca Żaneta | BHP robotnicze | 3 | 04/05/2024 | ',
    'W-12 | BHP robotnicze | 4 | 04.05.2024 | ',
    'Kos Ewa | Dopuszczenie W2 | 5 | 02.05.2021 | ',
    "=cmd|'/c calc'!A1 | BHP robotnicze | 6 | 04.05.2024 | ",
  )
  await goOn(page)
  await findRows()
  expect(screen.getByText('6 do poprawy')).toBeVisible()
  expect(screen.getByText(/4\smaja 2024 czy 5\skwietnia 2024\?/)).toBeVisible()
  expect(screen.getByText(/wygląda na\sformułę/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Dalej: 4\swiersze, 4\spola bez wartości/ })).toBeVisible()

  const end = within(row('Łucja Ćwiąkała')).getByLabelText('Ważne do')
  await user.clear(end)
  await user.type(end, '12.03.2031{Enter}')
  expect(row('Łucja Ćwiąkała')).toHaveTextContent('ważny do 12.03.2031')
  // One answer holds for all rows with the same text.
  const question = within(row('Bogusław Ósmak')).getByLabelText(/^Co znaczy/)
  await user.selectOptions(question, 'machine_operator.forklift')
  // Only the button gives an answer.
  expect(question).toBeVisible()
  await user.click(within(row('Bogusław Ósmak')).getByRole('button', { name: /^Zastosuj/ }))
  expect(within(row('Bogusław Ósmak')).queryByLabelText(/^Co znaczy/)).toBeNull()
  await waitFor(() =>
    expect(within(row('Bogusław Ósmak')).getByRole('button', { name: /^Pomiń/ })).toHaveFocus(),
  )
  expect(row('Ewa Kos')).toHaveTextContent('ważny do 02.05.2031')
  await user.click(within(row('Żaneta Źrebięca')).getByRole('button', { name: /^Pomiń/ }))
  expect(screen.getByText(/^Nie wczytamy pominiętych: 1\swiersz\.$/)).toBeVisible()
  expect(screen.getByText(words('Wierszy bez imienia i nazwiska nie wczytamy: 2.'))).toBeVisible()
  await goOn(page)
  expect(await screen.findByText('Nowi ludzie: 3')).toBeVisible()
  await record(page)

  // The meaning that was chosen is proposed for the next file.
  await user.click(screen.getByRole('button', { name: 'Wczytaj następny plik' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await paste(page, 'Nazwisko i imię | Rodzaj | Numer | Wydano', 'Lis Jan | dopuszczenie w2 | 9 | 02.05.2021')
  await goOn(page)
  await findRows()
  expect(row('Jan Lis')).toHaveTextContent('wózek podnośnikowy')
})

test('a cell that cannot be read costs no person: it waits on their page', async () => {
  const rows = [
    'Nazwisko i imię | Stanowisko | BHP robotnicze ważne do | Badania lekarskie ważne do',
    'Lis Jan | magazynier | po świętach | 04.05.2027',
    'Kos Ewa | magazynier | 04.05.2027 | 31.02.2027',
    'Żak Anna | magazynier | 04.05.2027 | 04.05.2027',
    'RAZEM: 3 |  |  | ',
  ]
  const page = await openImport()
  const { user } = page
  await paste(page, ...rows)
  await goOn(page)
  await findRows()
  await user.click(screen.getByRole('button', { name: /^Dalej: 3\swiersze, 2\spola bez wartości/ }))
  expect(await findSummary(/^Do uzupełnienia na stronach osób: 2\spola$/)).toBeVisible()
  await record(page)
  expect(screen.getByText(/^Wiersze, z\sktórych nie wczytano wszystkiego: 3\./)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pobierz listę CSV' })).toBeVisible()

  // The same table again brings nothing.
  await user.click(screen.getByRole('button', { name: 'Wczytaj następny plik' }))
  await paste(page, ...rows)
  await goToPeople(page)
  expect(screen.getByText(/nie ma\snic nowego/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Wczytaj' })).toBeDisabled()

  await page.go('/dashboard')
  await screen.findByRole('region', { name: /^Do zrobienia/ })
  const line = item('Do uzupełnienia po wczytaniu arkusza')
  expect(line).toHaveTextContent(/^2\sosoby.*2\spola/)
  await user.click(within(line).getByRole('link', { name: /^Pokaż osoby/ }))
  await screen.findByRole('heading', { level: 1, name: 'Pracownicy' })
  expect(page.address()).toBe('/employees?state=unread')
  expect(screen.getByRole('row', { name: /Kos Ewa/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Zięba Łukasz/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Lis Jan' }))
  const card = await screen.findByRole('region', { name: 'Do uzupełnienia' })
  expect(card).toHaveTextContent('„BHP robotnicze ważne do”: „po świętach”')
})

test('a cell that somebody has dealt with waits no more, and its toast brings it back', async () => {
  const people = [personSaved('jan', 'Jan', 'Lis'), personSaved('ewa', 'Ewa', 'Kos')]
  const cells = people.map(({ person: { id } }) => ({
    id: `cell-${id}`,
    userId: id,
    heading: 'BHP robotnicze ważne do',
    text: 'po świętach',
    reason: 'To nie jest data',
  }))
  const unreadable = { kind: 'unread-cells-imported', id: 'unread', day: TODAY, cells } as const
  const { user, go } = await visit('/employees/person-jan', {
    as: OWNER,
    changes: [BEGUN, ...people, unreadable],
  })
  const settle = async () => {
    const card = await screen.findByRole('region', { name: 'Do uzupełnienia' })
    await user.click(within(card).getByRole('button', { name: /^Załatwione/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Do uzupełnienia' })).toBeNull())
  }
  await settle()
  await user.click(within(await findToast('Załatwione')).getByRole('button', { name: 'Cofnij' }))
  await settle()
  await go('/employees?state=unread')
  expect(await screen.findByRole('row', { name: /Kos Ewa/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Lis Jan/ })).toBeNull()
})

test('a doubtful person is asked for, and never guessed', async () => {
  const page = await openImport()
  const { user } = page
  const headings = 'Nazwisko i imię | Nr pracownika | Stanowisko | Telefon'
  await paste(page, headings, 'Lis Jan | 7 | Monter | ', 'Kos Ewa |  | Spawacz | ')
  await goToPeople(page)
  await record(page)
  await user.click(screen.getByRole('button', { name: 'Wczytaj następny plik' }))
  await paste(page, headings, 'Lis Jan | 8 | Monter | ', 'Kos Ewa |  | Spawacz | 500600700')
  await goToPeople(page)
  expect(screen.getByText('Nowe dane znanych ludzi: 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Wczytaj' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Wskaż najpierw, kto to jest: Jan Lis')
  await user.selectOptions(screen.getByLabelText('Jan Lis, nr 8, Monter'), 'Nowa osoba')
  await record(page)
  await page.go('/employees')
  expect(await screen.findAllByRole('link', { name: /^Lis Jan/ })).toHaveLength(2)
})

test('one answer mends all dates of which the same is unclear, and none is taken for granted', async () => {
  const page = await openImport()
  const { user } = page
  const rows = ['Lis Jan | 15-03-27', 'Kos Ewa | 16.04.28', 'Żak Anna | 04/05/2027', 'Nowak Ola | 04.05.2028']
  await paste(page, 'Nazwisko i imię | BHP robotnicze ważne do', ...rows, 'Dąb Jan | 01.02.2028')
  const column = 'kolumnie BHP robotnicze ważne do'
  await user.selectOptions(await screen.findByLabelText(`Co jest w ${column}`), 'expiryDates')
  await user.selectOptions(screen.getByLabelText(`Jakie uprawnienie jest w ${column}`), 'bhp.workers')
  await goOn(page)
  await findRows()
  expect(item('„15-03-27” → 15.03.2027')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Przyjmij: 2\spola.*Rok/ }))
  expect(row('Ewa Kos')).toHaveTextContent('ważny do 16.04.2028')
  expect(screen.getByText('1 do poprawy')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Przyjmij: 1\spole/ }))
  expect(row('Anna Żak')).toHaveTextContent('ważny do 04.05.2027')
  expect(screen.getByText('5 dobrych')).toBeVisible()
})

test('namesakes are nobody’s guess: two rows are two people unless somebody says otherwise', async () => {
  const page = await openImport()
  const { user } = page
  const headings = 'Nazwisko i imię | Stanowisko | BHP robotnicze ważne do'
  const rows = ['Lis Jan | Monter | 04.05.2027', 'Lis Jan | Monter | 04.06.2028', 'Kos Ewa |  | 04.05.2027']
  await paste(page, headings, ...rows, 'Kos Ewa | Monter | 04.05.2027')
  await goToPeople(page)
  expect(screen.getByRole('heading', { name: /^Do wyjaśnienia: 2\sosoby$/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Wszystkie to różne osoby (2)' }))
  expect(screen.getByText('Nowi ludzie: 4')).toBeVisible()
  await record(page)
  await page.go('/employees')
  expect(await screen.findAllByRole('link', { name: /^Lis Jan/ })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: /^Kos Ewa/ })).toHaveLength(2)
})

test('who is in the archive comes back with a new certificate', async () => {
  const page = await openImport()
  const { user } = page
  const headings = 'Nazwisko i imię | Nr pracownika | Rodzaj | Wydano'
  await paste(page, headings, 'Lis Jan | 7 |  | ')
  await goToPeople(page)
  await record(page)
  await page.go('/employees')
  await user.click(await screen.findByRole('link', { name: 'Lis Jan' }))
  await user.click(await screen.findByRole('button', { name: 'Więcej czynności' }))
  // The last one is in the menu.
  await user.click(screen.getAllByRole('button', { name: 'Do archiwum' }).at(-1) ?? document.body)
  await screen.findByText(/^Ta osoba jest w\sarchiwum/)

  await page.go('/employees/import')
  await paste(page, headings, 'Lis Jan | 7 | BHP robotnicze | 04.05.2025')
  await goToPeople(page)
  const known = screen.getByRole('option', { name: named('Znana osoba: Jan Lis, nr 7 (wróci z archiwum)') })
  await user.selectOptions(screen.getByLabelText('Jan Lis, nr 7'), known)
  expect(screen.getByText(/^Wracają z\sarchiwum: 1\sosoba$/)).toBeVisible()
  await record(page)
  await page.go('/employees')
  await user.click(await screen.findByRole('link', { name: 'Lis Jan' }))
  expect(await screen.findByText(/^Wygasa za 17\smiesięcy$/)).toBeVisible()
})

test('a register brings examinations and initial training; what it holds besides is named before and after', async () => {
  const page = await openImport()
  const { user } = page
  const headings = ['Nazwisko i imię', 'Stanowisko', 'Data zatrudnienia', 'Badania lekarskie ważne do']
  await paste(
    page,
    [...headings, 'Szkolenie wstępne', 'BHP robotnicze ważne do', 'Badania słuchu'].join(' | '),
    'Lis Jan | magazynier | 01.09.1998 | XII 2027 | 01.09.1998 | 04.05.2027 | 04.05.2027',
    'Kos Ewa | magazynier | 02.11.2026 | bezterminowo | 02.11.2026 | brak | brak',
    'Żak Anna | magazynier | 01.09.2026 | 14.09.2028 | 01.09.2026 | brak | brak',
    'RAZEM: |  | ',
  )
  const use = (column: string) => screen.getByLabelText(`Co jest w kolumnie ${column}`)
  await screen.findByLabelText('Co jest w kolumnie Data zatrudnienia')
  expect(use('Data zatrudnienia')).toHaveValue('hiredOn')
  expect(use('Badania lekarskie ważne do')).toHaveValue('examinationEnd')
  expect(use('Szkolenie wstępne')).toHaveValue('induction')
  // It would become a kind of its own.
  await user.selectOptions(use('Badania słuchu'), 'ignored')
  expect(screen.getByText(/^Tych kolumn nie wczytamy/)).toHaveTextContent(
    /: „Badania słuchu” \(np\. „04\.05\.2027”\)\.$/,
  )
  await goOn(page)
  await findRows()
  const end = within(row('Ewa Kos')).getByLabelText('Badania lekarskie ważne do')
  expect(end).toHaveAccessibleDescription(/^Orzeczenie ma\sdatę następnych badań\. Podaj ją$/)
  fireEvent.change(end, { target: { value: '12.11.2027' } })
  fireEvent.blur(end)
  expect(row('Ewa Kos')).toHaveTextContent('orzeczenie lekarskie · ważne do 12.11.2027')
  expect(row('Ewa Kos')).toHaveTextContent('szkolenie wstępne · 02.11.2026')
  expect(screen.getByText(/^To\swiersz podsumowania, a\snie osoba$/)).toBeVisible()
  await goOn(page)
  await screen.findByRole('button', { name: 'Wczytaj' })
  await record(page)
  expect(screen.getByText(/^Bez pominiętych kolumn/)).toHaveTextContent('„Badania słuchu”')
  expect(screen.getByText('Nowe certyfikaty: 1')).toBeVisible()
  expect(screen.getByText('Nowe orzeczenia lekarskie: 3')).toBeVisible()
  expect(screen.getByText('Nowe szkolenia wstępne: 3')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Kto ma aktualne dokumenty' }))
  await screen.findByRole('row', { name: /Lis Jan/ })
  expect(row('Lis Jan')).toHaveTextContent('Do 04.05.2027')
  expect(row('Kos Ewa')).toHaveTextContent('Do 02.11.2027')
})

test('only who manages people has the screen', async () => {
  const { go } = await visit('/employees', { as: 'admin' })
  expect(screen.queryByRole('link', { name: /^Wczytaj z/ })).toBeNull()
  await go('/employees/import')
  await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })
})

test('departments in rows of their own and people who left are asked about once', async () => {
  const page = await openImport()
  const { user } = page
  await paste(
    page,
    'Imię i nazwisko | Stanowisko | Badania lekarskie ważne do',
    'Dział produkcji |  | ',
    'Lis Jan | magazynier | 04.05.2027',
    'Kos Ewa | magazynier | x',
    'Żak Anna | magazynier | 04.05.2027',
    'Pracownicy zwolnieni |  | ',
    'Zięba Adam | magazynier | 04.05.2027',
    'Razem: 4 osoby |  | ',
  )
  await user.click(await screen.findByRole('button', { name: /^Zamień imię i\snazwisko$/ }))
  await goOn(page)
  await findRows()
  expect(screen.getByText('3 bez osoby')).toBeVisible()
  expect(screen.getByText(/^Brak daty oznaczają dla nas wpisy: „x”\.$/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Pokaż wiersze'), 'all')
  await user.click(screen.getByRole('button', { name: /^Wpisz jako dział: 3\sosoby/ }))
  expect(row('Jan Lis')).toHaveTextContent('magazynier · Dział produkcji')
  expect(row('Adam Zięba')).toHaveTextContent('W arkuszu to osoba zwolniona')
  await user.click(screen.getByRole('button', { name: /^Pomiń: 1\swiersz/ }))
  expect(screen.getByRole('button', { name: /^Dalej: 3\swiersze$/ })).toBeVisible()
})
