import Users from 'lucide/dist/esm/icons/users.mjs'
import type { ReactNode } from 'react'

import type { TextFile } from '~/documents/text-file'
import {
  dutySearchParams,
  parseDutyFilters,
  type DutyFilters,
  DUTY_SHOWN_OPTIONS,
  DUTY_SORT_OPTIONS,
  type PeopleChoices,
} from '~/domain/admission/duty-filters'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import type { Choice } from '~/routes/panel/lists/list-filters'
import { AddEmployeeLink } from '~/routes/panel/people/add-employee-link'
import { peopleSelects } from '~/routes/panel/people/people-selects'
import { StateDayField } from '~/routes/panel/state-day/state-day-field'
import { EmptyState } from '~/ui/empty-state'

import type { LoadedDuties } from './load-duties'
import type { ShownDuties } from './use-shown-duties'

/** Shows people with filters, files and pages. `isByName` is true if the screen sorts by name only. */
export function DutyList({
  loaded: { state, canManage, duties, choices },
  shown: { filters, list },
  isByName = false,
  writeCsv,
  children,
}: {
  loaded: LoadedDuties
  shown: ShownDuties
  isByName?: boolean
  writeCsv: () => Promise<TextFile>
  children: (rows: readonly LoadedDuties['duties'][number][]) => ReactNode
}) {
  if (duties.length === 0) {
    return (
      <EmptyState icon={Users} title="Brak pracowników" text="Nie ma jeszcze pracowników do pokazania.">
        {canManage && <AddEmployeeLink />}
      </EmptyState>
    )
  }
  const selects = dutySelects(choices, filters).filter(({ name }) => !isByName || name !== 'sort')
  const toSearch = (changed: DutyFilters) =>
    dutySearchParams(isByName ? { ...changed, sort: undefined } : changed)
  return (
    <FilteredList
      filters={{
        query: filters.q,
        placeholder: 'Osoba lub stanowisko',
        choices: selects,
        toSearch: (fields) => toSearch(parseDutyFilters(fields, choices)),
      }}
      list={list}
      noun="person"
      state={state}
      dayField={<StateDayField state={state} />}
      printSaysDay
      writeCsv={writeCsv}
      nothingMatches={{ title: 'Brak wyników', text: 'Nie znaleziono osób dla podanych kryteriów.' }}
      pageSearch={(page) => toSearch({ ...filters, page })}
    >
      {children}
    </FilteredList>
  )
}

function dutySelects(choices: PeopleChoices, filters: DutyFilters): Choice[] {
  return [
    ...peopleSelects(choices, filters),
    { name: 'show', label: 'Kto', value: filters.show, options: DUTY_SHOWN_OPTIONS },
    { name: 'sort', label: 'Kolejność', value: filters.sort, options: DUTY_SORT_OPTIONS },
  ]
}
