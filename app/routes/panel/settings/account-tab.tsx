import type { Account } from '~/domain/account'
import { Card } from '~/ui/card'

import { AccountForm } from './account-form'
import { PasswordForm } from './password-form'

export function AccountTab({
  account,
  login,
  hasCompany,
}: {
  account: Partial<Account>
  login: string
  hasCompany: boolean
}) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title="Dane konta">
        <p className="text-muted">
          Zmiany widać tylko w&nbsp;tej przeglądarce; nie zmieniają logowania, roli ani uprawnień.
        </p>
        <AccountForm account={account} hasCompany={hasCompany} />
      </Card>
      <Card title="Zmiana hasła">
        <PasswordForm login={login} />
      </Card>
    </div>
  )
}
