import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'

import { ButtonLink } from '~/components/button-link'
import { focusById } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { LIST_STATUS_ID } from './list-status'
import { useListAddress } from './use-list-address'

/** Shows links to the previous and the next page. A list of one page has none. */
export function Pagination({
  page,
  pageCount,
  toSearch,
}: {
  page: number
  pageCount: number
  toSearch: (page: number) => URLSearchParams
}) {
  const addressOf = useListAddress()
  if (pageCount === 1) return null
  const focusStatus = () => focusById(LIST_STATUS_ID, { preventScroll: true })
  return (
    <nav aria-label="Strony listy" className="flex flex-wrap items-center justify-center gap-3 print:hidden">
      {page > 1 && (
        <ButtonLink to={addressOf(toSearch(page - 1))} onClick={focusStatus}>
          <Icon of={ChevronLeft} className="size-4" />
          Poprzednia
        </ButtonLink>
      )}
      <p className="tabular-nums">
        Strona {page} z&nbsp;{pageCount}
      </p>
      {page < pageCount && (
        <ButtonLink to={addressOf(toSearch(page + 1))} onClick={focusStatus}>
          Następna
          <Icon of={ChevronRight} className="size-4" />
        </ButtonLink>
      )}
    </nav>
  )
}
