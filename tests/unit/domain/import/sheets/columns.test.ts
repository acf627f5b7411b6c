import { describe, expect, it } from 'vitest'

import { columnProblems } from '~/domain/import/sheets/column-problems'
import { findHeadings, proposeColumns, rememberColumns } from '~/domain/import/sheets/column-proposal'
import { columnLabel, type ImportColumn } from '~/domain/import/sheets/columns'
import { listLeftOut } from '~/domain/import/sheets/left-out-columns'
import type { Sheet } from '~/domain/import/sheets/workbook'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

import { TODAY } from '../../../../support/builders'

const NOTHING = { columns: new Map<string, string>(), isCentre: false, kinds: COMMON_KINDS, today: TODAY }

function sheet(...rows: string[][]): Sheet {
  return { name: '', rows }
}

function usesOf(headings: string[], cells: string[] = []) {
  return proposeColumns(sheet(headings, cells), 0, NOTHING).map(({ use }) => use)
}

describe('the headings of a sheet', () => {
  it('stand in the row that knows most of them, below a title', () => {
    const rows = [['Uprawnienia pracowników'], [''], ['Nazwisko', 'Imię', 'Rodzaj'], ['Nowak', 'Jan', 'BHP']]
    expect(findHeadings(sheet(...rows))).toBe(2)
  })

  it('may be missing, and then no row is taken for them', () => {
    expect(findHeadings(sheet(['Nowak', 'Jan', '2026-01-01']))).toBeUndefined()
  })
})

describe('a text that is too long for a heading', () => {
  const long = `Numer certyfikatu ${'nr '.repeat(200)}`

  it('is none, and its column is ignored', () => {
    expect(findHeadings(sheet([long], ['Imię']))).toBe(1)
    expect(usesOf([long])).toEqual(['ignored'])
  })
})

describe('the use of a column', () => {
  it('is proposed by Polish headings', () => {
    expect(
      usesOf([
        'Nazwisko i imię',
        'Nr ewidencyjny',
        'Stanowisko',
        'Dział',
        'E-mail',
        'Telefon',
        'Rodzaj uprawnienia',
        'Zakres',
        'Numer zaświadczenia',
        'Data wydania',
        'Ważne do',
        'Wystawca',
        'Uwagi',
      ]),
    ).toEqual([
      'lastFirst',
      'employeeNumber',
      'position',
      'unit',
      'email',
      'phone',
      'qualification',
      'scope',
      'number',
      'issueDate',
      'expiryDate',
      'issuedBy',
      'ignored',
    ])
  })

  it('is the day of hire or the last one of work, and of none of the certificates', () => {
    expect(
      usesOf(['Nazwisko i imię', 'Data zatrudnienia', 'Data zwolnienia', 'Ważne do', 'Rodzaj uprawnienia']),
    ).toEqual(['lastFirst', 'hiredOn', 'leftOn', 'expiryDate', 'qualification'])
    const centre = proposeColumns(sheet(['Uczestnik', 'Data zatrudnienia']), 0, {
      ...NOTHING,
      isCentre: true,
    })
    expect(centre[1]?.use).toBe('ignored')
  })

  it.each(['Data zakończenia zatrudnienia', 'Data ustania zatrudnienia', 'Zatrudniony do', 'Koniec umowy'])(
    'is the last day of work, not that of hire, for „%s”',
    (heading) => {
      expect(usesOf([heading])).toEqual(['leftOn'])
    },
  )

  it('is no day of employment without days, and no sick leave', () => {
    const cells = ['Nowak Jan', 'umowa o pracę', '02.11.2026', '04.05.2026']
    expect(
      usesOf(['Nazwisko i imię', 'Forma zatrudnienia', 'Data zatrudnienia', 'Zwolnienie L4 do'], cells),
    ).toEqual(['lastFirst', 'basis', 'hiredOn', 'ignored'])
  })

  it('is no date without a kind if others are by kind', () => {
    const cells = ['Nowak Jan', '04.05.2027', '04.05.2027', 'tak']
    const columns = proposeColumns(
      sheet(['Nazwisko i imię', 'BHP robotnicze ważne do', 'Data ważności', 'Uwagi'], cells),
      0,
      NOTHING,
    )
    expect(columns.map(({ use }) => use)).toEqual(['lastFirst', 'expiryDates', 'ignored', 'ignored'])
    expect(listLeftOut(columns, [cells])).toEqual([
      { name: 'Data ważności', example: '04.05.2027' },
      { name: 'Uwagi', example: 'tak' },
    ])
  })

  it('is of another kind if two columns would be of one, so that none is lost', () => {
    const cells = ['Nowak Jan', '04.05.2028', '04.05.2026']
    const columns = proposeColumns(
      sheet(['Nazwisko i imię', 'Spawacz MAG ważne do', 'Spawacz TIG ważne do'], cells),
      0,
      NOTHING,
    )
    expect(columns.map(({ qualification }) => qualification?.own?.name)).toEqual([
      undefined,
      'Świadectwo spawacza',
      'Spawacz TIG',
    ])
    const same = columns.map((column, place) => (place === 2 ? { ...columns[1], ...column } : column))
    expect(columnProblems(same, [])).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['Data ważności badań słuchu', 'Badań słuchu', true],
    ['Szczepienia ważne do', 'Szczepienia', true],
    ['Termin kursu hakowego', 'Kursu hakowego', false],
  ])('of „%s” beside others by kind is the own kind „%s”', (heading, name, isMedical) => {
    const [, , column] = proposeColumns(
      sheet(
        ['Nazwisko i imię', 'BHP robotnicze ważne do', heading],
        ['Nowak Jan', '04.05.2027', '04.05.2027'],
      ),
      0,
      NOTHING,
    )
    expect(column?.qualification?.own).toMatchObject({ name, isMedical })
  })

  it.each(['Stopień niepełnosprawności ważny do', 'Zwolnienie L4 ważne do', 'Umowa ważna do'])(
    'of „%s” is no kind: it is left out',
    (heading) => {
      const cells = ['Nowak Jan', '04.05.2027', '04.05.2027']
      expect(usesOf(['Nazwisko i imię', 'BHP robotnicze ważne do', heading], cells)[2]).toBe('ignored')
    },
  )

  it('is proposed for the file that this app saves', () => {
    const own = [
      'Posiadacz',
      'Dla odróżnienia',
      'Rodzaj',
      'Zakres',
      'Numer',
      'Status',
      'Data wydania',
      'Data ważności',
      'Wystawca',
    ]
    expect(usesOf(own)).toEqual([
      'firstLast',
      'ignored',
      'qualification',
      'scope',
      'number',
      'ignored',
      'issueDate',
      'expiryDate',
      'issuedBy',
    ])
  })

  it('is the dates of a qualification if its heading names one and its cells are days', () => {
    const [, workers, bhp] = proposeColumns(
      sheet(['Pracownik', 'BHP robotnicze', 'BHP'], ['Jan Nowak', '2027-05-04', '04.05.2027']),
      0,
      NOTHING,
    )
    expect(workers).toEqual({
      heading: 'BHP robotnicze',
      use: 'expiryDates',
      qualification: { type: 'bhp', scope: 'workers' },
    })
    // The group follows the position of each person; a training centre knows none.
    expect(bhp).toEqual({ heading: 'BHP', use: 'expiryDates', qualification: { type: 'bhp' } })
    const centre = proposeColumns(sheet(['Uczestnik', 'BHP'], ['Jan Nowak', '04.05.2027']), 0, {
      ...NOTHING,
      isCentre: true,
      kinds: [],
    })
    expect(centre[1]).toEqual({ heading: 'BHP', use: 'expiryDates' })
  })

  it('is the dates of a qualification, too, if its days are unclear: they are asked for', () => {
    const cells = ['Nowak Jan', '15-03-28', '04/05/2027']
    const headings = ['Nazwisko i imię', 'Szkolenie BHP', 'UDT wózek']
    expect(usesOf(headings, cells)).toEqual(['lastFirst', 'expiryDates', 'expiryDates'])
    expect(usesOf(headings, ['Nowak Jan', '99-99-26', 'tak'])).toEqual([
      'lastFirst',
      'qualification',
      'ignored',
    ])
  })

  it('is the company of each person only for a training centre', () => {
    const firms = sheet(['Uczestnik', 'Firma'])
    const useFor = (isCentre: boolean) => proposeColumns(firms, 0, { ...NOTHING, isCentre })[1]?.use
    expect([useFor(true), useFor(false)]).toEqual(['company', 'ignored'])
  })

  it('is given to one column only', () => {
    expect(usesOf(['Stanowisko', 'Stanowisko'])).toEqual(['position', 'ignored'])
  })

  it('is remembered by the heading, also if that is called like a property of every object', () => {
    const chosen: ImportColumn[] = [
      { heading: 'Kod', use: 'employeeNumber' },
      { heading: 'constructor', use: 'unit' },
      { heading: 'Wózek', use: 'issueDates', qualification: { type: 'machine_operator', scope: 'forklift' } },
      { heading: '', use: 'phone' },
    ]
    const next = sheet(['KOD', '__proto__', 'constructor', 'wózek', ''])
    expect(proposeColumns(next, 0, { ...NOTHING, columns: rememberColumns(chosen) })).toEqual([
      { heading: 'KOD', use: 'employeeNumber' },
      { heading: '__proto__', use: 'ignored' },
      { heading: 'constructor', use: 'unit' },
      { heading: 'wózek', use: 'issueDates', qualification: { type: 'machine_operator', scope: 'forklift' } },
      { heading: '', use: 'ignored' },
    ])
  })
})

describe('what a heading says of its days', () => {
  const useOf = (heading: string, ...cells: string[]) =>
    proposeColumns(
      sheet(['Nazwisko i imię', heading], ...cells.map((cell) => ['Nowak Jan', cell])),
      0,
      NOTHING,
    )[1]?.use

  it.each([
    'Szkolenie BHP – data',
    'BHP z dnia',
    'Data odbycia szkolenia BHP',
    'SEP E G1 data wystawienia',
    'SEP E G1 – egzamin z dnia',
    'Data uzyskania UDT wózek',
    'Ostatnie szkolenie BHP',
    'SEP E G1 ważne od',
    'Data szkolenia BHP',
  ])('„%s” has days of issue', (heading) => {
    expect(useOf(heading, '04.05.2024')).toBe('issueDates')
  })

  it.each([
    'BHP ważne do',
    'Szkolenie BHP – data nast.',
    'Termin szkolenia BHP',
    'Kolejne szkolenie BHP',
    'Data ważności BHP',
    'Data następnego szkolenia BHP',
    'SEP E G1 do 1 kV ważne do',
  ])('„%s” has ends, also if all are over', (heading) => {
    expect(useOf(heading, '04.05.2024')).toBe('expiryDates')
  })

  it.each([
    'Szkolenie BHP',
    'BHP data odbycia / ważne do',
    'Koniec szkolenia BHP',
    'Data końca kursu BHP',
    'Terminal BHP',
  ])('of „%s” is not said', (heading) => {
    expect(useOf(heading, '04.05.2024', '04.05.2025')).toBe('unclearDates')
    // A day of issue is never to come, but one of many may be a slip.
    expect(useOf(heading, '04.05.2024', '04.05.2028')).toBe('expiryDates')
    const manyPast = Array.from({ length: 20 }, () => '04.05.2024')
    expect(useOf(heading, ...manyPast, '04.05.2062')).toBe('unclearDates')
  })

  it('is asked for before anything is read', () => {
    const cells = ['Nowak Jan', '04.05.2024', '04.05.2024', '04.05.2024']
    const headings = ['Nazwisko i imię', 'Szkolenie BHP', 'Ppoż', 'Badania lekarskie']
    const columns = proposeColumns(sheet(headings, cells), 0, NOTHING)
    const [, ofTraining, ofKind, ofExamination] = columnProblems(columns, [])
    expect(ofTraining?.message).toMatch(/^Nagłówek nie mówi, czy to dni wydania/)
    expect(ofKind?.message).toMatch(/^Nagłówek nie mówi, czy to dni wydania/)
    expect(ofExamination?.message).toMatch(/^Nagłówek nie mówi, czy to dni badań/)
    expect(columns[1]?.qualification).toEqual({ type: 'bhp' })
  })

  it('counts more than what an earlier version remembered', () => {
    const columns = new Map([['data szkolenia bhp', 'expiryDates bhp.workers']])
    const rows = sheet(['Nazwisko i imię', 'Data szkolenia BHP'], ['Nowak Jan', '04.05.2024'])
    expect(proposeColumns(rows, 0, { ...NOTHING, columns })[1]?.use).toBe('issueDates')
  })

  it('is no day of a document for a day of birth, nor an issue for a name of the issuer', () => {
    expect(useOf('Data urodzenia', '04.05.1984')).toBe('ignored')
    expect(useOf('Wydane przez', 'Ośrodek Alfa')).toBe('issuedBy')
  })
})

describe('a column with values', () => {
  it('is still that of its heading if half of them cannot be read', () => {
    const cells = ['04.05.2028', 'po świętach', 'zapytać', 'tak']
    const columns = proposeColumns(
      sheet(['Nazwisko i imię', 'BHP ważne do'], ...cells.map((cell) => ['Nowak Jan', cell])),
      0,
      NOTHING,
    )
    expect(columns[1]?.use).toBe('expiryDates')
  })

  it('is named with an example if it is left out, „Lp.” excepted', () => {
    const columns: ImportColumn[] = [
      { heading: 'Lp.', use: 'ignored' },
      { heading: 'Uwagi', use: 'ignored' },
      { heading: '', use: 'ignored' },
      { heading: 'Puste', use: 'ignored' },
    ]
    expect(
      listLeftOut(columns, [
        ['1', '-', '2027-05-04', ''],
        ['2', 'urlop', '', ''],
      ]),
    ).toEqual([
      { name: 'Uwagi', example: 'urlop' },
      { name: 'Kolumna C', example: '2027-05-04' },
    ])
  })
})

describe('a heading of somebody or something else', () => {
  it.each([
    'Imię i nazwisko przełożonego',
    'Osoba do kontaktu',
    'Telefon do bliskich',
    'Stanowisko przełożonego',
    'Nazwisko panieńskie',
    'Imię ojca',
    'Działanie',
    'Termin działania',
    'PESEL',
  ])('„%s” is left out', (heading) => {
    expect(usesOf([heading])).toEqual(['ignored'])
  })

  it('does not take the place of the person’s own name', () => {
    expect(usesOf(['Imię i nazwisko przełożonego', 'Imię i nazwisko'])).toEqual(['ignored', 'firstLast'])
  })

  it('„Komórka organizacyjna” is a department, and „Telefon komórkowy” a telephone', () => {
    expect(usesOf(['Komórka organizacyjna', 'Telefon komórkowy'])).toEqual(['unit', 'phone'])
  })
})

describe('the label of a column', () => {
  it('says what it holds, and of which qualification its dates are', () => {
    const forklift = { type: 'machine_operator', scope: 'forklift' } as const
    expect(columnLabel({ heading: 'A', use: 'position' })).toBe('Stanowisko')
    expect(columnLabel({ heading: 'A', use: 'expiryDates', qualification: forklift })).toMatch(
      /^Ważne do: .*UDT.*wózek podnośnikowy$/,
    )
    expect(columnLabel({ heading: 'A', use: 'issueDates', qualification: { type: 'bhp' } })).toMatch(
      /^Wydane: .*BHP$/,
    )
  })
})
