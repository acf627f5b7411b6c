import { describe, expect, it } from 'vitest'

import { WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import { parseRow } from '~/domain/import/rows/rows'
import { proposeColumns } from '~/domain/import/sheets/column-proposal'
import { listLeftOut, namesWithExamples } from '~/domain/import/sheets/left-out-columns'
import { hidePesels, isPesel, NO_PESEL } from '~/domain/import/sheets/pesel'

import { TODAY } from '../../../../support/builders'

const CONTEXT = { columns: new Map<string, string>(), isCentre: false, kinds: [], today: TODAY }

describe('a PESEL', () => {
  it('is eleven digits with a day of birth and a check digit', () => {
    expect(isPesel('44051401359')).toBe(true)
    expect(isPesel('02270803624')).toBe(true)
    expect(isPesel('44051401358')).toBe(false)
    expect(isPesel('48500000100')).toBe(false)
  })

  it('is shown and read nowhere: its column is left out and says why', () => {
    const { rows } = hidePesels({
      name: '',
      rows: [
        ['Nazwisko i imię', 'Numer ewidencyjny (PESEL)', 'Nr pracownika'],
        ['Testowy Adam', '00000000000', '44051401359'],
        ['Przykładna Beata', '1234567890', '44051401359'],
      ],
    })
    const columns = proposeColumns({ name: '', rows }, 0, CONTEXT)
    expect(columns.map(({ use }) => use)).toEqual(['lastFirst', 'ignored', 'ignored'])
    const text = namesWithExamples(listLeftOut(columns, rows.slice(1)))
    expect(text).toMatch(/^„Numer ewidencyjny \(PESEL\)” \(numery PESEL, .*„Nr pracownika” \(numery PESEL/)
    expect(JSON.stringify(rows)).not.toMatch(/\d{9}/)
  })

  it('of one cell alone is a problem of that cell', () => {
    const columns = [
      { heading: 'Osoba', use: 'lastFirst' as const },
      { heading: 'Nr', use: 'employeeNumber' as const },
    ]
    const rules = { columns, meanings: new Map(), kinds: [], positions: [], today: TODAY, isCentre: false }
    const [cells = []] = hidePesels({ name: '', rows: [['Nowak Jan', '44051401359']] }).rows
    const row = parseRow(cells, 1, rules)
    expect(row.person).toEqual({ lastName: 'Nowak', firstName: 'Jan' })
    expect(row.unreadable).toEqual([{ heading: 'Nr', text: 'PESEL', reason: NO_PESEL }])
  })

  it.each(['Nowak Jan 44051401359', 'Nowak Jan, PESEL: 44051401359', 'Nowak Jan (44051401359)'])(
    'beside a name is taken off it: %s',
    (text) => {
      const rules = {
        columns: [
          { heading: 'Osoba', use: 'lastFirst' as const },
          { heading: 'Rodzaj', use: 'qualification' as const },
          { heading: 'Nr', use: 'number' as const },
          { heading: 'Data', use: 'issueDate' as const },
        ],
        meanings: new Map(),
        kinds: [],
        positions: [],
        today: TODAY,
        isCentre: false,
      }
      const sheet = { name: '', rows: [[text, 'BHP robotnicze', '44051401359', '01.02.2026']] }
      const [cells = []] = hidePesels(sheet).rows
      const row = parseRow(cells, 1, rules)
      expect(row.person).toEqual({ lastName: 'Nowak', firstName: 'Jan' })
      expect(row.certificates).toMatchObject([{ number: WITHOUT_NUMBER }])
      expect(row.problems).toEqual([
        { column: 0, message: NO_PESEL },
        { column: 2, message: NO_PESEL },
      ])
    },
  )
})

describe('an e-mail in a cell', () => {
  const columns = [
    { heading: 'Osoba', use: 'lastFirst' as const },
    { heading: 'E-mail', use: 'email' as const },
  ]
  const rules = { columns, meanings: new Map(), kinds: [], positions: [], today: TODAY, isCentre: false }

  it.each([
    ["s.o'brien@firma.example", "s.o'brien@firma.example"],
    ['Jan Kowalski <jan@firma.example>', 'jan@firma.example'],
    ['mailto:jan@firma.example', 'jan@firma.example'],
    ['danuta@xn--ksigowa-z8a.example', 'danuta@xn--ksigowa-z8a.example'],
  ])('%s is %s', (text, email) => {
    expect(parseRow(['Nowak Jan', text], 1, rules).person?.email).toBe(email)
  })

  it('is a problem if it is none', () => {
    expect(parseRow(['Nowak Jan', 'jan@firma'], 1, rules).problems).toMatchObject([{ column: 1 }])
  })
})
