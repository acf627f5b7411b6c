import type { Account } from '~/domain/people/account'
import type { User } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { Card } from '~/ui/card'

import { AccountForm } from './account-form'
import { PasswordForm } from './password-form'

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
      <Card title="Zmiana hasła">
        <PasswordForm login={viewer.email} />
      </Card>
    </div>
  )
}
