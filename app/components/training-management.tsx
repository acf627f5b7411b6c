import { useState, type ReactNode } from 'react'
import { href, useFetcher } from 'react-router'

import { canCompleteTraining, canIssueToParticipants } from '~/domain/authority'
import { formatDay } from '~/domain/day'
import { countOf } from '~/domain/polish'
import type { TrainingRecord } from '~/domain/training-record'
import { Button } from '~/ui/button'

import type { TrainingIntent } from './act-on-training'
import { ButtonLink } from './button-link'
import type { TrainingScene } from './training-scene'

/** What a training centre does with its own training: changes, cancels and completes it, then issues certificates. */
export function TrainingManagement({ training, scene }: { training: TrainingRecord; scene: TrainingScene }) {
  const { viewer, today } = scene
  if (canIssueToParticipants(viewer, training)) {
    return (
      <Bar>
        {training.participants.length === 0 ? (
          <p className="text-muted">Na szkoleniu nie było nikogo, komu można wystawić certyfikat.</p>
        ) : (
          <ButtonLink to={href('/trainings/:id/certificates', { id: training.id })} variant="primary">
            Wystaw certyfikaty
          </ButtonLink>
        )}
      </Bar>
    )
  }
  if (training.status !== 'scheduled') return null
  return (
    <Bar>
      {canCompleteTraining(viewer, training, today) ? (
        <StepButton training={training} intent="complete" label="Zakończ szkolenie" variant="primary" />
      ) : (
        <p className="w-full text-sm text-muted">
          Szkolenie można zakończyć od {formatDay(training.date)}; potem wystawia się certyfikaty.
        </p>
      )}
      <ButtonLink to={href('/trainings/:id/edit', { id: training.id })}>Zmień</ButtonLink>
      <Cancellation training={training} />
    </Bar>
  )
}

/** Asks first, since others count on the training. */
function Cancellation({ training }: { training: TrainingRecord }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) return <Button onClick={() => setIsAsking(true)}>Odwołaj szkolenie</Button>
  return (
    <div
      role="group"
      aria-label="Odwołać szkolenie?"
      className="flex w-full flex-col gap-3 rounded-control bg-danger-soft p-4"
    >
      <p>
        <strong className="font-semibold">Odwołać szkolenie?</strong>{' '}
        {training.participants.length > 0
          ? `Zapisano na nie: ${countOf(training.participants.length, 'person')}.`
          : 'Nikt się na nie nie zapisał.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <StepButton training={training} intent="cancel" label="Odwołaj" variant="danger" isFocused />
        <Button onClick={() => setIsAsking(false)}>Zostaw</Button>
      </div>
    </div>
  )
}

function StepButton({
  training,
  intent,
  label,
  variant,
  isFocused,
}: {
  training: TrainingRecord
  intent: TrainingIntent
  label: string
  variant: 'primary' | 'danger'
  isFocused?: boolean
}) {
  const { Form, state } = useFetcher()
  return (
    <Form method="post">
      <input type="hidden" name="trainingId" value={training.id} />
      <Button
        ref={isFocused ? takeFocus : undefined}
        type="submit"
        name="intent"
        value={intent}
        variant={variant}
        isBusy={state !== 'idle'}
      >
        {label}
      </Button>
    </Form>
  )
}

/** For what appears where the button was that asked for it. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}

function Bar({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">{children}</div>
}
