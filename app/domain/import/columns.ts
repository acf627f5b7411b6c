import { FIRST_HIRE } from '~/domain/people/person-form'
import { foldText } from '~/domain/words/polish'

import { parseCellDay } from './cell-day'
import {
  MAX_NAMING_LENGTH,
  nameQualification,
  namesOtherDocument,
  parseQualificationKey,
  qualificationKey,
  type NamedQualification,
} from './named-qualification'
import { TOP_ROWS, type Sheet } from './workbook'

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
  /** Of a column with dates of one qualification. */
  qualification?: Required<NamedQualification>
}

/** The earlier choices for headings, by the folded heading: `position`, or `expiryDates bhp.workers`. */
export type RememberedColumns = ReadonlyMap<string, string>

const HEADINGS: readonly (readonly [pattern: RegExp, use: ColumnUse])[] = [
  [/e-?mail|poczta/, 'email'],
  [/telefon|^tel\b|komork/, 'phone'],
  [/(nr|numer|id|symbol) ?(ewid|prac|osob|kadr)|^(nr|numer) ?ew/, 'employeeNumber'],
  // The end of an employment names it, too, so it comes first.
  [
    /(ustan|rozwiaz|zakoncz|koniec)\w* (pracy|umowy|stosunku|zatr)|zatrudn\w* do\b|ostatni dzien pracy/,
    'leftOn',
  ],
  [/zwoln(?!.*(l4|lekar|chorob))/, 'leftOn'],
  [/zatrudn|przyjec|(rozpocz|podjec)\w* pracy|pierwszy dzien pracy/, 'hiredOn'],
  [/nazwisko (i |, ?)?imi/, 'lastFirst'],
  [/imi\w* (i |, ?)?nazwisko|^(pracownik|osoba|posiadacz|uczestnik)/, 'firstLast'],
  [/^imi(e|ona)/, 'firstName'],
  [/^nazwisko/, 'lastName'],
  [/stanowisko/, 'position'],
  [/(nr|numer).*(zaswiad|certyf|dokum|uprawn|swiad|legit)|^(nr|numer)\.?$/, 'number'],
  [/wydan|ukoncz|wystawien|data (szkolen|egzamin)/, 'issueDate'],
  [/wazn|termin|wygas|^(data )?do$/, 'expiryDate'],
  [/wystaw|organizator|osrodek|wydal|jednostka szkol/, 'issuedBy'],
  [/^firma|zaklad pracy|^pracodawca$/, 'company'],
  [/dzial|wydzial|jednostka|komorka org|oddzial|brygada|zespol|budowa/, 'unit'],
  [/zakres|grupa/, 'scope'],
  [/rodzaj|uprawnien|szkolen|kwalifik|certyf|^typ/, 'qualification'],
]

/** So many cells tell whether a column has dates. */
const SAMPLE_ROWS = 200

/** Returns the row with the headings, counted from 0. Undefined if none of the first rows looks like one. */
export function findHeadings({ rows }: Sheet): number | undefined {
  const known = rows.slice(0, TOP_ROWS).map((row) => row.filter(isKnownHeading).length)
  const most = Math.max(0, ...known)
  return most === 0 ? undefined : known.indexOf(most)
}

/** Proposes what each column holds: the earlier choice, or else a guess from its heading and cells. */
export function proposeColumns(
  { rows }: Sheet,
  headingRow: number | undefined,
  { columns: remembered, isCentre }: { columns: RememberedColumns; isCentre: boolean },
): ImportColumn[] {
  const width = Math.max(0, ...rows.slice(0, SAMPLE_ROWS).map((row) => row.length))
  const below = rows.slice(headingRow === undefined ? 0 : headingRow + 1).slice(0, SAMPLE_ROWS)
  const taken = new Set<ColumnUse>()
  const columns = Array.from({ length: width }, (_, place): ImportColumn => {
    const heading = (headingRow === undefined ? '' : (rows[headingRow]?.[place] ?? '')).trim()
    const cells = below.map((row) => row[place] ?? '')
    // An earlier version proposed medical examinations as certificates, so such a choice does not count.
    const known = namesOtherDocument(heading) ? undefined : recall(remembered.get(foldText(heading)))
    const proposed = known ?? proposeUse(heading, cells)
    const isFree =
      mayRepeat(proposed.use) || (!taken.has(proposed.use) && listColumnUses(isCentre).includes(proposed.use))
    taken.add(proposed.use)
    return { heading, ...(isFree ? proposed : { use: 'ignored' as const }) }
  })
  // If dates are by kind, a date without a kind is of none of them.
  const isByKind = columns.some(({ use }) => isDatesColumn(use)) && !columns.some(({ use }) => namesKind(use))
  return columns.map((column) =>
    isByKind && (column.use === 'issueDate' || column.use === 'expiryDate')
      ? { ...column, use: 'ignored' }
      : column,
  )
}

/** Returns the headings of columns with dates that are left out. Nobody should miss them by chance. */
export function listLeftOut(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): string[] {
  const sample = rows.slice(0, SAMPLE_ROWS)
  return columns.flatMap(({ heading, use }, place) =>
    use === 'ignored' && heading !== '' && holdsDates(sample.map((cells) => cells[place] ?? ''))
      ? [heading]
      : [],
  )
}

function namesKind(use: ColumnUse): boolean {
  return use === 'qualification' || use === 'scope'
}

/** Returns the chosen uses of columns with a heading. They are proposed for the next file. */
export function rememberColumns(columns: readonly ImportColumn[]): RememberedColumns {
  return new Map(
    columns
      .filter(({ heading }) => heading !== '')
      .map(({ heading, use, qualification }) => [
        foldText(heading),
        qualification ? `${use} ${qualificationKey(qualification)}` : use,
      ]),
  )
}

/** True for a column that holds dates of one qualification. A table may have several. */
export function isDatesColumn(use: ColumnUse): use is 'issueDates' | 'expiryDates' {
  return use === 'issueDates' || use === 'expiryDates'
}

/** True for a column with a day of employment. */
export function isEmploymentColumn(use: ColumnUse): use is 'hiredOn' | 'leftOn' {
  return use === 'hiredOn' || use === 'leftOn'
}

/** Returns what a column can hold. Only a training centre has people of several companies, and it hires none. */
export function listColumnUses(isCentre: boolean): ColumnUse[] {
  return COLUMN_USES.filter((use) => (isCentre ? !isEmploymentColumn(use) : use !== 'company'))
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
  const repeated = columns.find(
    ({ use }, place) => !mayRepeat(use) && columns.findIndex((other) => other.use === use) < place,
  )
  if (repeated) return `„${COLUMN_USE_LABELS[repeated.use]}” ma więcej niż jedna kolumna. Zostaw jedną.`
  if (!has('qualification', 'scope') && has('number', 'issueDate', 'expiryDate', 'issuedBy')) {
    return 'Wskaż kolumnę z\u00a0rodzajem certyfikatu albo pomiń kolumny z\u00a0jego numerem i\u00a0datami.'
  }
  return undefined
}

const COLUMN_USES = Object.keys(COLUMN_USE_LABELS).filter((key): key is ColumnUse => key in COLUMN_USE_LABELS)

function mayRepeat(use: ColumnUse): boolean {
  return use === 'ignored' || isDatesColumn(use)
}

type Proposal = Pick<ImportColumn, 'use' | 'qualification'>

function proposeUse(heading: string, cells: readonly string[]): Proposal {
  if (heading.length > MAX_NAMING_LENGTH || namesOtherDocument(heading)) return { use: 'ignored' }
  const named = nameQualification(heading)
  if (named && holdsDates(cells)) {
    const { type, scope } = named
    const use = /wydan|ukoncz|szkolenia/.test(foldText(heading)) ? 'issueDates' : 'expiryDates'
    return { use, ...(scope && { qualification: { type, scope } }) }
  }
  const use = HEADINGS.find(([pattern]) => pattern.test(foldText(heading)))?.[1] ?? 'ignored'
  // „Forma zatrudnienia” holds no days.
  const isFilled = cells.some((cell) => cell.trim() !== '')
  return { use: isEmploymentColumn(use) && isFilled && !holdsDates(cells) ? 'ignored' : use }
}

function holdsDates(cells: readonly string[]): boolean {
  const days = cells.map((cell) => parseCellDay(cell, FIRST_HIRE)).filter(({ kind }) => kind !== 'blank')
  return (
    days.length > 0 && days.filter(({ kind }) => kind === 'day' || kind === 'month').length * 2 > days.length
  )
}

function isKnownHeading(cell: string): boolean {
  return proposeUse(cell, []).use !== 'ignored' || nameQualification(cell) !== undefined
}

function recall(text: string | undefined): Proposal | undefined {
  const [useText = '', key = ''] = text?.split(' ') ?? []
  const use = parseColumnUse(useText)
  const qualification = parseQualificationKey(key)
  return use && { use, ...(isDatesColumn(use) && qualification && { qualification }) }
}
