import type { Proposal } from '~/domain/import/cell-day'
import { groupBy } from '~/domain/words/collection'
import { countOf } from '~/domain/words/polish'
import type { MendedCell } from '~/routes/panel/import/import-state'
import type { PreviewRow } from '~/routes/panel/import/use-import-rows'
import { Button } from '~/ui/button'

const UNCLEAR_LABELS = {
  century: 'Rok z\u00a0dwiema cyframi',
  order: 'Dzień albo miesiąc na początku',
} satisfies Record<Proposal['unclear'], string>

/** A cell with what it most likely means, and what it says now. */
type ProposedCell = MendedCell & Pick<Proposal, 'unclear'> & { now: string }

/** Offers one answer for all dates of which the same is unclear. Each can be changed by itself, before and after. */
export function SameProblems({
  rows,
  onMend,
}: {
  rows: readonly PreviewRow[]
  onMend: (cells: readonly MendedCell[]) => void
}) {
  const proposed = [...groupBy(rows.flatMap(proposedIn), ({ unclear }) => unclear)]
  if (proposed.length === 0) return null
  return (
    <ul className="divide-y divide-line border-t border-line px-4 sm:px-5">
      {proposed.map(([unclear, cells]) => (
        <li key={unclear} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-semibold">{UNCLEAR_LABELS[unclear]}</span>, na przykład „{cells[0]?.now}” →{' '}
            {cells[0]?.text}
          </p>
          <Button size="sm" onClick={() => onMend(cells)}>
            Przyjmij: {countOf(cells.length, 'cell')}
            <span className="sr-only">: {UNCLEAR_LABELS[unclear]}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function proposedIn({ place, cells, problems, isSkipped }: PreviewRow): ProposedCell[] {
  if (isSkipped) return []
  return problems.flatMap(({ column, proposal }) =>
    column === undefined || proposal === undefined
      ? []
      : [{ row: place, column, ...proposal, now: (cells[column] ?? '').trim() }],
  )
}
