import {
  add,
  differenceInCalendarDays,
  differenceInCalendarMonths,
  formatISO,
  isValid,
  parseISO,
  type Duration,
} from 'date-fns'
import * as v from 'valibot'

/** A calendar day in Europe/Warsaw, `YYYY-MM-DD`. Such strings sort by date. */
export type Day = string

/** The first and the last day that the calendar and the forms accept. */
export const FIRST_DAY: Day = '2000-01-01'
export const LAST_DAY: Day = '2099-12-31'

const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** True for a day that exists: `2026-02-30` does not. */
export function isDay(value: string): boolean {
  return DAY_SHAPE.test(value) && isValid(parseISO(value))
}

export const daySchema = v.pipe(v.string(), v.check(isDay, 'Podaj datę, która istnieje'))

const warsawParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the day in Warsaw at that instant. */
export function warsawDay(instant: Date): Day {
  return warsawParts.format(instant)
}

const warsawClock = new Intl.DateTimeFormat('pl', {
  timeZone: 'Europe/Warsaw',
  hour: 'numeric',
  minute: '2-digit',
})

/** Returns the time in Warsaw at that instant, `9:05`. */
export function warsawTime(instant: Date): string {
  return warsawClock.format(instant)
}

/** Moves a day by calendar units: 31 January and one month give the last day of February. */
export function shiftDay(day: Day, by: Duration): Day {
  return formatISO(add(parseISO(day), by), { representation: 'date' })
}

/** Returns whole days from `today` to `day`, negative for a past day. */
export function daysUntil(day: Day, today: Day): number {
  return differenceInCalendarDays(parseISO(day), parseISO(today))
}

/** Returns whole months from `today` to `day`, rounded down. */
export function monthsUntil(day: Day, today: Day): number {
  // date-fns' differenceInMonths treats 28 February of a leap year as the end of the month: a month too many.
  const months = differenceInCalendarMonths(parseISO(day), parseISO(today))
  return shiftDay(today, { months }) > day ? months - 1 : months
}

/** `21.11.2026`, for tables and cards. */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}

const inWords = new Intl.DateTimeFormat('pl', { day: 'numeric', month: 'long', year: 'numeric' })
const withWeekday = new Intl.DateTimeFormat('pl', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** `21 listopada 2026`, for prose. The day and the month stay on one line. */
export function formatDayInWords(day: Day): string {
  return inWords.format(parseISO(day)).replace(' ', '\u00a0')
}

/** `sobota, 21 listopada 2026`. */
export function formatDayWithWeekday(day: Day): string {
  return withWeekday.format(parseISO(day))
}
