import type { Certificate } from '~/domain/certificates/certificate'
import type { PersonRecord } from '~/domain/changes/person-record'
import { compareNames, fullName } from '~/domain/people/user'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'

import { isUnable, needsAction, sortWorstFirst, type Duty } from './duty'
import { isChosen, parseChosenPeople, type ChosenPeople, type PeopleChoices } from './people-choices'

/** The choices that each screen has. The first of each is its default, which the URL leaves out. */
export const DUTY_VIEWS = {
  matrix: {
    shown: [
      { value: 'all', label: 'Wszystkie osoby' },
      { value: 'action', label: 'Wymagające działania' },
      { value: 'lacking', label: 'Tylko z\u00a0brakami' },
    ],
    sorts: [
      { value: 'worst', label: 'Najpilniejsze najpierw' },
      { value: 'name', label: 'Według nazwiska' },
    ],
  },
  /** The list for the gate, where a guard looks for a name. Who is not admitted is on it only on request. */
  gate: {
    shown: [
      { value: 'admitted', label: 'Tylko dopuszczeni' },
      { value: 'all', label: 'Wszystkie osoby' },
    ],
    sorts: [{ value: 'admission', label: 'Dopuszczeni najpierw' }],
  },
} as const

export type DutyView = keyof typeof DUTY_VIEWS
type Shown = (typeof DUTY_VIEWS)[DutyView]['shown'][number]['value']
type Sort = (typeof DUTY_VIEWS)[DutyView]['sorts'][number]['value']

export type DutyFilters = ChosenPeople & {
  q: string
  /** `action`: with something to do, `lacking`: may not work, `admitted`: may work. */
  show: Shown
  /** `admission`: who may work first, each group by name. */
  sort: Sort
  page: number
}

export const DUTIES_PER_PAGE = 50

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseDutyFilters(
  params: URLSearchParams,
  choices: PeopleChoices,
  view: DutyView = 'matrix',
): DutyFilters {
  const { shown, sorts } = DUTY_VIEWS[view]
  const show = shown.find(({ value }) => value === params.get('show')) ?? shown[0]
  const sort = sorts.find(({ value }) => value === params.get('sort')) ?? sorts[0]
  return {
    q: parseQuery(params),
    ...parseChosenPeople(params, choices),
    show: show.value,
    sort: sort.value,
    page: parsePage(params),
  }
}

/** Writes the filters to search params, without defaults. */
export function dutySearchParams(
  { q, company, position, department, show, sort, page }: Partial<DutyFilters>,
  view: DutyView = 'matrix',
): URLSearchParams {
  const { shown, sorts } = DUTY_VIEWS[view]
  return searchParamsOf({
    q,
    company,
    position,
    department,
    show: show === shown[0].value ? undefined : show,
    sort: sort === sorts[0].value ? undefined : sort,
    page: pageParam(page),
  })
}

/** Filters and sorts the people and returns the requested page. */
export function filterDuties<Row extends Duty<Certificate, PersonRecord>>(
  duties: readonly Row[],
  { q, show, sort, page, ...chosen }: DutyFilters,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = duties.filter(
    (duty) =>
      isChosen(duty.person, chosen) &&
      IS_SHOWN[show](duty) &&
      matches(fullName(duty.person), duty.person.position, duty.person.unit),
  )
  return pageOf(SORTS[sort](rows), page, DUTIES_PER_PAGE)
}

const IS_SHOWN: Record<Shown, (duty: Duty) => boolean> = {
  all: () => true,
  action: needsAction,
  lacking: isUnable,
  admitted: ({ mayWork }) => mayWork === true,
}

const SORTS: Record<Sort, <Row extends Duty>(rows: readonly Row[]) => readonly Row[]> = {
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
