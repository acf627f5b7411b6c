import { data } from 'react-router'

import { canMoveReports } from '~/domain/changes/access'
import type { Change } from '~/domain/changes/change'
import { isRepeatedMove, type ReportRecord } from '~/domain/changes/report-record'
import type { User } from '~/domain/people/user'
import { hasProtocol, PROTOCOL_STEP_LABELS } from '~/domain/reports/protocol'
import { parseProtocolStep } from '~/domain/reports/protocol-form'
import { reportName, reportStatusBadge } from '~/domain/reports/report'
import { parseReportMove } from '~/domain/reports/report-move'
import type { Day } from '~/domain/words/day'
import { recordAndTell, KEPT_HERE } from '~/routes/panel/recording/record-and-tell'
import { refuseForm } from '~/routes/panel/recording/save-form'
import { focusHeading } from '~/ui/focus'

import type { ReportAnswer } from './protocol-step-form'

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
  const { value: move, errors } = parseReportMove(form, report.status)
  if (errors) return refuseForm<ReportAnswer>({ errors })
  const isRecorded = await recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'report-moved', id, day: today, reportId: report.id, ...move }) },
    {
      isNeeded: (changes) => {
        const current = reportAfter(changes)
        return current !== undefined && !isRepeatedMove(current, move)
      },
      done: () => ({
        title: `${reportName(report)}: ${reportStatusBadge(move.status).label.toLowerCase()}`,
        description: KEPT_HERE,
      }),
    },
  )
  if (!isRecorded) return refuseForm<ReportAnswer>({ isNotStored: true })
  focusHeading()
  return null
}

/**
 * Records the day on which a step of an accident's protocol was done. Throws 403 if the person may not, and 400 for
 * a report without a protocol.
 */
export async function recordProtocolStep(form: FormData, { viewer, report, reportAfter, today }: Subject) {
  if (!canMoveReports(viewer)) throw data(null, { status: 403 })
  if (!hasProtocol(report)) throw data(null, { status: 400 })
  const { value, errors } = parseProtocolStep(form, report, today)
  const sent = String(form.get('step'))
  if (errors) return refuseForm<ReportAnswer>({ errors, step: sent })
  const { step, doneOn } = value
  const isRecorded = await recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'report-step-done', id, day: today, reportId: report.id, step, doneOn }) },
    {
      isNeeded: (changes) => {
        const current = reportAfter(changes)
        return current !== undefined && current.protocol?.[step] !== doneOn
      },
      done: () => ({
        title: `${PROTOCOL_STEP_LABELS[step]}: zapisano w tej przeglądarce`,
        description: reportName(report),
      }),
    },
  )
  if (!isRecorded) return refuseForm<ReportAnswer>({ isNotStored: true, step: sent })
  focusHeading()
  return null
}

/** Withdraws a report that was filed in this browser. Throws 403 for any other. Returns true if it is gone. */
export async function withdrawReport({ viewer, report, reportAfter, today }: Subject): Promise<boolean> {
  if (!report.isOwn) throw data(null, { status: 403 })
  return recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'report-withdrawn', id, day: today, reportId: report.id }) },
    {
      isNeeded: (changes) => reportAfter(changes) !== undefined,
      done: () => ({ title: 'Wycofano zgłoszenie', description: reportName(report) }),
      refused: 'Nie udało się wycofać zgłoszenia',
    },
  )
}
