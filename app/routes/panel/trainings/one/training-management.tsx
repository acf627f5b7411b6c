import { useState, type ReactNode } from 'react'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { canCompleteTraining, canIssueToParticipants } from '~/domain/access/access'
import { canSignForParticipants, plansForStaff } from '~/domain/access/staff-training'
import type { Person } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { attendeesOf } from '~/domain/trainings/enrolment'
import { nothingToIssue } from '~/domain/trainings/issuing'
import { lastDayOf } from '~/domain/trainings/training'
import { formatDay } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { TrainingStep, type TrainingContext } from '~/routes/panel/trainings/training-sign-up'
import { Button } from '~/ui/button'
import { takeFocus } from '~/ui/focus'

/** Lets who runs the training change, cancel or complete it. After it a centre issues certificates, an employer copies them. */
export function TrainingManagement({
  training,
  context,
  certified = 0,
}: {
  training: TrainingRecord
  context: TrainingContext
  certified?: number
}) {
  const { viewer, today } = context
  if (canIssueToParticipants(viewer, training)) {
    const isCopied = !canSignForParticipants(viewer, training)
    return (
      <Bar>
        {!training.leadsTo || training.participants.length === 0 ? (
          <p className="text-muted">{nothingToIssue(training, isCopied)}</p>
        ) : (
          <>
            {certified > 0 && (
              <p className="w-full text-muted">
                Odnotowano certyfikaty: {certified} z&nbsp;{attendeesOf(training).length}
              </p>
            )}
            <ButtonLink
              to={href('/trainings/:id/certificates', { id: training.id })}
              variant={certified < attendeesOf(training).length ? 'primary' : 'secondary'}
            >
              {isCopied ? 'Odnotuj certyfikaty' : 'Wystaw certyfikaty'}
            </ButtonLink>
            {!isCopied && (
              <ButtonLink to={href('/trainings/:id/links', { id: training.id })}>
                Linki i&nbsp;kody QR
              </ButtonLink>
            )}
          </>
        )}
        <Reopening training={training} />
      </Bar>
    )
  }
  if (training.status !== 'scheduled') {
    return (
      training.isEndedHere && (
        <Bar>
          <Reopening training={training} />
        </Bar>
      )
    )
  }
  return (
    <Bar>
      {canCompleteTraining(viewer, training, today) ? (
        <TrainingStep training={training} intent="complete" variant="primary">
          Zakończ szkolenie
        </TrainingStep>
      ) : (
        <p className="w-full text-sm text-muted">
          Od {formatDay(lastDayOf(training))} można oznaczyć szkolenie jako zakończone
          {training.leadsTo ? afterwards(viewer) : '.'}
        </p>
      )}
      <ButtonLink to={href('/trainings/:id/edit', { id: training.id })}>Zmień</ButtonLink>
      <ButtonLink to={href('/trainings/:id/sign-up', { id: training.id })}>Zapisy przez link</ButtonLink>
      <Cancellation training={training} />
    </Bar>
  )
}

function afterwards(viewer: Person): string {
  return plansForStaff(viewer) ? ' i odnotować certyfikaty.' : ' i wystawić certyfikaty.'
}

/** Schedules a training again that was cancelled or completed in this browser. */
function Reopening({ training }: { training: TrainingRecord }) {
  if (!training.isEndedHere) return null
  return (
    <TrainingStep training={training} intent="reopen">
      {training.status === 'cancelled' ? 'Cofnij odwołanie' : 'Cofnij zakończenie'}
    </TrainingStep>
  )
}

/** Cancels a training. It asks first, because others count on the training. */
function Cancellation({ training }: { training: TrainingRecord }) {
  const [confirmation, setConfirmation] = useState<'closed' | 'open' | 'dismissed'>('closed')
  if (confirmation !== 'open') {
    return (
      <Button
        ref={confirmation === 'dismissed' ? takeFocus : undefined}
        onClick={() => setConfirmation('open')}
      >
        Odwołaj szkolenie
      </Button>
    )
  }
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
        <TrainingStep ref={takeFocus} training={training} intent="cancel" variant="danger">
          Odwołaj
        </TrainingStep>
        <Button onClick={() => setConfirmation('dismissed')}>Zostaw</Button>
      </div>
    </div>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">{children}</div>
}
