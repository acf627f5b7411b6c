import { isExpiredOrExpiresWithin, type Certificate } from './certificate'
import type { Day } from './day'
import { hasPermission, hasRole } from './permission'
import { isRenewedButUnconfirmed, type Renewable } from './renewal'
import { employeesOf } from './scope'
import { sortByName, type Person } from './user'

/** An employer's panel flags what expires within these days or has expired (specification, section 9). */
const FLAGGED_WITHIN_DAYS = 30

/** The employees whom a viewer may see, by name: all for an administrator, else the own company's. */
export function listEmployees<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  const employees = hasPermission(viewer, 'manage_users')
    ? users.filter((user) => hasRole(user, 'employee'))
    : employeesOf(viewer, users)
  return sortByName(employees)
}

/** Label and colour of an employee: active is who has a company (specification, section 4). */
export function employeeStatusBadge({ company }: Pick<Person, 'company'>) {
  return company
    ? ({ label: 'Aktywny', tone: 'success' } as const)
    : ({ label: 'Nieaktywny', tone: 'neutral' } as const)
}

export type CertificateCounts = {
  total: number
  /** Expired or expiring within 30 days, and not replaced. */
  flagged: number
  /** The same, but replaced by one that nobody has confirmed yet. */
  unconfirmed: number
}

/** How many certificates a person holds, and how many of them want attention. */
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
