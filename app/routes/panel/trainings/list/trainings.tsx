import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import Plus from 'lucide/dist/esm/icons/plus.mjs'
import { useMemo, useState } from 'react'
import { href } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canAddTrainings } from '~/domain/access/access'
import { plansForStaff } from '~/domain/access/staff-training'
import {
  filterTrainings,
  parseTrainingFilters,
  TRAINING_FILTER_OPTIONS,
  trainingSearchParams,
} from '~/domain/trainings/training-filters'
import { indexById } from '~/domain/words/collection'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { FilteredList } from '~/routes/panel/lists/filtered-list'
import { useListParams } from '~/routes/panel/lists/use-list-address'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { actOnTraining } from '~/routes/panel/trainings/act-on-training'
import { TrainingDetails } from '~/routes/panel/trainings/training-details'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/trainings'
import { TrainingsTable } from './trainings-table'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { shouldRevalidate } from '~/routes/panel/lists/should-revalidate'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Szkolenia' } satisfies PanelHandle

export const clientLoader = panelLoader('trainings', async ({ viewer, loadRecords, today }) => {
  const { users, trainings } = await loadRecords()
  return {
    canAdd: canAddTrainings(viewer),
    context: { viewer, today, trainings, people: indexById(await withOwnProfiles(users)) },
  }
})

export const clientAction = panelAction('trainings', async ({ viewer, sample, form }) => {
  return actOnTraining(form, viewer, sample)
})

export default function Trainings({ loaderData }: Route.ComponentProps) {
  const { canAdd, context } = loaderData
  const { trainings } = context
  const params = useListParams()
  const filters = useMemo(() => parseTrainingFilters(params), [params])
  const { isMine, sort } = filters
  const viewerId = context.viewer.id
  const list = useMemo(() => filterTrainings(trainings, filters, viewerId), [trainings, filters, viewerId])
  const [openedId, setOpenedId] = useState<string>()
  const writeCsv = async () => {
    const { trainingsCsv } = await import('~/documents/list-files')
    return trainingsCsv(list.all, context.today)
  }
  return (
    <>
      <PageTitle>Szkolenia</PageTitle>
      <ScreenHeader
        heading="Szkolenia"
        more={
          canAdd &&
          !plansForStaff(context.viewer) && (
            <ButtonLink to={href('/trainings/issued')}>Rejestr zaświadczeń</ButtonLink>
          )
        }
      >
        {canAdd && (
          <ButtonLink to={href('/trainings/new')} variant="primary">
            <Icon of={Plus} className="size-4" />
            {plansForStaff(context.viewer) ? 'Zaplanuj szkolenie' : 'Dodaj termin szkolenia'}
          </ButtonLink>
        )}
      </ScreenHeader>
      {trainings.length > 0 ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: 'Nazwa lub miejsce',
            choices: [
              {
                name: 'status',
                label: 'Status',
                value: filters.status,
                options: TRAINING_FILTER_OPTIONS,
              },
            ],
            searchWithoutFilters: trainingSearchParams({ sort }),
            toSearch: (fields) => trainingSearchParams({ ...parseTrainingFilters(fields), isMine, sort }),
            linkedFilter: isMine && {
              label: 'Moje szkolenia',
              searchWithout: trainingSearchParams({ ...filters, isMine: undefined, page: 1 }),
            },
          }}
          list={list}
          noun="training"
          state={{ today: context.today }}
          writeCsv={writeCsv}
          nothingMatches={{ title: 'Brak wyników', text: 'Nie znaleziono szkoleń dla podanych kryteriów.' }}
          pageSearch={(page) => trainingSearchParams({ ...filters, page })}
        >
          {(shown) => (
            <TrainingsTable
              trainings={shown}
              context={context}
              onOpen={setOpenedId}
              sorting={{
                sort,
                toSearch: (chosen) => trainingSearchParams({ ...filters, sort: chosen, page: 1 }),
              }}
            />
          )}
        </FilteredList>
      ) : (
        <EmptyState icon={GraduationCap} title="Brak szkoleń" text="Nie ma jeszcze żadnych szkoleń." />
      )}
      <TrainingDetails id={openedId} context={context} onClose={() => setOpenedId(undefined)} />
    </>
  )
}
