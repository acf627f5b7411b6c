import { expect, it } from 'vitest'

import { otherPositionFields, OTHER_ROWS_FIELD } from '~/domain/people/other-positions-form'
import { parsePerson } from '~/domain/people/person-form'

import { formOf } from '../../../support/form'

const NAMES = { firstName: 'Jan', lastName: 'Lis' }

/** Parses the form with rows of other positions, each with a day or an empty text. */
function parse(rows: readonly (readonly [position: string, since: string])[], person: object = {}) {
  const typed = rows.flatMap(([position, since], row) => {
    const fields = otherPositionFields(row)
    return [
      [fields.position, position],
      [fields.since, since],
    ]
  })
  return parsePerson(
    formOf({
      ...NAMES,
      position: 'magazynier',
      ...person,
      [OTHER_ROWS_FIELD]: Object.keys(rows).join(','),
      ...Object.fromEntries(typed),
    }),
    [],
  )
}

const [first, second] = [otherPositionFields(0), otherPositionFields(1)]

it('other positions are kept with their days, and empty rows are left out', () => {
  const { value } = parse([
    [' operator  wózka ', '2026-03-02'],
    ['', ''],
    ['ładowacz', ''],
  ])
  expect(value?.otherPositions).toEqual([
    { position: 'operator wózka', since: '2026-03-02' },
    { position: 'ładowacz' },
  ])
})

it('a form without rows removes them, and one without the field says nothing of them', () => {
  expect(parse([]).value?.otherPositions).toEqual([])
  expect(parsePerson(formOf(NAMES), []).value).toEqual(NAMES)
})

it.each([
  ['a position that is the main one', [['Magazynier', '']], { [first.position]: /już podane/ }],
  [
    'a position that is named twice',
    [
      ['hakowy', ''],
      ['Hakowy', ''],
    ],
    { [second.position]: /już podane/ },
  ],
  ['a day without a position', [['', '2026-03-02']], { [first.position]: /Podaj stanowisko/ }],
  ['a day before the one of hire', [['hakowy', '2025-12-31']], { [first.since]: /od daty zatrudnienia/ }],
  ['two in one row', [['hakowy; spawacz', '']], { [first.position]: /osobno/ }],
] as const)('%s is refused', (_, rows, errors) => {
  const expected = Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, expect.stringMatching(message)]),
  )
  expect(parse(rows, { hiredOn: '2026-01-01' }).errors).toEqual(expected)
})

it('somebody with other positions has a main one', () => {
  expect(parse([['hakowy', '']], { position: '' }).errors).toEqual({
    position: 'Podaj najpierw główne stanowisko',
  })
})
