import type { Moment } from '~/domain/crew/drops/telling'
import { freePlaces } from '~/domain/trainings/enrolment'
import type { Training } from '~/domain/trainings/training'

import { trainingFacts } from './mine-page'
import { dayOf, type SignupPage } from './page'

/** Returns the page by which anybody with the link may sign up for the training. No participant is named. */
export function signupPageOf(
  training: Training,
  published: Pick<SignupPage, 'writtenAt' | 'box' | 'question'>,
): SignupPage {
  const placesLeft = freePlaces(training)
  return {
    kind: 'signup',
    v: 1,
    ...published,
    training: trainingFacts(training),
    organiser: training.trainingCenter,
    description: training.description,
    ...(placesLeft !== undefined && { placesLeft }),
    isCancelled: training.status === 'cancelled',
  }
}

/** Returns whether somebody may sign up at the phone's moment, in Warsaw, or why not. */
export function signupStatus(page: SignupPage, phone: Moment): 'open' | 'full' | 'past' | 'cancelled' {
  const { training, placesLeft, isCancelled } = page
  const day = dayOf(page, phone.day)
  if (isCancelled) return 'cancelled'
  if (training.date < day || (training.date === day && training.startTime <= phone.time)) return 'past'
  return placesLeft === 0 ? 'full' : 'open'
}
