import {
  canAddTrainings,
  canDecideOn,
  canFileReport,
  canManagePeople,
  canMoveReports,
  canRunTraining,
  canSetRequirements,
  canSignUpEmployee,
  fixedIssuer,
  holdersFor,
  statusOnAdding,
  takersFor,
  vouchesFor,
} from './access'
import type { Certificate } from './certificate'
import { sheetRowsOf, withSheetRows, type Change } from './change'
import { indexById } from './collection'
import type { CertificateFacts, NewCertificate } from './new-certificate'
import { withPeopleChanges } from './person-record'
import { isIssuedByCentres } from './qualification'
import { readToken } from './signed-certificate'
import type { Training } from './training'
import type { Person } from './user'
import type { Sample } from './visibility'

/**
 * Returns a test that is true for changes which the viewer could have made on the screens. An imported file
 * must not allow more than the forms do. A change of an unknown record has no effect, so it is allowed.
 * `changes` are those of the file and of this browser, because they may add the records that others change.
 */
export function checkChangeAccess(
  viewer: Person,
  sample: Omit<Sample, 'reports'>,
  changes: readonly Change[],
): (change: Change) => boolean {
  const rows = withSheetRows(changes)
  // Who is archived now was not yet when something was added to them.
  const peopleChanges = rows.filter(({ kind }) => kind !== 'person-archived')
  const users = withPeopleChanges(sample.users, peopleChanges, viewer)
  const holders = indexById(holdersFor(viewer, { ...sample, users }))
  const takers = indexById(takersFor(viewer, { ...sample, users }))
  const sampleCertificates = indexById(sample.certificates)
  const added = new Map(
    rows.flatMap((change) =>
      change.kind === 'certificate-added' ? [[change.certificate.id, change.certificate] as const] : [],
    ),
  )
  const signed = new Map(
    rows.flatMap((change) =>
      change.kind === 'certificate-signed' ? [[change.certificateId, change.token] as const] : [],
    ),
  )
  const certificates = new Map<string, Pick<Certificate, 'userId' | 'issuedBy'>>([
    ...added,
    ...sampleCertificates,
  ])
  const trainings = new Map<string, Pick<Training, 'trainingCenter'>>([
    ...changes.flatMap((change) =>
      change.kind === 'training-saved' ? [[change.training.id, change.training] as const] : [],
    ),
    ...indexById(sample.trainings),
  ])

  function mayAdd(certificate: NewCertificate): boolean {
    const { id, userId, status, issuedBy, type, scope } = certificate
    // What its issuer has signed is taken as it is, whoever issued it.
    if (takers.has(userId) && isSaidBy(signed.get(id), certificate)) return true
    const issuer = fixedIssuer(viewer)
    // Centres could issue all types while certificates had no scope.
    const mayIssue = issuer === undefined || scope === undefined || isIssuedByCentres({ type, scope })
    const holder = holders.get(userId)
    return (
      mayIssue &&
      holder !== undefined &&
      (status === 'pending' || statusOnAdding(viewer, holder) === 'active') &&
      [undefined, issuedBy].includes(issuer)
    )
  }

  function mayDecideOn(certificateId: string): boolean {
    const certificate = certificates.get(certificateId)
    return certificate === undefined || canDecideOn(viewer, certificate)
  }

  /** A correction may say only what could have been added. */
  function mayCorrect(certificateId: string, facts: CertificateFacts): boolean {
    const certificate = added.get(certificateId)
    return !sampleCertificates.has(certificateId) && (!certificate || mayAdd({ ...certificate, ...facts }))
  }

  /** A signature stands only beside what it says. Whether it is right, the page of its link tells. */
  function maySign(certificateId: string, token: string): boolean {
    const certificate = added.get(certificateId)
    const facts = [
      ...(certificate ? [certificate] : []),
      ...rows.flatMap((change) =>
        change.kind === 'certificate-corrected' && change.certificateId === certificateId
          ? [change.facts]
          : [],
      ),
    ]
    return facts.length === 0 || facts.some((stated) => isSaidBy(token, stated))
  }

  function mayRun(trainingId: string): boolean {
    const training = trainings.get(trainingId)
    return training === undefined || canRunTraining(viewer, training)
  }

  function maySignUp(userId: string): boolean {
    return users.some((user) => user.id === userId && canSignUpEmployee(viewer, user))
  }

  function mayReport(userId: string): boolean {
    return userId === viewer.id || users.some((user) => user.id === userId && vouchesFor(viewer, user))
  }

  return function mayMake(change): boolean {
    switch (change.kind) {
      case 'sheet-imported':
        return sheetRowsOf(change).every(mayMake)
      case 'certificate-added':
        return mayAdd(change.certificate)
      case 'certificate-corrected':
        return mayCorrect(change.certificateId, change.facts)
      case 'certificate-signed':
        return maySign(change.certificateId, change.token)
      case 'certificate-confirmed':
      case 'certificate-revoked':
      case 'certificate-restored':
        return mayDecideOn(change.certificateId)
      case 'report-filed':
        return canFileReport(viewer) && mayReport(change.report.reportedBy)
      case 'report-moved':
      case 'report-step-done':
        return canMoveReports(viewer)
      case 'training-saved':
        return canRunTraining(viewer, change.training) && mayRun(change.training.id)
      case 'training-cancelled':
      case 'training-completed':
        return mayRun(change.trainingId)
      case 'employee-signed-up':
      case 'employee-signed-off':
        return maySignUp(change.userId)
      case 'participant-added':
        return mayRun(change.trainingId) && canAddTrainings(viewer) && holders.has(change.userId)
      case 'participant-removed':
        return mayRun(change.trainingId)
      case 'register-begun':
        return change.id === viewer.id
      case 'register-changed':
        return (
          change.owner.role === viewer.role &&
          changes.some(({ kind, id }) => kind === 'register-begun' && id === viewer.id)
        )
      case 'person-saved':
      case 'person-archived':
      case 'person-restored':
        return canManagePeople(viewer)
      case 'position-saved':
      case 'position-removed':
      case 'position-restored':
      case 'position-reset':
        return canSetRequirements(viewer)
      // Everybody may remove their own records, undo, and sign up or off.
      case 'certificate-removed':
      case 'report-withdrawn':
      case 'signed-up':
      case 'signed-off':
      case 'undone':
        return true
    }
  }
}

/** True where the token says the same of the certificate. */
function isSaidBy(token: string | undefined, stated: CertificateFacts): boolean {
  const said = token === undefined ? undefined : readToken(token)?.certificate
  return said !== undefined && SIGNED_FACTS.every((fact) => said[fact] === stated[fact])
}

const SIGNED_FACTS = ['type', 'scope', 'number', 'issueDate', 'expiryDate'] as const
