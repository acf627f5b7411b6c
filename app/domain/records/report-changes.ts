import type { Change, ChangeOf } from '~/domain/changes/change'
import type { AccidentStep, Assessment, StepFacts } from '~/domain/reports/accident'
import type { Report, ReportStatus } from '~/domain/reports/report'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import { isOfMeasure, withMeasureChanges } from './measure-changes'
import { untouched } from './untouched'

/** Something that happened to a report in this browser. */
export type ReportEvent =
  | { id: string; day: Day; kind: 'filed' }
  | { id: string; day: Day; kind: 'moved'; status: ReportStatus; note?: string }
  | { id: string; day: Day; kind: 'step'; step: AccidentStep; doneOn: Day; facts: StepFacts }
  | { id: string; day: Day; kind: 'cleared'; step: AccidentStep }
  | { id: string; day: Day; kind: 'assessed'; assessment: Assessment }

/** A report with the changes that this browser keeps. It comes from the sample data or was filed here. */
export type ReportRecord = Report & {
  /** True if it was filed in this browser and exists nowhere else. */
  isOwn: boolean
  /** Oldest first. */
  events: readonly ReportEvent[]
}

/** Returns the reports with a person's own changes. Reports filed here come first, the last filed at the top. */
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
    ...filed.toReversed().map(({ id, day, report: { notifiedOn = day, ...report } }) => ({
      ...report,
      status: 'new',
      // The employer knows of it from the day on which it is filed, unless a step says otherwise.
      protocol: { notified: notifiedOn },
      isOwn: true,
      events: [{ id, day, kind: 'filed' as const }],
    })),
    ...reports.map(untouched),
  ]
  return records.map((report) => withLater(report, later.get(report.id) ?? []))
}

/** Each kind that names a report, so that the compiler asks `applyChange` for a new one. */
type LaterChange = Exclude<Extract<Change, { reportId: string }>, ChangeOf<'report-withdrawn'>>

/** Events and measures are put together at once: to copy their lists for each change takes the square of their number. */
function withLater(report: ReportRecord, changes: readonly LaterChange[]): ReportRecord {
  if (changes.length === 0) return report
  const ofMeasures = changes.filter(isOfMeasure)
  return {
    ...changes.reduce(applyChange, report),
    events: [...report.events, ...changes.flatMap(eventsOf)],
    ...(ofMeasures.length > 0 && { measures: withMeasureChanges(report.measures ?? [], ofMeasures) }),
  }
}

/** Applies all of a change but its event and its measure. */
function applyChange(report: ReportRecord, change: LaterChange): ReportRecord {
  switch (change.kind) {
    case 'report-moved': {
      const { status, day } = change
      return { ...report, status, closedOn: status === 'closed' ? day : undefined }
    }
    case 'register-entry-saved':
      return { ...report, registerEntry: change.entry }
    case 'accident-step-done': {
      const { step, doneOn } = change
      return {
        ...report,
        protocol: { ...report.protocol, [step]: doneOn },
        stepFacts: { ...report.stepFacts, [step]: factsOf(change) },
      }
    }
    case 'accident-step-cleared': {
      const { step } = change
      return {
        ...report,
        protocol: { ...report.protocol, [step]: undefined },
        stepFacts: { ...report.stepFacts, [step]: undefined },
      }
    }
    case 'accident-assessed':
      return { ...report, accident: assessmentOf(change) }
    case 'measure-saved':
    case 'measure-done':
    case 'measure-reopened':
    case 'measure-removed':
      return report
  }
}

function eventsOf(change: LaterChange): ReportEvent[] {
  const { id, day } = change
  switch (change.kind) {
    case 'report-moved':
      return [{ id, day, kind: 'moved', status: change.status, note: change.note }]
    case 'accident-step-done':
      return [{ id, day, kind: 'step', step: change.step, doneOn: change.doneOn, facts: factsOf(change) }]
    case 'accident-step-cleared':
      return [{ id, day, kind: 'cleared', step: change.step }]
    case 'accident-assessed':
      return [{ id, day, kind: 'assessed', assessment: assessmentOf(change) }]
    default:
      return []
  }
}

function factsOf({ doneBy, note, reason, hasRemarks }: ChangeOf<'accident-step-done'>): StepFacts {
  return { doneBy, note, reason, hasRemarks }
}

function assessmentOf(change: ChangeOf<'accident-assessed'>): Assessment {
  const { who, severity, isCollective, deathOn } = change
  return { who, severity, isCollective, deathOn }
}

/** True if the move changes nothing, like a second tap. Another note for the same status is a change. */
export function isRepeatedMove(
  { status, events }: ReportRecord,
  move: { status: ReportStatus; note?: string },
): boolean {
  const last = events.findLast(({ kind }) => kind === 'moved')
  return status === move.status && (!move.note || (last?.kind === 'moved' && last.note === move.note))
}
