import {
  hasCompanyField,
  MAX_COMPANY_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PHONE_LENGTH,
  parseAccount,
  type Account,
} from '~/domain/people/account'
import { hasRole } from '~/domain/people/permission'
import { parseOwnerChange } from '~/domain/people/register-owner'
import type { User } from '~/domain/people/user'
import { TextField } from '~/ui/field'

import { EmailField } from './email-field'
import { TextForm } from './settings-form'

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
      parse={(form) => (isOwnRegister ? parseOwnerChange(form, viewer) : parseAccount(form, viewer))}
      submit={{ label: 'Zapisz dane', busy: 'Zapisywanie…', variant: 'primary' }}
    >
      {({ errors }) => (
        <div className="grid items-start gap-4 @lg:grid-cols-2">
          <TextField
            label="Imię"
            name="firstName"
            autoComplete="given-name"
            required
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
