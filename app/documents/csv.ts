import type { Day } from '~/domain/day'

import type { TextFile } from './text-file'

/** One column of a list: its heading and what stands in it; undefined leaves the cell empty. */
export type Column<Row> = {
  heading: string
  cell: (row: Row) => string | number | undefined
}

/** Tells Excel that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Beginnings that a spreadsheet may take for a formula, also behind spaces, quotes and other marks that it
 * drops (OWASP, CSV Injection); the wide ones are how East Asian keyboards type the same.
 */
const RUNS_AS_FORMULA = /^[\s\u200b\ufeff"']*[=+\-@＝＋－＠|%]|^[\t\r\n]/

/** A list as a CSV file for the Polish Excel: `;` between the cells, each quoted, the day in its name. */
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

/** Quoted; what could run gets an apostrophe in front, by which spreadsheets know a text. A number is none. */
function csvCell(value: string | number | undefined): string {
  const text = String(value ?? '').replaceAll('\0', '')
  const harmless = typeof value === 'string' && RUNS_AS_FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
