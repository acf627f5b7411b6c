import Search from 'lucide/dist/esm/icons/search.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { memo, useLayoutEffect, useState } from 'react'
import { href, Link } from 'react-router'

import { opensBySlash } from '~/browser/device/search-key.client'
import { Logo } from '~/components/logo'
import { canFileReport } from '~/domain/access/access'
import type { User } from '~/domain/people/user'
import { onDemand } from '~/ui/ark/on-demand'
import { Icon } from '~/ui/icon'
import { fetchAhead } from '~/ui/when-idle'

import { OwnNotifications, SampleNotifications } from './notifications'
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
      <Link
        to={href('/dashboard')}
        className="inline-flex min-h-11 items-center"
        aria-label="Pewnik – pulpit"
      >
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

const load = async () => (await import('~/routes/panel/search/search-dialog')).SearchDialog
const SearchDialog = onDemand(load)

/** Opens the search of everything, as do Ctrl+K, ⌘K and a slash. Its code is fetched with the first touch. */
function SearchButton() {
  const [isOpen, setIsOpen] = useState(false)
  // An effect, because keys that no field takes are heard on the window only. They work as soon as the button shows.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      // A dialog does not open over another one.
      if (!document.querySelector('[role=dialog]')) setIsOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K /"
        title="Szukaj wszędzie (Ctrl+K lub /)"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void fetchAhead(load)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-line px-2.5 font-semibold hover:border-control sm:px-3.5"
      >
        <Icon of={Search} className="size-5 lg:size-4" />
        <span className="max-lg:sr-only">Szukaj wszędzie</span>
      </button>
      <SearchDialog props={isOpen ? { onClose: () => setIsOpen(false) } : undefined} />
    </>
  )
}

/** In a field, a slash is text. */
function isSearchKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return (
    key === '/' &&
    opensBySlash() &&
    !document.activeElement?.matches('input, select, textarea, [contenteditable]')
  )
}
