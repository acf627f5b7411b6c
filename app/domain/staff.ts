import { certificateStatus, type Certificate } from './certificate'
import { daysUntil, type Day } from './day'
import { comparePolish } from './polish'
import type { Renewable } from './renewal'
import { employeesOf } from './scope'
import type { Person } from './user'

/** An employer's panel flags what expires within these days or has expired (specification, section 9). */
const FLAGGED_WITHIN_DAYS = 30

/** The employees whom a viewer may see, by name: all for an administrator, else the own company's. */
export function listEmployees<Individual extends Person>(
  viewer: Person,
  users: readonly Individual[],
): Individual[] {
  const employees =
    viewer.role === 'admin' ? users.filter((user) => user.role === 'employee') : employeesOf(viewer, users)
  return sortByName(employees)
}

export function sortByName<Individual extends Pick<Person, 'firstName' | 'lastName'>>(
  people: readonly Individual[],
): Individual[] {
  return people.toSorted(
    (a, b) => comparePolish(a.lastName, b.lastName) || comparePolish(a.firstName, b.firstName),
  )
}

/** Label and colour of an employee: active is who has a company (specification, section 4). */
export function employeeStatusBadge({ company }: Pick<Person, 'company'>) {
  return company
    ? ({ label: 'Aktywny', tone: 'success' } as const)
    : ({ label: 'Nieaktywny', tone: 'neutral' } as const)
}

export type CertificateCounts = { total: number; flagged: number }

/** How many certificates a person holds, and how many of them expire within 30 days or have expired and were not replaced. */
export function countCertificates(
  userId: string,
  certificates: readonly (Certificate & Renewable)[],
  today: Day,
): CertificateCounts {
  const own = certificates.filter((certificate) => certificate.userId === userId)
  return { total: own.length, flagged: own.filter((certificate) => isFlagged(certificate, today)).length }
}

function isFlagged(certificate: Certificate & Renewable, today: Day): boolean {
  if (certificate.replacedBy !== undefined) return false
  const status = certificateStatus(certificate, today)
  return (
    status === 'expired' ||
    (status === 'active' && daysUntil(certificate.expiryDate, today) <= FLAGGED_WITHIN_DAYS)
  )
}
