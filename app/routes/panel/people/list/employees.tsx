import Users from 'lucide/dist/esm/icons/users.mjs'
import { href, Link, type ShouldRevalidateFunctionArgs } from 'react-router'

import { PageTitle } from '~/components/page-title'
import { canManagePeople, canSeeAdmission, holdersFor } from '~/domain/access/access'
import { archivedOf } from '~/domain/access/visibility'
import { uncheckedLabel } from '~/domain/admission/admission-label'
import { peopleLabels } from '~/domain/people/people-labels'
import { hasRole } from '~/domain/people/permission'
import {
  employeeSearchParams,
  filtersInView,
  parseEmployeeFilters,
  type EmployeeView,
} from '~/domain/staff/employee-filters'
import { pageOf } from '~/domain/words/page'
import { countOf } from '~/domain/words/polish'
import { withStateDay } from '~/domain/words/state-day'
import { GateTable, ShowNotAdmitted } from '~/routes/panel/admission/gate-table'
import { QualificationsView } from '~/routes/panel/admission/qualifications-view'
import { staffAdmissions } from '~/routes/panel/admission/staff-admissions'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { StateDayBanner, StateDayField } from '~/routes/panel/frame/state-day'
import { ImportLink } from '~/routes/panel/import/import-link'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { isOtherSearch } from '~/routes/panel/lists/should-revalidate'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { AddEmployeeLink, TypeEmployeesLink, TypePapersLink } from '~/routes/panel/people/employee-link'
import { usePrintTicked, useTicked } from '~/routes/panel/people/ticked/tick'
import { TickedBar, TickedStatus } from '~/routes/panel/people/ticked/ticked-bar'
import { EmptyState } from '~/ui/empty-state'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/employees'
import { EmployeesTable } from './employees-table'
import { employeeSelects, ViewLinks } from './list-choices'
import { ParticipantsTable } from './participants-table'
import { useShownEmployees, writeEmployeesCsv } from './shown-employees'
import { ViewLine } from './view-line'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

/** Only another day changes who may work. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = move
  const isSameDay = currentUrl.searchParams.get('on') === nextUrl.searchParams.get('on')
  return isOtherSearch(move) && isSameDay ? false : defaultShouldRevalidate
}

export const handle = { heading: 'Pracownicy' } satisfies PanelHandle

export const clientLoader = panelLoader('employees', async ({ viewer, loadRecords, today, state }) => {
  const records = await loadRecords()
  const { users, certificates, trainings, employment } = records
  const day = state.on ?? today
  const canManage = canManagePeople(viewer)
  return {
    /** The day by which the screen judges. */
    day,
    state,
    company: viewer.company,
    admissions: await staffAdmissions(viewer, records, day),
    /** The papers that the answers leave out, in words, if there are any. */
    unchecked: uncheckedLabel(employment.required),
    canManage,
    keepsPapers: hasRole(viewer, 'employer'),
    canAddFor: new Set(holdersFor(viewer, { users, certificates, trainings }).map(({ id }) => id)),
    unreadable: new Set(canManage ? employment.unreadable.map(({ userId }) => userId) : []),
    archivedPeople: canManage ? archivedOf(viewer, users).length : 0,
    words: peopleLabels(viewer),
    hasAdmission: canSeeAdmission(viewer),
  }
})

export const clientAction = panelAction(
  { of: 'employees', may: canManagePeople },
  async ({ viewer, sample, form }) => {
    // The screen loads only the code that it shows.
    const { actOnPeople } = await import('~/routes/panel/people/ticked/act-on-people')
    return actOnPeople(form, viewer, sample)
  },
)

/** The titles of the document. The heading stays, because all views are of the same people. */
const TITLES = {
  list: 'Pracownicy',
  matrix: 'Aktualność dokumentów',
  gate: 'Lista na bramę',
} satisfies Record<EmployeeView, string>

export default function Employees({ loaderData }: Route.ComponentProps) {
  const {
    state,
    admissions,
    canManage,
    archivedPeople,
    words,
    hasAdmission,
    unreadable,
    unchecked,
    keepsPapers,
  } = loaderData
  const employees = useShownEmployees(loaderData)
  const { filters, list, choices, columns, cause, nameOf, printLine } = employees
  const { view } = filters
  const ticked = useTicked(list.all)
  const { isPrintingTicked, printTicked } = usePrintTicked()
  const shownList = isPrintingTicked ? pageOf(ticked.rows, 1, ticked.rows.length) : list
  const { on } = state
  const hasAny = admissions.length > 0
  const canTick = canManage && hasAdmission
  return (
    <div data-print={PRINT_KINDS[view]} className="flex flex-col gap-2.5">
      <PageTitle>{hasAdmission ? TITLES[view] : words.all}</PageTitle>
      {/* The table of these views prints it on each page. */}
      <div className={view !== 'list' && list.total > 0 ? 'print:hidden' : ''}>
        <ScreenHeader
          heading={words.all}
          more={
            canManage &&
            hasAny && (
              <>
                <ImportLink />
                {hasAdmission && (view === 'matrix' ? <TypePapersLink /> : <TypeEmployeesLink />)}
              </>
            )
          }
        >
          {canManage && hasAny && <AddEmployeeLink label={words.add} isBesideHeading />}
        </ScreenHeader>
        {hasAny && hasAdmission && <p className="hidden text-muted print:block">{printLine}</p>}
      </div>
      <StateDayBanner state={state} />
      {hasAny ? (
        <>
          {hasAdmission && (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line xl:flex-nowrap xl:border-b print:border-0">
              <ViewLinks
                view={view}
                toSearch={(chosen) => withStateDay(employeeSearchParams(filtersInView(filters, chosen)), on)}
              />
              <ViewLine view={view} people={shownList.all} unchecked={unchecked} keepsPapers={keepsPapers} />
            </div>
          )}
          <FilteredList
            filters={{
              query: filters.q,
              placeholder: words.placeholder,
              choices: employeeSelects(choices, filters, {
                columns,
                hasAdmission,
                hasUnreadable: unreadable.size > 0,
              }),
              linkedFilter: cause && {
                label: cause.label,
                searchWithout: employeeSearchParams({ ...filters, cause: undefined, page: 1 }),
              },
              searchWithoutFilters: employeeSearchParams({ view }),
              toSearch: (fields) => {
                const chosen = new URLSearchParams([...fields, ['view', view]])
                return employeeSearchParams({
                  ...parseEmployeeFilters(chosen, choices, columns),
                  cause: filters.cause,
                })
              },
            }}
            list={shownList}
            noun={words.noun}
            state={state}
            dayField={hasAdmission && <StateDayField state={state} isNarrow />}
            printSaysDay={hasAdmission && view !== 'list'}
            writeCsv={() => writeEmployeesCsv(loaderData, employees)}
            nothingMatches={
              view === 'gate' && filters.state === 'admitted'
                ? { ...NOBODY_ADMITTED, action: <ShowNotAdmitted filters={filters} on={on} /> }
                : { title: 'Brak wyników', text: words.nothingMatches }
            }
            pageSearch={(page) => employeeSearchParams({ ...filters, page })}
          >
            {(shown) => {
              if (!hasAdmission)
                return <ParticipantsTable participants={shown.map(({ person }) => person)} nameOf={nameOf} />
              if (view === 'gate') return <GateTable {...loaderData} employees={employees} shown={shown} />
              if (view === 'matrix')
                return <QualificationsView {...loaderData} employees={employees} shown={shown} />
              return (
                <EmployeesTable
                  {...loaderData}
                  nameOf={nameOf}
                  shown={shown}
                  sort={filters.sort}
                  sortSearch={(sort) => withStateDay(employeeSearchParams({ ...filters, sort, page: 1 }), on)}
                  ticked={canTick ? ticked : undefined}
                />
              )
            }}
          </FilteredList>
          {canTick && <TickedStatus count={ticked.rows.length} />}
        </>
      ) : (
        <EmptyState icon={Users} title={words.none} text={words.noneText}>
          {canManage && (
            <div className="flex flex-wrap justify-center gap-3">
              <AddEmployeeLink label={words.add} />
              {hasAdmission && <TypeEmployeesLink />}
              <ImportLink />
            </div>
          )}
        </EmptyState>
      )}
      {archivedPeople > 0 && (
        <p className="print:hidden">
          <Link to={href('/employees/archive')} className={TEXT_LINK}>
            Archiwum: {countOf(archivedPeople, 'person')}
          </Link>
        </p>
      )}
      {/* The last one, so that it is at the lower edge at the end of the screen as well. */}
      {canTick && view === 'list' && ticked.rows.length > 0 && (
        <TickedBar
          ticked={ticked}
          list={list.all}
          choices={choices}
          nameOf={nameOf}
          state={state}
          onPrint={printTicked}
        />
      )}
    </div>
  )
}

const NOBODY_ADMITTED = {
  title: 'Brak osób z\u00a0aktualnymi dokumentami',
  text: 'Wśród osób z\u00a0aktualnymi dokumentami nie ma nikogo dla podanych kryteriów.',
}

/** How the pages of each view are printed, see `panel.css`. */
const PRINT_KINDS = { list: undefined, matrix: 'wide', gate: 'gate' } satisfies Record<
  EmployeeView,
  string | undefined
>
