import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { memo } from 'react'
import { href, Link } from 'react-router'

import { Logo } from '~/components/logo'
import { canFileReport } from '~/domain/access/access'
import type { User } from '~/domain/people/user'
import { Icon } from '~/ui/icon'

import { OwnNotifications, SampleNotifications } from './notifications'
import { SearchButton } from './search-button'
import { UserMenu } from './user-menu'

/** Rendered again only when the frame's data are loaded again, not for each letter of a search. */
export const PanelHeader = memo(function PanelHeader({
  user,
  isOwnRegister,
}: {
  user: User | undefined
  isOwnRegister: boolean | undefined
}) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center justify-between gap-2 border-b border-line bg-surface px-3.5 pt-1 sm:px-5 print:hidden">
      <Link to="/dashboard" className="inline-flex min-h-11 items-center" aria-label="Pewnik – pulpit">
        <Logo />
      </Link>
      {user && (
        <div className="flex items-center gap-1 sm:gap-2">
          <SearchButton />
          {canFileReport(user) && (
            <Link
              to={href('/reports/new')}
              aria-label="Nowe zgłoszenie"
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-line px-2.5 font-semibold hover:border-control sm:px-3.5"
            >
              <Icon of={TriangleAlert} className="size-5 sm:size-4" />
              <span className="max-sm:hidden">Nowe zgłoszenie</span>
            </Link>
          )}
          {isOwnRegister ? <OwnNotifications /> : <SampleNotifications />}
          <UserMenu user={user} />
        </div>
      )}
    </header>
  )
})
