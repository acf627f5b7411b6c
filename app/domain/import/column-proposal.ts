import { FIRST_EMPLOYMENT_DAY } from '~/domain/people/person-form'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import { foldText } from '~/domain/words/polish'

import { parseCellDay } from './cell-day'
import {
  isDatesColumn,
  isEmploymentColumn,
  isPaperColumn,
  listColumnUses,
  mayRepeat,
  parseColumnUse,
  type ColumnUse,
  type ImportColumn,
} from './columns'
import {
  MAX_NAMING_LENGTH,
  nameQualification,
  namesOtherDocument,
  parseQualificationKey,
  qualificationKey,
} from './named-qualification'
import { isAboutHealth, ownKindOfHeading } from './own-kinds'
import { namePaper } from './paper-heading'
import { TOP_ROWS, type Sheet } from './workbook'

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

/** `kinds` are the register's own ones that are in use. A training centre has none. */
type ProposalContext = { columns: RememberedColumns; isCentre: boolean; kinds: readonly OwnKind[] }

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
  { columns: remembered, isCentre, kinds }: ProposalContext,
): ImportColumn[] {
  const width = Math.max(0, ...rows.slice(0, SAMPLE_ROWS).map((row) => row.length))
  const below = rows.slice(headingRow === undefined ? 0 : headingRow + 1).slice(0, SAMPLE_ROWS)
  const taken = new Set<ColumnUse>()
  const columns = Array.from({ length: width }, (_, place): ImportColumn => {
    const heading = (headingRow === undefined ? '' : (rows[headingRow]?.[place] ?? '')).trim()
    const cells = below.map((row) => row[place] ?? '')
    const proposed =
      recall(heading, remembered, kinds) ?? proposeUse(heading, cells, isCentre ? undefined : kinds)
    const isFree =
      mayRepeat(proposed.use) || (!taken.has(proposed.use) && listColumnUses(isCentre).includes(proposed.use))
    taken.add(proposed.use)
    return { heading, ...(isFree ? proposed : { use: 'ignored' as const }) }
  })
  // If dates are by kind, a date without a kind is of none of them.
  const isByKind = columns.some(({ use }) => isDatesColumn(use)) && !columns.some(({ use }) => namesKind(use))
  const ofKinds = new Set<string>()
  return columns.map((column) => {
    if (isDatesColumn(column.use) && column.qualification) {
      const key = `${column.use} ${qualificationKey(column.qualification)}`
      if (!ofKinds.has(key)) {
        ofKinds.add(key)
        return column
      }
      // „Spawacz MAG” and „Spawacz TIG” are two documents, and the second one is named here.
      const own = isCentre ? undefined : newKindDates(column.heading)
      return { heading: column.heading, ...(own ?? { use: column.use }) }
    }
    if (!isByKind || (column.use !== 'issueDate' && column.use !== 'expiryDate')) return column
    const own = column.use === 'expiryDate' && !isCentre ? newKindDates(column.heading) : undefined
    return { heading: column.heading, ...(own ?? { use: 'ignored' }) }
  })
}

/** Takes a column for the ends of documents of a kind that is new to the register. */
function newKindDates(heading: string): Proposal | undefined {
  const own = ownKindOfHeading(heading)
  return own && { use: 'expiryDates', qualification: { type: 'own', scope: own.id, own } }
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

type Proposal = Pick<ImportColumn, 'use' | 'qualification'>

/** Without `kinds`, for a training centre, there are no own kinds. */
function proposeUse(
  heading: string,
  cells: readonly string[],
  kinds: readonly OwnKind[] | undefined,
): Proposal {
  if (heading.length > MAX_NAMING_LENGTH) return { use: 'ignored' }
  const isFilled = cells.some((cell) => cell.trim() !== '')
  // „Forma zatrudnienia” and a column of „tak” hold no days.
  const isWithoutDays = isFilled && !holdsDates(cells)
  const paper = namePaper(heading)
  if (paper && !isWithoutDays) return { use: paper }
  const named = nameQualification(heading, kinds ?? [])
  if (named && holdsDates(cells)) {
    const { type, scope, own } = named
    const use = /wydan|ukoncz|szkolenia/.test(foldText(heading)) ? 'issueDates' : 'expiryDates'
    // A heading cannot tell the group of each person: BHP training follows the position, if the register has positions.
    const isByPosition = type === 'bhp' && kinds !== undefined
    const isKnown = scope !== undefined || isByPosition
    return { use, ...(isKnown && { qualification: { type, ...(scope && { scope }), ...(own && { own }) } }) }
  }
  if (namesOtherDocument(heading)) {
    const isHealth = isAboutHealth(heading)
    return (kinds && isHealth && holdsDates(cells) && newKindDates(heading)) || { use: 'ignored' }
  }
  const use = HEADINGS.find(([pattern]) => pattern.test(foldText(heading)))?.[1] ?? 'ignored'
  return { use: isEmploymentColumn(use) && isWithoutDays ? 'ignored' : use }
}

function holdsDates(cells: readonly string[]): boolean {
  const days = cells
    .map((cell) => parseCellDay(cell, FIRST_EMPLOYMENT_DAY))
    .filter(({ kind }) => kind !== 'blank')
  // „15-03-26” is a date, too, of which only the century is asked for.
  const read = days.filter(
    (day) => day.kind === 'day' || day.kind === 'month' || (day.kind === 'problem' && day.proposal),
  )
  return read.length * 2 > days.length
}

function isKnownHeading(cell: string): boolean {
  return proposeUse(cell, [], []).use !== 'ignored' || nameQualification(cell, []) !== undefined
}

/**
 * Returns the earlier choice for a heading. Earlier versions took medical examinations for certificates or left them
 * out, so under such a heading only a choice of a paper or of an own kind counts.
 */
function recall(
  heading: string,
  remembered: RememberedColumns,
  kinds: readonly OwnKind[],
): Proposal | undefined {
  const [useText = '', key = ''] = remembered.get(foldText(heading))?.split(' ') ?? []
  const use = parseColumnUse(useText)
  const made = ownKindOfHeading(heading)
  const qualification = parseQualificationKey(key, made ? [...kinds, made] : kinds)
  const isOwn = qualification?.type === 'own'
  if (use && namesOtherDocument(heading) && !isPaperColumn(use) && !isOwn) return undefined
  return use && { use, ...(isDatesColumn(use) && qualification && { qualification }) }
}
