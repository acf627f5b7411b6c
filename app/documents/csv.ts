import type { Day } from '~/domain/words/day'
import { guarded } from '~/domain/words/formula-guard'

import type { TextFile } from './text-file'

// Our own code escapes: papaparse would, but it is a CommonJS module, whose helper costs a request on every page.

/** One column of a list. A cell that is undefined stays empty. */
export type Column<Row> = {
  heading: string
  cell: (row: Row) => string | number | undefined
}

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** Returns a list as a CSV file for the Polish Excel: `;` between quoted cells. Its name contains the day. */
export function csvFile<Row>(
  subject: string,
  day: Day,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): TextFile {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ].map((cells) => `${cells.map(csvCell).join(';')}\r\n`)
  return {
    name: `${subject}-${day}.csv`,
    type: 'text/csv; charset=utf-8',
    text: BYTE_ORDER_MARK + lines.join(''),
  }
}

/** Quotes a value. */
function csvCell(value: string | number | undefined): string {
  const text = String(value ?? '').replaceAll('\0', '')
  const safeText = typeof value === 'string' ? guarded(text) : text
  return `"${safeText.replaceAll('"', '""')}"`
}
