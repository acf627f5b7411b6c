import { useMemo } from 'react'

import { causesOf } from '~/domain/admission/cause'
import { forOthers } from '~/domain/admission/duty'
import { dutyColumns } from '~/domain/admission/duty-matrix'
import { parseEmployeeFilters } from '~/domain/admission/employee-filters'
import { filterEmployees } from '~/domain/admission/employee-list'
import { peopleChoices } from '~/domain/admission/people-choices'
import { surnamesApart } from '~/domain/people/names-apart'
import { formatDayInWords, type Day } from '~/domain/words/day'
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
  const choices = useMemo(() => {
    const found = peopleChoices(duties.map(({ person }) => person))
    // A training centre finds companies by the text.
    return hasDuties ? found : { companies: [], positions: [], departments: [] }
  }, [duties, hasDuties])
  const columns = useMemo(() => (hasDuties ? dutyColumns(duties) : []), [duties, hasDuties])
  const filters = useMemo(() => parseEmployeeFilters(params, choices, columns), [params, choices, columns])
  // Others read what is at the gate.
  const nameOf = useMemo(() => surnamesApart(duties.map(({ person }) => person)), [duties])
  const isForOthers = filters.view === 'gate'
  const rows = useMemo(() => (isForOthers ? duties.map(forOthers) : duties), [duties, isForOthers])
  const list = useMemo(() => filterEmployees(rows, filters, unread), [rows, filters, unread])
  const cause = list.all[0] && causesOf(list.all[0], day).find(({ key }) => key === filters.cause)
  const [company = ownCompany, ...others] = choices.companies
  const whose = filters.company ?? (others.length > 0 ? 'Wszystkie firmy' : company)
  return {
    filters,
    choices,
    columns,
    list,
    /** Names the people, with what tells namesakes apart. */
    nameOf,
    /** The cause that all of them have in common, if a link has asked for one. */
    cause: cause ?? (filters.cause === undefined ? undefined : UNKNOWN_CAUSE),
    /** Is shown under the heading and at the top of each printed page. */
    printLine: keepTogether(
      [whose, `stan na ${stateDayLabel(state, formatDayInWords)}`, unchecked].filter(Boolean).join(' · '),
    ),
  }
}

/** Nobody has the cause of an older link any more. */
const UNKNOWN_CAUSE = { label: 'Przyczyna, której już nikt nie ma' }
