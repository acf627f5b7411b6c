import Search from 'lucide/dist/esm/icons/search.mjs'
import { useLayoutEffect, useState } from 'react'

import { opensBySlash } from '~/browser/device/search-key.client'
import { onDemand } from '~/ui/ark/on-demand'
import { Icon } from '~/ui/icon'
import { fetchAhead } from '~/ui/when-idle'

const load = async () => (await import('~/routes/panel/search/search-dialog')).SearchDialog
const SearchDialog = onDemand(load)

/** Opens the search of everything, as do Ctrl+K, ⌘K and a slash. Its code is fetched with the first touch. */
export function SearchButton() {
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
