import type { ProtocolStep, Report, ReportStatus } from '~/domain/reports/report'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import type { Change, ChangeOf } from './change'
import { withMeasureChange } from './measure-changes'
import { untouched } from './untouched'

/** Something that happened to a report in this browser. */
export type ReportEvent =
  | { id: string; day: Day; kind: 'filed' }
  | { id: string; day: Day; kind: 'moved'; status: ReportStatus; note?: string }
  | { id: string; day: Day; kind: 'step'; step: ProtocolStep; doneOn: Day }

/** A report with the changes that this browser keeps. It comes from the sample data or was filed here. */
export type ReportRecord = Report & {
  /** True if it was filed in this browser and exists nowhere else. */
  isOwn: boolean
  /** Oldest first. */
  events: readonly ReportEvent[]
}

/** Returns the reports with a person's own changes. Those filed here come first, the last filed at the top. */
export function withReportChanges(reports: readonly Report[], changes: readonly Change[]): ReportRecord[] {
  const sampleIds = new Set(reports.map(({ id }) => id))
  const withdrawn = new Set(
    changes.flatMap((change) => (change.kind === 'report-withdrawn' ? [change.reportId] : [])),
  )
  const filed = changes
    .filter((change) => change.kind === 'report-filed')
    // An imported file may repeat an id of the sample data: the sample data wins.
    .filter(({ report }) => !withdrawn.has(report.id) && !sampleIds.has(report.id))
  const later = groupBy(
    changes.filter((change) => 'reportId' in change && change.kind !== 'report-withdrawn'),
    ({ reportId }) => reportId,
  )
  const records: ReportRecord[] = [
    ...filed.toReversed().map(({ id, day, report }) => ({
      ...report,
      status: 'new',
      // The employer knows of it from the day on which it is filed, unless a step says otherwise.
      protocol: { notified: day },
      isOwn: true,
      events: [{ id, day, kind: 'filed' as const }],
    })),
    ...reports.map(untouched),
  ]
  return records.map((report) => (later.get(report.id) ?? []).reduce(applyChange, report))
}

/** Takes each kind that names a report, so that the compiler asks for a new one here. */
function applyChange(
  report: ReportRecord,
  change: Exclude<Extract<Change, { reportId: string }>, ChangeOf<'report-withdrawn'>>,
): ReportRecord {
  const { id, day } = change
  switch (change.kind) {
    case 'report-moved': {
      const { status, note } = change
      const closedOn = status === 'closed' ? day : undefined
      return {
        ...report,
        status,
        closedOn,
        events: [...report.events, { id, day, kind: 'moved', status, note }],
      }
    }
    case 'register-entry-saved':
      return { ...report, registerEntry: change.entry }
    case 'report-step-done': {
      const { step, doneOn } = change
      return {
        ...report,
        protocol: { ...report.protocol, [step]: doneOn },
        events: [...report.events, { id, day, kind: 'step', step, doneOn }],
      }
    }
    case 'measure-saved':
    case 'measure-done':
    case 'measure-reopened':
    case 'measure-removed':
      return { ...report, measures: withMeasureChange(report.measures ?? [], change) }
  }
}

/** True if the move changes nothing, like a second tap. Another note for the same status is a change. */
export function isRepeatedMove(
  { status, events }: ReportRecord,
  move: { status: ReportStatus; note?: string },
): boolean {
  const last = events.findLast(({ kind }) => kind !== 'step')
  return status === move.status && (!move.note || (last?.kind === 'moved' && last.note === move.note))
}
