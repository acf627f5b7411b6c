import type { Moment } from '~/domain/crew/drops/telling'

import { dayOf, type SignupPage } from './page'

/** Returns whether somebody may sign up at the phone's moment, in Warsaw, or why not. */
export function signupStatus(page: SignupPage, phone: Moment): 'open' | 'full' | 'past' | 'cancelled' {
  const { training, placesLeft, isCancelled } = page
  const day = dayOf(page, phone.day)
  if (isCancelled) return 'cancelled'
  if (training.date < day || (training.date === day && training.startTime <= phone.time)) return 'past'
  return placesLeft === 0 ? 'full' : 'open'
}
