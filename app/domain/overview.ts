import { isExpiredOrExpiresWithin, type Certificate } from './certificate'
import { compareText } from './collection'
import type { Day } from './day'
import { isExpiring, isRenewedButUnconfirmed, type Renewable } from './renewal'
import { sortNewestFirst, type Report } from './report'
import type { Training } from './training'

export const EXPIRING_WITHIN_DAYS = 90
const EXPIRING_SHOWN = 5
const TRAININGS_SHOWN = 3
const REPORTS_SHOWN = 5

/** The three lists of the dashboard out of what its viewer may see (specification, sections 2 and 9). */
export function overview<C extends Certificate & Renewable, T extends Training, R extends Report>(
  {
    certificates,
    trainings,
    reports,
  }: { certificates: readonly C[]; trainings: readonly T[]; reports: readonly R[] },
  today: Day,
) {
  const expiring = expiringCertificates(certificates, today)
  const upcoming = upcomingTrainings(trainings, today)
  const unconfirmed = certificates.filter(
    (certificate) =>
      isRenewedButUnconfirmed(certificate) &&
      isExpiredOrExpiresWithin(certificate, today, EXPIRING_WITHIN_DAYS),
  )
  return {
    expiring: {
      shown: expiring.slice(0, EXPIRING_SHOWN),
      total: expiring.length,
      /** How many are out of the list only because of a newer one that nobody has confirmed yet. */
      unconfirmed: unconfirmed.length,
    },
    upcoming: { shown: upcoming.slice(0, TRAININGS_SHOWN), total: upcoming.length },
    latestReports: sortNewestFirst(reports).slice(0, REPORTS_SHOWN),
  }
}

/** Active certificates whose last day is at most so many days away, the nearest first; not those that were replaced. */
export function expiringCertificates<C extends Certificate & Renewable>(
  certificates: readonly C[],
  today: Day,
  withinDays: number = EXPIRING_WITHIN_DAYS,
): C[] {
  return certificates
    .filter((certificate) => isExpiring(certificate, today, withinDays))
    .toSorted((a, b) => compareText(a.expiryDate, b.expiryDate))
}

/** Scheduled trainings from today on, the nearest first. */
export function upcomingTrainings<T extends Training>(trainings: readonly T[], today: Day): T[] {
  return trainings
    .filter((training) => training.status === 'scheduled' && training.date >= today)
    .toSorted((a, b) => compareText(a.date, b.date) || compareText(a.startTime, b.startTime))
}
