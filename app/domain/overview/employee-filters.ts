import {
  isChosen,
  parseChosenPeople,
  type ChosenPeople,
  type PeopleChoices,
} from '~/domain/admission/people-choices'
import type { PersonRecord } from '~/domain/changes/person-record'
import { fullName, sortByName } from '~/domain/people/user'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'

type EmployeeFilters = ChosenPeople & {
  q: string
  /** Only people of whom an import has left something to be filled in. */
  show?: 'unread'
  page: number
}

/** The choices of the filter. The first one means no filter. */
export const EMPLOYEE_SHOW_OPTIONS = [
  { value: 'all', label: 'Wszystkie osoby' },
  { value: 'unread', label: 'Do uzupełnienia' },
] as const

export const EMPLOYEES_PER_PAGE = 50

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseEmployeeFilters(params: URLSearchParams, choices: PeopleChoices): EmployeeFilters {
  const show = params.get('show') === 'unread' ? 'unread' : undefined
  return {
    q: parseQuery(params),
    ...parseChosenPeople(params, choices),
    ...(show && { show }),
    page: parsePage(params),
  }
}

/** Writes the filters to search params, without defaults. */
export function employeeSearchParams({
  q,
  company,
  position,
  department,
  show,
  page,
}: Partial<EmployeeFilters>): URLSearchParams {
  return searchParamsOf({ q, company, position, department, show, page: pageParam(page) })
}

/**
 * Returns one page of the employees of whom a name, number or other text contains the query, sorted by name. `unread`
 * holds the ids of those with something to be filled in.
 */
export function filterEmployees<Row extends PersonRecord>(
  employees: readonly Row[],
  { q, show, page, ...chosen }: EmployeeFilters,
  unread: Pick<ReadonlySet<string>, 'has'>,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = employees.filter(
    (employee) =>
      (show === undefined || unread.has(employee.id)) &&
      isChosen(employee, chosen) &&
      matches(
        fullName(employee),
        employee.email,
        employee.position,
        employee.unit,
        employee.employeeNumber,
        // Only those of a centre work for several companies; those of the sample are found by what their list shows.
        employee.isOwn ? employee.company : undefined,
      ),
  )
  return pageOf(sortByName(rows), page, EMPLOYEES_PER_PAGE)
}
