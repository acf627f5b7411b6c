import type { NamedQualification } from './named-qualification'

/**
 * The contents that a column can have. `firstLast` and `lastFirst` are whole names. A column of `issueDates` or
 * `expiryDates` is of one qualification and has a date for each person who holds it.
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

/** Returns what a column can hold. Only a training centre has people of several companies, and it employs none. */
export function listColumnUses(isCentre: boolean): ColumnUse[] {
  return COLUMN_USES.filter((use) =>
    isCentre ? !isEmploymentColumn(use) && !isPaperColumn(use) : use !== 'company',
  )
}

/** Returns what a form says of a column, or undefined for anything else. */
export function parseColumnUse(text: string): ColumnUse | undefined {
  return COLUMN_USES.find((use) => use === text)
}

/** Returns why rows cannot be read with these columns, or undefined if they can. */
export function columnsProblem(columns: readonly ImportColumn[]): string | undefined {
  const has = (...uses: ColumnUse[]) => columns.some(({ use }) => uses.includes(use))
  if (!has('firstLast', 'lastFirst') && !(has('firstName') && has('lastName'))) {
    return 'Wskaż kolumnę z\u00a0imieniem i\u00a0nazwiskiem albo dwie: z\u00a0imieniem i\u00a0z\u00a0nazwiskiem.'
  }
  const unnamed = columns.find(({ use, qualification }) => isDatesColumn(use) && !qualification)
  if (unnamed) return `Wybierz, jakiego uprawnienia są daty w\u00a0kolumnie „${unnamed.heading}”.`
  const twice = columns.find(
    (column, place) =>
      column.qualification && columns.findIndex((other) => isSameDates(other, column)) < place,
  )
  if (twice) return `Kolumna „${twice.heading}” ma daty tego samego uprawnienia co inna. Wybierz inne.`
  const repeated = columns.find(
    ({ use }, place) => !mayRepeat(use) && columns.findIndex((other) => other.use === use) < place,
  )
  if (repeated) return `„${COLUMN_USE_LABELS[repeated.use]}” ma więcej niż jedna kolumna. Zostaw jedną.`
  if (!has('qualification', 'scope') && has('number', 'issueDate', 'expiryDate', 'issuedBy')) {
    return 'Wskaż kolumnę z\u00a0rodzajem certyfikatu albo pomiń kolumny z\u00a0jego numerem i\u00a0datami.'
  }
  if (has('examinationDay') && !has('examinationEnd')) {
    return 'Wskaż kolumnę z\u00a0datą następnych badań albo pomiń datę orzeczenia.'
  }
  return undefined
}

function isSameDates(a: ImportColumn, b: ImportColumn): boolean {
  const [first, second] = [a.qualification, b.qualification]
  return a.use === b.use && first?.type === second?.type && first?.scope === second?.scope
}

const COLUMN_USES = Object.keys(COLUMN_USE_LABELS).filter((key): key is ColumnUse => key in COLUMN_USE_LABELS)

/** True for what several columns may hold. */
export function mayRepeat(use: ColumnUse): boolean {
  return use === 'ignored' || isDatesColumn(use)
}
