import { qualificationLabel } from '~/domain/qualifications/qualification-label'

import type { NamedQualification } from './named-qualification'
import { columnLetters } from './workbook'

/**
 * The contents that a column can have. `firstLast` and `lastFirst` are whole names. A column of `issueDates` or
 * `expiryDates` is of one qualification and has a date for each person who holds it. `unclearDates` are days of which
 * nobody can tell whether they are those of issue or of the end: nothing is read before that is chosen.
 */
export const COLUMN_USE_LABELS = {
  ignored: 'Pomiń tę kolumnę',
  firstLast: 'Imię i\u00a0nazwisko',
  lastFirst: 'Nazwisko i\u00a0imię',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  employeeNumber: 'Numer pracownika',
  position: 'Stanowisko',
  unit: 'Dział',
  hiredOn: 'Data zatrudnienia',
  leftOn: 'Ostatni dzień pracy',
  examinationEnd: 'Badania lekarskie: ważne do',
  examinationDay: 'Badania lekarskie: data orzeczenia',
  induction: 'Szkolenie wstępne (obie części)',
  generalInduction: 'Instruktaż ogólny',
  positionInduction: 'Instruktaż stanowiskowy',
  company: 'Firma',
  email: 'E-mail',
  phone: 'Telefon',
  qualification: 'Rodzaj certyfikatu',
  scope: 'Zakres certyfikatu',
  number: 'Numer certyfikatu',
  issueDate: 'Data wydania',
  expiryDate: 'Data ważności',
  issuedBy: 'Wystawca',
  issueDates: 'Uprawnienie: kiedy wydane',
  expiryDates: 'Uprawnienie: do kiedy ważne',
  unclearDates: 'Daty: wydania czy końca?',
} as const

export type ColumnUse = keyof typeof COLUMN_USE_LABELS

/** A column of the table and what it holds. */
export type ImportColumn = {
  heading: string
  use: ColumnUse
  /** Of a column with dates of one qualification. BHP training without a scope follows the position of each person. */
  qualification?: NamedQualification
}

/** True for a column that holds dates of one qualification. A table may have several. */
export function isDatesColumn(use: ColumnUse): use is 'issueDates' | 'expiryDates' {
  return use === 'issueDates' || use === 'expiryDates'
}

/** True for a column with a day of employment. */
export function isEmploymentColumn(use: ColumnUse): use is 'hiredOn' | 'leftOn' {
  return use === 'hiredOn' || use === 'leftOn'
}

const PAPER_USES = [
  'examinationEnd',
  'examinationDay',
  'induction',
  'generalInduction',
  'positionInduction',
] as const satisfies readonly ColumnUse[]

/** A column of an orzeczenie lekarskie or of the initial training. */
export type PaperUse = (typeof PAPER_USES)[number]

export function isPaperColumn(use: ColumnUse): use is PaperUse {
  return PAPER_USES.some((paper) => paper === use)
}

/** True for a column with days. */
export function holdsDays(use: ColumnUse): boolean {
  const isPaper = isPaperColumn(use)
  return (
    isDatesColumn(use) || isEmploymentColumn(use) || isPaper || use === 'issueDate' || use === 'expiryDate'
  )
}

/** Returns what a column can hold. Only a training centre has people of several companies, and it employs none. */
export function listColumnUses(isCentre: boolean): ColumnUse[] {
  const offered = COLUMN_USES.filter((use) => use !== 'unclearDates')
  return offered.filter((use) =>
    isCentre ? !isEmploymentColumn(use) && !isPaperColumn(use) : use !== 'company',
  )
}

/** Returns what a form says of a column, or undefined for anything else. */
export function parseColumnUse(text: string): ColumnUse | undefined {
  return COLUMN_USES.find((use) => use === text)
}

/** True for a table with a row for each certificate. A person may then have several rows. */
export function isCertificateList(columns: readonly ImportColumn[]): boolean {
  return columns.some(({ use }) => use === 'qualification' || use === 'scope')
}

/** Names a column by its heading, or „Kolumna C” without one. `place` counts from 0. */
export function columnName(column: Pick<ImportColumn, 'heading'> | undefined, place: number): string {
  return column?.heading || `Kolumna ${columnLetters(place)}`
}

/** Says what a column holds: „Stanowisko”, or „Ważne do: Szkolenie okresowe BHP”. */
export function columnLabel({ use, qualification }: ImportColumn): string {
  if (!isDatesColumn(use) || !qualification) return COLUMN_USE_LABELS[use]
  return `${use === 'issueDates' ? 'Wydane' : 'Ważne do'}: ${qualificationLabel(qualification)}`
}

/** Returns „„Badania lekarskie”, „Uwagi””. */
export function namesOf(headings: readonly string[]): string {
  return headings.map((heading) => `„${heading}”`).join(', ')
}

const COLUMN_USES = Object.keys(COLUMN_USE_LABELS).filter((key): key is ColumnUse => key in COLUMN_USE_LABELS)

/** True for what several columns may hold. */
export function mayRepeat(use: ColumnUse): boolean {
  return use === 'ignored' || use === 'unclearDates' || isDatesColumn(use)
}
