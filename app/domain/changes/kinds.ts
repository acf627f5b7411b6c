import type { Change } from './change'

/**
 * The private matter in changes of a kind. `health`: of a person, as an orzeczenie or a cell that nobody could read.
 * `report`: an accident or another report, with all that follows from it. `scan`: of a document. `certificate`: the
 * kind of the certificate decides, because some are about health. `none`: nothing of these.
 */
export type Matter = 'health' | 'report' | 'scan' | 'certificate' | 'none'

type RemovedId = 'certificateId' | 'examinationId' | 'inductionId' | 'measureId' | 'reportId'

type Facts = {
  matter: Matter
  /** A part of an import: its rows are counted, and undoing it removes it. */
  isImport?: true
  /** It changes the state of a record and adds none, so it is counted as a decision. */
  isDecision?: true
  /** The field with the id of the record that the change removes. */
  removes?: RemovedId
}

/** The facts of each kind of change. A new kind does not compile without a row. */
export const CHANGE_KINDS: Readonly<Record<Change['kind'], Facts>> = {
  'register-begun': { matter: 'none' },
  'register-changed': { matter: 'none' },
  'person-saved': { matter: 'none' },
  'person-archived': { matter: 'none' },
  'person-restored': { matter: 'none' },
  'sheet-imported': { matter: 'certificate', isImport: true },
  'papers-imported': { matter: 'health', isImport: true },
  'own-kinds-imported': { matter: 'certificate', isImport: true },
  'unread-cells-imported': { matter: 'health', isImport: true },
  'unread-cell-settled': { matter: 'none' },
  'own-kind-saved': { matter: 'none' },
  'own-kind-archived': { matter: 'none' },
  'own-kind-restored': { matter: 'none' },
  'examination-recorded': { matter: 'health' },
  'examination-removed': { matter: 'health', removes: 'examinationId' },
  'induction-recorded': { matter: 'none' },
  'induction-removed': { matter: 'none', removes: 'inductionId' },
  'return-recorded': { matter: 'health' },
  'return-removed': { matter: 'health' },
  'referral-recorded': { matter: 'health' },
  'referral-removed': { matter: 'health' },
  'reminder-noted': { matter: 'none' },
  'required-of-all-set': { matter: 'none' },
  'position-saved': { matter: 'none' },
  'position-removed': { matter: 'none' },
  'position-restored': { matter: 'none' },
  'position-reset': { matter: 'none' },
  'work-conditions-saved': { matter: 'none' },
  'certificate-added': { matter: 'certificate' },
  'certificate-corrected': { matter: 'certificate' },
  'certificate-signed': { matter: 'none' },
  'certificate-confirmed': { matter: 'none', isDecision: true },
  'certificate-revoked': { matter: 'none', isDecision: true },
  'certificate-restored': { matter: 'none', isDecision: true },
  'certificate-removed': { matter: 'none', removes: 'certificateId' },
  'report-filed': { matter: 'report' },
  'report-moved': { matter: 'report', isDecision: true },
  'register-entry-saved': { matter: 'report', isDecision: true },
  'headcount-set': { matter: 'none', isDecision: true },
  'accident-step-done': { matter: 'report', isDecision: true },
  'accident-step-cleared': { matter: 'report', isDecision: true },
  'accident-assessed': { matter: 'report', isDecision: true },
  'report-withdrawn': { matter: 'report', removes: 'reportId' },
  'measure-saved': { matter: 'report' },
  'measure-done': { matter: 'report', isDecision: true },
  'measure-reopened': { matter: 'report' },
  'measure-removed': { matter: 'report', removes: 'measureId' },
  'scan-added': { matter: 'scan' },
  'scan-removed': { matter: 'scan' },
  'training-saved': { matter: 'none' },
  'programme-saved': { matter: 'none', isDecision: true },
  'training-cancelled': { matter: 'none', isDecision: true },
  'training-completed': { matter: 'none', isDecision: true },
  'signed-up': { matter: 'none' },
  'signed-off': { matter: 'none' },
  'employee-signed-up': { matter: 'none' },
  'employee-signed-off': { matter: 'none' },
  'participant-added': { matter: 'none' },
  'participant-removed': { matter: 'none' },
  undone: { matter: 'none' },
}

const FACTS: ReadonlyMap<unknown, Facts> = new Map(Object.entries(CHANGE_KINDS))

/** Returns the private matter of a stored record, or undefined if this version does not know its kind. */
export function matterOf(kind: unknown): Matter | undefined {
  return FACTS.get(kind)?.matter
}

/** True if the kind of a stored record is a part of an import. */
export function isImport(kind: unknown): boolean {
  return FACTS.get(kind)?.isImport === true
}

/** Returns the id of the record that a change removes, if it removes one. */
export function removedId(
  change: Pick<Change, 'kind'> & Partial<Record<RemovedId, string>>,
): string | undefined {
  const { removes } = CHANGE_KINDS[change.kind]
  return removes && change[removes]
}

/** Counts stored records. In an import, each person and each certificate is counted. */
export function countRecords(records: readonly unknown[]): number {
  return records.reduce<number>((count, record) => count + weightOf(record), 0)
}

function weightOf(record: unknown): number {
  const hasRows = typeof record === 'object' && record !== null && 'kind' in record && isImport(record.kind)
  if (!hasRows) return 1
  const rows = Object.values(record).flatMap((value) => (Array.isArray(value) ? value : []))
  return Math.max(1, rows.length)
}
