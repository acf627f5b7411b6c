import { useState, type FormEvent } from 'react'

import type { ReminderProblem } from '~/domain/reminders/reminder-state'
import { parseInvitation, WRONG_INVITATION } from '~/domain/vault/invitation'
import { InvitationField } from '~/routes/panel/vault/invitation-form'
import { Button } from '~/ui/button'
import { focusField, takeFocus } from '~/ui/focus'

/**
 * Holds what is wrong with the code that a server asks for, also while the form is away because it is tried. `turnOn`
 * tries with the code, and returns why it was refused, if it was.
 */
export function useInvitationCode(turnOn: (invitation: string) => Promise<ReminderProblem | undefined>) {
  const [error, setError] = useState<string>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { value, errors } = parseInvitation(new FormData(form))
    const why = value && (await turnOn(value.invitation))
    const wrong = value ? (why === 'invitation' ? WRONG_INVITATION : undefined) : errors.invitation
    setError(wrong)
    if (wrong !== undefined) focusField(form, 'invitation')
  }
  return { error, send }
}

export function InvitationCodeForm({
  code: { error, send },
  isBusy,
}: {
  code: ReturnType<typeof useInvitationCode>
  isBusy: boolean
}) {
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex w-full max-w-md flex-col gap-4">
      <InvitationField ref={takeFocus} error={error} />
      <Button type="submit" isBusy={isBusy} className="self-start max-sm:w-full">
        Spróbuj z&nbsp;tym kodem
      </Button>
    </form>
  )
}
