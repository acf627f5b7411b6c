import { certificateStatus, URGENCY, type Certificate } from './certificate'
import { compareText } from './collection'
import type { Day } from './day'
import { attendeesOf } from './enrolment'
import { hasOpenDeadline, type Renewable } from './renewal'
import type { Training } from './training'

/**
 * Returns the certificates for a CV: valid, then pending, then expired, the latest expiry first in each
 * group. Revoked and replaced ones are left out. A valid one stays while its renewal is not confirmed.
 */
export function listCertificatesForCv<T extends Certificate & Renewable>(
  certificates: readonly T[],
  today: Day,
): T[] {
  const orderOf = (certificate: T) => URGENCY[certificateStatus(certificate, today)]
  const belongsInCv = (certificate: T) =>
    certificate.replacedBy === undefined
      ? certificate.status !== 'revoked'
      : hasOpenDeadline(certificate, today)
  return certificates
    .filter(belongsInCv)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || compareText(b.expiryDate, a.expiryDate))
}

/** Returns the completed trainings where the person had a place, the newest first. */
export function completedTrainings(trainings: readonly Training[], userId: string): Training[] {
  return trainings
    .filter((training) => training.status === 'completed' && attendeesOf(training).includes(userId))
    .toSorted((a, b) => compareText(b.date, a.date))
}
