import Clock from 'lucide/dist/esm/icons/clock.mjs'

import { findHistory } from '~/browser/records/records.client'
import { readOr } from '~/browser/store/storage.client'
import { PageTitle } from '~/components/page-title'
import type { Change } from '~/domain/changes/change'
import { listChanges } from '~/domain/changes/change-list'
import { namesById } from '~/domain/people/names-apart'
import { indexById } from '~/domain/words/collection'
import { pageOf, pageParam, parsePage } from '~/domain/words/page'
import { searchParamsOf } from '~/domain/words/query'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { ListStatus, Pagination } from '~/routes/panel/lists/pagination'
import { panelLoader } from '~/routes/panel/panel-screen'
import { HistoryEvent } from '~/routes/panel/recording/history-event'
import { loadOrigins } from '~/routes/panel/recording/load-origins'
import { EmptyState } from '~/ui/empty-state'

import type { Route } from './+types/history'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Historia zmian' } satisfies PanelHandle

const PER_PAGE = 50

export const clientLoader = panelLoader('settings', async ({ viewer, loadRecords, url }) => {
  const { users, certificates, trainings } = await loadRecords()
  const rows = await readOr<Iterable<Change | undefined>>([], async () =>
    (await findHistory(viewer.id)).rows.values(),
  )
  const people = indexById(users)
  const person = namesById(people)
  const numbers = indexById(certificates)
  const titles = indexById(trainings)
  const nameOf = (id: string) => {
    const certificate = numbers.get(id)
    if (certificate) return `${certificate.number}, ${person(certificate.userId)}`
    return people.has(id) ? person(id) : titles.get(id)?.title
  }
  const changes = listChanges(
    [...rows].filter((change) => change !== undefined),
    nameOf,
  )
  return {
    list: pageOf(changes, parsePage(url.searchParams), PER_PAGE),
    origins: await loadOrigins(viewer.id),
  }
})

/** Lists all that was recorded here: also what was removed, and from which device each change has come. */
export default function RegisterHistory({ loaderData: { list, origins } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Historia zmian</PageTitle>
      <ScreenHeader
        heading="Historia zmian"
        text="Wszystko, co tu zapisano, od najnowszych. We wspólnym rejestrze także: kto i&nbsp;z&nbsp;jakiego urządzenia."
      />
      {list.total === 0 ? (
        <EmptyState
          icon={Clock}
          title="Nie ma jeszcze żadnych zmian"
          text="Będzie tu wszystko, co zostanie dodane, zmienione i usunięte."
        />
      ) : (
        <>
          <ListStatus count={list.total} noun="change" page={list.page} pageCount={list.pageCount} />
          <p className="hidden print:block">Historia może mówić o&nbsp;zdrowiu, dlatego się nie drukuje.</p>
          <ol aria-label="Zmiany" className="flex max-w-3xl flex-col gap-3 print:hidden">
            {list.items.map(({ id, day, label, about, isUndone }) => (
              <HistoryEvent key={id} id={id} name={label} day={day} by={undefined} origins={origins}>
                {[about, isUndone && 'cofnięte'].filter(Boolean).join(' · ')}
              </HistoryEvent>
            ))}
          </ol>
          <Pagination
            page={list.page}
            pageCount={list.pageCount}
            toSearch={(page) => searchParamsOf({ page: pageParam(page) })}
          />
        </>
      )}
    </>
  )
}
