import type { Day } from '~/domain/words/day'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'
import { parseTableSort, sortTable, tableSortParam, type TableSort } from '~/domain/words/table-sort'

import {
  measureState,
  MEASURE_STATE_LABELS,
  measureTitle,
  type ListedMeasure,
  type MeasureState,
} from './measure'
import { reportName } from './report'

/** The choices of the filter. The first one means no filter: the open ones, in time or not. */
export const MEASURE_STATES = (['open', 'late', 'done'] as const).map((value) => ({
  value,
  label: MEASURE_STATE_LABELS[value],
}))

/** The columns by which the table can be sorted. */
const MEASURE_COLUMNS = ['measure', 'report', 'owner', 'day'] as const

export type MeasureColumn = (typeof MEASURE_COLUMNS)[number]

type MeasureFilters = {
  q: string
  state: MeasureState
  person: string
  sort?: TableSort<MeasureColumn>
  page: number
}

const MEASURES_PER_PAGE = 50

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseMeasureFilters(params: URLSearchParams): MeasureFilters {
  const option = MEASURE_STATES.find(({ value }) => value === params.get('state'))
  return {
    q: parseQuery(params),
    state: option?.value ?? 'open',
    person: params.get('person') ?? '',
    sort: parseTableSort(params, MEASURE_COLUMNS),
    page: parsePage(params),
  }
}

/** Writes the filters to search params. Defaults are left out. */
export function measureSearchParams({
  q,
  state,
  person,
  sort,
  page,
}: Partial<MeasureFilters>): URLSearchParams {
  return searchParamsOf({
    q,
    state: state === 'open' ? undefined : state,
    person,
    sort: tableSortParam(sort),
    page: pageParam(page),
  })
}

/**
 * Filters by state, by who answers for it, and by text in the measure and the name of its report. Somebody who answers
 * for none of the measures is no filter. Returns the requested page. `nameOf` gives the order of who answers.
 */
export function filterMeasures<Row extends ListedMeasure>(
  measures: readonly Row[],
  { q, state, person, sort, page }: MeasureFilters,
  nameOf: (id: string) => string,
  today: Day,
): Page<Row> {
  const matches = queryMatcher(q)
  const chosen = measures.some(({ measure }) => measure.ownerId === person) ? person : ''
  const rows = measures.filter(({ measure, report }) => {
    const current = measureState(measure, today)
    return (
      (state === 'open' ? current !== 'done' : current === state) &&
      (chosen === '' || measure.ownerId === chosen) &&
      matches(measure.what, measure.done?.note, reportName(report), report.location)
    )
  })
  const sorted = sortTable(rows, sort, {
    measure: ({ measure }) => measureTitle(measure),
    report: ({ report }) => report.date,
    owner: ({ measure }) => nameOf(measure.ownerId),
    day: ({ measure }) => measure.done?.doneOn ?? measure.due,
  })
  return pageOf(sorted, page, MEASURES_PER_PAGE)
}
