import { HAS_LEFT } from '~/domain/import/rows/no-person'
import { namesOf, type ImportColumn } from '~/domain/import/sheets/columns'
import type { Proposal } from '~/domain/import/texts/cell-day'
import { groupBy } from '~/domain/words/collection'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { PreviewRow } from '~/routes/panel/import/import-rows'
import type { ImportEvent, MendedCell } from '~/routes/panel/import/import-state'
import { Button } from '~/ui/button'

const UNCLEAR_LABELS = {
  century: 'Rok z\u00a0dwiema cyframi',
  order: 'Dzień albo miesiąc na początku',
  number: 'Liczba z\u00a0Excela zamiast daty',
  two: 'Dwie daty w\u00a0jednym polu',
} satisfies Record<Proposal['unclear'], string>

/** A cell with what it most likely means, and what it says now. */
type ProposedCell = MendedCell & Pick<Proposal, 'unclear'> & { now: string }

/**
 * Offers one answer for all rows of which the same is unclear: dates, people who left, names of departments. Each can be
 * changed by itself, before and after.
 */
export function SameProblems({
  rows,
  columns,
  change,
}: {
  rows: readonly PreviewRow[]
  columns: readonly ImportColumn[]
  change: (event: ImportEvent) => void
}) {
  const kept = rows.filter(({ isSkipped }) => !isSkipped)
  const proposed = [...groupBy(kept.flatMap(proposedIn), ({ unclear }) => unclear)]
  const leavers = kept.filter(({ problems }) => problems.some(({ message }) => message === HAS_LEFT))
  const hasDepartments = columns.some(({ use }) => use === 'unit')
  const below = kept.filter(
    ({ person, department }) => person && person.unit === undefined && department !== undefined,
  )
  const departments = [...new Set(below.flatMap(({ department }) => department ?? []))]
  const offers: Offer[] = [
    ...proposed.map(([unclear, cells]) => ({
      subject: UNCLEAR_LABELS[unclear],
      text: `, na przykład „${cells[0]?.now}” → ${cells[0]?.text}`,
      action: `Przyjmij: ${countOf(cells.length, 'cell')}`,
      event: { kind: 'cells-mended' as const, cells },
    })),
    ...(leavers.length > 0
      ? [
          {
            subject: 'Osoby zwolnione',
            text: `: ${countOf(leavers.length, 'person')}. Bez ostatniego dnia pracy wejdą do rejestru jako pracujące.`,
            action: `Pomiń: ${countOf(leavers.length, 'row')}`,
            event: { kind: 'lines-skipped' as const, lines: leavers.map(({ line }) => line) },
          },
        ]
      : []),
    ...(below.length > 0 && !hasDepartments
      ? [
          {
            subject: 'Nazwy działów nad osobami',
            text: `: ${namesOf(departments.slice(0, SHOWN_DEPARTMENTS))}${departments.length > SHOWN_DEPARTMENTS ? '…' : ''}`,
            action: `Wpisz jako dział: ${countOf(below.length, 'person')}`,
            event: { kind: 'departments-taken' as const },
          },
        ]
      : []),
  ]
  if (offers.length === 0) return null
  return (
    <ul className="divide-y divide-line border-t border-line px-4 sm:px-5">
      {offers.map(({ subject, text, action, event }) => (
        <li key={subject} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-semibold">{subject}</span>
            {keepTogether(text)}
          </p>
          <Button size="sm" onClick={() => change(event)}>
            {action}
            <span className="sr-only">: {subject}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const SHOWN_DEPARTMENTS = 5

/** One press that answers for many rows. */
type Offer = { subject: string; text: string; action: string; event: ImportEvent }

function proposedIn({ place, cells, problems }: PreviewRow): ProposedCell[] {
  return problems.flatMap(({ column, proposal }) =>
    column === undefined || proposal === undefined
      ? []
      : [{ row: place, column, ...proposal, now: (cells[column] ?? '').trim() }],
  )
}
