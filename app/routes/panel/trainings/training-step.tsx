import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'

import type { TrainingRecord } from '~/domain/records/training-record'
import { Button } from '~/ui/button'
import { focusHeading, handFocusOn } from '~/ui/focus'

import type { TrainingIntent } from './act-on-training'

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
