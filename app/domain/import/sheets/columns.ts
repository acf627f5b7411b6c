import type { NamedQualification } from '~/domain/import/texts/named-qualification'
import {
  fieldsIn,
  fieldsOf,
  isPersonField,
  PERSON_FIELDS,
  type FieldOf,
  type PersonField,
} from '~/domain/people/person-fields'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { keysOf } from '~/domain/words/collection'

import { columnLetters } from './workbook'

/** `firstLast` and `lastFirst` are whole names. */
const WHOLE_NAME_LABELS = {
  firstLast: 'Imię i\u00a0nazwisko',
  lastFirst: 'Nazwisko i\u00a0imię',
} as const

const PAPER_LABELS = {
  examinationEnd: 'Badania lekarskie: ważne do',
  examinationDay: 'Badania lekarskie: data orzeczenia',
  induction: 'Szkolenie wstępne (obie części)',
  generalInduction: 'Instruktaż ogólny',
  positionInduction: 'Instruktaż stanowiskowy',
} as const

/** A column of an orzeczenie lekarskie or of the initial training. */
export type PaperUse = keyof typeof PAPER_LABELS

/**
 * `issueDates` or `expiryDates` are of one qualification and have a date for each person who holds it. `unclearDates` are
 * days of which nobody can tell whether they are those of issue or of the end: nothing is read before that is chosen.
 */
const CERTIFICATE_LABELS = {
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

const OTHER_LABELS = {
  ignored: 'Pomiń tę kolumnę',
  ...WHOLE_NAME_LABELS,
  ...PAPER_LABELS,
  ...CERTIFICATE_LABELS,
} as const

/** The content that a column can have: a field of a person, or something else. */
export type ColumnUse = PersonField | keyof typeof OTHER_LABELS

/** All contents in the order in which they are offered. */
const COLUMN_USES: readonly ColumnUse[] = [
  'ignored',
  ...keysOf(WHOLE_NAME_LABELS),
  ...fieldsIn('name', 'number', 'work', 'employment'),
  ...keysOf(PAPER_LABELS),
  ...fieldsIn('company', 'contact'),
  ...keysOf(CERTIFICATE_LABELS),
]

/** The columns of which a name can be made. */
export const NAME_USES: readonly ColumnUse[] = [...keysOf(WHOLE_NAME_LABELS), ...fieldsOf('name')]

/** Names what a column holds, as it is offered. */
export function columnUseLabel(use: ColumnUse): string {
  return isPersonField(use) ? PERSON_FIELDS[use].label : OTHER_LABELS[use]
}

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

/** True for a column with a day of a person, as the one of hire. */
export function isDayColumn(use: ColumnUse): use is FieldOf<'day'> {
  return isPersonField(use) && PERSON_FIELDS[use].kind === 'day'
}

export function isPaperColumn(use: ColumnUse): use is PaperUse {
  return use in PAPER_LABELS
}

/** True for a column with days. */
export function holdsDays(use: ColumnUse): boolean {
  const isPaper = isPaperColumn(use)
  return isDatesColumn(use) || isDayColumn(use) || isPaper || use === 'issueDate' || use === 'expiryDate'
}

/** Returns what a column can hold. Only a training centre has people of several companies, and it employs none. */
export function listColumnUses(isCentre: boolean): ColumnUse[] {
  const others = isCentre ? [...fieldsIn('employment'), ...keysOf(PAPER_LABELS)] : fieldsIn('company')
  return COLUMN_USES.filter((use) => use !== 'unclearDates' && !others.some((other) => other === use))
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
  if (!isDatesColumn(use) || !qualification) return columnUseLabel(use)
  return `${use === 'issueDates' ? 'Wydane' : 'Ważne do'}: ${qualificationLabel(qualification)}`
}

/** Returns „„Badania lekarskie”, „Uwagi””. */
export function namesOf(headings: readonly string[]): string {
  return headings.map((heading) => `„${heading}”`).join(', ')
}

/** True if several columns may have this use. */
export function mayRepeat(use: ColumnUse): boolean {
  return use === 'ignored' || use === 'unclearDates' || isDatesColumn(use)
}
