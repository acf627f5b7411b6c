import { describe, expect, it } from 'vitest'

import { admissionsOf } from '~/domain/admission/admission'
import { checksIn, matrixColumns, itemsIn } from '~/domain/admission/admission-matrix'
import type { Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'

import { certificate, examination, factsFor, induction, papers, TODAY, user } from '../../../support/builders'

const POSITIONS: Position[] = [
  {
    name: 'elektryk',
    requirements: [
      { qualification: { type: 'electrical', scope: 'e_g1' } },
      { qualification: { type: 'bhp', scope: 'workers' } },
    ],
  },
  {
    name: 'brygadzista',
    requirements: [
      { qualification: { type: 'bhp', scope: 'managers' } },
      { qualification: { type: 'bhp', scope: 'dangerous_work' } },
      { qualification: { type: 'electrical', scope: 'd_g1' } },
    ],
  },
]

const admissions = admissionsOf(
  [user({ position: 'elektryk' }), user({ id: 'user-2', position: 'brygadzista' }), user({ id: 'user-3' })],
  [certificate({ scope: 'workers' }), certificate({ id: '2', userId: 'user-2', scope: 'managers' })],
  factsFor(POSITIONS),
  TODAY,
)

describe('the columns of the matrix', () => {
  it('are one for all groups of BHP and one for each other type and scope, in a fixed order', () => {
    const names = ['BHP', 'SEP E, G1', 'SEP D, G1']
    expect(matrixColumns(admissions).map(({ name }) => name)).toEqual(names)
    expect(matrixColumns(admissions.toReversed()).map(({ name }) => name)).toEqual(names)
  })

  it('are only those that somebody needs', () => {
    expect(matrixColumns(admissions.slice(0, 1)).map(({ name }) => name)).toEqual(['BHP', 'SEP E, G1'])
    expect(matrixColumns([])).toEqual([])
  })

  it('tell kinds of machines apart', () => {
    const scopes = ['forklift', 'forklift_with_boom', 'mobile_platform', 'other_platform'] as const
    const operators = scopes.map((scope) => ({
      name: scope,
      requirements: [{ qualification: { type: 'machine_operator' as const, scope } }],
    }))
    const columns = matrixColumns(
      admissionsOf(
        scopes.map((position) => user({ id: position, position })),
        [],
        factsFor(operators),
        TODAY,
      ),
    )
    expect(new Set(columns.map(({ name }) => name)).size).toBe(4)
  })
})

describe('a cell of the matrix', () => {
  const states = (person: number, key: string) =>
    itemsIn({ items: admissions[person]?.items ?? [] }, { key }).map(({ state }) => state)

  it('has what the position requires, the worst of several first, and nothing else', () => {
    expect(states(0, 'bhp')).toEqual(['valid'])
    expect(states(0, 'electrical e_g1')).toEqual(['missing'])
    expect(states(0, 'electrical d_g1')).toEqual([])
    // Training of any group counts, but for a year only where the work is dangerous.
    expect(states(1, 'bhp')).toEqual(['expired', 'valid'])
    expect(states(2, 'bhp')).toEqual([])
  })
})

describe('the papers of the employment', () => {
  const records = papers({ examinations: [examination()], inductions: [induction()] })
  const seenBy = (viewer?: Person, required = records.required) =>
    admissionsOf(
      [user({ position: 'spawacz' }), user({ id: 'user-2', position: 'elektryk' })],
      [],
      factsFor(POSITIONS, { ...records, required }, viewer),
      TODAY,
    )
  const names = (seen: ReturnType<typeof seenBy>) => matrixColumns(seen).map(({ name }) => name)

  it('have two columns before the qualifications', () => {
    expect(names(seenBy())).toEqual(['Orzeczenie', 'Szkolenie wstępne', 'BHP', 'SEP E, G1'])
  })

  it('have no column if another system checks them, or if the viewer may not see them', () => {
    expect(names(seenBy(undefined, { examination: false, induction: true }))).not.toContain('Orzeczenie')
    expect(names(seenBy(undefined, { examination: true, induction: false }))).toEqual([
      'Orzeczenie',
      'BHP',
      'SEP E, G1',
    ])
    expect(names(seenBy(user({ id: 'admin', role: 'admin', company: undefined })))).toEqual([
      'Szkolenie wstępne',
      'BHP',
      'SEP E, G1',
    ])
  })

  it('share a cell if they are parts of the initial training', () => {
    const [first, second] = seenBy()
    const states = (admission: typeof first, key: string) =>
      checksIn({ checks: admission?.checks ?? [] }, { key }).map(({ state }) => state)
    expect([states(first, 'examination'), states(first, 'induction')]).toEqual([
      ['valid'],
      ['valid', 'valid'],
    ])
    expect([states(second, 'examination'), states(second, 'induction')]).toEqual([
      ['missing'],
      ['missing', 'missing'],
    ])
    expect(states(first, 'bhp')).toEqual([])
  })
})
