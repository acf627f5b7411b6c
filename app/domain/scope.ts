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

/** Returns the employees of the employer's company. */
export function employeesOf<T extends Person>(employer: Person, users: readonly T[]): T[] {
  if (!employer.company) return []
  return users.filter((user) => hasRole(user, 'employee') && user.company === employer.company)
}

/** True where the viewer's company issued the certificate. */
export function isIssuerOf(viewer: Person, { issuedBy }: Pick<Certificate, 'issuedBy'>): boolean {
  return viewer.company !== undefined && issuedBy === viewer.company
}

export function isInstructorOf(viewer: Person, { instructor }: Pick<Training, 'instructor'>): boolean {
  return hasRole(viewer, 'instructor') && instructor === fullName(viewer)
}

/** Returns the certificates that the viewer may see (product rule). Their own are always among them. */
export function certificatesInScope<Row extends Certificate>(
  viewer: Person,
  {
    certificates,
    users,
    trainings,
  }: { certificates: readonly Row[]; users: readonly Person[]; trainings: readonly Training[] },
): Row[] {
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

/** Returns the reports that the viewer may see (product rule). Co-workers never see each other's indispositions. */
export function reportsInScope<Row extends Report>(
  viewer: Person,
  { reports, users }: { reports: readonly Row[]; users: readonly Person[] },
): Row[] {
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

/** Adds the holder's name for viewers whose lists may contain certificates of others. */
export function withHolders<Row extends Certificate>(
  certificates: readonly Row[],
  viewer: Person,
  users: readonly Person[],
): (Row & { holder?: string })[] {
  if (hasRole(viewer, 'employee')) return [...certificates]
  const usersById = indexById(users)
  return certificates.map((certificate) => ({
    ...certificate,
    holder: nameOf(certificate.userId, usersById),
  }))
}

/** The server's sample data, the same for everybody. */
export type Sample<T extends Person = Person> = {
  users: readonly T[]
  certificates: readonly Certificate[]
  trainings: readonly Training[]
  reports: readonly Report[]
}

/**
 * Applies a person's own changes. `visible` are the certificates that this person may see, `visibleReports` the
 * reports.
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
