import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import {
  hasCompanyField,
  MAX_COMPANY_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  ONE_NAME_HINT,
  parseAccount,
  type Account,
} from '~/domain/people/account'
import { hasRole } from '~/domain/people/permission'
import { parseOwnerChange } from '~/domain/people/register-owner'
import { SAVED_OWNER } from '~/domain/people/saved-owner'
import type { User } from '~/domain/people/user'
import { MAX_EMAIL_LENGTH } from '~/domain/words/mail-link'
import { openedText } from '~/domain/words/opened-record'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

import { TextForm, type SettingsAnswer } from './settings-form'

export function AccountForm({
  account,
  viewer,
  isOwnRegister,
}: {
  account: Partial<Account>
  viewer: Pick<User, 'role' | 'company'>
  isOwnRegister: boolean
}) {
  const needsCompany = isOwnRegister && hasRole(viewer, 'employer')
  return (
    <TextForm
      intent="account"
      opened={isOwnRegister ? openedText(SAVED_OWNER, account) : undefined}
      parse={(form) => (isOwnRegister ? parseOwnerChange(form, viewer) : parseAccount(form, viewer))}
      submit={{ label: 'Zapisz dane', busy: 'Zapisywanie…', variant: 'primary' }}
    >
      {({ errors }) => (
        <div className="grid items-start gap-4 @lg:grid-cols-2">
          <TextField
            label="Imię"
            hint={ONE_NAME_HINT}
            name="firstName"
            autoComplete="given-name"
            maxLength={MAX_NAME_LENGTH}
            defaultValue={account.firstName}
            error={errors.firstName}
          />
          <TextField
            label="Nazwisko"
            name="lastName"
            autoComplete="family-name"
            required
            maxLength={MAX_NAME_LENGTH}
            defaultValue={account.lastName}
            error={errors.lastName}
            className="self-end"
          />
          <EmailField defaultValue={account.email} error={errors.email} className="@lg:col-span-2" />
          <TextField
            label="Numer telefonu (opcjonalnie)"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={MAX_PHONE_LENGTH}
            defaultValue={account.phone}
            error={errors.phone}
          />
          {hasCompanyField(viewer) && (
            <TextField
              label={needsCompany ? 'Firma' : 'Firma (opcjonalnie)'}
              name="company"
              required={needsCompany}
              autoComplete="organization"
              maxLength={MAX_COMPANY_LENGTH}
              defaultValue={account.company}
              error={errors.company}
            />
          )}
        </div>
      )}
    </TextForm>
  )
}

/** Asks for the e-mail address. „Weryfikuj” checks its form. It saves nothing and changes no other field. */
function EmailField({
  defaultValue,
  error,
  className,
}: {
  defaultValue: string | undefined
  error: string | undefined
  className: string
}) {
  const { data: answer, state, submit } = useFetcher<SettingsAnswer>()
  const input = useRef<HTMLInputElement>(null)
  // An answer is about one address, so it disappears as soon as another one is typed.
  const [hasCurrentAnswer, setHasCurrentAnswer] = useState(false)
  const currentAnswer = hasCurrentAnswer && state === 'idle' ? answer : undefined

  // An effect, because the answer arrives after the click.
  useEffect(() => {
    if (currentAnswer?.errors) input.current?.focus()
  }, [currentAnswer])

  const verify = () => {
    setHasCurrentAnswer(true)
    void submit({ intent: 'verify-email', email: input.current?.value ?? '' }, { method: 'post' })
  }
  return (
    <div className={className}>
      <TextField
        ref={input}
        label="Adres e-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        defaultValue={defaultValue}
        error={currentAnswer?.errors?.email ?? (currentAnswer ? undefined : error)}
        onChange={() => setHasCurrentAnswer(false)}
        action={<Button onClick={verify}>Weryfikuj</Button>}
      />
      <p role="status" className="text-sm text-muted">
        {currentAnswer?.outcome === 'well-formed' && (
          <span className="block pt-1.5">
            Adres ma poprawną postać. Ta wersja nie wysyła wiadomości, więc nie sprawdza, czy skrzynka
            istnieje.
          </span>
        )}
      </p>
    </div>
  )
}
