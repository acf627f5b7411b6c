import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { Position } from '~/domain/qualifications/requirement'
import { listPositionRecords } from '~/domain/records/position-changes'
import {
  findPosition,
  listPositions,
  positionId,
  positionNamed,
  withoutPosition,
} from '~/domain/staff/position-list'

import { TODAY, user } from '../../../support/builders'
import { positionSaved } from '../../../support/changes'

const TEMPLATE: Position[] = [
  { name: 'spawacz', requirements: [] },
  { name: 'elektryk', requirements: [] },
]

const anna = user({ id: 'anna', position: 'Spawacz' })
const jan = user({ id: 'jan', position: 'ślusarz' })
const ewa = user({ id: 'ewa', position: 'ŚLUSARZ ' })
const nobody = user({ id: 'nobody' })

const removed = (name: string) => ({ kind: 'position-removed', id: `x-${name}`, day: TODAY, name }) as const

const listed = (changes: Change[], people = [anna, jan, ewa, nobody]) =>
  listPositions(listPositionRecords(TEMPLATE, changes), people)

const shown = (changes: Change[], people?: (typeof anna)[]) =>
  listed(changes, people).map(({ name, state, people: { length } }) => [name, state, length])

describe('the list of positions', () => {
  it('begins with those that people hold and nobody knows, and leaves out patterns that nobody needs', () => {
    expect(shown([])).toEqual([
      ['ślusarz', 'unknown', 2],
      ['spawacz', 'known', 1],
    ])
  })

  it('has those that were decided on, also if nobody holds them', () => {
    expect(shown([positionSaved('a', 'Tokarz'), positionSaved('b', 'elektryk')])).toEqual([
      ['ślusarz', 'unknown', 2],
      ['elektryk', 'known', 0],
      ['spawacz', 'known', 1],
      ['Tokarz', 'known', 0],
    ])
  })

  it('has a removed one at its end, or among the unknown ones if people hold it', () => {
    expect(shown([positionSaved('a', 'Tokarz'), removed('tokarz'), removed('spawacz')])).toEqual([
      ['spawacz', 'unknown', 1],
      ['ślusarz', 'unknown', 2],
      ['Tokarz', 'removed', 0],
    ])
  })

  it('is empty if there is nobody', () => {
    expect(shown([], [])).toEqual([])
  })

  it('leaves out who has no position', () => {
    expect(withoutPosition([anna, nobody])).toEqual([nobody])
  })
})

describe('an address', () => {
  it('names a position by a person who holds it, or by any change of it, and never by its name', () => {
    const positions = listed([positionSaved('a', 'Tokarz'), positionSaved('b', 'tokarz')])
    expect(positions.map(positionId)).toEqual(['jan', 'anna', 'a'])
    for (const id of ['jan', 'ewa']) expect(findPosition(positions, id)?.name).toBe('ślusarz')
    for (const id of ['a', 'b']) expect(findPosition(positions, id)?.name).toBe('Tokarz')
    expect(findPosition(positions, 'nobody')).toBeUndefined()
  })

  it('by a person still names their position once it was decided on', () => {
    const positions = listed([positionSaved('a', 'ślusarz')])
    expect(findPosition(positions, 'ewa')).toMatchObject({ name: 'ślusarz', state: 'known' })
  })
})

describe('a name', () => {
  it('finds its position in any case', () => {
    expect(positionNamed(listed([]), 'ŚLUSARZ')?.people).toEqual([jan, ewa])
    expect(positionNamed(listed([]), 'elektryk')).toBeUndefined()
  })
})
