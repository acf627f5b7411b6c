import { parseCellDay, type CellDay } from '~/domain/import/texts/cell-day'
import { daysOfHeading, namesEnd, namesIssue } from '~/domain/import/texts/heading-days'
import { isAboutHealth, ownKindOfHeading } from '~/domain/import/texts/named-own-kind'
import {
  MAX_NAMING_LENGTH,
  nameQualification,
  namesOtherDocument,
} from '~/domain/import/texts/named-qualification'
import { orderOfNames } from '~/domain/import/texts/whole-name'
import { fieldsIn, FIRST_EMPLOYMENT_DAY, type PersonGroup } from '~/domain/people/person-fields'
import type { OwnKind } from '~/domain/qualifications/own-kind'
import { LAST_DAY, type Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import { isDayColumn, NAME_USES, type ColumnUse, type ImportColumn } from './columns'
import { FIELD_HEADINGS, type HeadingWords, namePaper } from './heading-words'
import { HIDDEN_PESEL } from './pesel'

/** What a column may hold. */
export type Proposal = Pick<ImportColumn, 'use' | 'qualification'>

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

/** Takes a column for the days of documents of a kind that is new to the register. */
export function newKindDates(heading: string, use: ColumnUse): Proposal | undefined {
  const own = ownKindOfHeading(heading)
  return own && { use, qualification: { type: 'own', scope: own.id, own } }
}

/** The cells below a heading. Without `kinds`, for a training centre, there are no own kinds. */
type Below = { cells: readonly string[]; today: Day; kinds?: readonly OwnKind[] }

/** Proposes what a column holds by its heading and its cells. */
export function proposeUse(heading: string, { cells, today, kinds }: Below): Proposal {
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
    // A heading cannot tell the group of each person. A centre knows that of its trainings, and is asked for it.
    const mayLackGroup = type === 'bhp' && kinds !== undefined
    const isKnown = scope !== undefined || mayLackGroup
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
