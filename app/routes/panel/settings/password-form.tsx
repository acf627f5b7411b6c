import { MIN_PASSWORD_LENGTH, passwordErrors } from '~/domain/people/password'
import { TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import { TextForm } from './settings-form'

/** `login` is the address to sign in with. Changes of the account do not change it. */
export function PasswordForm({ login }: { login: string }) {
  return (
    <TextForm
      intent="password"
      parse={(form) => ({ errors: passwordErrors(form) })}
      submit={{ label: 'Zmień hasło', busy: 'Sprawdzanie…', variant: 'secondary' }}
    >
      {({ outcome, errors }) => (
        <>
          {/* Tells a password manager whose password this is. */}
          <input hidden readOnly name="username" autoComplete="username" value={login} />
          <TextField
            label="Obecne hasło"
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            error={errors.currentPassword}
          />
          <TextField
            label="Nowe hasło"
            hint={`Co najmniej ${MIN_PASSWORD_LENGTH} znaków`}
            name="newPassword"
            type="password"
            autoComplete="new-password"
            required
            error={errors.newPassword}
          />
          <div>
            <TextField
              label="Powtórz nowe hasło"
              name="repeatedPassword"
              type="password"
              autoComplete="new-password"
              required
              error={errors.repeatedPassword}
            />
            <div role="status">
              {outcome === 'nothing-to-change' && (
                <div className="pt-4">
                  <Note>To konto nie ma hasła, więc nie ma czego zmieniać. Nic się nie zmieniło.</Note>
                </div>
              )}
            </div>
          </div>
        </>
      )}
    </TextForm>
  )
}
