import type { Certificate } from './certificate'
import { withCertificateChanges } from './certificate-record'
import type { Change } from './change'
import { indexById } from './collection'
import { hasRole } from './permission'
import type { Report } from './report'
import { withReportChanges } from './report-record'
import type { Training } from './training'
import { withTrainingChanges } from './training-record'
import { fullName, nameOf, type Person } from './user'

/** People an employer answers for: the employees of the employer's own company. */
export function employeesOf<T extends Person>(employer: Person, users: readonly T[]): T[] {
  if (!employer.company) return []
  return users.filter((user) => hasRole(user, 'employee') && user.company === employer.company)
}

/** Whether the certificate was issued in the name of that person's company. */
export function isIssuerOf(viewer: Person, { issuedBy }: Pick<Certificate, 'issuedBy'>): boolean {
  return viewer.company !== undefined && issuedBy === viewer.company
}

export function isInstructorOf(viewer: Person, { instructor }: Pick<Training, 'instructor'>): boolean {
  return hasRole(viewer, 'instructor') && instructor === fullName(viewer)
}

/** The certificates a person may see (design, section 5); one's own always. */
export function certificatesInScope<C extends Certificate>(
  viewer: Person,
  {
    certificates,
    users,
    trainings,
  }: { certificates: readonly C[]; users: readonly Person[]; trainings: readonly Training[] },
): C[] {
  switch (viewer.role) {
    case 'admin':
    case 'supervisory_authority':
      return [...certificates]
    case 'employer': {
      const holders = new Set([viewer, ...employeesOf(viewer, users)].map((user) => user.id))
      return certificates.filter((certificate) => holders.has(certificate.userId))
    }
    case 'employee':
      return certificates.filter((certificate) => certificate.userId === viewer.id)
    case 'training_center':
      return certificates.filter(
        (certificate) => isIssuerOf(viewer, certificate) || certificate.userId === viewer.id,
      )
    case 'instructor': {
      const taught = trainings.filter((training) => isInstructorOf(viewer, training))
      const participants = new Set(taught.flatMap((training) => training.participants))
      return certificates.filter(({ userId }) => participants.has(userId) || userId === viewer.id)
    }
  }
}

/** The reports a person may see (design, section 5): of somebody else's indisposition a co-worker learns nothing. */
export function reportsInScope<R extends Report>(
  viewer: Person,
  { reports, users }: { reports: readonly R[]; users: readonly Person[] },
): R[] {
  switch (viewer.role) {
    case 'admin':
      return [...reports]
    case 'employer': {
      const reporters = new Set([viewer, ...employeesOf(viewer, users)].map((user) => user.id))
      return reports.filter((report) => reporters.has(report.reportedBy))
    }
    case 'employee':
      return reports.filter(
        (report) =>
          report.reportedBy === viewer.id ||
          (report.type === 'accident' && report.witnesses?.includes(viewer.id)),
      )
    case 'supervisory_authority':
    case 'training_center':
    case 'instructor':
      return []
  }
}

/** Names the holder of each certificate, where the viewer's list may hold those of others. */
export function withHolders<C extends Certificate>(
  certificates: readonly C[],
  viewer: Person,
  users: readonly Person[],
): (C & { holder?: string })[] {
  if (hasRole(viewer, 'employee')) return [...certificates]
  const known = indexById(users)
  return certificates.map((certificate) => ({ ...certificate, holder: nameOf(certificate.userId, known) }))
}

/** The server's collections, the same for everybody. */
export type Sample<T extends Person = Person> = {
  users: readonly T[]
  certificates: readonly Certificate[]
  trainings: readonly Training[]
  reports: readonly Report[]
}

/**
 * Returns the collections with a person's own changes applied. `visible` are the certificates that the person may
 * see, `visibleReports` the reports.
 */
export function applyChanges<T extends Person>(
  viewer: Person,
  { users, ...sample }: Sample<T>,
  changes: readonly Change[],
) {
  const certificates = withCertificateChanges(sample.certificates, changes)
  const trainings = withTrainingChanges(sample.trainings, changes, viewer.id)
  const reports = withReportChanges(sample.reports, changes)
  return {
    users,
    certificates,
    trainings,
    reports,
    visible: certificatesInScope(viewer, { certificates, users, trainings }),
    visibleReports: reportsInScope(viewer, { reports, users }),
  }
}
