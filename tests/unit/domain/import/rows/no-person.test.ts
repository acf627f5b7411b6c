import { describe, expect, it } from 'vitest'

import { HAS_LEFT, sectionsOf } from '~/domain/import/rows/no-person'
import { inSection, parseRow, wordsForNoDay } from '~/domain/import/rows/rows'
import type { RowRules } from '~/domain/import/rows/rules'
import type { ImportColumn } from '~/domain/import/sheets/columns'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

import { TODAY } from '../../../../support/builders'

const COLUMNS: ImportColumn[] = [
  { heading: 'Nazwisko', use: 'lastName' },
  { heading: 'Imię', use: 'firstName' },
  { heading: 'Stanowisko', use: 'position' },
  { heading: 'Status', use: 'ignored' },
  { heading: 'Badania do', use: 'examinationEnd' },
]

const RULES: RowRules = {
  columns: COLUMNS,
  meanings: new Map(),
  kinds: COMMON_KINDS,
  positions: [],
  today: TODAY,
  isCentre: false,
}

const read = (...cells: string[]) => parseRow(cells, 1, RULES)

describe('a row that is no person', () => {
  it.each([
    [['1', '2', '3', '4', '5'], 'To numery kolumn, a nie osoba'],
    [['Dział produkcji'], 'To nazwa działu albo grupy, a nie osoba'],
    [['Magazyn główny', '', ''], 'To nazwa działu albo grupy, a nie osoba'],
    [['DZIAŁ IT', 'DZIAŁ IT', 'DZIAŁ IT'], 'To nazwa działu albo grupy, a nie osoba'],
    [['Pracownicy zwolnieni'], 'To nazwa działu albo grupy, a nie osoba'],
    [['Razem: 2 osoby'], 'To wiersz podsumowania, a nie osoba'],
    [['Liczba pracowników: 12'], 'To wiersz podsumowania, a nie osoba'],
    [['Sporządził:', 'Jan Kontrolny'], 'To dopisek pod tabelą, a nie osoba'],
    [['Data aktualizacji', '30.09.2026'], 'To dopisek pod tabelą, a nie osoba'],
    [['Wakat', '', 'Spawacz'], 'To wolne stanowisko, a nie osoba'],
    [['N.N.', '', 'Spawacz'], 'To wolne stanowisko, a nie osoba'],
    [['Nazwisko', 'Imię'], 'To powtórzone nagłówki, a nie osoba'],
  ])('%j says why', (cells, message) => {
    expect(read(...cells)).toMatchObject({ isNobody: true, problems: [{ message }], unreadable: [] })
  })

  it('is not one with a name that only looks like a department', () => {
    expect(read('Hala', 'Anna', 'Magazynier').person).toMatchObject({ lastName: 'Hala' })
    expect(read('Suma', 'Jan').person).toMatchObject({ lastName: 'Suma' })
  })
})

describe('the rows below a group', () => {
  const rows = [
    ['Nazwisko', 'Imię'],
    ['Nowak', 'Anna'],
    ['Dział produkcji'],
    ['Lis', 'Jan'],
    ['Pracownicy zwolnieni'],
    ['Kos', 'Ewa'],
  ]
  const sections = sectionsOf(rows, 0)
  const at = (place: number, takesDepartment: boolean) =>
    inSection(read(...(rows[place] ?? [])), sections.get(place), takesDepartment)

  it('have its department if that is said', () => {
    expect(at(3, true).person?.unit).toBe('Dział produkcji')
    expect(at(3, false).person).not.toHaveProperty('unit')
    expect(at(1, true).person).not.toHaveProperty('unit')
  })

  it('have it no more in the next sheet', () => {
    const next = sectionsOf([...rows, ['Wilk', 'Ola']], 0, [{ begin: 0 }, { begin: 6 }])
    expect(next.get(5)).toEqual({ areLeavers: true })
    expect(next.has(6)).toBe(false)
  })

  it('are asked about if they left', () => {
    expect(at(5, true).problems).toEqual([{ message: HAS_LEFT }])
    expect(at(5, true).person).not.toHaveProperty('unit')
  })
})

describe('a person who left', () => {
  it('is asked about by a word in any cell', () => {
    expect(read('Nowak', 'Jan', 'Magazynier', 'ZWOLNIONY').problems).toEqual([
      { column: 3, message: HAS_LEFT },
    ])
    expect(read('Nowak', 'Jan', 'Magazynier', 'pracuje').problems).toEqual([])
  })
})

describe('words for no day', () => {
  it('are listed once', () => {
    const rows = [
      ['', '', 'x', '', 'x'],
      ['', '', '', '', '#N/D!'],
      ['', '', '', '', 'x'],
    ]
    expect(wordsForNoDay(rows, COLUMNS)).toEqual(['x', '#N/D!'])
  })
})
