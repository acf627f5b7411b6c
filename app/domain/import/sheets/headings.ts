import { parseCellDay } from '~/domain/import/texts/cell-day'
import { withoutDateWords } from '~/domain/import/texts/heading-days'
import { foldText } from '~/domain/words/polish'

import type { Sheet } from './workbook'

// The headings of a table may stand in two rows: „Szkolenie BHP” over „data” and „ważne do”.

/** Returns the heading of each column. Row `headingRow` has them, and the one above it may say of what they are. */
export function headingsOf({ rows }: Sheet, headingRow: number | undefined): string[] {
  if (headingRow === undefined) return []
  const lower = (rows[headingRow] ?? []).map(cleanHeading)
  const above = (rows[headingRow - 1] ?? []).map(cleanHeading)
  if (!isLowerRow(lower, above)) return lower
  const width = Math.max(lower.length, above.length)
  let group = ''
  return Array.from({ length: width }, (_, place) => {
    const [own = '', over = ''] = [lower[place], above[place]]
    if (own === '' || foldText(own) === foldText(over)) {
      group = ''
      return own || over
    }
    // A title stands over whole headings, so it is no part of them.
    if (!isPart(own)) group = ''
    else if (over !== '') group = over
    return [group, own].filter(Boolean).join(' ')
  })
}

/** True for a row whose cells only say which day or number of the thing above them follows. */
function isLowerRow(lower: readonly string[], above: readonly string[]): boolean {
  const isFilled = (cell: string) => cell !== ''
  const isTitle =
    new Set(above.filter(isFilled)).size < 2 && above.findIndex(isFilled) <= lower.findIndex(isFilled)
  return (
    !isTitle &&
    lower.some((cell, place) => isPart(cell) && isFilled(above[place] ?? '')) &&
    lower.every((cell) => parseCellDay(cell).kind !== 'day' && !/\d{3}|@/.test(cell))
  )
}

const NUMBER = /^(nr|numer)\b/

function isPart(heading: string): boolean {
  return heading !== '' && (withoutDateWords(heading) === '' || NUMBER.test(foldText(heading)))
}

const SOFT_HYPHEN = /\u00ad\s*/g
/** „Szkole-” at the end of a line, and „nie BHP” in the next one. */
const BROKEN_WORD = /(?<=\p{L})-[^\S\n]*\r?\n\s*(?=\p{Ll})/gu

/** Makes one line of a heading that was broken to fit into a narrow column. */
function cleanHeading(text: string): string {
  return text.replace(SOFT_HYPHEN, '').replace(BROKEN_WORD, '').replace(/\s+/g, ' ').trim()
}
