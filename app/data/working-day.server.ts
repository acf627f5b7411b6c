import { easter } from 'date-easter'

import { shiftDay, type Day } from '~/domain/words/day'

/** Days off of each year, `MM-DD` (ustawa o dniach wolnych od pracy, art. 1). Two more go by Easter. */
const FIXED_HOLIDAYS = [
  '01-01',
  '01-06',
  '05-01',
  '05-03',
  '08-15',
  '11-01',
  '11-11',
  '12-24',
  '12-25',
  '12-26',
]

const DAYS_AFTER_EASTER = { easterMonday: 1, corpusChristi: 60 }

/**
 * Returns the nearest day, itself or `direction` from it, on which a training of so many days in a row can begin:
 * none of them is on a weekend or a holiday.
 */
export function workingDay(day: Day, direction: 1 | -1, length = 1): Day {
  const days = Array.from({ length }, (_, index) => shiftDay(day, { days: index }))
  return days.every(isWorkingDay) ? day : workingDay(shiftDay(day, { days: direction }), direction, length)
}

function isWorkingDay(day: Day): boolean {
  const weekday = new Date(day).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  return !isWeekend && !FIXED_HOLIDAYS.includes(day.slice(5)) && !goesByEaster(day)
}

function goesByEaster(day: Day): boolean {
  const { year, month, day: date } = easter(Number(day.slice(0, 4)))
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  const sunday = `${year}-${twoDigits(month)}-${twoDigits(date)}`
  return Object.values(DAYS_AFTER_EASTER).some((days) => shiftDay(sunday, { days }) === day)
}
