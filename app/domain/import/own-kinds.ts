import {
  MAX_KIND_NAME_LENGTH,
  toOwnKindId,
  USUAL_WARNING_DAYS,
  type OwnKind,
  type OwnKindId,
} from '~/domain/qualifications/own-kind'
import { foldText } from '~/domain/words/polish'

// The register's own kinds in a table: which one a heading or a cell names, and new ones made of headings.

/** The kinds that every register begins with, by the words that people write for them. The first match counts. */
const COMMON_WORDS: readonly (readonly [pattern: RegExp, id: OwnKindId])[] = [
  [/suwnic/, 'own_overhead_crane'],
  [/\bhds\b|zuraw\w* (przeladunk|samochod)/, 'own_loader_crane'],
  [/zuraw/, 'own_crane'],
  [/spawacz|spawaln/, 'own_welder'],
  [/\bkopark[ia]\b/, 'own_excavator'],
  [/\badr\b/, 'own_adr'],
  [/\bkod\w* 95\b|kwalifikac\w* zawodow/, 'own_code_95'],
  [/prawo jazdy.*\bc ?\+ ?e\b/, 'own_licence_ce'],
  [/prawo jazdy.*\bc\b/, 'own_licence_c'],
  [/psycho/, 'own_psychological_tests'],
  [/\bsan\w*\W*epid/, 'own_sanitary_booklet'],
  [/konserwator/, 'own_maintenance_udt'],
  [/\btdt\b/, 'own_tdt'],
  // Examinations for work at height are another document, and BHP training for it is periodic.
  [/^(?!.*(badan|\bbhp\b)).*wysokosc/, 'own_heights'],
]

/** A shorter name would be found in other words. */
const SHORTEST_NAME = 4

/** Finds the kind of the register that a text names: by the whole name, or by the words of a common one. */
export function nameOwnKind(text: string, kinds: readonly OwnKind[]): OwnKind | undefined {
  const folded = foldText(text)
  const named = kinds.find(({ name }) => foldText(name) === folded)
  if (named) return named
  const contained = kinds.find(({ name }) => name.length >= SHORTEST_NAME && folded.includes(foldText(name)))
  if (contained) return contained
  const id = COMMON_WORDS.find(([pattern]) => pattern.test(folded))?.[1]
  return kinds.find((kind) => kind.id === id)
}

/** What a heading says of its dates, and not of the kind: „ważne do”, „termin ważności”, „(data wydania)”. */
const ABOUT_DATES =
  /[\s,:–(-]*(?<!\p{L})(data|dnia|termin\p{L}*|wa[żz]n\p{L}*|kiedy|wydan\p{L}*|uko[ńn]cz\p{L}*|wygas\p{L}*|koniec|do|od|z)[\s.:)]*$/iu

const MEDICAL = /badan|psycho|lekar|orzecz/

/**
 * Makes a kind of the heading of a column with dates: the documents say their ends. The same heading gives the same id,
 * so that another table, or another browser, makes no second one. Undefined if the heading names nothing but dates.
 */
export function ownKindOfHeading(heading: string): OwnKind | undefined {
  let name = heading.replace(/\s+/g, ' ').trim()
  while (ABOUT_DATES.test(name)) name = name.replace(ABOUT_DATES, '').trim()
  const key = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50)
  if (key.length < SHORTEST_NAME || name.length > MAX_KIND_NAME_LENGTH) return undefined
  return {
    id: toOwnKindId(key),
    name,
    term: 'document',
    warningDays: USUAL_WARNING_DAYS,
    isMedical: MEDICAL.test(key),
  }
}
