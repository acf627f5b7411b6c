import { useState, type FormEvent } from 'react'
import * as v from 'valibot'

import type { ReminderProblem } from '~/domain/reminders/reminder-state'
import { invitationField, WRONG_INVITATION } from '~/domain/vault/invitation'
import { parseFields, type FieldErrors, type ParsedForm } from '~/domain/words/form'
import { emailAddress, MAX_EMAIL_LENGTH } from '~/domain/words/mail-link'
import { InvitationField } from '~/routes/panel/vault/invitation-form'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { focusField, takeFocus } from '~/ui/focus'

const mailForm = v.object({ address: emailAddress })
const invitedMailForm = v.object({ address: emailAddress, invitation: invitationField })

/** The address to which reminders go. `invitation` is the code of a server that asks for one. */
type MailReminder = { address: string; invitation?: string }

/** Asks for the address to which reminders go, and for the code if the server wants one. */
export function MailForm({
  address,
  isBusy,
  takesFocus,
  onSent,
  onClose,
}: {
  address: string
  isBusy: boolean
  /** True if the button that has opened the form is gone. */
  takesFocus: boolean
  /** Returns why the server has refused it, if it has. */
  onSent: (value: MailReminder) => Promise<ReminderProblem | undefined>
  onClose: () => void
}) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [needsInvitation, setNeedsInvitation] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { value, errors: found } = parseMailReminder(new FormData(form), { needsInvitation })
    const problem = value && (await onSent(value))
    if (problem === 'invitation') setNeedsInvitation(true)
    const isWrongCode = problem === 'invitation' && value?.invitation !== undefined
    const shown: FieldErrors = found ?? (isWrongCode ? { invitation: WRONG_INVITATION } : {})
    setErrors(shown)
    const [first] = Object.keys(shown)
    if (first !== undefined) focusField(form, first)
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex max-w-md flex-col gap-4">
      <TextField
        label="Adres e-mail"
        hint="Wyślemy na niego link. Przypomnienia zaczną przychodzić, gdy go otworzysz i potwierdzisz."
        name="address"
        ref={takesFocus ? takeFocus : undefined}
        type="email"
        autoComplete="email"
        defaultValue={address}
        maxLength={MAX_EMAIL_LENGTH}
        error={errors.address}
      />
      {needsInvitation && <InvitationField ref={takeFocus} error={errors.invitation} />}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? 'Wysyłanie…' : 'Wyślij link'}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          Anuluj
        </Button>
      </div>
    </form>
  )
}

function parseMailReminder(
  form: FormData,
  { needsInvitation }: { needsInvitation: boolean },
): ParsedForm<MailReminder> {
  const typed = { address: form.get('address'), invitation: form.get('invitation') }
  return needsInvitation ? parseFields(invitedMailForm, typed) : parseFields(mailForm, typed)
}
