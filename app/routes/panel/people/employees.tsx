import ClipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import { useMemo } from 'react'
import { href, Link } from 'react-router'

import { requireViewer } from '~/browser/session/session.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { uncheckedLabel } from '~/domain/admission/duty-label'
import { peopleChoices } from '~/domain/admission/people-choices'
import { canManagePeople, canSeeDuties } from '~/domain/changes/access'
import type { PersonRecord } from '~/domain/changes/person-record'
import { archivedOf } from '~/domain/changes/visibility'
import {
  EMPLOYEE_SHOW_OPTIONS,
  employeeSearchParams,
  filterEmployees,
  parseEmployeeFilters,
} from '~/domain/overview/employee-filters'
import { peopleLabels } from '~/domain/people/people-labels'
import { countOf } from '~/domain/words/polish'
import { parseStateDay, stateDaySearch } from '~/domain/words/state-day'
import { staffDuties } from '~/routes/panel/duty/load-duties'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { ImportLink } from '~/routes/panel/import/import-link'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { useListParams } from '~/routes/panel/lists/use-list-address'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import { StateDayBanner } from '~/routes/panel/state-day/state-day-banner'
import { StateDayField } from '~/routes/panel/state-day/state-day-field'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/employees'
import { AddEmployeeLink } from './add-employee-link'
import { peopleSelects } from './people-selects'
import { EmployeesTable, ParticipantsTable } from './people-tables'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Pracownicy' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('employees', url)
  const sample = await panelData(viewer, serverLoader)
  const { today } = sample
  const merged = await withOwnChanges(viewer, sample)
  const { users, employment } = merged
  const state = parseStateDay(url.searchParams, today)
  const day = state.on ?? today
  const duties = await staffDuties(viewer, merged, day)
  return {
    day,
    state,
    employees: duties.map(({ person, mayWork, until }) => ({ ...person, mayWork, until })),
    unchecked: uncheckedLabel(employment.required),
    canManage: canManagePeople(viewer),
    unread: new Set(canManagePeople(viewer) ? employment.unread.map(({ userId }) => userId) : []),
    archived: canManagePeople(viewer) ? archivedOf(viewer, users).length : 0,
    words: peopleLabels(viewer),
    hasDuties: canSeeDuties(viewer),
  }
}
clientLoader.hydrate = true as const

export default function Employees({ loaderData }: Route.ComponentProps) {
  const { day, state, employees, canManage, archived, words, hasDuties, unchecked, unread } = loaderData
  const params = useListParams()
  const choices = useMemo(() => ({ ...peopleChoices(employees), companies: [] }), [employees])
  const filters = useMemo(() => parseEmployeeFilters(params, choices), [params, choices])
  const list = useMemo(() => filterEmployees(employees, filters, unread), [employees, filters, unread])
  const hasAny = employees.length > 0
  const writeCsv = async () => {
    const { employeesCsv, participantsCsv } = await import('~/documents/duty-files')
    return hasDuties ? employeesCsv(list.all, day, unchecked) : participantsCsv(list.all, day)
  }
  return (
    <>
      <PageTitle>{words.all}</PageTitle>
      <ScreenHeader
        heading={words.all}
        text={hasAny && hasDuties && unchecked && `Odpowiedź, kto może pracować, ${unchecked}`}
      >
        {hasAny && hasDuties && (
          <ButtonLink to={{ pathname: href('/employees/duty'), search: stateDaySearch(state.on) }}>
            <Icon of={ClipboardCheck} className="size-4" />
            Kto może pracować
          </ButtonLink>
        )}
        {canManage && hasAny && <ImportLink />}
        {canManage && hasAny && <AddEmployeeLink label={words.add} />}
      </ScreenHeader>
      <StateDayBanner state={state} />
      {hasAny ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: words.placeholder,
            choices: [
              ...(hasDuties ? peopleSelects(choices, filters) : []),
              // Nothing to fill in, nothing to choose.
              ...(unread.size > 0 || filters.show ? [showSelect(filters.show)] : []),
            ],
            toSearch: (fields) => employeeSearchParams(parseEmployeeFilters(fields, choices)),
          }}
          list={list}
          noun={words.noun}
          state={state}
          dayField={hasDuties && <StateDayField state={state} />}
          writeCsv={writeCsv}
          nothingMatches={{
            title: 'Brak wyników',
            text: words.nothingMatches,
          }}
          pageSearch={(page) => employeeSearchParams({ ...filters, page })}
        >
          {(shown) =>
            hasDuties ? (
              <EmployeesTable employees={shown} shows={columnsFor(employees)} on={state.on} />
            ) : (
              <ParticipantsTable participants={shown} />
            )
          }
        </FilteredList>
      ) : (
        <EmptyState icon={Users} title={words.none} text={words.noneText}>
          {canManage && (
            <div className="flex flex-wrap justify-center gap-3">
              <AddEmployeeLink label={words.add} />
              <ImportLink />
            </div>
          )}
        </EmptyState>
      )}
      {archived > 0 && (
        <p className="print:hidden">
          <Link to={href('/employees/archive')} className={TEXT_LINK}>
            Archiwum: {countOf(archived, 'person')}
          </Link>
        </p>
      )}
    </>
  )
}

function showSelect(value: 'unread' | 'all' = 'all') {
  return { name: 'show', label: 'Pokaż', value, options: EMPLOYEE_SHOW_OPTIONS }
}

/** A column of dashes tells nothing. */
function columnsFor(employees: readonly PersonRecord[]) {
  return {
    email: employees.some(({ email }) => email !== undefined),
    department: employees.some(({ unit }) => unit !== undefined),
  }
}
