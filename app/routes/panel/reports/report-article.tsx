import type { ReportRecord } from '~/domain/changes/report-record'
import { reportKind } from '~/domain/reports/report'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'

import { ReportHistory } from './report-history'
import { ReportPhotos } from './report-photos'
import { ReportStatusBadge } from './report-status-badge'

/** Shows what a report says and what was done to it. `viewerName` names who did that in this browser. */
export function ReportArticle({
  report,
  reporter,
  witnesses,
  viewerName,
  isForOther,
}: {
  report: ReportRecord
  reporter: string
  witnesses: readonly string[]
  viewerName: string
  /** True where the viewer has entered it for the reporter. */
  isForOther: boolean
}) {
  return (
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
      <Details className="border-t border-line pt-5 [overflow-wrap:anywhere] max-sm:grid-cols-1">
        <Detail name="Miejsce">{report.location ?? '—'}</Detail>
        {reportKind(report) === 'accident' && (
          <Detail name="Osoba poszkodowana">{report.injured ?? '—'}</Detail>
        )}
        <Detail name="Osoba zgłaszająca">{reporter}</Detail>
        {report.type === 'accident' && <Detail name="Świadkowie">{witnesses.join(', ') || '—'}</Detail>}
      </Details>
      <ReportPhotos photos={report.photos ?? []} />
      <ReportHistory events={report.events} by={viewerName} isForOther={isForOther} />
    </article>
  )
}
