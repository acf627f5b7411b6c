import { warsawDay, type Day } from '~/domain/day'

import { fixedToday } from './configuration.server'

/** The day it is in Warsaw, or the one the environment fixes; taken once a request and passed down. */
export function currentDay(): Day {
  return fixedToday() ?? warsawDay(new Date())
}
