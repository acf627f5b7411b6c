import { useMemo } from 'react'

import { filterDuties, parseDutyFilters, type DutyView } from '~/domain/admission/duty-filters'
import { formatDayInWords } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { stateDayLabel } from '~/domain/words/state-day'
import { useListParams } from '~/routes/panel/lists/use-list-address'

import type { LoadedDuties } from './load-duties'

export type ShownDuties = ReturnType<typeof useShownDuties>

/** Returns the people that the address asks for. */
export function useShownDuties(
  { duties, choices, unchecked, company: ownCompany, state }: LoadedDuties,
  view: DutyView,
) {
  const params = useListParams()
  const filters = useMemo(() => parseDutyFilters(params, choices, view), [params, choices, view])
  const list = useMemo(() => filterDuties(duties, filters), [duties, filters])
  const [company = ownCompany, ...others] = choices.companies
  const whose = filters.company ?? (others.length > 0 ? 'Wszystkie firmy' : company)
  return {
    view,
    filters,
    list,
    /** Is shown under the heading and at the top of each printed page. */
    printLine: keepTogether(
      [whose, `stan na ${stateDayLabel(state, formatDayInWords)}`, unchecked].filter(Boolean).join(' · '),
    ),
  }
}
