import type { Account } from '~/domain/people/account'
import { MIN_PASSWORD_LENGTH, passwordErrors } from '~/domain/people/password'
import type { User } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { Card } from '~/ui/card'
import { TextField } from '~/ui/field'
import { Note } from '~/ui/note'

import { AccountForm } from './account-form'
import { TextForm } from './settings-form'

const OF_SAMPLE = 'Zmiany widać tylko w tej przeglądarce; nie zmieniają logowania, roli ani uprawnień.'
const OF_REGISTER =
  'Obowiązują w całym rejestrze: na stronie logowania, u wszystkich osób, na wydrukach i w plikach.'

export function AccountTab({
  account,
  viewer,
  isOwnRegister,
}: {
  account: Partial<Account>
  viewer: Pick<User, 'role' | 'email'>
  isOwnRegister: boolean
}) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title="Dane konta">
        <p className="text-muted">{keepTogether(isOwnRegister ? OF_REGISTER : OF_SAMPLE)}</p>
        <AccountForm account={account} viewer={viewer} isOwnRegister={isOwnRegister} />
      </Card>
      {!isOwnRegister && (
        <Card title="Zmiana hasła">
          <PasswordForm login={viewer.email} />
        </Card>
      )}
    </div>
  )
}

/** `login` is the address to sign in with. Changes of the account do not change it. */
function PasswordForm({ login }: { login: string }) {
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
