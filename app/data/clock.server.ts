import { warsawDay, warsawTime, type Day } from '~/domain/words/day'

import { fixedToday } from './configuration.server'

/** Returns today in Warsaw, or the day set by `TODAY`. Read it once a request and pass it on. */
export function currentDay(): Day {
  return currentMoment().today
}

/**
 * Returns the day and the time, `9:05`, of one instant. `TODAY` does not change the time, which tells a verification
 * page from an old picture of it.
 */
export function currentMoment(): { today: Day; time: string } {
  const now = new Date()
  return { today: fixedToday() ?? warsawDay(now), time: warsawTime(now) }
}
