import { data, href, redirect } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { hasVault } from '~/browser/store/marks.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canAddTrainings, canIssueToParticipants, canRunTraining } from '~/domain/access/access'
import { isForOwnStaff, plansForStaff } from '~/domain/access/staff-training'
import { namesById } from '~/domain/people/names-apart'
import { certificatesOfTraining, countCertified } from '~/domain/trainings/issuing'
import { trainingName } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { loadScans } from '~/routes/panel/scans/load-scans'
import { ScansCard } from '~/routes/panel/scans/scans-card'
import { actOnTraining } from '~/routes/panel/trainings/act-on-training'
import { Card } from '~/ui/card'

import type { Route } from './+types/training'
import { REMOVE_INTENT, removeParticipant } from './remove-participant'
import { TrainingAbout } from './training-about'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Szkolenie' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const records = await loadRecords()
    const { users, trainings, certificates } = records
    const training = trainings.find(({ id }) => id === params.id)
    if (!training) {
      // Its planner may have undone its addition by the toast on this page.
      throw canAddTrainings(viewer) ? redirect(href('/trainings')) : data(null, { status: 404 })
    }
    return {
      training,
      certified: isForOwnStaff(viewer, training) ? countCertified(training, certificates) : undefined,
      hasPapers:
        canIssueToParticipants(viewer, training) && certificatesOfTraining(training, certificates).length > 0,
      scans: canRunTraining(viewer, training)
        ? await loadScans(viewer.id, { of: 'training', id: training.id })
        : undefined,
      /** How many have signed up by the link and wait. Without a vault nobody can. */
      signUps:
        canRunTraining(viewer, training) && hasVault(viewer.id)
          ? (await (await import('~/browser/crew/sign-ups.client')).readSignUps(viewer, training, records))
              .length
          : 0,
      canAddAnother: training.isOwn && canAddTrainings(viewer),
      context: { viewer, today, trainings, people: indexById(await withOwnProfiles(users)) },
    }
  },
)

export const clientAction = panelAction(
  'trainings',
  async ({ viewer, sample, loadRecords, form }, { params }: Route.ClientActionArgs) => {
    if (form.get('intent') !== REMOVE_INTENT) return actOnTraining(form, viewer, sample)
    const { users, trainings } = await loadRecords()
    const training = trainings.find(({ id }) => id === params.id)
    if (!training) throw data(null, { status: 404 })
    const userId = String(form.get('userId'))
    const name = namesById(indexById(await withOwnProfiles(users)))(userId)
    return removeParticipant({ viewer, training, userId, name }, sample)
  },
)

export default function Training({ loaderData }: Route.ComponentProps) {
  const { training, certified, hasPapers, canAddAnother, scans, signUps, context } = loaderData
  return (
    <>
      <PageTitle>{keepTogether(trainingName(training))}</PageTitle>
      <ScreenHeader heading={training.title}>
        <ButtonLink to={href('/trainings')}>Wszystkie szkolenia</ButtonLink>
        {hasPapers && (
          <ButtonLink to={href('/trainings/:id/completion', { id: training.id })}>
            Zaświadczenia do druku
          </ButtonLink>
        )}
        {canAddAnother && (
          <ButtonLink to={href('/trainings/new')}>
            {plansForStaff(context.viewer) ? 'Zaplanuj kolejne' : 'Dodaj kolejny termin'}
          </ButtonLink>
        )}
      </ScreenHeader>
      {signUps > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <p className="font-semibold">Z&nbsp;linku czekają na przyjęcie: {countOf(signUps, 'person')}</p>
          <ButtonLink to={href('/trainings/:id/sign-up', { id: training.id })} variant="primary">
            Zobacz zapisy
          </ButtonLink>
        </div>
      )}
      <Card title="O szkoleniu" className="max-w-3xl">
        <TrainingAbout training={training} context={context} certified={certified} />
      </Card>
      {scans && (
        <div className="max-w-3xl">
          <ScansCard scans={scans} title="Skany listy obecności i dokumentów" />
        </div>
      )}
    </>
  )
}
