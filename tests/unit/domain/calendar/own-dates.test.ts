import { describe, expect, it } from 'vitest'

import { measureDays } from '~/domain/calendar/own-dates'
import { indexById } from '~/domain/words/collection'

import { measure, report, user } from '../../../support/builders'

const employer = user({ id: 'employer', role: 'employer', firstName: 'Małgorzata' })
const anna = user({ id: 'anna', firstName: 'Anna' })
const people = indexById([employer, anna])

const reports = [
  report({
    measures: [
      measure({ id: 'of anna', ownerId: 'anna', due: '2027-05-05' }),
      measure({ id: 'own', ownerId: 'employer' }),
      measure({ id: 'done', ownerId: 'anna', done: { doneOn: '2026-11-20' } }),
      measure({ id: 'of somebody gone', ownerId: 'gone', due: '2026-01-01' }),
    ],
  }),
]

describe('the days of measures', () => {
  it('are those of everybody for an employer, who sees the names of others', () => {
    const days = measureDays(employer, reports, people, undefined)
    expect(days.map(({ day, measureId, owner }) => [day, measureId, owner])).toEqual([
      ['2026-01-01', 'of somebody gone', 'Nieznana osoba'],
      ['2026-12-05', 'own', undefined],
      ['2027-05-05', 'of anna', 'Anna Nowak'],
    ])
  })

  it('are those of the chosen person', () => {
    expect(measureDays(employer, reports, people, 'anna').map(({ measureId }) => measureId)).toEqual([
      'of anna',
    ])
  })

  it('are only the own ones for anybody else', () => {
    const own = measureDays(anna, reports, people, undefined)
    expect(own.map(({ measureId, owner }) => [measureId, owner])).toEqual([['of anna', undefined]])
    expect(measureDays(user({ id: 'admin', role: 'admin' }), reports, people, undefined)).toEqual([])
  })
})
