import { describe, expect, it } from 'vitest'

import type { Certificate } from '~/domain/certificates/certificate'
import { fullestRow, listPeople, previewPerson, previewText } from '~/domain/import/people/person-preview'
import { columnProblems } from '~/domain/import/sheets/column-problems'
import { proposeColumns } from '~/domain/import/sheets/column-proposal'
import type { ImportColumn } from '~/domain/import/sheets/columns'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import type { PersonRecord } from '~/domain/records/person-changes'

import { certificate, TODAY, user } from '../../../../support/builders'

const HEADINGS = [
  'Lp.',
  'Nazwisko i imię',
  'Stanowisko',
  'Badania lekarskie do',
  'Szkolenie BHP',
  'UDT wózek',
  'Uwagi',
]
const JAN = ['1', 'Kowalski Jan', 'magazynier', '30.11.2028', '04.05.2027', '04.05.2031', 'urlop do maja']
const ANNA = ['2', 'Nowak Anna', 'kadrowa', 'XII 2027', '15-03-26', 'brak', 'brak']

const EMPLOYER = user({ id: 'employer', role: 'employer', firstName: 'Ewa', lastName: 'Szef' })

type Known = { people?: PersonRecord[]; certificates?: Certificate[] }

function table(
  cells: readonly (readonly string[])[],
  {
    headings = HEADINGS,
    change = (proposed) => proposed,
    people = [],
    certificates = [],
  }: Known & { headings?: string[]; change?: (columns: ImportColumn[]) => ImportColumn[] } = {},
) {
  const sheet = { name: '', rows: [headings, ...cells] }
  const columns = change(
    proposeColumns(sheet, 0, { columns: new Map(), isCentre: false, kinds: COMMON_KINDS, today: TODAY }),
  )
  const kinds = COMMON_KINDS
  const employment = { examinations: [], inductions: [], unreadable: [], settled: [] }
  return {
    rows: cells.map((row, place) => ({ place: place + 1, cells: row })),
    problems: columnProblems(columns, cells),
    rules: { columns, meanings: new Map(), kinds, positions: [], today: TODAY, isCentre: false },
    known: { viewer: EMPLOYER, people, certificates, employment, kinds, today: TODAY },
  }
}

function previewOf(place: number, { rows, ...rest }: ReturnType<typeof table>) {
  let count = 0
  const row = rows[place]
  const preview = row && previewPerson(row, { rows, ...rest }, () => `new-${(count += 1)}`)
  return { preview, text: preview && previewText(preview) }
}

function withUse(heading: string, changed: Partial<ImportColumn>) {
  return (columns: ImportColumn[]) =>
    columns.map((column) => (column.heading === heading ? { ...column, ...changed } : column))
}

describe('the preview of a person', () => {
  it('says what the import brings of them and what it leaves', () => {
    expect(previewOf(0, table([JAN, ANNA]))).toMatchObject({
      preview: { line: 2, group: { person: { lastName: 'Kowalski' }, match: { kind: 'new' } } },
      text: '2\u00a0certyfikaty, orzeczenie do 30.11.2028, pominięto: „Lp.”, „Uwagi”',
    })
  })

  it('names the cells to be mended, and no column that has nothing of this person', () => {
    expect(previewOf(1, table([JAN, ANNA])).text).toBe(
      'orzeczenie do 31.12.2027, do poprawy: „Szkolenie BHP”, pominięto: „Lp.”',
    )
  })

  it('changes with each choice', () => {
    const change = withUse('UDT wózek', { use: 'ignored' })
    expect(previewOf(0, table([JAN], { change })).text).toBe(
      '1\u00a0certyfikat, orzeczenie do 30.11.2028, pominięto: „Lp.”, „UDT wózek”, „Uwagi”',
    )
    const inducted = withUse('UDT wózek', { use: 'induction' })
    expect(previewOf(0, table([[...JAN.slice(0, 5), '01.02.2020']], { change: inducted })).text).toBe(
      '1\u00a0certyfikat, orzeczenie do 30.11.2028, szkolenie wstępne, pominięto: „Lp.”',
    )
  })

  it('names the columns that wait for a choice', () => {
    const change = (columns: ImportColumn[]) =>
      columns.map(({ heading, use, ...rest }) =>
        heading === 'UDT wózek' ? { heading, use } : { heading, use, ...rest },
      )
    expect(previewOf(0, table([JAN], { change })).text).toBe(
      '1\u00a0certyfikat, orzeczenie do 30.11.2028, czeka na wybór: „UDT wózek”, pominięto: „Lp.”, „Uwagi”',
    )
  })

  it('counts many names that are left out, and cuts long ones', () => {
    const headings = ['Nazwisko i imię', 'U'.repeat(60), 'B1', 'C1', 'D1', 'E1', 'F1']
    const { text } = previewOf(0, table([['Kos Ewa', 'a', 'b', 'c', 'd', 'e', 'f']], { headings }))
    expect(text).toBe(`bez dokumentów, pominięto: „${'U'.repeat(40)}…”, „B1”, „C1”, „D1” i\u00a0jeszcze 2`)
  })

  it('counts the documents that the register has already', () => {
    const jan: PersonRecord = {
      id: 'jan',
      firstName: 'Jan',
      lastName: 'Kowalski',
      position: 'magazynier',
      role: 'employee',
      company: 'Zakłady Testowe',
      isOwn: true,
    }
    const forklift = certificate({
      userId: 'jan',
      type: 'machine_operator',
      scope: 'forklift',
      expiryDate: '2031-05-04',
    })
    expect(previewOf(0, table([JAN], { people: [jan], certificates: [forklift] }))).toMatchObject({
      preview: { group: { match: { kind: 'known' } } },
      text: expect.stringMatching(/^1\scertyfikat, orzeczenie do 30\.11\.2028, dokumenty już znane: 1,/),
    })
  })

  it('says that somebody has left', () => {
    const change = withUse('UDT wózek', { use: 'leftOn' })
    expect(previewOf(0, table([[...JAN.slice(0, 5), '01.02.2020']], { change })).text).toContain(
      'od razu w\u00a0archiwum',
    )
  })
})

describe('the other rows of the table', () => {
  const headings = ['Pracownik', 'Nr prac.', 'Rodzaj', 'Ważne do']
  const rows = [
    ['Jan Kowalski', '7', 'BHP robotnicze', '04.05.2027'],
    ['Ewa Kos', '8', 'BHP robotnicze', '04.05.2027'],
    ['KOWALSKI, Jan', '7', 'Wózek widłowy', '04.05.2031'],
    ['Kowalski Jan', '9', 'BHP robotnicze', '04.05.2027'],
  ]

  it('bring more of the same person, as the import does', () => {
    const list = table(rows, { headings })
    expect(previewOf(2, list)).toMatchObject({
      preview: { line: 4, group: { lines: [2, 4] } },
      text: '2\u00a0certyfikaty',
    })
    expect(previewOf(1, list).text).toBe('1\u00a0certyfikat')
  })

  it('make a person doubtful who is in a table of people twice', () => {
    const twice = table([JAN, ANNA, JAN])
    expect(previewOf(2, twice).preview?.group.match.kind).toBe('doubtful')
    expect(previewOf(1, twice).preview?.group.match.kind).toBe('new')
  })

  it('take the number of somebody else for a wrong cell', () => {
    const cells = [
      ['Jan Kowalski', '7', '', ''],
      ['Ewa Kos', '7', '', ''],
    ]
    expect(previewOf(1, table(cells, { headings })).text).toBe(
      'bez dokumentów, do poprawy: „Numer albo e-mail”',
    )
  })
})

describe('the people to look at', () => {
  it('are those of the first rows, without sums, and the fullest one comes first', () => {
    const { rows, rules } = table([['', 'RAZEM: 2'], ANNA, JAN, ['3', 'Lis Ola']])
    const people = listPeople(rows, rules)
    expect(people.map(({ place }) => place)).toEqual([2, 3, 4])
    expect(fullestRow(people)?.cells).toBe(JAN)
    expect(fullestRow([])).toBeUndefined()
  })

  it('are none as long as no column has names', () => {
    const { rows, rules } = table([JAN], { change: withUse('Nazwisko i imię', { use: 'ignored' }) })
    expect(listPeople(rows, rules)).toEqual([])
  })
})
