import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'

import { TEXT_LINK } from '~/ui/text-link'

const SHOWN = 5
/** So that the page stays light; the screen of `more` has all. */
const MAX_LINES = 50

const LINES = 'divide-y divide-line'
const FOLD = `${TEXT_LINK} w-full cursor-pointer px-4 sm:px-5`

/** Lists lines and folds all but the first ones. `more` is the screen that has those that are too many here. */
export function FoldedList<Item>({
  items,
  keyOf,
  more,
  children,
}: {
  items: readonly Item[]
  keyOf: (item: Item) => string
  more: string
  children: (item: Item) => ReactNode
}) {
  const lines = items
    .slice(0, MAX_LINES)
    .map((item) => <Fragment key={keyOf(item)}>{children(item)}</Fragment>)
  const folded = lines.slice(SHOWN)
  return (
    <>
      <ul className={LINES}>{lines.slice(0, SHOWN)}</ul>
      {folded.length > 0 && (
        <details className="group divide-y divide-line print:hidden">
          <summary className={FOLD}>
            <span className="group-open:hidden">Pokaż jeszcze {items.length - SHOWN}</span>
            <span className="hidden group-open:inline">Zwiń</span>
          </summary>
          <ul className={LINES}>{folded}</ul>
          {items.length > MAX_LINES && (
            <Link to={more} className={FOLD}>
              Zobacz wszystkie
            </Link>
          )}
        </details>
      )}
    </>
  )
}
