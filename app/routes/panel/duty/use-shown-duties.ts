import { useMemo } from 'react'

import { filterDuties, parseDutyFilters, type DutyFilters } from '~/domain/admission/duty-filters'
import { formatDayInWords } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { stateDayLabel } from '~/domain/words/state-day'
import { useListParams } from '~/routes/panel/lists/use-list-address'

import type { LoadedDuties } from './load-duties'

export type ShownDuties = ReturnType<typeof useShownDuties>

/** Returns the people that the address asks for. `fixedSort` is the order of a screen without a choice of order. */
export function useShownDuties(
  { duties, choices, unchecked, company: ownCompany, state }: LoadedDuties,
  fixedSort?: DutyFilters['sort'],
) {
  const params = useListParams()
  const filters = useMemo(() => {
    const asked = parseDutyFilters(params, choices)
    return { ...asked, sort: fixedSort ?? asked.sort }
  }, [params, choices, fixedSort])
  const list = useMemo(() => filterDuties(duties, filters), [duties, filters])
  const [company = ownCompany, ...others] = choices.companies
  const whose = filters.company ?? (others.length > 0 ? 'Wszystkie firmy' : company)
  return {
    filters,
    list,
    /** Is shown under the heading and at the top of each printed page. */
    printLine: keepTogether(
      [whose, `stan na ${stateDayLabel(state, formatDayInWords)}`, unchecked].filter(Boolean).join(' · '),
    ),
  }
}
