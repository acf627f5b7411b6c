import { foldText } from '~/domain/words/polish'

import { TOP_ROWS, type Sheet } from './workbook'

// A register needs nobody's PESEL, so that of a table is hidden before anything is shown or read.

/** Stands in a cell in place of a PESEL. */
export const HIDDEN_PESEL = 'PESEL'

export const NO_PESEL = 'Numeru PESEL nie wczytujemy'

const ELEVEN_DIGITS = /(?<!\d)\d{11}(?!\d)/g
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]

/** Returns the sheet with each PESEL hidden: below a heading that names one, and wherever eleven digits are one. */
export function hidePesels({ rows, ...sheet }: Sheet): Sheet {
  const top = rows.slice(0, TOP_ROWS)
  const named = new Map<number, number>()
  for (const [place, cells] of top.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell.length < 60 && /\bpesel/.test(foldText(cell)) && !named.has(column)) named.set(column, place)
    }
  }
  const hide = (cell: string, column: number, place: number) => {
    const isBelow = (named.get(column) ?? rows.length) < place
    if (isBelow && /\d{4}/.test(cell)) return HIDDEN_PESEL
    return cell.length < 11
      ? cell
      : cell.replace(ELEVEN_DIGITS, (digits) => (isPesel(digits) ? HIDDEN_PESEL : digits))
  }
  return {
    ...sheet,
    rows: rows.map((cells, place) => {
      const hidden = cells.map((cell, column) => hide(cell, column, place))
      return hidden.some((cell, column) => cell !== cells[column]) ? hidden : cells
    }),
  }
}

/** Takes a hidden PESEL off a name, with the word before it: „Nowak Jan, PESEL: 44051401359”. */
export function withoutPesel(name: string): string {
  return name.replace(/[\s,;(]*\bPESEL\b[:)]*/g, '')
}

/** True for eleven digits with a day of birth since 1900 and the right check digit. */
export function isPesel(digits: string): boolean {
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4, 6))]
  const isDay = day >= 1 && day <= 31 && month % 20 >= 1 && month % 20 <= 12 && month < 40
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return isDay && (10 - (sum % 10)) % 10 === Number(digits[10])
}
