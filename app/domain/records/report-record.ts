import type { Change, ChangeOf } from '~/domain/changes/change'
import type { AccidentStep, Assessment, StepFacts } from '~/domain/reports/accident'
import type { Report, ReportStatus } from '~/domain/reports/report'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import { withMeasureChange } from './measure-changes'
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
        events: [...report.events, { id, day, kind: 'step', step, doneOn, facts: {} }],
      }
    }
    case 'accident-step-done': {
      const { step, doneOn, doneBy, note, reason, hasRemarks } = change
      const facts = { doneBy, note, reason, hasRemarks }
      return {
        ...report,
        protocol: { ...report.protocol, [step]: doneOn },
        stepFacts: { ...report.stepFacts, [step]: facts },
        events: [...report.events, { id, day, kind: 'step', step, doneOn, facts }],
      }
    }
    case 'accident-step-cleared': {
      const { step } = change
      return {
        ...report,
        protocol: { ...report.protocol, [step]: undefined },
        stepFacts: { ...report.stepFacts, [step]: undefined },
        events: [...report.events, { id, day, kind: 'cleared', step }],
      }
    }
    case 'accident-assessed': {
      const { who, severity, isCollective, deathOn } = change
      const assessment = { who, severity, isCollective, deathOn }
      return {
        ...report,
        accident: assessment,
        events: [...report.events, { id, day, kind: 'assessed', assessment }],
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
  const last = events.findLast(({ kind }) => kind === 'moved')
  return status === move.status && (!move.note || (last?.kind === 'moved' && last.note === move.note))
}
