import type { Day } from '~/domain/words/day'

import type { AccidentStep } from './accident'
import { accidentSteps, assessmentOf, isAccident } from './accident-progress'
import { sortNewestFirst, type Report } from './report'

// A collective accident has a report and a protocol for each injured person. They are linked by the report that was filed
// first.

/** The steps that are taken once for all who were hurt. */
export const SHARED_STEPS = ['secured', 'told', 'restart'] as const

/** Returns those of the reports of an event that wait for a step which is taken once for all. */
export function thoseWaitingFor<Row extends Report>(
  step: AccidentStep,
  reports: readonly Row[],
  today: Day,
): Row[] {
  if (!SHARED_STEPS.some((shared) => shared === step)) return []
  return reports.filter((report) =>
    accidentSteps(report, today).some((state) => state.step === step && state.doneOn === undefined),
  )
}

/**
 * True for an accident that has, or may have, reports about other injured people. Reports that are linked stay so if one
 * of them is no longer said to be collective.
 */
export function isCollective(report: Report, reports: readonly Report[]): boolean {
  return (
    isAccident(report) &&
    (assessmentOf(report).isCollective === true ||
      report.sameEvent !== undefined ||
      othersOfEvent(report, reports).length > 0)
  )
}

/** Returns a report of the event that the first report with that id began. The first one itself may be gone. */
export function reportOfEvent<Row extends Report>(
  id: string | null,
  reports: readonly Row[],
): Row | undefined {
  const event =
    reports.find((report) => report.id === id) ?? reports.find(({ sameEvent }) => sameEvent === id)
  return event && isCollective(event, reports) ? event : undefined
}

/** Returns the id of the first report of the event. */
export function firstReportOf({ id, sameEvent }: Pick<Report, 'id' | 'sameEvent'>): string {
  return sameEvent ?? id
}

/** Returns the reports about the other people who were hurt in the same event. */
export function othersOfEvent<Row extends Report>(report: Report, reports: readonly Row[]): Row[] {
  const first = firstReportOf(report)
  return sortNewestFirst(
    reports.filter((other) => other.id !== report.id && isAccident(other) && firstReportOf(other) === first),
  )
}

/**
 * Returns the fields of the form about the next injured person: what is known of the event, and nothing of a person. The
 * description of a report usually names its injured person and the injury, and others read this one.
 */
export function fieldsOfEvent(report: Report): Record<string, string[]> {
  const { date, time, location, witnesses, protocol } = report
  const known = { date, time, location, notifiedOn: protocol?.notified }
  return {
    type: ['accident'],
    isCollective: ['on'],
    ...(witnesses && { witnesses }),
    ...Object.fromEntries(
      Object.entries(known).flatMap(([field, text]) => (text === undefined ? [] : [[field, [text]]])),
    ),
  }
}
