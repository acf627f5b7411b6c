import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { data, Form, href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { readersOf } from '~/browser/sharing/readers.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canKeepAccidentRegister, canMoveReports } from '~/domain/access/access'
import { matterOfReport, mayTell } from '~/domain/access/disclosure'
import { applyChanges } from '~/domain/access/merge-changes'
import type { Sample } from '~/domain/access/visibility'
import type { Change } from '~/domain/changes/change'
import { namesById } from '~/domain/people/names-apart'
import { canOpen } from '~/domain/people/screen'
import { fullName, type User } from '~/domain/people/user'
import { endingNote } from '~/domain/reports/accident-paper'
import { assessmentOf, hasBegun, isAccident, openStepsOf } from '~/domain/reports/accident-progress'
import { registeredAccidents } from '~/domain/reports/accident-register'
import { firstReportOf, isCollective, othersOfEvent } from '~/domain/reports/collective'
import { registeredName } from '~/domain/reports/injured'
import { isReportStatus, reportKind, reportLabel } from '~/domain/reports/report'
import { injuredName } from '~/domain/reports/report-facts'
import { crewOf } from '~/domain/reports/report-form'
import { momentLabel, reportText } from '~/domain/reports/report-text'
import { findEmployee } from '~/domain/staff/staff'
import { indexById } from '~/domain/words/collection'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { loadOrigins } from '~/routes/panel/recording/load-origins'
import { AnswerCard, loadAnswers } from '~/routes/panel/reports/crew/answer-card'
import { actOnMeasure } from '~/routes/panel/reports/measures/act-on-measure'
import { MeasuresCard } from '~/routes/panel/reports/measures/measures-card'
import { PaperLink } from '~/routes/panel/reports/papers/paper-link'
import { loadScans, loadScansOfAll } from '~/routes/panel/scans/load-scans'
import { ShareButton } from '~/routes/panel/sharing/share-button'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/report'
import { AccidentCard, AccidentClock, PrintedSteps } from './accident-card'
import { CollectiveCard } from './collective-card'
import {
  assessAccident,
  canWithdraw,
  clearAccidentStep,
  MOVE_FORM,
  moveReport,
  recordAccidentStep,
  type ReportAnswer,
  withdrawReport,
} from './decide-on-report'
import { MoveReport } from './move-report'
import { ReportArticle } from './report-article'
import { WhatNow } from './what-now'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zgłoszenie' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'reports',
  async ({ viewer, sample, loadRecords, today }, { params }: Route.ClientLoaderArgs) => {
    const report = await requireReport(viewer, sample, params.id)
    const { users, visibleReports } = await loadRecords()
    const people = indexById(await withOwnProfiles(users))
    const name = namesById(people)
    return {
      today,
      report,
      text: reportText(report, name),
      reporter: name(report.reportedBy),
      injured: injuredName(report, name),
      hasInjuredPage:
        canOpen(viewer, 'employees') && findEmployee(viewer, users, report.injuredId) !== undefined,
      witnesses: (report.witnesses ?? []).map(name),
      viewerName: fullName(people.get(viewer.id) ?? viewer),
      isForOther: report.isOwn && report.reportedBy !== viewer.id,
      canMove: canMoveReports(viewer),
      measurePeople: {
        viewerId: viewer.id,
        owners: canMoveReports(viewer)
          ? [people.get(viewer.id) ?? viewer, ...crewOf(viewer, [...people.values()])]
          : [],
        nameOf: name,
      },
      event: canMoveReports(viewer) &&
        isCollective(report, visibleReports) && {
          first: firstReportOf(report),
          others: othersOfEvent(report, visibleReports).map((other) => ({
            id: other.id,
            name: registeredName(other, name) ?? 'Nie wskazano osoby',
          })),
        },
      company: viewer.company,
      readers: readersOf(viewer.id),
      scans: await loadScans(viewer.id, { of: 'report', id: report.id }),
      origins: await loadOrigins(viewer.id),
      protocolScans: canMoveReports(viewer)
        ? await loadScans(viewer.id, { of: 'protocol', id: report.id })
        : undefined,
      measureScansOf: await loadScansOfAll(
        viewer.id,
        (report.measures ?? []).map(({ id }) => ({ of: 'measure' as const, id, within: report.id })),
      ),
      answers: canMoveReports(viewer) && report.sources ? await loadAnswers(viewer.id, report.sources) : [],
      isInRegister: canKeepAccidentRegister(viewer) && registeredAccidents([report]).length > 0,
    }
  },
)

export const clientAction = panelAction(
  'reports',
  async (
    { viewer, sample, loadRecords, today, form },
    { params }: Route.ClientActionArgs,
  ): Promise<ReportAnswer | null> => {
    const reportAfter = (changes: readonly Change[]) => findReport(viewer, sample, changes, params.id)
    // A second tap or another tab has withdrawn it already.
    if (form.get('intent') === 'withdraw' && !reportAfter(await readChanges(viewer.id))) {
      return { to: href('/reports') }
    }
    const report = await requireReport(viewer, sample, params.id)
    const subject = { viewer, report, reportAfter, today }
    switch (form.get('intent')) {
      case 'move':
        return moveReport(form, subject)
      case 'accident-step': {
        const { visibleReports } = await loadRecords()
        return recordAccidentStep(form, subject, othersOfEvent(report, visibleReports))
      }
      case 'clear-step':
        return clearAccidentStep(form, subject)
      case 'assess':
        return assessAccident(form, subject)
      case 'measure': {
        const { users } = await loadRecords()
        return actOnMeasure(form, {
          ...subject,
          owners: [viewer, ...crewOf(viewer, users)],
          nameOf: namesById(indexById(await withOwnProfiles(users))),
        })
      }
      case 'answer': {
        const { answerSource } = await import('~/routes/panel/reports/crew/decide-on-drop')
        const source = report.sources?.find(({ dropId }) => dropId === form.get('drop'))
        if (!canMoveReports(viewer) || !source) throw data(null, { status: 400 })
        return answerSource(form, source, { viewer, today })
      }
      case 'withdraw':
        return withdrawReport(subject)
      default:
        throw data(null, { status: 400 })
    }
  },
)

/** Returns the report as those changes leave it, if this person may see it. */
function findReport(viewer: User, sample: Sample, changes: readonly Change[], id: string) {
  return applyChanges(viewer, sample, changes).visibleReports.find((report) => report.id === id)
}

/** Returns the report, or throws 404 if this person cannot see it. */
async function requireReport(viewer: User, sample: Sample, id: string) {
  const report = findReport(viewer, sample, await readChanges(viewer.id), id)
  if (!report) throw data(null, { status: 404 })
  return report
}

export default function ReportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { today, report, reporter, injured, witnesses, viewerName, isForOther, canMove } = loaderData
  const heading = reportLabel(report)
  // Measures have fetchers of their own.
  const answer = actionData?.isRefused ? actionData : undefined
  const whatNow = report.isOwn && report.status === 'new' && (
    <WhatNow kind={reportKind(report)} hasSuperior={!canMove} readers={loaderData.readers} />
  )
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <ScreenHeader heading={heading} text={momentLabel(report)}>
        <Button onClick={() => print()}>
          <Icon of={Printer} className="size-4" />
          Drukuj
        </Button>
        {mayTell('shared report', matterOfReport(report)) && (
          <ShareButton
            content={{ title: heading, text: loaderData.text }}
            otherwise="Wydrukuj zgłoszenie albo przepisz jego treść."
          />
        )}
      </ScreenHeader>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] print:block">
        <div className="flex min-w-0 flex-col gap-4">
          {canMove && isAccident(report) && (
            <AccidentClock report={report} today={today} company={loaderData.company} />
          )}
          {whatNow}
          <ReportArticle
            report={report}
            reporter={reporter}
            injured={injured}
            hasInjuredPage={loaderData.hasInjuredPage}
            witnesses={witnesses}
            viewerName={viewerName}
            isForOther={isForOther}
            scans={loaderData.scans}
            origins={loaderData.origins}
            readers={loaderData.readers}
          />
          {canMove && isAccident(report) && (
            <>
              <AccidentCard report={report} today={today} answer={answer} scans={loaderData.protocolScans} />
              <PrintedSteps report={report} today={today} />
            </>
          )}
          <MeasuresCard
            report={report}
            people={loaderData.measurePeople}
            scansOf={loaderData.measureScansOf}
            canAct={canMove}
            today={today}
          />
        </div>
        <div className="flex flex-col gap-4 print:hidden">
          {canMove && (
            <MoveReport
              key={report.events.length}
              status={isReportStatus(report.status) ? report.status : undefined}
              openSteps={openStepsOf(report, today)}
              hasBegun={hasBegun(report)}
              today={today}
              answer={answer?.of === MOVE_FORM ? answer : undefined}
            />
          )}
          {loaderData.answers.map((answered) => (
            <AnswerCard key={answered.source.dropId} {...answered} refused={answer} />
          ))}
          {loaderData.event && <CollectiveCard {...loaderData.event} />}
          {canMove && isAccident(report) && <PaperLink report={report} />}
          {loaderData.isInRegister && (
            <ButtonLink to={href('/reports/:id/register', { id: report.id })}>
              Wpis do rejestru wypadków
            </ButtonLink>
          )}
          {canWithdraw(report) && (
            <Form method="post">
              <input type="hidden" name="intent" value="withdraw" />
              <Button type="submit">Wycofaj zgłoszenie</Button>
            </Form>
          )}
          {report.isOwn && isAccident(report) && (
            <p className="text-sm text-muted">
              Zgłoszonego wypadku nie można wycofać. {endingNote(assessmentOf(report))}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
