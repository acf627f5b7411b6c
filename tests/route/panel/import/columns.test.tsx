import { readFileSync } from 'node:fs'

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { choose, goOn, openImport, paste } from '../../../support/import-steps'
import { rowXml, sharing, SHEET, workbook } from '../../../support/workbook'

const FOLDER = 'tests/support/workbooks'
const findColumn = (name: string) => screen.findByLabelText(`Co jest w kolumnie ${name}`)
const column = (name: string) => screen.getByLabelText(`Co jest w kolumnie ${name}`)
const kindIn = (name: string) => screen.getByLabelText(`Jakie uprawnienie jest w kolumnie ${name}`)

const fixture = (name: string) => new Uint8Array(readFileSync(`${FOLDER}/${name}`))

test('the columns are proposed by their headings, which stand below a title', async () => {
  const page = await openImport()
  await choose(page, 'list.xlsx', fixture('list.xlsx'))
  expect(await findColumn('Nazwisko i imię')).toHaveValue('lastFirst')
  expect(column('Ważne do')).toHaveValue('expiryDate')
  expect(column('Nr prac.')).toHaveValue('employeeNumber')
})

test('a sheet with a date for each person and qualification is read as well', async () => {
  const page = await openImport()
  await choose(page, 'matrix.xlsx', fixture('matrix.xlsx'))
  expect(await findColumn('BHP robotnicze')).toHaveValue('expiryDates')
  expect(kindIn('Wózek widłowy UDT')).toHaveValue('machine_operator.forklift')
  await goOn(page)
  const table = within(await screen.findByRole('table', { name: 'Wiersze arkusza' }))
  const jan = table.getByRole('row', { name: /Jan Kowalski/ })
  expect(within(jan).getAllByRole('listitem')).toHaveLength(3)
  expect(jan).toHaveTextContent('bez numeru · data wydania nieznana · ważny do 04.05.2027')
  expect(jan).toHaveTextContent('wydany 10.02.2025 · bezterminowo')
})

test('letters of another encoding can be chosen', async () => {
  const page = await openImport()
  await choose(page, 'windows-1250.csv', fixture('windows-1250.csv'))
  expect(await screen.findByLabelText('Polskie litery')).toHaveValue('windows-1250')
  expect(screen.getByRole('row', { name: /Ćwiąkała Łucja/ })).toBeVisible()
  await page.user.selectOptions(screen.getByLabelText('Polskie litery'), 'utf-8')
  expect(await screen.findByRole('row', { name: /�wi�ka/ })).toBeVisible()
})

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file that is none is refused with a sentence, and the next one is read', async () => {
  const page = await openImport()
  const refused: [name: string, content: Uint8Array<ArrayBuffer>, sentence: RegExp][] = [
    ['a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), /uszkodzony/],
    ['b.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), /uszkodzony/],
    ['c.csv', new Uint8Array(11 * 1024 * 1024).fill(97), /za\sduży/],
    ['d.csv', bytes('a;b\n'.repeat(20_021)), /za\sduży.*20\s000\swierszy/],
    ['e.csv', bytes(' '), /Nie ma\stu\sżadnego wiersza/],
  ]
  for (const [name, content, sentence] of refused) {
    await choose(page, name, content)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
  }
  await choose(page, 'list.xlsx', fixture('list.xlsx'))
  expect(await findColumn('Nr prac.')).toHaveValue('employeeNumber')
})

test('a hostile file is refused with a sentence, and the screen goes on', async () => {
  const page = await openImport()
  const far = `<row><c r='XFD1048576' t='str'><v>x</v></c></row>`
  const { table, parts } = sharing('x'.repeat(30_000), 1000)
  const refused: [file: Uint8Array<ArrayBuffer>, sentence: RegExp][] = [
    [workbook({ [SHEET]: far }), /za\sduży.*20\s000\swierszy/],
    [workbook({ [SHEET]: table }, parts), /za\sdużo\stekstu/],
    [workbook({ [SHEET]: rowXml(1, 'x'.repeat(32_768)) }), /32\s767\sznaków/],
  ]
  for (const [file, sentence] of refused) {
    await choose(page, 'a.xlsx', file)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence))
  }
  await choose(page, 'list.xlsx', fixture('list.xlsx'))
  expect(await findColumn('Nr prac.')).toHaveValue('employeeNumber')
})

test('an empty table is refused beside its field, which has the focus', async () => {
  const page = await openImport()
  await paste(page, ' ')
  const field = screen.getByLabelText('Albo wklej tabelę')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Nie ma\stu\sżadnego wiersza/))
  await waitFor(() => expect(field).toHaveFocus())
})

test('a heading that leaves the scope open says that the choice is for everybody in the column', async () => {
  const page = await openImport()
  await paste(page, 'Nazwisko i imię | SEP | BHP', 'Lis Jan | 04.05.2027 | 04.05.2027')
  await findColumn('SEP')
  expect(kindIn('SEP')).toHaveAccessibleDescription(/jeden dla wszystkich osób w\stej kolumnie/)
  // The group of BHP training follows the position of each person.
  expect(kindIn('BHP')).toHaveValue('bhp')
  expect(kindIn('BHP')).toHaveAccessibleDescription('')
})

test('the sheet itself shows how its columns are understood, and a real person of it follows each choice', async () => {
  const page = await openImport()
  const { user } = page
  await paste(
    page,
    'Wykaz pracowników',
    'Lp. | Nazwisko i imię | Stanowisko | Dział | Data zatrudnienia | Badania lekarskie do | Szkolenie BHP | UDT wózek | Uwagi',
    '1 | Zielińska Łucja | Brygadzistka | Produkcja | 10.06.2015 | brak | brak | brak | ',
    '2 | Kowalski Jan | Operator | Magazyn | 01.03.2019 | 30.11.2028 | 04.05.2027 | 04.05.2031 | urlop do maja',
    '3 | Nowak Anna | Kadrowa | Biuro | 15.09.2021 | XII 2027 | 15-03-26 | brak | brak',
  )
  const sheet = within(await screen.findByRole('region', { name: 'Pierwsze wiersze arkusza' }))
  expect(sheet.getByRole('row', { name: /^Wiersz\s?2 Lp\. Nazwisko i imię/ })).toBeVisible()
  expect(sheet.getByRole('row', { name: /^5 3 Nowak Anna/ })).toHaveTextContent('XII 2027')
  expect(sheet.getByRole('button', { name: /kolumnę Stanowisko$/ })).toHaveTextContent(/^Stanowisko/)
  expect(sheet.getByRole('button', { name: /kolumnę UDT wózek$/ })).toHaveTextContent(/^Ważne do: .*UDT/)
  const chip = sheet.getByRole('button', { name: /kolumnę Uwagi$/ })
  expect(chip).toHaveTextContent(/^Pominięta/)
  expect(screen.getByText('7 rozpoznanych')).toBeVisible()

  // The person whose row has the most.
  const person = within(await screen.findByRole('region', { name: 'Jak to się wczyta' }))
  const expectSentence = (sentence: RegExp) =>
    waitFor(() => expect(person.getByRole('status')).toHaveTextContent(sentence))
  await expectSentence(
    /^Jan Kowalski: 2 certyfikaty, orzeczenie do 30\.11\.2028, pominięto: „Lp\.”, „Uwagi”$/,
  )
  expect(screen.getByRole('region', { name: 'Jak to się wczyta' })).toHaveTextContent(
    'Wiersz 4 · nowa osoba · Operator · Magazyn · zatrudnienie od 01.03.2019',
  )
  await user.click(chip)
  await waitFor(() => expect(column('Uwagi')).toHaveFocus())
  await user.selectOptions(column('Uwagi'), 'unit')
  expect(chip).toHaveTextContent(/^Wybierz, co to jest/)
  await expectSentence(/czeka na wybór: „Uwagi”, pominięto: „Lp\.”$/)
  await user.selectOptions(column('UDT wózek'), 'ignored')
  await expectSentence(/^Jan Kowalski: 1 certyfikat, .*pominięto: „Lp\.”, „UDT wózek”$/)

  await user.click(person.getByRole('button', { name: 'Inna osoba' }))
  await expectSentence(
    /^Anna Nowak: orzeczenie do 31\.12\.2027, do poprawy: „Szkolenie BHP”, pominięto: „Lp\.”$/,
  )
  expect(screen.getByRole('region', { name: 'Jak to się wczyta' })).toHaveTextContent(
    '„Szkolenie BHP”: „15-03-26”. Wpisz rok czterema cyframi',
  )
})

test('a refused step moves to the column that lacks something, and says there what it is', async () => {
  const page = await openImport()
  const { user } = page
  await paste(page, 'Kto | Lp. | SEP', 'Lis Jan | 1 | 04.05.2027', 'Kos Ewa | 2 | 04.05.2027')
  const name = await findColumn('Kto')
  expect(screen.getByText('2 do wyboru')).toBeVisible()
  expect(name).toHaveAccessibleDescription('')
  await goOn(page)
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription(/^Wskaż kolumnę z\simieniem i\snazwiskiem/)
  expect(kindIn('SEP')).toHaveAccessibleDescription(/Wybierz, jakiego uprawnienia są\ste\sdaty\.$/)

  await user.selectOptions(name, 'lastFirst')
  expect(name).toHaveAccessibleDescription('')
  await goOn(page)
  await waitFor(() => expect(kindIn('SEP')).toHaveFocus())
  await user.selectOptions(kindIn('SEP'), 'electrical.e_g1')
  expect(kindIn('SEP')).not.toHaveAccessibleDescription(/Wybierz/)
  await goOn(page)
  expect(await screen.findByText('2 dobre')).toBeVisible()
})

test('days of which the heading does not say whether they are of issue or of the end are asked for', async () => {
  const page = await openImport()
  await paste(page, 'Nazwisko i imię | Szkolenie BHP', 'Lis Jan | 04.05.2024', 'Kos Ewa | 04.05.2025')
  const field = await findColumn('Szkolenie BHP')
  expect(field).toHaveValue('unclearDates')
  await goOn(page)
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(/^Nagłówek nie mówi, czy to dni wydania, czy końca ważności/)
  await page.user.selectOptions(field, 'issueDates')
  await page.user.selectOptions(kindIn('Szkolenie BHP'), 'bhp.workers')
  await goOn(page)
  expect(await screen.findByText('2 dobre')).toBeVisible()
})
