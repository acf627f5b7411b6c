import { foldText } from '~/domain/words/polish'

import type { WorkbookProblem } from './workbook'

// Lists that this app has saved itself. Those of people are read like any other table, but their verdicts are no papers.

type OtherList = { problem: WorkbookProblem; headings: readonly string[] }

/** Headings of lists that name people and are not about them. */
const OTHER_LISTS: readonly OtherList[] = [
  { problem: 'own-reports', headings: ['Osoba poszkodowana', 'Osoba zgłaszająca', 'Świadkowie'] },
  { problem: 'own-reports', headings: ['Działanie', 'Zgłoszenie', 'Osoba odpowiedzialna'] },
  { problem: 'own-reports', headings: ['Osoba poszkodowana', 'Data wypadku', 'Wniosek do ZUS'] },
  { problem: 'own-trainings', headings: ['Uzyskiwany certyfikat', 'Uczestnicy', 'Lista rezerwowa'] },
  // Earlier versions saved the cells of a table that were not read, without their rows.
  { problem: 'own-cells', headings: ['Wiersz', 'Osoba', 'Kolumna', 'W arkuszu', 'Powód'] },
]

/** Returns why a table whose first row has these headings is not read, if this app has saved it and it is of no people. */
export function otherListProblem(headings: readonly string[] = []): WorkbookProblem | undefined {
  const folded = new Set(headings.map(foldText))
  return OTHER_LISTS.find((list) => list.headings.every((heading) => folded.has(foldText(heading))))?.problem
}

const VERDICT = /^(moze pracowac|dokumenty aktualne)( \(|$)/

/**
 * True for our list of employees, our matrix and our list for the gate: the register says itself whether somebody may work.
 * Older files call the verdict „Może pracować”.
 */
export function isListOfVerdicts(headings: readonly string[]): boolean {
  const folded = headings.map(foldText)
  return folded.some((heading) => VERDICT.test(heading)) && folded.includes('do kiedy')
}

export const ONLY_VERDICTS =
  'To lista z\u00a0Pewnika, która mówi, czyje dokumenty są aktualne. Samych dokumentów w\u00a0niej nie ma, więc wczytamy z\u00a0niej tylko osoby.'
