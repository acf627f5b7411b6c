import { Link } from 'react-router'

import { Logo } from '~/components/logo'
import type { User } from '~/domain/user'

import { Notifications } from './notifications'
import { UserMenu } from './user-menu'

export function PanelHeader({ user }: { user: User | undefined }) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center justify-between gap-4 border-b border-line bg-surface px-3.5 pt-1 sm:px-5 print:hidden">
      <Link to="/dashboard" className="inline-flex min-h-11 items-center" aria-label="Pewnik – pulpit">
        <Logo />
      </Link>
      {user && (
        <div className="flex items-center gap-2">
          <Notifications />
          <UserMenu user={user} />
        </div>
      )}
    </header>
  )
}
