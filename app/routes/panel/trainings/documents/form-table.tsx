import type { ReactNode } from 'react'

/** A table of an official form with all its lines, also the empty ones. Its headings are repeated on each printed page. */
export function FormTable({
  caption,
  headings,
  children,
}: {
  caption: string
  headings: readonly { label: string; className?: string }[]
  children: ReactNode
}) {
  return (
    <table className="w-full text-left wrap-break-word tabular-nums">
      <caption className="pt-4 pb-2 text-left font-semibold">{caption}</caption>
      <thead className="text-xs">
        <tr>
          {headings.map(({ label, className = '' }) => (
            <th key={label} scope="col" className={`${CELL} ${className}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export function FormRow({ cells }: { cells: readonly ReactNode[] }) {
  return (
    <tr className="break-inside-avoid">
      {cells.map((cell, place) => (
        <td key={place} className={`${CELL} wrap-anywhere`}>
          {cell}
        </td>
      ))}
    </tr>
  )
}

const CELL = 'h-8 border border-muted px-1 py-1 sm:px-2 print:px-2'
