import { canSignUp } from '~/domain/access/access'
import type { Person } from '~/domain/people/user'
import { isFulfilledBy, type Requirement } from '~/domain/qualifications/requirement'
import { nextPlace, placeOf } from '~/domain/trainings/enrolment'
import { daysLabel, type Training, upcomingTrainings } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'

/**
 * Returns the scheduled trainings, not over by today, that lead to what is required: first those on which the person
 * has signed up, also one under way, then those with a free place for them, the nearest first.
 */
export function trainingsFor<Row extends Training>(
  requirement: Requirement,
  person: Person,
  trainings: readonly Row[],
  today: Day,
): Row[] {
  const leading = upcomingTrainings(
    trainings.filter(({ leadsTo }) => leadsTo && isFulfilledBy(requirement, leadsTo)),
    today,
  )
  const isSignedUp = (training: Row) => placeOf(training, person.id) !== undefined
  const isFree = (training: Row) =>
    nextPlace(training).kind === 'attending' && canSignUp(person, training, today)
  return [
    ...leading.filter(isSignedUp),
    ...leading.filter((training) => !isSignedUp(training) && isFree(training)),
  ]
}

/** Returns the ids of all people who are signed up for a scheduled training that leads to what is required. */
export function signedUpFor(
  requirement: Requirement,
  trainings: readonly Training[],
  today: Day,
): ReadonlySet<string> {
  const leading = upcomingTrainings(trainings, today).filter(
    ({ leadsTo }) => leadsTo && isFulfilledBy(requirement, leadsTo),
  )
  return new Set(leading.flatMap(({ participants }) => participants))
}

/** The trainings that a line about required qualifications tells of. */
export type TrainingHelp = {
  /** True if there is a training to sign up for, or one that the person is signed up for. */
  isOffered: boolean
  /** Says for which trainings the person is signed up, „zapisano na szkolenie 03.12.2026”. */
  signedUp: string[]
}

/** Returns which trainings help a person with what they lack or have to renew. The first one is the most urgent. */
export function trainingHelpFor(
  requirements: readonly Requirement[],
  person: Person,
  trainings: readonly Training[],
  today: Day,
): TrainingHelp {
  const helping = requirements.map((requirement) => trainingsFor(requirement, person, trainings, today))
  return {
    isOffered: helping.slice(0, 1).flat().length > 0,
    signedUp: [...new Set(helping.flat())].flatMap((training) => signUpLabel(training, person) ?? []),
  }
}

function signUpLabel(training: Training, { id }: Person): string | undefined {
  const place = placeOf(training, id)
  if (!place) return undefined
  const days = daysLabel(training)
  return place.kind === 'attending' ? `zapisano na szkolenie ${days}` : `lista rezerwowa szkolenia ${days}`
}
