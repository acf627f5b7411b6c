import type { Change } from './change'

/**
 * The private matter in changes of a kind. `health`: of a person, as an orzeczenie or a cell that nobody could read.
 * `report`: an accident or another report, with all that follows from it. `scan`: of a document. `certificate`: the
 * kind of the certificate decides, because some are about health. `none`: nothing of these.
 */
export type Matter = 'health' | 'report' | 'scan' | 'certificate' | 'none'

/** The facts of each kind of change. A new kind does not compile until its row is whole. */
export const CHANGE_KINDS = {
  'register-begun': { matter: 'none' },
  'register-changed': { matter: 'none' },
  'person-saved': { matter: 'none' },
  'person-archived': { matter: 'none' },
  'person-restored': { matter: 'none' },
  'sheet-imported': { matter: 'certificate' },
  'papers-imported': { matter: 'health' },
  'own-kinds-imported': { matter: 'certificate' },
  'unread-cells-imported': { matter: 'health' },
  'unread-cell-settled': { matter: 'none' },
  'own-kind-saved': { matter: 'none' },
  'own-kind-archived': { matter: 'none' },
  'own-kind-restored': { matter: 'none' },
  'examination-recorded': { matter: 'health' },
  'examination-removed': { matter: 'health' },
  'induction-recorded': { matter: 'none' },
  'induction-removed': { matter: 'none' },
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
  'certificate-confirmed': { matter: 'none' },
  'certificate-revoked': { matter: 'none' },
  'certificate-restored': { matter: 'none' },
  'certificate-removed': { matter: 'none' },
  'report-filed': { matter: 'report' },
  'report-moved': { matter: 'report' },
  'report-step-done': { matter: 'report' },
  'register-entry-saved': { matter: 'report' },
  'headcount-set': { matter: 'none' },
  'accident-step-done': { matter: 'report' },
  'accident-step-cleared': { matter: 'report' },
  'accident-assessed': { matter: 'report' },
  'report-withdrawn': { matter: 'report' },
  'measure-saved': { matter: 'report' },
  'measure-done': { matter: 'report' },
  'measure-reopened': { matter: 'report' },
  'measure-removed': { matter: 'report' },
  'scan-added': { matter: 'scan' },
  'scan-removed': { matter: 'scan' },
  'training-saved': { matter: 'none' },
  'programme-saved': { matter: 'none' },
  'training-cancelled': { matter: 'none' },
  'training-completed': { matter: 'none' },
  'signed-up': { matter: 'none' },
  'signed-off': { matter: 'none' },
  'employee-signed-up': { matter: 'none' },
  'employee-signed-off': { matter: 'none' },
  'participant-added': { matter: 'none' },
  'participant-removed': { matter: 'none' },
  undone: { matter: 'none' },
} satisfies Record<Change['kind'], { matter: Matter }>

const MATTERS: ReadonlyMap<unknown, Matter> = new Map(
  Object.entries(CHANGE_KINDS).map(([kind, { matter }]) => [kind, matter]),
)

/** Returns the private matter of a stored record, or undefined if this version does not know its kind. */
export function matterOf(kind: unknown): Matter | undefined {
  return MATTERS.get(kind)
}
