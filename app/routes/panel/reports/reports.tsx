import { ClipboardList } from 'lucide-react'
import { useState } from 'react'

import type { Route } from './+types/reports'
import { readChanges } from '~/browser/records.client'
import { serverData } from '~/browser/server-data.client'
import { requireViewer } from '~/browser/session.client'
import { allAsShown } from '~/browser/settings.client'
import { FilteredList } from '~/components/filtered-list'
import { PageTitle } from '~/components/page-title'
import { ScreenHeader } from '~/components/screen-header'
import { currentDay } from '~/data/clock.server'
import { listReports } from '~/data/reports.server'
import { listPeople } from '~/data/users.server'
import type { Report } from '~/domain/report'
import {
  filterReports,
  parseReportFilters,
  REPORT_FILTER_OPTIONS,
  reportSearchParams,
} from '~/domain/report-filters'
import { withReportChanges } from '~/domain/report-record'
import { reportsInScope } from '~/domain/scope'
import { indexById } from '~/domain/user'
import { EmptyState } from '~/ui/empty-state'
import { onDemand } from '~/ui/on-demand'

import type { PanelHandle } from '../panel-handle'
import { ReportsTable } from './reports-table'

export { PanelFallback as HydrateFallback } from '../panel-fallback'

export const handle = { heading: 'Zgłoszenia' } satisfies PanelHandle

export function loader() {
  return { reports: listReports(currentDay()), users: listPeople() }
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('reports', url)
  const { users, ...sample } = await serverData('reports', serverLoader)
  const filters = parseReportFilters(url.searchParams)
  const reports = reportsInScope(viewer, {
    reports: withReportChanges(sample.reports, readChanges(viewer.id)),
    users,
  })
  return {
    filters,
    hasAny: reports.length > 0,
    list: filterReports(reports, filters),
    people: indexById(allAsShown(users)),
  }
}
clientLoader.hydrate = true as const

const ReportDialog = onDemand(async () => (await import('./report-dialog')).ReportDialog)

export default function Reports({ loaderData: { filters, hasAny, list, people } }: Route.ComponentProps) {
  const [opened, setOpened] = useState<Report>()
  return (
    <>
      <PageTitle>Zgłoszenia</PageTitle>
      <ScreenHeader heading="Zgłoszenia" />
      {hasAny ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: 'Opis lub miejsce',
            choice: {
              name: 'filter',
              label: 'Rodzaj lub status',
              value: filters.filter,
              options: REPORT_FILTER_OPTIONS,
            },
            toSearch: ({ q, choice }) => reportSearchParams({ q, filter: choice }),
          }}
          list={list}
          noun="report"
          nothingMatches={{ title: 'Brak zgłoszeń', text: 'Nie znaleziono zgłoszeń dla podanych kryteriów.' }}
          pageSearch={(page) => reportSearchParams({ ...filters, page })}
        >
          <ReportsTable reports={list.items} onOpen={setOpened} />
        </FilteredList>
      ) : (
        <EmptyState icon={ClipboardList} title="Brak zgłoszeń" text="Nie ma jeszcze żadnych zgłoszeń." />
      )}
      <ReportDialog props={opened && { report: opened, people, onClose: () => setOpened(undefined) }} />
    </>
  )
}
