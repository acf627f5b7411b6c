import { data, href } from 'react-router'

import { canMoveReports } from '~/domain/access/access'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'
import { isRepeatedMove, type ReportRecord } from '~/domain/records/report-changes'
import { isSameStep } from '~/domain/reports/accident'
import { assessmentLabel } from '~/domain/reports/accident-paper'
import {
  accidentSteps,
  assessmentOf,
  canClear,
  hasBegun,
  isAccident,
  openStepsOf,
} from '~/domain/reports/accident-progress'
import { isReturnedAgain, parseAccidentStep } from '~/domain/reports/accident-step-form'
import { stepLabel } from '~/domain/reports/accident-steps'
import { isSameAssessment, parseAssessment, SAVED_ASSESSMENT } from '~/domain/reports/assessment-form'
import { thoseWaitingFor } from '~/domain/reports/collective'
import { reportName, reportStatusBadge } from '~/domain/reports/report'
import { parseReportMove } from '~/domain/reports/report-move'
import type { Day } from '~/domain/words/day'
import { mergeOpened, openedText } from '~/domain/words/opened-record'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { ifThere, KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { type FormAnswer, refuseForm } from '~/routes/panel/recording/save-form'

/** The answer of a report's action. `of` names the form: a step of an accident, or another. */
export type ReportAnswer = FormAnswer & { of?: string }

export const MOVE_FORM = 'move'
export const ASSESSMENT_FORM = 'assess'

type Subject = {
  viewer: User
  report: ReportRecord
  /** Finds the report as those changes leave it. */
  reportAfter: (changes: readonly Change[]) => ReportRecord | undefined
  today: Day
}

/** Moves a report to another status, with the note if there is one. Throws 403 if the person may not. */
export async function moveReport(
  form: FormData,
  { viewer, report, reportAfter, today }: Subject,
): Promise<ReportAnswer> {
  if (!canMoveReports(viewer)) throw data(null, { status: 403 })
  const { value: move, errors } = parseReportMove(form, report.status, {
    isOpen: openStepsOf(report, today).length > 0,
    hasBegun: hasBegun(report),
  })
  if (errors) return refuseForm<ReportAnswer>({ errors, of: MOVE_FORM })
  const outcome = await tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'report-moved', id, day: today, reportId: report.id, ...move }) },
    {
      isNeeded: ifThere(reportAfter, (current) => !isRepeatedMove(current, move)),
      done: () => ({
        title: `${reportName(report)}, status: ${reportStatusBadge(move.status).label.toLowerCase()}`,
        description: KEPT_HERE,
      }),
      focus: 'heading',
    },
  )
  return { ...outcome, of: MOVE_FORM }
}

/** Throws 403 if the person may not handle accidents, and 400 for a report of something else. */
function requireAccident({ viewer, report }: Subject): void {
  if (!canMoveReports(viewer)) throw data(null, { status: 403 })
  if (!isAccident(report)) throw data(null, { status: 400 })
}

/**
 * Records the day of a step after an accident, with all that is known of it: of a collective one for all who were hurt, if
 * the step is taken once.
 */
export async function recordAccidentStep(
  form: FormData,
  subject: Subject,
  othersOfEvent: readonly ReportRecord[],
): Promise<ReportAnswer> {
  requireAccident(subject)
  const { viewer, report, reportAfter, today } = subject
  const { value, errors } = parseAccidentStep(form, report, today)
  const of = String(form.get('step'))
  if (errors) return refuseForm<ReportAnswer>({ errors, of })
  const { step, doneOn } = value
  const outcome = await tryRecord(
    viewer.id,
    [
      // What followed the former return stays in the history alone.
      ...(isReturnedAgain(report, step) ? ['reread' as const, 'redrawn' as const] : []).map((former) => ({
        build: (id: string) => ({
          kind: 'accident-step-cleared' as const,
          id,
          day: today,
          reportId: report.id,
          step: former,
        }),
      })),
      ...[report, ...thoseWaitingFor(step, othersOfEvent, today)].map((each) => ({
        build: (id: string) => ({
          kind: 'accident-step-done' as const,
          id,
          day: today,
          reportId: each.id,
          ...value,
        }),
      })),
    ],
    {
      isNeeded: ifThere(
        reportAfter,
        (current) =>
          isReturnedAgain(current, step) ||
          !(current.protocol?.[step] === doneOn && isSameStep(current.stepFacts?.[step] ?? {}, value)),
      ),
      done: () => ({
        title: `${stepLabel(step, assessmentOf(report))}: zapisano w\u00a0tej przeglądarce`,
        description: reportName(report),
      }),
      focus: 'heading',
    },
  )
  return { ...outcome, of }
}

/** Takes a step back. Throws 400 if it is not done, or if another done step follows from it. */
export async function clearAccidentStep(form: FormData, subject: Subject): Promise<Outcome | null> {
  requireAccident(subject)
  const { viewer, report, reportAfter, today } = subject
  const states = accidentSteps(report, today)
  const state = states.find(({ step, doneOn }) => step === form.get('step') && doneOn !== undefined)
  // A second tap or another tab has taken it back already.
  if (!state) return null
  if (!canClear(state, states)) throw data(null, { status: 400 })
  const { step, label } = state
  const outcome = await tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'accident-step-cleared', id, day: today, reportId: report.id, step }) },
    {
      isNeeded: ifThere(reportAfter, ({ protocol }) => protocol?.[step] !== undefined),
      done: () => ({ title: `Cofnięto krok: ${label}`, description: reportName(report) }),
      refused: 'Nie udało się cofnąć kroku',
    },
  )
  return { ...outcome, focus: 'heading' }
}

/** Records who was hurt in an accident and how badly. */
export async function assessAccident(form: FormData, subject: Subject): Promise<ReportAnswer> {
  requireAccident(subject)
  const { viewer, report, reportAfter, today } = subject
  const parsed = parseAssessment(form, {
    date: report.date,
    today,
    usualRole: assessmentOf(report).who,
  })
  const { value, errors, meanwhile } = mergeOpened(form, parsed, SAVED_ASSESSMENT, assessmentOf(report))
  if (errors) return refuseForm<ReportAnswer>({ errors, meanwhile, of: ASSESSMENT_FORM })
  const outcome = await tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'accident-assessed', id, day: today, reportId: report.id, ...value }) },
    {
      isNeeded: ifThere(reportAfter, ({ accident }) => !(accident && isSameAssessment(accident, value))),
      done: () => ({ title: `${reportName(report)}: ${assessmentLabel(value)}`, description: KEPT_HERE }),
      focus: 'heading',
    },
  )
  // The form stays open.
  const opened = openedText(SAVED_ASSESSMENT, value)
  return {
    ...outcome,
    ...(!outcome.isRefused && { meanwhile: { opened, clashes: [] } }),
    of: ASSESSMENT_FORM,
  }
}

/**
 * True for a report that was filed in this browser, except for an accident: what the employer was told of is
 * investigated to its end, which may be that it is no accident at work (Kodeks pracy, art. 234 § 1).
 */
export function canWithdraw(report: ReportRecord): boolean {
  return report.isOwn && !isAccident(report)
}

/** Withdraws a report and leads to the list. Throws 403 if it cannot be withdrawn. */
export async function withdrawReport({ viewer, report, reportAfter, today }: Subject): Promise<Outcome> {
  if (!canWithdraw(report)) throw data(null, { status: 403 })
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'report-withdrawn', id, day: today, reportId: report.id }) },
    {
      isNeeded: ifThere(reportAfter, canWithdraw),
      done: () => ({ title: 'Wycofano zgłoszenie', description: reportName(report) }),
      refused: 'Nie udało się wycofać zgłoszenia',
      to: href('/reports'),
    },
  )
}
