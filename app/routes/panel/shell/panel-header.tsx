import { Link } from 'react-router'

import { Logo } from '~/components/logo'
import { fullName, initials, ROLE_LABELS, type User } from '~/domain/user'

export function PanelHeader({ user }: { user: User | undefined }) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center justify-between gap-4 border-b border-line bg-surface px-3.5 pt-1 sm:px-5 print:hidden">
      <Link to="/dashboard" className="inline-flex min-h-11 items-center" aria-label="Pewnik – pulpit">
        <Logo />
      </Link>
      {user && (
        <p className="flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className="inline-grid size-9 place-items-center rounded-full bg-primary-soft text-sm font-bold text-primary"
          >
            {initials(user)}
          </span>
          <span className="max-lg:sr-only">
            <span className="block leading-tight font-semibold">{fullName(user)}</span>
            <span className="block text-sm leading-tight text-muted">{ROLE_LABELS[user.role]}</span>
          </span>
        </p>
      )}
    </header>
  )
}
