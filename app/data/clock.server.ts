import { warsawDay, warsawTime, type Day } from '~/domain/day'

import { fixedToday } from './configuration.server'

/** The day it is in Warsaw, or the one the environment fixes; taken once a request and passed down. */
export function currentDay(): Day {
  return currentMoment().today
}

/** That day and the time of day, `9:05`, which nothing fixes; both of one instant. */
export function currentMoment(): { today: Day; time: string } {
  const now = new Date()
  return { today: fixedToday() ?? warsawDay(now), time: warsawTime(now) }
}
