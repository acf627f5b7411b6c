import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { href } from 'react-router'

import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canSeeStatistics } from '~/domain/access'
import { indexById } from '~/domain/collection'
import {
  filterReports,
  parseReportFilters,
  REPORT_FILTER_OPTIONS,
  reportSearchParams,
} from '~/domain/report-filters'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { panelData, withOwnChanges } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { StatisticsLink } from '~/routes/panel/statistics/statistics-link'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/reports'
import { ReportsTable } from './reports-table'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zgłoszenia' } satisfies PanelHandle

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('reports', url)
  const { today, ...sample } = await panelData(viewer, serverLoader)
  const { users, visibleReports } = await withOwnChanges(viewer, sample)
  const filters = parseReportFilters(url.searchParams)
  return {
    today,
    people: indexById(await withOwnProfiles(users)),
    filters,
    hasAny: visibleReports.length > 0,
    hasStatistics: canSeeStatistics(viewer),
    list: filterReports(visibleReports, filters),
  }
}
clientLoader.hydrate = true as const

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { today, people, filters, hasAny, hasStatistics, list } = loaderData
  const writeCsv = async () => {
    const { reportsCsv } = await import('~/documents/list-files')
    return reportsCsv(list.all, people, today)
  }
  return (
    <>
      <PageTitle>Zgłoszenia</PageTitle>
      <ScreenHeader heading="Zgłoszenia">
        {hasStatistics && <StatisticsLink />}
        <NewReportLink />
      </ScreenHeader>
      {hasAny ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: 'Opis lub miejsce',
            choices: [
              {
                name: 'filter',
                label: 'Rodzaj lub status',
                value: filters.filter,
                options: REPORT_FILTER_OPTIONS,
              },
            ],
            toSearch: (fields) => reportSearchParams(parseReportFilters(fields)),
          }}
          list={list}
          noun="report"
          state={{ today }}
          writeCsv={writeCsv}
          nothingMatches={{ title: 'Brak zgłoszeń', text: 'Nie znaleziono zgłoszeń dla podanych kryteriów.' }}
          pageSearch={(page) => reportSearchParams({ ...filters, page })}
        >
          {(reports) => <ReportsTable reports={reports} people={people} />}
        </FilteredList>
      ) : (
        <EmptyState icon={ClipboardList} title="Brak zgłoszeń" text="Nie ma jeszcze żadnych zgłoszeń.">
          <NewReportLink />
        </EmptyState>
      )}
    </>
  )
}

function NewReportLink() {
  return (
    <ButtonLink to={href('/reports/new')} variant="primary">
      <Icon of={Plus} className="size-4" />
      Nowe zgłoszenie
    </ButtonLink>
  )
}
