import { describe, expect, it } from 'vitest'

import { parseRow } from '~/domain/import/rows/rows'
import type { ColumnUse, ImportColumn } from '~/domain/import/sheets/columns'

import { TODAY } from '../../../../support/builders'

function read(uses: readonly ColumnUse[], ...cells: string[]) {
  const columns = (['lastFirst', ...uses] as const).map((use): ImportColumn => ({ heading: use, use }))
  const rules = { columns, meanings: new Map(), kinds: [], positions: [], today: TODAY, isCentre: false }
  return parseRow(['Nowak Jan', ...cells], 7, rules)
}

describe('the orzeczenie in a row', () => {
  const examined = (...cells: string[]) => read(['examinationEnd', 'examinationDay'], ...cells)

  it('has the day of the next examination, and may have its own', () => {
    expect(examined('12.11.2027', '12.11.2025').examination).toEqual({
      validUntil: '2027-11-12',
      examinedOn: '2025-11-12',
    })
    expect(examined('12.11.2027', '').examination).toEqual({ validUntil: '2027-11-12' })
    expect(read(['examinationEnd'], '01.03.2026')).toMatchObject({
      examination: { validUntil: '2026-03-01' },
      problems: [],
    })
  })

  it('ends with the last day of a month', () => {
    expect(examined('XII 2027', '').examination).toEqual({ validUntil: '2027-12-31' })
  })

  it.each(['', 'brak', '-'])('is missing if the cell says „%s”', (text) => {
    const row = examined(text, text)
    expect(row.examination).toBeUndefined()
    expect(row.problems).toEqual([])
  })

  it.each([
    ['bezterminowo', '', 1, 'Orzeczenie ma datę następnych badań. Podaj ją'],
    ['zdolny', '', 1, 'To nie jest data. Wpisz d.m.rrrr'],
    ['12.11.2025', '12.11.2025', 1, 'Podaj datę następnych badań, późniejszą niż data orzeczenia'],
  ])('„%s” with the day „%s” is refused in column %i: %s', (end, day, column, message) => {
    const row = examined(end, day)
    expect(row.problems).toEqual([{ column, message }])
    expect(row.examination).toBeUndefined()
  })

  it.each([
    ['XI 2025', 'Podaj pełną datę'],
    ['22.11.2026', 'Data nie może być w przyszłości'],
  ])('keeps its end without the wrong day „%s”', (day, message) => {
    const row = examined('12.11.2027', day)
    expect(row.problems).toEqual([{ column: 2, message }])
    expect(row.examination).toEqual({ validUntil: '2027-11-12' })
  })

  it.each([
    ['', 'Podaj datę następnych badań'],
    ['po świętach', 'To nie jest data. Wpisz d.m.rrrr'],
  ])('with the end „%s” keeps its day, and the end waits on the page of the person', (end, message) => {
    const row = examined(end, '12.11.2025')
    expect(row.problems).toEqual([{ column: 1, message }])
    expect(row.examination).toEqual({ examinedOn: '2025-11-12' })
    expect(row.unreadable).toMatchObject([{ text: end, reason: message }])
  })

  it('that is wrong leaves the person and the certificates of the row', () => {
    const uses = ['examinationEnd', 'qualification', 'issueDate'] as const
    expect(read(uses, 'zdolny', 'BHP robotnicze', '04.05.2024')).toMatchObject({
      person: { lastName: 'Nowak' },
      certificates: [{ issueDate: '2024-05-04' }],
      problems: [{ column: 1 }],
    })
  })
})

describe('the initial training in a row', () => {
  it('has both parts in one column, or each in its own, which says more', () => {
    expect(read(['induction'], '01.09.1998').induction).toEqual({
      generalOn: '1998-09-01',
      positionOn: '1998-09-01',
    })
    const parts = read(['generalInduction', 'positionInduction'], '01.09.1998', '02.09.1998')
    expect(parts.induction).toEqual({ generalOn: '1998-09-01', positionOn: '1998-09-02' })
    const moved = read(['induction', 'positionInduction'], '01.09.1998', '04.05.2020')
    expect(moved.induction).toEqual({ generalOn: '1998-09-01', positionOn: '2020-05-04' })
  })

  it('may have one part, or none', () => {
    expect(read(['positionInduction'], '04.05.2020').induction).toEqual({ positionOn: '2020-05-04' })
    expect(read(['generalInduction', 'positionInduction'], 'brak', '').induction).toBeUndefined()
  })

  it('keeps one part if the other one is wrong', () => {
    const row = read(['generalInduction', 'positionInduction'], '01.09.1998', '09.1998')
    expect(row.problems).toEqual([{ column: 2, message: 'Podaj pełną datę' }])
    expect(row.induction).toEqual({ generalOn: '1998-09-01' })
  })

  it.each([
    ['09.1998', 'Podaj pełną datę'],
    ['bezterminowo', 'Podaj pełną datę'],
    ['22.11.2026', 'Data nie może być w przyszłości'],
    ['tak', 'To nie jest data. Wpisz d.m.rrrr'],
  ])('„%s” is refused: %s', (text, message) => {
    const row = read(['induction'], text)
    expect(row.problems).toEqual([{ column: 1, message }])
    expect(row.induction).toBeUndefined()
  })
})
