import { daysUntil, formatDayWithWeekday, shiftDay, type Day } from '~/domain/words/day'

import { lastDayOf, timesLabel, type Training, type TrainingDays } from './training'

/** Returns the days on which a training takes place, the first one first. */
export function daysOf(training: TrainingDays): Day[] {
  const { date } = training
  const length = daysUntil(lastDayOf(training), date) + 1
  return Array.from({ length }, (_, days) => shiftDay(date, { days }))
}

/** Returns `Sobota, 5 grudnia 2026, 9:00–15:00`, or the first day and the last one, where the hours are of each day. */
export function whenInWords(training: Pick<Training, 'startTime' | 'endTime'> & TrainingDays): string {
  const { date, lastDay } = training
  const first = formatDayWithWeekday(date)
  const times = timesLabel(training)
  if (lastDay === undefined) return `${first}, ${times}`
  const last = formatDayWithWeekday(lastDay)
  return `${first}\u00a0– ${last.charAt(0).toLowerCase()}${last.slice(1)}, codziennie ${times}`
}
