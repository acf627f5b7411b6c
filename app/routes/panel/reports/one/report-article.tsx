import { href, Link } from 'react-router'

import { sourceLabel } from '~/domain/crew/records/taken-drop'
import { joinNames } from '~/domain/people/user'
import type { ReportEvent, ReportRecord } from '~/domain/records/report-changes'
import type { Assessment } from '~/domain/reports/accident'
import { assessmentLabel } from '~/domain/reports/accident-paper'
import { assessmentOf } from '~/domain/reports/accident-progress'
import { stepLabel } from '~/domain/reports/accident-steps'
import { REPORT_PLACES, reportKind, reportStatusBadge, type Readers } from '~/domain/reports/report'
import { REPORT_FACTS } from '~/domain/reports/report-facts'
import { formatDay } from '~/domain/words/day'
import { HistoryEvent } from '~/routes/panel/recording/history-event'
import type { Origins } from '~/routes/panel/recording/load-origins'
import { ReportStatusBadge } from '~/routes/panel/reports/report-status-badge'
import type { LoadedScans } from '~/routes/panel/scans/load-scans'
import { ScanList } from '~/routes/panel/scans/scan-list'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { TEXT_LINK } from '~/ui/text-link'

/** Shows what a report says and what was done to it. `viewerName` names who did that in this browser. */
export function ReportArticle({
  report,
  reporter,
  injured,
  hasInjuredPage,
  witnesses,
  viewerName,
  isForOther,
  scans,
  origins,
  readers,
}: {
  report: ReportRecord
  reporter: string
  injured: string | undefined
  /** True if the viewer may open the page of the injured person. */
  hasInjuredPage: boolean
  witnesses: readonly string[]
  viewerName: string
  /** True if the viewer has entered it for the reporter. */
  isForOther: boolean
  scans: LoadedScans
  origins: Origins
  readers: Readers
}) {
  const { sources = [] } = report
  return (
    <article className={`${CARD} flex flex-col gap-5 p-5 sm:p-6 print:border-0 print:p-0`}>
      <div className="flex flex-wrap items-center gap-3">
        <ReportStatusBadge status={report.status} />
        {report.isOwn && <p className="text-sm text-muted">{REPORT_PLACES[readers]}</p>}
        {!report.isOwn && report.events.length > 0 && (
          <p className="text-sm text-muted">zmienione w&nbsp;tej przeglądarce</p>
        )}
      </div>
      <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere] print:max-w-none print:text-sm">
        {report.description}
      </p>
      <Details className="border-t border-line pt-5 [overflow-wrap:anywhere] max-sm:grid-cols-1">
        <Detail name={REPORT_FACTS.location.label}>{report.location ?? '—'}</Detail>
        {reportKind(report) === 'accident' && (
          <Detail name={REPORT_FACTS.injured.label}>
            {report.injuredId !== undefined && hasInjuredPage ? (
              <Link to={href('/employees/:id', { id: report.injuredId })} className={`${TEXT_LINK} -my-2.5`}>
                {injured}
              </Link>
            ) : (
              (injured ?? '—')
            )}
          </Detail>
        )}
        {report.accident && (
          <Detail name={REPORT_FACTS.accident.label}>{assessmentLabel(report.accident)}</Detail>
        )}
        {/* Whoever has taken in what the crew told has not told it themselves. */}
        {(sources.length === 0 || isForOther) && (
          <Detail name={REPORT_FACTS.reportedBy.label}>{reporter}</Detail>
        )}
        {sources.length > 0 && (
          <Detail name="Źródło">
            {sources.map((source) => (
              <span key={source.dropId} className="block">
                {sourceLabel(source)}
              </span>
            ))}
          </Detail>
        )}
        {report.type === 'accident' && (
          <Detail name={REPORT_FACTS.witnesses.label}>{joinNames(witnesses) || '—'}</Detail>
        )}
      </Details>
      {/* An indisposition has no photos (product rule). */}
      {report.type === 'accident' && <ReportScans scans={scans} />}
      <ReportHistory report={report} by={viewerName} isForOther={isForOther} origins={origins} />
    </article>
  )
}

/** Shows the photos of a report, also in print, and its other scans. */
function ReportScans({ scans }: { scans: LoadedScans }) {
  return (
    <section
      aria-labelledby="report-scans"
      className={`flex flex-col gap-3 border-t border-line pt-5 ${scans.current.length === 0 ? 'print:hidden' : ''}`}
    >
      <h2 id="report-scans" className="text-lg font-semibold">
        Zdjęcia i&nbsp;dokumenty
      </h2>
      <ScanList scans={scans} canKeep label="Dodaj zdjęcie lub PDF" showsPictures />
    </section>
  )
}

/**
 * Lists what was done to a report in this browser, newest first. `by` names the person who did it. `isForOther` is true
 * if somebody else reported it to them.
 */
function ReportHistory({
  report,
  by,
  isForOther,
  origins,
}: {
  report: ReportRecord
  by: string
  isForOther: boolean
  origins: Origins
}) {
  const { events } = report
  if (events.length === 0) return null
  const assessment = assessmentOf(report)
  return (
    <section
      aria-labelledby="report-history"
      className="border-t border-line pt-5 print:border-0 print:pt-0 print:text-sm"
    >
      <h2 id="report-history" className="text-lg font-semibold print:text-base">
        Historia
      </h2>
      <ol className="mt-2 flex flex-col gap-3 print:mt-0 print:gap-1">
        {events.toReversed().map((event) => (
          <HistoryEvent
            key={event.id}
            id={event.id}
            origins={origins}
            name={eventLabel(event, { isForOther, assessment })}
            day={event.day}
            by={by}
            // The printed report has the days of the steps apart.
            className={event.kind.startsWith('accident-step') ? 'print:hidden' : ''}
          >
            {eventNote(event)}
          </HistoryEvent>
        ))}
      </ol>
    </section>
  )
}

function eventNote(event: ReportEvent): string | undefined {
  return 'note' in event ? event.note : undefined
}

function eventLabel(
  event: ReportEvent,
  { isForOther, assessment }: { isForOther: boolean; assessment: Assessment },
): string {
  switch (event.kind) {
    case 'report-filed':
      return isForOther ? 'Wpisano zgłoszenie' : 'Zgłoszono'
    case 'report-moved':
      return `Status: ${reportStatusBadge(event.status).label}`
    case 'accident-step-done':
      return `${stepLabel(event.step, assessment)}: ${formatDay(event.doneOn)}`
    case 'accident-step-cleared':
      return `Cofnięto krok: ${stepLabel(event.step, assessment)}`
    case 'accident-assessed':
      return `Skutki: ${assessmentLabel(event)}`
    case 'drop-taken-in':
      return sourceLabel(event.source)
  }
}
