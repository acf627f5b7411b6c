import * as v from 'valibot'

import { compareText } from '~/domain/words/collection'
import { daySchema, formatDay } from '~/domain/words/day'
import { filledText } from '~/domain/words/typed-text'

import { ACCIDENT_STEPS, stepFactsSchema } from './accident'
import { measureSchema } from './measure-schema'
import { registerEntrySchema } from './register-entry'
import { reportSchemas } from './report-fields'

/** The kinds in forms and on screens. A near miss is stored as an accident with a mark. */
export const REPORT_KINDS = ['accident', 'near_miss', 'indisposition'] as const

export type ReportKind = (typeof REPORT_KINDS)[number]

/** Only an event that hurts somebody is a „wypadek” (ustawa o ubezpieczeniu społecznym z tytułu wypadków, art. 3). */
export const REPORT_KIND_LABELS = {
  accident: 'Wypadek',
  near_miss: 'Zdarzenie potencjalnie wypadkowe',
  indisposition: 'Niedyspozycja',
} satisfies Record<ReportKind, string>

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
  ...reportSchemas,
  /** An unknown status is kept and labelled „Nieznany” (product rule). */
  status: v.string(),
  /** The day on which it was closed, if that is known. */
  closedOn: v.optional(daySchema),
  /** The days on which the steps of an accident were done. */
  protocol: v.optional(v.object(v.entriesFromList(ACCIDENT_STEPS, v.optional(daySchema)))),
  /** The facts of those steps beside their days. */
  stepFacts: v.optional(v.object(v.entriesFromList(ACCIDENT_STEPS, v.optional(stepFactsSchema)))),
  /** The entry in the register of accidents. */
  registerEntry: v.optional(registerEntrySchema),
  /**
   * The measures that follow from it. They are part of the report, so that exactly the people who see the report see
   * them.
   */
  measures: v.optional(v.array(measureSchema)),
})

export type Report = v.InferOutput<typeof reportSchema>

export function reportKind({ type, isNearMiss }: Pick<Report, 'type' | 'isNearMiss'>): ReportKind {
  return type === 'accident' && isNearMiss ? 'near_miss' : type
}

export function reportLabel(report: Pick<Report, 'type' | 'isNearMiss'>): string {
  return REPORT_KIND_LABELS[reportKind(report)]
}

/** Returns `Wypadek z 18.11.2026`, which names a report among others. */
export function reportName(report: Pick<Report, 'type' | 'isNearMiss' | 'date'>): string {
  return `${reportLabel(report)} z\u00a0${formatDay(report.date)}`
}

/** Who else has the register, with all its reports: those who have its shared folder, its other devices, or both. */
export type Readers = 'folder' | 'devices' | 'both' | 'nobody'

const READERS_TEXTS = {
  folder: 'To zgłoszenie może przeczytać każdy, kto ma dostęp do folderu wspólnego.',
  devices: 'To zgłoszenie może przeczytać każdy, kto ma urządzenie połączone z\u00a0rejestrem.',
  both: 'To zgłoszenie może przeczytać każdy, kto ma dostęp do folderu wspólnego albo urządzenie połączone z\u00a0rejestrem.',
  nobody: 'W\u00a0aplikacji współpracownicy nie widzą tego zgłoszenia.',
} satisfies Record<Readers, string>

/** Says where a report is that somebody has added in the panel. */
export const REPORT_PLACES = {
  folder: 'w\u00a0tej przeglądarce i\u00a0w\u00a0folderze wspólnym',
  devices: 'na połączonych urządzeniach',
  both: 'na połączonych urządzeniach i\u00a0w\u00a0folderze wspólnym',
  nobody: 'tylko w\u00a0tej przeglądarce',
} satisfies Record<Readers, string>

/** Says who reads a report of an indisposition. */
export function readersText(readers: Readers): string {
  return READERS_TEXTS[readers]
}

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
