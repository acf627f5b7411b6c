import { describe, expect, it } from 'vitest'

import { findSwappedNames } from '~/domain/import/sheets/name-order'
import { namesTwoPeople, orderOfNames, readTwoNames, readWholeName } from '~/domain/import/texts/whole-name'

function read(text: string, order: 'lastFirst' | 'firstLast') {
  const { lastName, firstName, note } = readWholeName(text, order)
  return [lastName, firstName, ...(note ? [note] : [])]
}

describe('a whole name, the surname first', () => {
  it.each([
    ['Ćwiąkała Łucja Maria', 'Ćwiąkała', 'Łucja Maria'],
    ['Kowalska - Nowak Anna', 'Kowalska-Nowak', 'Anna'],
    ['Kowalska–Nowak Anna', 'Kowalska-Nowak', 'Anna'],
    ['von der Tanne Urszula', 'von der Tanne', 'Urszula'],
    ['VON DER TANNE URSZULA', 'von der Tanne', 'Urszula'],
    ["O'BRIEN SEAN", "O'Brien", 'Sean'],
    ['D’ANGELO MARCO', 'D’Angelo', 'Marco'],
    ['MCDONALD JAN', 'McDonald', 'Jan'],
    ['MCHOWSKI JAN', 'Mchowski', 'Jan'],
    ['Garcia Lopez Maria', 'Garcia Lopez', 'Maria'],
    ['Nguyễn Thị Minh Khai', 'Nguyễn', 'Thị Minh Khai'],
    ['Шевченко Олександр', 'Шевченко', 'Олександр'],
    ['ŻÓŁĆ WIŚNIEWSKA-ŻUK ŻANETA'.normalize('NFD'), 'Żółć Wiśniewska-Żuk', 'Żaneta'],
    ['mgr inż. Wzorowy Celestyn', 'Wzorowy', 'Celestyn'],
    ['Wzorowy Celestyn, mgr inż.', 'Wzorowy', 'Celestyn'],
    ['KOWALSKI Jan', 'Kowalski', 'Jan'],
    ['Jan KOWALSKI', 'Kowalski', 'Jan'],
    ['1. Próbna Danuta', 'Próbna', 'Danuta'],
    ['12 Próbna Danuta', 'Próbna', 'Danuta'],
    ['Nowak, Jan', 'Nowak', 'Jan'],
  ])('%s', (text, lastName, firstName) => {
    expect(read(text, 'lastFirst')).toEqual([lastName, firstName])
  })

  it.each([
    ['Testowy Adam (L4 do 30.10)', 'Testowy', 'Adam', '(L4 do 30.10)'],
    ['Nowak, Jan, kierownik', 'Nowak', 'Jan', 'kierownik'],
    ['Nowak Jan, spawacz', 'Nowak', 'Jan', 'spawacz'],
    ['Nowak Jan - spawacz', 'Nowak', 'Jan', 'spawacz'],
    ['Nowak Jan 2', 'Nowak', 'Jan', '2'],
    ['Nowak Jan*', 'Nowak', 'Jan', '*'],
    ['* Nowak Jan', 'Nowak', 'Jan', '*'],
    ['Nowak Jan 600 100 200', 'Nowak', 'Jan', '600 100 200'],
    ['Nowak Jan – Spawacz', 'Nowak', 'Jan', 'Spawacz'],
  ])('%s has a note beside it', (text, ...expected) => {
    expect(read(text, 'lastFirst')).toEqual(expected)
  })
})

describe('a whole name, the first name first', () => {
  it.each([
    ['Maria Garcia Lopez', 'Garcia Lopez', 'Maria'],
    ['Anna Maria Nowak', 'Nowak', 'Anna Maria'],
    ['Urszula von der Tanne', 'von der Tanne', 'Urszula'],
    ['Anna Kowalska - Nowak', 'Kowalska-Nowak', 'Anna'],
    ['dr Jan Nowak', 'Nowak', 'Jan'],
  ])('%s', (text, lastName, firstName) => {
    expect(read(text, 'firstLast')).toEqual([lastName, firstName])
  })
})

describe('a cell with two people', () => {
  it.each([
    'Nowak Jan, Lis Anna',
    'Jan Nowak; Anna Lis',
    'Nowak Jan / Lis Zenobia',
    'Nowak Jan i Lis Anna',
    'Nowak Jan\nLis Anna',
  ])('is %j', (text) => {
    expect(namesTwoPeople(text)).toBe(true)
  })

  it.each([
    'Nowak, Jan',
    'Kowalski Jan, spawacz',
    'Jan Nowak, Kierownik Zmiany',
    'Garcia Lopez, Maria Anna',
    'Kowalska - Nowak Anna',
    'Nowak\nJan',
    'Nowak Jan (Lis Anna)',
    'Kowalska/Nowak Anna',
  ])('is not %j', (text) => {
    expect(namesTwoPeople(text)).toBe(false)
  })
})

describe('names in two columns', () => {
  it('are cleaned in the same way', () => {
    expect(readTwoNames('JAN (emeryt)', '3. KOWALSKI')).toEqual({
      firstName: 'Jan',
      lastName: 'Kowalski',
      note: '(emeryt)',
    })
  })
})

describe('the order of the names in a column', () => {
  it('is told by common first names, or not at all', () => {
    expect(orderOfNames(['Jan Kowalski', 'Anna Nowak', 'Ewa Lis'])).toBe('firstLast')
    expect(orderOfNames(['Kowalski Jan', 'Nowak Anna', 'Lis Ewa'])).toBe('lastFirst')
    expect(orderOfNames(['Kowalski Jan', 'Anna Nowak', 'Ewa Lis', 'Kos Adam'])).toBeUndefined()
    expect(orderOfNames(['Anna Nowak'])).toBeUndefined()
  })
})

describe('names in the other order than their headings say', () => {
  it('are found in a column of whole names and in two columns', () => {
    const whole = [{ heading: 'Nazwisko i imię', use: 'lastFirst' as const }]
    const rows = [['Jan Kowalski'], ['Anna Nowak'], ['Ewa Lis']]
    expect(findSwappedNames(whole, rows)).toMatchObject({ uses: [{ place: 0, use: 'firstLast' }] })
    const two = [
      { heading: 'Nazwisko', use: 'lastName' as const },
      { heading: 'Imię', use: 'firstName' as const },
    ]
    expect(
      findSwappedNames(
        two,
        rows.map(([name = '']) => name.split(' ')),
      )?.uses,
    ).toEqual([
      { place: 1, use: 'lastName' },
      { place: 0, use: 'firstName' },
    ])
    expect(
      findSwappedNames(
        two,
        rows.map(([name = '']) => name.split(' ').toReversed()),
      ),
    ).toBeUndefined()
  })
})
