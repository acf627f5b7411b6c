import { assessmentOf, isRecognized } from '~/domain/reports/accident-progress'
import { belongsToRegister } from '~/domain/reports/accident-register'
import type { Report } from '~/domain/reports/report'
import { formatDay, type Day } from '~/domain/words/day'
import { decimalLabel } from '~/domain/words/number-label'
import { countOf, formOf } from '~/domain/words/polish'

/** The last years that are shown. */
const YEARS_SHOWN = 5

/** The accidents at work of one year, and what they amount to. */
export type YearOfAccidents = {
  year: string
  accidents: number
  /** The average number of employed people, or undefined if nobody knows it. */
  people: number | undefined
  /** Accidents per 1,000 employed (GUS: wskaźnik częstości). */
  frequency: number | undefined
  /** The accidents that were not fatal, and those of them whose days of incapacity are known. */
  nonFatal: number
  withKnownDays: number
  /** The sum of those days. */
  days: number
  /** Days of incapacity per accident, without fatal ones (GUS: wskaźnik ciężkości). */
  severity: number | undefined
}

/**
 * Returns the years from the first accident on, at most `YEARS_SHOWN` and always the present one, the oldest first. It
 * counts the accidents of employees that no protocol denies.
 */
export function accidentsByYear(
  reports: readonly Report[],
  peopleIn: (year: string) => number | undefined,
  today: Day,
): YearOfAccidents[] {
  const accidents = reports.filter(
    // Those who are employed elsewhere are not among the employed people, either.
    (report) =>
      belongsToRegister(report) &&
      assessmentOf(report).who === 'employee' &&
      isRecognized(report) !== false &&
      report.date <= today,
  )
  const thisYear = yearOf(today)
  const first = accidents.reduce((year, { date }) => Math.min(year, yearOf(date)), thisYear)
  const from = Math.max(first, thisYear + 1 - YEARS_SHOWN)
  return Array.from({ length: thisYear + 1 - from }, (_, index) => {
    const year = String(from + index)
    const ofYear = accidents.filter(({ date }) => date.startsWith(year))
    const nonFatal = ofYear.filter(({ accident }) => accident?.severity !== 'fatal')
    const known = nonFatal.flatMap(({ registerEntry }) => registerEntry?.daysOfIncapacity ?? [])
    const people = peopleIn(year)
    const days = known.reduce((sum, count) => sum + count, 0)
    return {
      year,
      accidents: ofYear.length,
      people,
      frequency: people === undefined ? undefined : (ofYear.length / people) * 1_000,
      nonFatal: nonFatal.length,
      withKnownDays: known.length,
      days,
      severity: known.length === 0 ? undefined : days / known.length,
    }
  })
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** Returns `12,5`, or a dash for what is not known. */
export function rateLabel(rate: number | undefined): string {
  return rate === undefined ? '—' : decimalLabel(rate)
}

/** Returns „2026 (do 21.11.2026): 4 wypadki pracowników, także przed protokołem. Przy średnim zatrudnieniu 7: 571,4 na 1000.” */
export function frequencySentence(year: YearOfAccidents, today: Day): string {
  const { accidents, people, frequency } = year
  const counted = `${yearLabel(year, today)}: ${countOf(accidents, 'accident')} pracowników, także przed protokołem.`
  return people === undefined
    ? `${counted} Wpisz liczbę zatrudnionych, aby policzyć częstość.`
    : `${counted} Przy średnim zatrudnieniu ${rateLabel(people)}: ${rateLabel(frequency)} na 1000.`
}

/** Returns „2026 (do 21.11.2026): 9 dni na wypadek. Dni są znane dla 1 z 4 wypadków, bez śmiertelnych.” */
export function severitySentence(year: YearOfAccidents, today: Day): string {
  const { nonFatal, withKnownDays, severity } = year
  const label = yearLabel(year, today)
  if (nonFatal === 0) return `${label}: nie było wypadków, po których liczy się dni.`
  if (severity === undefined) {
    return `${label}: dni niezdolności nie są znane dla żadnego wypadku. Wpisuje się je w\u00a0rejestrze wypadków.`
  }
  const days = Number.isInteger(severity) ? formOf(severity, ['dzień', 'dni', 'dni']) : 'dnia'
  const all = formOf(nonFatal, ['wypadku', 'wypadków', 'wypadków'])
  return `${label}: ${rateLabel(severity)}\u00a0${days} na wypadek. Dni są znane dla ${withKnownDays} z ${nonFatal}\u00a0${all}, bez śmiertelnych.`
}

/** Returns `2025`, or `2026 (do 21.11.2026)` for the year that is not over. */
export function yearLabel({ year }: Pick<YearOfAccidents, 'year'>, today: Day): string {
  return today.startsWith(year) ? `${year} (do ${formatDay(today)})` : year
}
