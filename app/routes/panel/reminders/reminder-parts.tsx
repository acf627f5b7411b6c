import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import type { ReactNode } from 'react'

import type { Kept } from '~/browser/reminders/reminder-store.client'
import { isRunning, REMINDER_PROBLEMS, type ReminderProblem } from '~/domain/reminders/reminder-state'
import { formatDay, formatInstant } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** True for a reminder that is kept and runs. */
export function isOn<Any extends Pick<Kept, 'state'>>(kept: Any | undefined): kept is Any {
  return kept !== undefined && isRunning(kept)
}

/** Says why something could not be done. */
export function ProblemAlert({
  problem,
  title,
  text = REMINDER_PROBLEMS[problem],
}: {
  problem: ReminderProblem
  title: string
  /** Given if the words for all ways do not fit. */
  text?: string
}) {
  return <Alert title={title}>{keepTogether(text)}</Alert>
}

/** A sentence about the present state, with an icon: what works, or what is waited for. */
export function StateLine({ isWaiting = false, children }: { isWaiting?: boolean; children: ReactNode }) {
  return (
    <p className="flex max-w-prose gap-2.5">
      <Icon
        of={isWaiting ? Clock : CircleCheck}
        className={`mt-0.5 size-5 shrink-0 ${isWaiting ? 'text-primary' : 'text-success'}`}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </p>
  )
}

/**
 * Says until when the plan reaches, when the server got it last, and why the next one has not arrived. Then a press tries
 * again.
 */
export function PlanFacts({
  kept: { endsOn, givenAt, problem },
  isBusy,
  onRetry,
}: {
  kept: Kept
  isBusy: boolean
  onRetry: () => void
}) {
  if (!givenAt && problem === undefined) return null
  const at = givenAt && formatInstant(givenAt)
  return (
    <>
      <p className="text-sm text-muted">
        {at !== undefined &&
          keepTogether(
            endsOn === undefined
              ? `Serwer dostał terminy ostatnio ${at}. `
              : `Plan sięga do ${formatDay(endsOn)}. Serwer dostał go ostatnio ${at}. `,
          )}
        {problem !== undefined && keepTogether(REMINDER_PROBLEMS[problem])}
      </p>
      {problem !== undefined && (
        <Button isBusy={isBusy} className="self-start max-sm:w-full" onClick={onRetry}>
          Spróbuj ponownie
        </Button>
      )}
    </>
  )
}

export const GIVEN_AGAIN = { title: 'Serwer ma aktualne terminy' }
