import { isUnable, needsAction, sortWorstFirst, type Admission } from '~/domain/admission/admission'
import { compareInColumn } from '~/domain/admission/admission-matrix'
import { hasCause } from '~/domain/admission/cause'
import type { Certificate } from '~/domain/certificates/certificate'
import { searchedTexts } from '~/domain/people/person-fields'
import { compareNames, fullName } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { pageOf, type Page } from '~/domain/words/page'
import { queryMatcher } from '~/domain/words/query'

import { isChosen, type EmployeeFilters, type EmployeeState } from './employee-filters'

export const EMPLOYEES_PER_PAGE = 50

/**
 * Filters and sorts the people and returns the requested page. `unreadable` holds the ids of those of whom an import has
 * left something to be filled in.
 */
export function filterEmployees<Row extends Admission<Certificate, PersonRecord>>(
  admissions: readonly Row[],
  { view, q, state, cause, sort, page, ...chosen }: EmployeeFilters,
  unreadable: Pick<ReadonlySet<string>, 'has'>,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = admissions.filter(
    (admission) =>
      isChosen(admission.person, chosen) &&
      (state === 'unread' ? unreadable.has(admission.person.id) : IS_SHOWN[state](admission)) &&
      (cause === undefined || hasCause(admission, cause)) &&
      matches(...textsOf(admission.person)),
  )
  return pageOf(view === 'gate' ? sortByAdmission(rows) : sorted(rows, sort), page, EMPLOYEES_PER_PAGE)
}

function textsOf(person: PersonRecord): (string | undefined)[] {
  return [
    fullName(person),
    ...searchedTexts(person),
    // Only those of a centre work for several companies; those of the sample are found by what their list shows.
    person.isOwn ? person.company : undefined,
  ]
}

const IS_SHOWN: Record<Exclude<EmployeeState, 'unread'>, (admission: Admission) => boolean> = {
  all: () => true,
  admitted: ({ mayWork }) => mayWork === true,
  unable: isUnable,
  unknown: ({ mayWork }) => mayWork === undefined,
  action: needsAction,
}

function sorted<Row extends Admission>(rows: readonly Row[], sort: string): readonly Row[] {
  if (sort === 'worst') return sortWorstFirst(rows)
  const byName = sortByPerson(rows)
  return sort === 'name' ? byName : byName.toSorted(compareInColumn(sort))
}

/** The groups of the list for the gate. */
export const ADMISSION_GROUPS: readonly { heading: string; has: (admission: Admission) => boolean }[] = [
  { heading: 'Dokumenty aktualne', has: ({ mayWork }) => mayWork === true },
  { heading: 'Nie mogą pracować', has: isUnable },
  { heading: 'Nie wiadomo', has: ({ mayWork }) => mayWork === undefined },
  { heading: 'Poza zatrudnieniem', has: ({ outside }) => outside !== undefined },
]

function sortByAdmission<Row extends Admission>(rows: readonly Row[]): readonly Row[] {
  return ADMISSION_GROUPS.flatMap(({ has }) => sortByPerson(rows.filter(has)))
}

export function sortByPerson<Row extends Admission>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => compareNames(a.person, b.person))
}
