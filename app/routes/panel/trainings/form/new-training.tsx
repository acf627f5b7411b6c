import { data } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { requireViewer } from '~/browser/session/session.client'
import { PageTitle } from '~/components/page-title'
import { canAddTrainings } from '~/domain/changes/access'
import { parseNewTraining } from '~/domain/trainings/training-form'
import type { PanelHandle } from '~/routes/panel/frame/panel-handle'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelData, shownPanelData } from '~/routes/panel/panel-data'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { discardDraft, isDiscarding } from '~/routes/panel/recording/save-form'

import type { Route } from './+types/new-training'
import { saveTraining } from './save-training'
import { TrainingFields } from './training-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Nowy termin szkolenia' } satisfies PanelHandle

const DRAFT = 'training'

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireCentre(url)
  const { today } = await panelData(viewer, serverLoader)
  return { viewer, today, draft: await readDraft(viewer.id, DRAFT) }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url }: Route.ClientActionArgs) {
  const viewer = requireCentre(url)
  const { id: userId, company: trainingCenter } = viewer
  const { today, trainings } = shownPanelData(viewer)
  const form = await request.formData()
  if (isDiscarding(form)) return discardDraft(userId, DRAFT, { url, to: '/trainings', of: handle.heading })
  // Adding a training under an id that exists would change that training, perhaps one of another centre.
  if (trainings.some((training) => training.id === form.get('id'))) throw data(null, { status: 403 })
  return saveTraining(form, { userId, trainingCenter, draft: DRAFT, today })
}

function requireCentre(url: URL) {
  const viewer = requireViewer('trainings', url)
  const { company } = viewer
  if (!canAddTrainings(viewer) || !company) throw data(null, { status: 403 })
  return { ...viewer, company }
}

export default function NewTraining({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, draft } = loaderData
  return (
    <>
      <PageTitle>Nowy termin szkolenia</PageTitle>
      <ScreenHeader heading="Nowy termin szkolenia" text={viewer.company} />
      <div className="max-w-2xl">
        <DraftForm
          name={DRAFT}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={(form) => parseNewTraining(form, today)}
          submit={{ label: 'Dodaj termin', busy: 'Zapisywanie…' }}
        >
          {(errors) => <TrainingFields today={today} draft={draft} errors={errors} />}
        </DraftForm>
      </div>
    </>
  )
}
