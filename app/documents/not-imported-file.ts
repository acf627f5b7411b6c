import type { Day } from '~/domain/words/day'

import { csvFile } from './csv'
import type { TextFile } from './text-file'

/** A row of which an import left something out, or all, and why. */
export type NotImported = { line: string; reasons: readonly string[]; cells: readonly string[] }

/**
 * Returns the whole rows of which an import left something out, with the reasons. So they can be mended in this file, and
 * the file can be imported instead of the whole table.
 */
export function notImportedCsv(
  items: readonly NotImported[],
  headings: readonly string[],
  day: Day,
): TextFile {
  return csvFile('nie-wczytano', day, items, [
    ...headings.map((heading, place) => ({ heading, cell: ({ cells }: NotImported) => cells[place] })),
    { heading: 'Wiersz w\u00a0arkuszu', cell: ({ line }) => line },
    { heading: 'Czego nie wczytano', cell: ({ reasons }) => reasons.join('; ') },
  ])
}
