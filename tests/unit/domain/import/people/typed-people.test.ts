import { expect, test } from 'vitest'

import {
  cellName,
  MAX_TYPED_ROWS,
  otherPersonField,
  parseTypedPeople,
  placePasted,
  ROW_COUNT_FIELD,
  TYPED_FIELDS,
} from '~/domain/import/people/typed-people'

import { user } from '../../../../support/builders'

/** Builds the form of a table with those rows, each with its cells from the left. */
function typed(rows: readonly (readonly string[])[], ticked: readonly number[] = []): FormData {
  const form = new FormData()
  form.set(ROW_COUNT_FIELD, String(rows.length))
  rows.forEach((cells, row) => {
    TYPED_FIELDS.forEach((field, place) => form.set(cellName(row, field), cells[place] ?? ''))
  })
  for (const row of ticked) form.set(otherPersonField(row), 'on')
  return form
}

const peopleIn = (rows: readonly (readonly string[])[]) => parseTypedPeople(typed(rows), []).value

test('a row is a person, days and bases are read as people write them, and empty rows are left out', () => {
  const rows = [
    ['Lis', 'Jan', 'dekarz', '1.3.2024', 'zlecenie'],
    [],
    ['Ćwik', 'Ewa', '', '01032024', 'umowa o pracę'],
    ['Bąk'],
  ]
  expect(peopleIn(rows)).toEqual([
    {
      row: 0,
      person: {
        lastName: 'Lis',
        firstName: 'Jan',
        position: 'dekarz',
        hiredOn: '2024-03-01',
        basis: 'contract',
      },
    },
    { row: 2, person: { lastName: 'Ćwik', firstName: 'Ewa', hiredOn: '2024-03-01', basis: 'employment' } },
    { row: 3, person: { lastName: 'Bąk', firstName: '' } },
  ])
})

test('a mark takes the text of the last filled row above', () => {
  const rows = [
    ['Lis', 'Jan', 'dekarz', '1.3.2024'],
    [],
    ['Lis', 'Ewa', '"', 'jw.'],
    ['Bąk', 'Iga', '„', '"'],
  ]
  expect(peopleIn(rows)?.map(({ person }) => [person.position, person.hiredOn])).toEqual([
    ['dekarz', '2024-03-01'],
    ['dekarz', '2024-03-01'],
    ['dekarz', '2024-03-01'],
  ])
})

test('each wrong cell is named by its row, and nobody is added', () => {
  const rows = [
    ['Lis', 'Jan'],
    ['', 'Ewa', '', '31.02.2024', 'hobby'],
    ['Bąk', 'Iga', '', '06.2024'],
  ]
  expect(parseTypedPeople(typed(rows), []).errors).toEqual({
    'lastName-1': 'Wiersz 2: podaj nazwisko',
    'hiredOn-1': 'Wiersz 2: nie ma takiego dnia',
    'basis-1': 'Wiersz 2: wpisz na przykład umowa o\u00a0pracę, zlecenie albo praktyka',
    'hiredOn-2': 'Wiersz 3: podaj dzień, na przykład 1.03.2024',
  })
  expect(parseTypedPeople(typed([[], []]), []).errors).toEqual({
    'lastName-0': 'Wpisz co najmniej jedną osobę',
  })
})

test('a namesake of the register or of a row above is asked about', () => {
  const rows = [
    ['Lis', 'Jan'],
    ['Bąk', 'Iga'],
    ['BĄK', 'Iga'],
  ]
  const known = [user({ firstName: 'Jan', lastName: 'Lis' })]
  expect(Object.keys(parseTypedPeople(typed(rows), known).errors ?? {})).toEqual(['other-0', 'other-2'])
  expect(parseTypedPeople(typed(rows, [0, 2]), known).value).toHaveLength(3)
})

test('no more rows are read than the table can have', () => {
  const form = typed([['Lis', 'Jan']])
  form.set(ROW_COUNT_FIELD, String(MAX_TYPED_ROWS + 9))
  form.set(cellName(MAX_TYPED_ROWS, 'lastName'), 'Bąk')
  expect(parseTypedPeople(form, []).value).toHaveLength(1)
})

test('pasted cells go to the right of the cell in which they are pasted', () => {
  expect(placePasted([['Lis', 'Jan', 'dekarz'], [''], ['Bąk', 'Iga']], 'lastName')).toEqual([
    { lastName: 'Lis', firstName: 'Jan', position: 'dekarz' },
    { lastName: 'Bąk', firstName: 'Iga' },
  ])
  expect(placePasted([['dekarz', '1.3.2024', 'zlecenie', 'więcej']], 'position')).toEqual([
    { position: 'dekarz', hiredOn: '1.3.2024', basis: 'zlecenie' },
  ])
})

test('a first row of headings says what is below it, in any order', () => {
  const rows = [
    ['Lp.', 'Imię', 'Nazwisko', 'PESEL', 'Data zatrudnienia', 'Stanowisko'],
    ['1', 'Jan', 'Lis', '00000000000', '1.3.2024', 'dekarz'],
  ]
  expect(placePasted(rows, 'lastName')).toEqual([
    { firstName: 'Jan', lastName: 'Lis', hiredOn: '1.3.2024', position: 'dekarz' },
  ])
})

test('running numbers are left out, and whole names are split', () => {
  const rows = [
    ['1.', 'Lis Jan'],
    ['2.', 'Kowalska-Nowak Anna'],
  ]
  expect(placePasted(rows, 'lastName')).toEqual([
    { lastName: 'Lis', firstName: 'Jan' },
    { lastName: 'Kowalska-Nowak', firstName: 'Anna' },
  ])
})
