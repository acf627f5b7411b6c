import { parseCellDay } from '~/domain/import/texts/cell-day'
import { readTypedText } from '~/domain/import/texts/typed-cell'
import { foldText } from '~/domain/words/polish'

import type { PaperRow } from './paper-table'

/** A pasted piece of a sheet in the table: the person of each row, and the texts from the cell on to the right. */
type PastedPapers = {
  rows: { id: string; texts: readonly string[] }[]
  /** The names that are of nobody in the table, or of several. */
  strangers: readonly string[]
  /** How many rows there was no person for. */
  surplus: number
}

/**
 * Places a pasted piece. Rows that begin with names go to those people, in whatever order they are. Without names they fill
 * the people from `from` on, as in a sheet.
 */
export function placePastedPapers(
  pasted: readonly (readonly string[])[],
  people: readonly Pick<PaperRow, 'id' | 'name'>[],
  from: string,
): PastedPapers {
  const ids = idsByName(people)
  const named = pasted.map((cells) => readName(cells, ids))
  if (named.some((row) => row.id !== undefined)) {
    const strangers = named.flatMap(({ id, name, texts }, index) =>
      id !== undefined || name === '' || (index === 0 && !texts.some(isDay)) ? [] : [name],
    )
    return { rows: named.flatMap(({ id, texts }) => (id ? [{ id, texts }] : [])), strangers, surplus: 0 }
  }
  const below = people.slice(people.findIndex(({ id }) => id === from))
  return {
    rows: pasted.flatMap((texts, index) => (below[index] ? [{ id: below[index].id, texts }] : [])),
    strangers: [],
    surplus: Math.max(0, pasted.length - below.length),
  }
}

/** True for a text that headings do not have. */
function isDay(text: string): boolean {
  return ['day', 'month', 'endless'].includes(parseCellDay(readTypedText(text).day).kind)
}

function idsByName(
  people: readonly Pick<PaperRow, 'id' | 'name'>[],
): ReadonlyMap<string, string | undefined> {
  const ids = new Map<string, string | undefined>()
  // Of namesakes nobody can tell which one it is.
  for (const { id, name } of people) ids.set(nameKey(name), ids.has(nameKey(name)) ? undefined : id)
  return ids
}

/** Returns the same for „Lis Jan” and „Jan Lis”. */
function nameKey(name: string): string {
  return foldText(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}

/** A column of running numbers may come before the name, which may have a cell or two. */
const NAME_CELLS = [
  { start: 0, cells: 1 },
  { start: 0, cells: 2 },
  { start: 1, cells: 1 },
  { start: 1, cells: 2 },
] as const

function readName(cells: readonly string[], ids: ReadonlyMap<string, string | undefined>) {
  for (const { start, cells: count } of NAME_CELLS) {
    const name = cells.slice(start, start + count).join(' ')
    const id = ids.get(nameKey(name))
    if (id !== undefined) return { id, name, texts: cells.slice(start + count) }
  }
  return { id: undefined, name: (cells.find((cell) => /\p{L}/u.test(cell)) ?? '').trim(), texts: cells }
}
