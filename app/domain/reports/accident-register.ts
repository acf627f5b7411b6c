import { compareText } from '~/domain/words/collection'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'

import { assessmentOf, isAccident } from './accident-progress'
import { stepsFor } from './accident-steps'
import { sortNewestFirst, type Report } from './report'

// The „rejestr wypadków przy pracy” that an employer keeps of all accidents by their protocols (Kodeks pracy, art. 234
// § 3; rozporządzenie z 1.07.2009 w sprawie ustalania okoliczności i przyczyn wypadków przy pracy, § 16).

/** True for an accident that the law puts into the register once its protocol is approved: one of an employee. */
export function belongsToRegister(report: Report): boolean {
  return isAccident(report) && stepsFor(assessmentOf(report)).includes('registered')
}

/** Returns the accidents whose protocol is approved, the newest first, also those that it does not recognize. */
export function registeredAccidents<Row extends Report>(reports: readonly Row[]): Row[] {
  return sortNewestFirst(
    reports.filter((report) => belongsToRegister(report) && report.protocol?.approved !== undefined),
  )
}

/** Counts the accidents that are not in the register yet, because their protocol is not approved. */
export function countUnregistered(reports: readonly Report[]): number {
  return reports.filter((report) => belongsToRegister(report) && report.protocol?.approved === undefined)
    .length
}

/** Returns the years of the accidents, the newest first. */
export function yearsOf(accidents: readonly Report[]): string[] {
  return [...new Set(accidents.map(({ date }) => date.slice(0, 4)))].toSorted((a, b) => compareText(b, a))
}

/** `year` is one of those with an accident. */
export type RegisterFilters = { q: string; year?: string | undefined; page: number }

const ACCIDENTS_PER_PAGE = 50

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseRegisterFilters(params: URLSearchParams, years: readonly string[]): RegisterFilters {
  const year = years.find((each) => each === params.get('year'))
  return { q: parseQuery(params), year, page: parsePage(params) }
}

/** Writes the filters to search params, without defaults. */
export function registerSearchParams({ q, year, page }: Partial<RegisterFilters>): URLSearchParams {
  return searchParamsOf({ q, year, page: pageParam(page) })
}

/** Filters by year, place and the name of the injured person, and returns the requested page. */
export function filterRegister<Row extends Report>(
  accidents: readonly Row[],
  { q, year, page }: RegisterFilters,
  injuredOf: (row: Row) => string | undefined,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = accidents.filter(
    (row) => (year === undefined || row.date.startsWith(year)) && matches(injuredOf(row), row.location),
  )
  return pageOf(rows, page, ACCIDENTS_PER_PAGE)
}
