import type { ProblemCell } from '~/domain/import/rows/rules'
import type { PersonFacts } from '~/domain/people/person-fields'
import { fullName } from '~/domain/people/user'
import type { Day } from '~/domain/words/day'

import { csvFile } from './csv'
import type { TextFile } from './text-file'

/** A cell that an import left out. Without a heading and a text it is the whole row or one of its documents. */
export type NotImported = { line: string; person?: PersonFacts; reason: string } & Partial<
  Pick<ProblemCell, 'heading' | 'text'>
>

/** Returns what an import left out, each with its reason, so that it can be mended in the table. */
export function notImportedCsv(items: readonly NotImported[], day: Day): TextFile {
  return csvFile('nie-wczytano', day, items, [
    { heading: 'Wiersz', cell: ({ line }) => line },
    { heading: 'Osoba', cell: ({ person }) => person && fullName(person) },
    { heading: 'Kolumna', cell: ({ heading }) => heading },
    { heading: 'W arkuszu', cell: ({ text }) => text },
    { heading: 'Powód', cell: ({ reason }) => reason },
  ])
}
