import { isFirstName } from '~/domain/import/texts/first-names'
import { orderOfNames } from '~/domain/import/texts/whole-name'

import { columnName, type ColumnUse, type ImportColumn } from './columns'

/** Columns whose names are in the other order than their headings say, told by first names that are common. */
export type SwappedNames = {
  message: string
  /** The uses that fit to the cells. */
  uses: readonly { place: number; use: ColumnUse }[]
}

/** So many rows tell in which order names are. */
const SAMPLE_ROWS = 200

/** Returns the columns in which first name and surname are in each other’s place, or undefined. */
export function findSwappedNames(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): SwappedNames | undefined {
  const cellsOf = (place: number) => rows.slice(0, SAMPLE_ROWS).map((cells) => (cells[place] ?? '').trim())
  const placeOf = (...uses: ColumnUse[]) => columns.findIndex(({ use }) => uses.includes(use))
  const whole = placeOf('firstLast', 'lastFirst')
  if (whole !== -1) {
    const order = orderOfNames(cellsOf(whole))
    if (order === undefined || order === columns[whole]?.use) return undefined
    const first = order === 'firstLast' ? 'imię' : 'nazwisko'
    return {
      message: `W\u00a0kolumnie „${columnName(columns[whole], whole)}” najpierw jest ${first}, np. „${cellsOf(whole).find(Boolean)}”.`,
      uses: [{ place: whole, use: order }],
    }
  }
  const [first, last] = [placeOf('firstName'), placeOf('lastName')]
  if (first === -1 || last === -1) return undefined
  const isSwapped = shareOfFirstNames(cellsOf(last)) >= 0.8 && shareOfFirstNames(cellsOf(first)) <= 0.2
  return isSwapped
    ? {
        message: `W\u00a0kolumnie „${columnName(columns[last], last)}” są imiona, np. „${cellsOf(last).find(Boolean)}”.`,
        uses: [
          { place: first, use: 'lastName' },
          { place: last, use: 'firstName' },
        ],
      }
    : undefined
}

/** So few names tell nothing. */
const LEAST_NAMES = 3

function shareOfFirstNames(cells: readonly string[]): number {
  const names = cells.flatMap((cell) => cell.split(/\s+/)[0] || [])
  return names.length < LEAST_NAMES ? 0.5 : names.filter(isFirstName).length / names.length
}
