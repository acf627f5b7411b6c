import { otherListProblem } from '~/domain/import/sheets/own-lists'
import {
  MAX_CELL_CHARACTERS,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_ROWS,
  MAX_WORKBOOK_CELLS,
  MAX_WORKBOOK_CHARACTERS,
  TOP_ROWS,
  type RefusedSheet,
  type Sheet,
  type Workbook,
  type WorkbookProblem,
} from '~/domain/import/sheets/workbook'

/** Ends the reading of a sheet or a file that is larger than the limits, or holds nothing that can be read. */
export class WorkbookRefusal extends Error {
  readonly problem: WorkbookProblem

  constructor(problem: WorkbookProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Returns the reason for the person. Anything unexpected is a damaged file. */
export function problemOf(error: unknown): WorkbookProblem {
  return error instanceof WorkbookRefusal ? error.problem : 'damaged'
}

/** Rows with people and as many blank ones between them. Further rows are not looked at: a sheet may have a million. */
export const READ_ROWS = 2 * MAX_SHEET_ROWS + 10_000

export type Row = readonly string[]

const BLANK: Row = []

/** How much the sheets of a file have that are read. */
export type Counted = { cells: number; characters: number }

/**
 * Returns a function that takes the rows of a sheet, and refuses them as soon as they are more than is read beside those
 * `before` it. A row is cut behind its last filled cell, so a program may have coloured cells far out.
 */
export function createCounter(before: Counted = { cells: 0, characters: 0 }): {
  take: (row: Row) => Row
  total: () => Counted
} {
  let { cells, characters } = before
  const take = (row: Row) => {
    const width = row.findLastIndex((cell) => cell.trim() !== '') + 1
    cells += width
    for (const cell of row) {
      if (cell.length > MAX_CELL_CHARACTERS) throw new WorkbookRefusal('long-cell')
      characters += cell.length
    }
    if (width > MAX_SHEET_COLUMNS || cells > MAX_WORKBOOK_CELLS) throw new WorkbookRefusal('too-many-rows')
    if (characters > MAX_WORKBOOK_CHARACTERS) throw new WorkbookRefusal('too-much-text')
    return width === 0 ? BLANK : width < row.length ? row.slice(0, width) : row
  }
  return { take, total: () => ({ cells, characters }) }
}

/** Returns the rows without blank ones at the end. */
export function withoutBlankEnd(rows: readonly Row[]): readonly Row[] {
  const height = rows.findLastIndex((row) => row.length > 0) + 1
  if (rows.filter((row) => row.length > 0).length > MAX_SHEET_ROWS + TOP_ROWS) {
    throw new WorkbookRefusal('too-many-rows')
  }
  return rows.slice(0, height)
}

/** Returns what could be read. Empty sheets are left out. */
export function workbookOf(
  read: readonly Sheet[],
  tooLarge: readonly RefusedSheet[] = [],
): Pick<Workbook, 'sheets' | 'refused'> {
  const filled = read.filter(({ rows }) => rows.length > 0)
  const others = filled.flatMap(({ name, rows }): RefusedSheet[] => {
    const problem = otherListProblem(rows[0])
    return problem ? [{ name, problem }] : []
  })
  const sheets = filled.filter(({ rows }) => !otherListProblem(rows[0]))
  const refused = [...tooLarge, ...others]
  if (sheets.length === 0) throw new WorkbookRefusal(refused[0]?.problem ?? 'empty')
  return { sheets, refused }
}
