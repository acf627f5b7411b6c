import { daysUntil, type Day } from '~/domain/words/day'

import { isFirstTraining, type RequirementItem } from './requirement-item'

/** The time of a qualification, to be drawn to scale. The shares are of the whole, from 0 to 1. */
export type ValiditySpan = {
  from: Day
  end: Day
  /** How much of the whole is before the end: less than 1 if it is over. */
  endShare: number
  todayShare: number
}

/** Returns the time from the issue of the certificate to its end, or to today if it is over. Undefined without an end. */
export function validitySpan(item: RequirementItem, today: Day): ValiditySpan | undefined {
  const { certificate, lastDay: end } = item
  const from = certificate?.issueDate
  if (from === undefined || end === undefined || from >= end) return undefined
  // A certificate of a former employment does not reach to the day of the first training.
  if (isFirstTraining(item)) return undefined
  const last = end > today ? end : today
  const whole = daysUntil(last, from)
  return {
    from,
    end,
    endShare: daysUntil(end, from) / whole,
    todayShare: Math.max(0, daysUntil(today, from) / whole),
  }
}
