import { certificateStatus, type Certificate, type CertificateStatus } from './certificate'
import { compareText } from './compare'
import type { Day } from './day'
import { attendeesOf } from './places'
import type { Renewable } from './renewal'
import type { Training } from './training'

const ORDER = { active: 0, pending: 1, expired: 2, revoked: 3 } satisfies Record<CertificateStatus, number>

/**
 * What a person shows of their certificates: valid ones first, the longest valid before the others, then
 * what waits, then what ran out. What was revoked or replaced by a newer one is left out.
 */
export function curriculumCertificates<Held extends Certificate & Renewable>(
  certificates: readonly Held[],
  today: Day,
): Held[] {
  const orderOf = (certificate: Held) => ORDER[certificateStatus(certificate, today)]
  return certificates
    .filter(({ status, replacedBy }) => status !== 'revoked' && replacedBy === undefined)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || compareText(b.expiryDate, a.expiryDate))
}

/** The trainings that a person has been to, the newest first. */
export function completedTrainings(trainings: readonly Training[], userId: string): Training[] {
  return trainings
    .filter((training) => training.status === 'completed' && attendeesOf(training).includes(userId))
    .toSorted((a, b) => compareText(b.date, a.date))
}
