import { readFileSync } from 'node:fs'

import { utils, write, type BookType, type CellObject } from '@e965/xlsx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'

import { readWorkbookFile } from '~/browser/workbook/workbook-file'

import { rowXml, SHEET, workbook } from '../../../support/workbook.ts'

// The files were rebuilt by hand from public reports of people whose import went wrong elsewhere.

function readFile(name: string) {
  const { file } = readWorkbookFile(
    new Uint8Array(readFileSync(`tests/support/workbooks/other-programs/${name}`)),
  )
  if (!file) throw new Error(`${name} cannot be read`)
  return file
}

function rowsOf(name: string) {
  return readFile(name).sheets[0]?.rows.slice(1)
}

const CONTROL = [
  ['Testowy Adam', '101', 'Magazynier', '2028-03-12', '2027-04-15'],
  ['Przykładna Beata', '102', 'Magazynier', '2028-05-20', '2027-06-30'],
  ['Wzorowy Celestyn', '103', 'Magazynier', '2027-11-02', '2028-01-10'],
]

it.each([
  ['of any program', 'control.xlsx'],
  ['with a chart on a tab of its own', 'chart-sheet.xlsx'],
  ['whose cells have no addresses', 'no-cell-addresses.xlsx'],
  ['whose dimension has no range', 'dimension-without-ref.xlsx'],
  ['with the date system of 1904, spelled true', 'date1904-true.xlsx'],
])('a workbook %s has its people and days', (_, name) => {
  expect(rowsOf(name)).toEqual(CONTROL)
})

it('truth values are shown as Excel shows them', () => {
  expect(rowsOf('boolean-word.xlsx')?.map((row) => row[5])).toEqual(['PRAWDA', 'PRAWDA', 'PRAWDA'])
})

it('dates that are texts of ISO without a zone are those days', () => {
  expect(rowsOf('iso-dates.xlsx')?.flatMap((row) => row.slice(3))).toEqual([
    '2028-03-12',
    '2027-04-15',
    '2028-01-01',
    '2027-06-30',
  ])
})

it('a number has the zeros that its format shows', () => {
  expect(rowsOf('leading-zero-format.xlsx')?.map((row) => row[1])).toEqual(['00123', '00124'])
})

it('a sheet that is too wide or a chart is named, and the others are read', () => {
  const wide = readFile('wide-second-sheet.xlsx')
  expect(wide.sheets.map(({ name }) => name)).toEqual(['Rejestr'])
  expect(wide.refused).toEqual([{ name: 'Harmonogram', problem: 'too-many-rows' }])
  expect(readFile('chart-sheet.xlsx').refused).toEqual([{ name: 'Wykres1', problem: 'without-table' }])
})

it('hidden sheets and rows are marked', () => {
  const [lists, register] = readFile('hidden-sheet-and-rows.xlsx').sheets
  expect(lists).toMatchObject({ name: 'Listy', isHidden: true })
  expect(register).toMatchObject({ name: 'Rejestr', hiddenRows: new Set([4, 5]) })
})

it('hidden rows are marked in a workbook without styles, and in one of LibreOffice', () => {
  const hiddenRow = rowXml(2, 'Lis Jan').replace('<row ', '<row hidden="1" ')
  const { file } = readWorkbookFile(
    workbook({ [SHEET]: rowXml(1, 'Kos Ewa') + hiddenRow + rowXml(3, 'Sum Jan') }),
  )
  expect(file?.sheets[0]?.hiddenRows).toEqual(new Set([1]))

  const sheet = utils.aoa_to_sheet([['Kos Ewa'], ['Lis Jan'], ['Bąk Jan'], ['Sum Jan']])
  const ods: ArrayBuffer = write(utils.book_new(sheet), { type: 'array', bookType: 'ods' })
  const parts = unzipSync(new Uint8Array(ods))
  const content = strFromU8(parts['content.xml'] ?? new Uint8Array())
  const rows = content.split('<table:table-row')
  const hidden = [2, 3].reduce((all, row) => all.with(row, ` table:visibility="filter"${all[row]}`), rows)
  const changed = zipSync({ ...parts, 'content.xml': strToU8(hidden.join('<table:table-row')) })
  expect(readWorkbookFile(changed).file?.sheets[0]?.hiddenRows).toEqual(new Set([1, 2]))
})

it('a name merged over several rows is in each of them', () => {
  expect(rowsOf('merged-names.xlsx')?.map((row) => row.slice(0, 3))).toEqual([
    ['Testowy Adam', 'Elektryk', 'BHP robotnicze'],
    ['Testowy Adam', 'Elektryk', 'SEP E G1'],
    ['Testowy Adam', 'Elektryk', 'UDT wózek jezdniowy'],
    ['Przykładna Beata', 'Magazynier', 'BHP robotnicze'],
  ])
})

it('a page of HTML with the ending .xls is its table, and one without a table is said to be none', () => {
  expect(rowsOf('html-table.xls')).toEqual([
    ['Testowy Adam', 'Magazynier', '15.04.2027'],
    ['Przykładna Beata', 'Magazynier', '16.04.2027'],
  ])
  const page = new TextEncoder().encode('<html><body><p>Zaloguj się</p></body></html>')
  expect(readWorkbookFile(page)).toEqual({ problem: 'without-table' })
})

const date = (v: number, z: string): CellObject => ({ t: 'n', v, z })

it.each<BookType>(['xlsx', 'xlsm', 'xlsb', 'biff8', 'ods', 'xlml'])(
  '%s shows its days, months and numbers',
  (bookType) => {
    const sheet = utils.aoa_to_sheet([
      [
        'Ćwiąkała Łucja',
        date(46824, 'dd\\.mm\\.yyyy'),
        date(46722, 'mm\\.yyyy'),
        48601123456,
        date(1234567, '#,##0'),
      ],
    ])
    const book = utils.book_new(sheet, 'Źródła')
    const bytes: ArrayBuffer = write(book, { type: 'array', bookType })
    const { file } = readWorkbookFile(new Uint8Array(bytes))
    expect(file?.sheets[0]).toMatchObject({
      name: 'Źródła',
      rows: [['Ćwiąkała Łucja', '2028-03-12', '12.2027', '48601123456', '1234567']],
    })
  },
)

it('formulas without a person, and those that count from an empty cell, bring nothing, and errors are named', () => {
  const styles =
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'
  const person = (row: number, name: string, cells: string) =>
    `<row r="${row}"><c r="A${row}" t="str"><v>${name}</v></c>${cells}</row>`
  const formula = (address: string, value: string) =>
    `<c r="${address}" s="1"><f>C1+1095</f><v>${value}</v></c>`
  const table = [
    person(1, 'Lis Jan', formula('B1', '46824')),
    person(2, 'Kos Ewa', formula('B2', '1095')),
    person(3, 'Sum Jan', '<c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    `<row r="4">${formula('B4', '1095')}<c r="C4" t="str"><f>IF(B4,"po terminie")</f><v>po terminie</v></c></row>`,
  ]
  const { file } = readWorkbookFile(workbook({ [SHEET]: table.join('') }, { 'xl/styles.xml': styles }))
  expect(file?.sheets[0]).toMatchObject({
    rows: [['Lis Jan', '2028-03-12'], ['Kos Ewa'], ['Sum Jan']],
    errors: ['B3'],
  })
})

it.each([
  ['iso-8859-2.csv', 'iso-8859-2'],
  ['utf-8-one-bad-byte.csv', 'utf-8'],
])('%s has Polish letters', (name, encoding) => {
  const { text, sheets } = readFile(name)
  expect(text).toMatchObject({ encoding, separator: ';' })
  expect(sheets[0]?.rows.slice(1).map(([person]) => person)).toEqual([
    'Świątek Łucja',
    'Źrebak Żaneta',
    'Gąska Józef',
  ])
})

it('any mix of line ends makes a row each', () => {
  expect(rowsOf('mixed-line-ends.csv')?.map(([person]) => person)).toEqual([
    'Testowy Adam',
    'Przykładna Beata',
    'Wzorowy Celestyn',
  ])
})

it('a quotation mark in a cell stays there, its row is named, and the rows below are read', () => {
  const [sheet] = readFile('quote-at-start.csv').sheets
  expect(sheet?.rows).toHaveLength(5)
  expect(sheet?.rows[1]?.[1]).toBe('"Alfa" sp. z o.o.')
  expect(sheet?.oddQuotes).toEqual([1])
})
