import * as v from 'valibot'

import { clockTime } from './clock-time'
import { isDay, type Day } from './day'

/** Stands for a day or an hour that is not typed to its end. It is neither, so that every form refuses it. */
export const HALF_TYPED = '?'

/** Reads an hour as people in Poland type it, „9:05”, „9.05”, „905” or „9”, and returns `09:05`, or an empty text. */
export function parseTypedTime(text: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text.trim()) ?? []
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return v.is(clockTime(), time) && hours !== '' ? time : ''
}

/** „21.11.2026”, „21.11.26”, „21 11 2026”, „21/11/2026”, „21-11-2026 r.” */
const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})(?:\s*r\.?)?$/
/** „21112026” */
const ONLY_DIGITS = /^(\d{2})(\d{2})(\d{4})$/
const YEAR_FIRST = /^(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})$/

/** Reads a day as people in Poland type it, or undefined. A year of two digits is of this century. */
export function parseTypedDay(text: string): Day | undefined {
  const typed = text.trim()
  const [, date = '', month = '', year = ''] = DAY_FIRST.exec(typed) ?? ONLY_DIGITS.exec(typed) ?? []
  const [, isoYear = '', isoMonth = '', isoDate = ''] = YEAR_FIRST.exec(typed) ?? []
  const day = isoYear
    ? dayOf(isoYear, isoMonth, isoDate)
    : dayOf(year.length === 2 ? `20${year}` : year, month, date)
  return isDay(day) ? day : undefined
}

function dayOf(year: string, month: string, date: string): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
