import { describe, expect, it } from 'vitest'

import { admissionsOf } from '~/domain/admission/admission'
import { matrixColumns } from '~/domain/admission/admission-matrix'
import {
  employeesAddress,
  employeeSearchParams,
  filtersInView,
  parseEmployeeFilters,
  peopleChoices,
} from '~/domain/staff/employee-filters'
import { EMPLOYEES_PER_PAGE, filterEmployees } from '~/domain/staff/employee-list'

import { certificate, factsFor, TODAY, user } from '../../../support/builders'

const POSITIONS = ['spawacz', 'ślusarz'].map((name) => ({
  name,
  requirements: [{ qualification: { type: 'bhp' as const, scope: 'workers' as const } }],
}))

const people = [
  {
    ...user({ id: 'valid', firstName: 'Żaneta', lastName: 'Ćwik', position: 'spawacz', company: 'B' }),
    unit: 'Hala 1',
    employeeNumber: 'K-17',
  },
  {
    ...user({ id: 'soon', lastName: 'Żak', position: 'ślusarz', company: 'A' }),
    unit: 'Hala 2',
    email: 'soon@pewnik.example',
  },
  user({ id: 'expired', lastName: 'Zaw', position: 'spawacz', company: 'A' }),
  user({ id: 'missing', lastName: 'Lis', position: 'spawacz', company: 'A', basis: 'employment' }),
  user({ id: 'unknown', lastName: 'Bez', company: 'A', basis: 'student' }),
]

const admissions = admissionsOf(
  people,
  [
    certificate({ id: '1', userId: 'valid', scope: 'workers' }),
    certificate({ id: '2', userId: 'soon', scope: 'workers', expiryDate: '2026-12-01' }),
    certificate({ id: '3', userId: 'expired', scope: 'workers', expiryDate: '2026-11-01' }),
  ],
  factsFor(POSITIONS),
  TODAY,
)
const choices = peopleChoices(admissions.map(({ person }) => person))
const columns = matrixColumns(admissions)
const parse = (search: string) => parseEmployeeFilters(new URLSearchParams(search), choices, columns)
const page = (search: string) => filterEmployees(admissions, parse(search), new Set(['valid']))
const shown = (search: string) => page(search).items.map(({ person }) => person.id)

describe('the filters of employees', () => {
  it('offer the companies, positions and departments that there are, in Polish order', () => {
    expect(choices).toEqual({
      companies: ['A', 'B'],
      positions: ['spawacz', 'ślusarz'],
      departments: ['Hala 1', 'Hala 2'],
      bases: ['employment', 'student'],
    })
  })

  it('show all people without filters, by surname, or the most urgent first', () => {
    expect(shown('')).toEqual(['unknown', 'valid', 'missing', 'expired', 'soon'])
    expect(shown('sort=worst')).toEqual(['missing', 'expired', 'unknown', 'soon', 'valid'])
  })

  it('show in the matrix the most urgent first, or sort by the days of a column', () => {
    expect(shown('view=matrix')).toEqual(['missing', 'expired', 'unknown', 'soon', 'valid'])
    expect(shown('view=matrix&sort=bhp')).toEqual(['missing', 'expired', 'soon', 'valid', 'unknown'])
    expect(shown('view=matrix&sort=name')).toEqual(shown(''))
  })

  it('leave who may work, may not, of whom nobody knows it, and who needs something', () => {
    expect(shown('state=admitted')).toEqual(['valid', 'soon'])
    expect(shown('state=unable')).toEqual(['missing', 'expired'])
    expect(shown('state=unknown')).toEqual(['unknown'])
    expect(shown('state=action')).toEqual(['unknown', 'missing', 'expired', 'soon'])
    expect(shown('state=unread')).toEqual(['valid'])
  })

  it('leave at the gate who is admitted, by name, and the others only on request', () => {
    expect(shown('view=gate')).toEqual(['valid', 'soon'])
    expect(shown('view=gate&sort=worst')).toEqual(['valid', 'soon'])
    expect(page('view=gate&state=all').items.map(({ mayWork }) => mayWork)).toEqual([
      true,
      true,
      false,
      false,
      undefined,
    ])
  })

  it('leave people of one basis; without one, somebody is an employee', () => {
    expect(shown('basis=employment')).toEqual(['valid', 'missing', 'expired', 'soon'])
    expect(shown('basis=student')).toEqual(['unknown'])
    expect(shown('basis=contract')).toHaveLength(5)
  })

  it('find by name, e-mail, number, position, department and company, whatever the case and diacritics', () => {
    expect(shown('q=SLUSARZ')).toEqual(['soon'])
    expect(shown('q=cwik+zaneta')).toEqual(['valid'])
    expect(shown('q=k-17')).toEqual(['valid'])
    expect(shown('q=soon@pewnik')).toEqual(['soon'])
    expect(shown('q=hala+2')).toEqual(['soon'])
    expect(shown('q=nobody')).toEqual([])
    expect(shown('position=spawacz')).toEqual(['valid', 'missing', 'expired'])
    expect(shown('company=B')).toEqual(['valid'])
    expect(shown('department=Hala+2')).toEqual(['soon'])
    expect(shown('position=spawacz&company=A&q=lis')).toEqual(['missing'])
  })

  it('leave the people of a cause', () => {
    expect(shown('cause=bhp+workers-expired')).toEqual(['expired'])
    expect(shown('cause=nothing')).toEqual([])
  })

  it('survive the way to the URL and back, without the defaults of the view', () => {
    expect(`${employeeSearchParams(parse(''))}`).toBe('')
    expect(`${employeeSearchParams(parse('view=gate'))}`).toBe('view=gate')
    expect(`${employeeSearchParams(parse('view=gate&state=all'))}`).toBe('view=gate&state=all')
    const search =
      'view=matrix&q=x&company=A&position=%C5%9Blusarz&department=Hala+2&state=action&cause=y&sort=bhp&page=2'
    expect(`${employeeSearchParams(parse(search))}`).toBe(search)
  })

  it('ignore unknown and malformed values', () => {
    const long = 'x'.repeat(101)
    expect(parse(`view=bad&company=C&position=x&state=bad&sort=bad&page=-1&q=${long}`)).toEqual(parse(''))
  })

  it('stay in another view, but not its order nor what it shows by default', () => {
    const in3Views = (search: string) =>
      (['list', 'matrix', 'gate'] as const).map(
        (view) => `${employeeSearchParams(filtersInView(parse(search), view))}`,
      )
    expect(in3Views('view=matrix&q=x&sort=bhp&page=2')).toEqual(['q=x', 'view=matrix&q=x', 'view=gate&q=x'])
    expect(in3Views('view=gate&position=spawacz')[0]).toBe('position=spawacz')
    expect(in3Views('cause=x')).toEqual(['cause=x', 'view=matrix&cause=x', 'view=gate'])
    expect(in3Views('state=unable')[2]).toBe('view=gate&state=unable')
  })

  it('show 50 a page and give a file all of them', () => {
    const many = admissionsOf(
      Array.from({ length: EMPLOYEES_PER_PAGE + 1 }, (_, index) => user({ id: `user-${index}` })),
      [],
      factsFor([]),
      TODAY,
    )
    const second = filterEmployees(many, parse('page=2'), new Set())
    expect(EMPLOYEES_PER_PAGE).toBe(50)
    expect(second).toMatchObject({ page: 2, pageCount: 2, total: 51 })
    expect(second.items).toHaveLength(1)
    expect(second.all).toHaveLength(51)
  })
})

it('a former address leads to the view, with its filters under their present names', () => {
  const of = (address: string, hash = '') =>
    employeesAddress(new URL(address, 'https://pewnik.example'), hash)
  expect(of('/employees/duty')).toBe('/employees?view=matrix')
  expect(of('/employees/admitted?on=2027-01-01')).toBe('/employees?on=2027-01-01&view=gate')
  expect(of('/employees/duty?show=lacking&position=spawacz&sort=name', '#q=nowak')).toBe(
    '/employees?position=spawacz&sort=name&view=matrix&state=unable#q=nowak',
  )
  expect(of('/employees/admitted?show=all')).toBe('/employees?view=gate&state=all')
  expect(of('/employees/admitted?show=magic')).toBe('/employees?view=gate')
})
