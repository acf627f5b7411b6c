import {
  MAX_KIND_NAME_LENGTH,
  toOwnKindId,
  USUAL_WARNING_DAYS,
  type OwnKind,
  type OwnKindId,
} from '~/domain/qualifications/own-kind'
import { foldText } from '~/domain/words/polish'

import { withoutDateWords } from './heading-days'

// The register's own kinds in a table: which one a heading or a cell names, and new ones made of headings.

/** Words for a truck that is no forklift. A paper for forklifts is good for both, so a text of both is about forklifts. */
const OTHER_TRUCK =
  /^(?!.*(?<!nie ?|niz )podnosnikow).*(wozek|wozk).*(platformow|ciagnikow|nie ?podnosnikow|niz podnosnikow)/

/** The kinds that every register begins with, by the words that people write for them. The first match counts. */
const COMMON_WORDS: readonly (readonly [pattern: RegExp, id: OwnKindId])[] = [
  [/ksiazk\w* operator.*(wozek|wozk)|(wozek|wozk).*ksiazk\w* operator/, 'own_truck_book'],
  // A permit of an employer is no course, and is not good for such a truck.
  [new RegExp(`^(?!.*zezwol)${OTHER_TRUCK.source}`), 'own_truck'],
  [/konserwator/, 'own_maintenance_udt'],
  [/suwnic/, 'own_overhead_crane'],
  [/\bhds\b|zuraw\w* (przeladunk|samochod)/, 'own_loader_crane'],
  [/zuraw/, 'own_crane'],
  [/spawacz|spawaln/, 'own_welder'],
  [/\bkopark[ia]\b/, 'own_excavator'],
  [/\badr\b/, 'own_adr'],
  [/\bkod\w* 95\b|swiadectw\w* kwalifikac\w* zawodow|kwalifikac\w* zawodow\w* kierow/, 'own_code_95'],
  [/prawo jazdy.*\bc ?\+ ?e\b/, 'own_licence_ce'],
  [/prawo jazdy.*\bc\b/, 'own_licence_c'],
  [/\btdt\b/, 'own_tdt'],
  [/rusztowan/, 'own_scaffolder'],
  [/\bf ?-?gaz/, 'own_f_gas'],
  [/\bkart\w* kierowcy\b/, 'own_driver_card'],
  [/wysokosc/, 'own_heights'],
]

/** The same for those about health. */
const MEDICAL_WORDS: readonly (readonly [pattern: RegExp, id: OwnKindId])[] = [
  [/psycho/, 'own_psychological_tests'],
  [/\bsan\w*\W*epid/, 'own_sanitary_booklet'],
  [/\bbadan\w* wysokosciow/, 'own_height_examination'],
]

/** Words of documents about health. Such a text never names a licence, and a kind that is made of it is medical. */
const HEALTH = /badan|lekar|orzecz|medycyn|zdoln|psycho|epid|sanit|szczepi|okulist|wzrok|sluch/

/** A shorter name would be found in other words. */
const SHORTEST_NAME = 4

/** True for the papers of a truck that are not from UDT: an operator's book, and those for a truck that is no forklift. */
export function isOtherTruck(folded: string): boolean {
  return /ksiazk\w* operator/.test(folded) || OTHER_TRUCK.test(folded)
}

/** True for a text about health. */
export function isAboutHealth(text: string): boolean {
  return HEALTH.test(foldText(text))
}

/** Finds the kind of the register that has this very name. */
export function ownKindNamed(text: string, kinds: readonly OwnKind[]): OwnKind | undefined {
  const folded = foldText(text)
  return kinds.find(({ name }) => foldText(name) === folded)
}

/**
 * Finds the kind of the register that a text speaks of: it has the whole name in it, or words that people write for a
 * common one. Of several names the longest counts. A text about health names only medical kinds.
 */
export function nameOwnKind(text: string, kinds: readonly OwnKind[]): OwnKind | undefined {
  const folded = foldText(text)
  const isMedical = HEALTH.test(folded)
  const fitting = kinds.filter((ownKind) => ownKind.isMedical === isMedical)
  const named = fitting
    .filter(({ name }) => name.length >= SHORTEST_NAME && holdsWords(folded, foldText(name)))
    .toSorted((a, b) => b.name.length - a.name.length)
  if (named[0]) return named[0]
  const words = isMedical ? MEDICAL_WORDS : COMMON_WORDS
  const id = words.find(([pattern]) => pattern.test(folded))?.[1]
  return kinds.find((ownKind) => ownKind.id === id)
}

/** True if the words stand in the text as a whole: „prawo jazdy c” is not in „prawo jazdy c+e”. */
function holdsWords(text: string, words: string): boolean {
  const place = text.indexOf(words)
  if (place === -1) return false
  const before = text[place - 1] ?? ' '
  const after = text
    .slice(place + words.length)
    .trimStart()
    .slice(0, 1)
  const next = text[place + words.length] ?? ' '
  return !/[a-z0-9]/.test(before) && !/[a-z0-9]/.test(next) && after !== '+'
}

/** Nothing to keep of people, or no document at all. */
const NO_DOCUMENT =
  /niepelnospr|\bl ?4\b|zwolnien|umow|urodz|urlop|^(szkoleni|kurs|egzamin|uprawnieni|zaswiadczeni|certyfikat|dokument)\w*$/

/**
 * Makes a kind of the heading of a column with dates: the documents say their ends. The same heading gives the same id,
 * so that another table, or another browser, makes no second one. Undefined if the heading names nothing but dates.
 */
export function ownKindOfHeading(heading: string): OwnKind | undefined {
  const name = withoutDateWords(heading.replace(/\s+/g, ' ').trim())
  const folded = foldText(name)
  const key = folded.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  if (key.length < SHORTEST_NAME || name.length > MAX_KIND_NAME_LENGTH || NO_DOCUMENT.test(folded)) {
    return undefined
  }
  return {
    id: toOwnKindId(key),
    name: name.slice(0, 1).toLocaleUpperCase('pl') + name.slice(1),
    term: 'document',
    warningDays: USUAL_WARNING_DAYS,
    isMedical: HEALTH.test(folded),
  }
}
