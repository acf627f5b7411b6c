import { compareText } from '~/domain/words/collection'
import { daysUntil, formatDay, shiftDay, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { reportKind, type ProtocolStep, type Report } from './report'

// The „protokół powypadkowy” of an accident. Near misses and indispositions have none, so they have no clock.

export const PROTOCOL_STEP_LABELS = {
  notified: 'Zawiadomienie pracodawcy',
  drawn_up: 'Sporządzenie protokołu',
  approved: 'Zatwierdzenie protokołu',
} satisfies Record<ProtocolStep, string>

const DRAWN_UP_WITHIN_DAYS = 14
const APPROVED_WITHIN_DAYS = 5

/**
 * Returns the last day to draw up the protocol: 14 days from the notification, whose own day does not count
 * (rozporządzenie z 1.07.2009 w sprawie ustalania okoliczności i przyczyn wypadków przy pracy, § 9; Kodeks cywilny,
 * art. 111 § 2).
 */
export function drawingUpDeadline(notifiedOn: Day): Day {
  return shiftDay(notifiedOn, { days: DRAWN_UP_WITHIN_DAYS })
}

/** Returns the last day to approve the protocol: 5 days after it is drawn up (the same rozporządzenie, § 13). */
export function approvalDeadline(drawnUpOn: Day): Day {
  return shiftDay(drawnUpOn, { days: APPROVED_WITHIN_DAYS })
}

export type AccidentReport = Pick<Report, 'type' | 'isNearMiss' | 'status' | 'date' | 'protocol'>

export type ProtocolStepState = {
  step: ProtocolStep
  /** The day on which it was done. */
  doneOn: Day | undefined
  /** Undefined if the step has none, the one before it is not done, or the report is closed without it. */
  deadline: Day | undefined
  /** True if it was done, or still waits, after its deadline. */
  isLate: boolean
}

export function hasProtocol(report: Pick<Report, 'type' | 'isNearMiss'>): boolean {
  return reportKind(report) === 'accident'
}

/**
 * Returns the steps of an accident's protocol, and none for other reports. A report that does not say when the
 * employer was told counts from the accident, because the superior is told at once (Kodeks pracy, art. 211).
 */
export function protocolSteps(report: AccidentReport, today: Day): ProtocolStepState[] {
  if (!hasProtocol(report)) return []
  const { notified = report.date, drawn_up: drawnUp, approved } = report.protocol ?? {}
  const state = (step: ProtocolStep, doneOn: Day | undefined, limit?: Day): ProtocolStepState => {
    const deadline = doneOn || report.status !== 'closed' ? limit : undefined
    return { step, doneOn, deadline, isLate: deadline !== undefined && (doneOn ?? today) > deadline }
  }
  return [
    state('notified', notified),
    state('drawn_up', drawnUp, drawingUpDeadline(notified)),
    state('approved', approved, drawnUp && approvalDeadline(drawnUp)),
  ]
}

export type OpenProtocolStep<Row extends AccidentReport> = {
  report: Row
  step: ProtocolStep
  deadline: Day
  isLate: boolean
}

/** Returns the next step of each report that has one to do, the most urgent first. A closed report has none. */
export function openProtocolSteps<Row extends AccidentReport>(
  reports: readonly Row[],
  today: Day,
): OpenProtocolStep<Row>[] {
  return reports
    .flatMap((report) => {
      const next = nextStep(report, today)
      return next?.deadline ? [{ ...next, report, deadline: next.deadline }] : []
    })
    .toSorted((a, b) => compareText(a.deadline, b.deadline))
}

/** Returns the first step that is not done. */
export function nextStep(report: AccidentReport, today: Day): ProtocolStepState | undefined {
  return protocolSteps(report, today).find(({ doneOn }) => doneOn === undefined)
}

/** Returns for example `do 02.12.2026, za 11 dni`, or that the deadline is over. */
export function stepDeadlineLabel(deadline: Day, today: Day): string {
  const days = daysUntil(deadline, today)
  if (days < 0) return `termin minął ${formatDay(deadline)}, ${countOf(-days, 'day')} temu`
  const left = ['dziś', 'jutro'][days] ?? `za ${countOf(days, 'day')}`
  return `do ${formatDay(deadline)}, ${left}`
}
