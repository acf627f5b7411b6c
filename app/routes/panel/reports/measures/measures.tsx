import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs'
import { useMemo } from 'react'
import { href } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canMoveReports } from '~/domain/access/access'
import { namesById } from '~/domain/people/names-apart'
import { measuresOf } from '~/domain/reports/measure'
import {
  filterMeasures,
  measureSearchParams,
  MEASURE_STATES,
  parseMeasureFilters,
} from '~/domain/reports/measure-filters'
import { indexById } from '~/domain/words/collection'
import { comparePolish } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { useListParams } from '~/routes/panel/lists/use-list-address'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/measures'
import { MeasuresTable } from './measures-table'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Działania' } satisfies PanelHandle

const SCREEN = { of: 'reports', may: canMoveReports } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ loadRecords, today }) => {
  const { users, visibleReports } = await loadRecords()
  return {
    today,
    nameOf: namesById(indexById(await withOwnProfiles(users))),
    measures: measuresOf(visibleReports),
  }
})

export default function Measures({ loaderData }: Route.ComponentProps) {
  const { today, nameOf, measures } = loaderData
  const params = useListParams()
  const filters = useMemo(() => parseMeasureFilters(params), [params])
  const { sort } = filters
  const list = useMemo(
    () => filterMeasures(measures, filters, nameOf, today),
    [measures, filters, nameOf, today],
  )
  const owners = useMemo(
    () =>
      [...new Set(measures.map(({ measure }) => measure.ownerId))]
        .map((id) => ({ value: id, label: nameOf(id) }))
        .toSorted((a, b) => comparePolish(a.label, b.label)),
    [measures, nameOf],
  )
  const writeCsv = async () => {
    const { measuresCsv } = await import('~/documents/list-files')
    return measuresCsv(list.all, nameOf, today)
  }
  return (
    <>
      <PageTitle>Działania</PageTitle>
      <ScreenHeader heading="Działania" text="Działania po zgłoszeniach, osoby odpowiedzialne i terminy" />
      {measures.length > 0 ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: 'Działanie lub zgłoszenie',
            choices: [
              { name: 'state', label: 'Stan', value: filters.state, options: MEASURE_STATES },
              {
                name: 'person',
                label: 'Osoba odpowiedzialna',
                value: owners.some(({ value }) => value === filters.person) ? filters.person : '',
                options: [{ value: '', label: 'Wszystkie osoby' }, ...owners],
              },
            ],
            searchWithoutFilters: measureSearchParams({ sort }),
            toSearch: (fields) => measureSearchParams({ ...parseMeasureFilters(fields), sort }),
          }}
          list={list}
          noun="measure"
          state={{ today }}
          writeCsv={writeCsv}
          nothingMatches={{ title: 'Brak działań', text: 'Nie znaleziono działań dla podanych kryteriów.' }}
          pageSearch={(page) => measureSearchParams({ ...filters, page })}
        >
          {(shown) => (
            <MeasuresTable
              measures={shown}
              nameOf={nameOf}
              today={today}
              sorting={{
                sort,
                toSearch: (chosen) => measureSearchParams({ ...filters, sort: chosen, page: 1 }),
              }}
            />
          )}
        </FilteredList>
      ) : (
        <EmptyState
          icon={ListChecks}
          title="Brak działań"
          text="Działania dodaje się na stronie zgłoszenia, z osobą odpowiedzialną i terminem."
        >
          <ButtonLink to={href('/reports')}>Zobacz zgłoszenia</ButtonLink>
        </EmptyState>
      )}
    </>
  )
}
