import type { RefObject } from 'react'
import { Form } from 'react-router'

import { ROLE_LABELS, type User } from '~/domain/user'
import { Button } from '~/ui/button'

/** Fills the password field of a sample account, which accepts any password. */
export const DUMMY_PASSWORD = 'konto-przykladowe'

/** Offers buttons that fill in an account. Without scripts they ask the server for the form filled in. */
export function SampleAccounts({
  accounts,
  form,
  redirectTo,
}: {
  accounts: Pick<User, 'email' | 'role'>[]
  form: RefObject<HTMLFormElement | null>
  redirectTo: string | null
}) {
  const fillIn = (email: string) => {
    setValue(form.current, 'email', email)
    setValue(form.current, 'password', DUMMY_PASSWORD)
  }
  return (
    <section aria-labelledby="sample-accounts" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id="sample-accounts" className="font-semibold">
        Konta przykładowe
      </h2>
      <p className="text-sm text-muted">
        Hasło nie jest wymagane dla kont przykładowych: wybierz rolę, a dane wypełnią się same.
      </p>
      <Form className="grid gap-2 min-[26rem]:grid-cols-2">
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        {accounts.map(({ email, role }) => (
          <Button
            key={email}
            type="submit"
            name="account"
            value={role}
            onClick={(event) => {
              event.preventDefault()
              fillIn(email)
            }}
          >
            {ROLE_LABELS[role]}
          </Button>
        ))}
      </Form>
    </section>
  )
}

function setValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
