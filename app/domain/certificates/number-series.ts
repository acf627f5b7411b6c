import type { QualificationType } from '~/domain/qualifications/qualification'

import type { Certificate } from './certificate'
import { normalNumber } from './certificate-number'

/** The beginning of a centre's numbers until it has a series of its own. */
const NUMBER_PREFIXES = {
  bhp: 'BHP',
  first_aid: 'KPP',
  fire_protection: 'PPO',
  electrical: 'SEP',
  machine_operator: 'UDT',
  own: 'DOK',
} satisfies Record<QualificationType, string>

/** Stands for the year in the texts of a series. */
const YEAR = '{rok}'

/** A pattern of numbers: the texts around a counter. The counter has at least `width` digits. */
export type NumberSeries = { before: string; after: string; width: number; counter: number }

type Numbered = Pick<Certificate, 'type' | 'number' | 'issueDate' | 'issuedBy'>

/**
 * Reads a number of a certificate that was issued in that year: `BHP/2026/0143`, `143/2026`, `BHP-77001`. The counter
 * is the last run of digits that is not the year. Undefined for a number without digits.
 */
export function seriesOf(number: string, year: string): NumberSeries | undefined {
  const runs = [...number.matchAll(/\d+/g)]
  const yearRun = runs.length > 1 ? runs.find(([digits]) => digits === year) : undefined
  const counter = runs.findLast((run) => run !== yearRun)
  if (!counter) return undefined
  // A longer run is no safe integer, so its beginning belongs to the text.
  const digits = counter[0].slice(-9)
  const end = counter.index + counter[0].length
  const textOf = (from: number, to: number) =>
    yearRun && yearRun.index >= from && yearRun.index < to
      ? number.slice(from, yearRun.index) + YEAR + number.slice(yearRun.index + year.length, to)
      : number.slice(from, to)
  return {
    before: textOf(0, end - digits.length),
    after: textOf(end, number.length),
    width: digits.length,
    counter: Number(digits),
  }
}

/**
 * Returns the centre's series at its next number in that year. The last issued number shows the pattern: a setting could
 * contradict the numbers that there are.
 */
export function nextSeries(
  { type, issuedBy, year }: { type: QualificationType; issuedBy: string; year: string },
  certificates: readonly Numbered[],
): NumberSeries {
  const issued = certificates.filter((certificate) => certificate.issuedBy === issuedBy)
  const ofType = issued.filter((certificate) => certificate.type === type)
  // An imported certificate may have no number to count by.
  const last = ofType.findLast(({ number, issueDate }) => seriesOf(number, yearOf(issueDate)))
  const series = last && seriesOf(last.number, yearOf(last.issueDate))
  return continueSeries(
    series ?? { before: `${NUMBER_PREFIXES[type]}/${YEAR}/`, after: '', width: 4, counter: 1 },
    year,
    issued,
  )
}

/** Returns the series at its next number in that year: one after the highest, or 1. */
export function continueSeries(
  series: NumberSeries,
  year: string,
  issued: readonly Pick<Certificate, 'number'>[],
): NumberSeries {
  const counters = issued.flatMap(({ number }) => counterIn(series, number, year) ?? [])
  return { ...series, counter: Math.max(0, ...counters) + 1 }
}

/** Returns `count` numbers of the series, from its counter on. It skips numbers that are taken. */
export function numbersOf(
  series: NumberSeries,
  year: string,
  count: number,
  taken: readonly string[],
): string[] {
  const isTaken = new Set(taken.map(normalNumber))
  const numbers: string[] = []
  for (let { counter } = series; numbers.length < count; counter += 1) {
    const number = numberAt({ ...series, counter }, year)
    if (!isTaken.has(normalNumber(number))) numbers.push(number)
  }
  return numbers
}

/**
 * Gives each chosen attendee a number: the typed one, or else the next free one of the series. Other attendees get none,
 * so that the series has no gap.
 */
export function assignNumbers(
  chosen: readonly string[],
  {
    series,
    year,
    typed,
    certificates,
  }: {
    series: NumberSeries | undefined
    year: string
    typed: ReadonlyMap<string, string>
    certificates: readonly Pick<Certificate, 'number'>[]
  },
): ReadonlyMap<string, string> {
  const waiting = chosen.filter((id) => !typed.has(id))
  const taken = [...certificates.map(({ number }) => number), ...typed.values()]
  const numbers = series ? numbersOf(series, year, waiting.length, taken) : []
  return new Map([...typed, ...waiting.map((id, index) => [id, numbers[index] ?? ''] as const)])
}

export function yearOf(day = ''): string {
  return day.slice(0, 4)
}

function numberAt({ before, after, width, counter }: NumberSeries, year: string): string {
  return `${before}${String(counter).padStart(width, '0')}${after}`.replace(YEAR, year)
}

function counterIn({ before, after }: NumberSeries, number: string, year: string): number | undefined {
  const [start, end] = [before.replace(YEAR, year), after.replace(YEAR, year)]
  if (!number.startsWith(start) || !number.endsWith(end)) return undefined
  const digits = number.slice(start.length, number.length - end.length)
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
