import { Fragment, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'

import { TEXT_LINK } from '~/ui/text-link'

const SHOWN = 5
/** Keeps the page light; the screen of `more` has all. */
const MAX_LINES = 50

const LINES = 'divide-y divide-line'
const FOLD = `${TEXT_LINK} w-full cursor-pointer px-4 sm:px-5`

/** Lists lines and folds all but the first ones. `more` is the screen that lists the rest. */
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
  const [isOpen, setIsOpen] = useState(false)
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => setIsOpen(!isOpen))
    // Without the lines above it, the button would be out of sight.
    if (isOpen) currentTarget.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <ul className={LINES}>{lines.slice(0, SHOWN)}</ul>
      {folded.length > 0 && (
        <div className={`${LINES} print:hidden`}>
          {/* Hidden and not left out, because a form may have its fields in the lines. */}
          <ul className={LINES} hidden={!isOpen}>
            {folded}
          </ul>
          {isOpen && items.length > MAX_LINES && (
            <Link to={more} className={FOLD}>
              Zobacz wszystkie
            </Link>
          )}
          <button type="button" aria-expanded={isOpen} onClick={toggle} className={FOLD}>
            {isOpen ? 'Zwiń' : `Pokaż jeszcze ${items.length - SHOWN}`}
          </button>
        </div>
      )}
    </>
  )
}
