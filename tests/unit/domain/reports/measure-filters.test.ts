import { describe, expect, it } from 'vitest'

import { countMeasures, measuresOf } from '~/domain/reports/measure'
import { filterMeasures, measureSearchParams, parseMeasureFilters } from '~/domain/reports/measure-filters'

import { measure, report, TODAY } from '../../../support/builders'

const REPORTS = [
  report({
    measures: [
      measure({ id: 'far', what: 'Przeszkolić zmianę', due: '2027-01-01', ownerId: 'user-2' }),
      measure({ id: 'done', done: { doneOn: '2026-11-20', note: 'Odbiór przez serwis' } }),
    ],
  }),
  report({ id: 'report-2', isNearMiss: true, location: 'Suwnica', measures: [] }),
  report({ id: 'report-3', measures: [measure({ id: 'late', due: '2026-11-20' })] }),
  report({ id: 'report-4' }),
]

const nameOf = (id: string) => (id === 'user-2' ? 'Anna' : 'Zenon')

function shown(search: string): string[] {
  const filters = parseMeasureFilters(new URLSearchParams(search))
  const { items } = filterMeasures(measuresOf(REPORTS), filters, nameOf, TODAY)
  return items.map(({ measure: { id } }) => id)
}

describe('the list of measures', () => {
  it('has the open ones of all reports by their day', () => {
    expect(shown('')).toEqual(['late', 'far'])
  })

  it('is filtered by state, person and text', () => {
    expect(shown('state=late')).toEqual(['late'])
    expect(shown('state=done')).toEqual(['done'])
    expect(shown('person=user-2')).toEqual(['far'])
    expect(shown('q=PRZESZKOLIC')).toEqual(['far'])
    expect(shown('state=done&q=serwis')).toEqual(['done'])
    expect(shown('q=wypadek+hala')).toEqual(['late', 'far'])
    expect(shown('state=late&person=user-2')).toEqual([])
  })

  it('is sorted by a column', () => {
    expect(shown('sort=owner')).toEqual(['far', 'late'])
    expect(shown('sort=-day')).toEqual(['far', 'late'])
    expect(shown('sort=day')).toEqual(['late', 'far'])
  })

  it('takes unknown values for no filter', () => {
    expect(shown('state=banana&person=nobody&page=x')).toEqual(['late', 'far'])
  })

  it('writes only what differs from the defaults to the URL', () => {
    expect(measureSearchParams({ q: '', state: 'open', person: '', page: 1 }).toString()).toBe('')
    expect(measureSearchParams({ q: 'a', state: 'late', person: 'user-2', page: 2 }).toString()).toBe(
      'q=a&state=late&person=user-2&page=2',
    )
    const sort = { by: 'owner', isDescending: true } as const
    expect(measureSearchParams({ sort }).toString()).toBe('sort=-owner')
  })

  it('is counted', () => {
    expect(countMeasures(REPORTS, TODAY)).toEqual({ open: 2, late: 1 })
    expect(countMeasures([], TODAY)).toEqual({ open: 0, late: 0 })
  })
})
