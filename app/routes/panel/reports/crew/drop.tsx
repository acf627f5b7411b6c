import { data, href } from 'react-router'

import type { WaitingDrop } from '~/browser/crew/drops.client'
import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canMoveReports, canRunTraining } from '~/domain/access/access'
import { dropLabel } from '~/domain/crew/drops/drop-label'
import { crewOf } from '~/domain/records/crew-changes'
import { reportName, sortNewestFirst } from '~/domain/reports/report'
import { MAX_SCANS } from '~/domain/scans/scan'
import { formatInstant } from '~/domain/words/day'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { loadScans } from '~/routes/panel/scans/load-scans'
import { Card } from '~/ui/card'

import type { Route } from './+types/drop'
import { canBeJoined, join, setAside, type DropAnswer } from './decide-on-drop'
import { DropArticle } from './drop-article'
import { JoinForm } from './join-form'
import { SetAsideForm } from './set-aside-form'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zgłoszenie od załogi' } satisfies PanelHandle

const SCREEN = { of: 'reports', may: canMoveReports } satisfies PanelScreen

const LIST = href('/reports/crew')

async function findDrop(userId: string, id: string): Promise<WaitingDrop | undefined> {
  const { readWaitingDrop } = await import('~/browser/crew/drops.client')
  return readWaitingDrop(userId, id)
}

export const clientLoader = panelLoader(
  SCREEN,
  async ({ viewer, loadRecords }, { params }: Route.ClientLoaderArgs) => {
    const [waiting, { visibleReports, users, trainings }] = await Promise.all([
      findDrop(viewer.id, params.dropId),
      loadRecords(),
    ])
    if (!waiting) {
      // Another device may have decided, and whoever comes by an old link learns it.
      const decided = crewOf(await readChanges(viewer.id)).decided.get(params.dropId)
      if (!decided) throw data(null, { status: 404 })
      return { decided }
    }
    const { drop } = waiting
    const training = drop?.kind === 'sign-up' ? trainings.find(({ id }) => id === drop.trainingId) : undefined
    return {
      waiting,
      reports: sortNewestFirst(visibleReports.filter(canBeJoined)).map((report) => ({
        value: report.id,
        label: [reportName(report), report.location].filter(Boolean).join(', '),
      })),
      person: drop?.kind === 'correction' ? users.find(({ id }) => id === drop.personId) : undefined,
      training,
      isRun: training !== undefined && canRunTraining(viewer, training),
    }
  },
)

export const clientAction = panelAction(
  SCREEN,
  async (
    { viewer, today, form, loadRecords },
    { params }: Route.ClientActionArgs,
  ): Promise<DropAnswer | null> => {
    const waiting = await findDrop(viewer.id, params.dropId)
    // A second tap or another tab has decided already.
    if (!waiting) return { to: LIST }
    const actor = { viewer, today }
    if (form.get('intent') === 'set-aside') return setAside(form, waiting, { ...actor, to: LIST })
    if (form.get('intent') !== 'join' || waiting.drop?.kind !== 'told') throw data(null, { status: 400 })
    const { visibleReports } = await loadRecords()
    return join(
      form,
      {
        waiting,
        drop: waiting.drop,
        reports: visibleReports,
        roomFor: async (id) =>
          Math.max(0, MAX_SCANS - (await loadScans(viewer.id, { of: 'report', id })).current.length),
      },
      { ...actor, toReport: (id) => href('/reports/:id', { id }) },
    )
  },
)

export default function DropScreen({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.decided) return <Decided outcome={loaderData.decided.outcome} />
  const { waiting, reports, person, training, isRun } = loaderData
  const { id, box, drop, receivedAt } = waiting
  const answer = actionData?.isRefused ? actionData : undefined
  const isTold = drop?.kind === 'told'
  return (
    <>
      <PageTitle>{`${handle.heading}: ${dropLabel(drop)}`}</PageTitle>
      <ScreenHeader
        heading={handle.heading}
        text={`Ze skrzynki: ${box.place}, odebrano ${formatInstant(new Date(receivedAt))}`}
      >
        <ButtonLink to={LIST}>Wszystkie</ButtonLink>
      </ScreenHeader>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <DropArticle waiting={waiting} person={person} training={training} />
        <div className="flex flex-col gap-4 print:hidden">
          {isTold && (
            <Card title="Przyjmij">
              <p className="text-sm text-muted">
                Powstanie zgłoszenie z&nbsp;tą treścią i&nbsp;zdjęciami. Zanim je zapiszesz, możesz wszystko
                poprawić.
              </p>
              <ButtonLink
                to={`${href('/reports/new')}?drop=${id}`}
                variant="primary"
                className="sm:self-start"
              >
                Przyjmij jako zgłoszenie
              </ButtonLink>
            </Card>
          )}
          {training && isRun && (
            <Card title="Przyjmij">
              <p className="text-sm text-muted">
                Lista zapisów pokazuje, ile jest wolnych miejsc i&nbsp;kto jeszcze czeka.
              </p>
              <ButtonLink
                to={href('/trainings/:id/sign-up', { id: training.id })}
                variant="primary"
                className="sm:self-start"
              >
                Przyjmij na liście zapisów
              </ButtonLink>
            </Card>
          )}
          {isTold && reports.length > 0 && (
            <JoinForm reports={reports} drop={drop} answer={answer?.of === 'join' ? answer : undefined} />
          )}
          <SetAsideForm drop={drop} answer={answer?.of === 'set-aside' ? answer : undefined} />
        </div>
      </div>
    </>
  )
}

function Decided({ outcome }: { outcome: 'taken_in' | 'set_aside' }) {
  const isTaken = outcome === 'taken_in'
  return (
    <>
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader heading={handle.heading} text={isTaken ? 'Jest już przyjęte' : 'Jest już odłożone'}>
        <ButtonLink to={isTaken ? href('/reports') : LIST} variant="primary">
          {isTaken ? 'Zgłoszenia' : 'Zgłoszenia od załogi'}
        </ButtonLink>
      </ScreenHeader>
    </>
  )
}
