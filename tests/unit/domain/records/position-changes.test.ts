import { describe, expect, it } from 'vitest'

import { effectiveChanges, type Change } from '~/domain/changes/change'
import type { Position, Requirement } from '~/domain/qualifications/requirement'
import {
  differsFromTemplate,
  listPositionRecords,
  withPositionChanges,
} from '~/domain/records/position-changes'

import { TODAY } from '../../../support/builders'
import { positionSaved } from '../../../support/changes'

const WORKERS: Requirement = { qualification: { type: 'bhp', scope: 'workers' } }
const SEP: Requirement = { qualification: { type: 'electrical', scope: 'e_g1' } }

const TEMPLATE: Position[] = [
  { name: 'elektryk', requirements: [WORKERS, SEP] },
  { name: 'spawacz', requirements: [WORKERS] },
]

const named = (kind: 'position-removed' | 'position-restored' | 'position-reset', id: string, name: string) =>
  ({ kind, id, day: TODAY, name }) as const

const requiredBy = (name: string, ...changes: Change[]) =>
  withPositionChanges(TEMPLATE, effectiveChanges(changes)).find((position) => position.name === name)
    ?.requirements

const recordOf = (name: string, ...changes: Change[]) =>
  listPositionRecords(TEMPLATE, changes).find((record) => record.name === name) ?? expect.fail(name)

describe('the list of requirements', () => {
  it('is the very template if nothing was decided on', () => {
    const person = { id: 'p1', firstName: 'Łucja', lastName: 'Ćwik' }
    expect(withPositionChanges(TEMPLATE, [{ kind: 'person-saved', id: 'x', day: TODAY, person }])).toBe(
      TEMPLATE,
    )
  })

  it('is what was decided on last, for a name in any case, and the template for all others', () => {
    const changes = [positionSaved('a', 'Elektryk', []), positionSaved('b', 'ELEKTRYK', [SEP])]
    expect(requiredBy('elektryk', ...changes)).toEqual([SEP])
    expect(requiredBy('spawacz', ...changes)).toEqual([WORKERS])
    expect(requiredBy('tokarz', ...changes, positionSaved('c', 'tokarz', [WORKERS]))).toEqual([WORKERS])
  })

  it('is unknown once a position is removed, until it is restored as it was', () => {
    const saved = positionSaved('a', 'elektryk', [SEP])
    const removed = named('position-removed', 'b', 'elektryk')
    expect(requiredBy('elektryk', saved, removed)).toBeUndefined()
    expect(requiredBy('elektryk', saved, removed, named('position-restored', 'c', 'Elektryk'))).toEqual([SEP])
    expect(requiredBy('elektryk', saved, removed, positionSaved('c', 'elektryk', []))).toEqual([])
  })

  it('is that of the template again after going back to it, or after undoing', () => {
    const saved = positionSaved('a', 'elektryk', [SEP])
    expect(requiredBy('elektryk', saved, named('position-reset', 'b', 'elektryk'))).toEqual([WORKERS, SEP])
    expect(requiredBy('elektryk', saved, { kind: 'undone', id: 'b', day: TODAY, changeId: 'a' })).toEqual([
      WORKERS,
      SEP,
    ])
  })

  it('stays as it is if the template does not know the position, and nothing comes of unknown names', () => {
    const own = positionSaved('a', 'tokarz', [SEP])
    expect(requiredBy('tokarz', own, named('position-reset', 'b', 'tokarz'))).toEqual([SEP])
    expect(withPositionChanges(TEMPLATE, [named('position-removed', 'a', 'nikt')])).toHaveLength(2)
  })
})

describe('a position', () => {
  it('differs from the template if it requires something else, in whatever order', () => {
    expect(differsFromTemplate(recordOf('elektryk'))).toBe(false)
    expect(differsFromTemplate(recordOf('elektryk', positionSaved('a', 'elektryk', [SEP, WORKERS])))).toBe(
      false,
    )
    expect(differsFromTemplate(recordOf('elektryk', positionSaved('a', 'elektryk', [SEP])))).toBe(true)
    expect(differsFromTemplate(recordOf('tokarz', positionSaved('a', 'tokarz', [SEP])))).toBe(false)
  })

  it('has a history of what was decided about it', () => {
    const saved = positionSaved('a', 'elektryk', [])
    const removed = named('position-removed', 'c', 'elektryk')
    const record = recordOf('elektryk', saved, positionSaved('b', 'spawacz', []), removed)
    expect(record.events).toEqual([saved, removed])
  })
})
