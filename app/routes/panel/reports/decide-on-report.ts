import { data } from 'react-router'

import { createId } from '~/browser/create-id.client'
import { addOnce } from '~/browser/records.client'
import { NOT_STORED } from '~/components/not-stored'
import { canMoveReports } from '~/domain/access'
import type { Change } from '~/domain/change'
import type { Day } from '~/domain/day'
import { parseReportMove } from '~/domain/report-move'
import { isRepeatedMove, type ReportRecord } from '~/domain/report-record'
import type { User } from '~/domain/user'
import type { FormAnswer } from '~/routes/panel/forms/draft-form'
import { showUndoToast } from '~/routes/panel/shell/undo-toast'
import { showToast } from '~/ui/ark/toaster'
import { focusHeading } from '~/ui/focus'

type Asked = {
  viewer: User
  report: ReportRecord
  /** As it stands when it is asked for. */
  reportNow: () => ReportRecord | undefined
  today: Day
}

/** Moves a report to another status, with the note where there is one; throws 403 for who may not. */
export async function moveReport(form: FormData, { viewer, report, reportNow, today }: Asked) {
  if (!canMoveReports(viewer)) throw data(null, { status: 403 })
  const { value, errors } = parseReportMove(form, report.status)
  if (errors) return data({ errors } satisfies FormAnswer, { status: 400 })
  const change: Change = { kind: 'report-moved', id: createId(), day: today, reportId: report.id, ...value }
  const outcome = await addOnce(viewer.id, change, () => {
    const known = reportNow()
    return !known || isRepeatedMove(known, value)
  })
  if (outcome === 'refused') return data({ isNotStored: true } satisfies FormAnswer, { status: 400 })
  if (outcome === 'added') showUndoToast('Zapisano w tej przeglądarce', viewer.id, [change])
  focusHeading()
  return null
}

/** Takes back a report that was filed in this browser; throws 403 for any other. Whether it is gone. */
export async function withdrawReport({ viewer, report, reportNow, today }: Asked): Promise<boolean> {
  if (!report.isOwn) throw data(null, { status: 403 })
  const change: Change = { kind: 'report-withdrawn', id: createId(), day: today, reportId: report.id }
  const outcome = await addOnce(viewer.id, change, () => reportNow() === undefined)
  if (outcome === 'refused') showToast('error', 'Nie udało się wycofać zgłoszenia', NOT_STORED)
  if (outcome === 'added') showUndoToast('Wycofano zgłoszenie', viewer.id, [change])
  return outcome !== 'refused'
}
