import { useState, type FormEvent, type Ref } from 'react'

import { StorageError } from '~/browser/store/storage.client'
import { noteInvitation } from '~/browser/vault/vault.client'
import { NOT_STORED } from '~/components/not-stored'
import { MAX_INVITATION_LENGTH, parseInvitation, WRONG_INVITATION } from '~/domain/vault/invitation'
import type { VaultProblem } from '~/domain/vault/vault-state'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { focusField } from '~/ui/focus'

/** Asks for the code that the server wants before it takes a vault. */
export function InvitationField({ error, ref }: { error: string | undefined; ref?: Ref<HTMLInputElement> }) {
  return (
    <TextField
      ref={ref}
      label="Kod zaproszenia"
      hint="Ten serwer przyjmuje rejestry tylko z kodem. Ma go osoba, która prowadzi serwer."
      name="invitation"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_INVITATION_LENGTH}
      error={error}
    />
  )
}

/** Keeps the code for a vault that is on already, and tries again what the server has refused. */
export function InvitationForm({
  userId,
  onKept,
}: {
  userId: string
  /** Tries again; returns why it was refused, if it was. */
  onKept: () => Promise<VaultProblem | undefined>
}) {
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  /** Returns why the code does not help, if it does not. */
  const tryWith = async (invitation: string) => {
    try {
      await noteInvitation(userId, invitation)
    } catch (refusal) {
      if (!(refusal instanceof StorageError)) throw refusal
      return NOT_STORED
    }
    return (await onKept()) === 'uninvited' ? WRONG_INVITATION : undefined
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { value, errors } = parseInvitation(new FormData(form))
    setIsBusy(true)
    const wrong = value ? await tryWith(value.invitation) : errors.invitation
    setIsBusy(false)
    setError(wrong)
    if (wrong !== undefined) focusField(form, 'invitation')
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex max-w-md flex-col gap-4">
      <InvitationField error={error} />
      <Button type="submit" isBusy={isBusy} className="self-start max-sm:w-full">
        Spróbuj z&nbsp;tym kodem
      </Button>
    </form>
  )
}
