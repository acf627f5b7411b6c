import { href, Link } from 'react-router'

import { fullName, type Person } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { freePlacesLabel, placeOf } from '~/domain/trainings/enrolment'
import { whenInWords } from '~/domain/trainings/training'
import { keepTogether } from '~/domain/words/polish'
import { PlaceBadge, TrainingStep } from '~/routes/panel/trainings/training-sign-up'

/** Offers the next trainings that lead to the qualification, and signs the person up or off in one step. */
export function TrainingOffers({
  trainings,
  person,
  canSignUp,
}: {
  trainings: readonly TrainingRecord[]
  person: Person
  canSignUp: boolean
}) {
  if (trainings.length === 0) return null
  return (
    // Not printed: the print shows the day among the deadlines, and the number of places would soon be out of date.
    <ul className="flex flex-col gap-2 print:hidden">
      {trainings.map((training) => {
        const place = placeOf(training, person.id)
        return (
          <li
            key={training.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-canvas px-3 py-2.5"
          >
            <div className="min-w-0 text-sm">
              <Link
                to={href('/trainings/:id', { id: training.id })}
                className="inline-flex min-h-6 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {keepTogether(training.title)}
              </Link>
              <p className="tabular-nums">{whenInWords(training)}</p>
              <p className="text-muted">{training.location}</p>
              <div role="status" className="mt-1">
                {place ? (
                  <PlaceBadge place={place} />
                ) : (
                  <span className="text-muted">{freePlacesLabel(training)}</span>
                )}
              </div>
            </div>
            {canSignUp && (
              // One button for signing up and off, so that it keeps the focus.
              <TrainingStep
                training={training}
                intent={place ? 'sign-off' : 'sign-up'}
                variant={place ? 'secondary' : 'primary'}
                size="sm"
              >
                {place ? 'Wypisz ze szkolenia' : 'Zapisz na szkolenie'}
                <span className="sr-only">
                  : {fullName(person)}, {training.title}
                </span>
              </TrainingStep>
            )}
          </li>
        )
      })}
    </ul>
  )
}
