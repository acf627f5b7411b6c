import type { Certificate, CertificateStatus } from '~/domain/certificates/certificate'
import { hasPermission, hasRole } from '~/domain/people/permission'
import { fullName, sortByName, type Person, type User } from '~/domain/people/user'
import { lastDayOf, type Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'

import { employeesOf, isEmployerOf, isInstructorOf, isIssuerOf, type Sample } from './visibility'

// The rights of people. A screen hides what a person may not do, and its action checks again, by the same function. A
// rule asks for a permission if the table of permissions has one for the matter, else for a role. No rule asks which
// screens a person can open, because a right does not depend on the place of its button.

/** Returns the people to whom the viewer may add a certificate, sorted by name. The viewer is one of them. */
export function holdersFor<T extends Person>(
  viewer: Person,
  { users, certificates, trainings }: Pick<Sample, 'certificates' | 'trainings'> & { users: readonly T[] },
): T[] {
  const others = new Set(holderIds())
  return sortByName(users.filter(({ id, isArchived }) => id === viewer.id || (others.has(id) && !isArchived)))

  function holderIds(): string[] {
    if (hasPermission(viewer, 'manage_certificates')) return users.map(({ id }) => id)
    if (hasPermission(viewer, 'add_documents')) return employeesOf(viewer, users).map(({ id }) => id)
    if (hasPermission(viewer, 'issue_certificates')) {
      return [
        ...certificates.filter((certificate) => isIssuerOf(viewer, certificate)).map(({ userId }) => userId),
        ...trainings
          .filter((training) => canRunTraining(viewer, training))
          .flatMap(({ participants }) => participants),
        ...employeesOf(viewer, users).map(({ id }) => id),
      ]
    }
    return []
  }
}

/** Returns the people for whom the viewer may take what an issuer has signed: an employer for the staff, too. */
export function takersFor<T extends Person>(
  viewer: Person,
  sample: Pick<Sample, 'certificates' | 'trainings'> & { users: readonly T[] },
): T[] {
  return holdersFor(viewer, sample).filter(({ id }) => id === viewer.id || hasRole(viewer, 'employer'))
}

/**
 * Returns the status of a certificate that the viewer adds: active if they may issue it or vouch for it, else
 * pending. A person's own certificate is always pending (product rule).
 */
export function statusOnAdding(
  viewer: Person,
  holder: Pick<Person, 'id' | 'isOwn'>,
): Extract<CertificateStatus, 'active' | 'pending'> {
  const canIssue = hasPermission(viewer, 'manage_certificates') || hasPermission(viewer, 'issue_certificates')
  return (canIssue || vouchesFor(viewer, holder)) && holder.id !== viewer.id ? 'active' : 'pending'
}

/** True for an employer who has added the person: what they enter from the paper in hand counts. */
export function vouchesFor(viewer: Person, { isOwn }: Pick<Person, 'isOwn'>): boolean {
  return hasRole(viewer, 'employer') && canManagePeople(viewer) && isOwn === true
}

/** Returns the name that a certificate keeps of the employer who vouches for it, if one does. */
export function enteredBy(viewer: Person, holder: Pick<Person, 'isOwn'>): string | undefined {
  return vouchesFor(viewer, holder) ? fullName(viewer) : undefined
}

/** True for those who add people, change and archive them: an employer the staff, a training centre participants. */
export function canManagePeople(viewer: Person): boolean {
  return hasRole(viewer, ['employer', 'training_center']) && Boolean(viewer.company)
}

/**
 * True for the employer of the person: they keep the orzeczenie lekarskie and the card of the initial training. Someone
 * archived keeps their papers.
 */
export function canKeepPapersOf(viewer: Person, person: Person): boolean {
  return isEmployerOf(viewer, person)
}

/** True for an employer with an own register, who keeps the files of people and erases them once the law allows it. */
export function canEraseForGood(viewer: User): boolean {
  return isCompanyEmployer(viewer) && viewer.hasRegister === true
}

function isCompanyEmployer(viewer: Person): boolean {
  return hasRole(viewer, 'employer') && Boolean(viewer.company)
}

/** True for an employer, who prints and keeps the papers of the staff. */
export function canKeepPapers(viewer: Person): boolean {
  return isCompanyEmployer(viewer)
}

/** True for those who say what the positions of their company require. */
export function canSetRequirements(viewer: Person): boolean {
  return isCompanyEmployer(viewer)
}

/** True for an employer, whose register may trust issuers that the server does not know. */
export function canTrustIssuers(viewer: Person): boolean {
  return isCompanyEmployer(viewer)
}

/** True for those who answer for the staff of a company, or of all. A training centre's participants work elsewhere. */
export function canSeeAdmission(viewer: Person): boolean {
  return hasRole(viewer, ['admin', 'employer'])
}

/** Returns the issuer of every certificate that the viewer adds, or undefined if they type it. */
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

/** True for those who see figures about the reports and certificates that they may see (product rule). */
export function canSeeStatistics(viewer: Person): boolean {
  return hasPermission(viewer, 'generate_statistics') || hasRole(viewer, 'employer')
}

/** True for those who report accidents or indispositions, and for those who view the reports of all. */
export function canFileReport(viewer: Person): boolean {
  return (
    hasPermission(viewer, 'report_accidents') ||
    hasPermission(viewer, 'report_indisposition') ||
    hasPermission(viewer, 'view_reports')
  )
}

/** Returns the people in whose name the viewer may file a report: those whom they have added, who have no account. */
export function reportersFor<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  return sortByName(employeesOf(viewer, users).filter((person) => vouchesFor(viewer, person)))
}

/** True for roles that handle the reports of others. A witness may see a report, but not change its status. */
export function canMoveReports(viewer: Person): boolean {
  return hasPermission(viewer, 'view_reports') || hasRole(viewer, 'employer')
}

/** True for an employer, who keeps what the company owes beside the papers of people. */
export function canKeepDuties(viewer: Person): boolean {
  return isCompanyEmployer(viewer)
}

/** True for an employer, who keeps the register of accidents of the company. */
export function canKeepAccidentRegister(viewer: Person): boolean {
  return isCompanyEmployer(viewer)
}

/** True for a scheduled training that begins today or later and that the viewer neither runs nor teaches. */
export function canSignUp(viewer: Person, training: Training, today: Day): boolean {
  return (
    training.status === 'scheduled' &&
    training.date >= today &&
    !canRunTraining(viewer, training) &&
    !isInstructorOf(viewer, training)
  )
}

/** True for an employer and an employee of the same company. */
export function canSignUpEmployee(viewer: Person, employee: Person): boolean {
  return hasRole(viewer, 'employer') && employeesOf(viewer, [employee]).length > 0
}

/** True for a training centre, and for an employer, who plans trainings for the own staff: see `staff-training.ts`. */
export function canAddTrainings(viewer: Person): boolean {
  return (
    (hasPermission(viewer, 'add_training_dates') || hasRole(viewer, 'employer')) && Boolean(viewer.company)
  )
}

/**
 * True if the viewer may change, cancel and complete the training: a training centre its own ones, an employer those of
 * the company. If the company changes its name, those that were planned here stay its own.
 */
export function canRunTraining(
  viewer: Person,
  { trainingCenter, isOwn }: Pick<Training, 'trainingCenter'> & { isOwn?: boolean },
): boolean {
  const isOfCompany = trainingCenter === viewer.company || (isOwn === true && hasRole(viewer, 'employer'))
  return canAddTrainings(viewer) && isOfCompany
}

/** True for a training centre that runs the training, in its own register: sample data are for everybody. */
export function canKeepBirths(viewer: User, training: Parameters<typeof canRunTraining>[1]): boolean {
  return viewer.hasRegister === true && fixedIssuer(viewer) !== undefined && canRunTraining(viewer, training)
}

/** True from the last day of the training on. */
export function canCompleteTraining(viewer: Person, training: Training, today: Day): boolean {
  return canRunTraining(viewer, training) && training.status === 'scheduled' && lastDayOf(training) <= today
}

/** True for a completed training that the viewer has run: a centre issues certificates, an employer copies them. */
export function canIssueToParticipants(viewer: Person, training: Training): boolean {
  return canRunTraining(viewer, training) && training.status === 'completed'
}

/** True for whoever runs the training, also after it: somebody may have come unannounced. */
export function canChangeParticipants(viewer: Person, training: Training): boolean {
  return canRunTraining(viewer, training) && training.status !== 'cancelled'
}

/** True for those who run or teach the training. */
export function canSeeParticipants(viewer: Person, training: Training): boolean {
  return canRunTraining(viewer, training) || isInstructorOf(viewer, training)
}
