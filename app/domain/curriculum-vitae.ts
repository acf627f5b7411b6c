import { certificateStatus, type Certificate } from './certificate'
import { URGENCY } from './certificate-filters'
import { compareText } from './compare'
import type { Day } from './day'
import { attendeesOf } from './places'
import type { Renewable } from './renewal'
import type { Training } from './training'

/**
 * What a person shows of their certificates: valid ones first, the longest valid before the others, then
 * what waits, then what ran out. What was revoked or replaced by a newer one is left out.
 */
export function curriculumCertificates<Held extends Certificate & Renewable>(
  certificates: readonly Held[],
  today: Day,
): Held[] {
  const orderOf = (certificate: Held) => URGENCY[certificateStatus(certificate, today)]
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
