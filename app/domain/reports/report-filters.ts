import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'

import { reportKind, sortNewestFirst, type Report } from './report'

/** The choices of the filter, by kind or by status. The first one means no filter. */
export const REPORT_FILTER_OPTIONS = [
  { value: 'all', label: 'Wszystkie' },
  { value: 'accident', label: 'Wypadki' },
  { value: 'near_miss', label: 'Zdarzenia potencjalnie wypadkowe' },
  { value: 'indisposition', label: 'Niedyspozycje' },
  { value: 'new', label: 'Nowe' },
  { value: 'investigating', label: 'W trakcie' },
  { value: 'closed', label: 'Zamknięte' },
] as const

type ReportFilter = (typeof REPORT_FILTER_OPTIONS)[number]['value']

type ReportFilters = { q: string; filter: ReportFilter; page: number }

const REPORTS_PER_PAGE = 50

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseReportFilters(params: URLSearchParams): ReportFilters {
  const option = REPORT_FILTER_OPTIONS.find(({ value }) => value === params.get('filter'))
  return { q: parseQuery(params), filter: option?.value ?? 'all', page: parsePage(params) }
}

/** Writes the filters to search params. Defaults are left out. */
export function reportSearchParams({ q, filter, page }: Partial<ReportFilters>): URLSearchParams {
  return searchParamsOf({ q, filter: filter === 'all' ? undefined : filter, page: pageParam(page) })
}

/** Filters by kind or status and by text in description or location. Returns the requested page, the newest first. */
export function filterReports<Row extends Report>(
  reports: readonly Row[],
  { q, filter, page }: ReportFilters,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = reports.filter(
    (report) =>
      (filter === 'all' || reportKind(report) === filter || report.status === filter) &&
      matches(report.description, report.location),
  )
  return pageOf(sortNewestFirst(rows), page, REPORTS_PER_PAGE)
}
