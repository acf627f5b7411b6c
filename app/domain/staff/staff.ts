import { archivedOf, employeesOf } from '~/domain/access/visibility'
import type { Admission } from '~/domain/admission/admission'
import { limitLabel } from '~/domain/admission/admission-label'
import { certificateStatus, type Certificate } from '~/domain/certificates/certificate'
import { hasOpenDeadline, isDueWithin, isExpiringWithin } from '~/domain/certificates/deadline'
import type { Renewable } from '~/domain/certificates/renewal'
import { isSaidIn } from '~/domain/people/names-apart'
import { positionNames } from '~/domain/people/other-positions'
import { hasPermission, hasRole } from '~/domain/people/permission'
import { sortByName, type Person } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

/** The employer's panel flags certificates that have expired or expire within these days (product rule). */
const FLAGGED_WITHIN_DAYS = 30

/** Returns the employees whom the viewer may see, sorted by name: all, or those of the viewer's company. */
export function listEmployees<T extends Person>(viewer: Person, users: readonly T[]): T[] {
  const employees = hasPermission(viewer, 'manage_users')
    ? users.filter((user) => hasRole(user, 'employee'))
    : employeesOf(viewer, users)
  return sortByName(employees)
}

/** Returns the person whose page the viewer may open: an employee, or somebody whom the viewer has archived. */
export function findEmployee<T extends Person>(
  viewer: Person,
  users: readonly T[],
  id: string | undefined,
): T | undefined {
  const person = users.find((user) => user.id === id)
  if (!person) return undefined
  return [...listEmployees(viewer, [person]), ...archivedOf(viewer, [person])][0]
}

/** Returns the positions, also if nobody has set one (product rule). */
export function positionLabel(person: Pick<Person, 'position' | 'otherPositions'>): string {
  return positionNames(person).join(', ') || 'Nie określono'
}

/** Returns the same without the positions that the name beside it says, so it is empty if the name says all. */
export function positionLabelBeside(
  name: string,
  person: Pick<Person, 'position' | 'otherPositions'>,
): string {
  const positions = positionNames(person)
  const unsaid = positions.filter((position) => !isSaidIn(name, position))
  return unsaid.length < positions.length ? unsaid.join(', ') : positionLabel(person)
}

/** Returns the positions, and on which of them the person may work, if that is not on all: „…; tylko jako magazynier”. */
export function admittedPositionLabel(
  admission: Admission,
  positions = positionLabel(admission.person),
): string {
  return [positions, limitLabel(admission)].filter(Boolean).join('; ')
}

/** Returns the status of an employee, who is active if they have a company (product rule). */
export function employeeStatusLabel({ company }: Pick<Person, 'company'>): 'Aktywny' | 'Nieaktywny' {
  return company ? 'Aktywny' : 'Nieaktywny'
}

export type CertificateCounts = {
  total: number
  /** Certificates that have expired or expire within 30 days, and that no confirmed one has replaced. */
  flagged: number
  /** How many others have a last day to apply that has passed or comes within 30 days. */
  applications: number
  /** How many of these have a newer certificate that waits to be confirmed. */
  awaiting: number
}

/** Counts a person's certificates, and those that need attention. */
export function countCertificates(
  userId: string,
  certificates: readonly (Certificate & Renewable)[],
  today: Day,
): CertificateCounts {
  const own = certificates.filter((certificate) => certificate.userId === userId)
  const flagged = own.filter((certificate) => isFlagged(certificate, today))
  const applications = own.filter(
    (certificate) =>
      !flagged.includes(certificate) &&
      hasOpenDeadline(certificate, today) &&
      isDueWithin(certificate, today, FLAGGED_WITHIN_DAYS),
  )
  return {
    total: own.length,
    flagged: flagged.length,
    applications: applications.length,
    awaiting: [...flagged, ...applications].filter(({ awaits }) => awaits !== undefined).length,
  }
}

function isFlagged(certificate: Certificate & Renewable, today: Day): boolean {
  return (
    isExpiringWithin(certificate, today, FLAGGED_WITHIN_DAYS) ||
    (certificate.replacedBy === undefined && certificateStatus(certificate, today) === 'expired')
  )
}
