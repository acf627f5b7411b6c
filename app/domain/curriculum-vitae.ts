import { certificateStatus, endOf, type Certificate, type CertificateStatus } from './certificate'
import { compareText } from './collection'
import type { Day } from './day'
import { attendeesOf } from './enrolment'
import type { Renewable } from './renewal'
import type { Training } from './training'

/** What speaks for the person comes first. */
const ORDER = { active: 0, pending: 1, expired: 2, revoked: 3 } satisfies Record<CertificateStatus, number>

/**
 * Returns the certificates for a CV: valid, then pending, then expired, the latest expiry first in each
 * group. Revoked and replaced ones are left out.
 */
export function listCertificatesForCv<T extends Certificate & Renewable>(
  certificates: readonly T[],
  today: Day,
): T[] {
  const orderOf = (certificate: T) => ORDER[certificateStatus(certificate, today)]
  return certificates
    .filter(({ replacedBy, status }) => replacedBy === undefined && status !== 'revoked')
    .toSorted((a, b) => orderOf(a) - orderOf(b) || compareText(endOf(b), endOf(a)))
}

/** Returns the completed trainings where the person had a place, the newest first. */
export function completedTrainings(trainings: readonly Training[], userId: string): Training[] {
  return trainings
    .filter((training) => training.status === 'completed' && attendeesOf(training).includes(userId))
    .toSorted((a, b) => compareText(b.date, a.date))
}
