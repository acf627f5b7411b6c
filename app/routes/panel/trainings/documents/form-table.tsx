import type { ReactNode } from 'react'

type Column = {
  heading: string
  className?: string
  /** True for a column that is filled in on paper. A phone has no room for it. */
  isByHand?: boolean
}

/** A table of an official form with all its lines, also the empty ones. Its headings are repeated on each printed page. */
export function FormTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly Column[]
  /** The cells of each line. */
  rows: readonly (readonly ReactNode[])[]
}) {
  const look = columns.map(({ isByHand }) => `${CELL} ${isByHand ? 'max-sm:not-print:hidden' : ''}`)
  return (
    <table className="w-full text-left wrap-break-word tabular-nums">
      <caption className="pt-4 pb-2 text-left font-semibold">{caption}</caption>
      <thead className="text-xs">
        <tr>
          {columns.map(({ heading, className = '' }, place) => (
            <th key={heading} scope="col" className={`${look[place]} ${className}`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="break-inside-avoid">
            {columns.map(({ heading }, place) => (
              <td key={heading} className={`${look[place]} wrap-anywhere`}>
                {cells[place]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const CELL = 'h-8 border border-muted px-1 py-1 sm:px-2 print:px-2'
