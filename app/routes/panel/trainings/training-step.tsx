import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'

import type { TrainingRecord } from '~/domain/training-record'
import { Button } from '~/ui/button'
import { handFocusOn } from '~/ui/focus'

import type { TrainingIntent } from './act-on-training'

/**
 * Sends one action on a training. The button is never disabled, because a disabled button loses the focus. It
 * does not have to be: an action that is sent twice counts once.
 */
export function TrainingStep({
  training,
  intent,
  ...button
}: { training: TrainingRecord; intent: TrainingIntent } & ComponentProps<typeof Button>) {
  const { Form } = useFetcher()
  return (
    <Form ref={keepFocusInDialog} method="post" className="print:hidden">
      <input type="hidden" name="trainingId" value={training.id} />
      <Button {...button} type="submit" name="intent" value={intent} />
    </Form>
  )
}

/** What a step leads to may have no place for its button: the focus then stays in the dialog around it. */
function keepFocusInDialog(form: HTMLFormElement | null) {
  return handFocusOn(form, (leaving) => leaving.closest<HTMLElement>('[role="dialog"]')?.focus())
}
