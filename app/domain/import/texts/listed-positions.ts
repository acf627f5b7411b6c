import type { OtherPosition } from '~/domain/people/other-positions'
import { foldText } from '~/domain/words/polish'
import { cleanLine } from '~/domain/words/typed-text'

import { parseCellDay } from './cell-day'

/** „operator wózka od 12.03.2024”. */
const WITH_DAY = /^(.+?)\s+od\s+(\S+)$/

/** Reads a cell with the other positions of a person, as our files have them: „operator wózka od 12.03.2024; ładowacz”. */
export function readOtherPositions(cell: string): OtherPosition[] {
  return cell.split(/[;\n]/).flatMap((part) => {
    const text = cleanLine(part)
    const [, name, typed = ''] = WITH_DAY.exec(text) ?? []
    const read = parseCellDay(typed)
    if (name !== undefined && read.kind === 'day') return [{ position: name, since: read.day }]
    return text === '' || text === '-' || text === '–' ? [] : [{ position: text }]
  })
}

/** What stands between two positions in a cell. A stroke without spaces is rather part of a name: „elektryk/automatyk”. */
const BETWEEN = /\s*(?:[;\n,+]|\s[/|]\s|\s(?:oraz|i)\s)\s*/

/** A part that is no position of its own: „specjalista, ds. BHP”. */
const NO_POSITION = /^(ds\.?|do spraw|w|z|na|st\.?|mł\.?|nr)\b|^.{0,3}$/i

/** Returns the positions in a cell that seems to name several, „magazynier / operator wózka”, or else the whole text. */
export function splitPositions(cell: string): string[] {
  const parts = cell.split(BETWEEN).map(cleanLine).filter(Boolean)
  return parts.length > 1 && !parts.some((part) => NO_POSITION.test(part)) ? parts : [cleanLine(cell)]
}

/** A text of the column of positions that seems to name several. */
export type SeveralPositions = {
  text: string
  positions: readonly string[]
  count: number
  /** True if it is taken for several until somebody says otherwise: „i” is often part of a name. */
  isLikely: boolean
}

/** Returns the texts that seem to name several positions, but none that is known as the name of one. */
export function severalPositionsIn(
  cells: readonly string[],
  known: Pick<ReadonlySet<string>, 'has'>,
): SeveralPositions[] {
  const found = new Map<string, SeveralPositions>()
  for (const cell of cells) {
    const key = foldText(cell)
    const before = found.get(key)
    if (before) found.set(key, { ...before, count: before.count + 1 })
    else if (!known.has(key)) {
      const positions = splitPositions(cell)
      const isLikely = !/\si\s/.test(cell) || positions.every((name) => known.has(foldText(name)))
      if (positions.length > 1) found.set(key, { text: cleanLine(cell), positions, count: 1, isLikely })
    }
  }
  return [...found.values()]
}
