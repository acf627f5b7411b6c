import type { ColumnProblem } from '~/domain/import/sheets/column-problems'
import type { ImportColumn } from '~/domain/import/sheets/columns'
import { formOf } from '~/domain/words/polish'
import { Badge } from '~/ui/badge'

const UNDERSTOOD = ['rozpoznana', 'rozpoznane', 'rozpoznanych'] as const
const LEFT_OUT = ['pominięta', 'pominięte', 'pominiętych'] as const

/** Counts the columns by how they are understood: those far to the right are out of sight. */
export function ColumnCounts({
  columns,
  problems,
}: {
  columns: readonly ImportColumn[]
  problems: readonly (ColumnProblem | undefined)[]
}) {
  const asked = problems.filter(Boolean).length
  const leftOut = columns.filter(({ use }, place) => use === 'ignored' && !problems[place]).length
  const understood = columns.length - asked - leftOut
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h2 className="text-lg font-semibold">Twój arkusz</h2>
      <p className="flex flex-wrap gap-2">
        {understood > 0 && <Badge tone="success">{`${understood} ${formOf(understood, UNDERSTOOD)}`}</Badge>}
        {asked > 0 && <Badge tone="warning">{`${asked} do wyboru`}</Badge>}
        {leftOut > 0 && <Badge tone="neutral">{`${leftOut} ${formOf(leftOut, LEFT_OUT)}`}</Badge>}
      </p>
    </div>
  )
}
