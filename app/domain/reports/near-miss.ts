import type { Source } from '~/domain/crew/records/taken-drop'
import { compareText } from '~/domain/words/collection'
import { daysUntil, type Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'

import { reportKind, type Report } from './report'

type Sourced = Report & { sources?: readonly Pick<Source, 'about'>[] | undefined }

/**
 * Returns „Od ostatniego zdarzenia potencjalnie wypadkowego: 12 dni”, or undefined if none was told. A hazard is no event.
 */
export function nearMissSentence(reports: readonly Sourced[], today: Day): string | undefined {
  const last = reports
    .filter((report) => reportKind(report) === 'near_miss')
    .filter(({ sources = [] }) => sources.length === 0 || sources.some(({ about }) => about !== 'hazard'))
    .map(({ date }) => date)
    .toSorted(compareText)
    .at(-1)
  if (last === undefined) return undefined
  const days = Math.max(0, daysUntil(today, last))
  return days === 0
    ? 'Ostatnie zdarzenie potencjalnie wypadkowe: dziś'
    : `Od ostatniego zdarzenia potencjalnie wypadkowego: ${countOf(days, 'day')}`
}
