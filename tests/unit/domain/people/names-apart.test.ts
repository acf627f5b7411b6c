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

  it('say no more than it takes to tell namesakes apart', () => {
    expect(
      labelsOf(
        lis('1', { position: 'spawacz', unit: 'Hala 1', employeeNumber: '7' }),
        lis('2', { position: 'ślusarz', unit: 'Hala 2', employeeNumber: '12' }),
      ),
    ).toEqual(['Jan Lis, spawacz', 'Jan Lis, ślusarz'])
  })

  it.each([
    ['position', { position: 'spawacz' }, 'spawacz'],
    ['department', { unit: 'Hala 1' }, 'Hala 1'],
    ['number', { employeeNumber: '7' }, 'nr\u00a07'],
    ['company', { company: 'Beta' }, 'Beta'],
    ['archive', { isArchived: true }, 'w\u00a0archiwum'],
    ['day of hire', { hiredOn: '2024-05-01' }, 'zatrudnienie od\u00a001.05.2024'],
    ['last day of work', { leftOn: '2026-12-31' }, 'ostatni dzień pracy 31.12.2026'],
    ['e-mail', { email: 'lis@example.pl' }, 'lis@example.pl'],
    ['telephone', { phone: '+48 500 000 100' }, 'tel.\u00a0+48 500 000 100'],
  ])('differ if only the %s differs', (_, fact, text) => {
    const known = { company: undefined, hiredOn: undefined, email: undefined }
    expect(labelsOf(lis('1', { ...known, ...fact }), lis('2', known))).toEqual([
      `Jan Lis, ${text}`,
      'Jan Lis',
    ])
  })

  it('differ if nothing does, by the end of the id, which is the same in every list', () => {
    const same = { employeeNumber: undefined }
    const [first, second, third] = [lis('aaaa1', same), lis('bbbb2', same), lis('cbbb2', same)]
    expect(labelsOf(first, second)).toEqual(['Jan Lis, wpis\u00a0aaa1', 'Jan Lis, wpis\u00a0bbb2'])
    expect(labelsOf(second, first)).toEqual(['Jan Lis, wpis\u00a0bbb2', 'Jan Lis, wpis\u00a0aaa1'])
    expect(labelsOf(second, third)).toEqual(['Jan Lis, wpis\u00a0bbbb2', 'Jan Lis, wpis\u00a0cbbb2'])
  })

  it('differ if two facts of different kinds read the same', () => {
    const labels = labelsOf(lis('aaaa1', { position: 'Magazyn' }), lis('bbbb2', { unit: 'Magazyn' }))
    expect(new Set(labels).size).toBe(2)
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
