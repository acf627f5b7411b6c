import { data, href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { PageTitle } from '~/components/page-title'
import { canAddTrainings } from '~/domain/access/access'
import { plansForStaff } from '~/domain/access/staff-training'
import { employeesOf } from '~/domain/access/visibility'
import { parseNewCertificateParams } from '~/domain/certificates/new-certificate-params'
import type { DraftName } from '~/domain/changes/draft'
import type { User } from '~/domain/people/user'
import { leadsToValue, parseNewTraining } from '~/domain/trainings/training-form'
import { parseTrainingPlan } from '~/domain/trainings/training-plan'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { DraftForm } from '~/routes/panel/recording/draft-form'
import { discardDraft, isDiscarding } from '~/routes/panel/recording/save-form'

import type { Route } from './+types/new-training'
import { PlanFields } from './plan-fields'
import { savePlan, saveTraining } from './save-training'
import { loadStaffPlanner, loadTrainedKinds, staffRules } from './staff-planner'
import { TrainingFields } from './training-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Nowy termin szkolenia' } satisfies PanelHandle

/** The heading of an employer, who plans for the own staff. */
const PLAN = 'Zaplanuj szkolenie'

export const clientLoader = panelLoader('trainings', async ({ loadRecords, today, url, ...panel }) => {
  const records = await loadRecords()
  const viewer = requirePlanner(panel.viewer)
  const { draftName, start } = startOf(url)
  return {
    viewer,
    today,
    start,
    staff: plansForStaff(viewer) ? await loadStaffPlanner(viewer, records, today) : undefined,
    draftName,
    draft: await readDraft(viewer.id, draftName),
  }
})

export const clientAction = panelAction('trainings', async ({ loadRecords, today, url, form, ...panel }) => {
  const viewer = requirePlanner(panel.viewer)
  const { id: userId, company: trainingCenter } = viewer
  const { draftName: draft } = startOf(url)
  if (isDiscarding(form))
    return discardDraft(userId, draft, { url, to: href('/trainings'), of: headingOf(viewer) })
  // Adding a training under an id that exists would change that training, perhaps one of another centre.
  if (panel.sample.trainings.some((training) => training.id === form.get('id')))
    throw data(null, { status: 403 })
  if (!plansForStaff(viewer)) return saveTraining(form, { userId, trainingCenter, draft, today })
  const { users } = await loadRecords()
  const known = new Set(employeesOf(viewer, users).map(({ id }) => id))
  const rules = staffRules(await loadTrainedKinds(viewer))
  return savePlan(form, parseTrainingPlan(form, { known, rules, today }), {
    userId,
    trainingCenter,
    draft,
    today,
  })
})

function requirePlanner(viewer: User) {
  const { company } = viewer
  if (!canAddTrainings(viewer) || !company) throw data(null, { status: 403 })
  return { ...viewer, company }
}

function headingOf(viewer: Parameters<typeof plansForStaff>[0]): string {
  return plansForStaff(viewer) ? PLAN : handle.heading
}

/** Returns what the address says of the training, in the grammar of a new certificate. Each start has its own draft. */
function startOf(url: URL) {
  const { type, scope } = parseNewCertificateParams(url.searchParams)
  const isKnown = type !== undefined && scope !== undefined
  const draftName: DraftName = isKnown ? `training ${type} ${scope}` : 'training'
  return { start: isKnown ? leadsToValue({ type, scope }) : '', draftName }
}

export default function NewTraining({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, today, start, staff, draftName, draft } = loaderData
  const heading = headingOf(viewer)
  const known = new Set(staff?.admissions.map(({ person }) => person.id))
  const parse = (form: FormData) =>
    staff
      ? parseTrainingPlan(form, { known, rules: staffRules(staff.kinds), today })
      : parseNewTraining(form, today)
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <ScreenHeader heading={heading} text={viewer.company} />
      <div className="max-w-2xl">
        <DraftForm
          name={draftName}
          userId={viewer.id}
          draft={draft}
          answer={actionData}
          parse={parse}
          submit={
            staff
              ? { label: 'Zapisz szkolenie', busy: 'Zapisywanie…' }
              : { label: 'Dodaj termin', busy: 'Zapisywanie…' }
          }
        >
          {(errors) =>
            staff ? (
              <PlanFields staff={staff} start={start} today={today} draft={draft} errors={errors} />
            ) : (
              <TrainingFields today={today} draft={draft} errors={errors} />
            )
          }
        </DraftForm>
      </div>
    </>
  )
}
