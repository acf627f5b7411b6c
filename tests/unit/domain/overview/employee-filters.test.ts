import { describe, expect, it } from 'vitest'

import {
  EMPLOYEES_PER_PAGE,
  employeeSearchParams,
  filterEmployees,
  parseEmployeeFilters,
} from '~/domain/overview/employee-filters'

import { user } from '../../../support/builders'

const CHOICES = { companies: [], positions: ['spawacz'], departments: ['Hala 1'] }
const filters = (search: string) => parseEmployeeFilters(new URLSearchParams(search), CHOICES)

describe('employee filters in the URL', () => {
  it('are read and written without their defaults', () => {
    expect(filters('q=spawacz&page=2')).toEqual({ q: 'spawacz', page: 2 })
    expect(employeeSearchParams({ q: 'spawacz', page: 2 }).toString()).toBe('q=spawacz&page=2')
    expect(employeeSearchParams({ q: '', page: 1 }).toString()).toBe('')
  })

  it('mean no filter if they are unknown or malformed', () => {
    expect(filters(`page=-1&q=${'x'.repeat(101)}`)).toEqual({ q: '', page: 1 })
  })
})

describe('filtered employees', () => {
  const rows = [
    user({ id: 'z', firstName: 'Łukasz', lastName: 'Zięba', email: 'elektryk@pewnik.example' }),
    {
      ...user({
        id: 'c',
        firstName: 'Żaneta',
        lastName: 'Ćwik',
        email: 'c@pewnik.example',
        position: 'spawacz',
      }),
      unit: 'Hala 1',
    },
    user({ id: 'd', firstName: 'Adam', lastName: 'Dąb', email: 'd@pewnik.example', position: undefined }),
  ]
  const ids = (search: string) =>
    filterEmployees(rows, filters(search), new Set(['c'])).items.map(({ id }) => id)

  it('come by last name in Polish order', () => {
    expect(ids('')).toEqual(['c', 'd', 'z'])
  })

  it('are narrowed by name, e-mail and position, whatever the case and diacritics', () => {
    expect(ids('q=lukasz+zieba')).toEqual(['z'])
    expect(ids('q=ELEKTRYK')).toEqual(['z'])
    expect(ids('q=Spawacz')).toEqual(['c'])
    expect(ids('q=zieba+lukasz')).toEqual(['z'])
    expect(ids('q=cwik+spawacz')).toEqual(['c'])
    expect(ids('q=nobody')).toEqual([])
  })

  it('are those of a position or a department, whatever else is unknown', () => {
    expect(ids('position=spawacz&department=Hala+1')).toEqual(['c'])
    expect(ids('q=hala')).toEqual(['c'])
    expect(ids('position=magik&department=Inny')).toHaveLength(3)
    expect(employeeSearchParams(filters('position=spawacz&department=Hala+1')).toString()).toBe(
      'position=spawacz&department=Hala+1',
    )
  })

  it('are only those with something to be filled in, if that is chosen', () => {
    expect(ids('show=unread')).toEqual(['c'])
    expect(ids('show=unread&q=zieba')).toEqual([])
    expect(ids('show=magic')).toHaveLength(3)
    expect(employeeSearchParams(filters('show=unread')).toString()).toBe('show=unread')
  })

  it('show 50 a page and give a file all of them', () => {
    const many = Array.from({ length: EMPLOYEES_PER_PAGE + 1 }, (_, index) => user({ id: `user-${index}` }))
    const page = filterEmployees(many, filters('page=2'), new Set())
    expect(EMPLOYEES_PER_PAGE).toBe(50)
    expect(page).toMatchObject({ page: 2, pageCount: 2, total: 51 })
    expect(page.items).toHaveLength(1)
    expect(page.all).toHaveLength(51)
  })
})
