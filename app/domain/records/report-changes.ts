import * as v from 'valibot'

import type { Change, ChangeOf } from '~/domain/changes/change'
import type { Source } from '~/domain/crew/records/taken-drop'
import { assessmentSchema, stepFactsSchema, type AccidentStep } from '~/domain/reports/accident'
import { measureDoneSchema, type Measure } from '~/domain/reports/measure-schema'
import type { Report, ReportStatus } from '~/domain/reports/report'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

import { untouched } from './untouched'

/** Something that happened to a report in this browser: measures and the register of accidents tell of themselves. */
export type ReportEvent = ChangeOf<'report-filed'> | LaterEvent

type LaterEvent = Exclude<LaterChange, MeasureChange | ChangeOf<'register-entry-saved'>>

/** A report with the changes that this browser keeps. It comes from the sample data or was filed here. */
export type ReportRecord = Report & {
  /** True if it was filed in this browser and exists nowhere else. */
  isOwn: boolean
  /** Oldest first. */
  events: readonly ReportEvent[]
  /** The boxes from which it was told, and by whom, if they have said so. Oldest first. */
  sources?: readonly Source[]
  /** The days of new protocols that went back to the team as well, oldest first. */
  returnedDrafts?: readonly Day[]
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
    ...filed.toReversed().map((change) => {
      const { notifiedOn = change.day, ...report } = change.report
      return {
        ...report,
        status: 'new',
        // The employer knows of it from the day on which it is filed, unless a step says otherwise.
        protocol: { notified: notifiedOn },
        isOwn: true,
        events: [change],
      }
    }),
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
    ...withFurtherReturns([...report.events, ...changes.filter(isEvent)]),
    measures: ofMeasures.length > 0 ? withMeasureChanges(report.measures ?? [], ofMeasures) : report.measures,
  }
}

/**
 * A further return of the protocol clears the steps that followed the former return, directly before it. Nobody has taken
 * these back, so the history does not say so.
 */
function withFurtherReturns(events: readonly ReportEvent[]): Pick<ReportRecord, 'events' | 'returnedDrafts'> {
  const cleared = new Set<string>()
  const drafts: Day[] = []
  let redrawnOn: Day | undefined
  for (const [place, event] of events.entries()) {
    if (event.kind !== 'accident-step-done') continue
    if (event.step === 'redrawn') redrawnOn = event.doneOn
    const [reread, redrawn] = events.slice(Math.max(place - 2, 0), place)
    if (event.step !== 'returned' || !redrawnOn) continue
    if (!isClearing(reread, 'reread') || !isClearing(redrawn, 'redrawn')) continue
    cleared.add(reread.id).add(redrawn.id)
    drafts.push(redrawnOn)
  }
  if (drafts.length === 0) return { events }
  return { events: events.filter(({ id }) => !cleared.has(id)), returnedDrafts: drafts }
}

function isClearing(
  event: ReportEvent | undefined,
  step: AccidentStep,
): event is ChangeOf<'accident-step-cleared'> {
  return event?.kind === 'accident-step-cleared' && event.step === step
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
        stepFacts: { ...report.stepFacts, [step]: v.parse(stepFactsSchema, change) },
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
    case 'drop-taken-in':
      return { ...report, sources: [...(report.sources ?? []), change.source] }
    case 'accident-assessed':
      return { ...report, accident: v.parse(assessmentSchema, change) }
    case 'measure-saved':
    case 'measure-done':
    case 'measure-reopened':
    case 'measure-removed':
      return report
  }
}

function isEvent(change: LaterChange): change is LaterEvent {
  return !isOfMeasure(change) && change.kind !== 'register-entry-saved'
}

/** True if the move changes nothing, like a second tap. Another note for the same status is a change. */
export function isRepeatedMove(
  { status, events }: ReportRecord,
  move: { status: ReportStatus; note?: string },
): boolean {
  const last = events.findLast(({ kind }) => kind === 'report-moved')
  return status === move.status && (!move.note || (last?.kind === 'report-moved' && last.note === move.note))
}

/** Each kind that is about a measure, so that the compiler asks for a new one here. */
type MeasureChange = Extract<Change, { kind: `measure-${string}` }>

/** Returns the measures of a report with changes, oldest first. One that is about an unknown measure changes nothing. */
function withMeasureChanges(measures: readonly Measure[], changes: readonly MeasureChange[]): Measure[] {
  const byId = new Map(measures.map((measure) => [measure.id, measure]))
  for (const change of changes) {
    if (change.kind === 'measure-saved') {
      const { measure } = change
      byId.set(measure.id, { ...byId.get(measure.id), ...measure })
      continue
    }
    const measure = byId.get(change.measureId)
    if (!measure) continue
    if (change.kind === 'measure-removed') byId.delete(measure.id)
    else {
      const done = change.kind === 'measure-done' ? v.parse(measureDoneSchema, change) : undefined
      byId.set(measure.id, { ...measure, done })
    }
  }
  return [...byId.values()]
}

function isOfMeasure(change: Change): change is MeasureChange {
  return 'reportId' in change && change.kind.startsWith('measure-')
}
