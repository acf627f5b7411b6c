import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { keepTogether } from '~/domain/words/polish'
import { nextTableSort, type TableSort } from '~/domain/words/table-sort'
import { Icon } from '~/ui/icon'
import { HeaderCell } from '~/ui/table'

import { useListAddress } from './use-list-address'

/** The order of a table, and the filters of its address with another one. */
export type Sorting<Column extends string> = {
  sort: TableSort<Column> | undefined
  toSearch: (sort: TableSort<Column> | undefined) => URLSearchParams
}

/** Returns the value of `aria-sort` for the heading of a column. */
export function ariaSort<Column extends string>(
  sort: TableSort<Column> | undefined,
  column: Column,
): 'ascending' | 'descending' | undefined {
  if (sort?.by !== column) return undefined
  return sort.isDescending ? 'descending' : 'ascending'
}

/** A heading of a `Table` that sorts it by its column. */
export function SortHeading<Column extends string>({
  column,
  sorting: { sort, toSearch },
  label,
  ...cell
}: { column: Column; sorting: Sorting<Column>; label: string } & Pick<
  ComponentProps<typeof HeaderCell>,
  'isWideOnly' | 'className'
>) {
  const direction = ariaSort(sort, column)
  return (
    <HeaderCell {...cell} sort={direction}>
      <SortLink direction={direction} search={toSearch(nextTableSort(sort, column))}>
        {label}
      </SortLink>
    </HeaderCell>
  )
}

const HEADING = 'inline-flex min-h-9 items-center gap-1 pointer-coarse:min-h-11 stacked:hidden print:min-h-0'

/**
 * The text of a heading as a link to the same list in another order. If rows are stacked, only screen readers get the
 * headings, so then it is plain text: nobody would see the focus on a link.
 */
export function SortLink({
  direction,
  search,
  children,
}: {
  direction: ReturnType<typeof ariaSort>
  /** Undefined for the only order of a column: the list is in it. */
  search: URLSearchParams | undefined
  children: string
}) {
  const addressOf = useListAddress()
  const label = keepTogether(children)
  const content = (
    <>
      {label}
      {direction && (
        <Icon
          of={direction === 'ascending' ? ArrowUp : ArrowDown}
          className="size-3.5 shrink-0 text-primary print:hidden"
        />
      )}
    </>
  )
  return (
    <>
      {search ? (
        <Link
          to={addressOf(search)}
          preventScrollReset
          className={`${HEADING} underline-offset-4 hover:underline`}
        >
          {content}
        </Link>
      ) : (
        <span className={HEADING}>{content}</span>
      )}
      <span className="hidden stacked:inline">{label}</span>
    </>
  )
}
