import type { ReactNode } from 'react'

/**
 * Shows a table that never scrolls the page sideways. Below 1024 px it hides the columns marked `isWideOnly`.
 * Below 640 px each row becomes a stack of two columns, and only screen readers get the header. Only they
 * get the caption, too, because the screen's heading says the same.
 */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface print:overflow-visible">
      <table className="w-full text-left max-sm:block print:text-xs">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

export function TableHeader({ children }: { children: ReactNode }) {
  return (
    <thead className="max-sm:sr-only">
      <tr>{children}</tr>
    </thead>
  )
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="max-sm:block">{children}</tbody>
}

export function Row({ children }: { children: ReactNode }) {
  return (
    <tr className="border-b border-line last:border-b-0 max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:px-4 max-sm:py-3">
      {children}
    </tr>
  )
}

const wideOnly = (isWideOnly: boolean | undefined) => (isWideOnly ? 'max-lg:not-print:hidden' : '')

type CellProps = { children?: ReactNode; isWideOnly?: boolean; className?: string }

export function HeaderCell({ children, isWideOnly, className = '' }: CellProps) {
  return (
    <th
      scope="col"
      className={`border-b border-line px-4 py-3 text-sm font-semibold text-muted print:px-2 print:text-xs ${wideOnly(isWideOnly)} ${className}`}
    >
      {children}
    </th>
  )
}

/** `isWhole` gives the cell the whole width of a stacked row. */
export function Cell({ children, isWideOnly, isWhole, className = '' }: CellProps & { isWhole?: boolean }) {
  return (
    <td
      className={`py-3 align-middle sm:px-4 max-sm:p-0 print:px-2 print:py-2 ${isWhole ? 'max-sm:col-span-2' : ''} ${wideOnly(isWideOnly)} ${className}`}
    >
      {children}
    </td>
  )
}
