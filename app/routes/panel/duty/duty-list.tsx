import Users from 'lucide/dist/esm/icons/users.mjs'
import type { ComponentProps, ReactNode } from 'react'

import type { TextFile } from '~/documents/text-file'
import {
  dutySearchParams,
  parseDutyFilters,
  type DutyFilters,
  type DutyView,
  DUTY_VIEWS,
} from '~/domain/admission/duty-filters'
import type { PeopleChoices } from '~/domain/admission/people-choices'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import type { Choice } from '~/routes/panel/lists/list-filters'
import { AddEmployeeLink } from '~/routes/panel/people/add-employee-link'
import { peopleSelects } from '~/routes/panel/people/people-selects'
import { StateDayField } from '~/routes/panel/state-day/state-day-field'
import { EmptyState } from '~/ui/empty-state'

import type { LoadedDuties } from './load-duties'
import type { ShownDuties } from './use-shown-duties'

/** Shows people with filters, files and pages. */
export function DutyList({
  loaded: { state, canManage, duties, choices },
  shown: { view, filters, list },
  nobody = { title: 'Brak wyników', text: 'Nie znaleziono osób dla podanych kryteriów.' },
  writeCsv,
  children,
}: {
  loaded: LoadedDuties
  shown: ShownDuties
  /** Is shown if the filters leave nobody. */
  nobody?: ComponentProps<typeof FilteredList>['nothingMatches']
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
  const toSearch = (changed: DutyFilters) => dutySearchParams(changed, view)
  return (
    <FilteredList
      filters={{
        query: filters.q,
        placeholder: 'Osoba lub stanowisko',
        choices: dutySelects(choices, filters, view),
        toSearch: (fields) => toSearch(parseDutyFilters(fields, choices, view)),
      }}
      list={list}
      noun="person"
      state={state}
      dayField={<StateDayField state={state} />}
      printSaysDay
      writeCsv={writeCsv}
      nothingMatches={nobody}
      pageSearch={(page) => toSearch({ ...filters, page })}
    >
      {children}
    </FilteredList>
  )
}

function dutySelects(choices: PeopleChoices, filters: DutyFilters, view: DutyView): Choice[] {
  const { shown, sorts } = DUTY_VIEWS[view]
  const selects = [
    ...peopleSelects(choices, filters),
    { name: 'show', label: 'Kto', value: filters.show, options: shown },
    { name: 'sort', label: 'Kolejność', value: filters.sort, options: sorts },
  ]
  return selects.filter(({ options }) => options.length > 1)
}
