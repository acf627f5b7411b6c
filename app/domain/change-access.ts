import {
  canDecideOn,
  canFileReport,
  canMoveReports,
  canRunTraining,
  fixedIssuer,
  holdersFor,
  statusOnAdding,
} from './access'
import type { Certificate } from './certificate'
import type { Change } from './change'
import { indexById } from './collection'
import type { NewCertificate } from './new-certificate'
import type { Sample } from './scope'
import type { Training } from './training'
import type { Person } from './user'

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
  const holders = new Set(holdersFor(viewer, sample).map(({ id }) => id))
  const certificates = new Map<string, Pick<Certificate, 'userId' | 'issuedBy'>>([
    ...changes.flatMap((change) =>
      change.kind === 'certificate-added' ? [[change.certificate.id, change.certificate] as const] : [],
    ),
    ...indexById(sample.certificates),
  ])
  const trainings = new Map<string, Pick<Training, 'trainingCenter'>>([
    ...changes.flatMap((change) =>
      change.kind === 'training-saved' ? [[change.training.id, change.training] as const] : [],
    ),
    ...indexById(sample.trainings),
  ])

  function mayAdd({ userId, status, issuedBy }: NewCertificate): boolean {
    return (
      holders.has(userId) &&
      (status === 'pending' || statusOnAdding(viewer, { userId }) === 'active') &&
      [undefined, issuedBy].includes(fixedIssuer(viewer))
    )
  }

  function mayDecideOn(certificateId: string): boolean {
    const certificate = certificates.get(certificateId)
    return certificate === undefined || canDecideOn(viewer, certificate)
  }

  function mayRun(trainingId: string): boolean {
    const training = trainings.get(trainingId)
    return training === undefined || canRunTraining(viewer, training)
  }

  return (change) => {
    switch (change.kind) {
      case 'certificate-added':
        return mayAdd(change.certificate)
      case 'certificate-confirmed':
      case 'certificate-revoked':
      case 'certificate-restored':
        return mayDecideOn(change.certificateId)
      case 'report-filed':
        return canFileReport(viewer) && change.report.reportedBy === viewer.id
      case 'report-moved':
        return canMoveReports(viewer)
      case 'training-saved':
        return canRunTraining(viewer, change.training) && mayRun(change.training.id)
      case 'training-cancelled':
      case 'training-completed':
        return mayRun(change.trainingId)
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
