import * as v from 'valibot'

import { daySchema } from './day'
import { newCertificateSchema } from './new-certificate'
import { newReportSchema, reportNote } from './new-report'
import { newTrainingSchema } from './new-training'
import { REPORT_STATUSES } from './report'
import { revocationReason } from './revocation'
import { recordId } from './typed-text'

const common = { id: recordId, day: daySchema }

/**
 * One thing that a person did in this browser, on a day of the app. What people add is kept as a list of changes,
 * oldest first. Records are the sample with the changes applied; a history is the changes of one record; undoing
 * adds one more change; two lists merge by id and lose nothing.
 */
export const changeSchema = v.variant('kind', [
  v.object({ kind: v.literal('certificate-added'), ...common, certificate: newCertificateSchema }),
  v.object({ kind: v.literal('certificate-confirmed'), ...common, certificateId: recordId }),
  v.object({
    kind: v.literal('certificate-revoked'),
    ...common,
    certificateId: recordId,
    reason: revocationReason,
  }),
  v.object({ kind: v.literal('certificate-restored'), ...common, certificateId: recordId }),
  v.object({ kind: v.literal('certificate-removed'), ...common, certificateId: recordId }),
  v.object({ kind: v.literal('report-filed'), ...common, report: newReportSchema }),
  v.object({
    kind: v.literal('report-moved'),
    ...common,
    reportId: recordId,
    status: v.picklist(REPORT_STATUSES),
    note: v.optional(reportNote),
  }),
  v.object({ kind: v.literal('report-withdrawn'), ...common, reportId: recordId }),
  v.object({ kind: v.literal('training-saved'), ...common, training: newTrainingSchema }),
  v.object({ kind: v.literal('training-cancelled'), ...common, trainingId: recordId }),
  v.object({ kind: v.literal('training-completed'), ...common, trainingId: recordId }),
  v.object({ kind: v.literal('signed-up'), ...common, trainingId: recordId }),
  v.object({ kind: v.literal('signed-off'), ...common, trainingId: recordId }),
  v.object({ kind: v.literal('undone'), ...common, changeId: recordId }),
])

export type Change = v.InferOutput<typeof changeSchema>

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>

/** Returns the changes that count: each id once, without what was undone and the undoing itself. */
export function effectiveChanges(changes: readonly Change[]): Change[] {
  const undone = new Set(changes.flatMap((change) => (change.kind === 'undone' ? [change.changeId] : [])))
  const counted = new Set<string>()
  return changes.filter((change) => {
    if (change.kind === 'undone' || undone.has(change.id) || counted.has(change.id)) return false
    counted.add(change.id)
    return true
  })
}

/** True where two changes say the same; the day does not count, since a form may be sent again after midnight. */
export function isSameChange(a: Change, b: Change): boolean {
  const stored = (change: Change) => JSON.stringify({ ...v.parse(changeSchema, change), day: undefined })
  return stored(a) === stored(b)
}
