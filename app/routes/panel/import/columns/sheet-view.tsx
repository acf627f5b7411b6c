import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleMinus from 'lucide/dist/esm/icons/circle-minus.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'

import type { SheetRow } from '~/domain/import/people/person-preview'
import type { ColumnProblem } from '~/domain/import/sheets/column-problems'
import { columnLabel, columnName, type ImportColumn } from '~/domain/import/sheets/columns'
import { formatDay, isDay } from '~/domain/words/day'
import { cutText } from '~/domain/words/polish'
import { TONES } from '~/ui/badge'
import { Icon } from '~/ui/icon'

/** How much a column is understood. */
type Understanding = 'understood' | 'asked' | 'leftOut'

const LOOKS = {
  understood: { icon: CircleCheck, tone: 'success', cells: '' },
  asked: { icon: CircleQuestionMark, tone: 'warning', cells: '' },
  leftOut: { icon: CircleMinus, tone: 'neutral', cells: 'text-muted' },
} as const satisfies Record<Understanding, unknown>

/** A column as it is now, with its place in the sheet. */
type ViewedColumn = { column: ImportColumn; problem: ColumnProblem | undefined; place: number }

/** Shows the first rows of the sheet, and over each column how it is understood. It scrolls in a box of its own. */
export function SheetView({
  columns,
  problems,
  headingRow,
  rows,
  nameOfLine,
  onOpen,
}: {
  columns: readonly ImportColumn[]
  problems: readonly (ColumnProblem | undefined)[]
  headingRow: number | undefined
  rows: readonly SheetRow[]
  nameOfLine: (line: number) => string
  onOpen: (place: number) => void
}) {
  const viewed = columns.map((column, place): ViewedColumn => ({ column, problem: problems[place], place }))
  return (
    // Relative, so that the box clips the texts for screen readers.
    <div
      role="region"
      aria-label="Pierwsze wiersze arkusza"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it.
      tabIndex={0}
      className="relative overflow-x-auto border-t border-line"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Pierwsze wiersze arkusza i&nbsp;zawartość kolumn</caption>
        <thead>
          <tr>
            <th scope="row" className={LINE}>
              <span className="sr-only">Co jest w&nbsp;kolumnie</span>
            </th>
            {viewed.map(({ place, ...each }) => (
              <td key={place} className="border-l border-line p-1.5 align-bottom">
                <Chip {...each} place={place} onOpen={() => onOpen(place)} />
              </td>
            ))}
          </tr>
          <tr className="border-y border-line bg-canvas">
            <th scope="col" className={LINE}>
              <span className="sr-only">Wiersz </span>
              {headingRow !== undefined && headingRow + 1}
            </th>
            {viewed.map(({ column, place }) => (
              <th key={place} scope="col" className={CELL} title={columnName(column, place)}>
                {columnName(column, place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.place} className="border-b border-line last:border-b-0">
              <th scope="row" className={LINE}>
                {nameOfLine(row.place + 1)}
              </th>
              {viewed.map(({ place, ...each }) => (
                <td
                  key={place}
                  className={`${CELL} ${LOOKS[understandingOf(each)].cells}`}
                  title={shownCell(row.cells[place])}
                >
                  {shownCell(row.cells[place])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const LINE = 'w-12 px-3 py-2 text-right font-normal text-muted tabular-nums'
const CELL = 'max-w-60 truncate border-l border-line px-3 py-2 tabular-nums'

/** A longer label takes two lines, so that its column stays narrow. */
const LONGEST_LINE = 20

/** Says how a column is understood, and leads to its question. */
function Chip({ column, problem, place, onOpen }: ViewedColumn & { onOpen: () => void }) {
  const { icon, tone } = LOOKS[understandingOf({ column, problem })]
  const label = chipLabel({ column, problem })
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`flex min-h-9 w-full items-center gap-1.5 rounded-control px-2.5 py-1.5 text-left leading-tight font-semibold hover:underline pointer-coarse:min-h-11 ${TONES[tone]}`}
    >
      <Icon of={icon} className="size-4 shrink-0" />
      <span className={label.length > LONGEST_LINE ? 'line-clamp-2 w-36' : 'whitespace-nowrap'}>{label}</span>
      <span className="sr-only">, zmień kolumnę {columnName(column, place)}</span>
    </button>
  )
}

function chipLabel({ column, problem }: Omit<ViewedColumn, 'place'>): string {
  if (problem) return problem.field === 'qualification' ? 'Wybierz uprawnienie' : 'Wybierz, co to jest'
  return column.use === 'ignored' ? 'Pominięta' : columnLabel(column)
}

function understandingOf({ column, problem }: Omit<ViewedColumn, 'place'>): Understanding {
  if (problem) return 'asked'
  return column.use === 'ignored' ? 'leftOut' : 'understood'
}

/** A longer text would make the page heavy, and is cut to one line anyway. */
const LONGEST_SHOWN = 300

function shownCell(cell = ''): string {
  const text = cell.trim()
  return isDay(text) ? formatDay(text) : cutText(text, LONGEST_SHOWN)
}
