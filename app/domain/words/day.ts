import { add, type Duration } from 'date-fns'
import * as v from 'valibot'

import { keepLast } from './keep-last'
import { countOf } from './polish'

/** A calendar day in Europe/Warsaw, `YYYY-MM-DD`. Such strings sort by date. */
export type Day = string

/** The first and the last day that the calendar and the forms accept. */
export const FIRST_DAY: Day = '2000-01-01'
export const LAST_DAY: Day = '2099-12-31'

const DAY_MS = 24 * 60 * 60 * 1000
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** True for a day that exists: `2026-02-30` does not. */
export function isDay(value: string): boolean {
  return DAY_SHAPE.test(value) && exists(value.split('-').map(Number))
}

/** In UTC: a register has thousands of days, and in the browser's own time zone each check takes three times as long. */
function exists([year = 0, month = 0, date = 0]: number[]): boolean {
  const found = new Date(Date.UTC(year, month - 1, date))
  return found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === date
}

export const daySchema = v.pipe(
  v.string(),
  v.check(isDay, 'Podaj datę, która istnieje, na przykład 21.11.2026'),
)

const warsawFormat = keepLast(
  () =>
    new Intl.DateTimeFormat('pl', {
      timeZone: 'Europe/Warsaw',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }),
)

/** Returns what Warsaw's clock shows at that instant, `YYYY-MM-DDTHH:mm`. */
function inWarsaw(instant: Date): string {
  // The first use of Intl holds a slow phone up by a fifth of a second, which Temporal saves where there is one.
  const zoned = instant.toTemporalInstant?.().toZonedDateTimeISO('Europe/Warsaw')
  if (zoned) return zoned.toString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
  // Browsers put the parts of a date together in different ways, so only the parts themselves are taken.
  const parts = warsawFormat().formatToParts(instant)
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value.padStart(2, '0')]),
  )
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** Returns the day in Warsaw at that instant. */
export function warsawDay(instant: Date): Day {
  return inWarsaw(instant).slice(0, 10)
}

/** Returns the time in Warsaw at that instant, `9:05`. */
export function warsawTime(instant: Date): string {
  return inWarsaw(instant).slice(11).replace(/^0/, '')
}

/** `21.11.2026, 10:05`, Warsaw time. */
export function formatInstant(instant: Date): string {
  return `${formatDay(warsawDay(instant))}, ${warsawTime(instant)}`
}

/** Returns the day and the clock time in Warsaw at that instant, `HH:mm`. */
export function warsawMoment(instant: Date): { day: Day; time: string } {
  return { day: warsawDay(instant), time: warsawTime(instant).padStart(5, '0') }
}

/** Moves a day by calendar units: 31 January and one month give the last day of February. */
export function shiftDay(day: Day, by: Duration): Day {
  return toDay(add(toDate(day), by))
}

/** Returns the first day of the week of a day. */
export function mondayOf(day: Day): Day {
  return shiftDay(day, { days: -((toDate(day).getDay() + 6) % 7) })
}

/** Returns whole days from `today` to `day`, negative for a past day. */
export function daysUntil(day: Day, today: Day): number {
  return (Date.parse(day) - Date.parse(today)) / DAY_MS
}

/** Returns whole months from `today` to `day`, rounded down. */
export function monthsUntil(day: Day, today: Day): number {
  // date-fns' differenceInMonths treats 28 February of a leap year as the end of the month: a month too many.
  const [to, from] = [toDate(day), toDate(today)]
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()
  return shiftDay(today, { months }) > day ? months - 1 : months
}

/** `21.11.2026`, for tables and cards. */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}

/** As they stand in a date. */
export const MONTHS = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
]
export const WEEKDAYS = ['Niedziela', 'Poniedziałek', 'Wtorek', 'Środa', 'Czwartek', 'Piątek', 'Sobota']

/** `21 listopada 2026`, for prose. The day and the month stay on one line. */
export function formatDayInWords(day: Day): string {
  const date = toDate(day)
  return `${date.getDate()}\u00a0${MONTHS[date.getMonth()]} ${date.getFullYear()}`
}

const MONTH_NAMES = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
]

/** `listopad 2026`, for a whole month. */
export function formatMonth(day: Day): string {
  const date = toDate(day)
  return `${MONTH_NAMES[date.getMonth()]} ${date.getFullYear()}`
}

/** `Sobota, 21 listopada 2026`, for headings and the beginning of a line. */
export function formatDayWithWeekday(day: Day): string {
  return `${WEEKDAYS[toDate(day).getDay()]}, ${formatDayInWords(day)}`
}

/** Returns the start of the day in the browser's own time zone, for date-fns. */
function toDate(day: Day): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

function toDay(date: Date): Day {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return [
    String(date.getFullYear()).padStart(4, '0'),
    twoDigits(date.getMonth() + 1),
    twoDigits(date.getDate()),
  ].join('-')
}

/** Returns „dziś”, „jutro” or „za 5 dni”. */
export function daysAheadLabel(days: number): string {
  if (days === 0) return 'dziś'
  return days === 1 ? 'jutro' : `za ${countOf(days, 'day')}`
}

/** Returns „do 02.12.2026, za 11 dni”, or „termin minął 20.11.2026, 1 dzień temu”. */
export function lastDayLabel(day: Day, today: Day): string {
  const days = daysUntil(day, today)
  if (days < 0) return `termin minął ${formatDay(day)}, ${countOf(-days, 'day')} temu`
  return `do ${formatDay(day)}, ${daysAheadLabel(days)}`
}
