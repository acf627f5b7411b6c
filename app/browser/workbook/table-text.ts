import { SEPARATORS, type Separator, type Sheet } from '~/domain/import/sheets/workbook'
import { withoutGuard } from '~/domain/words/formula-guard'

import { createCounter, withoutBlankEnd, type Row } from './sheet-limits'

// Reads the text of a CSV file, or one that was pasted. A quotation mark that does not follow the rules of CSV is a
// letter like any other: papaparse would run over the rows below it.

/** So many lines, and so much of a text, tell what separates its cells. */
const SAMPLE_LINES = 100
const SAMPLE_CHARACTERS = 200_000

/** Excel writes it into a first line of its own. */
const NAMED_SEPARATOR = /^sep=([\t;,|])\r?\n/

export type TableText = { separator: Separator; sheet: Pick<Sheet, 'rows' | 'oddQuotes'> }

/** Reads the rows. Throws if they are more than is read. */
export function readTable(original: string, chosen?: Separator): TableText {
  const text = original.replace(/^\ufeff/, '').toWellFormed()
  const named = SEPARATORS.find((each) => each === NAMED_SEPARATOR.exec(text)?.[1])
  const separator = chosen ?? named ?? guessSeparator(text)
  const { take: counted } = createCounter()
  const rows: Row[] = []
  const odd: number[] = []
  for (const { cells, isOdd } of rowsOf(text, separator)) {
    if (isOdd) odd.push(rows.length)
    // The line keeps its place, so that rows are numbered as in the file.
    rows.push(counted(named && rows.length === 0 ? [] : cells.map(plainText)))
  }
  const oddQuotes = odd.length > 0 && { oddQuotes: odd }
  return { separator, sheet: { rows: withoutBlankEnd(rows), ...oddQuotes } }
}

/** Returns what makes the most rows of the same number of cells. */
function guessSeparator(text: string): Separator {
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const guesses = SEPARATORS.map((separator) => {
    const widths = new Map<number, number>()
    let lines = 0
    for (const { cells } of rowsOf(sample, separator)) {
      const width = cells.length
      if (width > 1) widths.set(width, (widths.get(width) ?? 0) + 1)
      lines += 1
      if (lines === SAMPLE_LINES) break
    }
    return { separator, equal: Math.max(0, ...widths.values()) }
  })
  return guesses.reduce((best, each) => (each.equal > best.equal ? each : best)).separator
}

/** Splits a text into rows. Lines may end in any way. */
function* rowsOf(text: string, separator: Separator): Generator<{ cells: string[]; isOdd: boolean }> {
  const end = separator === '|' ? '\\|' : separator
  // A cell in quotation marks, or any other, and what ends it.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"(?=[${end}\\r\\n]|$)|([^${end}\\r\\n]*))(${end}|\\r\\n?|\\n|$)`,
    'y',
  )
  let cells: string[] = []
  let isOdd = false
  while (cell.lastIndex <= text.length) {
    const [, quoted, plain = '', ending] = cell.exec(text) ?? []
    if (quoted === undefined && plain.startsWith('"')) isOdd = true
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (ending === separator) continue
    yield { cells, isOdd }
    cells = []
    isOdd = false
    if (ending === '' || ending === undefined) return
  }
}

/** Text that programs protect from being a number: `="00123"`. */
const AS_FORMULA = /^="((?:[^"]|"")*)"$/

function plainText(cell: string): string {
  const [, inner] = AS_FORMULA.exec(cell) ?? []
  return inner === undefined ? withoutGuard(cell) : inner.replaceAll('""', '"')
}
