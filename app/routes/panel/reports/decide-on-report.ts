import { data } from 'react-router'

import { canMoveReports } from '~/domain/access'
import type { Change } from '~/domain/change'
import type { Day } from '~/domain/day'
import { parseReportMove } from '~/domain/report-move'
import { isRepeatedMove, type ReportRecord } from '~/domain/report-record'
import type { User } from '~/domain/user'
import { refuseForm } from '~/routes/panel/forms/save-form'
import { recordAndTell } from '~/routes/panel/shell/record-and-tell'
import { focusHeading } from '~/ui/focus'

type Subject = {
  viewer: User
  report: ReportRecord
  /** Finds the report as those changes leave it. */
  reportAfter: (changes: readonly Change[]) => ReportRecord | undefined
  today: Day
}

/** Moves a report to another status, with the note if there is one. Throws 403 where the person may not. */
export async function moveReport(form: FormData, { viewer, report, reportAfter, today }: Subject) {
  if (!canMoveReports(viewer)) throw data(null, { status: 403 })
  const { value: move, errors } = parseReportMove(form, report.status)
  if (errors) return refuseForm({ errors })
  const isRecorded = await recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'report-moved', id, day: today, reportId: report.id, ...move }) },
    {
      isNeeded: (changes) => {
        const current = reportAfter(changes)
        return current !== undefined && !isRepeatedMove(current, move)
      },
      done: () => ({ title: 'Zapisano w tej przeglądarce' }),
    },
  )
  if (!isRecorded) return refuseForm({ isNotStored: true })
  focusHeading()
  return null
}

/** Withdraws a report that was filed in this browser. Throws 403 for any other. True where it is gone. */
export async function withdrawReport({ viewer, report, reportAfter, today }: Subject): Promise<boolean> {
  if (!report.isOwn) throw data(null, { status: 403 })
  return recordAndTell(
    viewer.id,
    { build: (id) => ({ kind: 'report-withdrawn', id, day: today, reportId: report.id }) },
    {
      isNeeded: (changes) => reportAfter(changes) !== undefined,
      done: () => ({ title: 'Wycofano zgłoszenie' }),
      refused: 'Nie udało się wycofać zgłoszenia',
    },
  )
}
