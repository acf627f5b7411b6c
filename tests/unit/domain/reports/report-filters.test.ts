import { describe, expect, it } from 'vitest'

import { filterReports, parseReportFilters, reportSearchParams } from '~/domain/reports/report-filters'

import { report } from '../../../support/builders'

const filters = (search: string) => parseReportFilters(new URLSearchParams(search))

describe('report filters in the URL', () => {
  it('are parsed from q, filter and page', () => {
    expect(filters('q=rampa&filter=accident&page=2')).toEqual({ q: 'rampa', filter: 'accident', page: 2 })
  })

  it.each(['filter=<script>', 'filter=', 'filter=ACCIDENT', 'status=new', 'page=0', ''])(
    'filter nothing where %j has no known value',
    (search) => {
      expect(filters(search)).toEqual({ q: '', filter: 'all', page: 1 })
    },
  )

  it('are written without their defaults', () => {
    expect(reportSearchParams({ q: '', filter: 'all', page: 1 }).toString()).toBe('')
    expect(reportSearchParams({ q: 'hala b', filter: 'new', page: 3 }).toString()).toBe(
      'q=hala+b&filter=new&page=3',
    )
  })
})

describe('filtered reports', () => {
  const accident = report({
    id: 'a',
    type: 'accident',
    status: 'new',
    date: '2026-11-01',
    location: 'Hala Łąkowa',
  })
  const indisposition = report({ id: 'b', type: 'indisposition', status: 'closed', date: '2026-11-03' })
  const odd = report({
    id: 'c',
    type: 'accident',
    status: 'imported',
    date: '2026-11-02',
    description: 'Upadek',
  })
  const ids = (search: string) =>
    filterReports([accident, indisposition, odd], filters(search)).items.map(({ id }) => id)

  it('are sorted, the newest first', () => {
    expect(ids('')).toEqual(['b', 'c', 'a'])
  })

  it('are sorted by a column, those without a place last', () => {
    expect(ids('sort=date')).toEqual(['a', 'c', 'b'])
    expect(ids('sort=-kind')).toEqual(['c', 'a', 'b'])
    const nowhere = { ...accident, id: 'd', location: undefined }
    for (const search of ['sort=location', 'sort=-location']) {
      expect(filterReports([nowhere, odd], filters(search)).items.map(({ id }) => id)).toEqual(['c', 'd'])
    }
    expect(ids('sort=-status')).toEqual(['b', 'a', 'c'])
    expect(reportSearchParams(filters('filter=new&sort=-date')).toString()).toBe('filter=new&sort=-date')
  })

  it('match the type or the status of the filter', () => {
    expect(ids('filter=accident')).toEqual(['c', 'a'])
    expect(
      filterReports([accident, { ...odd, isNearMiss: true }], filters('filter=near_miss')).items.map(
        ({ id }) => id,
      ),
    ).toEqual([odd.id])
    expect(ids('filter=indisposition')).toEqual(['b'])
    expect(ids('filter=closed')).toEqual(['b'])
    expect(ids('filter=investigating')).toEqual([])
  })

  it('are found by description or location, whatever case and diacritics', () => {
    expect(ids('q=lakowa')).toEqual(['a'])
    expect(ids('q=UPADEK')).toEqual(['c'])
  })
})
