import * as v from 'valibot'

import { invitationField } from '~/domain/vault/invitation'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { emailAddress } from '~/domain/words/mail-link'

const mailForm = v.object({ address: emailAddress })
const invitedMailForm = v.object({ address: emailAddress, invitation: invitationField })

/** The address to which reminders go. `invitation` is the code of a server that asks for one. */
export type MailReminder = { address: string; invitation?: string }

export function parseMailReminder(
  form: FormData,
  { needsInvitation }: { needsInvitation: boolean },
): ParsedForm<MailReminder> {
  const typed = { address: form.get('address'), invitation: form.get('invitation') }
  return needsInvitation ? parseFields(invitedMailForm, typed) : parseFields(mailForm, typed)
}
