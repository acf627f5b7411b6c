import type { Change, ChangeOf } from './change'
import { kindOf, type ImportKind } from './stored-record'

/**
 * The private matter in changes of a kind. `health`: of a person, as an orzeczenie or a cell that nobody could read.
 * `report`: an accident or another report, with all that follows from it. `scan`: of a document. `certificate`: the
 * kind of the certificate decides, because some are about health. `none`: nothing of these.
 */
export type Matter = 'health' | 'report' | 'scan' | 'certificate' | 'none'

/** A field that only changes of that kind have. */
type FieldOf<Made extends Change> = Exclude<keyof Made, 'kind' | 'id' | 'day'>

/** A part of an import, whose rows are counted. Undoing it removes it. */
type ImportFacts = { does: 'import' }

type OtherFacts<Made extends Change> =
  | {
      /** `add`: it begins the record in that field. `save`: it begins one, or replaces all that is known of it. */
      does: 'add' | 'save'
      record: FieldOf<Made>
    }
  | {
      /** It removes the record whose id is in that field. */
      does: 'remove'
      id: FieldOf<Made>
    }
  | {
      /** `decide`: it changes the state of a record, so it is counted as a decision. `else`: none of these. */
      does: 'decide' | 'sign up' | 'sign off' | 'else'
    }

type Facts<Made extends Change> = { matter: Matter } & (Made['kind'] extends ImportKind
  ? ImportFacts
  : OtherFacts<Made>)

/**
 * The facts of each kind of change. A new kind does not compile without a row. The Polish words are in
 * `change-label.ts`, so that the first scripts need not load them.
 */
export const CHANGE_KINDS = {
  'register-begun': { matter: 'none', does: 'add', record: 'owner' },
  'register-changed': { matter: 'none', does: 'save', record: 'owner' },
  'person-saved': { matter: 'none', does: 'save', record: 'person' },
  'person-archived': { matter: 'none', does: 'else' },
  'person-restored': { matter: 'none', does: 'else' },
  'other-positions-saved': { matter: 'none', does: 'else' },
  'person-erased': { matter: 'none', does: 'else' },
  'sheet-imported': { matter: 'certificate', does: 'import' },
  'papers-imported': { matter: 'health', does: 'import' },
  'own-kinds-imported': { matter: 'certificate', does: 'import' },
  'unread-cells-imported': { matter: 'health', does: 'import' },
  'other-positions-imported': { matter: 'none', does: 'import' },
  'unread-cell-settled': { matter: 'none', does: 'else' },
  'own-kind-saved': { matter: 'none', does: 'save', record: 'ownKind' },
  'own-kind-archived': { matter: 'none', does: 'else' },
  'own-kind-restored': { matter: 'none', does: 'else' },
  'examination-recorded': { matter: 'health', does: 'add', record: 'examination' },
  'examination-answered': { matter: 'health', does: 'else' },
  'examination-removed': { matter: 'health', does: 'remove', id: 'examinationId' },
  'induction-recorded': { matter: 'none', does: 'add', record: 'induction' },
  'induction-removed': { matter: 'none', does: 'remove', id: 'inductionId' },
  'return-recorded': { matter: 'health', does: 'else' },
  'return-removed': { matter: 'health', does: 'remove', id: 'returnId' },
  'referral-recorded': { matter: 'health', does: 'else' },
  'referral-removed': { matter: 'health', does: 'remove', id: 'referralId' },
  'reminder-noted': { matter: 'none', does: 'else' },
  'required-of-all-set': { matter: 'none', does: 'else' },
  'position-saved': { matter: 'none', does: 'save', record: 'position' },
  'position-removed': { matter: 'none', does: 'else' },
  'position-restored': { matter: 'none', does: 'else' },
  'position-reset': { matter: 'none', does: 'else' },
  'work-conditions-saved': { matter: 'none', does: 'save', record: 'conditions' },
  'certificate-added': { matter: 'certificate', does: 'add', record: 'certificate' },
  'certificate-corrected': { matter: 'certificate', does: 'else' },
  'certificate-signed': { matter: 'none', does: 'else' },
  'certificate-link-kept': { matter: 'none', does: 'else' },
  'issuer-trusted': { matter: 'none', does: 'save', record: 'issuer' },
  'issuer-trust-withdrawn': { matter: 'none', does: 'decide' },
  'certificate-confirmed': { matter: 'none', does: 'decide' },
  'certificate-revoked': { matter: 'none', does: 'decide' },
  'certificate-restored': { matter: 'none', does: 'decide' },
  'certificate-removed': { matter: 'none', does: 'remove', id: 'certificateId' },
  'programme-answered': { matter: 'none', does: 'decide' },
  'report-filed': { matter: 'report', does: 'add', record: 'report' },
  'report-moved': { matter: 'report', does: 'decide' },
  'register-entry-saved': { matter: 'report', does: 'decide' },
  'headcount-set': { matter: 'none', does: 'decide' },
  'accident-step-done': { matter: 'report', does: 'decide' },
  'accident-step-cleared': { matter: 'report', does: 'decide' },
  'accident-assessed': { matter: 'report', does: 'decide' },
  'report-withdrawn': { matter: 'report', does: 'remove', id: 'reportId' },
  'measure-saved': { matter: 'report', does: 'save', record: 'measure' },
  'measure-done': { matter: 'report', does: 'decide' },
  'measure-reopened': { matter: 'report', does: 'else' },
  'measure-removed': { matter: 'report', does: 'remove', id: 'measureId' },
  'duty-saved': { matter: 'none', does: 'save', record: 'duty' },
  'duty-removed': { matter: 'none', does: 'remove', id: 'dutyId' },
  'scan-added': { matter: 'scan', does: 'add', record: 'scan' },
  'scan-removed': { matter: 'scan', does: 'remove', id: 'scanId' },
  'training-saved': { matter: 'none', does: 'save', record: 'training' },
  'programme-saved': { matter: 'none', does: 'decide' },
  'training-cancelled': { matter: 'none', does: 'decide' },
  'training-completed': { matter: 'none', does: 'decide' },
  'signed-up': { matter: 'none', does: 'sign up' },
  'signed-off': { matter: 'none', does: 'sign off' },
  'employee-signed-up': { matter: 'none', does: 'sign up' },
  'employee-signed-off': { matter: 'none', does: 'sign off' },
  'participant-added': { matter: 'none', does: 'sign up' },
  'participant-removed': { matter: 'none', does: 'sign off' },
  // It may have the key of a receipt.
  'sign-up-taken-in': { matter: 'report', does: 'sign up' },
  // Its key opens what the crew tells of accidents and health.
  'box-saved': { matter: 'report', does: 'save', record: 'box' },
  'box-closed': { matter: 'none', does: 'else' },
  // Its key opens a page with the end of an orzeczenie.
  'page-given': { matter: 'health', does: 'save', record: 'page' },
  'page-withdrawn': { matter: 'none', does: 'remove', id: 'pageId' },
  // Each may have the key of a receipt, which opens the answer to the sender.
  'drop-taken-in': { matter: 'report', does: 'decide' },
  'drop-set-aside': { matter: 'report', does: 'decide' },
  'drop-answered': { matter: 'report', does: 'decide' },
  undone: { matter: 'none', does: 'else' },
} as const satisfies { [Kind in Change['kind']]: Facts<ChangeOf<Kind>> }

type Row = (typeof CHANGE_KINDS)[Change['kind']]

/** A field with the record that a change adds or saves. */
export type RecordField = Extract<Row, { record: string }>['record']

const FACTS: ReadonlyMap<unknown, Row> = new Map(Object.entries(CHANGE_KINDS))

/** Returns the private matter of a stored record, or undefined if this version does not know its kind. */
export function matterOf(record: unknown): Matter | undefined {
  return FACTS.get(kindOf(record))?.matter
}

/** Returns the field of a stored record that holds a whole record, if its kind has one. */
export function recordField(record: unknown): RecordField | undefined {
  const facts = FACTS.get(kindOf(record))
  return facts && 'record' in facts ? facts.record : undefined
}

/** Returns the id of the record that a change adds or saves. Owners, positions and scans have none of their own. */
export function savedId(
  change: Pick<Change, 'kind'> & Partial<Record<RecordField, object>>,
): string | undefined {
  const field = recordField(change)
  const record = field && change[field]
  return record && 'id' in record && typeof record.id === 'string' ? record.id : undefined
}

/** Returns the id of the record that a change removes, if it removes one. */
export function removedId(
  change: Pick<Change, 'kind'> & Partial<Record<Extract<Row, { id: string }>['id'], string>>,
): string | undefined {
  const facts = CHANGE_KINDS[change.kind]
  return facts.does === 'remove' ? change[facts.id] : undefined
}
