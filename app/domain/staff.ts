import { isExpiredOrExpiresWithin, type Certificate } from './certificate'
import type { Day } from './day'
import { hasPermission, hasRole } from './permission'
import { isRenewedButUnconfirmed, type Renewable } from './renewal'
import { employeesOf } from './scope'
import { sortByName, type Person } from './user'

/** The employer's panel flags certificates that have expired or expire within these days (product rule). */
const FLAGGED_WITHIN_DAYS = 30

/** Returns the employees whom the viewer may see, sorted by name: all, or those of the viewer's company. */
export function listEmployees<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  const employees = hasPermission(viewer, 'manage_users')
    ? users.filter((user) => hasRole(user, 'employee'))
    : employeesOf(viewer, users)
  return sortByName(employees)
}

/** Returns the status of an employee, who is active where they have a company (product rule). */
export function employeeStatusBadge({ company }: Pick<Person, 'company'>) {
  return company
    ? ({ label: 'Aktywny', tone: 'success' } as const)
    : ({ label: 'Nieaktywny', tone: 'neutral' } as const)
}

export type CertificateCounts = {
  total: number
  /** Certificates that have expired or expire within 30 days, and are not replaced. */
  flagged: number
  /** Certificates that have expired or expire within 30 days, whose renewal is not confirmed yet. */
  unconfirmed: number
}

/** Counts a person's certificates, and those that need attention. */
export function countCertificates(
  userId: string,
  certificates: readonly (Certificate & Renewable)[],
  today: Day,
): CertificateCounts {
  const own = certificates.filter((certificate) => certificate.userId === userId)
  const runningOut = own.filter((certificate) =>
    isExpiredOrExpiresWithin(certificate, today, FLAGGED_WITHIN_DAYS),
  )
  return {
    total: own.length,
    flagged: runningOut.filter(({ replacedBy }) => replacedBy === undefined).length,
    unconfirmed: runningOut.filter(isRenewedButUnconfirmed).length,
  }
}
