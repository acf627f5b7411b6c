import { Link } from 'react-router'

import type { Day } from '~/domain/words/day'
import { withStateDay } from '~/domain/words/state-day'
import { focusById } from '~/ui/focus'
import { TEXT_LINK } from '~/ui/text-link'

import { useListAddress } from './use-list-address'

/** An id instead of a ref, because „Wyczyść filtry” below the list also moves the focus to the field. */
export const QUERY_FIELD_ID = 'list-query'

/** Opens the same list without any filter. A later day (`on`) stays: its banner leads back to today. */
export function ClearFilters({
  search = new URLSearchParams(),
  on,
  onUse = () => focusById(QUERY_FIELD_ID),
}: {
  search?: URLSearchParams | undefined
  on?: Day | undefined
  /** Moves the focus, because the link may be gone. */
  onUse?: () => void
}) {
  const addressOf = useListAddress()
  return (
    <Link to={addressOf(withStateDay(search, on))} preventScrollReset onClick={onUse} className={TEXT_LINK}>
      Wyczyść filtry
    </Link>
  )
}
