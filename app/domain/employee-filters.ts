import { pageOf, pageParam, parsePage, type Page } from './page'
import { parseQuery, queryMatcher, searchParamsOf } from './query'
import { fullName, sortByName, type Person, type User } from './user'

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

/** Returns one page of the employees whose name, e-mail or position contains the text, sorted by name. */
export function filterEmployees<Row extends Person & Pick<User, 'email'>>(
  employees: readonly Row[],
  { q, page }: EmployeeFilters,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = employees.filter((employee) => matches(fullName(employee), employee.email, employee.position))
  return pageOf(sortByName(rows), page, EMPLOYEES_PER_PAGE)
}
