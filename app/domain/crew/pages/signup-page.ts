import { freePlaces } from '~/domain/trainings/enrolment'
import type { Training } from '~/domain/trainings/training'

import { trainingFacts } from './mine-page'
import type { SignupPage } from './page'

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
