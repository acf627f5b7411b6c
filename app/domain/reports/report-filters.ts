import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'
import { parseTableSort, sortTable, tableSortParam, type TableSort } from '~/domain/words/table-sort'

import { REPORT_STATUSES, reportKind, reportLabel, sortNewestFirst, type Report } from './report'
import { searchedTexts } from './report-fields'

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

/** The columns by which the table can be sorted. */
const REPORT_COLUMNS = ['kind', 'date', 'location', 'status'] as const

export type ReportColumn = (typeof REPORT_COLUMNS)[number]

type ReportFilters = { q: string; filter: ReportFilter; sort?: TableSort<ReportColumn>; page: number }

const REPORTS_PER_PAGE = 50

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseReportFilters(params: URLSearchParams): ReportFilters {
  const option = REPORT_FILTER_OPTIONS.find(({ value }) => value === params.get('filter'))
  return {
    q: parseQuery(params),
    filter: option?.value ?? 'all',
    sort: parseTableSort(params, REPORT_COLUMNS),
    page: parsePage(params),
  }
}

/** Writes the filters to search params. Defaults are left out. */
export function reportSearchParams({ q, filter, sort, page }: Partial<ReportFilters>): URLSearchParams {
  return searchParamsOf({
    q,
    filter: filter === 'all' ? undefined : filter,
    sort: tableSortParam(sort),
    page: pageParam(page),
  })
}

/**
 * Filters by kind or status and by the texts that are searched. Returns the requested page, the newest first if no
 * other order is chosen.
 */
export function filterReports<Row extends Report>(
  reports: readonly Row[],
  { q, filter, sort, page }: ReportFilters,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = reports.filter(
    (report) =>
      (filter === 'all' || reportKind(report) === filter || report.status === filter) &&
      matches(...searchedTexts(report)),
  )
  const sorted = sortTable(sortNewestFirst(rows), sort, {
    kind: reportLabel,
    date: ({ date }) => date,
    location: ({ location }) => location,
    status: ({ status }) => REPORT_STATUSES.findIndex((each) => each === status),
  })
  return pageOf(sorted, page, REPORTS_PER_PAGE)
}
