import { isExpiredOrExpiresWithin, type Certificate } from './certificate'
import { compareText } from './collection'
import type { Day } from './day'
import { isExpiring, isRenewedButUnconfirmed, type Renewable } from './renewal'
import { sortNewestFirst, type Report } from './report'
import type { Training } from './training'

const EXPIRING_WITHIN_DAYS = 90
const MAX_EXPIRING = 5
const MAX_TRAININGS = 3
const MAX_REPORTS = 5

/** Returns the three lists of the dashboard. The caller passes only what the viewer may see. */
export function overview<
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
  const unconfirmed = certificates.filter(
    (certificate) =>
      isRenewedButUnconfirmed(certificate) &&
      isExpiredOrExpiresWithin(certificate, today, EXPIRING_WITHIN_DAYS),
  )
  return {
    expiring: {
      items: expiring.slice(0, MAX_EXPIRING),
      total: expiring.length,
      /** How many are not in the list because of a renewal that is not confirmed yet. */
      unconfirmed: unconfirmed.length,
    },
    upcoming: { items: upcoming.slice(0, MAX_TRAININGS), total: upcoming.length },
    latestReports: sortNewestFirst(reports).slice(0, MAX_REPORTS),
  }
}

/** Returns active certificates that expire within `withinDays` and are not replaced, the nearest expiry first. */
export function expiringCertificates<Row extends Certificate & Renewable>(
  certificates: readonly Row[],
  today: Day,
  withinDays: number = EXPIRING_WITHIN_DAYS,
): Row[] {
  return certificates
    .filter((certificate) => isExpiring(certificate, today, withinDays))
    .toSorted((a, b) => compareText(a.expiryDate, b.expiryDate))
}

/** Returns scheduled trainings from today on, the nearest first. */
export function upcomingTrainings<Row extends Training>(trainings: readonly Row[], today: Day): Row[] {
  return trainings
    .filter((training) => training.status === 'scheduled' && training.date >= today)
    .toSorted((a, b) => compareText(a.date, b.date) || compareText(a.startTime, b.startTime))
}
