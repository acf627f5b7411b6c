import { MAX_CELL_LENGTH } from '~/domain/employment/unreadable-cell'
import {
  columnName,
  holdsDays,
  isDayColumn,
  NAME_USES,
  type ColumnUse,
  type ImportColumn,
} from '~/domain/import/sheets/columns'
import { HIDDEN_PESEL, NO_PESEL, withoutPesel } from '~/domain/import/sheets/pesel'
import { readBasis } from '~/domain/import/texts/basis-cell'
import { parseCellDay } from '~/domain/import/texts/cell-day'
import { readOtherPositions } from '~/domain/import/texts/listed-positions'
import { qualificationKey } from '~/domain/import/texts/named-qualification'
import { namesTwoPeople, readTwoNames, readWholeName } from '~/domain/import/texts/whole-name'
import { fieldsOf, FIRST_EMPLOYMENT_DAY, type FieldOf, type PersonFacts } from '~/domain/people/person-fields'
import { parsePersonFields } from '~/domain/people/person-form'
import { PERSON_RULES } from '~/domain/people/person-rules'
import { formatDay, isDay, type Day } from '~/domain/words/day'
import { cutText, foldText } from '~/domain/words/polish'

import { readDated, readListed, type ImportedCertificate } from './certificate-cells'
import {
  HAS_LEFT,
  hasOneName,
  placeOfLeaving,
  REPEATED_HEADINGS,
  reasonForNobody,
  saysNobody,
  type Section,
} from './no-person'
import { readPapers, type ImportedPapers } from './papers'
import {
  columnPlace,
  dayProblem,
  positionsOfRow,
  withoutDash,
  type ProblemCell,
  type RowProblem,
  type RowRules,
} from './rules'

/**
 * A row of the table. `line` counts from 1, as Excel does. The fields of its wrong cells are missing. A row without a
 * person, such as a sum, brings nothing.
 */
export type ImportRow = ImportedPapers & {
  line: number
  person?: PersonFacts
  certificates: readonly ImportedCertificate[]
  /** The other positions in the cell of the position: what the row says of papers is of them, too. */
  alsoFor?: readonly string[]
  problems: readonly RowProblem[]
  /** The wrong cells. They wait on the page of their person. */
  unreadable: readonly ProblemCell[]
  /** True for a row that is no person: a sum, repeated headings, or one without a name. */
  isNobody?: boolean
}

/** True for a row with something in a column that is not ignored. */
export function isFilledRow(cells: readonly string[], columns: readonly ImportColumn[]): boolean {
  return columns.some(({ use }, place) => use !== 'ignored' && (cells[place] ?? '').trim() !== '')
}

/** Reads a row. Each error says what to do and names its column. */
export function parseRow(original: readonly string[], line: number, rules: RowRules): ImportRow {
  const { columns } = rules
  const formulaCells = formulaProblems(original, columns)
  const formulas = new Set(formulaCells.map(({ column }) => column))
  const hidden = peselProblems(original, columns)
  const withPesel = new Set(hidden.map(({ column }) => column))
  const cells = original.map((text, column) => {
    if (formulas.has(column)) return ''
    if (!withPesel.has(column)) return text
    // Beside a PESEL, a name is still one; a number or an issuer is not.
    return NAME_USES.some((use) => use === columns[column]?.use) ? withoutPesel(text) : ''
  })
  const found: RowProblem[] = [...hidden]
  const person = readPerson(cells, rules, found)
  const certificates = [...readListed(cells, rules, found), ...readDated(cells, rules, found)]
  const papers = readPapers(cells, rules, found)
  // A formula leaves its cell empty, which is no second problem.
  const problems = [...formulaCells, ...found.filter(({ column }) => !formulas.has(column))].toSorted(
    (a, b) => Number(saysNobody(b.message)) - Number(saysNobody(a.message)),
  )
  const holdsDocuments = certificates.length > 0 || papers.examination || papers.induction
  const isNobody =
    !person &&
    (problems.some(({ message }) => saysNobody(message)) || (!hasName(cells, columns) && !holdsDocuments))
  const unreadable = isNobody ? [] : problemCells(original, columns, problems)
  const [, ...alsoFor] = positionsOfRow(cells, rules)
  return {
    line,
    person,
    certificates,
    ...papers,
    ...(alsoFor.length > 0 && { alsoFor }),
    // Of a row that is no person nothing is to be mended.
    problems: isNobody ? problems.slice(0, 1) : problems,
    unreadable,
    ...(isNobody && { isNobody }),
  }
}

/** Returns the wrong cells, each with its first problem. */
function problemCells(
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

/** Plain words behind the sign: „@Praca Sp. z o.o.”. Nothing in them is called, added up or taken from another cell. */
const WORDS_BEHIND_SIGN = /^\s*[=@]+\s*\p{L}{2,}(?![\p{L}\d$:])[^(|!+*=:;]*$/u

function formulaProblems(cells: readonly string[], columns: readonly ImportColumn[]): RowProblem[] {
  const isFormula = (use: ColumnUse, text: string) =>
    FORMULA.test(text) && (NAME_USES.includes(use) || !WORDS_BEHIND_SIGN.test(text))
  return columns.flatMap(({ use }, column) =>
    use !== 'ignored' && isFormula(use, cells[column] ?? '')
      ? [{ column, message: 'To wygląda na formułę. Wpisz sam tekst' }]
      : [],
  )
}

function peselProblems(cells: readonly string[], columns: readonly ImportColumn[]): RowProblem[] {
  return columns.flatMap(({ use }, column) =>
    use !== 'ignored' && cells[column]?.includes(HIDDEN_PESEL) ? [{ column, message: NO_PESEL }] : [],
  )
}

function readPerson(
  cells: readonly string[],
  rules: RowRules,
  problems: RowProblem[],
): PersonFacts | undefined {
  const { columns } = rules
  const cell = (use: ColumnUse) => cells[columnPlace(columns, use)] ?? ''
  const whole = columns.findIndex(({ use }) => use === 'firstLast' || use === 'lastFirst')
  const named = whole === -1 ? `${cell('lastName')} ${cell('firstName')}` : (cells[whole] ?? '')
  const nobody = repeatsHeadings(cells, columns) ? REPEATED_HEADINGS : reasonForNobody(named, cells)
  if (nobody !== undefined) {
    problems.push({ message: nobody })
    return undefined
  }
  if (whole !== -1 && namesTwoPeople(named)) {
    problems.push({
      column: whole,
      message: 'W\u00a0komórce są dwie osoby. Wpisz każdą w\u00a0osobnym wierszu',
    })
    return undefined
  }
  const { note, ...names } =
    whole === -1
      ? readTwoNames(cell('firstName'), cell('lastName'))
      : readWholeName(named, columns[whole]?.use === 'lastFirst' ? 'lastFirst' : 'firstLast')
  const nameColumn = whole === -1 ? columnPlace(columns, 'lastName') : whole
  const used = columns.filter(({ use }) => use !== 'ignored').length
  if (names.firstName === '' && !hasOneName(names.lastName, cells, used)) {
    problems.push({ column: nameColumn, message: 'Podaj imię i nazwisko' })
    return undefined
  }
  if (note !== undefined) problems.push({ column: nameColumn, message: `Dopisek przy nazwisku: ${note}` })
  const [position = '', ...beside] = positionsOfRow(cells, rules)
  const details = Object.fromEntries(
    fieldsOf('text').map((use) => {
      const text = withoutDash(use === 'position' ? position : cell(use))
      return [use, PLAIN[use]?.(text) ?? text]
    }),
  )
  const basis = withoutDash(cell('basis'))
  const fields = {
    ...names,
    ...details,
    // A text that names no basis is refused by the rule of the field.
    basis: basis && (readBasis(basis) ?? basis),
    ...readDays(cells, columns, problems),
  }
  const otherPositions = [
    ...beside.map((name) => ({ position: name })),
    ...readOtherPositions(cell('otherPositions')),
  ]
  const withOthers = (person: PersonFacts | undefined) =>
    person && otherPositions.length > 0 ? { ...person, otherPositions } : person
  const left = placeOfLeaving(cells)
  if (left !== -1 && fields.leftOn === undefined) problems.push({ column: left, message: HAS_LEFT })
  const { value, errors } = parsePersonFields(fields)
  if (value) return withOthers(value)
  for (const [field, message] of Object.entries(errors)) {
    const own = columns.findIndex(({ use }) => use === field)
    problems.push({ column: own === -1 ? whole : own, message: message ?? '' })
  }
  // The person comes in with what is right; only their name cannot be done without.
  const right = Object.entries(fields).map(([field, text]) => [
    field,
    errors[field] === undefined ? text : '',
  ])
  return withOthers(parsePersonFields(Object.fromEntries(right)).value)
}

/** Texts that sheets write in several ways. */
const PLAIN: Partial<Record<FieldOf<'text'>, (text: string) => string>> = {
  email: plainAddress,
  formerName: (text) => readTwoNames('', text).lastName,
}

/**
 * Names the column of a cell, and in a list of certificates also the one that it is about: „Numer – ADR”. A certificate
 * without its end is not recorded, so the cell of the end keeps the rest: „Ważne do – ADR, nr 7, wydano 12.03.2026”.
 */
function headingOf(column: number, cells: readonly string[], columns: readonly ImportColumn[]): string {
  const { use } = columns[column] ?? {}
  const name = column === -1 ? 'Wiersz' : columnName(columns[column], column)
  const textOf = (place: number) => withoutDash(cells[place]?.trim() ?? '')
  const issued = textOf(issuePlace(column, columns))
  const ofIssue = issued === '' ? [] : [`wydano ${isDay(issued) ? formatDay(issued) : issued}`]
  if (use === 'expiryDates') return [name, ...ofIssue].join(', ')
  if (use === undefined || !CERTIFICATE_USES.includes(use)) return name
  const texts = (['qualification', 'scope'] as const).map((each) => textOf(columnPlace(columns, each)))
  const number = textOf(columnPlace(columns, 'number'))
  const about = [
    texts.filter(Boolean).join(' '),
    ...(use === 'expiryDate' ? [number === '' ? '' : `nr ${number}`, ...ofIssue] : []),
  ]
  return [name, about.filter(Boolean).join(', ')].filter(Boolean).join(' – ')
}

/** Returns the place of the days of issue beside a column of ends, or -1. */
function issuePlace(column: number, columns: readonly ImportColumn[]): number {
  const { use, qualification } = columns[column] ?? {}
  if (use === 'expiryDate') return columnPlace(columns, 'issueDate')
  if (use !== 'expiryDates' || !qualification) return -1
  const key = qualificationKey(qualification)
  return columns.findIndex(
    (other) =>
      other.use === 'issueDates' && other.qualification && qualificationKey(other.qualification) === key,
  )
}

const CERTIFICATE_USES: readonly ColumnUse[] = ['number', 'issueDate', 'expiryDate', 'issuedBy']

function hasName(cells: readonly string[], columns: readonly ImportColumn[]): boolean {
  return columns.some(({ use }, place) => NAME_USES.includes(use) && (cells[place] ?? '').trim() !== '')
}

/** Takes an address out of „mailto:jan@…”, „Jan <jan@…>” and „jan@…;”. */
function plainAddress(text: string): string {
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? text
  return inBrackets
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[;,.]+$/, '')
}

/** True for a row that says in its columns of names the same as the headings. */
function repeatsHeadings(cells: readonly string[], columns: readonly ImportColumn[]): boolean {
  return columns.every(
    ({ use, heading }, place) =>
      !NAME_USES.includes(use) || foldText(cells[place] ?? '') === foldText(heading),
  )
}

/** Reads the days of a person. An empty cell, or one that says that there is no end, leaves its day out. */
function readDays(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  problems: RowProblem[],
): Partial<Record<ColumnUse, Day>> {
  const days = columns.flatMap(({ use }, column) => {
    if (!isDayColumn(use)) return []
    const read = parseCellDay(cells[column] ?? '', FIRST_EMPLOYMENT_DAY)
    if (read.kind === 'problem') problems.push(dayProblem(read, column))
    if (read.kind === 'month') problems.push({ column, message: 'Podaj pełną datę' })
    return read.kind === 'day' ? [[use, read.day]] : []
  })
  return Object.fromEntries(days)
}

/** Returns the words that stand in columns of days for none: „x”, „#N/D!”. So one look tells whether they mean that. */
export function wordsForNoDay(
  rows: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
): string[] {
  const texts = new Set(
    columns.flatMap(({ use }, place) =>
      holdsDays(use) ? rows.map((cells) => (cells[place] ?? '').trim()) : [],
    ),
  )
  return [...texts].filter((text) => text !== '' && parseCellDay(text).kind === 'blank')
}

/** Returns the row with what the row above it says of all below: that they left, and their department if that is taken. */
export function inSection(row: ImportRow, section: Section | undefined, takesDepartment: boolean): ImportRow {
  const { person, problems, unreadable } = row
  if (!person || !section) return row
  const { department, areLeavers } = section
  const isAsked =
    areLeavers && person.leftOn === undefined && !problems.some(({ message }) => message === HAS_LEFT)
  const isMoved = takesDepartment && department !== undefined && person.unit === undefined
  return {
    ...row,
    ...(isMoved && { person: { ...person, unit: cutText(department, PERSON_RULES.unit.maxLength) } }),
    ...(isAsked && {
      problems: [...problems, { message: HAS_LEFT }],
      unreadable: [...unreadable, { heading: 'Wiersz', text: '', reason: HAS_LEFT }],
    }),
  }
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
