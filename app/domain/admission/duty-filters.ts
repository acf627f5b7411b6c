import type { Certificate } from '~/domain/certificates/certificate'
import type { PersonRecord } from '~/domain/changes/person-record'
import { compareNames, fullName } from '~/domain/people/user'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { comparePolish } from '~/domain/words/polish'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'

import { isUnable, needsAction, sortWorstFirst, type Duty } from './duty'

/** The first of each means the default, which the URL leaves out. */
export const DUTY_SHOWN_OPTIONS = [
  { value: 'all', label: 'Wszystkie osoby' },
  { value: 'action', label: 'Wymagające działania' },
  { value: 'lacking', label: 'Tylko z\u00a0brakami' },
] as const

export const DUTY_SORT_OPTIONS = [
  { value: 'worst', label: 'Najpilniejsze najpierw' },
  { value: 'name', label: 'Według nazwiska' },
] as const

export type DutyFilters = {
  q: string
  company?: string
  position?: string
  department?: string
  /** `action`: with something to do, `lacking`: may not work. */
  show: (typeof DUTY_SHOWN_OPTIONS)[number]['value']
  /** `admission`: who may work first, each group by name. The list for the gate sets it, nobody chooses it. */
  sort: (typeof DUTY_SORT_OPTIONS)[number]['value'] | 'admission'
  page: number
}

export const DUTIES_PER_PAGE = 50

/** What a list of people can be narrowed to, in Polish order. */
export type PeopleChoices = {
  companies: readonly string[]
  positions: readonly string[]
  departments: readonly string[]
}

export function peopleChoices(people: readonly PersonRecord[]): PeopleChoices {
  const distinct = (names: (string | undefined)[]) =>
    [...new Set(names.filter((name) => name !== undefined))].toSorted(comparePolish)
  return {
    companies: distinct(people.map(({ company }) => company)),
    positions: distinct(people.map(({ position }) => position)),
    departments: distinct(people.map(({ unit }) => unit)),
  }
}

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseDutyFilters(
  params: URLSearchParams,
  { companies, positions, departments }: PeopleChoices,
): DutyFilters {
  const show = DUTY_SHOWN_OPTIONS.find(({ value }) => value === params.get('show'))
  const sort = DUTY_SORT_OPTIONS.find(({ value }) => value === params.get('sort'))
  return {
    q: parseQuery(params),
    company: companies.find((name) => name === params.get('company')),
    position: positions.find((name) => name === params.get('position')),
    department: departments.find((name) => name === params.get('department')),
    show: show?.value ?? 'all',
    sort: sort?.value ?? 'worst',
    page: parsePage(params),
  }
}

/** Writes the filters to search params, without defaults. */
export function dutySearchParams({
  q,
  company,
  position,
  department,
  show,
  sort,
  page,
}: Partial<DutyFilters>): URLSearchParams {
  return searchParamsOf({
    q,
    company,
    position,
    department,
    show: show === 'all' ? undefined : show,
    sort: sort === 'name' ? sort : undefined,
    page: pageParam(page),
  })
}

/** Filters and sorts the people and returns the requested page. */
export function filterDuties<Row extends Duty<Certificate, PersonRecord>>(
  duties: readonly Row[],
  { q, company, position, department, show, sort, page }: DutyFilters,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = duties.filter(
    (duty) =>
      (company === undefined || duty.person.company === company) &&
      (position === undefined || duty.person.position === position) &&
      (department === undefined || duty.person.unit === department) &&
      (show === 'all' || (show === 'lacking' ? isUnable(duty) : needsAction(duty))) &&
      matches(fullName(duty.person), duty.person.position, duty.person.unit),
  )
  return pageOf(SORTS[sort](rows), page, DUTIES_PER_PAGE)
}

const SORTS: Record<DutyFilters['sort'], <Row extends Duty>(rows: readonly Row[]) => readonly Row[]> = {
  worst: sortWorstFirst,
  name: sortByPerson,
  admission: (rows) =>
    ADMISSIONS.flatMap(({ mayWork }) => sortByPerson(rows.filter((duty) => duty.mayWork === mayWork))),
}

/** The groups of the list for the gate. */
export const ADMISSIONS = [
  { mayWork: true, heading: 'Dopuszczeni' },
  { mayWork: false, heading: 'Niedopuszczeni' },
  { mayWork: undefined, heading: 'Nie wiadomo' },
] as const

function sortByPerson<Row extends Duty>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => compareNames(a.person, b.person))
}
