import { readTableText, readWorkbookFile } from '~/browser/workbook/workbook-file'
import { matchGroups, type MatchedGroup } from '~/domain/import/people/match-people'
import { planImport, type ImportPlan, type KnownRecords } from '~/domain/import/people/plan'
import { sectionsOf } from '~/domain/import/rows/no-person'
import { rowReader } from '~/domain/import/rows/rows'
import { columnProblems } from '~/domain/import/sheets/column-problems'
import { findSwappedNames } from '~/domain/import/sheets/name-order'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'
import { filledRows, understandRows, type PreviewRow } from '~/routes/panel/import/import-rows'
import { notesOf, startImport, type ImportState } from '~/routes/panel/import/import-state'

import { TODAY, user } from './builders'

export const EMPLOYER = user({ id: 'employer', role: 'employer' })

/** A register that has nothing yet. */
export const EMPTY_REGISTER: KnownRecords = {
  viewer: EMPLOYER,
  people: [],
  certificates: [],
  employment: { examinations: [], inductions: [], unreadable: [], settled: [] },
  kinds: COMMON_KINDS,
  today: TODAY,
}

/** What the import makes of a table with nothing chosen by hand. */
export type ReadImport = {
  state: ImportState
  /** What the step of the columns asks before it goes on. */
  asked: readonly string[]
  /** What the screen says of the file. */
  notes: readonly string[]
  rows: readonly PreviewRow[]
  people: readonly MatchedGroup[]
  plan: ImportPlan
}

/** Reads a file or a pasted table with the import of an employer, as it proposes to. */
export function readImport(table: Uint8Array | string, known: Partial<KnownRecords> = {}): ReadImport {
  const { file, problem } = typeof table === 'string' ? readTableText(table) : readWorkbookFile(table)
  if (!file) throw new Error(problem)
  const register = { ...EMPTY_REGISTER, ...known }
  const isCentre = register.viewer.role === 'training_center'
  const context = { columns: new Map(), isCentre, kinds: register.kinds, today: register.today }
  const request = { text: '' }
  const state = startImport({ request, content: file }, { ...context, meanings: new Map() })
  const filled = filledRows(state)
  const cells = filled.map((row) => row.cells)
  const problems = columnProblems(state.columns, cells).flatMap((each) => each?.message ?? [])
  const swapped = findSwappedNames(state.columns, cells)
  const read = rowReader({ ...context, columns: state.columns, meanings: new Map(), positions: [] })
  const sections = sectionsOf(state.table.sheet.rows, state.headingRow, state.table.parts)
  const { rows, groups } = understandRows(filled, state, { read, sections })
  const people = matchGroups(groups, register.people)
  let count = 0
  const { changed, notRead } = notesOf(state)
  return {
    state,
    asked: [...problems, ...(swapped ? [swapped.message] : [])],
    notes: [...changed, ...notRead],
    rows,
    people,
    plan: planImport(people, new Map(), register, () => `new-${(count += 1)}`),
  }
}
