import {
  CERTIFICATE_STATUS_BADGES,
  CERTIFICATE_STATUSES,
  CERTIFICATE_TYPE_LABELS,
  certificateStatus,
  URGENCY,
  type Certificate,
  type CertificateStatus,
} from './certificate'
import { compareText } from './collection'
import type { Day } from './day'
import { pageOf, pageParam, parsePage, type Page } from './page'
import { countOf } from './polish'
import { parseQuery, queryMatcher, searchParamsOf } from './query'
import { hasOpenDeadline, isExpiring, type Renewable } from './renewal'
import { REMINDER_PERIODS, type ReminderPeriod } from './settings'

export type CertificateFilters = {
  q: string
  status: CertificateStatus | 'all'
  /** Only certificates that expire within this many days; reminders link to it. */
  within?: ReminderPeriod
  page: number
}

export const CERTIFICATES_PER_PAGE = 24

/** The choices of the status filter. The first one means no filter. */
export const CERTIFICATE_FILTER_OPTIONS = [
  { value: 'all', label: 'Wszystkie statusy' },
  ...CERTIFICATE_STATUSES.map((value) => ({ value, label: CERTIFICATE_STATUS_BADGES[value].label })),
] satisfies { value: CertificateFilters['status']; label: string }[]

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseCertificateFilters(params: URLSearchParams): CertificateFilters {
  const status = CERTIFICATE_STATUSES.find((value) => value === params.get('status')) ?? 'all'
  const within = REMINDER_PERIODS.find((value) => value === params.get('within'))
  return { q: parseQuery(params), status, within, page: parsePage(params) }
}

/** Writes the filters to search params. Defaults are left out. */
export function certificateSearchParams({
  q,
  status,
  within,
  page,
}: Partial<CertificateFilters>): URLSearchParams {
  return searchParamsOf({
    q,
    status: status === 'all' ? undefined : status,
    within,
    page: pageParam(page),
  })
}

/** Returns for example „Wygasające w ciągu 30 dni”. */
export function withinLabel(within: ReminderPeriod): string {
  return `Wygasające w\u00a0ciągu ${countOf(Number(within), 'day')}`
}

/** Filters by the status on that day, sorts by urgency and returns the requested page. */
export function filterCertificates<Row extends Certificate & Renewable & { holder?: string }>(
  certificates: readonly Row[],
  { q, status, within, page }: CertificateFilters,
  today: Day,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = certificates.filter(
    (certificate) =>
      (status === 'all' || certificateStatus(certificate, today) === status) &&
      (within === undefined || isExpiring(certificate, today, Number(within))) &&
      matches(CERTIFICATE_TYPE_LABELS[certificate.type], certificate.number, certificate.holder),
  )
  return pageOf(sortByUrgency(rows, today), page, CERTIFICATES_PER_PAGE)
}

/** Comes after every value of `URGENCY`. */
const REPLACED_URGENCY = 4

/**
 * Sorts by status (active, pending, expired, revoked), then by expiry, the nearest first. Replaced ones are
 * last, except an active one whose renewal is not confirmed yet.
 */
export function sortByUrgency<Row extends Certificate & Renewable & { holder?: string }>(
  certificates: readonly Row[],
  today: Day,
): Row[] {
  return certificates
    .map((certificate) => ({ certificate, urgency: urgencyOf(certificate, today) }))
    .toSorted(
      (a, b) =>
        a.urgency - b.urgency ||
        compareText(a.certificate.expiryDate, b.certificate.expiryDate) ||
        compareText(a.certificate.number, b.certificate.number),
    )
    .map(({ certificate }) => certificate)
}

function urgencyOf(certificate: Certificate & Renewable, today: Day): number {
  return certificate.replacedBy === undefined || hasOpenDeadline(certificate, today)
    ? URGENCY[certificateStatus(certificate, today)]
    : REPLACED_URGENCY
}
