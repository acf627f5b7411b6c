import { href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import { instructorNames, isForOwnStaff } from '~/domain/access/staff-training'
import { employeesOf } from '~/domain/access/visibility'
import type { DraftName } from '~/domain/changes/draft'
import { parseNewTraining, savedTraining } from '~/domain/trainings/training-form'
import { openedText } from '~/domain/words/opened-record'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { discardDraft, isDiscarding } from '~/routes/panel/recording/save-form'
import { requireOwnTraining } from '~/routes/panel/trainings/require-own-training'

import type { Route } from './+types/edit-training'
import { saveTraining } from './save-training'
import { loadTrainedKinds, staffFields, staffRules } from './staff-planner'
import { TrainingFields } from './training-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zmiana szkolenia' } satisfies PanelHandle

const draftOf = (id: string): DraftName => `training-${id}`

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const { trainings, users } = await loadRecords()
    const training = requireOwnTraining(viewer, trainings, params.id, 'scheduled')
    const staff = isForOwnStaff(viewer, training)
      ? {
          kinds: await loadTrainedKinds(viewer, training),
          crew: instructorNames(viewer, await withOwnProfiles(employeesOf(viewer, users))),
        }
      : undefined
    return { viewer, today, training, staff, draft: await readDraft(viewer.id, draftOf(training.id)) }
  },
)

export const clientAction = panelAction(
  'trainings',
  async ({ viewer, loadRecords, today, url, form }, { params }: Route.ClientActionArgs) => {
    const { trainings } = await loadRecords()
    const former = requireOwnTraining(viewer, trainings, params.id, 'scheduled')
    const draft = draftOf(former.id)
    if (isDiscarding(form))
      return discardDraft(viewer.id, draft, {
        url,
        to: href('/trainings/:id', { id: former.id }),
        of: handle.heading,
      })
    const kinds = isForOwnStaff(viewer, former) ? await loadTrainedKinds(viewer, former) : undefined
    return saveTraining(form, {
      userId: viewer.id,
      trainingCenter: former.trainingCenter,
      former,
      kinds,
      rules: kinds && staffRules(kinds),
      draft,
      today,
    })
  },
)

export default function EditTraining({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, training, staff, draft } = loaderData
  const rules = staff && staffRules(staff.kinds)
  const planner = staff && staffFields(staff)
  return (
    <>
      <PageTitle>Zmiana szkolenia</PageTitle>
      <ScreenHeader heading="Zmiana szkolenia" text={training.title} />
      <div className="max-w-2xl">
        <DraftForm
          name={draftOf(training.id)}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          opened={openedText(savedTraining(staff?.kinds ?? []), training)}
          parse={(form) => parseNewTraining(form, today, training, rules)}
          submit={{ label: 'Zapisz zmiany', busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <TrainingFields
              training={training}
              planner={planner}
              today={today}
              draft={draft}
              errors={errors}
            />
          )}
        </DraftForm>
      </div>
    </>
  )
}
