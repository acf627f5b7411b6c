import type { Change } from './change'
import { groupBy } from './collection'
import type { Day } from './day'
import type { Report, ReportStatus } from './report'

/** Something that happened to a report in this browser. */
export type ReportEvent =
  | { id: string; day: Day; kind: 'filed' }
  | { id: string; day: Day; kind: 'moved'; status: ReportStatus; note?: string }

/** A report as the panel shows it: the sample's or an own record, with what was done to it in this browser. */
export type ReportRecord = Report & {
  /** It was filed in this browser, and nobody else knows it. */
  isOwn: boolean
  /** Oldest first. */
  events: readonly ReportEvent[]
}

/** The reports with a person's own changes applied; what was filed here comes first, the last filed before the others. */
export function withReportChanges(reports: readonly Report[], changes: readonly Change[]): ReportRecord[] {
  const sampleIds = new Set(reports.map(({ id }) => id))
  const withdrawn = new Set(
    changes.flatMap((change) => (change.kind === 'report-withdrawn' ? [change.reportId] : [])),
  )
  const filed = changes
    .filter((change) => change.kind === 'report-filed')
    // An id of the sample is the sample's, whatever a file that was taken in says.
    .filter(({ report }) => !withdrawn.has(report.id) && !sampleIds.has(report.id))
  const moves = groupBy(
    changes.filter((change) => change.kind === 'report-moved'),
    ({ reportId }) => reportId,
  )
  const known: ReportRecord[] = [
    ...filed.toReversed().map(({ id, day, report }) => ({
      ...report,
      status: 'new',
      isOwn: true,
      events: [{ id, day, kind: 'filed' as const }],
    })),
    ...reports.map((report) => ({ ...report, isOwn: false, events: [] })),
  ]
  return known.map((report) => {
    const moved = moves.get(report.id) ?? []
    const last = moved.at(-1)
    if (!last) return report
    return {
      ...report,
      status: last.status,
      events: [
        ...report.events,
        ...moved.map(({ id, day, status, note }) => ({ id, day, kind: 'moved' as const, status, note })),
      ],
    }
  })
}

/** Whether a move would say nothing new: a second tap of the same, not another note for the same status. */
export function isMoveKnown(
  { status, events }: ReportRecord,
  move: { status: ReportStatus; note?: string },
): boolean {
  const last = events.at(-1)
  return status === move.status && (!move.note || (last?.kind === 'moved' && last.note === move.note))
}
