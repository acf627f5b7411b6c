import { expect, it } from 'vitest'

import { effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import { otherPositionsOf, positionNames } from '~/domain/people/other-positions'
import { withPersonChanges } from '~/domain/records/person-changes'
import { peopleChoices, isChosen } from '~/domain/staff/employee-filters'
import { findPosition, listPositions, positionId } from '~/domain/staff/position-list'

import { TODAY, user } from '../../../support/builders'

const BOSS = user({ id: 'boss', role: 'employer' })
const JAN = { id: 'jan', firstName: 'Jan', lastName: 'Lis', position: 'magazynier' }
const OPERATOR = { position: 'operator wózka', since: '2026-03-02' }

const saved = (id: string, person: typeof JAN = JAN): Change => ({
  kind: 'person-saved',
  id,
  day: TODAY,
  person,
})
const others = (id: string, ...positions: { position: string; since?: string }[]): Change => ({
  kind: 'other-positions-saved',
  id,
  day: TODAY,
  userId: JAN.id,
  positions,
})

function personAfter(...changes: Change[]) {
  const [, person] = withPersonChanges([BOSS], withImportedRows(effectiveChanges(changes)), BOSS)
  if (!person) throw new Error('Nobody was added')
  return person
}

it('a position beside the main one outlasts a change of the person by a version that does not know it', () => {
  const person = personAfter(saved('a'), others('b', OPERATOR), saved('c', { ...JAN, lastName: 'Lisowski' }))
  expect(person).toMatchObject({ lastName: 'Lisowski', otherPositions: [OPERATOR] })
  expect(positionNames(person)).toEqual(['magazynier', 'operator wózka'])
})

it('the last change of them counts, and an import brings them too', () => {
  const imported: Change = {
    kind: 'other-positions-imported',
    id: 'i-positions',
    day: TODAY,
    others: [{ userId: JAN.id, positions: [OPERATOR] }],
  }
  expect(otherPositionsOf(personAfter(saved('a'), imported))).toEqual([OPERATOR])
  expect(otherPositionsOf(personAfter(saved('a'), imported, others('b')))).toEqual([])
})

it('one that has become the main one is named once', () => {
  const person = personAfter(
    saved('a'),
    others('b', OPERATOR),
    saved('c', { ...JAN, position: 'Operator wózka' }),
  )
  expect(positionNames(person)).toEqual(['Operator wózka'])
})

it('people are found by any of their positions', () => {
  const person = personAfter(saved('a'), others('b', OPERATOR))
  expect(peopleChoices([person]).positions).toEqual(['magazynier', 'operator wózka'])
  expect(isChosen(person, { position: 'operator wózka' })).toBe(true)
  expect(isChosen(person, { position: 'spawacz' })).toBe(false)
})

it('each of their positions has an address of its own before anything was decided on it', () => {
  const listed = listPositions([], [personAfter(saved('a'), others('b', OPERATOR))])
  expect(listed.map(({ name }) => name)).toEqual(['magazynier', 'operator wózka'])
  for (const position of listed) {
    expect(findPosition(listed, positionId(position) ?? '')).toBe(position)
  }
})
