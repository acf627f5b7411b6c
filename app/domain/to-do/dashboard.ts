import { certificateStatus, endOf, type Certificate } from '~/domain/certificates/certificate'
import { dayToAct, EXPIRING_WITHIN_DAYS, isExpiringWithin, standingOf } from '~/domain/certificates/deadline'
import type { Renewable } from '~/domain/certificates/renewal'
import { sortNewestFirst, type Report } from '~/domain/reports/report'
import { attendeesOf } from '~/domain/trainings/enrolment'
import { upcomingTrainings, type Training } from '~/domain/trainings/training'
import { compareText } from '~/domain/words/collection'
import { LAST_DAY, type Day } from '~/domain/words/day'

const MAX_EXPIRING = 5
const MAX_TRAININGS = 3
const MAX_REPORTS = 5

/** Returns the three lists of the dashboard. The caller passes only what the viewer may see. */
export function dashboardLists<
  CertificateRow extends Certificate & Renewable,
  TrainingRow extends Training,
  ReportRow extends Report,
>(
  {
    certificates,
    trainings,
    reports,
  }: {
    certificates: readonly CertificateRow[]
    trainings: readonly TrainingRow[]
    reports: readonly ReportRow[]
  },
  today: Day,
) {
  const expiring = expiringCertificates(certificates, today)
  const upcoming = upcomingTrainings(trainings, today)
  const awaiting = certificates.filter(
    (certificate) =>
      certificate.awaits !== undefined &&
      (expiring.includes(certificate) || certificateStatus(certificate, today) === 'expired'),
  )
  return {
    expiring: {
      items: expiring.slice(0, MAX_EXPIRING),
      total: expiring.length,
      /** How many certificates, expired ones too, have a newer one that waits to be confirmed. */
      awaiting: awaiting.length,
    },
    upcoming: { items: upcoming.slice(0, MAX_TRAININGS), total: upcoming.length },
    latestReports: sortNewestFirst(reports).slice(0, MAX_REPORTS),
  }
}

/** Returns the active certificates that expire within 90 days, the nearest expiry first (product rule). */
export function expiringCertificates<Row extends Certificate & Renewable>(
  certificates: readonly Row[],
  today: Day,
): Row[] {
  return certificates
    .filter((certificate) => isExpiringWithin(certificate, today, EXPIRING_WITHIN_DAYS))
    .toSorted((a, b) => compareText(endOf(a), endOf(b)))
}

/**
 * Returns the certificates to act on within `withinDays`, or else within the days of warning of each kind; the nearest
 * day to act first.
 */
export function certificatesToActOn<Row extends Certificate & Renewable>(
  certificates: readonly Row[],
  today: Day,
  withinDays?: number,
): Row[] {
  return certificates
    .filter((certificate) => standingOf(certificate, today, withinDays) === 'to_act')
    .toSorted((a, b) => compareText(dayToAct(a) ?? LAST_DAY, dayToAct(b) ?? LAST_DAY))
}

export type TrainingCounts = { completed: number; scheduled: number }

/** The sample fixes these two figures (product rule). */
export const SAMPLE_TRAINING_COUNTS: TrainingCounts = { completed: 12, scheduled: 2 }

/** Counts the trainings of a person, without the cancelled ones. */
export function countTrainings(trainings: readonly Training[], userId: string): TrainingCounts {
  const own = trainings.filter((training) => attendeesOf(training).includes(userId))
  const count = (status: Training['status']) => own.filter((training) => training.status === status).length
  return { completed: count('completed'), scheduled: count('scheduled') }
}
