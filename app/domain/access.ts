import type { Certificate, CertificateStatus } from './certificate'
import type { Day } from './day'
import { hasPermission, hasRole } from './permission'
import { employeesOf, isInstructorOf, isIssuerOf, type Sample } from './scope'
import { canOpen } from './screen'
import type { Training } from './training'
import { sortByName, type Person } from './user'

// Who may do what. A screen leaves out what a person may not do, and the action asks again: both ask here.

/** The people to whom a person may add a certificate: everybody themselves, and those they answer for, by name. */
export function holdersFor<T extends Person>(
  viewer: Person,
  { users, certificates, trainings }: Omit<Sample<T>, 'reports'>,
): T[] {
  const others = new Set(holderIds())
  return sortByName(users.filter(({ id }) => id === viewer.id || others.has(id)))

  function holderIds(): string[] {
    if (hasPermission(viewer, 'manage_certificates')) return users.map(({ id }) => id)
    if (hasRole(viewer, 'employer')) return employeesOf(viewer, users).map(({ id }) => id)
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

/** What a certificate added by that person is: issued where issuing is theirs, else waiting to be confirmed. */
export function statusOnAdding(viewer: Person): Extract<CertificateStatus, 'active' | 'pending'> {
  return hasPermission(viewer, 'manage_certificates') || hasPermission(viewer, 'issue_certificates')
    ? 'active'
    : 'pending'
}

/** The issuer that stands on whatever that person adds; undefined where it is typed. */
export function fixedIssuer(viewer: Person): string | undefined {
  return hasPermission(viewer, 'issue_certificates') ? viewer.company : undefined
}

/** Confirming, revoking and restoring: an administrator any certificate, a training centre those it issued. */
export function canDecideOn(viewer: Person, certificate: Pick<Certificate, 'issuedBy'>): boolean {
  return (
    hasPermission(viewer, 'manage_certificates') ||
    (hasPermission(viewer, 'issue_certificates') && isIssuerOf(viewer, certificate))
  )
}

/** Whoever has the screen of reports files one. */
export function canFileReport(viewer: Person): boolean {
  return canOpen(viewer, 'reports')
}

/** Those who see the reports of others by their office; a witness sees one, but does not decide on it. */
export function canMoveReports(viewer: Person): boolean {
  return hasPermission(viewer, 'view_reports') || hasRole(viewer, 'employer')
}

/** Everybody signs up for what is still to come, but not for a training that they run. */
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

/** A training centre changes, cancels and completes its own trainings. */
export function canRunTraining(viewer: Person, training: Pick<Training, 'trainingCenter'>): boolean {
  return canAddTrainings(viewer) && training.trainingCenter === viewer.company
}

/** Only what has begun can be over. */
export function canCompleteTraining(viewer: Person, training: Training, today: Day): boolean {
  return canRunTraining(viewer, training) && training.status === 'scheduled' && training.date <= today
}

/** Certificates go to the participants of a training that is over. */
export function canIssueToParticipants(viewer: Person, training: Training): boolean {
  return (
    hasPermission(viewer, 'issue_certificates') &&
    canRunTraining(viewer, training) &&
    training.status === 'completed'
  )
}

/** Who comes is for those to know who run or teach it. */
export function canSeeParticipants(viewer: Person, training: Training): boolean {
  return canRunTraining(viewer, training) || isInstructorOf(viewer, training)
}
