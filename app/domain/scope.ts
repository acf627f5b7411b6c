import type { Certificate } from './certificate'
import type { Report } from './report'
import type { Training } from './training'
import { fullName, indexById, nameOf, type Person } from './user'

/** People an employer answers for: the employees of the employer's own company. */
export function employeesOf<Individual extends Person>(
  employer: Person,
  users: readonly Individual[],
): Individual[] {
  if (!employer.company) return []
  return users.filter((user) => user.role === 'employee' && user.company === employer.company)
}

/** The certificates a person may see (design, section 5). */
export function certificatesInScope(
  viewer: Person,
  {
    certificates,
    users,
    trainings,
  }: { certificates: readonly Certificate[]; users: readonly Person[]; trainings: readonly Training[] },
): Certificate[] {
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
        (certificate) => certificate.issuedBy !== undefined && certificate.issuedBy === viewer.company,
      )
    case 'instructor': {
      const taught = trainings.filter((training) => training.instructor === fullName(viewer))
      const participants = new Set(taught.flatMap((training) => training.participants))
      return certificates.filter((certificate) => participants.has(certificate.userId))
    }
  }
}

/** The reports a person may see (design, section 5): of somebody else's indisposition a co-worker learns nothing. */
export function reportsInScope(
  viewer: Person,
  { reports, users }: { reports: readonly Report[]; users: readonly Person[] },
): Report[] {
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
export function withHolders(
  certificates: readonly Certificate[],
  viewer: Person,
  users: readonly Person[],
): (Certificate & { holder?: string })[] {
  if (viewer.role === 'employee') return [...certificates]
  const known = indexById(users)
  return certificates.map((certificate) => ({ ...certificate, holder: nameOf(certificate.userId, known) }))
}
