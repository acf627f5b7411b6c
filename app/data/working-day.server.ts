import { shiftDay, type Day } from '~/domain/words/day'
import { freeDayName } from '~/domain/words/working-day'

/**
 * Returns the nearest day, itself or `direction` from it, on which a training of so many days in a row can begin:
 * none of them is on a weekend or a holiday.
 */
export function workingDay(day: Day, direction: 1 | -1, length = 1): Day {
  const days = Array.from({ length }, (_, index) => shiftDay(day, { days: index }))
  const isFree = days.some((each) => freeDayName(each) !== undefined)
  return isFree ? workingDay(shiftDay(day, { days: direction }), direction, length) : day
}
