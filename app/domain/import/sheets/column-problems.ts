import { qualificationKey } from '~/domain/import/texts/named-qualification'

import {
  columnUseLabel,
  isCertificateList,
  isDatesColumn,
  mayRepeat,
  type ColumnUse,
  type ImportColumn,
} from './columns'
import { namePaper } from './heading-words'
import { columnLetters } from './workbook'

/** Why rows cannot be read with a column, and which of its two fields mends it. */
export type ColumnProblem = { field: 'use' | 'qualification'; message: string }

type Columns = readonly ImportColumn[]

/**
 * Returns the problem of each column, in the order of the columns: undefined for one that is all right. `rows` are the
 * rows below the headings: without a name, the column that looks most like one is asked for it.
 */
export function columnProblems(
  columns: Columns,
  rows: readonly (readonly string[])[],
): (ColumnProblem | undefined)[] {
  const nameProblem = problemOfName(columns)
  const askedForName = nameProblem && likelyName(columns, rows)
  return columns.map((column, place) =>
    place === askedForName ? nameProblem : problemOf(column, place, columns),
  )
}

function has(columns: Columns, ...uses: ColumnUse[]): boolean {
  return columns.some(({ use }) => uses.includes(use))
}

function problemOfName(columns: Columns): ColumnProblem | undefined {
  const [hasFirst, hasLast] = [has(columns, 'firstName'), has(columns, 'lastName')]
  if (has(columns, 'firstLast', 'lastFirst') || (hasFirst && hasLast)) return undefined
  if (hasFirst) return wrongUse('Wskaż też kolumnę z\u00a0nazwiskiem.')
  if (hasLast) return wrongUse('Wskaż też kolumnę z\u00a0imieniem.')
  return wrongUse(
    'Wskaż kolumnę z\u00a0imieniem i\u00a0nazwiskiem albo dwie: z\u00a0imieniem i\u00a0z\u00a0nazwiskiem.',
  )
}

/** So many rows tell whether a column has names. */
const SAMPLE_ROWS = 20

/** „Kowalska-Nowak Żaneta”: each word begins with a capital letter, and nothing but words is in the cell. */
const NAME = /^\p{Lu}[\p{L}'’-]*([ ,]+\p{Lu}[\p{L}'’-]*)*$/u

/** Returns the place of the column that looks most like one with names, among those that are left out. */
function likelyName(columns: Columns, rows: readonly (readonly string[])[]): number {
  const isPart = has(columns, 'firstName', 'lastName')
  const looksLikeName = (text: string) => NAME.test(text) && (isPart || /[ ,]/.test(text))
  const likeness = columns.map(({ use }, place) =>
    use === 'ignored'
      ? rows.slice(0, SAMPLE_ROWS).filter((cells) => looksLikeName((cells[place] ?? '').trim())).length
      : -1,
  )
  return Math.max(0, likeness.indexOf(Math.max(...likeness)))
}

function problemOf(column: ImportColumn, place: number, columns: Columns): ColumnProblem | undefined {
  const { use, qualification } = column
  if (use === 'unclearDates') {
    return wrongUse(
      `Nagłówek nie mówi, czy to dni ${namePaper(column.heading) ? 'badań' : 'wydania'}, czy końca ważności, a\u00a0wszystkie albo prawie wszystkie są z\u00a0przeszłości. Wybierz.`,
    )
  }
  if (isDatesColumn(use)) {
    if (!qualification) return { field: 'qualification', message: 'Wybierz, jakiego uprawnienia są te daty.' }
    const other = columns.findIndex((each) => isSameDates(each, column))
    if (other === place) return undefined
    const message = `Daty tego uprawnienia ma już ${quoted(columns, other)}. Wybierz inne albo pomiń tę kolumnę.`
    return { field: 'qualification', message }
  }
  const other = columns.findIndex((each) => each.use === use)
  if (!mayRepeat(use) && other !== place) {
    return wrongUse(`„${columnUseLabel(use)}” to już ${quoted(columns, other)}. Wybierz co innego.`)
  }
  const firstOfCertificate = columns.findIndex((each) => isOfCertificate(each.use))
  if (place === firstOfCertificate && !isCertificateList(columns)) {
    return wrongUse(
      'Wskaż kolumnę z\u00a0rodzajem certyfikatu albo pomiń kolumny z\u00a0jego numerem i\u00a0datami.',
    )
  }
  if (use === 'examinationDay' && !has(columns, 'examinationEnd')) {
    return wrongUse('Wskaż kolumnę z\u00a0datą następnych badań albo pomiń datę orzeczenia.')
  }
  return undefined
}

/** True for a column that says something of the certificate in its row. */
function isOfCertificate(use: ColumnUse): boolean {
  return ['number', 'issueDate', 'expiryDate', 'issuedBy'].includes(use)
}

function isSameDates(a: ImportColumn, b: ImportColumn): boolean {
  return (
    a.use === b.use &&
    a.qualification !== undefined &&
    b.qualification !== undefined &&
    qualificationKey(a.qualification) === qualificationKey(b.qualification)
  )
}

function quoted(columns: Columns, place: number): string {
  const heading = columns[place]?.heading
  return heading ? `kolumna „${heading}”` : `kolumna ${columnLetters(place)}`
}

function wrongUse(message: string): ColumnProblem {
  return { field: 'use', message }
}
