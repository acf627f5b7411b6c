import { data } from 'react-router'

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
import { parseAccidentStep } from '~/domain/reports/accident-step-form'
import { stepLabel } from '~/domain/reports/accident-steps'
import { isSameAssessment, parseAssessment } from '~/domain/reports/assessment-form'
import { reportName, reportStatusBadge } from '~/domain/reports/report'
import { parseReportMove } from '~/domain/reports/report-move'
import type { Day } from '~/domain/words/day'
import { recordAndTell, KEPT_HERE } from '~/routes/panel/recording/record-and-tell'
import { refuseForm } from '~/routes/panel/recording/save-form'
import { focusHeading } from '~/ui/focus'

import { ASSESSMENT_FORM, MOVE_FORM, type ReportAnswer } from './report-answer'

type Subject = {
  viewer: User
  report: ReportRecord
  /** Finds the report as those changes leave it. */
  reportAfter: (changes: readonly Change[]) => ReportRecord | undefined
  today: Day
}

/** Moves a report to another status, with the note if there is one. Throws 403 if the person may not. */
export async function moveReport(form: FormData, { viewer, report, reportAfter, today }: Subject) {
  if (!canMoveReports(viewer)) throw data(null, { status: 403 })
  const { value: move, errors } = parseReportMove(form, report.status, {
    isOpen: openStepsOf(report, today).length > 0,
    hasBegun: hasBegun(report),
  })
  if (errors) return refuseForm<ReportAnswer>({ errors, of: MOVE_FORM })
  const isRecorded = await recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'report-moved', id, day: today, reportId: report.id, ...move }) },
    {
      isNeeded: (changes) => {
        const current = reportAfter(changes)
        return current !== undefined && !isRepeatedMove(current, move)
      },
      done: () => ({
        title: `${reportName(report)}, status: ${reportStatusBadge(move.status).label.toLowerCase()}`,
        description: KEPT_HERE,
      }),
    },
  )
  if (!isRecorded) return refuseForm<ReportAnswer>({ isNotStored: true, of: MOVE_FORM })
  focusHeading()
  return null
}

/** Throws 403 if the person may not handle accidents, and 400 for a report of something else. */
function requireAccident({ viewer, report }: Subject): void {
  if (!canMoveReports(viewer)) throw data(null, { status: 403 })
  if (!isAccident(report)) throw data(null, { status: 400 })
}

/** Records the day of a step after an accident, with all that is known of it. */
export async function recordAccidentStep(form: FormData, subject: Subject) {
  requireAccident(subject)
  const { viewer, report, reportAfter, today } = subject
  const { value, errors } = parseAccidentStep(form, report, today)
  const of = String(form.get('step'))
  if (errors) return refuseForm<ReportAnswer>({ errors, of })
  const { step, doneOn } = value
  const isRecorded = await recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'accident-step-done', id, day: today, reportId: report.id, ...value }) },
    {
      isNeeded: (changes) => {
        const current = reportAfter(changes)
        const isSame =
          current?.protocol?.[step] === doneOn && isSameStep(current.stepFacts?.[step] ?? {}, value)
        return current !== undefined && !isSame
      },
      done: () => ({
        title: `${stepLabel(step, assessmentOf(report))}: zapisano w\u00a0tej przeglądarce`,
        description: reportName(report),
      }),
    },
  )
  if (!isRecorded) return refuseForm<ReportAnswer>({ isNotStored: true, of })
  focusHeading()
  return null
}

/** Takes a step back. Throws 400 if it is not done, or if another done step follows from it. */
export async function clearAccidentStep(form: FormData, subject: Subject) {
  requireAccident(subject)
  const { viewer, report, reportAfter, today } = subject
  const states = accidentSteps(report, today)
  const state = states.find(({ step, doneOn }) => step === form.get('step') && doneOn !== undefined)
  // A second tap or another tab has taken it back already.
  if (!state) return null
  if (!canClear(state, states)) throw data(null, { status: 400 })
  const { step, label } = state
  await recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'accident-step-cleared', id, day: today, reportId: report.id, step }) },
    {
      isNeeded: (changes) => reportAfter(changes)?.protocol?.[step] !== undefined,
      done: () => ({ title: `Cofnięto krok: ${label}`, description: reportName(report) }),
      refused: 'Nie udało się cofnąć kroku',
    },
  )
  focusHeading()
  return null
}

/** Records who was hurt in an accident and how badly. */
export async function assessAccident(form: FormData, subject: Subject) {
  requireAccident(subject)
  const { viewer, report, reportAfter, today } = subject
  const { value, errors } = parseAssessment(form, { date: report.date, today })
  if (errors) return refuseForm<ReportAnswer>({ errors, of: ASSESSMENT_FORM })
  const isRecorded = await recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'accident-assessed', id, day: today, reportId: report.id, ...value }) },
    {
      isNeeded: (changes) => {
        const current = reportAfter(changes)
        return current !== undefined && !(current.accident && isSameAssessment(current.accident, value))
      },
      done: () => ({ title: `${reportName(report)}: ${assessmentLabel(value)}`, description: KEPT_HERE }),
    },
  )
  if (!isRecorded) return refuseForm<ReportAnswer>({ isNotStored: true, of: ASSESSMENT_FORM })
  focusHeading()
  return null
}

/** True for a report that was filed in this browser, except for an accident with recorded steps. */
export function canWithdraw(report: ReportRecord): boolean {
  return report.isOwn && !(isAccident(report) && hasBegun(report))
}

/** Withdraws a report. Throws 403 if it cannot be withdrawn. Returns true if it is gone. */
export async function withdrawReport({ viewer, report, reportAfter, today }: Subject): Promise<boolean> {
  if (!canWithdraw(report)) throw data(null, { status: 403 })
  return recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'report-withdrawn', id, day: today, reportId: report.id }) },
    {
      isNeeded: (changes) => {
        const current = reportAfter(changes)
        return current !== undefined && canWithdraw(current)
      },
      done: () => ({ title: 'Wycofano zgłoszenie', description: reportName(report) }),
      refused: 'Nie udało się wycofać zgłoszenia',
    },
  )
}
