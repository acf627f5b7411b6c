import { describe, expect, it } from 'vitest'

import { parseCellDay } from '~/domain/import/texts/cell-day'

function day(text: string) {
  const read = parseCellDay(text)
  return read.kind === 'day' ? read.day : read.kind === 'problem' ? read.message : read.kind
}

describe('a day in a cell', () => {
  it.each([
    ['12.03.2026', '2026-03-12'],
    ['2.5.2021', '2021-05-02'],
    ['2.05.2021 r.', '2021-05-02'],
    ['02-05-2021', '2021-05-02'],
    ['2026-03-12', '2026-03-12'],
    ['2026-03-12 00:00:00', '2026-03-12'],
    ['2026-03-12T00:00:00.000Z', '2026-03-12'],
    ['2026/3/12', '2026-03-12'],
    [' 29.02.2024 ', '2024-02-29'],
    ['12 marca 2028 r.', '2028-03-12'],
    ['12 marca 2028', '2028-03-12'],
    ['niedziela, 12 marca 2028', '2028-03-12'],
    ['12.III.2028', '2028-03-12'],
    ['12 III 2028 r.', '2028-03-12'],
    ['12 mar 2028', '2028-03-12'],
    ['12-mar-2028', '2028-03-12'],
    ['12-Oct-2028', '2028-10-12'],
    ['do 12.03.2028', '2028-03-12'],
    ['ważne do 12.03.2028 r.', '2028-03-12'],
    ['do dnia 12.03.2028', '2028-03-12'],
    ['z dnia 12.03.2024', '2024-03-12'],
    ['12,03,2028', '2028-03-12'],
    ['12 03 2028', '2028-03-12'],
    ['12.03.2028 roku', '2028-03-12'],
    ['12.03.2028\u200b', '2028-03-12'],
    ['12\u201103\u20112028', '2028-03-12'],
    ['12–03–2028', '2028-03-12'],
    ['20280312', '2028-03-12'],
    ['2028-03-12T00:00:00+01:00', '2028-03-12'],
    // Midnight in Warsaw, in summer and in winter.
    ['2028-06-11T22:00:00.000Z', '2028-06-12'],
    ['2028-03-11T23:00:00Z', '2028-03-12'],
  ])('%s is read as %s', (text, expected) => {
    expect(day(text)).toBe(expected)
  })

  it('with slashes is read if it can be one day only', () => {
    expect(day('25/04/2024')).toBe('2024-04-25')
    expect(day('04/25/2024')).toBe('2024-04-25')
    expect(day('05/05/2024')).toBe('2024-05-05')
  })

  it('that could be two days is asked for', () => {
    expect(day('04/05/2024')).toMatch(/^4\smaja 2024 czy 5\skwietnia 2024\? Wpisz d\.m\.rrrr$/)
  })

  it('that is unclear comes with what it most likely means, if that is a day', () => {
    expect(parseCellDay('04/05/2024')).toMatchObject({ proposal: { unclear: 'order', text: '04.05.2024' } })
    expect(parseCellDay('15-03-26')).toMatchObject({ proposal: { unclear: 'century', text: '15.03.2026' } })
    expect(parseCellDay('31.02.26')).not.toHaveProperty('proposal')
    expect(parseCellDay('po świętach')).not.toHaveProperty('proposal')
  })

  it.each([
    ['XII 2027', '2027-12-31'],
    ['ii.2028', '2028-02-29'],
    ['12.2027', '2027-12-31'],
    ['6/2027', '2027-06-30'],
    ['grudzień 2027', '2027-12-31'],
    ['września 2027 r.', '2027-09-30'],
    ['listopad 2027', '2027-11-30'],
    ['paź-2027', '2027-10-31'],
    ['MAJ 2027', '2027-05-31'],
  ])('%s is a month that ends on %s', (text, lastDay) => {
    expect(parseCellDay(text)).toEqual({ kind: 'month', lastDay })
  })

  it.each(['XIII 2027', '13.2027', 'zima 2027', 'XII 1927', 'lista 2027', 'marka 2027'])(
    '%s is no month',
    (text) => {
      expect(parseCellDay(text).kind).toBe('problem')
    },
  )

  it.each(['', ' ', '-', '–', 'brak', 'Nie dotyczy', 'n/d', 'x', '#N/D!', '#ADR!', 'nie wymagane', 'b.d.'])(
    '„%s” is blank',
    (text) => {
      expect(day(text)).toBe('blank')
    },
  )

  it.each(['bezterminowo', 'Bezterminowe', 'bez terminu', 'b/t', 'bezterm.', 'na stałe'])(
    '„%s” has no end',
    (text) => {
      expect(day(text)).toBe('endless')
    },
  )

  it.each([
    ['31.02.2031', 'Nie ma takiego dnia'],
    ['2031-13-01', 'Nie ma takiego dnia'],
    ['40/40/2024', 'Nie ma takiego dnia'],
    ['12.03.26', 'Wpisz rok czterema cyframi'],
    ['12.03.1926', 'Podaj datę z lat 2000–2099'],
    ['29.02.2027', 'Nie ma takiego dnia'],
    ['31.04.2028', 'Nie ma takiego dnia'],
    ['20281345', 'To liczba, a\u00a0nie data. Wpisz d.m.rrrr'],
    ['12.03.2028 / 15.04.2027', 'To dwie daty. Wpisz d.m.rrrr'],
    ['wkrótce', 'To nie jest data. Wpisz d.m.rrrr'],
  ])('%s is an error', (text, message) => {
    expect(day(text)).toBe(message)
  })

  it('as a number of Excel is an error, because its format was lost', () => {
    expect(parseCellDay('45292')).toMatchObject({
      message: 'To liczba, a\u00a0nie data. Wpisz d.m.rrrr',
      proposal: { unclear: 'number', text: '01.01.2024' },
    })
    expect(parseCellDay('120')).not.toHaveProperty('proposal')
  })
})

describe('a day that says itself what it is', () => {
  it('is none in a column of the other days', () => {
    expect(parseCellDay('do 12.03.2028', undefined, 'issue')).toMatchObject({ kind: 'problem' })
    expect(parseCellDay('z dnia 12.03.2024', undefined, 'end')).toMatchObject({ kind: 'problem' })
    expect(parseCellDay('do 12.03.2028', undefined, 'end')).toEqual({ kind: 'day', day: '2028-03-12' })
  })

  it('or two days from the issue to the end come with the one that the column asks for', () => {
    const text = '12.03.2025 – 12.03.2028'
    expect(parseCellDay(text, undefined, 'end')).toMatchObject({ proposal: { text: '12.03.2028' } })
    expect(parseCellDay(text, undefined, 'issue')).toMatchObject({ proposal: { text: '12.03.2025' } })
  })
})
