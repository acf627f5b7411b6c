import { describe, expect, it } from 'vitest'

import { factsApart, namesApart, namesById } from '~/domain/people/names-apart'
import { indexById } from '~/domain/words/collection'

import { user } from '../../../support/builders'

const lis = (id: string, facts: object) => ({ ...user({ id, firstName: 'Jan', lastName: 'Lis' }), ...facts })
const labelsOf = (...people: ReturnType<typeof lis>[]) => people.map(namesApart(people))

describe('names in a list to choose from', () => {
  it('are full names where nobody has the same', () => {
    const ewa = user({ id: 'ewa', firstName: 'Ewa', lastName: 'Lis', position: 'spawacz' })
    expect(labelsOf(lis('1', { position: 'ślusarz' }), ewa)).toEqual(['Jan Lis', 'Ewa Lis'])
  })

  it('have beside them what tells namesakes apart, and nothing that is the same', () => {
    expect(
      labelsOf(
        lis('1', { position: 'spawacz', unit: 'Hala 1', employeeNumber: '7' }),
        lis('2', { position: 'spawacz', unit: 'Hala 2', employeeNumber: '7' }),
      ),
    ).toEqual(['Jan Lis, Hala 1', 'Jan Lis, Hala 2'])
    expect(
      labelsOf(lis('1', { position: 'spawacz' }), lis('2', { position: 'spawacz', employeeNumber: '12' })),
    ).toEqual(['Jan Lis', 'Jan Lis, nr\u00a012'])
  })

  it('can stand beside what is shown anyway', () => {
    const people = [lis('1', { position: 'spawacz' }), lis('2', { position: 'ślusarz' })]
    expect(people.map(factsApart(people))).toEqual([['spawacz'], ['ślusarz']])
    expect(factsApart(people)(user({ lastName: 'Inna' }))).toEqual([])
  })

  it('are found by id, also for somebody who is not known', () => {
    const name = namesById(indexById([lis('1', { company: 'Alfa' }), lis('2', { company: 'Beta' })]))
    expect(['1', '2', 'x'].map(name)).toEqual(['Jan Lis, Alfa', 'Jan Lis, Beta', 'Nieznana osoba'])
  })
})
