import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'

import { ButtonLink } from '~/components/button-link'
import { formatDayInWords, type Day } from '~/domain/words/day'
import { countOf, type Noun } from '~/domain/words/polish'
import { focusById } from '~/ui/focus'
import { Icon } from '~/ui/icon'

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

/** The target of the focus after a step to another page, because the link of the step may be gone. */
const LIST_STATUS_ID = 'list-status'

/** Says how many rows a list has and which page is shown. Screen readers announce each change. */
export function ListStatus({
  count,
  noun,
  page = 1,
  pageCount = 1,
  on,
}: {
  count: number
  noun: Noun
  page?: number
  pageCount?: number
  /** A later day than today that the list shows. Others see it in the banner. */
  on?: Day
}) {
  return (
    <p
      id={LIST_STATUS_ID}
      role="status"
      tabIndex={-1}
      className="text-sm wrap-break-word text-muted outline-none"
    >
      {countOf(count, noun)}
      {pageCount > 1 && `, strona\u00a0${page} z\u00a0${pageCount}`}
      {on !== undefined && <span className="sr-only">, stan na {formatDayInWords(on)}</span>}
    </p>
  )
}
