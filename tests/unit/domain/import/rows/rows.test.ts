import { describe, expect, it } from 'vitest'

import { parseRow, rowReader } from '~/domain/import/rows/rows'
import type { RowRules } from '~/domain/import/rows/rules'
import type { ColumnUse, ImportColumn } from '~/domain/import/sheets/columns'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import type { Position } from '~/domain/qualifications/requirement'

import { TODAY } from '../../../../support/builders'

function rules(uses: readonly ColumnUse[], overrides: Partial<RowRules> = {}): RowRules {
  const columns = uses.map((use): ImportColumn => ({ heading: use, use }))
  return {
    columns,
    meanings: new Map(),
    kinds: COMMON_KINDS,
    positions: [],
    today: TODAY,
    isCentre: false,
    ...overrides,
  }
}

const LIST: readonly ColumnUse[] = ['lastFirst', 'qualification', 'number', 'issueDate', 'expiryDate']

function listed(cells: readonly string[], overrides?: Partial<RowRules>) {
  return parseRow(cells, 7, rules(LIST, overrides))
}

const FORKLIFT: ImportColumn = {
  heading: 'Wózek',
  use: 'expiryDates',
  qualification: { type: 'machine_operator', scope: 'forklift' },
}

describe('the days of employment in a row', () => {
  const employed = (...cells: string[]) =>
    parseRow(['Nowak Jan', ...cells], 7, rules(['lastFirst', 'hiredOn', 'leftOn']))

  it('are taken as dates, also from long ago, and may be missing', () => {
    expect(employed('01.09.1987', 'brak').person).toMatchObject({ hiredOn: '1987-09-01' })
    expect(employed('2026-11-02', '30.11.2026').person).toMatchObject({ leftOn: '2026-11-30' })
    expect(employed('', '')).toMatchObject({ person: { lastName: 'Nowak' }, problems: [] })
  })

  it('that cannot be read or do not fit together are problems of their columns', () => {
    expect(employed('87', '').problems).toMatchObject([{ column: 1 }])
    expect(employed('02.11.1887', '').problems).toEqual([
      { column: 1, message: 'Podaj datę z lat 1950–2099' },
    ])
    expect(employed('02.11.2026', '01.11.2026').problems).toMatchObject([{ column: 2 }])
  })
})

describe('a row with one certificate', () => {
  it('is a person and a certificate', () => {
    const row = listed(['Ćwiąkała Łucja Maria', 'SEP E G1', ' E1/204/26 ', '12.03.2026', '12.03.2031'])
    expect(row).toEqual({
      line: 7,
      person: { firstName: 'Łucja Maria', lastName: 'Ćwiąkała' },
      certificates: [
        {
          qualification: { type: 'electrical', scope: 'e_g1' },
          number: 'E1/204/26',
          issueDate: '2026-03-12',
          expiryDate: '2031-03-12',
        },
      ],
      problems: [],
      unreadable: [],
    })
  })

  it('may have no certificate', () => {
    expect(listed(['Nowak Jan', '', '-', '', ''])).toMatchObject({ certificates: [], problems: [] })
  })

  it('may lack the number and one of the days', () => {
    const [fromIssue] = listed(['Nowak Jan', 'BHP robotnicze', '', '04.05.2024', '']).certificates
    expect(fromIssue).toMatchObject({ number: 'bez numeru', expiryDate: '2027-05-04' })
    const [fromExpiry] = listed(['Nowak Jan', 'BHP robotnicze', '', '', '04.05.2027']).certificates
    expect(fromExpiry).toMatchObject({ expiryDate: '2027-05-04' })
    expect(fromExpiry).not.toHaveProperty('issueDate')
    const [endOfFirstAid] = listed(['Nowak Jan', 'Pierwsza pomoc', '1', '', '01.01.2030']).certificates
    expect(endOfFirstAid).toMatchObject({ expiryDate: '2030-01-01' })
  })

  it('may end with a month, but does not begin with one', () => {
    expect(listed(['Nowak Jan', 'SEP E G1', '1', '04.12.2022', 'XII 2027']).certificates).toMatchObject([
      { expiryDate: '2027-12-04' },
    ])
    expect(listed(['Nowak Jan', 'BHP robotnicze', '1', '04.12.2024', 'XII 2027']).certificates).toMatchObject(
      [{ expiryDate: '2027-12-31' }],
    )
    expect(listed(['Nowak Jan', 'SEP E G1', '1', 'XII 2022', '']).problems).toEqual([
      { column: 3, message: 'Podaj pełną datę wydania' },
    ])
  })

  it.each(['320 RAZEM:', 'Razem', 'Suma końcowa'])('is no person if it says „%s”', (text) => {
    const { person, problems } = listed([text, '', '', '', ''])
    expect(person).toBeUndefined()
    expect(problems).toEqual([{ message: 'To wiersz podsumowania, a nie osoba' }])
  })

  it('is a person whose name only looks like a sum', () => {
    expect(listed(['Suma Jan', '', '', '', '']).person).toMatchObject({ lastName: 'Suma' })
  })

  it('says the end itself if it is an old paper of UDT', () => {
    expect(listed(['Nowak Jan', 'wózek widłowy', '1', '04.05.2018', '']).problems).toEqual([
      { column: 4, message: 'Podaj datę ważności' },
    ])
  })

  it('may have no end only if the law sets none', () => {
    expect(listed(['Nowak Jan', 'Pierwsza pomoc', '1', '04.05.2024', 'bezterminowo']).certificates).toEqual([
      {
        qualification: { type: 'first_aid', scope: 'staff' },
        number: '1',
        issueDate: '2024-05-04',
      },
    ])
    expect(listed(['Nowak Jan', 'BHP robotnicze', '1', '04.05.2024', 'bezterminowo']).problems).toEqual([
      { column: 4, message: 'To uprawnienie ma termin. Podaj datę ważności' },
    ])
  })

  it.each([
    [['W-12', 'BHP robotnicze', '1', '04.05.2024', ''], 0, 'Podaj imię i nazwisko'],
    [['Nowak Jan', '', '1', '04.05.2024', ''], 1, 'Podaj rodzaj certyfikatu'],
    [['Nowak Jan', 'BHP robotnicze', '/', '04.05.2024', ''], 2, 'Podaj numer certyfikatu'],
    [['Nowak Jan', 'BHP robotnicze', '1', '31.02.2024', ''], 3, 'Nie ma takiego dnia'],
    [['Nowak Jan', 'BHP robotnicze', '1', '', ''], 3, 'Podaj datę wydania'],
    [['Nowak Jan', 'Imienne zezwolenie na wózek', '1', '', '31.12.2026'], 4, 'Podaj datę wydania'],
    [
      ['Nowak Jan', 'Wózek UDT', '1', '', '18.04.2027'],
      4,
      'Taki termin mają zaświadczenia UDT sprzed 1.06.2019, które straciły ważność 1.01.2024, chyba że je przedłużono. Podaj datę wydania',
    ],
    [
      ['Nowak Jan', 'Operator HDS', '1', '', '18.04.2027'],
      4,
      'Taki termin mają zaświadczenia UDT sprzed 1.06.2019, które straciły ważność 1.01.2024, chyba że je przedłużono. Podaj datę wydania',
    ],
    [
      ['Nowak Jan', 'BHP robotnicze', '1', '22.11.2026', ''],
      3,
      'Data wydania nie może być późniejsza niż dziś',
    ],
    [
      ['Nowak Jan', 'BHP robotnicze', '1', '04.05.2024', '04.05.2023'],
      4,
      'Data ważności musi być późniejsza niż data wydania',
    ],
    [
      ['Nowak Jan', 'BHP robotnicze', '1', '', '01.01.2031'],
      4,
      'Tak długo to uprawnienie nie jest ważne. Sprawdź datę',
    ],
    [['=cmd|calc', 'BHP robotnicze', '1', '04.05.2024', ''], 0, 'To wygląda na formułę. Wpisz sam tekst'],
  ])('%j is refused in column %i: %s', (cells, column, message) => {
    expect(listed(cells).problems).toEqual([{ column, message }])
  })

  it('names every error at once', () => {
    const { problems } = listed(['W-12', 'wozki', '/', '1.1.24', '32.01.2030'])
    expect(problems.map(({ column }) => column)).toEqual([0, 2, 3, 4])
  })

  it('asks what a text means, and the answer holds for every row with it', () => {
    const cells = ['Nowak Jan', 'Dopuszczenie W2', '1', '04.05.2024', '']
    expect(listed(cells).problems).toEqual([
      { column: 1, message: 'Wybierz rodzaj', asks: { text: 'Dopuszczenie W2' } },
    ])
    const meanings = new Map([['dopuszczenie w2', { type: 'bhp', scope: 'office' } as const]])
    expect(listed(cells, { meanings }).certificates).toMatchObject([
      { qualification: { type: 'bhp', scope: 'office' }, expiryDate: '2030-05-04' },
    ])
  })

  it('asks for the scope if only the type is named, and never guesses it', () => {
    expect(listed(['Nowak Jan', 'BHP', '1', '04.05.2024', '']).problems).toEqual([
      { column: 1, message: 'Wybierz zakres', asks: { text: 'BHP', type: 'bhp' } },
    ])
  })

  it('holds no certificate that a training centre may not issue', () => {
    const cells = ['Nowak Jan', 'SEP E G1', '1', '04.05.2024', '']
    expect(listed(cells, { isCentre: true }).problems).toEqual([
      { column: 1, message: 'Tego dokumentu nie wystawia ośrodek' },
    ])
  })
})

describe('a row of a training centre', () => {
  const uses: readonly ColumnUse[] = ['lastFirst', 'qualification', 'issueDate', 'issuedBy']
  const read = (issuedBy: string) =>
    parseRow(
      ['Nowak Jan', 'BHP robotnicze', '04.05.2024', issuedBy],
      1,
      rules(uses, { isCentre: true, issuer: 'Ośrodek Nasz' }),
    ).problems

  it('has no certificate of another issuer', () => {
    expect([read(''), read('ośrodek  nasz')]).toEqual([[], []])
    expect(read('Inny ośrodek')).toEqual([{ column: 3, message: 'Wpisz swój ośrodek albo pomiń wiersz' }])
  })
})

describe('a row with a date for each qualification', () => {
  const columns: ImportColumn[] = [
    { heading: 'Pracownik', use: 'firstLast' },
    { ...FORKLIFT, heading: 'Wózek od', use: 'issueDates' },
    FORKLIFT,
    { heading: 'BHP', use: 'expiryDates', qualification: { type: 'bhp', scope: 'workers' } },
  ]
  const read = (...cells: string[]) => parseRow(cells, 2, rules([], { columns }))

  it('is a person with several certificates; two columns may be of one', () => {
    expect(read('Anna Maria Nowak', '02.05.2021', '2031-05-02', '04.05.2027')).toMatchObject({
      person: { firstName: 'Anna Maria', lastName: 'Nowak' },
      certificates: [
        { qualification: FORKLIFT.qualification, issueDate: '2021-05-02', expiryDate: '2031-05-02' },
        { number: 'bez numeru', expiryDate: '2027-05-04' },
      ],
      problems: [],
    })
  })

  it('has no certificate if the cells are blank', () => {
    expect(read('Anna Nowak', '', '–', '').certificates).toEqual([])
  })

  it('names the column of a wrong date', () => {
    expect(read('Anna Nowak', '', 'tak', '').problems).toEqual([
      { column: 2, message: 'To nie jest data. Wpisz d.m.rrrr' },
    ])
  })
})

describe('a person in a row', () => {
  it('keeps what is known of them, and errors name the column', () => {
    const uses: ColumnUse[] = ['firstName', 'lastName', 'email', 'phone', 'position', 'employeeNumber']
    const cells = ['Jan', 'Nowak', 'jan@x.pl', '+48 500 000 100', '-', '0012']
    expect(parseRow(cells, 1, rules(uses)).person).toEqual({
      firstName: 'Jan',
      lastName: 'Nowak',
      email: 'jan@x.pl',
      phone: '+48 500 000 100',
      employeeNumber: '0012',
    })
    const wrong = parseRow(['', '', 'jan', '12', '', ''], 1, rules(uses))
    expect(wrong.problems.map(({ column }) => column)).toEqual([1])
    expect(parseRow(['', 'Nowak', 'jan', '12', '', ''], 1, rules(uses)).problems).toHaveLength(2)
  })

  it('has one name alone as the last name, unless it is all of the row', () => {
    const person = { firstName: '', lastName: 'Suparman' }
    const whole = rules(['lastFirst', 'position'])
    expect(parseRow(['SUPARMAN', 'Spawacz'], 1, whole).person).toEqual({ ...person, position: 'Spawacz' })
    expect(parseRow(['Lakiernia', ''], 1, whole).problems).toEqual([
      { column: 0, message: 'Podaj imię i nazwisko' },
    ])
    expect(parseRow(['Suparman'], 1, rules(['firstLast'])).person).toEqual(person)
    const two = rules(['firstName', 'lastName', 'position'])
    expect(parseRow(['', 'Suparman', 'Spawacz'], 1, two).person).toMatchObject(person)
    expect(parseRow(['Suparman', '', 'Spawacz'], 1, two).person).toMatchObject(person)
    expect(parseRow(['Lakiernia', '', ''], 1, two).person).toBeUndefined()
  })

  it('has the last name before a comma', () => {
    const row = parseRow(['Nowak-Żak, Jan Maria'], 1, rules(['firstLast']))
    expect(row.person).toEqual({ firstName: 'Jan Maria', lastName: 'Nowak-Żak' })
  })
})

describe('a reader of rows', () => {
  it('reads the same cells once', () => {
    const read = rowReader(rules(LIST))
    const cells = ['Nowak Jan', '', '', '', '']
    expect(read(cells, 1)).toBe(read(cells, 1))
    expect(read([...cells], 1)).not.toBe(read(cells, 1))
  })
})

describe('a column of an own kind', () => {
  const own = COMMON_KINDS.find(({ id }) => id === 'own_heights')
  const HEIGHTS: ImportColumn = {
    heading: 'Wysokość',
    use: 'expiryDates',
    qualification: { type: 'own', scope: 'own_heights', own },
  }
  const read = (cell: string) =>
    parseRow(['Nowak Jan', cell], 7, {
      ...rules(['lastFirst']),
      columns: [{ heading: 'Osoba', use: 'lastFirst' }, HEIGHTS],
    })

  it('gives the end alone: no day of issue is made up', () => {
    const { certificates, problems } = read('04.05.2027')
    expect(problems).toEqual([])
    expect(certificates).toMatchObject([{ number: 'bez numeru', expiryDate: '2027-05-04' }])
    expect(certificates[0]).not.toHaveProperty('issueDate')
    expect(read('XII 2027').certificates[0]?.expiryDate).toBe('2027-12-31')
  })

  it('asks for a day where the cell has none', () => {
    expect(read('bezterminowo').problems).toMatchObject([
      { message: 'To uprawnienie ma termin. Podaj datę ważności' },
    ])
    expect(read('brak').certificates).toEqual([])
  })

  it('is named in a cell as well, and its heading or cell says the voltage', () => {
    const cells = ['Nowak Jan', 'Uprawnienia na suwnice', 'S/1', '01.02.2025', '01.02.2030']
    expect(listed(cells).certificates[0]?.qualification).toMatchObject({
      type: 'own',
      scope: 'own_overhead_crane',
    })
    const sep = ['Nowak Jan', 'SEP E G1 do 1kV', 'E/1', '01.02.2025', '01.02.2030']
    expect(listed(sep).certificates[0]?.qualification.voltage).toBe('up_to_1_kv')
  })
})

describe('a person whose row has wrong cells', () => {
  const columns: ImportColumn[] = [
    { heading: 'Nazwisko i imię', use: 'lastFirst' },
    { heading: 'E-mail', use: 'email' },
    { heading: 'Data zatrudnienia', use: 'hiredOn' },
    { heading: 'Badania do', use: 'examinationEnd' },
    { heading: '', use: 'expiryDates', qualification: { type: 'bhp', scope: 'workers' } },
  ]
  const read = (...cells: string[]) => parseRow(cells, 7, rules([], { columns }))

  it('comes in with all that is right, and each wrong cell is kept with its reason', () => {
    const row = read('Nowak Jan', 'jan@', '31.02.2020', '04.05.2027', 'po świętach')
    expect(row.person).toEqual({ firstName: 'Jan', lastName: 'Nowak' })
    expect(row.examination).toEqual({ validUntil: '2027-05-04' })
    expect(row.certificates).toEqual([])
    expect(row.unreadable).toMatchObject([
      { heading: 'Data zatrudnienia', text: '31.02.2020', reason: 'Nie ma takiego dnia' },
      { heading: 'E-mail', text: 'jan@' },
      { heading: 'Kolumna E', text: 'po świętach', reason: 'To nie jest data. Wpisz d.m.rrrr' },
    ])
  })

  it('comes in without what a spreadsheet would run, unless it is the name', () => {
    expect(read('Nowak Jan', '=1+1', '', '', '')).toMatchObject({
      person: { firstName: 'Jan', lastName: 'Nowak' },
      unreadable: [{ heading: 'E-mail', text: '=1+1', reason: 'To wygląda na formułę. Wpisz sam tekst' }],
    })
    expect(read('=A1', '', '', '', '04.05.2027').person).toBeUndefined()
  })

  it('keeps words behind the sign of a formula: files of ours protect them', () => {
    const unitOf = (text: string) =>
      parseRow(['Nowak Jan', text], 1, rules(['lastFirst', 'unit'])).person?.unit
    for (const name of ['@Praca Sp. z o.o.', '=Hala A', '@ Biuro']) expect(unitOf(name)).toBe(name)
    for (const formula of [
      '=A1',
      '=Hala!A1',
      '=SUMA(A1:A9)',
      '=cmd|calc',
      '@SUM(1)',
      '=Hala+1',
      '=AB12',
      '=A1:B2',
    ])
      expect(unitOf(formula)).toBeUndefined()
  })

  it('is nobody if the row repeats the headings', () => {
    const row = read('nazwisko i imię', 'E-mail', 'Data zatrudnienia', 'Badania do', '')
    expect(row.person).toBeUndefined()
    expect(row.problems[0]?.message).toBe('To powtórzone nagłówki, a nie osoba')
    expect(row.unreadable).toEqual([])
  })
})

describe('BHP training of which the table does not say the group', () => {
  const positions: Position[] = [
    { name: 'biurowy', requirements: [{ qualification: { type: 'bhp', scope: 'office' } }] },
    { name: 'palacz', requirements: [] },
  ]
  const columns: ImportColumn[] = [
    { heading: 'Osoba', use: 'lastFirst' },
    { heading: 'Stanowisko', use: 'position' },
    { heading: 'BHP do', use: 'expiryDates', qualification: { type: 'bhp' } },
  ]
  const read = (...cells: string[]) => parseRow(cells, 7, rules([], { columns, positions }))

  it('keeps none, whatever the position asks for', () => {
    for (const position of ['Biurowy', 'palacz', 'nieznane', '']) {
      const [certificate] = read('Nowak Jan', position, '04.05.2027').certificates
      expect(certificate?.qualification).toEqual({ type: 'bhp' })
    }
  })

  it('is as long as the position asks for, and longer for no one', () => {
    const dated = columns.map((column) =>
      column.use === 'expiryDates' ? { ...column, use: 'issueDates' as const } : column,
    )
    const taken = (position: string) =>
      parseRow(['Nowak Jan', position, '04.05.2024'], 7, rules([], { columns: dated, positions }))
    expect(taken('biurowy').certificates).toMatchObject([{ expiryDate: '2030-05-04' }])
    expect(taken('nieznane').problems[0]?.message).toBe('Podaj datę ważności')
    expect(read('Nowak Jan', 'Biurowy', '04.05.2033').problems[0]?.message).toMatch(/^Tak długo/)
    expect(read('Nowak Jan', 'nieznane', '04.05.2033').problems).toEqual([])
  })

  it('is so in a list of certificates, too, but a centre is asked for the group of its own', () => {
    const list: readonly ColumnUse[] = ['lastFirst', 'position', 'qualification', 'expiryDate']
    const listedRow = (changed: Partial<RowRules>) =>
      parseRow(['Nowak Jan', 'biurowy', 'BHP', '04.05.2027'], 7, rules(list, { positions, ...changed }))
    expect(listedRow({}).certificates[0]?.qualification.scope).toBeUndefined()
    expect(listedRow({ isCentre: true }).problems[0]?.asks).toEqual({ text: 'BHP', type: 'bhp' })
  })
})

describe('the wrong cells of a document', () => {
  it('cost only themselves: the document comes with the rest', () => {
    const [certificate] = listed(['Nowak Jan', 'SEP E G1', '/', 'po świętach', '12.03.2031']).certificates
    expect(certificate).toMatchObject({ number: 'bez numeru', expiryDate: '2031-03-12' })
    expect(certificate).not.toHaveProperty('issueDate')
    const row = listed(['Nowak Jan', 'SEP E G1', '1', '12.03.2026', 'po świętach'])
    expect(row.certificates).toEqual([])
  })

  it('say of which document they are, and a cell of its end has all that is known of it', () => {
    const { unreadable } = listed(['Nowak Jan', 'ADR', '1', '2026-03-12', '?'])
    expect(unreadable).toEqual([
      {
        heading: 'expiryDate – ADR, nr 1, wydano 12.03.2026',
        text: '?',
        reason: 'To nie jest data. Wpisz d.m.rrrr',
      },
    ])
  })

  it('are named where the table has a column for one day only', () => {
    const columns: ImportColumn[] = [
      { heading: 'Osoba', use: 'lastFirst' },
      { heading: 'Spawacz od', use: 'issueDates', qualification: { type: 'own', scope: 'own_welder' } },
    ]
    const row = parseRow(['Nowak Jan', '04.05.2025'], 7, rules([], { columns }))
    expect(row.unreadable).toEqual([
      { heading: 'Spawacz od', text: '04.05.2025', reason: 'Podaj datę ważności' },
    ])
  })

  it('are of a row without a readable name, too, which is no sum', () => {
    const row = listed(['W-12', 'SEP E G1', '1', '', '12.03.2031'])
    expect(row).toMatchObject({ unreadable: [{ heading: 'lastFirst', text: 'W-12' }] })
    expect(row.isNobody).toBeUndefined()
    expect(listed(['RAZEM', '', '', '', '']).isNobody).toBe(true)
  })

  it('lack a name, which is asked for, while an empty row is nobody', () => {
    const unnamed = listed(['', 'SEP E G1', '1', '', '12.03.2031'])
    expect(unnamed).toMatchObject({ problems: [{ column: 0, message: 'Podaj imię i nazwisko' }] })
    expect(unnamed.isNobody).toBeUndefined()
    expect(listed(['', '', '1', '', '']).isNobody).toBe(true)
  })
})

describe('a name in capitals', () => {
  it('is written as people write it; any other stays', () => {
    const nameOf = (text: string) => listed([text, '', '', '', '']).person
    expect(nameOf('KOWALSKA-NOWAK ŻANETA')).toEqual({ firstName: 'Żaneta', lastName: 'Kowalska-Nowak' })
    expect(nameOf('McDonald Jan')).toEqual({ firstName: 'Jan', lastName: 'McDonald' })
    expect(nameOf('Li X')).toEqual({ firstName: 'X', lastName: 'Li' })
  })
})

describe('a cell with several qualifications', () => {
  it('makes a certificate of each, and asks for what one of them leaves open', () => {
    const cells = ['Nowak Jan', 'BHP robotnicze + ppoż', 'Z/1', '12.03.2025', '12.03.2028']
    const { certificates, problems } = listed(cells)
    expect(certificates).toMatchObject([{ qualification: { type: 'bhp' }, number: 'Z/1' }])
    expect(problems).toEqual([
      { column: 1, message: 'Wybierz zakres', asks: { text: 'ppoż', type: 'fire_protection' } },
    ])
    const wrongDay = listed(['Nowak Jan', 'SEP E+D G1', '1', '12.03.2025', '31.02.2030'])
    expect(wrongDay.problems).toEqual([{ column: 4, message: 'Nie ma takiego dnia' }])
  })
})
