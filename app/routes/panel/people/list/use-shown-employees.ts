import { useMemo } from 'react'

import { causesOf, hasCause } from '~/domain/admission/cause'
import { dutyFor } from '~/domain/admission/duty'
import { dutyColumns, type DutyColumn } from '~/domain/admission/duty-matrix'
import { surnamesApart } from '~/domain/people/names-apart'
import { parseEmployeeFilters } from '~/domain/staff/employee-filters'
import { filterEmployees } from '~/domain/staff/employee-list'
import { peopleChoices, type PeopleChoices } from '~/domain/staff/people-choices'
import { formatDayInWords, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import { keepTogether } from '~/domain/words/polish'
import { stateDayLabel, type StateDay } from '~/domain/words/state-day'
import type { StaffDuty } from '~/routes/panel/duty/staff-duties'
import { useListParams } from '~/routes/panel/lists/use-list-address'

export type ShownEmployees = ReturnType<typeof useShownEmployees>

/** Returns the people that the address asks for, and what its filters can be set to. */
export function useShownEmployees({
  duties,
  unread,
  unchecked,
  company: ownCompany,
  hasDuties,
  state,
  day,
}: {
  duties: readonly StaffDuty[]
  unread: Pick<ReadonlySet<string>, 'has'>
  unchecked: string | undefined
  company: string | undefined
  hasDuties: boolean
  state: StateDay
  day: Day
}) {
  const params = useListParams()
  // A training centre finds companies by the text.
  const choices = hasDuties ? choicesOnce(duties) : NO_CHOICES
  const columns = hasDuties ? columnsOnce(duties) : NO_COLUMNS
  const filters = useMemo(() => parseEmployeeFilters(params, choices, columns), [params, choices, columns])
  // Others read what is at the gate.
  const rows = filters.view === 'gate' ? forGateOnce(duties) : duties
  const list = useMemo(() => filterEmployees(rows, filters, unread), [rows, filters, unread])
  const cause = filters.cause === undefined ? undefined : causeIn(duties, filters.cause, day)
  const [company = ownCompany, ...others] = choices.companies
  const whose = filters.company ?? (others.length > 0 ? 'Wszystkie firmy' : company)
  return {
    filters,
    choices,
    columns,
    list,
    /** Names the people, with what tells namesakes apart. */
    nameOf: namesOnce(duties),
    /** The cause that a link has asked for. */
    cause,
    /** Is shown under the heading and at the top of each printed page. */
    printLine: keepTogether(
      [whose, `stan na ${stateDayLabel(state, formatDayInWords)}`, unchecked].filter(Boolean).join(' · '),
    ),
  }
}

// Coming back to the list, and another view of it, change none of these.
const choicesOnce = keepLast((duties: readonly StaffDuty[]) =>
  peopleChoices(duties.map(({ person }) => person)),
)
const columnsOnce = keepLast((duties: readonly StaffDuty[]) => dutyColumns(duties))
const namesOnce = keepLast((duties: readonly StaffDuty[]) =>
  surnamesApart(duties.map(({ person }) => person)),
)
const forGateOnce = keepLast((duties: readonly StaffDuty[]) =>
  duties.map((duty) => dutyFor('print of people', duty)),
)

const NO_CHOICES: PeopleChoices = { companies: [], positions: [], departments: [] }
const NO_COLUMNS: DutyColumn[] = []

function causeIn(duties: readonly StaffDuty[], key: string, day: Day): { label: string } {
  const first = duties.find((duty) => hasCause(duty, key))
  const cause = first && causesOf(first, day).find((each) => each.key === key)
  return cause ?? { label: 'Ta przyczyna nie dotyczy już nikogo' }
}
