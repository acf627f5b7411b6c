import { data } from 'react-router'

import { createId } from '~/browser/create-id.client'
import { addChanges } from '~/browser/records.client'
import { isStored } from '~/browser/storage.client'
import type { FormAnswer } from '~/components/draft-form'
import { NOT_STORED } from '~/components/not-stored'
import { showUndoToast } from '~/components/undo-toast'
import { canMoveReports, canWithdrawReport } from '~/domain/authority'
import type { Change } from '~/domain/change'
import type { Day } from '~/domain/day'
import { parseReportMove } from '~/domain/report-move'
import type { ReportRecord } from '~/domain/report-record'
import type { User } from '~/domain/user'
import { showToast } from '~/ui/toaster'

/** Moves a report to another status, with the note where there is one; throws 403 for who may not. */
export async function moveReport(viewer: User, report: ReportRecord, form: FormData, today: Day) {
  if (!canMoveReports(viewer)) throw data(null, { status: 403 })
  const { value, errors } = parseReportMove(form, report.status)
  if (errors) return data({ errors } satisfies FormAnswer, { status: 400 })
  const change: Change = { kind: 'report-moved', id: createId(), day: today, reportId: report.id, ...value }
  if (!(await isStored(() => addChanges(viewer.id, [change]))))
    return data({ isNotStored: true } satisfies FormAnswer, { status: 400 })
  showUndoToast('Zapisano w tej przeglądarce', viewer.id, [change])
  return null
}

/** Takes back a report that was filed in this browser; throws 403 for any other. Whether it is gone. */
export async function withdrawReport(viewer: User, report: ReportRecord, today: Day): Promise<boolean> {
  if (!canWithdrawReport(report)) throw data(null, { status: 403 })
  const change: Change = { kind: 'report-withdrawn', id: createId(), day: today, reportId: report.id }
  if (!(await isStored(() => addChanges(viewer.id, [change])))) {
    showToast('error', 'Nie udało się wycofać zgłoszenia', NOT_STORED)
    return false
  }
  showUndoToast('Wycofano zgłoszenie', viewer.id, [change])
  return true
}
