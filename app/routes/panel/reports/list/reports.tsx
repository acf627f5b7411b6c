import BookOpen from 'lucide/dist/esm/icons/book-open.mjs'
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs'
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs'
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useMemo } from 'react'
import { href } from 'react-router'

import { countDrops } from '~/browser/crew/count-drops.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canKeepAccidentRegister, canMoveReports, canSeeStatistics } from '~/domain/access/access'
import type { WaitingDropCounts } from '~/domain/crew/drops/drop'
import {
  filterReports,
  parseReportFilters,
  REPORT_FILTER_OPTIONS,
  reportSearchParams,
} from '~/domain/reports/report-filters'
import { waitingDropsText } from '~/domain/to-do/to-do-text'
import { indexById } from '~/domain/words/collection'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { useListParams } from '~/routes/panel/lists/use-list-address'
import { panelLoader } from '~/routes/panel/panel-screen'
import { StatisticsLink } from '~/routes/panel/statistics/statistics-link'
import { CARD } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/reports'
import { ReportsTable } from './reports-table'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zgłoszenia' } satisfies PanelHandle

export const clientLoader = panelLoader('reports', async ({ viewer, loadRecords, today }) => {
  const { users, visibleReports } = await loadRecords()
  return {
    today,
    people: indexById(await withOwnProfiles(users)),
    hasRegister: canKeepAccidentRegister(viewer),
    hasMeasures: canMoveReports(viewer),
    hasStatistics: canSeeStatistics(viewer),
    reports: visibleReports,
    waitingDrops: canMoveReports(viewer) ? await countDrops(viewer.id) : undefined,
  }
})

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { today, people, hasRegister, hasMeasures, hasStatistics, reports, waitingDrops } = loaderData
  const hasMore = hasRegister || hasMeasures || hasStatistics
  const params = useListParams()
  const filters = useMemo(() => parseReportFilters(params), [params])
  const { sort } = filters
  const list = useMemo(() => filterReports(reports, filters), [reports, filters])
  const writeCsv = async () => {
    const { reportsCsv } = await import('~/documents/list-files')
    return reportsCsv(list.all, people, today)
  }
  return (
    <>
      <PageTitle>Zgłoszenia</PageTitle>
      <ScreenHeader
        heading="Zgłoszenia"
        more={
          hasMore && (
            <>
              {hasRegister && (
                <ButtonLink to={href('/reports/register')}>
                  <Icon of={BookOpen} className="size-4" />
                  Rejestr wypadków
                </ButtonLink>
              )}
              {hasMeasures && <MeasuresLink />}
              {hasStatistics && <StatisticsLink />}
              {hasMeasures && <BoxesLink />}
            </>
          )
        }
      >
        <NewReportLink />
      </ScreenHeader>
      {waitingDrops && waitingDrops.all > 0 && <WaitingDrops {...waitingDrops} />}
      {reports.length > 0 ? (
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
            searchWithoutFilters: reportSearchParams({ sort }),
            toSearch: (fields) => reportSearchParams({ ...parseReportFilters(fields), sort }),
          }}
          list={list}
          noun="report"
          state={{ today }}
          writeCsv={writeCsv}
          nothingMatches={{ title: 'Brak zgłoszeń', text: 'Nie znaleziono zgłoszeń dla podanych kryteriów.' }}
          pageSearch={(page) => reportSearchParams({ ...filters, page })}
        >
          {(shown) => (
            <ReportsTable
              reports={shown}
              people={people}
              sorting={{
                sort,
                toSearch: (chosen) => reportSearchParams({ ...filters, sort: chosen, page: 1 }),
              }}
            />
          )}
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

/** Says that the crew has told of something, before all that is worked on already. */
function WaitingDrops({ all, accidents }: WaitingDropCounts) {
  return (
    <section
      aria-labelledby="waiting-drops"
      className={`${CARD} flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-[6px] px-4 py-3 sm:px-5 print:hidden ${accidents > 0 ? 'border-l-danger' : 'border-l-hazard'}`}
    >
      <div>
        <h2 id="waiting-drops" className="text-lg font-semibold">
          Zgłoszenia od załogi ({all})
        </h2>
        <p className={accidents > 0 ? 'font-semibold text-danger' : 'text-muted'}>
          {waitingDropsText({ all, accidents })}.
        </p>
      </div>
      <ButtonLink to={href('/reports/crew')}>Przeczytaj</ButtonLink>
    </section>
  )
}

function BoxesLink() {
  return (
    <ButtonLink to={href('/reports/boxes')}>
      <Icon of={Megaphone} className="size-4" />
      <span>
        Skrzynka<span className="sr-only"> zgłoszeń</span>
      </span>
    </ButtonLink>
  )
}

function MeasuresLink() {
  return (
    <ButtonLink to={href('/reports/measures')}>
      <Icon of={ListChecks} className="size-4" />
      Działania
    </ButtonLink>
  )
}
