import { parseCellDay } from '~/domain/import/texts/cell-day'
import { formatDay, isDay } from '~/domain/words/day'
import { foldText, shortText } from '~/domain/words/polish'

import { columnName, type ImportColumn } from './columns'
import { HIDDEN_PESEL } from './pesel'

/** A column that is not read, with the first of its cells. */
export type LeftOutColumn = { name: string; example: string }

/** Returns the columns with values that are left out. Nobody should miss them by chance. */
export function listLeftOut(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): LeftOutColumn[] {
  return columns.flatMap((column, place) => {
    if (column.use !== 'ignored' || isNumbering(column.heading)) return []
    const cells = rows.map((row) => (row[place] ?? '').trim())
    const example = cells.find((cell) => parseCellDay(cell).kind !== 'blank') ?? cells.find(Boolean)
    return example === undefined ? [] : [{ name: columnName(column, place), example }]
  })
}

const SHOWN_EXAMPLE = 30

/** Returns „„Uwagi” (np. „urlop do maja”), „Kod” (np. „12”)”. */
export function namesWithExamples(columns: readonly LeftOutColumn[]): string {
  return columns
    .map(({ name, example }) =>
      example === HIDDEN_PESEL
        ? `„${name}” (numery PESEL, których rejestr nie potrzebuje)`
        : `„${name}” (np. „${shortText(shownDay(example), SHOWN_EXAMPLE)}”)`,
    )
    .join(', ')
}

function shownDay(text: string): string {
  return isDay(text) ? formatDay(text) : text
}

/** „Lp.” numbers the rows. */
function isNumbering(heading: string): boolean {
  return /^(l\. ?p|lp|poz)\.?$/.test(foldText(heading))
}
