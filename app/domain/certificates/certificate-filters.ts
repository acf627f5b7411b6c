import { hasRole } from '~/domain/people/permission'
import { REMINDER_PERIODS, type ReminderPeriod } from '~/domain/people/settings'
import { fullName, type Person } from '~/domain/people/user'
import { commonName, qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { compareText } from '~/domain/words/collection'
import { formatDayInWords, type Day } from '~/domain/words/day'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { countOf } from '~/domain/words/polish'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'
import { stateDayLabel, type StateDay } from '~/domain/words/state-day'
import { parseTableSort, sortTable, tableSortParam, type TableSort } from '~/domain/words/table-sort'

import {
  CERTIFICATE_STATUS_BADGES,
  CERTIFICATE_STATUSES,
  certificateStatus,
  endOf,
  lastDayOf,
  type Certificate,
  type CertificateStatus,
} from './certificate'
import { isExpiringWithin, standingOf } from './deadline'
import type { Renewable } from './renewal'

export type CertificateFilters = {
  q: string
  status: CertificateStatus | 'all'
  /** Only active certificates that expire within this many days; the dashboard links to it. */
  within?: ReminderPeriod
  /** Only certificates to act on within this many days; reminders link to it. */
  act?: ReminderPeriod
  /** How the list is shown. Missing for its usual view. */
  view?: CertificateView
  /** The order of the table. Cards have their own. */
  sort?: TableSort<CertificateColumn>
  page: number
}

const CERTIFICATE_VIEWS = ['cards', 'table'] as const

export type CertificateView = (typeof CERTIFICATE_VIEWS)[number]

/** Nobody looks for a certificate among more cards. */
const MOST_CARDS = 30

/** Returns the view of a list of so many certificates until somebody chooses another. */
export function usualCertificateView(count: number, isOwnRegister: boolean): CertificateView {
  return isOwnRegister && count > MOST_CARDS ? 'table' : 'cards'
}

export function parseCertificateView(text: string | null): CertificateView | undefined {
  return CERTIFICATE_VIEWS.find((view) => view === text)
}

/** The columns by which the table can be sorted. */
const CERTIFICATE_COLUMNS = [
  'holder',
  'qualification',
  'number',
  'issued',
  'issuer',
  'time',
  'status',
] as const

export type CertificateColumn = (typeof CERTIFICATE_COLUMNS)[number]

export const CERTIFICATES_PER_PAGE = 24
const CERTIFICATE_ROWS_PER_PAGE = 50

/** The choices of the status filter. The first one means no filter. */
export const CERTIFICATE_FILTER_OPTIONS = [
  { value: 'all', label: 'Wszystkie statusy' },
  ...CERTIFICATE_STATUSES.map((value) => ({ value, label: CERTIFICATE_STATUS_BADGES[value].label })),
] satisfies { value: CertificateFilters['status']; label: string }[]

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseCertificateFilters(params: URLSearchParams): CertificateFilters {
  const status = CERTIFICATE_STATUSES.find((value) => value === params.get('status')) ?? 'all'
  const within = REMINDER_PERIODS.find((value) => value === params.get('within'))
  const act = REMINDER_PERIODS.find((value) => value === params.get('act'))
  const view = parseCertificateView(params.get('view'))
  const sort = parseTableSort(params, CERTIFICATE_COLUMNS)
  return { q: parseQuery(params), status, within, act, view, sort, page: parsePage(params) }
}

/** Writes the filters to search params. Defaults are left out. */
export function certificateSearchParams({
  q,
  status,
  within,
  act,
  view,
  sort,
  page,
}: Partial<CertificateFilters>): URLSearchParams {
  return searchParamsOf({
    q,
    status: status === 'all' ? undefined : status,
    within,
    act,
    view,
    sort: tableSortParam(sort),
    page: pageParam(page),
  })
}

/** Returns „Wygasają w ciągu 90 dni” or „Terminy w ciągu 30 dni”, or undefined without such a filter. */
export function spanLabel({ within, act }: Pick<CertificateFilters, 'within' | 'act'>): string | undefined {
  const labels = [
    within && `Wygasają w\u00a0ciągu ${countOf(Number(within), 'day')}`,
    act && `Terminy w\u00a0ciągu ${countOf(Number(act), 'day')}`,
  ].filter(Boolean)
  return labels.length > 0 ? labels.join(' · ') : undefined
}

/**
 * `holder` names the holder, and `surnameFirst` does so for a list that is sorted by it. A paper may have a `formerName`,
 * so it is searched, too.
 */
type Listed = Certificate & Renewable & { holder?: string; surnameFirst?: string; formerName?: string }

/** Filters by the status on that day, sorts and returns the requested page. Without a chosen order it is by urgency. */
export function filterCertificates<Row extends Listed>(
  certificates: readonly Row[],
  { q, status, within, act, view, sort, page }: CertificateFilters,
  today: Day,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = certificates.filter(
    (certificate) =>
      (status === 'all' || certificateStatus(certificate, today) === status) &&
      (within === undefined || isExpiringWithin(certificate, today, Number(within))) &&
      (act === undefined || standingOf(certificate, today, Number(act)) === 'to_act') &&
      matches(
        commonName(certificate),
        qualificationTitle(certificate),
        scopeLabel(certificate),
        certificate.number,
        certificate.holder,
        certificate.formerName,
      ),
  )
  const byUrgency = sortByUrgency(rows, today)
  if (view !== 'table') return pageOf(byUrgency, page, CERTIFICATES_PER_PAGE)
  const sorted = sortTable(byUrgency, sort, {
    holder: ({ surnameFirst }) => surnameFirst,
    qualification: (certificate) => `${qualificationTitle(certificate)} ${scopeLabel(certificate) ?? ''}`,
    number: ({ number }) => number,
    issued: ({ issueDate }) => issueDate,
    issuer: ({ issuedBy }) => issuedBy,
    time: lastDayOf,
    status: (certificate) => URGENCY[certificateStatus(certificate, today)],
  })
  return pageOf(sorted, page, CERTIFICATE_ROWS_PER_PAGE)
}

/** Expired certificates come before others: somebody may be at work without a valid one. */
const URGENCY = { expired: 0, active: 1, pending: 2, revoked: 3 } satisfies Record<CertificateStatus, number>

/** Comes after every value of `URGENCY`. */
const REPLACED_URGENCY = 4

/**
 * Sorts by status (expired, active, pending, revoked), then by the expiry, the earliest first. Replaced ones are last.
 */
export function sortByUrgency<Row extends Certificate & Renewable & { holder?: string }>(
  certificates: readonly Row[],
  today: Day,
): Row[] {
  return certificates
    .map((certificate) => {
      const status = certificateStatus(certificate, today)
      const urgency = certificate.replacedBy === undefined ? URGENCY[status] : REPLACED_URGENCY
      return { certificate, urgency, day: endOf(certificate) }
    })
    .toSorted(
      (a, b) =>
        a.urgency - b.urgency ||
        compareText(a.day, b.day) ||
        compareText(a.certificate.number, b.certificate.number),
    )
    .map(({ certificate }) => certificate)
}

/** Returns the line above a printed list: whose certificates it has, which of them and of which day. */
export function certificateSheetLine(viewer: Person, filters: CertificateFilters, state: StateDay): string {
  const { q, status } = filters
  const parts = [
    hasRole(viewer, 'employee') ? fullName(viewer) : (viewer.company ?? 'Wszystkie firmy'),
    status !== 'all' && CERTIFICATE_STATUS_BADGES[status].label,
    spanLabel(filters),
    q && `„${q}”`,
    `stan na ${stateDayLabel(state, formatDayInWords)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
