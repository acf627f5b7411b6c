import { formatDay } from '~/domain/words/day'
import { parseTypedDay } from '~/domain/words/typed-time'

import type { DaysOfHeading } from './heading-days'

// The cells of tables that people type into.

/** The mark by which people write „the same as above” into a table. */
const SAME_AS_ABOVE = /^(["„”]|,,|-"-|j\.? ?w\.?)$/i

/** Returns the text of a cell, or that of the cell above if a mark stands for it. */
export function withTextAbove(text: string, above: string | undefined): string {
  const typed = text.trim()
  return SAME_AS_ABOVE.test(typed) ? (above ?? '') : typed
}

/** „do 12.03.2027” and „wydano 12.03.2025”. */
const SAID_END = /^(do|ważn\S*(\s+do)?)[\s:]+(?=\d)/i
const SAID_ISSUE = /^(od|z(\s+dnia)?|wyd\S*(\s+dnia)?)[\s:]+(?=\d)/i

/** „120327” */
const SHORT_DAY = /^(\d{2})(\d{2})(\d{2})$/

/**
 * Returns a typed day as `parseCellDay` reads it, „12.03.2027”, and whether the cell says itself that it is the day of issue
 * or the end. A year of two digits is of this century. Any other text stays as it is.
 */
export function readTypedText(text: string): { day: string; says?: DaysOfHeading } {
  const typed = text.trim()
  const bare = typed.replace(SAID_END, '').replace(SAID_ISSUE, '')
  const says = bare === typed ? undefined : SAID_END.test(typed) ? 'end' : 'issue'
  const day = parseTypedDay(bare.replace(SHORT_DAY, '$1.$2.$3'))
  return { day: day === undefined ? bare : formatDay(day), ...(says && { says }) }
}
