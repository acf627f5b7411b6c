import { MAX_CELL_LENGTH } from '~/domain/employment/unreadable-cell'
import type { NewPerson } from '~/domain/people/new-person'
import { FIRST_EMPLOYMENT_DAY, parsePersonFields } from '~/domain/people/person-form'
import type { Day } from '~/domain/words/day'
import { cutText, foldText } from '~/domain/words/polish'

import { parseCellDay } from './cell-day'
import { readDated, readListed, type ImportedCertificate } from './certificate-cells'
import { columnName, isEmploymentColumn, type ColumnUse, type ImportColumn } from './columns'
import { readPapers, type ImportedPapers } from './papers'
import {
  columnPlace,
  dayProblem,
  withoutDash,
  type ProblemCell,
  type RowProblem,
  type RowRules,
} from './rules'

/** A person as their row has them. */
export type ImportedPerson = Omit<NewPerson, 'id'>

/**
 * A row of the table. `line` counts from 1, as Excel does. The fields of its wrong cells are missing. A row without a
 * person, such as a sum, brings nothing.
 */
export type ImportRow = ImportedPapers & {
  line: number
  person?: ImportedPerson
  certificates: readonly ImportedCertificate[]
  problems: readonly RowProblem[]
  /** The wrong cells. They wait on the page of their person. */
  unreadable: readonly ProblemCell[]
  /** True for a row that is no person: a sum, repeated headings, or one without a name. */
  isNobody?: boolean
}

const PERSON_USES = ['employeeNumber', 'position', 'unit', 'email', 'phone', 'company'] as const

/** True for a row with something in a column that is not ignored. */
export function isFilledRow(cells: readonly string[], columns: readonly ImportColumn[]): boolean {
  return columns.some(({ use }, place) => use !== 'ignored' && (cells[place] ?? '').trim() !== '')
}

/** Reads a row. Each error says what to do and names its column. */
export function parseRow(original: readonly string[], line: number, rules: RowRules): ImportRow {
  const { columns } = rules
  const formulaCells = formulaProblems(original, columns)
  const formulas = new Set(formulaCells.map(({ column }) => column))
  const cells = original.map((text, column) => (formulas.has(column) ? '' : text))
  const found: RowProblem[] = []
  const person = readPerson(cells, columns, found)
  const certificates = [...readListed(cells, rules, found), ...readDated(cells, rules, found)]
  const papers = readPapers(cells, rules, found)
  // A formula leaves its cell empty, which is no second problem.
  const problems = [...formulaCells, ...found.filter(({ column }) => !formulas.has(column))]
  const isNobody =
    !person && (problems.some(({ message }) => NOBODY.has(message)) || !hasName(cells, columns))
  const unreadable = isNobody ? [] : problemCells(original, columns, problems)
  return {
    line,
    ...(person && { person }),
    certificates,
    ...papers,
    problems,
    unreadable,
    ...(isNobody && { isNobody }),
  }
}

/** Returns the wrong cells, each with its first problem. */
export function problemCells(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  problems: readonly RowProblem[],
): ProblemCell[] {
  const wrong = new Map<number, ProblemCell>()
  for (const { column = -1, message } of problems) {
    if (wrong.has(column)) continue
    const heading = headingOf(column, cells, columns)
    const cut = (text: string) => cutText(text.trim(), MAX_CELL_LENGTH)
    wrong.set(column, { heading: cut(heading), text: cut(cells[column] ?? ''), reason: cut(message) })
  }
  return [...wrong.values()]
}

/**
 * Text that a spreadsheet would run, also behind characters that nobody sees (Cf). A telephone number may begin with a
 * plus, and a dash means nothing.
 */
const FORMULA = /^[\s\p{Cf}'"]*[=@＝＠]|^[\s\p{Cf}]*[+-](?![\d\s()]*$)\S*[(|!]/u

function formulaProblems(cells: readonly string[], columns: readonly ImportColumn[]): RowProblem[] {
  return columns.flatMap(({ use }, column) =>
    use !== 'ignored' && FORMULA.test(cells[column] ?? '')
      ? [{ column, message: 'To wygląda na formułę. Wpisz sam tekst' }]
      : [],
  )
}

function readPerson(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  problems: RowProblem[],
): ImportedPerson | undefined {
  const cell = (use: ColumnUse) => cells[columnPlace(columns, use)] ?? ''
  const whole = columns.findIndex(({ use }) => use === 'firstLast' || use === 'lastFirst')
  const names =
    whole === -1
      ? { firstName: cell('firstName'), lastName: cell('lastName') }
      : splitName(cells[whole] ?? '', columns[whole]?.use === 'lastFirst')
  const named = whole === -1 ? `${names.firstName} ${names.lastName}` : (cells[whole] ?? '')
  if (SUM_ROW.test(foldText(named.trim()))) {
    problems.push({ message: SUM_PROBLEM })
    return undefined
  }
  const headings = columns.flatMap(({ use, heading }, place) =>
    NAME_USES.includes(use) ? [foldText(cells[place] ?? '') === foldText(heading)] : [],
  )
  if (headings.every(Boolean)) {
    problems.push({ message: HEADINGS_PROBLEM })
    return undefined
  }
  if (whole !== -1 && (names.firstName === '' || names.lastName === '')) {
    problems.push({ column: whole, message: 'Podaj imię i nazwisko' })
    return undefined
  }
  const details = Object.fromEntries(PERSON_USES.map((use) => [use, withoutDash(cell(use))]))
  const fields = { ...inSmallLetters(names), ...details, ...readEmployment(cells, columns, problems) }
  const { value, errors } = parsePersonFields(fields)
  if (value) return value
  for (const [field, message] of Object.entries(errors)) {
    const own = columns.findIndex(({ use }) => use === field)
    problems.push({ column: own === -1 ? whole : own, message: message ?? '' })
  }
  // The person comes in with what is right; only their name cannot be done without.
  const right = Object.entries(fields).map(([field, text]) => [
    field,
    errors[field] === undefined ? text : '',
  ])
  return parsePersonFields(Object.fromEntries(right)).value
}

/** Names the column of a cell, and in a list of certificates also the one that it is about: „Ważne do – ADR”. */
function headingOf(column: number, cells: readonly string[], columns: readonly ImportColumn[]): string {
  const { use } = columns[column] ?? {}
  const name = column === -1 ? 'Wiersz' : columnName(columns[column], column)
  if (use === undefined || !CERTIFICATE_USES.includes(use)) return name
  const texts = (['qualification', 'scope'] as const).map((each) => cells[columnPlace(columns, each)]?.trim())
  return [name, texts.filter(Boolean).join(' ')].filter(Boolean).join(' – ')
}

const CERTIFICATE_USES: readonly ColumnUse[] = ['number', 'issueDate', 'expiryDate', 'issuedBy']

function hasName(cells: readonly string[], columns: readonly ImportColumn[]): boolean {
  return columns.some(({ use }, place) => NAME_USES.includes(use) && (cells[place] ?? '').trim() !== '')
}

const NAME_USES: readonly ColumnUse[] = ['firstLast', 'lastFirst', 'firstName', 'lastName']

const SUM_PROBLEM = 'To wiersz podsumowania, a nie osoba'
const HEADINGS_PROBLEM = 'To powtórzone nagłówki, a nie osoba'
const NOBODY: ReadonlySet<string> = new Set([SUM_PROBLEM, HEADINGS_PROBLEM])

/** „RAZEM”, „320 razem:” or „Suma końcowa”, which a sheet has below its people. Suma is a name of people, too. */
const SUM_ROW = /^[\d\s]*(razem|suma( koncowa)?|ogolem|lacznie|podsumowanie)\W*\d*$/

/** Reads the days of employment. An empty cell, or one that says that there is no end, leaves its day out. */
function readEmployment(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  problems: RowProblem[],
): Partial<Record<ColumnUse, Day>> {
  const days = columns.flatMap(({ use }, column) => {
    if (!isEmploymentColumn(use)) return []
    const read = parseCellDay(cells[column] ?? '', FIRST_EMPLOYMENT_DAY)
    if (read.kind === 'problem') problems.push(dayProblem(read, column))
    if (read.kind === 'month') problems.push({ column, message: 'Podaj pełną datę' })
    return read.kind === 'day' ? [[use, read.day]] : []
  })
  return Object.fromEntries(days)
}

/** Writes a name in capitals as people write it: „KOWALSKA-NOWAK” is „Kowalska-Nowak”. Any other stays as it is. */
function inSmallLetters(names: { firstName: string; lastName: string }) {
  const written = `${names.firstName}${names.lastName}`
  if (written !== written.toLocaleUpperCase('pl') || written.length < 4) return names
  const small = (name: string) =>
    name.toLocaleLowerCase('pl').replace(/(?<![\p{L}’'])\p{L}/gu, (first) => first.toLocaleUpperCase('pl'))
  return { firstName: small(names.firstName), lastName: small(names.lastName) }
}

/** Splits a whole name. If there is a comma, the last name is before it. Otherwise it is the first or the last word. */
function splitName(text: string, isLastFirst: boolean): { firstName: string; lastName: string } {
  const [beforeComma = '', afterComma] = text.split(',').map((part) => part.trim())
  if (afterComma) return { firstName: afterComma, lastName: beforeComma }
  const words = beforeComma.split(/\s+/).filter(Boolean)
  const [first = '', ...others] = isLastFirst ? words : words.toReversed()
  return { firstName: (isLastFirst ? others : others.toReversed()).join(' '), lastName: first }
}

/** Returns a reader of rows that reads the same cells only once, since mending one row leaves all others as they are. */
export function rowReader(rules: RowRules): (cells: readonly string[], line: number) => ImportRow {
  const known = new WeakMap<readonly string[], ImportRow>()
  return (cells, line) => {
    const row = known.get(cells) ?? parseRow(cells, line, rules)
    known.set(cells, row)
    return row
  }
}
