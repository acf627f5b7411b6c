import { certificateStatus, type Certificate } from './certificate'
import { URGENCY } from './certificate-filters'
import { compareText } from './compare'
import type { Day } from './day'
import { attendeesOf } from './places'
import { awaitingRenewal, type Renewable } from './renewal'
import type { Training } from './training'

/**
 * What a person shows of their certificates: valid ones first, the longest valid before the others, then
 * what waits, then what ran out. What was revoked is left out, and what was replaced, unless it is valid
 * while the newer one still waits to be confirmed.
 */
export function curriculumCertificates<Held extends Certificate & Renewable>(
  certificates: readonly Held[],
  today: Day,
): Held[] {
  const awaiting = new Set(awaitingRenewal(certificates))
  const orderOf = (certificate: Held) => URGENCY[certificateStatus(certificate, today)]
  const isShown = (certificate: Held) => {
    const status = certificateStatus(certificate, today)
    if (certificate.replacedBy === undefined) return status !== 'revoked'
    return status === 'active' && awaiting.has(certificate)
  }
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
