import { parseRow } from '~/domain/import/rows/rows'
import type { RowRules } from '~/domain/import/rows/rules'
import type { ColumnProblem } from '~/domain/import/sheets/column-problems'
import {
  columnName,
  isCertificateList,
  NAME_USES,
  namesOf,
  type ColumnUse,
} from '~/domain/import/sheets/columns'
import { parseCellDay } from '~/domain/import/texts/cell-day'
import { formatDay } from '~/domain/words/day'
import { countOf, firstFew, foldText, shortText } from '~/domain/words/polish'

import { groupPeople } from './group-people'
import { matchGroups, type MatchedGroup } from './match-people'
import { planImport, type ImportPlan, type KnownRecords } from './plan'

// Shows on one real person how the columns are understood, by the same functions that read and plan the whole table.

/** A row of the sheet. `place` counts from 0. */
export type SheetRow = { place: number; cells: readonly string[] }

/** A person of the table with all that the import brings of them. Columns are named as the table names them. */
export type PersonPreview = {
  /** The line of the row that was chosen. Another row may be of the same person. */
  line: number
  group: MatchedGroup
  plan: ImportPlan
  /** The columns that wait for a choice and those that are left out, if the person has anything in them. */
  asked: readonly string[]
  leftOut: readonly string[]
}

/** The table as it would be read now. */
type PreviewedTable = {
  rows: readonly SheetRow[]
  problems: readonly (ColumnProblem | undefined)[]
  rules: RowRules
  known: KnownRecords
}

/** So many of the first rows are offered to look at. */
const FIRST_ROWS = 10

/** Returns those of the first rows which are people. */
export function listPeople(rows: readonly SheetRow[], rules: RowRules): SheetRow[] {
  return rows.slice(0, FIRST_ROWS).filter(({ cells, place }) => parseRow(cells, place + 1, rules).person)
}

/** Returns the row with the most filled cells: it shows the most columns. Of several, the first one. */
export function fullestRow<Row extends SheetRow>(rows: readonly Row[]): Row | undefined {
  const filled = rows.map(({ cells }) => cells.filter(saysSomething).length)
  return rows[filled.indexOf(Math.max(...filled))]
}

/** False for an empty cell, a dash and „brak”. */
function saysSomething(cell: string): boolean {
  return parseCellDay(cell).kind !== 'blank'
}

/**
 * Reads the person of a row, with all other rows of the table that may be of the same person. Somebody doubtful brings
 * what a new person would: the answer comes in a later step.
 */
export function previewPerson(
  row: SheetRow,
  { rows, problems, rules, known }: PreviewedTable,
  createId: () => string,
): PersonPreview | undefined {
  const { columns } = rules
  const isAlike = sharesIdentity(row, rules)
  const alike = rows.filter(isAlike)
  const read = alike.map(({ cells, place }) => parseRow(cells, place + 1, rules))
  const { groups } = groupPeople(read, isCertificateList(columns))
  const line = row.place + 1
  const group = matchGroups(groups, known.people).find(({ lines }) => lines.includes(line))
  if (!group) return undefined
  const plan = planImport([group], new Map([[group.key, { kind: 'new' }]]), known, createId)
  const own = alike.filter(({ place }) => group.lines.includes(place + 1))
  const filledNames = (isWanted: (place: number) => boolean) =>
    columns.flatMap((column, place) =>
      isWanted(place) && own.some(({ cells }) => saysSomething(cells[place] ?? ''))
        ? [columnName(column, place)]
        : [],
    )
  return {
    line,
    group,
    plan,
    asked: filledNames((place) => problems[place] !== undefined),
    leftOut: filledNames((place) => columns[place]?.use === 'ignored' && problems[place] === undefined),
  }
}

const IDENTIFIER_USES: readonly ColumnUse[] = ['employeeNumber', 'email']

/** Returns whether a row has the name, the number or the e-mail of the first one. Such rows may be of one person. */
function sharesIdentity(first: SheetRow, { columns }: RowRules): (row: SheetRow) => boolean {
  const placesOf = (uses: readonly ColumnUse[]) =>
    columns.flatMap(({ use }, place) => (uses.includes(use) ? [place] : []))
  const names = placesOf(NAME_USES)
  // The words of a name in any order: a comma may turn it round.
  const nameOf = ({ cells }: SheetRow) =>
    foldText(names.map((place) => cells[place] ?? '').join(' '))
      .split(/[ ,]+/)
      .toSorted()
      .join(' ')
  const name = nameOf(first)
  const identifiers = placesOf(IDENTIFIER_USES).flatMap((place) => {
    const identifier = foldText(first.cells[place] ?? '')
    return identifier === '' ? [] : [{ place, identifier }]
  })
  return (row) =>
    nameOf(row) === name ||
    identifiers.some(({ place, identifier }) => foldText(row.cells[place] ?? '') === identifier)
}

/** Returns what the import brings of the person, and what it leaves: „3 certyfikaty, pominięto: „Uwagi””. */
export function previewText({ group, plan, asked, leftOut }: PersonPreview): string {
  const { certificates, ownCertificates, examinations, inductions } = plan.content
  const count = certificates.length + ownCertificates.length
  const documents = [
    ...(count > 0 ? [countOf(count, 'certificate')] : []),
    ...examinations.map(({ validUntil }) =>
      validUntil === undefined
        ? 'orzeczenie bez daty następnych badań'
        : `orzeczenie do ${formatDay(validUntil)}`,
    ),
    ...(inductions.length > 0 ? ['szkolenie wstępne'] : []),
    ...(plan.present > 0 ? [`dokumenty już znane: ${plan.present}`] : []),
    ...(plan.refused.length > 0 ? [`nie wczytamy: ${plan.refused.length}`] : []),
  ]
  return [
    ...(documents.length === 0 ? ['bez dokumentów'] : documents),
    ...(plan.archived > 0 ? ['od razu w\u00a0archiwum'] : []),
    ...listed(
      'do poprawy',
      group.unreadable.map(({ heading }) => heading),
    ),
    ...listed('czeka na wybór', asked),
    ...listed('pominięto', leftOut),
  ].join(', ')
}

/** More names, or longer ones, would not be read. */
const SHOWN_NAMES = 4
const SHOWN_LETTERS = 40

function listed(label: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const { first, rest } = firstFew(names, SHOWN_NAMES)
  const shown = namesOf(first.map((name) => shortText(name, SHOWN_LETTERS)))
  return [`${label}: ${rest === undefined ? shown : `${shown} ${rest}`}`]
}
