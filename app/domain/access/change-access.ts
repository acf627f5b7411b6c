import type { Change } from '~/domain/changes/change'
import { importedRowsOf } from '~/domain/changes/imported-rows'
import type { GivenPage } from '~/domain/crew/records/given-page'
import type { Person } from '~/domain/people/user'

import {
  canAddTrainings,
  canFileReport,
  canKeepAccidentRegister,
  canKeepDuties,
  canManagePeople,
  canMoveReports,
  canSeeAdmission,
  canSetRequirements,
  canTrustIssuers,
} from './access'
import { accessToRecords, type KnownRecords } from './record-access'

/**
 * Returns a test that is true for changes which the viewer could have made on the screens. An imported file must not
 * allow more than the forms do. `changes` are those of the file and of this browser.
 */
export function checkChangeAccess(
  viewer: Person,
  sample: KnownRecords,
  changes: readonly Change[],
): (change: Change) => boolean {
  const records = accessToRecords(viewer, sample, changes)

  /** A worker's page has the end of their orzeczenie, so only their employer gives it. */
  function mayGivePage(page: GivenPage): boolean {
    if (page.of === 'mine') return records.mayKeepPapersOf(page.userId)
    if (page.of === 'gate') return canSeeAdmission(viewer) && canManagePeople(viewer)
    return records.mayRunTraining(page.trainingId) && canAddTrainings(viewer)
  }

  return function mayMake(change): boolean {
    switch (change.kind) {
      case 'sheet-imported':
      case 'papers-imported':
      case 'other-positions-imported':
        return importedRowsOf(change).every(mayMake)
      case 'certificate-added':
        return records.mayAddCertificate(change.certificate)
      case 'certificate-corrected':
        return records.mayCorrect(change.certificateId, change.facts)
      case 'certificate-signed':
      case 'certificate-link-kept':
        return records.maySign(change.certificateId, change.token)
      case 'issuer-trusted':
      case 'issuer-trust-withdrawn':
        return canTrustIssuers(viewer)
      case 'programme-answered':
        return records.mayKeepPapersOfHolder(change.certificateId)
      case 'certificate-confirmed':
      case 'certificate-revoked':
      case 'certificate-restored':
        return records.mayDecideOn(change.certificateId)
      case 'report-filed':
        return canFileReport(viewer) && records.mayReport(change.report.reportedBy)
      case 'register-entry-saved':
      case 'headcount-set':
        return canKeepAccidentRegister(viewer)
      case 'report-moved':
      case 'accident-step-done':
      case 'accident-step-cleared':
      case 'accident-assessed':
        return canMoveReports(viewer)
      case 'measure-saved':
      case 'measure-done':
      case 'measure-reopened':
      case 'measure-removed':
        return canMoveReports(viewer)
      case 'drop-taken-in':
        return canMoveReports(viewer)
      // A centre has a box for those who sign up for its trainings.
      case 'box-saved':
      case 'box-closed':
      case 'drop-answered':
        return canMoveReports(viewer) || canAddTrainings(viewer)
      case 'drop-set-aside':
        return canMoveReports(viewer) || (change.of === 'sign-up' && canAddTrainings(viewer))
      case 'page-given':
        return mayGivePage(change.page)
      // It takes nothing but a page away, whose id only the register knows.
      case 'page-withdrawn':
        return canManagePeople(viewer) || canAddTrainings(viewer)
      case 'duty-saved':
      case 'duty-removed':
        return canKeepDuties(viewer)
      case 'training-saved':
        return records.maySaveTraining(change.training)
      case 'programme-saved':
        return canAddTrainings(viewer)
      case 'training-cancelled':
      case 'training-completed':
        return records.mayRunTraining(change.trainingId)
      case 'employee-signed-up':
      case 'employee-signed-off':
        return records.maySignUp(change.userId)
      case 'participant-added':
      case 'sign-up-taken-in':
        return (
          records.mayRunTraining(change.trainingId) &&
          canAddTrainings(viewer) &&
          records.mayTakePart(change.userId)
        )
      case 'participant-removed':
        return records.mayRunTraining(change.trainingId)
      case 'register-begun':
        return sample.isOwnRegister && change.id === viewer.id && change.owner.role === viewer.role
      case 'register-changed':
        return sample.isOwnRegister && change.owner.role === viewer.role
      case 'undone':
        // The change that begins the register has its owner's id. No screen takes it back.
        return change.changeId !== viewer.id
      case 'own-kinds-imported':
        return canSetRequirements(viewer) && importedRowsOf(change).every(mayMake)
      case 'unread-cells-imported':
      case 'unread-cell-settled':
      case 'person-saved':
      case 'other-positions-saved':
      case 'person-archived':
      case 'person-restored':
        return canManagePeople(viewer)
      case 'person-erased':
        return canManagePeople(viewer) && change.erasedId !== viewer.id
      case 'examination-recorded':
        return records.mayKeepPapersOf(change.examination.userId)
      case 'induction-recorded':
        return records.mayKeepPapersOf(change.induction.userId)
      case 'examination-answered':
      case 'examination-removed':
      case 'induction-removed':
      case 'return-recorded':
      case 'return-removed':
      case 'referral-recorded':
      case 'referral-removed':
      case 'reminder-noted':
        return records.mayKeepPapersOf(change.userId)
      case 'required-of-all-set':
      case 'own-kind-saved':
      case 'own-kind-archived':
      case 'own-kind-restored':
      case 'position-saved':
      case 'work-conditions-saved':
      case 'position-removed':
      case 'position-restored':
      case 'position-reset':
        return canSetRequirements(viewer)
      case 'scan-added':
      case 'scan-removed':
        return records.mayKeepScansOf(change.subject)
      // Everybody may remove their own records, and sign up or off.
      case 'certificate-removed':
      case 'report-withdrawn':
      case 'signed-up':
      case 'signed-off':
        return true
    }
  }
}

/** Returns the same test for the owner of a register, who has nothing of the sample. */
export function checkRegisterAccess(owner: Person, changes: readonly Change[]): (change: Change) => boolean {
  const nothing = { users: [owner], certificates: [], trainings: [], isOwnRegister: true }
  return checkChangeAccess(owner, nothing, changes)
}
