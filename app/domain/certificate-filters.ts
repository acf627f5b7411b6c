import {
  CERTIFICATE_STATUS_BADGES,
  CERTIFICATE_STATUSES,
  CERTIFICATE_TYPE_LABELS,
  certificateStatus,
  type Certificate,
  type CertificateStatus,
} from './certificate'
import { compareText } from './compare'
import type { Day } from './day'
import { pageOf, pageParam, parsePage, type Page } from './page'
import { parseQuery, queryMatcher, searchParamsOf } from './query'
import type { Renewable } from './renewal'

export type CertificateFilters = { q: string; status: CertificateStatus | 'all'; page: number }

export const CERTIFICATES_PER_PAGE = 24

/** The choices of the status filter; the first one filters nothing. */
export const CERTIFICATE_FILTER_OPTIONS = [
  { value: 'all', label: 'Wszystkie statusy' },
  ...CERTIFICATE_STATUSES.map((value) => ({ value, label: CERTIFICATE_STATUS_BADGES[value].label })),
] satisfies { value: CertificateFilters['status']; label: string }[]

/** Reads the filters from the URL; what is unknown or malformed means no filter. */
export function parseCertificateFilters(params: URLSearchParams): CertificateFilters {
  const status = CERTIFICATE_STATUSES.find((known) => known === params.get('status')) ?? 'all'
  return { q: parseQuery(params), status, page: parsePage(params) }
}

/** Writes the filters to search params; a default is left out of the URL. */
export function certificateSearchParams({ q, status, page }: Partial<CertificateFilters>): URLSearchParams {
  return searchParamsOf({ q, status: status === 'all' ? undefined : status, page: pageParam(page) })
}

/** Filters by the status of the day, sorts by urgency and cuts out the page asked for. */
export function filterCertificates<Row extends Certificate & Renewable>(
  certificates: readonly Row[],
  { q, status, page }: CertificateFilters,
  today: Day,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = certificates.filter(
    (certificate) =>
      (status === 'all' || certificateStatus(certificate, today) === status) &&
      matches(CERTIFICATE_TYPE_LABELS[certificate.type], certificate.number),
  )
  return pageOf(sortByUrgency(rows, today), page, CERTIFICATES_PER_PAGE)
}

const URGENCY = { active: 0, pending: 1, expired: 2, revoked: 3 } satisfies Record<CertificateStatus, number>
const REPLACED = 4

/** What can still be acted on comes first: active by nearest expiry, then pending, expired, revoked; last what was replaced. */
export function sortByUrgency<Row extends Certificate & Renewable>(
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
  return certificate.replacedBy === undefined ? URGENCY[certificateStatus(certificate, today)] : REPLACED
}
