import { Children, type ReactNode } from 'react'

/**
 * Shows a table that never scrolls the page sideways. Below 1024 px it hides the columns marked `isWideOnly`.
 * Below 640 px, or 1024 px if it has `isDense` cells, each row becomes a stack of two columns, at 400 % zoom of one,
 * and only screen readers get the header. Only they get the caption, too, because the screen's heading says the same.
 * A plain one is placed in a card. A compact one has rows of 40 px for a long list.
 */
export function Table({
  caption,
  isPlain = false,
  isDense = false,
  isCompact = false,
  children,
}: {
  caption: string
  isPlain?: boolean
  isDense?: boolean
  isCompact?: boolean
  children: ReactNode
}) {
  const box = isPlain ? 'border-t border-line' : 'rounded-card border border-line bg-surface'
  return (
    <div className={`overflow-hidden print:overflow-visible ${box}`}>
      <table
        data-dense={isDense || undefined}
        data-compact={isCompact || undefined}
        className="w-full text-left wrap-break-word stacked:block stacked:wrap-anywhere print:text-xs print:[&_.text-sm]:text-[length:inherit]"
      >
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

/** `printLine` says what the table is of; browsers repeat it with the headings on each printed page. */
export function TableHeader({ printLine, children }: { printLine?: string; children: ReactNode }) {
  return (
    <thead className="stacked:not-print:sr-only">
      {printLine && (
        <tr className="hidden print:table-row">
          <td colSpan={Children.toArray(children).length} className="pb-2">
            {printLine}
          </td>
        </tr>
      )}
      <tr>{children}</tr>
    </thead>
  )
}

/** `group` puts a heading over the rows of one of several bodies. */
export function TableBody({
  group,
  children,
}: {
  group?: { heading: string; columns: number }
  children: ReactNode
}) {
  return (
    <tbody className="border-line not-first-of-type:border-t stacked:block">
      {group && (
        <tr className="border-b border-line bg-canvas stacked:block">
          <th
            scope="rowgroup"
            colSpan={group.columns}
            className="px-4 py-2 text-sm font-semibold text-muted stacked:block print:px-2"
          >
            {group.heading}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  )
}

/** `isMarked` sets the reader's own rows off. */
export function Row({ isMarked = false, children }: { isMarked?: boolean; children: ReactNode }) {
  return (
    <tr
      className={`border-b border-line last:border-b-0 sm:in-data-compact:h-10 ${isMarked ? 'border-l-3 border-l-success' : ''} stacked:grid stacked:grid-cols-[1fr_auto] stacked:items-center max-[22rem]:stacked:flex max-[22rem]:stacked:flex-col max-[22rem]:stacked:items-start stacked:gap-x-4 stacked:gap-y-1.5 stacked:px-4 stacked:py-3`}
    >
      {children}
    </tr>
  )
}

const wideOnly = (isWideOnly: boolean | undefined) => (isWideOnly ? 'max-lg:not-print:hidden' : '')

type CellProps = { children?: ReactNode; isWideOnly?: boolean; className?: string }

/** `sort` says how the table is sorted by the column. */
export function HeaderCell({
  children,
  isWideOnly,
  sort,
  className = '',
}: CellProps & { sort?: 'ascending' | 'descending' | undefined }) {
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={`border-b border-line h-11 px-4 py-1 max-xl:px-3 sm:in-data-compact:h-9 sm:in-data-compact:px-3 sm:in-data-compact:py-0 text-sm font-semibold text-muted print:px-2 print:text-xs ${wideOnly(isWideOnly)} ${className}`}
    >
      {children}
    </th>
  )
}

/** `isWhole` gives the cell the whole width of a stacked row. */
export function Cell({ children, isWideOnly, isWhole, className = '' }: CellProps & { isWhole?: boolean }) {
  return (
    <td
      className={`px-4 py-3 align-middle max-xl:px-3 sm:in-data-compact:px-3 sm:in-data-compact:py-px sm:in-data-compact:text-[0.9375rem] sm:in-data-compact:leading-[1.15] stacked:p-0 print:px-2 print:py-2 ${isWhole ? 'stacked:col-span-2' : ''} ${wideOnly(isWideOnly)} ${className}`}
    >
      {children}
    </td>
  )
}
