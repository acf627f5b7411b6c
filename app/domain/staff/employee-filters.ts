import type { MatrixColumn } from '~/domain/admission/admission-matrix'
import { pageParam, parsePage } from '~/domain/words/page'
import { parseQuery, searchParamsOf } from '~/domain/words/query'

import { parseChosenPeople, type ChosenPeople, type PeopleChoices } from './people-choices'

// The grammar of the list's address. `employee-list.ts` has the list itself, which the screens that link to it do without.

/**
 * The ways to show the same people: a list, their qualifications as a matrix, and the list for a gate, which says only
 * who may be let in.
 */
export const EMPLOYEE_VIEWS = ['list', 'matrix', 'gate'] as const

export type EmployeeView = (typeof EMPLOYEE_VIEWS)[number]

/**
 * The people that the list shows. The value `all` means no filter. Addresses call people with unreadable cells
 * `unread`.
 */
export const EMPLOYEE_STATES = [
  { value: 'all', label: 'Wszystkie osoby' },
  { value: 'admitted', label: 'Mogą pracować' },
  { value: 'unable', label: 'Nie mogą pracować' },
  { value: 'unknown', label: 'Nie wiadomo' },
  { value: 'action', label: 'Wymagają działania' },
  { value: 'unread', label: 'Do uzupełnienia' },
] as const

export type EmployeeState = (typeof EMPLOYEE_STATES)[number]['value']

/**
 * The choice of each view until somebody makes another. A guard looks for a name among those who may enter, so the
 * others are on the list for the gate only on request.
 */
export const EMPLOYEE_DEFAULTS = {
  list: { state: 'all', sort: 'name' },
  matrix: { state: 'all', sort: 'worst' },
  gate: { state: 'admitted', sort: 'name' },
} as const satisfies Record<EmployeeView, { state: EmployeeState; sort: string }>

export const EMPLOYEE_SORTS = [
  { value: 'name', label: 'Według nazwiska' },
  { value: 'worst', label: 'Najpilniejsze najpierw' },
] as const

export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number]['value']

export type EmployeeFilters = ChosenPeople & {
  view: EmployeeView
  q: string
  state: EmployeeState
  /** The key of a cause, see `causesOf`. Only links set it. */
  cause?: string | undefined
  /** `name`, `worst`, or the key of a column of the matrix, whose days then give the order. */
  sort: string
  page: number
}

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseEmployeeFilters(
  params: URLSearchParams,
  choices: PeopleChoices,
  columns: readonly Pick<MatrixColumn, 'key'>[] = [],
): EmployeeFilters {
  const view = EMPLOYEE_VIEWS.find((each) => each === params.get('view')) ?? 'list'
  const defaults = EMPLOYEE_DEFAULTS[view]
  const asked = params.get('show') === 'unread' ? 'unread' : params.get('state')
  const state = EMPLOYEE_STATES.find(({ value }) => value === asked)
  const sorts = [...EMPLOYEE_SORTS.map(({ value }) => value), ...columns.map(({ key }) => key)]
  return {
    view,
    q: parseQuery(params),
    ...parseChosenPeople(params, choices),
    state: state?.value ?? defaults.state,
    cause: (view !== 'gate' && params.get('cause')) || undefined,
    sort: sorts.find((each) => view !== 'gate' && each === params.get('sort')) ?? defaults.sort,
    page: parsePage(params),
  }
}

/** Writes the filters to search params, without the defaults of the view. */
export function employeeSearchParams({
  view = 'list',
  q,
  company,
  position,
  department,
  state,
  cause,
  sort,
  page,
}: Partial<EmployeeFilters>): URLSearchParams {
  const defaults = EMPLOYEE_DEFAULTS[view]
  return searchParamsOf({
    view: view === 'list' ? undefined : view,
    q,
    company,
    position,
    department,
    state: state === defaults.state ? undefined : state,
    cause,
    sort: sort === defaults.sort ? undefined : sort,
    page: pageParam(page),
  })
}

/**
 * Returns the same people in another view. Its order is its own, and so is whom it shows if nobody has chosen it. The
 * gate learns no causes.
 */
export function inView(filters: EmployeeFilters, view: EmployeeView): Partial<EmployeeFilters> {
  const isDefault = filters.state === EMPLOYEE_DEFAULTS[filters.view].state
  const { state, sort } = EMPLOYEE_DEFAULTS[view]
  const { cause } = view === 'gate' ? {} : filters
  return { ...filters, view, cause, state: isDefault ? state : filters.state, sort, page: 1 }
}
