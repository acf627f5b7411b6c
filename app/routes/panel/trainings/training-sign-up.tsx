import { CircleCheck, Hourglass, TriangleAlert } from 'lucide-react'

import { canSignUp } from '~/domain/access'
import { freePlacesLabel, nextPlace, placeOf, waitingLabel, type Place } from '~/domain/enrolment'
import { overlappingTrainings, overlapWarning } from '~/domain/overlap'
import type { TrainingRecord } from '~/domain/training-record'
import { Badge } from '~/ui/badge'

import type { TrainingContext } from './training-context'
import { TrainingStep } from './training-step'

/** Signing up and off, with the places left and a warning where it meets another training of the person. */
export function TrainingSignUp({
  training,
  context,
}: {
  training: TrainingRecord
  context: TrainingContext
}) {
  const { viewer, today } = context
  if (!canSignUp(viewer, training, today)) return null
  const place = placeOf(training, viewer.id)
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {place && <PlaceBadge place={place} />}
        <p className="text-muted">{freePlacesLabel(training)}</p>
      </div>
      <OverlapWarning training={training} context={context} />
      <SignUpButton training={training} place={place} />
    </div>
  )
}

/** Names the other trainings that the person would have to be at, or is to be at, in the same hours. */
export function OverlapWarning({
  training,
  context,
}: {
  training: TrainingRecord
  context: TrainingContext
}) {
  if (!canSignUp(context.viewer, training, context.today)) return null
  const warning = overlapWarning(overlappingTrainings(training, context.trainings, context.viewer.id))
  if (!warning) return null
  return (
    <p className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{warning}</span>
    </p>
  )
}

/** One button that signs up, or off where the person is signed up. */
export function SignUpButton({
  training,
  place,
  size,
}: {
  training: TrainingRecord
  place: Place | undefined
  size?: 'sm'
}) {
  const isWaiting = nextPlace(training).kind === 'waiting'
  return (
    <TrainingStep
      training={training}
      intent={place ? 'sign-off' : 'sign-up'}
      size={size}
      // Between a tablet and a wide screen the row's columns leave it no room for one line.
      className={size === 'sm' ? 'lg:max-xl:py-1 lg:max-xl:whitespace-normal' : undefined}
      // In a row of many it is one choice among others.
      variant={place || size === 'sm' ? 'secondary' : 'primary'}
    >
      {place ? 'Wypisz się' : isWaiting ? 'Zapisz się na listę rezerwową' : 'Zapisz się na szkolenie'}
      <span className="sr-only">: {training.title}</span>
    </TrainingStep>
  )
}

export function PlaceBadge({ place }: { place: Place }) {
  if (place.kind === 'attending') {
    return (
      <Badge tone="success" icon={CircleCheck}>
        Zapisano
      </Badge>
    )
  }
  return (
    <Badge tone="warning" icon={Hourglass}>
      {waitingLabel(place.position)}
    </Badge>
  )
}
