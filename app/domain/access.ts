import type { Certificate, CertificateStatus } from './certificate'
import type { Day } from './day'
import { hasPermission, hasRole } from './permission'
import { employeesOf, isInstructorOf, isIssuerOf, type Sample } from './scope'
import type { Training } from './training'
import { sortByName, type Person } from './user'

// Who may do what. A screen hides what a person may not do, and its action checks again, by the same function.
// Rules ask for a permission where the table of permissions has one for the matter, else for a role. None asks
// which screens a person can open: who may do something does not depend on where its button stands.

/** Returns the people to whom the viewer may add a certificate, sorted by name. The viewer is one of them. */
export function holdersFor<T extends Person>(
  viewer: Person,
  { users, certificates, trainings }: Omit<Sample<T>, 'reports'>,
): T[] {
  const others = new Set(holderIds())
  return sortByName(users.filter(({ id }) => id === viewer.id || others.has(id)))

  function holderIds(): string[] {
    if (hasPermission(viewer, 'manage_certificates')) return users.map(({ id }) => id)
    if (hasPermission(viewer, 'add_documents')) return employeesOf(viewer, users).map(({ id }) => id)
    if (hasPermission(viewer, 'issue_certificates')) {
      return [
        ...certificates.filter((certificate) => isIssuerOf(viewer, certificate)).map(({ userId }) => userId),
        ...trainings
          .filter((training) => canRunTraining(viewer, training))
          .flatMap(({ participants }) => participants),
      ]
    }
    return []
  }
}

/**
 * Returns the status of a certificate that the viewer adds: active where they may issue it, else pending.
 * A person's own certificate is always pending (product rule).
 */
export function statusOnAdding(
  viewer: Person,
  { userId }: Pick<Certificate, 'userId'>,
): Extract<CertificateStatus, 'active' | 'pending'> {
  const canIssue = hasPermission(viewer, 'manage_certificates') || hasPermission(viewer, 'issue_certificates')
  return canIssue && userId !== viewer.id ? 'active' : 'pending'
}

/** Returns the issuer of every certificate that the viewer adds, or undefined where they type it. */
export function fixedIssuer(viewer: Person): string | undefined {
  return hasPermission(viewer, 'issue_certificates') ? viewer.company : undefined
}

/**
 * True for an administrator, and for the training centre that issued it: they may confirm, revoke and
 * restore. Nobody may decide on their own certificate, because they could confirm their own claim.
 */
export function canDecideOn(viewer: Person, certificate: Pick<Certificate, 'userId' | 'issuedBy'>): boolean {
  if (certificate.userId === viewer.id) return false
  return (
    hasPermission(viewer, 'manage_certificates') ||
    (hasPermission(viewer, 'issue_certificates') && isIssuerOf(viewer, certificate))
  )
}

/** True for those who report accidents or indispositions, and for those who view the reports of all. */
export function canFileReport(viewer: Person): boolean {
  return (
    hasPermission(viewer, 'report_accidents') ||
    hasPermission(viewer, 'report_indisposition') ||
    hasPermission(viewer, 'view_reports')
  )
}

/** True for roles that handle the reports of others. A witness may see a report, but not change its status. */
export function canMoveReports(viewer: Person): boolean {
  return hasPermission(viewer, 'view_reports') || hasRole(viewer, 'employer')
}

/** True for a scheduled training from today on that the viewer neither runs nor teaches. */
export function canSignUp(viewer: Person, training: Training, today: Day): boolean {
  return (
    training.status === 'scheduled' &&
    training.date >= today &&
    !canRunTraining(viewer, training) &&
    !isInstructorOf(viewer, training)
  )
}

export function canAddTrainings(viewer: Person): boolean {
  return hasPermission(viewer, 'add_training_dates') && Boolean(viewer.company)
}

/** True where the viewer may change, cancel and complete the training: a training centre its own ones. */
export function canRunTraining(viewer: Person, training: Pick<Training, 'trainingCenter'>): boolean {
  return canAddTrainings(viewer) && training.trainingCenter === viewer.company
}

/** True from the day of the training on. */
export function canCompleteTraining(viewer: Person, training: Training, today: Day): boolean {
  return canRunTraining(viewer, training) && training.status === 'scheduled' && training.date <= today
}

/** True for a completed training of the viewer's own centre. */
export function canIssueToParticipants(viewer: Person, training: Training): boolean {
  return (
    hasPermission(viewer, 'issue_certificates') &&
    canRunTraining(viewer, training) &&
    training.status === 'completed'
  )
}

/** True for those who run or teach the training. */
export function canSeeParticipants(viewer: Person, training: Training): boolean {
  return canRunTraining(viewer, training) || isInstructorOf(viewer, training)
}
