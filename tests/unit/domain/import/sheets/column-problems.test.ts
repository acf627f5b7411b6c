import { describe, expect, it } from 'vitest'

import { columnProblems } from '~/domain/import/sheets/column-problems'
import type { ImportColumn } from '~/domain/import/sheets/columns'

const NAME: ImportColumn = { heading: 'Pracownik', use: 'firstLast' }

function columns(...uses: ImportColumn['use'][]): ImportColumn[] {
  return uses.map((use) => ({ heading: use, use }))
}

/** The problems of columns beside one with the names. */
function besideName(...uses: ImportColumn['use'][]) {
  return columnProblems([NAME, ...columns(...uses)], []).slice(1)
}

describe('a column that cannot be read', () => {
  it('has the day of an orzeczenie, but none has the one of the next examination', () => {
    expect(besideName('unit', 'examinationDay')).toMatchObject([
      undefined,
      { field: 'use', message: expect.stringMatching(/^Wskaż kolumnę z\sdatą następnych badań/) },
    ])
    expect(besideName('examinationDay', 'examinationEnd')).toEqual([undefined, undefined])
  })

  it('has dates of nobody knows what, and its second field mends that', () => {
    expect(besideName('position', 'expiryDates', 'issueDates')).toEqual([
      undefined,
      { field: 'qualification', message: 'Wybierz, jakiego uprawnienia są te daty.' },
      { field: 'qualification', message: 'Wybierz, jakiego uprawnienia są te daty.' },
    ])
  })

  it('has what another one has: it is the later one, and says which other', () => {
    expect(besideName('unit', 'position', 'unit')).toEqual([
      undefined,
      undefined,
      { field: 'use', message: '„Dział” to już kolumna „unit”. Wybierz co innego.' },
    ])
    const unnamed: ImportColumn[] = [
      { heading: '', use: 'unit' },
      { heading: '', use: 'unit' },
    ]
    expect(columnProblems([NAME, ...unnamed], [])[2]?.message).toContain('to już kolumna B.')
    expect(besideName('induction', 'induction')[1]?.field).toBe('use')
  })

  it('has dates of the same qualification as another one, unless one has the issue and one the end', () => {
    const dates: ImportColumn = {
      heading: 'Wózek',
      use: 'expiryDates',
      qualification: { type: 'machine_operator', scope: 'forklift' },
    }
    expect(columnProblems([NAME, dates, { ...dates, heading: 'Druga' }], [])).toEqual([
      undefined,
      undefined,
      {
        field: 'qualification',
        message: 'Daty tego uprawnienia ma już kolumna „Wózek”. Wybierz inne albo pomiń tę kolumnę.',
      },
    ])
    expect(columnProblems([NAME, dates, { ...dates, use: 'issueDates' }], [])).toEqual(
      Array.from({ length: 3 }, () => undefined),
    )
  })

  it('is the first one with a number or a day of certificates of which nobody says the kind', () => {
    expect(besideName('unit', 'number', 'expiryDate')).toMatchObject([
      undefined,
      { field: 'use', message: expect.stringMatching(/^Wskaż kolumnę z\srodzajem/) },
      undefined,
    ])
    expect(besideName('qualification', 'number', 'expiryDate').filter(Boolean)).toEqual([])
  })
})

describe('a sheet without a name', () => {
  const rows = [
    ['1', 'Operator Wózka', 'Kowalska-Nowak Żaneta', 'urlop'],
    ['2', 'brygadzista', 'WÓJCIK JAN', ''],
    ['3', 'Monter', 'Żak, Anna', 'Praca zdalna'],
  ]
  const places = (...uses: ImportColumn['use'][]) =>
    columnProblems(columns(...uses), rows).flatMap((problem, place) => (problem ? [place] : []))

  it('asks for it in the column that looks most like one, among those that are left out', () => {
    expect(places('ignored', 'ignored', 'ignored', 'ignored')).toEqual([2])
    expect(places('ignored', 'position', 'lastFirst', 'ignored')).toEqual([])
    expect(columnProblems(columns('ignored', 'position', 'ignored'), rows)[2]).toEqual({
      field: 'use',
      message: expect.stringMatching(/^Wskaż kolumnę z\simieniem i\snazwiskiem albo dwie/),
    })
  })

  it('asks for the missing half of it only', () => {
    const [, last] = columnProblems(columns('firstName', 'ignored'), [
      ['Jan', 'Nowak'],
      ['Ewa', 'Kos'],
    ])
    expect(last?.message).toMatch(/^Wskaż też kolumnę z\snazwiskiem/)
    expect(columnProblems(columns('firstName', 'lastName'), [])).toEqual([undefined, undefined])
  })

  it('asks in the first column if nothing looks like a name', () => {
    expect(columnProblems(columns('unit', 'position'), [['A', 'B']])[0]?.field).toBe('use')
  })
})
