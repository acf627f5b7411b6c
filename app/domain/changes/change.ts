import * as v from 'valibot'

import { certificateFactsSchema, newCertificateSchema } from '~/domain/certificates/new-certificate'
import { revocationReason } from '~/domain/certificates/revocation'
import { boxSchema } from '~/domain/crew/records/box'
import { DROP_KINDS } from '~/domain/crew/records/drop-kinds'
import { givenPageSchema } from '~/domain/crew/records/given-page'
import { answerText, receiptSchema, SET_ASIDE_REASONS, sourceSchema } from '~/domain/crew/records/taken-drop'
import { dutySchema } from '~/domain/duties/duty-schema'
import {
  examinationAnswerSchema,
  examinationSchema,
  inductionSchema,
  requiredPapersSchema,
} from '~/domain/employment/employment-records'
import { unreadableCellSchema } from '~/domain/employment/unreadable-cell'
import { workConditionsSchema } from '~/domain/employment/work-conditions'
import { headcountSchema, yearSchema } from '~/domain/people/headcount'
import { otherPositionSchema } from '~/domain/people/other-positions'
import { newPersonSchema } from '~/domain/people/person-fields'
import { registerOwnerSchema } from '~/domain/people/register-owner'
import { ownKindId, ownKindSchema } from '~/domain/qualifications/own-kind'
import { scopeSchema } from '~/domain/qualifications/qualification'
import { positionSchema } from '~/domain/qualifications/requirement'
import { ACCIDENT_STEPS, assessmentSchema, stepFactFields } from '~/domain/reports/accident'
import { measureDoneFields, newMeasureSchema } from '~/domain/reports/measure-schema'
import { registerEntrySchema } from '~/domain/reports/register-entry'
import { REPORT_STATUSES } from '~/domain/reports/report'
import { newReportSchema } from '~/domain/reports/report-fields'
import { reportNote } from '~/domain/reports/report-move'
import { scanSchema, scanSubjectSchema } from '~/domain/scans/scan'
import { keptToken } from '~/domain/signing/certificate-token'
import { issuerTrustSchema } from '~/domain/signing/issuer-trust'
import { coordinate, publicKeySchema } from '~/domain/signing/signing-key'
import { newTrainingSchema } from '~/domain/trainings/new-training'
import { programmeSchema } from '~/domain/trainings/programme'
import { daySchema } from '~/domain/words/day'
import { filledText, recordId, wellFormed } from '~/domain/words/typed-text'

import { kindOf } from './stored-record'

const common = { id: recordId, day: daySchema }

/**
 * One thing that a person did in this browser, on a day of the app. All that people add is kept as a list of changes,
 * oldest first. Records are the sample with the changes applied; a history is the changes of one record; undoing
 * adds one more change; two lists merge by id and lose nothing.
 */
const variants = v.variant('kind', [
  // The id of this change is that of the owner, and of all that the register keeps.
  v.object({ kind: v.literal('register-begun'), ...common, owner: registerOwnerSchema }),
  // The new details of the owner. The last change counts.
  v.object({ kind: v.literal('register-changed'), ...common, owner: registerOwnerSchema }),
  v.object({ kind: v.literal('person-saved'), ...common, person: newPersonSchema }),
  v.object({ kind: v.literal('person-archived'), ...common, personId: recordId }),
  v.object({ kind: v.literal('person-restored'), ...common, personId: recordId }),
  // The positions that a person holds beside the main one. The last change of a person counts. They are a kind of their
  // own, because an older version would drop a new field of a person, and lose it when it saves the person again.
  v.object({
    kind: v.literal('other-positions-saved'),
    ...common,
    userId: recordId,
    positions: v.array(otherPositionSchema),
  }),
  // All records of the person are gone from this list. No field says who it was, so nothing of it is undone.
  v.object({ kind: v.literal('person-erased'), ...common, erasedId: recordId }),
  // All that an import brought. It is one change, so that it is stored, undone and merged as one.
  v.object({
    kind: v.literal('sheet-imported'),
    ...common,
    people: v.array(newPersonSchema),
    restored: v.array(recordId),
    certificates: v.array(newCertificateSchema),
  }),
  // The papers of an import. They are a kind of their own, because an older version keeps a kind that it does not know
  // as a whole, but would drop new fields of a known one.
  v.object({
    kind: v.literal('papers-imported'),
    ...common,
    examinations: v.array(examinationSchema),
    inductions: v.array(inductionSchema),
  }),
  // The certificates of own kinds in an import, with the kinds that it has made. They are a kind of change of their own
  // for the same reason.
  v.object({
    kind: v.literal('own-kinds-imported'),
    ...common,
    ownKinds: v.array(ownKindSchema),
    ownCertificates: v.array(newCertificateSchema),
  }),
  // The unreadable cells of an import, which stored kinds and ids call unread. Their people are in its other parts, or
  // were known before.
  v.object({ kind: v.literal('unread-cells-imported'), ...common, cells: v.array(unreadableCellSchema) }),
  v.object({
    kind: v.literal('other-positions-imported'),
    ...common,
    others: v.array(v.object({ userId: recordId, positions: v.array(otherPositionSchema) })),
  }),
  v.object({ kind: v.literal('unread-cell-settled'), ...common, cellId: recordId, userId: recordId }),
  // The same id records the same kind again, with other facts.
  v.object({ kind: v.literal('own-kind-saved'), ...common, ownKind: ownKindSchema }),
  v.object({ kind: v.literal('own-kind-archived'), ...common, ownKindId }),
  v.object({ kind: v.literal('own-kind-restored'), ...common, ownKindId }),
  // The same id records the same paper again, with other facts.
  v.object({ kind: v.literal('examination-recorded'), ...common, examination: examinationSchema }),
  // The employer has answered what an orzeczenie leaves open. The last answer to a question counts.
  v.object({
    kind: v.literal('examination-answered'),
    ...common,
    examinationId: recordId,
    userId: recordId,
    answers: v.array(examinationAnswerSchema),
    by: filledText,
  }),
  v.object({ kind: v.literal('examination-removed'), ...common, examinationId: recordId, userId: recordId }),
  v.object({ kind: v.literal('induction-recorded'), ...common, induction: inductionSchema }),
  v.object({ kind: v.literal('induction-removed'), ...common, inductionId: recordId, userId: recordId }),
  // The person is back at work after more than 30 days of illness.
  v.object({ kind: v.literal('return-recorded'), ...common, userId: recordId, returnedOn: daySchema }),
  v.object({ kind: v.literal('return-removed'), ...common, returnId: recordId, userId: recordId }),
  // The employer has sent the person to the doctor.
  v.object({ kind: v.literal('referral-recorded'), ...common, userId: recordId, referredOn: daySchema }),
  v.object({ kind: v.literal('referral-removed'), ...common, referralId: recordId, userId: recordId }),
  // The employer has reminded the person of their deadlines on the day of this change.
  v.object({ kind: v.literal('reminder-noted'), ...common, userId: recordId }),
  // The papers that the register requires of employees, and perhaps of others. The change of the latest day counts.
  v.object({ kind: v.literal('required-of-all-set'), ...common, required: requiredPapersSchema }),
  // Positions are known by their names, which people have typed. The last change of a name counts.
  v.object({ kind: v.literal('position-saved'), ...common, position: positionSchema }),
  v.object({ kind: v.literal('position-removed'), ...common, name: filledText }),
  v.object({ kind: v.literal('position-restored'), ...common, name: filledText }),
  v.object({ kind: v.literal('position-reset'), ...common, name: filledText }),
  // The conditions of work on a position, for the skierowanie. The last change of a position counts.
  v.object({ kind: v.literal('work-conditions-saved'), ...common, conditions: workConditionsSchema }),
  v.object({ kind: v.literal('certificate-added'), ...common, certificate: newCertificateSchema }),
  // Only a certificate that was added here; the name of its holder is changed by `person-saved`.
  v.object({
    kind: v.literal('certificate-corrected'),
    ...common,
    certificateId: recordId,
    facts: certificateFactsSchema,
    renamed: v.optional(v.object({ from: filledText, to: filledText })),
  }),
  // The issuer's signature on a certificate that was added here. It ends with the next correction. If this browser
  // has signed, the token names this change by its id.
  v.object({ kind: v.literal('certificate-signed'), ...common, certificateId: recordId, token: keptToken }),
  // The link of an issuer whom the server did not know. `key` is the key that has signed it. Stored changes may come from
  // anybody, so whoever reads them takes the key away unless it has really signed the token: `parse-changes.ts`.
  v.object({
    kind: v.literal('certificate-link-kept'),
    ...common,
    certificateId: recordId,
    token: keptToken,
    key: v.optional(publicKeySchema),
  }),
  // Somebody has compared the fingerprint of the issuer's key. The last change about a key counts.
  v.object({ kind: v.literal('issuer-trusted'), ...common, issuer: issuerTrustSchema, by: filledText }),
  v.object({ kind: v.literal('issuer-trust-withdrawn'), ...common, keyX: coordinate, by: filledText }),
  v.object({ kind: v.literal('certificate-confirmed'), ...common, certificateId: recordId }),
  v.object({
    kind: v.literal('certificate-revoked'),
    ...common,
    certificateId: recordId,
    reason: revocationReason,
  }),
  v.object({ kind: v.literal('certificate-restored'), ...common, certificateId: recordId }),
  v.object({ kind: v.literal('certificate-removed'), ...common, certificateId: recordId }),
  // The employer says whether the programme of a periodic training covers that of another group. The last answer counts.
  v.object({
    kind: v.literal('programme-answered'),
    ...common,
    certificateId: recordId,
    group: scopeSchema,
    covers: v.boolean(),
    by: filledText,
  }),
  v.object({ kind: v.literal('report-filed'), ...common, report: newReportSchema }),
  v.object({
    kind: v.literal('report-moved'),
    ...common,
    reportId: recordId,
    status: v.picklist(REPORT_STATUSES),
    note: v.optional(reportNote),
  }),
  // The answers that the register of accidents asks beside the protocol. The last change of a report counts.
  v.object({
    kind: v.literal('register-entry-saved'),
    ...common,
    reportId: recordId,
    entry: registerEntrySchema,
  }),
  // The average number of employed people in a year. Without `people`, the register counts them again.
  v.object({
    kind: v.literal('headcount-set'),
    ...common,
    year: yearSchema,
    people: v.optional(headcountSchema),
  }),
  // Any step of an accident, with all that is known of it. The last one counts.
  v.object({
    kind: v.literal('accident-step-done'),
    ...common,
    reportId: recordId,
    step: v.picklist(ACCIDENT_STEPS),
    doneOn: daySchema,
    ...stepFactFields,
  }),
  v.object({
    kind: v.literal('accident-step-cleared'),
    ...common,
    reportId: recordId,
    step: v.picklist(ACCIDENT_STEPS),
  }),
  v.object({
    kind: v.literal('accident-assessed'),
    ...common,
    reportId: recordId,
    ...assessmentSchema.entries,
  }),
  v.object({ kind: v.literal('report-withdrawn'), ...common, reportId: recordId }),
  // The same id records the same measure again, with other facts.
  v.object({ kind: v.literal('measure-saved'), ...common, reportId: recordId, measure: newMeasureSchema }),
  v.object({
    kind: v.literal('measure-done'),
    ...common,
    reportId: recordId,
    measureId: recordId,
    ...measureDoneFields,
  }),
  v.object({ kind: v.literal('measure-reopened'), ...common, reportId: recordId, measureId: recordId }),
  v.object({ kind: v.literal('measure-removed'), ...common, reportId: recordId, measureId: recordId }),
  // A photo or a PDF of a document. It may take the place of a former scan, which stays in the history.
  v.object({
    kind: v.literal('scan-added'),
    ...common,
    subject: scanSubjectSchema,
    scan: scanSchema,
    replaces: v.optional(recordId),
  }),
  v.object({ kind: v.literal('scan-removed'), ...common, subject: scanSubjectSchema, scanId: recordId }),
  // The same id saves the same duty again, with other facts.
  v.object({ kind: v.literal('duty-saved'), ...common, duty: dutySchema }),
  v.object({ kind: v.literal('duty-removed'), ...common, dutyId: recordId }),
  v.object({ kind: v.literal('training-saved'), ...common, training: newTrainingSchema }),
  // The programme of the trainings that lead to a qualification, for the zaświadczenia. The last change of one counts.
  v.object({ kind: v.literal('programme-saved'), ...common, programme: programmeSchema }),
  v.object({ kind: v.literal('training-cancelled'), ...common, trainingId: recordId }),
  v.object({ kind: v.literal('training-completed'), ...common, trainingId: recordId }),
  v.object({ kind: v.literal('signed-up'), ...common, trainingId: recordId }),
  v.object({ kind: v.literal('signed-off'), ...common, trainingId: recordId }),
  // These are kinds of their own: a version that knows only one's own sign-ups counts them as unreadable and misreads
  // none.
  v.object({ kind: v.literal('employee-signed-up'), ...common, trainingId: recordId, userId: recordId }),
  v.object({ kind: v.literal('employee-signed-off'), ...common, trainingId: recordId, userId: recordId }),
  v.object({ kind: v.literal('participant-added'), ...common, trainingId: recordId, userId: recordId }),
  v.object({ kind: v.literal('participant-removed'), ...common, trainingId: recordId, userId: recordId }),
  // Somebody has signed up by the link of the training, and the register has taken them in as a participant.
  v.object({
    kind: v.literal('sign-up-taken-in'),
    ...common,
    trainingId: recordId,
    userId: recordId,
    dropId: recordId,
    boxId: recordId,
    /** An e-mail address or a telephone number, and the answer to the question of the page. */
    contact: filledText,
    answer: v.optional(filledText),
    receipt: v.optional(receiptSchema),
  }),
  // The same id saves the same box again, with another place, or paused. A renewed box has another id.
  v.object({ kind: v.literal('box-saved'), ...common, box: boxSchema }),
  v.object({ kind: v.literal('box-closed'), ...common, boxId: recordId }),
  // A page for phones. It is worked out and published as long as it is not withdrawn. A renewed page has another id.
  v.object({ kind: v.literal('page-given'), ...common, page: givenPageSchema }),
  v.object({ kind: v.literal('page-withdrawn'), ...common, pageId: recordId }),
  // A drop became a report of its own, or was joined with one that was there: the report says where it comes from.
  v.object({ kind: v.literal('drop-taken-in'), ...common, reportId: recordId, source: sourceSchema }),
  // A drop that became nothing. Its text is not kept; a receipt tells the sender.
  v.object({
    kind: v.literal('drop-set-aside'),
    ...common,
    dropId: recordId,
    boxId: recordId,
    of: v.picklist(DROP_KINDS),
    reason: v.picklist(SET_ASIDE_REASONS),
    receipt: v.optional(receiptSchema),
  }),
  // The last answer to a drop counts. The receipt of its sender shows it.
  v.object({ kind: v.literal('drop-answered'), ...common, dropId: recordId, answer: answerText }),
  v.object({ kind: v.literal('undone'), ...common, changeId: recordId }),
])

type Variants = v.InferOutput<typeof variants>

const VARIANT_OF: ReadonlyMap<unknown, v.GenericSchema<unknown, Variants>> = new Map(
  variants.options.map((variant) => [variant.entries.kind.literal, variant] as const),
)

/** Refuses a kind that no variant has, and names the field as `variants` would. */
const NO_VARIANT = v.variant('kind', [variants.options[0]])

/**
 * A change as a file or the storage holds it. Its variant is found by the kind: `v.variant` tries all of them in turn, so a
 * large file would take three times as long.
 */
export const changeSchema = wellFormed(
  v.lazy((stored): v.GenericSchema<unknown, Variants> => VARIANT_OF.get(kindOf(stored)) ?? NO_VARIANT),
)

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

/** True if two changes say the same; the day does not count, since a form may be sent again after midnight. */
export function isSameChange(a: Change, b: Change): boolean {
  const stored = (change: Change) => JSON.stringify({ ...v.parse(changeSchema, change), day: undefined })
  return stored(a) === stored(b)
}
