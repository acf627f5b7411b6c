import { certificatesNamedIn } from '~/domain/access/disclosure'
import {
  certificateStatus,
  endOf,
  type Certificate,
  type CertificateStatus,
} from '~/domain/certificates/certificate'
import type { Renewable } from '~/domain/certificates/renewal'
import { attendeesOf } from '~/domain/trainings/enrolment'
import type { Training } from '~/domain/trainings/training'
import { compareText } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'

/** Valid certificates come first. */
const ORDER = { active: 0, pending: 1, expired: 2, revoked: 3 } satisfies Record<CertificateStatus, number>

/**
 * Returns the certificates for a CV: valid, then pending, then expired, the latest expiry first in each group. Revoked
 * and replaced ones are left out, and so are those about health.
 */
export function listCertificatesForCv<T extends Certificate & Renewable>(
  certificates: readonly T[],
  today: Day,
): T[] {
  const orderOf = (certificate: T) => ORDER[certificateStatus(certificate, today)]
  return certificatesNamedIn('curriculum vitae', certificates)
    .filter((certificate) => certificate.replacedBy === undefined && certificate.status !== 'revoked')
    .toSorted((a, b) => orderOf(a) - orderOf(b) || compareText(endOf(b), endOf(a)))
}

/** Returns the completed trainings where the person had a place, the newest first. */
export function completedTrainings(trainings: readonly Training[], userId: string): Training[] {
  return trainings
    .filter((training) => training.status === 'completed' && attendeesOf(training).includes(userId))
    .toSorted((a, b) => compareText(b.date, a.date))
}
