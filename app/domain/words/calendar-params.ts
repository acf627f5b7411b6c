import { FIRST_DAY, isDay, LAST_DAY, type Day } from './day'
import { searchParamsOf } from './query'

/** Reads the `date` search param. A missing, malformed or too distant date means today. */
export function parseCalendarDate(params: URLSearchParams, today: Day): Day {
  const date = params.get('date') ?? today
  return isDay(date) && date >= FIRST_DAY && date <= LAST_DAY ? date : today
}

/** Writes the chosen day and person to search params. Today and everybody are left out. */
export function calendarSearchParams(
  { date, person }: { date: Day; person?: string },
  today: Day,
): URLSearchParams {
  return searchParamsOf({ date: date === today ? undefined : date, person })
}
