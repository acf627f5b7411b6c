import { expect, test } from 'vitest'

import { placePastedPapers } from '~/domain/import/people/pasted-papers'

const PEOPLE = [
  { id: 'a', name: 'Bąk Ewa' },
  { id: 'b', name: 'Lis Jan' },
  { id: 'c', name: 'Nowak Iga' },
]

test('rows without names fill the people from the cell on, and say how many had no place', () => {
  const pasted = [['1.3.2027'], ['2.3.2027'], ['3.3.2027']]
  expect(placePastedPapers(pasted, PEOPLE, 'b')).toEqual({
    rows: [
      { id: 'b', texts: ['1.3.2027'] },
      { id: 'c', texts: ['2.3.2027'] },
    ],
    strangers: [],
    surplus: 1,
  })
})

test('rows with names go to those people, behind running numbers and with a name in one cell or two', () => {
  const pasted = [
    ['1', 'Jan', 'Lis', '1.3.2027'],
    ['2', 'BAK EWA', '2.3.2027'],
  ]
  expect(placePastedPapers(pasted, PEOPLE, 'c').rows).toEqual([
    { id: 'b', texts: ['1.3.2027'] },
    { id: 'a', texts: ['2.3.2027'] },
  ])
})

test('headings are nobody, and a stranger in the first row is told as in any other', () => {
  const body = [
    ['Lis Jan', '1.3.2027'],
    ['Obca Olga', '2.3.2027'],
  ]
  const strangersOf = (first: string[]) => placePastedPapers([first, ...body], PEOPLE, 'a').strangers
  expect(strangersOf(['Nazwisko i imię', 'Ważne do'])).toEqual(['Obca Olga'])
  expect(strangersOf(['Obcy Adam', '3.3.2027'])).toEqual(['Obcy Adam', 'Obca Olga'])
})

test('of namesakes nobody is chosen', () => {
  const namesakes = [...PEOPLE, { id: 'd', name: 'Lis Jan' }]
  const { rows, strangers } = placePastedPapers(
    [
      ['Bąk Ewa', '1.3.2027'],
      ['Lis Jan', '2.3.2027'],
    ],
    namesakes,
    'a',
  )
  expect(rows.map(({ id }) => id)).toEqual(['a'])
  expect(strangers).toEqual(['Lis Jan'])
})
