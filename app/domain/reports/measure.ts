import { compareText } from '~/domain/words/collection'
import { daysUntil, formatDay, lastDayLabel, type Day } from '~/domain/words/day'
import { countOf, cutText, keepTogether } from '~/domain/words/polish'

import type { Measure } from './measure-schema'
import type { Report } from './report'

export type MeasureState = 'open' | 'late' | 'done'

export const MEASURE_STATE_LABELS = {
  open: 'Otwarte',
  late: 'Po terminie',
  done: 'Wykonane',
} satisfies Record<MeasureState, string>

/** Returns the state on that day. A measure is in time through the end of its day. */
export function measureState({ due, done }: Pick<Measure, 'due' | 'done'>, today: Day): MeasureState {
  if (done) return 'done'
  return due < today ? 'late' : 'open'
}

/** Compares open measures before done ones: the open ones by their day, and what was done last first. */
export function compareMeasures(a: Measure, b: Measure): number {
  if (a.done && b.done) return compareText(b.done.doneOn, a.done.doneOn)
  if (a.done || b.done) return a.done ? 1 : -1
  return compareText(a.due, b.due)
}

/** A measure with the report that it follows from. */
export type ListedMeasure<Row extends Report = Report> = { measure: Measure; report: Row }

/** Returns the measures of these reports: the open ones by their day, then the done ones. */
export function measuresOf<Row extends Report>(reports: readonly Row[]): ListedMeasure<Row>[] {
  return reports
    .flatMap((report) => (report.measures ?? []).map((measure) => ({ measure, report })))
    .toSorted((a, b) => compareMeasures(a.measure, b.measure))
}

/** Counts the measures that are not done, and those of them that are late. */
export function countMeasures(reports: readonly Report[], today: Day): { open: number; late: number } {
  const states = measuresOf(reports).map(({ measure }) => measureState(measure, today))
  const late = states.filter((state) => state === 'late').length
  return { open: states.filter((state) => state !== 'done').length, late }
}

const MAX_TITLE_LENGTH = 80

/** Returns the first line, cut at a word: it names the measure among others. */
export function measureTitle({ what }: Pick<Measure, 'what'>): string {
  const [line = ''] = what.split('\n')
  if (line.length <= MAX_TITLE_LENGTH) return line
  const cut = cutText(line, MAX_TITLE_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1).trimEnd() || cut}…`
}

/** Returns for example `do 02.12.2026, za 11 dni`, that the day is over, or the day on which it was done. */
export function measureDayLabel(measure: Pick<Measure, 'due' | 'done'>, today: Day): string {
  const { due, done } = measure
  if (done) {
    const delay = daysUntil(done.doneOn, due)
    return `wykonano ${formatDay(done.doneOn)}${delay > 0 ? `, ${countOf(delay, 'day')} po terminie` : ''}`
  }
  return keepTogether(lastDayLabel(due, today))
}
