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
 * Whether each change is one that the screens would have let that person make: a file of changes opens
 * nothing that a form does not. One that concerns a record nobody knows has no effect, so it may stay.
 * `changes` are all that the file and the browser hold, for what they add themselves.
 */
export function checkChangeAccess(
  viewer: Person,
  sample: Omit<Sample, 'reports'>,
  changes: readonly Change[],
): (change: Change) => boolean {
  const holders = new Set(holdersFor(viewer, sample).map(({ id }) => id))
  const certificates = new Map<string, Pick<Certificate, 'issuedBy'>>([
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
      (status === 'pending' || statusOnAdding(viewer) === 'active') &&
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
      // What was added in this browser can be taken away again, and everybody decides on their own place.
      case 'certificate-removed':
      case 'report-withdrawn':
      case 'signed-up':
      case 'signed-off':
      case 'undone':
        return true
    }
  }
}
