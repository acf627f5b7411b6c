import Printer from 'lucide-react/icons/printer'
import { data, Form, redirect } from 'react-router'

import { readChanges } from '~/browser/records.client'
import { requireViewer } from '~/browser/session.client'
import { withOwnProfiles } from '~/browser/settings.client'
import { PageTitle } from '~/components/page-title'
import { canMoveReports } from '~/domain/access'
import type { Change } from '~/domain/change'
import { indexById } from '~/domain/collection'
import { formatDayInWords } from '~/domain/day'
import { isReportStatus, REPORT_TYPE_LABELS } from '~/domain/report'
import { reportText } from '~/domain/report-text'
import { applyChanges, type Sample } from '~/domain/scope'
import { fullName, nameOf, type User } from '~/domain/user'
import { panelData, shownPanelData } from '~/routes/panel/panel-data'
import type { PanelHandle } from '~/routes/panel/panel-handle'
import { ScreenHeader } from '~/routes/panel/shell/screen-header'
import { ShareButton } from '~/routes/panel/shell/share-button'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'

import type { Route } from './+types/report'
import { moveReport, withdrawReport } from './decide-on-report'
import { MoveReport } from './move-report'
import { ReportHistory } from './report-history'
import { ReportStatusBadge } from './report-status-badge'

export { PanelFallback as HydrateFallback } from '~/routes/panel/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zgłoszenie' } satisfies PanelHandle

export async function clientLoader({ url, params, serverLoader }: Route.ClientLoaderArgs) {
  const viewer = requireViewer('reports', url)
  const sample = await panelData(serverLoader)
  const report = await requireReport(viewer, sample, params.id)
  const people = indexById(await withOwnProfiles(sample.users))
  return {
    report,
    reporter: nameOf(report.reportedBy, people),
    witnesses: (report.witnesses ?? []).map((id) => nameOf(id, people)),
    viewerName: fullName(people.get(viewer.id) ?? viewer),
    canMove: canMoveReports(viewer),
  }
}
clientLoader.hydrate = true as const

export async function clientAction({ request, url, params }: Route.ClientActionArgs) {
  const viewer = requireViewer('reports', url)
  const sample = shownPanelData()
  const form = await request.formData()
  const reportAfter = (changes: readonly Change[]) => findReport(viewer, sample, changes, params.id)
  // A second tap or another tab has withdrawn it already.
  if (form.get('intent') === 'withdraw' && !reportAfter(await readChanges(viewer.id))) {
    return redirect('/reports')
  }
  const report = await requireReport(viewer, sample, params.id)
  const subject = { viewer, report, reportAfter, today: sample.today }
  switch (form.get('intent')) {
    case 'move':
      return moveReport(form, subject)
    case 'withdraw':
      return (await withdrawReport(subject)) ? redirect('/reports') : null
    default:
      throw data(null, { status: 400 })
  }
}

/** Returns the report as those changes leave it, if this person may see it. */
function findReport(viewer: User, sample: Sample, changes: readonly Change[], id: string) {
  return applyChanges(viewer, sample, changes).visibleReports.find((report) => report.id === id)
}

/** Returns the report, or throws 404 where this person cannot see it. */
async function requireReport(viewer: User, sample: Sample, id: string) {
  const report = findReport(viewer, sample, await readChanges(viewer.id), id)
  if (!report) throw data(null, { status: 404 })
  return report
}

export default function ReportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { report, reporter, witnesses, viewerName, canMove } = loaderData
  const heading = REPORT_TYPE_LABELS[report.type]
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <ScreenHeader heading={heading} text={formatDayInWords(report.date)}>
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Drukuj
        </Button>
        <ShareButton
          content={{ title: heading, text: reportText(report, { reporter, witnesses }) }}
          otherwise="Wydrukuj zgłoszenie albo przepisz jego treść."
        />
      </ScreenHeader>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] print:block">
        <article className={`${CARD} flex flex-col gap-5 p-5 sm:p-6 print:border-0 print:p-0`}>
          <div className="flex flex-wrap items-center gap-3">
            <ReportStatusBadge status={report.status} />
            {report.isOwn && <p className="text-sm text-muted">tylko w&nbsp;tej przeglądarce</p>}
            {!report.isOwn && report.events.length > 0 && (
              <p className="text-sm text-muted">zmienione w&nbsp;tej przeglądarce</p>
            )}
          </div>
          <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere] print:max-w-none print:text-sm">
            {report.description}
          </p>
          <Details className="border-t border-line pt-5 max-sm:grid-cols-1">
            <Detail name="Miejsce">{report.location ?? '—'}</Detail>
            <Detail name="Osoba zgłaszająca">{reporter}</Detail>
            {report.type === 'accident' && <Detail name="Świadkowie">{witnesses.join(', ') || '—'}</Detail>}
          </Details>
          <ReportHistory events={report.events} by={viewerName} />
        </article>
        <div className="flex flex-col gap-4 print:hidden">
          {canMove && (
            <MoveReport
              key={report.events.length}
              status={isReportStatus(report.status) ? report.status : undefined}
              answer={actionData ?? undefined}
            />
          )}
          {report.isOwn && (
            <Form method="post">
              <input type="hidden" name="intent" value="withdraw" />
              <Button type="submit">Wycofaj zgłoszenie</Button>
            </Form>
          )}
        </div>
      </div>
    </>
  )
}
