import { compareText, groupBy } from '~/domain/words/collection'
import { formatMonth } from '~/domain/words/day'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'
import { parseTableSort, sortTable, tableSortParam, type TableSort } from '~/domain/words/table-sort'

import { attendeesOf } from './enrolment'
import { TRAINING_STATUS_BADGES, type Training } from './training'

const FILTERED_STATUSES = ['scheduled', 'completed', 'cancelled'] as const

/** The columns by which the table can be sorted. */
const TRAINING_COLUMNS = ['title', 'date', 'status', 'participants'] as const

export type TrainingColumn = (typeof TRAINING_COLUMNS)[number]

type TrainingFilters = {
  q: string
  status: (typeof FILTERED_STATUSES)[number] | 'all'
  /** Only trainings in which the viewer has a place. The figures of the profile link to them. */
  isMine?: true
  sort?: TableSort<TrainingColumn>
  page: number
}

const TRAININGS_PER_PAGE = 50

/** The choices of the status filter. The first one means no filter. */
export const TRAINING_FILTER_OPTIONS = [
  { value: 'all', label: 'Wszystkie statusy' },
  ...FILTERED_STATUSES.map((value) => ({ value, label: TRAINING_STATUS_BADGES[value].label })),
] satisfies { value: TrainingFilters['status']; label: string }[]

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseTrainingFilters(params: URLSearchParams): TrainingFilters {
  const status = FILTERED_STATUSES.find((value) => value === params.get('status')) ?? 'all'
  const sort = parseTableSort(params, TRAINING_COLUMNS)
  const isMine = params.get('who') === 'me' ? true : undefined
  return { q: parseQuery(params), status, isMine, sort, page: parsePage(params) }
}

/** Writes the filters to search params. Defaults are left out. */
export function trainingSearchParams({
  q,
  status,
  isMine,
  sort,
  page,
}: Partial<TrainingFilters>): URLSearchParams {
  return searchParamsOf({
    q,
    status: status === 'all' ? undefined : status,
    who: isMine && 'me',
    sort: tableSortParam(sort),
    page: pageParam(page),
  })
}

/** Filters by status, by the viewer's place and by text in title or location. Returns the requested page. */
export function filterTrainings<Row extends Training>(
  trainings: readonly Row[],
  { q, status, isMine, sort, page }: TrainingFilters,
  viewerId = '',
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = trainings.filter(
    (training) =>
      (status === 'all' || training.status === status) &&
      (!isMine || attendeesOf(training).includes(viewerId)) &&
      matches(training.title, training.location),
  )
  const sorted = sortTable(rows.toSorted(compareTrainings), sort, {
    title: ({ title }) => title,
    date: startOf,
    status: ({ status: each }) => TRAINING_STATUS_BADGES[each].label,
    participants: (training) => attendeesOf(training).length,
  })
  return pageOf(sorted, page, TRAININGS_PER_PAGE)
}

/** Puts scheduled trainings first, the nearest at the top, then the others, the newest at the top. */
function compareTrainings(a: Training, b: Training): number {
  if (isScheduled(a) !== isScheduled(b)) return isScheduled(a) ? -1 : 1
  const byStart = compareText(startOf(a), startOf(b))
  return isScheduled(a) ? byStart : -byStart
}

function isScheduled({ status }: Training): boolean {
  return status === 'scheduled'
}

function startOf({ date, startTime }: Training): string {
  return `${date}T${startTime}`
}

/**
 * Returns trainings under the name of their month, in their order: „Listopad 2026”, and „Listopad 2026 – zakończone”
 * apart from the ones to come. The viewer's own trainings keep their places: a list of them on top would take a row away
 * from under the button that was just pressed.
 */
export function trainingMonths<Row extends Pick<Training, 'date' | 'status'>>(
  trainings: readonly Row[],
): { month: string; trainings: Row[] }[] {
  return [...groupBy(trainings, monthOf)].map(([month, rows]) => ({ month, trainings: rows }))
}

function monthOf({ date, status }: Pick<Training, 'date' | 'status'>): string {
  const month = formatMonth(date)
  const name = month.charAt(0).toUpperCase() + month.slice(1)
  return status === 'scheduled' ? name : `${name} – ${TRAINING_STATUS_BADGES[status].label.toLowerCase()}`
}
