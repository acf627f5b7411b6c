import { certificateStatus, type Certificate } from '~/domain/certificates/certificate'
import type { Renewable } from '~/domain/certificates/renewal'
import type { Source } from '~/domain/crew/records/taken-drop'
import {
  REPORT_KINDS,
  REPORT_STATUSES,
  reportKind,
  reportStatusBadge,
  type Report,
  type ReportKind,
} from '~/domain/reports/report'
import { compareText, groupBy } from '~/domain/words/collection'
import { daysUntil, formatDay, formatMonth, shiftDay, type Day } from '~/domain/words/day'
import { comparePolish, countOf, foldText } from '~/domain/words/polish'

/** Two years of reports are counted, the present month included. */
const MONTHS_BACK = 24
/** How many months ahead the qualifications are counted. */
const MONTHS_AHEAD = 12

const PLACES_SHOWN = 8

export type Count = { label: string; count: number }

/** The reports of one month by their kind. `month` is its first day. */
export type MonthOfReports = { month: Day } & Record<ReportKind, number>

/** Counts reports by the month of the event, for `MONTHS_BACK` months, the oldest first. */
export function reportsByMonth(reports: readonly Report[], today: Day): MonthOfReports[] {
  const byMonth = groupBy(reports, ({ date }) => monthOf(date))
  return Array.from({ length: MONTHS_BACK }, (_, index) => {
    const month = shiftDay(monthOf(today), { months: index + 1 - MONTHS_BACK })
    const ofMonth = byMonth.get(month) ?? []
    const countKind = (kind: ReportKind) => ofMonth.filter((report) => reportKind(report) === kind).length
    return {
      month,
      accident: countKind('accident'),
      near_miss: countKind('near_miss'),
      indisposition: countKind('indisposition'),
    }
  })
}

/** Returns „W ciągu dwóch lat: 6 wypadków, …. Najwięcej: listopad 2026 (4).”, or that there was none. */
export function reportsSentence(months: readonly MonthOfReports[]): string {
  const sumOf = (kind: ReportKind) => months.reduce((sum, month) => sum + month[kind], 0)
  const most = months.toSorted((a, b) => totalOf(b) - totalOf(a))[0]
  if (!most || totalOf(most) === 0) return 'W ciągu dwóch lat nie było zgłoszeń.'
  const totals = REPORT_KINDS.map((kind) => countOf(sumOf(kind), kind)).join(', ')
  return `W ciągu dwóch lat: ${totals}. Najwięcej: ${formatMonth(most.month)} (${totalOf(most)}).`
}

/** The fewest months that are drawn: with fewer the columns would say little. */
const MONTHS_DRAWN = 6

/** Returns the months from the first one with a report on. */
export function monthsWithReports(months: readonly MonthOfReports[]): readonly MonthOfReports[] {
  const first = months.findIndex((month) => totalOf(month) > 0)
  return first === -1 ? months : months.slice(Math.min(first, MONTHS_BACK - MONTHS_DRAWN))
}

/** Returns „Od ostatniego wypadku: 12 dni (09.11.2026).”, or undefined without a reported accident. */
export function lastAccidentSentence(reports: readonly Report[], today: Day): string | undefined {
  const last = reports
    .filter((report) => reportKind(report) === 'accident')
    .map(({ date }) => date)
    .toSorted(compareText)
    .at(-1)
  if (last === undefined) return undefined
  const days = Math.max(0, daysUntil(today, last))
  return days === 0
    ? 'Ostatni wypadek: dziś.'
    : `Od ostatniego wypadku: ${countOf(days, 'day')} (${formatDay(last)}).`
}

export function totalOf(month: MonthOfReports): number {
  return REPORT_KINDS.reduce((sum, kind) => sum + month[kind], 0)
}

/** The qualifications that are valid on a day, of all that people have or had. */
export type DayOfQualifications = { day: Day; valid: number; total: number }

/**
 * Counts the qualifications that are valid today and after each of the next months if nobody renews one. A
 * qualification is the newest confirmed certificate of its chain; revoked and pending ones count for nothing.
 */
export function validQualificationsAhead(
  certificates: readonly (Certificate & Renewable)[],
  today: Day,
): DayOfQualifications[] {
  const newest = certificates.filter(
    ({ status, replacedBy }) => status !== 'revoked' && status !== 'pending' && replacedBy === undefined,
  )
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, months) => {
    const day = shiftDay(today, { months })
    const valid = newest.filter((certificate) => certificateStatus(certificate, day) === 'active').length
    return { day, valid, total: newest.length }
  })
}

/** Returns the share in whole percent, rounded down: 99,6 % is not everybody. */
export function percentOf({ valid, total }: Pick<DayOfQualifications, 'valid' | 'total'>): number {
  return total === 0 ? 0 : Math.floor((valid / total) * 100)
}

/** Returns „Dziś ważne: 18 z 22 (81%). Jeśli nikt nic nie odnowi, 21.11.2027: 9 z 22 (40%).” */
export function qualificationsSentence(days: readonly DayOfQualifications[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first.total === 0) return 'Nie ma jeszcze certyfikatów do policzenia.'
  const share = (day: DayOfQualifications) => `${day.valid} z ${day.total} (${percentOf(day)}%)`
  return `Dziś ważne: ${share(first)}. Jeśli nikt nic nie odnowi, ${formatDay(last.day)}: ${share(last)}.`
}

/** Counts reports by status, in the order of the work. A status that this version does not know comes last. */
export function reportsByStatus(reports: readonly Report[]): Count[] {
  const byLabel = groupBy(reports, ({ status }) => reportStatusBadge(status).label)
  const known = REPORT_STATUSES.map((status) => reportStatusBadge(status).label)
  const labels = [...known, ...[...byLabel.keys()].filter((label) => !known.some((other) => other === label))]
  return labels.map((label) => ({ label, count: byLabel.get(label)?.length ?? 0 }))
}

type Sourced = Report & { sources?: readonly Pick<Source, 'place' | 'about'>[] | undefined }

/** Counts reports by the box from which they were told, the most frequent first. All others were filed in the panel. */
export function reportsBySource(reports: readonly Sourced[]): Count[] {
  const places = reports.flatMap(({ sources = [] }) => sources.slice(0, 1).map(({ place }) => place))
  const boxes = [...groupBy(places, foldText).values()]
    .map((same) => ({ label: `Skrzynka „${same[0] ?? ''}”`, count: same.length }))
    .toSorted((a, b) => b.count - a.count || comparePolish(a.label, b.label))
  return [...boxes, { label: 'Wpisane w\u00a0panelu', count: reports.length - places.length }].filter(
    ({ count }) => count > 0,
  )
}

/**
 * Counts reports by place, the most frequent first. A place is the text before the first comma: „Hala A,
 * stanowisko nr 3” is „Hala A”. Rare places are one row, and so are the reports without a place.
 */
export function reportsByPlace(reports: readonly Report[]): Count[] {
  const placed = reports.flatMap(({ location }) => placeName(location) ?? [])
  const places = [...groupBy(placed, foldText).values()]
    .map((spellings) => ({ label: spellings[0] ?? '', count: spellings.length }))
    .toSorted((a, b) => b.count - a.count || comparePolish(a.label, b.label))
  const rare = places.slice(PLACES_SHOWN)
  const sum = (counts: readonly Count[]) => counts.reduce((total, { count }) => total + count, 0)
  return [
    ...places.slice(0, PLACES_SHOWN),
    { label: 'Inne miejsca', count: sum(rare) },
    { label: 'Bez miejsca', count: reports.length - placed.length },
  ].filter(({ count }) => count > 0)
}

function placeName(location = ''): string | undefined {
  return location.split(',')[0]?.trim() || undefined
}

const CLOSING_STEPS = [
  { label: 'do 7 dni', upTo: 7 },
  { label: '8–14 dni', upTo: 14 },
  { label: '15–30 dni', upTo: 30 },
  { label: 'ponad 30 dni', upTo: Infinity },
]

/** How long the reports took from the event to closing. `median` is in days, undefined without a closed report. */
export type ClosingTimes = { counts: Count[]; median: number | undefined; closed: number; open: number }

/** Counts closed reports by the days from the event to closing. Those without a day of closing are left out. */
export function closingTimes(reports: readonly Report[]): ClosingTimes {
  const days = reports
    .flatMap(({ status, date, closedOn }) =>
      status === 'closed' && closedOn !== undefined ? [Math.max(0, daysUntil(closedOn, date))] : [],
    )
    .toSorted((a, b) => a - b)
  const counts = CLOSING_STEPS.map(({ label, upTo }, index) => {
    const above = CLOSING_STEPS[index - 1]?.upTo ?? -1
    return { label, count: days.filter((count) => count > above && count <= upTo).length }
  })
  return {
    counts,
    median: medianOf(days),
    closed: days.length,
    open: reports.filter(({ status }) => status !== 'closed').length,
  }
}

/** Returns the median of sorted whole numbers, rounded up, or undefined if there is none. */
function medianOf(sorted: readonly number[]): number | undefined {
  const middle = (sorted.length - 1) / 2
  const [below, above] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return below === undefined || above === undefined ? undefined : Math.ceil((below + above) / 2)
}

/** Returns „Typowy czas do zamknięcia (mediana): 14 dni. Otwarte: 5.” */
export function closingSentence({ median, open }: ClosingTimes): string {
  const closedPart =
    median === undefined
      ? 'Żadne zgłoszenie nie ma jeszcze daty zamknięcia.'
      : `Typowy czas do zamknięcia (mediana): ${countOf(median, 'day')}.`
  return `${closedPart} Otwarte: ${open}.`
}

/** Returns „Najwięcej: Hala A (4 z 14).”, or nothing without reports. */
export function mostFrequentSentence(counts: readonly Count[]): string {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const most = counts.toSorted((a, b) => b.count - a.count || compareText(a.label, b.label))[0]
  return most && total > 0 ? `Najwięcej: ${most.label} (${most.count} z ${total}).` : ''
}

/** Returns the first day of the month. */
function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}
