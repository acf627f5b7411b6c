import { useState, type ReactNode } from 'react'

import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

/** A chart with a sentence that says what it shows, and a switch to the same figures as a table. */
export function ChartCard({
  title,
  sentence,
  table,
  children,
}: {
  title: string
  sentence: string
  table: ReactNode
  children: ReactNode
}) {
  const [isTable, setIsTable] = useState(false)
  return (
    <Card title={title} className="print:break-inside-avoid">
      <p className="-mt-2 text-muted">{keepTogether(sentence)}</p>
      {isTable ? table : children}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => setIsTable(!isTable)}
        className="mt-auto -mb-2 -ml-3 self-start print:hidden"
      >
        {isTable ? 'Pokaż wykres' : 'Pokaż tabelę'}
        <span className="sr-only">: {title}</span>
      </Button>
    </Card>
  )
}

/**
 * Shows the figures of a chart; the first column names the row. On a phone each row is a few lines, because the
 * headers have no room beside each other.
 */
export function FiguresTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly (string | number)[] }[]
}) {
  return (
    <table className="w-full text-left text-sm tabular-nums wrap-break-word max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column, place) => (
            <th
              key={column}
              scope="col"
              className={`border-b border-line py-2 align-bottom font-semibold text-muted ${place > 0 ? 'pl-3 text-right' : ''}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ id, cells: [name, ...figures] }) => (
          <tr
            key={id}
            className="border-b border-line last:border-b-0 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2"
          >
            <th scope="row" className="font-medium max-sm:w-full sm:py-1.5">
              {name}
            </th>
            {figures.map((figure, place) => (
              <td key={columns[place + 1]} className="sm:py-1.5 sm:pl-3 sm:text-right">
                <span aria-hidden="true" className="text-muted sm:hidden">
                  {columns[place + 1]}:{' '}
                </span>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
