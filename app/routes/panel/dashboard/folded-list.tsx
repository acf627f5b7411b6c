import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

import { TEXT_LINK } from '~/ui/text-link'

/** Keeps the page light; the screen of `more` has all. */
const MAX_LINES = 50

const LINES = 'divide-y divide-line'

/** Lists the first `shown` lines, and the others too if `isOpen`. `more` is the screen that lists the rest. */
export function FoldedList<Item>({
  items,
  keyOf,
  more,
  shown,
  isOpen,
  children,
}: {
  items: readonly Item[]
  keyOf: (item: Item) => string
  more: string
  shown: number
  isOpen: boolean
  children: (item: Item) => ReactNode
}) {
  const lines = items
    .slice(0, MAX_LINES)
    .map((item) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>)
  return (
    <>
      {shown > 0 && <ul className={LINES}>{lines.slice(0, shown)}</ul>}
      {lines.length > shown && (
        // Hidden and not left out, because a form may have its fields in the lines, and paper has room for all.
        <ul className={`${LINES} ${isOpen ? '' : 'hidden print:block'}`}>{lines.slice(shown)}</ul>
      )}
      {isOpen && items.length > MAX_LINES && (
        <Link to={more} className={`${TEXT_LINK} w-full px-4 sm:px-5 print:hidden`}>
          Zobacz wszystkie
        </Link>
      )}
    </>
  )
}

/**
 * Shares a number of lines among groups, the most urgent group first: one for each as long as there are any, then the
 * rest from the first group on.
 */
export function shareLines(sizes: readonly number[], lines: number): number[] {
  const shares = sizes.map(() => 0)
  let left = lines
  const give = (place: number, wanted: number) => {
    const given = Math.min(wanted, left)
    left -= given
    shares[place] = (shares[place] ?? 0) + given
  }
  for (const [place, size] of sizes.entries()) give(place, Math.min(size, 1))
  for (const [place, size] of sizes.entries()) give(place, size - (shares[place] ?? 0))
  return shares
}
