import { GraduationCap } from 'lucide-react'
import { useState } from 'react'

import type { Route } from './+types/trainings'
import { readChanges } from '~/browser/records.client'
import { serverData } from '~/browser/server-data.client'
import { requireViewer } from '~/browser/session.client'
import { FilteredList } from '~/components/filtered-list'
import { PageTitle } from '~/components/page-title'
import { ScreenHeader } from '~/components/screen-header'
import { TrainingDetails } from '~/components/training-details'
import { currentDay } from '~/data/clock.server'
import { listTrainings } from '~/data/trainings.server'
import type { Training } from '~/domain/training'
import {
  filterTrainings,
  parseTrainingFilters,
  TRAINING_FILTER_OPTIONS,
  trainingSearchParams,
} from '~/domain/training-filters'
import { withTrainingChanges } from '~/domain/training-record'
import { EmptyState } from '~/ui/empty-state'

import type { PanelHandle } from '../panel-handle'
import { TrainingsTable } from './trainings-table'

export { PanelFallback as HydrateFallback } from '../panel-fallback'

export const handle = { heading: 'Szkolenia' } satisfies PanelHandle

export function loader() {
  return { trainings: listTrainings(currentDay()) }
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('trainings', url)
  const sample = await serverData('trainings', serverLoader)
  const trainings = withTrainingChanges(sample.trainings, readChanges(viewer.id), viewer.id)
  const filters = parseTrainingFilters(url.searchParams)
  return { filters, hasAny: trainings.length > 0, list: filterTrainings(trainings, filters) }
}
clientLoader.hydrate = true as const

export default function Trainings({ loaderData: { filters, hasAny, list } }: Route.ComponentProps) {
  const [opened, setOpened] = useState<Training>()
  return (
    <>
      <PageTitle>Szkolenia</PageTitle>
      <ScreenHeader heading="Szkolenia" />
      {hasAny ? (
        <FilteredList
          filters={{
            query: filters.q,
            placeholder: 'Nazwa lub miejsce',
            choice: {
              name: 'status',
              label: 'Status',
              value: filters.status,
              options: TRAINING_FILTER_OPTIONS,
            },
            toSearch: ({ q, choice }) => trainingSearchParams({ q, status: choice }),
          }}
          list={list}
          noun="training"
          nothingMatches={{ title: 'Brak wyników', text: 'Nie znaleziono szkoleń dla podanych kryteriów.' }}
          pageSearch={(page) => trainingSearchParams({ ...filters, page })}
        >
          <TrainingsTable trainings={list.items} onOpen={setOpened} />
        </FilteredList>
      ) : (
        <EmptyState icon={GraduationCap} title="Brak szkoleń" text="Nie ma jeszcze żadnych szkoleń." />
      )}
      <TrainingDetails props={opened && { training: opened, onClose: () => setOpened(undefined) }} />
    </>
  )
}
