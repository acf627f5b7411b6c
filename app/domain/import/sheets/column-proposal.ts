import { parseCellDay, type CellDay } from '~/domain/import/texts/cell-day'
import { daysOfHeading, namesEnd, namesIssue } from '~/domain/import/texts/heading-days'
import { isAboutHealth, ownKindOfHeading } from '~/domain/import/texts/named-own-kind'
import {
  MAX_NAMING_LENGTH,
  nameQualification,
  namesOtherDocument,
  parseQualificationKey,
  qualificationKey,
} from '~/domain/import/texts/named-qualification'
import { orderOfNames } from '~/domain/import/texts/whole-name'
import {
  fieldsIn,
  FIRST_EMPLOYMENT_DAY,
  isPersonField,
  type PersonGroup,
} from '~/domain/people/person-fields'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import { FIRST_DAY, formatDay, isDay, LAST_DAY, type Day } from '~/domain/words/day'
import { foldText, shortText } from '~/domain/words/polish'

import {
  columnName,
  isDatesColumn,
  isDayColumn,
  isPaperColumn,
  listColumnUses,
  mayRepeat,
  NAME_USES,
  parseColumnUse,
  type ColumnUse,
  type ImportColumn,
} from './columns'
import { FIELD_HEADINGS, type HeadingWords, namePaper } from './heading-words'
import { headingsOf } from './headings'
import { isListOfVerdicts } from './own-lists'
import { HIDDEN_PESEL } from './pesel'
import { TOP_ROWS, type Sheet } from './workbook'

/** The earlier choices for headings, by the folded heading: `position`, or `expiryDates bhp.workers`. */
export type RememberedColumns = ReadonlyMap<string, string>

/** Another person than the one of the row: a boss, somebody who teaches, a parent, or a former surname. */
const OTHER_PERSON =
  /przeloz|kierownik|brygadzist|mistrz|majst|instruktor|prowadzac|szkolac|wykladowc|lekarz|sluzb|kontakt|alarm|blisk|ojc|matk|rodzic|malzon|zastep|opiekun|rodow|panien|poprzedni|dawn|osob\w* (odpow|upow|wystaw|wpis|sporz|wprow)/
/** „Data ważności” says itself that days are below it: „po świętach” is to be mended. */
const DAYS_HEADING = /^(dat[ay] (wyd|waz|wyst)|wazn\w* do$)/
/** „Data urodzenia” is no day of a document, and „Działanie” with its „Termin działania” is of our own file. */
const NOTHING = /urodz|\bdzialani|\bpesel/

type NamedUse = { words: RegExp; not?: RegExp | undefined; use: ColumnUse }

// The first one counts whose words are in the folded heading.

const PERSON_HEADINGS: readonly NamedUse[] = [
  ...clearWords('contact', 'number', 'employment'),
  { words: /nazwisko (i |, ?|\/ ?)?imi/, use: 'lastFirst' },
  { words: /imi\w* (i |, ?|\/ ?)?nazwisko|^(pracownik|osoba|posiadacz|uczestnik)/, use: 'firstLast' },
  ...clearWords('name', 'work'),
  { words: /(nr|numer).*(zaswiad|certyf|dokum|uprawn|swiad|legit)|^(nr|numer)\.?$/, use: 'number' },
]

const CERTIFICATE_HEADINGS: readonly NamedUse[] = [
  { words: /wystaw|organizator|osrodek|wydal|wydan\w* przez|jednostka szkol/, use: 'issuedBy' },
  ...vagueWords('company', 'work'),
  { words: /zakres|grupa/, use: 'scope' },
  { words: /rodzaj|uprawnien|szkolen|kwalifik|certyf|^typ/, use: 'qualification' },
]

function clearWords(...groups: readonly PersonGroup[]): NamedUse[] {
  return headingsIn(groups).flatMap(({ words, not, use }) => (words ? [{ words, not, use }] : []))
}

function vagueWords(...groups: readonly PersonGroup[]): NamedUse[] {
  return headingsIn(groups).flatMap(({ vagueWords: words, use }) => (words ? [{ words, use }] : []))
}

function headingsIn(groups: readonly PersonGroup[]): (HeadingWords & { use: ColumnUse })[] {
  return fieldsIn(...groups).map((use) => ({ ...FIELD_HEADINGS[use], use }))
}

/** Uses that are of the person of the row, so that a heading with another person in it means something else. */
const OF_PERSON: ReadonlySet<ColumnUse> = new Set([...NAME_USES, ...fieldsIn('contact', 'work')])

/** `kinds` are the register's own ones that are in use. A training centre has none. */
export type ProposalContext = {
  columns: RememberedColumns
  isCentre: boolean
  kinds: readonly OwnKind[]
  today: Day
}

/** So many cells tell whether a column has dates. */
const SAMPLE_ROWS = 200

/**
 * Returns the row with the headings, counted from 0; of two rows of headings the lower one. Undefined if none of the first
 * rows looks like one.
 */
export function findHeadings(sheet: Sheet): number | undefined {
  const rows = sheet.rows.slice(0, TOP_ROWS)
  const known = rows.map((_, row) => headingsOf(sheet, row).filter(isKnownHeading).length)
  const most = Math.max(0, ...known)
  return most === 0 ? undefined : known.indexOf(most)
}

/** Proposes what each column holds: the earlier choice, or else a guess from its heading and cells. */
export function proposeColumns(
  sheet: Sheet,
  headingRow: number | undefined,
  { columns: remembered, isCentre, kinds, today }: ProposalContext,
): ImportColumn[] {
  const { rows } = sheet
  const headings = headingsOf(sheet, headingRow)
  const below = rows.slice(headingRow === undefined ? 0 : headingRow + 1).slice(0, SAMPLE_ROWS)
  const width = Math.max(headings.length, ...below.map((row) => row.length))
  const hasVerdicts = isListOfVerdicts(headings)
  const taken = new Set<ColumnUse>()
  const columns = Array.from({ length: width }, (_, place): ImportColumn => {
    const heading = headings[place] ?? ''
    const cells = below.map((row) => row[place] ?? '')
    const proposed =
      recall(heading, remembered, kinds) ?? proposeUse(heading, { cells, today, ...(!isCentre && { kinds }) })
    // „BHP” over „ważny do 30.06.2027” follows from what the register has, as „Do kiedy” does.
    if (hasVerdicts && !isOfListOfVerdicts(heading, proposed)) return { heading, use: 'ignored' }
    const isFree =
      mayRepeat(proposed.use) || (!taken.has(proposed.use) && listColumnUses(isCentre).includes(proposed.use))
    taken.add(proposed.use)
    return { heading, ...(isFree ? proposed : { use: 'ignored' as const }) }
  })
  // If dates are by kind, a date without a kind is of none of them.
  const isOfKind = ({ use }: ImportColumn) => isDatesColumn(use) || use === 'unclearDates'
  const isByKind = columns.some(isOfKind) && !columns.some(({ use }) => namesKind(use))
  const ofKinds = new Set<string>()
  return columns.map((column) => {
    if (isDatesColumn(column.use) && column.qualification) {
      const key = `${column.use} ${qualificationKey(column.qualification)}`
      if (!ofKinds.has(key)) {
        ofKinds.add(key)
        return column
      }
      // „Spawacz MAG” and „Spawacz TIG” are two documents, and the second one is named here.
      const own = isCentre ? undefined : newKindDates(column.heading, column.use)
      return { heading: column.heading, ...(own ?? { use: column.use }) }
    }
    if (!isByKind || (column.use !== 'issueDate' && column.use !== 'expiryDate')) return column
    const own = isCentre
      ? undefined
      : newKindDates(column.heading, column.use === 'issueDate' ? 'issueDates' : 'expiryDates')
    return { heading: column.heading, ...(own ?? { use: 'ignored' }) }
  })
}

/** True for a column with a fact of the person, or with the days of a paper. */
function isOfListOfVerdicts(heading: string, { use }: Proposal): boolean {
  if (NAME_USES.includes(use) || isPersonField(use)) return true
  return (isDatesColumn(use) || isPaperColumn(use)) && daysOfHeading(heading) !== undefined
}

/** Takes a column for the days of documents of a kind that is new to the register. */
function newKindDates(heading: string, use: ColumnUse): Proposal | undefined {
  const own = ownKindOfHeading(heading)
  return own && { use, qualification: { type: 'own', scope: own.id, own } }
}

/** A column that is not read, with the first of its cells. */
export type LeftOutColumn = { name: string; example: string }

/** Returns the columns with values that are left out. Nobody should miss them by chance. */
export function listLeftOut(
  columns: readonly ImportColumn[],
  rows: readonly (readonly string[])[],
): LeftOutColumn[] {
  return columns.flatMap((column, place) => {
    if (column.use !== 'ignored' || isNumbering(column.heading)) return []
    const cells = rows.map((row) => (row[place] ?? '').trim())
    const example = cells.find((cell) => parseCellDay(cell).kind !== 'blank') ?? cells.find(Boolean)
    return example === undefined ? [] : [{ name: columnName(column, place), example }]
  })
}

const SHOWN_EXAMPLE = 30

/** Returns „„Uwagi” (np. „urlop do maja”), „Kod” (np. „12”)”. */
export function namesWithExamples(columns: readonly LeftOutColumn[]): string {
  return columns
    .map(({ name, example }) =>
      example === HIDDEN_PESEL
        ? `„${name}” (numery PESEL, których rejestr nie potrzebuje)`
        : `„${name}” (np. „${shortText(shownDay(example), SHOWN_EXAMPLE)}”)`,
    )
    .join(', ')
}

function shownDay(text: string): string {
  return isDay(text) ? formatDay(text) : text
}

/** „Lp.” numbers the rows. */
function isNumbering(heading: string): boolean {
  return /^(l\. ?p|lp|poz)\.?$/.test(foldText(heading))
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

/** The cells below a heading. Without `kinds`, for a training centre, there are no own kinds. */
type Below = { cells: readonly string[]; today: Day; kinds?: readonly OwnKind[] }

function proposeUse(heading: string, { cells, today, kinds }: Below): Proposal {
  const folded = foldText(heading)
  if (heading.length > MAX_NAMING_LENGTH || NOTHING.test(folded)) return { use: 'ignored' }
  const filled = cells.filter((cell) => cell.trim() !== '')
  if (filled.length > 0 && filled.every((cell) => cell === HIDDEN_PESEL)) return { use: 'ignored' }
  const days = daysIn(cells)
  // „Forma zatrudnienia” and a column of „tak” hold no days.
  const isWithoutDays = days !== undefined && days.length === 0
  const ofDays = daysOfHeading(heading) ?? (days && areEnds(days, today) ? 'end' : undefined)
  const datesUse = ofDays === undefined ? 'unclearDates' : ofDays === 'issue' ? 'issueDates' : 'expiryDates'
  const paper = namePaper(heading)
  if (paper && !isWithoutDays) {
    if (!kinds) return { use: 'ignored' }
    if (paper !== 'examination') return { use: paper }
    return { use: ofDays === undefined && days ? 'unclearDates' : 'examinationEnd' }
  }
  const named = nameQualification(heading, kinds ?? [])
  if (named && days && !isWithoutDays) {
    const { type, scope, own } = named
    // A heading cannot tell the group of each person: BHP training follows the position, if the register has positions.
    const isByPosition = type === 'bhp' && kinds !== undefined
    const isKnown = scope !== undefined || isByPosition
    const qualification = isKnown && {
      qualification: { type, scope, own },
    }
    return { use: datesUse, ...qualification }
  }
  if (namesOtherDocument(heading)) {
    const isHealth = isAboutHealth(heading)
    return (
      (kinds && isHealth && days && !isWithoutDays && newKindDates(heading, datesUse)) || { use: 'ignored' }
    )
  }
  const use = namedUse(heading, !isWithoutDays || DAYS_HEADING.test(folded))
  // „Pracownik” does not say which name is the first one.
  if (use === 'firstLast' && !/imi|nazw/.test(folded)) return { use: orderOfNames(cells) ?? use }
  return { use: isDayColumn(use) && isWithoutDays ? 'ignored' : use }
}

/** So much of a column is to come if its days are ends. One of many may be a slip. */
const LEAST_TO_COME = 0.1

function areEnds(days: readonly Day[], today: Day): boolean {
  const toCome = days.filter((day) => day > today)
  return toCome.length > 0 && toCome.length >= days.length * LEAST_TO_COME
}

/** Returns the use that a heading names. `mayHoldDays` is false if something else than days is below it. */
function namedUse(heading: string, mayHoldDays: boolean): ColumnUse {
  const folded = foldText(heading)
  const find = (headings: readonly NamedUse[]) =>
    headings.find(({ words, not }) => words.test(folded) && !not?.test(folded))?.use
  const ofPerson = find(PERSON_HEADINGS)
  if (ofPerson) return OF_PERSON.has(ofPerson) && OTHER_PERSON.test(folded) ? 'ignored' : ofPerson
  if (mayHoldDays && namesIssue(heading)) return 'issueDate'
  if (mayHoldDays && namesEnd(heading)) return 'expiryDate'
  return find(CERTIFICATE_HEADINGS) ?? 'ignored'
}

/** So much of a column is days if its heading names any: the other cells are mended, or wait on the pages of people. */
const LEAST_DAYS = 0.1

/** Returns the days in a column, or undefined if it has nothing. A column with hardly any has none. */
function daysIn(cells: readonly string[]): Day[] | undefined {
  const read = cells
    .map((cell) => parseCellDay(cell, FIRST_EMPLOYMENT_DAY))
    .filter(({ kind }) => kind !== 'blank')
  if (read.length === 0) return undefined
  const days = read.flatMap(meantDay)
  return days.length >= read.length * LEAST_DAYS ? days : []
}

/** „15-03-26” is a date, too, of which only the century is asked for. */
function meantDay(read: CellDay): Day[] {
  if (read.kind === 'day') return [read.day]
  if (read.kind === 'month') return [read.lastDay]
  if (read.kind === 'endless') return [LAST_DAY]
  return read.kind === 'problem' && read.proposal ? meantDay(parseCellDay(read.proposal.text)) : []
}

function isKnownHeading(cell: string): boolean {
  return (
    proposeUse(cell, { cells: [], today: FIRST_DAY, kinds: [] }).use !== 'ignored' ||
    nameQualification(cell, []) !== undefined
  )
}

/**
 * Returns the earlier choice for a heading. Earlier versions took medical examinations for certificates or left them
 * out, so under such a heading only a choice of a paper or of an own kind counts. They took „Data szkolenia” for an end, too:
 * a heading that tells what its days are is believed.
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
  if (use && isDatesColumn(use) && (use === 'issueDates' ? 'end' : 'issue') === daysOfHeading(heading)) {
    return undefined
  }
  return use && { use, ...(isDatesColumn(use) && qualification && { qualification }) }
}
