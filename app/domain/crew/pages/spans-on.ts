import { compareText } from '~/domain/words/collection'
import { FIRST_DAY, LAST_DAY, type Day } from '~/domain/words/day'

import type { Span } from './page'

/**
 * Returns the times that the day is in. None says that the papers are not in order on that day, or nobody knows it. The day
 * is that of `dayOf`, never one before the page was written.
 */
export function spansOn(spans: readonly Span[], day: Day): Span[] {
  return spans.filter(({ from = FIRST_DAY, until = LAST_DAY }) => from <= day && day <= until)
}

/** Returns the day on which the next time begins. */
export function nextBegin(spans: readonly Span[], day: Day): Day | undefined {
  return spans
    .flatMap(({ from }) => (from !== undefined && from > day ? [from] : []))
    .toSorted(compareText)[0]
}
