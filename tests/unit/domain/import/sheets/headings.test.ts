import { describe, expect, it } from 'vitest'

import { findHeadings } from '~/domain/import/sheets/column-proposal'
import { headingsOf } from '~/domain/import/sheets/headings'

const sheet = (...rows: string[][]) => ({ name: '', rows })

describe('two rows of headings', () => {
  const table = sheet(
    ['Wykaz pracowników'],
    ['Lp.', 'Nazwisko i imię', 'Stanowisko', 'Szkolenie BHP', '', 'SEP E G1', ''],
    ['', '', '', 'data', 'ważne do', 'ważne od', 'ważne do'],
    ['1', 'Testowy Adam', '', '12.03.2025', '12.03.2028', '', ''],
  )

  it('are one: the upper one says of what the days of the lower one are', () => {
    expect(findHeadings(table)).toBe(2)
    expect(headingsOf(table, 2)).toEqual([
      'Lp.',
      'Nazwisko i imię',
      'Stanowisko',
      'Szkolenie BHP data',
      'Szkolenie BHP ważne do',
      'SEP E G1 ważne od',
      'SEP E G1 ważne do',
    ])
  })

  it('may have all other headings in the lower one, also where merged cells repeat their text', () => {
    const below = sheet(
      ['Osoba', '', 'Szkolenie BHP', 'Szkolenie BHP'],
      ['Nazwisko i imię', 'Stanowisko', 'data', 'ważne do'],
      ['Testowy Adam', 'Magazynier', '12.03.2025', '12.03.2028'],
    )
    expect(findHeadings(below)).toBe(1)
    expect(headingsOf(below, 1)).toEqual([
      'Nazwisko i imię',
      'Stanowisko',
      'Szkolenie BHP data',
      'Szkolenie BHP ważne do',
    ])
  })

  it('are no title above one row of headings, and no row of a person below it', () => {
    const titled = sheet(['Rejestr szkoleń BHP'], ['Data', 'Nazwisko i imię', 'Ważne do'])
    expect(headingsOf(titled, 1)).toEqual(['Data', 'Nazwisko i imię', 'Ważne do'])
    expect(headingsOf(table, 3)).toEqual(['1', 'Testowy Adam', '', '12.03.2025', '12.03.2028', '', ''])
  })
})

describe('a heading', () => {
  it('is one line, whatever the column was broken into', () => {
    const broken = ['Szkole-\nnie BHP\r\nważne do', 'Stano\u00adwisko', 'Nazwisko\ni imię']
    expect(headingsOf(sheet(broken), 0)).toEqual(['Szkolenie BHP ważne do', 'Stanowisko', 'Nazwisko i imię'])
  })
})
