import type { ColumnUse } from '~/domain/import/sheets/columns'
import { parseCellDay } from '~/domain/import/texts/cell-day'
import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-fields'
import type { Day } from '~/domain/words/day'

import { columnPlace, dayProblem, type RowProblem, type RowRules } from './rules'

/** The papers that an employer keeps of everybody, as a row has them. */
export type ImportedPapers = {
  /** An orzeczenie lekarskie that finds the person fit for work. Without its end it counts for nothing, until that is known. */
  examination?: { validUntil?: Day; examinedOn?: Day }
  /** The initial training, or one of its parts. */
  induction?: { generalOn?: Day; positionOn?: Day }
}

type Rules = Pick<RowRules, 'columns' | 'today'>

/** Reads the papers of a row. A wrong cell is a problem, and costs only its own day. */
export function readPapers(cells: readonly string[], rules: Rules, problems: RowProblem[]): ImportedPapers {
  return {
    examination: readExamination(cells, rules, problems),
    induction: readInduction(cells, rules, problems),
  }
}

function readExamination(
  cells: readonly string[],
  rules: Rules,
  problems: RowProblem[],
): ImportedPapers['examination'] {
  const column = columnPlace(rules.columns, 'examinationEnd')
  if (column === -1) return undefined
  const before = problems.length
  const validUntil = readEnd(cells[column] ?? '', column, problems)
  const isEndWrong = problems.length > before
  const examinedOn = readPastDay(cells, 'examinationDay', rules, problems)
  if (validUntil === undefined) {
    if (examinedOn === undefined) return undefined
    if (!isEndWrong) problems.push({ column, message: 'Podaj datę następnych badań' })
    return { examinedOn }
  }
  if (examinedOn !== undefined && examinedOn >= validUntil) {
    problems.push({ column, message: 'Podaj datę następnych badań, późniejszą niż data orzeczenia' })
    return undefined
  }
  return { validUntil, examinedOn }
}

function readInduction(
  cells: readonly string[],
  rules: Rules,
  problems: RowProblem[],
): ImportedPapers['induction'] {
  const [both, general, onPosition] = (['induction', 'generalInduction', 'positionInduction'] as const).map(
    (use) => readPastDay(cells, use, rules, problems),
  )
  // A column of one part says more than a column of both.
  const generalOn = general ?? both
  const positionOn = onPosition ?? both
  if (generalOn === undefined && positionOn === undefined) return undefined
  return { generalOn, positionOn }
}

/** Reads the day of the next examination. A month ends with its last day. */
function readEnd(text: string, column: number, problems: RowProblem[]): Day | undefined {
  const read = parseCellDay(text, FIRST_EMPLOYMENT_DAY, 'end')
  if (read.kind === 'day') return read.day
  if (read.kind === 'month') return read.lastDay
  if (read.kind === 'endless') {
    problems.push({ column, message: 'Orzeczenie ma datę następnych badań. Podaj ją' })
  }
  if (read.kind === 'problem') problems.push(dayProblem(read, column))
  return undefined
}

/** Reads the day of something that is done. */
function readPastDay(
  cells: readonly string[],
  use: ColumnUse,
  { columns, today }: Rules,
  problems: RowProblem[],
): Day | undefined {
  const column = columnPlace(columns, use)
  const read = parseCellDay(cells[column] ?? '', FIRST_EMPLOYMENT_DAY, 'issue')
  if (read.kind === 'blank') return undefined
  if (read.kind === 'problem') problems.push(dayProblem(read, column))
  else if (read.kind !== 'day') problems.push({ column, message: 'Podaj pełną datę' })
  else if (read.day > today) problems.push({ column, message: 'Data nie może być w przyszłości' })
  else return read.day
  return undefined
}
