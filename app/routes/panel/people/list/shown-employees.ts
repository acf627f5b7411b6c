import { useMemo } from 'react'

import { admissionFor } from '~/domain/admission/admission'
import { matrixColumns, type MatrixColumn } from '~/domain/admission/admission-matrix'
import { causesOf, hasCause } from '~/domain/admission/cause'
import { surnamesApart } from '~/domain/people/names-apart'
import {
  parseEmployeeFilters,
  peopleChoices,
  type EmployeeView,
  type PeopleChoices,
} from '~/domain/staff/employee-filters'
import { filterEmployees } from '~/domain/staff/employee-list'
import { formatDayInWords, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import { keepTogether } from '~/domain/words/polish'
import { stateDayLabel, type StateDay } from '~/domain/words/state-day'
import type { StaffAdmission } from '~/routes/panel/admission/staff-admissions'
import { useListParams } from '~/routes/panel/lists/use-list-address'

export type ShownEmployees = ReturnType<typeof useShownEmployees>

/** Returns the people that the address asks for, and what its filters can be set to. */
export function useShownEmployees({
  admissions,
  unreadable,
  unchecked,
  company: ownCompany,
  hasAdmission,
  state,
  day,
}: {
  admissions: readonly StaffAdmission[]
  unreadable: Pick<ReadonlySet<string>, 'has'>
  unchecked: string | undefined
  company: string | undefined
  hasAdmission: boolean
  state: StateDay
  day: Day
}) {
  const params = useListParams()
  // A training centre finds companies by the text.
  const choices = hasAdmission ? choicesOnce(admissions) : NO_CHOICES
  const columns = hasAdmission ? columnsOnce(admissions) : NO_COLUMNS
  const filters = useMemo(() => parseEmployeeFilters(params, choices, columns), [params, choices, columns])
  // Others read what is at the gate.
  const rows = filters.view === 'gate' ? forGateOnce(admissions) : admissions
  const list = useMemo(() => filterEmployees(rows, filters, unreadable), [rows, filters, unreadable])
  const cause = filters.cause === undefined ? undefined : causeIn(admissions, filters.cause, day)
  const [company = ownCompany, ...others] = choices.companies
  const whose = filters.company ?? (others.length > 0 ? 'Wszystkie firmy' : company)
  return {
    filters,
    choices,
    columns,
    list,
    /** Names the people, with what tells namesakes apart. */
    nameOf: namesOnce(admissions),
    /** The cause that a link has asked for. */
    cause,
    /** Is shown under the heading and at the top of each printed page. */
    printLine: keepTogether(
      [whose, `stan na ${stateDayLabel(state, formatDayInWords)}`, unchecked].filter(Boolean).join(' · '),
    ),
  }
}

// Coming back to the list, and another view of it, change none of these.
const choicesOnce = keepLast((admissions: readonly StaffAdmission[]) =>
  peopleChoices(admissions.map(({ person }) => person)),
)
const columnsOnce = keepLast((admissions: readonly StaffAdmission[]) => matrixColumns(admissions))
const namesOnce = keepLast((admissions: readonly StaffAdmission[]) =>
  surnamesApart(admissions.map(({ person }) => person)),
)
const forGateOnce = keepLast((admissions: readonly StaffAdmission[]) =>
  admissions.map((admission) => admissionFor('print of people', admission)),
)

const NO_CHOICES: PeopleChoices = { companies: [], positions: [], departments: [], bases: [] }
const NO_COLUMNS: MatrixColumn[] = []

function causeIn(admissions: readonly StaffAdmission[], key: string, day: Day): { label: string } {
  const first = admissions.find((admission) => hasCause(admission, key))
  const cause = first && causesOf(first, day).find((each) => each.key === key)
  return cause ?? { label: 'Ta przyczyna nie dotyczy już nikogo' }
}

/** Returns the file of the view: all people of the list, on all its pages. */
export async function writeEmployeesCsv(
  {
    day,
    state,
    unchecked,
    hasAdmission,
  }: { day: Day; state: StateDay; unchecked: string | undefined; hasAdmission: boolean },
  { filters, list }: Pick<ShownEmployees, 'filters' | 'list'>,
) {
  const files = await import('~/documents/admission-files')
  if (!hasAdmission)
    return files.participantsCsv(
      list.all.map(({ person }) => person),
      day,
    )
  const views = {
    list: () => files.employeesCsv(list.all, day, unchecked, state.on !== undefined),
    matrix: () => files.admissionMatrixCsv(list.all, day, unchecked, state.on !== undefined),
    gate: () => files.gateListCsv(list.all, day, unchecked),
  } satisfies Record<EmployeeView, unknown>
  return views[filters.view]()
}
