import * as v from 'valibot'

import { compareText } from './collection'
import { daySchema } from './day'
import { filledText } from './typed-text'

export const REPORT_TYPES = ['accident', 'indisposition'] as const

export type ReportType = (typeof REPORT_TYPES)[number]

export const REPORT_TYPE_LABELS = {
  accident: 'Wypadek',
  indisposition: 'Niedyspozycja',
} satisfies Record<ReportType, string>

export const REPORT_STATUSES = ['new', 'investigating', 'closed'] as const

export type ReportStatus = (typeof REPORT_STATUSES)[number]

const REPORT_STATUS_BADGES = {
  new: { label: 'Nowy', tone: 'warning' },
  investigating: { label: 'W trakcie wyjaśniania', tone: 'accent' },
  closed: { label: 'Zamknięty', tone: 'neutral' },
} as const satisfies Record<ReportStatus, { label: string; tone: string }>

const UNKNOWN_STATUS_BADGE = { label: 'Nieznany', tone: 'neutral' } as const

export const reportSchema = v.object({
  id: filledText,
  type: v.picklist(REPORT_TYPES),
  description: filledText,
  date: daySchema,
  reportedBy: filledText,
  /** An unknown status is kept and labelled „Nieznany” (product rule). */
  status: v.string(),
  location: v.optional(v.string()),
  witnesses: v.optional(v.array(filledText)),
})

export type Report = v.InferOutput<typeof reportSchema>

export function isReportStatus(status: string): status is ReportStatus {
  return REPORT_STATUSES.some((value) => value === status)
}

export function reportStatusBadge(status: string) {
  return isReportStatus(status) ? REPORT_STATUS_BADGES[status] : UNKNOWN_STATUS_BADGE
}

/** Sorts by date, the newest first. Reports of one day keep their order. */
export function sortNewestFirst<Row extends Report>(reports: readonly Row[]): Row[] {
  return reports.toSorted((a, b) => compareText(b.date, a.date))
}
