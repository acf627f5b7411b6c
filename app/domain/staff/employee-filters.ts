import type { MatrixColumn } from '~/domain/admission/admission-matrix'
import { BASES, basisOf, type Basis } from '~/domain/people/basis'
import { positionNames } from '~/domain/people/other-positions'
import type { PersonRecord } from '~/domain/records/person-changes'
import { keysOf } from '~/domain/words/collection'
import { pageParam, parsePage } from '~/domain/words/page'
import { comparePolish } from '~/domain/words/polish'
import { parseQuery, searchParamsOf } from '~/domain/words/query'

// The grammar of the list's address. `employee-list.ts` has the list itself, which the screens that link to it do without.

/**
 * The ways to show the same people: a list, their qualifications as a matrix, and the list for a gate, which says only
 * who may be let in.
 */
const EMPLOYEE_VIEWS = ['list', 'matrix', 'gate'] as const

export type EmployeeView = (typeof EMPLOYEE_VIEWS)[number]

/**
 * The people that the list shows. The value `all` means no filter. Addresses call people with unreadable cells
 * `unread`.
 */
export const EMPLOYEE_STATES = [
  { value: 'all', label: 'Wszystkie osoby' },
  { value: 'admitted', label: 'Dokumenty aktualne' },
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
  basis,
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
    basis,
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
export function filtersInView(filters: EmployeeFilters, view: EmployeeView): Partial<EmployeeFilters> {
  const isDefault = filters.state === EMPLOYEE_DEFAULTS[filters.view].state
  const { state, sort } = EMPLOYEE_DEFAULTS[view]
  const { cause } = view === 'gate' ? {} : filters
  return { ...filters, view, cause, state: isDefault ? state : filters.state, sort, page: 1 }
}

/** The values that a list of people can be narrowed to, in Polish order. */
export type PeopleChoices = {
  companies: readonly string[]
  positions: readonly string[]
  departments: readonly string[]
  bases: readonly Basis[]
}

/** The values that it is narrowed to. */
type ChosenPeople = {
  company?: string | undefined
  position?: string | undefined
  department?: string | undefined
  basis?: Basis | undefined
}

export function peopleChoices(people: readonly PersonRecord[]): PeopleChoices {
  const distinct = (names: (string | undefined)[]) =>
    [...new Set(names.filter((name) => name !== undefined))].toSorted(comparePolish)
  return {
    companies: distinct(people.map(({ company }) => company)),
    positions: distinct(people.flatMap(positionNames)),
    departments: distinct(people.map(({ unit }) => unit)),
    bases: keysOf(BASES).filter((basis) => people.some((person) => basisOf(person) === basis)),
  }
}

/** Reads what the URL narrows a list to. An unknown value means no filter. */
function parseChosenPeople(
  params: URLSearchParams,
  { companies, positions, departments, bases }: PeopleChoices,
): ChosenPeople {
  return {
    company: companies.find((name) => name === params.get('company')),
    position: positions.find((name) => name === params.get('position')),
    department: departments.find((name) => name === params.get('department')),
    basis: bases.find((name) => name === params.get('basis')),
  }
}

export function isChosen(
  person: Pick<PersonRecord, 'company' | 'position' | 'otherPositions' | 'unit' | 'basis'>,
  { company, position, department, basis }: ChosenPeople,
): boolean {
  return (
    (company === undefined || person.company === company) &&
    (position === undefined || positionNames(person).includes(position)) &&
    (department === undefined || person.unit === department) &&
    (basis === undefined || basisOf(person) === basis)
  )
}

/** The names of the filters that have another one now. */
const FORMER_STATES = new Map([
  ['lacking', 'unable'],
  ['action', 'action'],
  ['all', 'all'],
])

/**
 * Returns the address of the view that was a screen of its own, `/employees/duty` or `/employees/admitted`, with the
 * same filters.
 */
export function employeesAddress({ pathname, searchParams }: URL, hash: string): string {
  const params = new URLSearchParams(searchParams)
  params.set('view', pathname.includes('admitted') ? 'gate' : 'matrix')
  const state = FORMER_STATES.get(params.get('show') ?? '')
  params.delete('show')
  if (state) params.set('state', state)
  return `/employees?${params}${hash}`
}
