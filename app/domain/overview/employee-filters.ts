import type { PersonRecord } from '~/domain/changes/person-record'
import { fullName, sortByName } from '~/domain/people/user'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'

type EmployeeFilters = { q: string; page: number }

export const EMPLOYEES_PER_PAGE = 50

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseEmployeeFilters(params: URLSearchParams): EmployeeFilters {
  return { q: parseQuery(params), page: parsePage(params) }
}

/** Writes the filters to search params, without defaults. */
export function employeeSearchParams({ q, page }: Partial<EmployeeFilters>): URLSearchParams {
  return searchParamsOf({ q, page: pageParam(page) })
}

/** Returns one page of the employees of whom a name, number or other text contains the query, sorted by name. */
export function filterEmployees<Row extends PersonRecord>(
  employees: readonly Row[],
  { q, page }: EmployeeFilters,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = employees.filter((employee) =>
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
