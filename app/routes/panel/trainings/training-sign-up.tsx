import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'

import { canSignUp } from '~/domain/access/access'
import type { Person, User } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { freePlacesLabel, nextPlace, placeOf, waitingLabel, type Place } from '~/domain/trainings/enrolment'
import { overlappingTrainings, overlapWarning } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { focusHeading, handFocusOn } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import type { TrainingIntent } from './act-on-training'

/** The data that a training is shown with: the viewer, the day, all trainings, and the people to name. */
export type TrainingContext = {
  viewer: Person & Pick<User, 'hasRegister'>
  today: Day
  trainings: TrainingRecord[]
  people: ReadonlyMap<string, Person>
}

/** Lets the person sign up and off. It shows the free places and warns of other trainings at the same time. */
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
        {place && <PlaceBadge place={place} isOwn />}
        <p className="text-muted">{freePlacesLabel(training)}</p>
      </div>
      <OverlapWarning training={training} context={context} />
      <SignUpButton training={training} place={place} />
    </div>
  )
}

/** Names the person's other trainings at the same time. */
export function OverlapWarning({
  training,
  context,
}: {
  training: TrainingRecord
  context: TrainingContext
}) {
  if (!canSignUp(context.viewer, training, context.today)) return null
  const warning = overlapWarning(
    training,
    overlappingTrainings(training, context.trainings, context.viewer.id),
  )
  if (!warning) return null
  return (
    <p className="flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-warning">
      <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0" />
      <span>{warning}</span>
    </p>
  )
}

/** Signs the person up, or off if they are signed up. */
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
  // In a list it is one of many buttons, so it looks quieter.
  const [signUp, signOff] =
    size === 'sm' ? (['secondary', 'ghost'] as const) : (['primary', 'secondary'] as const)
  return (
    <TrainingStep
      training={training}
      intent={place ? 'sign-off' : 'sign-up'}
      size={size}
      // At this width the table's columns leave no room for one line.
      className={size === 'sm' ? 'lg:max-xl:py-1 lg:max-xl:whitespace-normal' : undefined}
      variant={place ? signOff : signUp}
    >
      {place ? 'Wypisz się' : isWaiting ? 'Zapisz się na listę rezerwową' : 'Zapisz się na szkolenie'}
      <span className="sr-only">: {training.title}</span>
    </TrainingStep>
  )
}

/** `isOwn` is true if the person with the place reads it. */
export function PlaceBadge({ place, isOwn = false }: { place: Place; isOwn?: boolean }) {
  if (place.kind === 'attending') {
    return (
      <Badge tone="success" icon={CircleCheck}>
        {isOwn ? 'Jesteś na liście' : 'Na liście'}
      </Badge>
    )
  }
  return (
    <Badge tone="warning" icon={Hourglass}>
      {waitingLabel(place.position)}
    </Badge>
  )
}

/**
 * Sends one action on a training. The button is never disabled, because a disabled button loses the focus.
 * An action that is sent twice counts once.
 */
export function TrainingStep({
  training,
  intent,
  ...button
}: { training: TrainingRecord; intent: TrainingIntent } & ComponentProps<typeof Button>) {
  const { Form } = useFetcher()
  return (
    <Form ref={keepFocus} method="post" className="print:hidden">
      <input type="hidden" name="trainingId" value={training.id} />
      <Button {...button} type="submit" name="intent" value={intent} />
    </Form>
  )
}

/** Moves the focus to the dialog around the form, or else to the heading, when its button disappears. */
export function keepFocus(form: HTMLFormElement | null) {
  return handFocusOn(form, (leaving) => {
    const dialog = leaving.closest<HTMLElement>('[role="dialog"]')
    if (dialog) dialog.focus()
    else focusHeading()
  })
}
