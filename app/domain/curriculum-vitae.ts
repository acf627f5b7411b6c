import { certificateStatus, URGENCY, type Certificate } from './certificate'
import { compareText } from './collection'
import type { Day } from './day'
import { attendeesOf } from './enrolment'
import { hasOpenDeadline, type Renewable } from './renewal'
import type { Training } from './training'

/**
 * What a person shows of their certificates: valid ones first, the longest valid before the others, then
 * what waits, then what ran out. What was revoked is left out, and what was replaced, unless it is valid
 * while the newer one still waits to be confirmed.
 */
export function curriculumCertificates<T extends Certificate & Renewable>(
  certificates: readonly T[],
  today: Day,
): T[] {
  const orderOf = (certificate: T) => URGENCY[certificateStatus(certificate, today)]
  const isShown = (certificate: T) =>
    certificate.replacedBy === undefined
      ? certificate.status !== 'revoked'
      : hasOpenDeadline(certificate, today)
  return certificates
    .filter(isShown)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || compareText(b.expiryDate, a.expiryDate))
}

/** The trainings that a person has been to, the newest first. */
export function completedTrainings(trainings: readonly Training[], userId: string): Training[] {
  return trainings
    .filter((training) => training.status === 'completed' && attendeesOf(training).includes(userId))
    .toSorted((a, b) => compareText(b.date, a.date))
}
