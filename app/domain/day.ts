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

/** A calendar day in Europe/Warsaw, `YYYY-MM-DD`; such strings sort as the days do. */
export type Day = string

/** The days that the app knows: its calendar and its forms end there. */
export const FIRST_DAY: Day = '2000-01-01'
export const LAST_DAY: Day = '2099-12-31'

const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** True only for a day that exists: `2026-02-30` is none. */
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

/** The day it is in Warsaw at that instant, wherever the code runs. */
export function warsawDay(instant: Date): Day {
  return warsawParts.format(instant)
}

const warsawClock = new Intl.DateTimeFormat('pl', {
  timeZone: 'Europe/Warsaw',
  hour: 'numeric',
  minute: '2-digit',
})

/** The time of day in Warsaw at that instant, `9:05`. */
export function warsawTime(instant: Date): string {
  return warsawClock.format(instant)
}

/** Moves a day by calendar units; the last day of a month stays within the month it lands in. */
export function shiftDay(day: Day, by: Duration): Day {
  return formatISO(add(parseISO(day), by), { representation: 'date' })
}

/** Whole days from `today` to `day`; negative when `day` is past. */
export function daysUntil(day: Day, today: Day): number {
  return differenceInCalendarDays(parseISO(day), parseISO(today))
}

/** Whole months from `today` to `day`, rounded down. */
export function monthsUntil(day: Day, today: Day): number {
  // date-fns' differenceInMonths takes 28 February of a leap year for the month's end and promises too much.
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

/** `21 listopada 2026`, for prose; no line of it begins with the month. */
export function formatDayInWords(day: Day): string {
  return inWords.format(parseISO(day)).replace(' ', '\u00a0')
}

/** `sobota, 21 listopada 2026`. */
export function formatDayWithWeekday(day: Day): string {
  return withWeekday.format(parseISO(day))
}
