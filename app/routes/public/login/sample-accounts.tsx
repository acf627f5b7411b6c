import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import type { RefObject } from 'react'
import { Form } from 'react-router'

import { ROLE_LABELS, type Role, type User } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

/** Fills the password field of a sample account, which accepts any password. */
export const DUMMY_PASSWORD = 'konto-przykladowe'

/** The purpose of each account. The other roles have no sample account. */
const PURPOSES: Partial<Record<Role, string>> = {
  admin: 'widzi wszystkie certyfikaty',
  employee: 'ma swoje terminy i zgłoszenia',
  employer: 'widzi załogę i to, kto ma aktualne dokumenty',
  training_center: 'szkoli i wystawia certyfikaty',
}

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
    // On a phone the form is below the buttons. Focusing it scrolls there, and one more press signs in.
    form.current?.querySelector('button')?.focus()
  }
  return (
    <section aria-labelledby="sample-accounts" className="flex flex-col gap-3">
      <h2 id="sample-accounts" className="text-xl font-bold">
        Konta przykładowe
      </h2>
      <p className="text-sm text-muted">
        Hasło nie jest wymagane dla kont przykładowych: wybierz rolę, a&nbsp;dane wypełnią się same.
      </p>
      <Form className="grid gap-2">
        {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
        {accounts.map(({ email, role }) => (
          <button
            key={email}
            type="submit"
            name="account"
            value={role}
            // The name of the button is the role alone.
            aria-labelledby={`role-${role}`}
            aria-describedby={`purpose-${role}`}
            className="flex items-center gap-3 rounded-control border border-transparent bg-primary-soft px-4 py-2 text-left hover:border-primary motion-safe:transition-colors"
            onClick={(event) => {
              event.preventDefault()
              fillIn(email)
            }}
          >
            <span className="min-w-0 flex-1 leading-snug">
              <span id={`role-${role}`} className="block font-bold">
                {ROLE_LABELS[role]}
              </span>
              <span id={`purpose-${role}`} className="block text-sm text-muted">
                {keepTogether(PURPOSES[role] ?? '')}
              </span>
            </span>
            <Icon of={ChevronRight} className="size-5 shrink-0 text-primary" />
          </button>
        ))}
      </Form>
    </section>
  )
}

function setValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}
