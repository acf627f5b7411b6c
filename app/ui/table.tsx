import type { ReactNode } from 'react'

/** A table in its own box; the caption is for screen readers, the screen's heading says it to the eye. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-left">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

// On narrow screens a table drops its lesser columns instead of scrolling the page sideways.
const wideOnly = (isWideOnly: boolean | undefined) => (isWideOnly ? 'max-md:hidden' : '')

type CellProps = { children?: ReactNode; isWideOnly?: boolean; className?: string }

export function HeaderCell({ children, isWideOnly, className = '' }: CellProps) {
  return (
    <th
      scope="col"
      className={`border-b border-line px-3 py-3 text-sm font-semibold text-muted sm:px-4 ${wideOnly(isWideOnly)} ${className}`}
    >
      {children}
    </th>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <tr className="border-b border-line last:border-b-0">{children}</tr>
}

export function Cell({ children, isWideOnly, className = '' }: CellProps) {
  return <td className={`px-3 py-3 align-middle sm:px-4 ${wideOnly(isWideOnly)} ${className}`}>{children}</td>
}
