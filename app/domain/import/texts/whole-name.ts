import { foldText } from '~/domain/words/polish'

import { isFirstName } from './first-names'

/** A name as a cell has it. `note` is what stands beside it: a bracket, a position behind a second comma. */
export type ReadName = { firstName: string; lastName: string; note?: string }

/** The order of the words in a cell with a whole name. */
export type NameOrder = 'lastFirst' | 'firstLast'

const INVISIBLE = /\p{Cf}/gu
const BRACKETS = /\s*[([{][^)\]}]*[)\]}]?\s*/g
/** „1. Próbna Danuta” and „12) Nowak Jan” */
const NUMBERING = /^\d{1,5}(\s*[.)]\s*|\s+)(?=\p{L})/u
const TITLE =
  /(?<![\p{L}-])((mgr|dr|inż|inz|prof)(\.|(?=\s))|(hab|lic|lek|ks|n\. ?med|med)\.) ?(?=\P{L}*\p{L})/giu
const TITLE_BEHIND = /[\s,]+(mgr|dr|inż|inz|prof|hab|lic|lek)\.?$/iu
/** A hyphen, and the sorts of it that programs write. */
const HYPHEN = /(?<=\p{L})(\s?)[-\u2010-\u2015\u2212](\s?)(?=\p{L})/gu
/** A footnote, or a number behind a name: „Nowak Jan*”, „Nowak Jan 2”. */
const MARK = /[*†#¹²³]+|\s\d[\d\s.,/]*$/gu
const NOTE_BEHIND_DASH = /\s[-\u2010-\u2015\u2212]+\s?.*$|\s?[-\u2010-\u2015\u2212]+$/u
const PARTICLES = new Set(
  'von van der den de di da du la le del della dos das el al bin ibn zu zur ter ten vel'.split(' '),
)

/** Reads a whole name. If there is a comma, the last name is before it. One word alone is the last name. */
export function readWholeName(text: string, order: NameOrder): ReadName {
  const { name, notes } = withoutNotes(text, order)
  const [beforeComma = '', afterComma = '', ...more] = name.split(',').map((part) => part.trim())
  const words = beforeComma.split(' ').filter(Boolean)
  const isName = afterComma !== '' && !isPosition(afterComma, words)
  const note = [...notes, ...(isName ? [] : [afterComma]), ...more].filter(Boolean).join(', ')
  const split = isName ? { lastName: beforeComma, firstName: afterComma } : splitWords(words, order)
  return { ...inSmallLetters(split), note: note || undefined }
}

/** „Jan Nowak, spawacz” has a whole name before the comma. */
function isPosition(afterComma: string, words: readonly string[]): boolean {
  const isSmall = afterComma.slice(0, 1) !== afterComma.slice(0, 1).toLocaleUpperCase('pl')
  return (
    words.length > 1 && (isSmall || (words.some(isFirstName) && !afterComma.split(' ').some(isFirstName)))
  )
}

/**
 * True for a cell with two people: „Nowak Jan, Lis Anna”. Behind a comma a position may stand, so there a common first
 * name has to tell.
 */
export function namesTwoPeople(text: string): boolean {
  const bare = text.normalize('NFC').replace(INVISIBLE, '').replace(BRACKETS, ' ')
  const isName = (part: string) => /^\P{L}*\p{Lu}\S*\s+\p{Lu}/u.test(part)
  const isCommonName = (part: string) => {
    const words = part.split(/[^\p{L}-]+/u).filter(Boolean)
    return words.length < 4 && words.some(isFirstName) && !words.every(isFirstName)
  }
  const named = (separator: RegExp, isWhole: (part: string) => boolean) =>
    bare.split(separator).filter((part) => isName(part) && isWhole(part)).length > 1
  return named(/[/&+;]|\s(?:i|oraz)\s/u, () => true) || named(/[,\n/&+;]|\s(?:i|oraz)\s/u, isCommonName)
}

/** Reads the names of two columns in the same way. */
export function readTwoNames(first: string, last: string): ReadName {
  const [given, family] = [withoutNotes(first), withoutNotes(last)]
  const note = [...given.notes, ...family.notes].join(', ')
  // One name alone is the last name, in whichever column it stands.
  const names =
    family.name === ''
      ? { firstName: '', lastName: given.name }
      : { firstName: given.name, lastName: family.name }
  return { ...inSmallLetters(names), note: note || undefined }
}

/** Takes numbers, titles and notes off a name, and writes it with whole letters and plain hyphens. */
function withoutNotes(text: string, order?: NameOrder): { name: string; notes: string[] } {
  const whole = text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
  const notes = whole.match(BRACKETS)?.map((note) => note.trim()) ?? []
  const numbered = whole.replace(BRACKETS, ' ').replace(NUMBERING, '').trim()
  const marks = numbered.match(MARK)?.map((mark) => mark.trim()) ?? []
  const bare = numbered.replace(MARK, '').trim()
  const hyphenated = bare.replace(HYPHEN, (dash, before: string, after: string, place: number) => {
    const isTight = before === '' && after === ''
    return isTight || isInSurname(bare, place, dash.length, order) ? '-' : ' - '
  })
  const dashed = NOTE_BEHIND_DASH.exec(hyphenated)?.[0] ?? ''
  const name = hyphenated
    .slice(0, hyphenated.length - dashed.length)
    .replace(TITLE, '')
    .replace(TITLE_BEHIND, '')
  const dashNote = dashed.replace(/^[\s\p{Pd}\u2212]+/u, '')
  return { name: name.trim(), notes: [...notes, ...marks, ...(dashNote ? [dashNote] : [])] }
}

/**
 * True for a loose hyphen of a double surname: „Kowalska - Nowak Anna”. „Nowak Jan - spawacz” has a note behind it, and so
 * has a name that is whole before the hyphen.
 */
function isInSurname(text: string, place: number, length: number, order: NameOrder | undefined): boolean {
  const before = text.slice(0, place).split(' ')
  const after = text.slice(place + length).split(' ')
  const isCapital = after.every((word) => /^\p{Lu}/u.test(word))
  return isCapital && (order !== 'lastFirst' || before.length === 1 || after.length > 1)
}

/** Splits a name where its words tell: capitals, particles, first names that are common. Otherwise by the order. */
function splitWords(words: readonly string[], order: NameOrder): { firstName: string; lastName: string } {
  const isLastFirst = order === 'lastFirst'
  if (words.length < 2) return { firstName: '', lastName: words.join(' ') }
  const ofCapitals = capitalsIn(words)
  if (ofCapitals) return ofCapitals
  const length = isLastFirst ? surnameAtStart(words) : surnameAtEnd(words)
  const surname = isLastFirst ? words.slice(0, length) : words.slice(-length)
  const others = isLastFirst ? words.slice(length) : words.slice(0, -length)
  return { firstName: others.join(' '), lastName: surname.join(' ') }
}

/** „KOWALSKI Jan” and „Jan KOWALSKI”: people write the surname in capitals, in whatever order. */
function capitalsIn(words: readonly string[]): { firstName: string; lastName: string } | undefined {
  const capitals = words.map((word) => word.length > 2 && word === word.toLocaleUpperCase('pl'))
  const [from, to] = [capitals.indexOf(true), capitals.lastIndexOf(true) + 1]
  const isOneRun = from !== -1 && capitals.slice(from, to).every(Boolean)
  const isAtEdge = from === 0 || to === words.length
  if (!isOneRun || !isAtEdge || to - from === words.length) return undefined
  const others = words.filter((_, place) => place < from || place >= to)
  return { firstName: others.join(' '), lastName: words.slice(from, to).join(' ') }
}

/** Returns how many words at the start are the surname: „von der Tanne”, „Garcia Lopez”. At least one word is left. */
function surnameAtStart(words: readonly string[]): number {
  let length = 1
  while (length < words.length - 1 && isParticle(words[length - 1])) length += 1
  while (length < words.length - 1 && isParticle(words[length])) length += 2
  const rest = words.slice(length, -1)
  // Only the last word is a first name, so those before it belong to the surname.
  const hasFirstName = isFirstName(words.at(-1) ?? '')
  if (hasFirstName && rest.length > 0 && !rest.some(isFirstName)) length = words.length - 1
  return Math.min(length, words.length - 1)
}

/** Returns how many words at the end are the surname: „Maria Garcia Lopez” with two. */
function surnameAtEnd(words: readonly string[]): number {
  const particle = words.findIndex((word, place) => place > 0 && isParticle(word))
  if (particle !== -1 && particle < words.length - 1) return words.length - particle
  const between = words.slice(1, -1)
  const isTwo = isFirstName(words[0] ?? '') && between.length > 0 && !between.some(isFirstName)
  return isTwo ? words.length - 1 : 1
}

function isParticle(word = ''): boolean {
  return PARTICLES.has(word.toLocaleLowerCase('pl'))
}

/** Writes words in capitals as people write them: „KOWALSKA-NOWAK” is „Kowalska-Nowak”. Any others stay as they are. */
function inSmallLetters({ firstName, lastName }: ReadName): ReadName {
  const isShort = `${firstName}${lastName}`.length < 4
  const written = (name: string) =>
    name
      .split(' ')
      .map((word) => (isShort || !isInCapitals(word) ? word : withCapital(word)))
      .join(' ')
  return { firstName: written(firstName), lastName: written(lastName) }
}

function isInCapitals(word: string): boolean {
  return word.length > 1 && word === word.toLocaleUpperCase('pl') && word !== word.toLocaleLowerCase('pl')
}

/** „O'BRIEN”, „MCDONALD” and „VON” have capitals of their own; the Polish „MCHOWSKI” has none. */
function withCapital(word: string): string {
  const small = word.toLocaleLowerCase('pl')
  if (isParticle(small)) return small
  return small
    .replace(/(?<![\p{L}’'])\p{L}|(?<=(?<!\p{L})\p{L}[’'])\p{L}/gu, (letter) =>
      letter.toLocaleUpperCase('pl'),
    )
    .replace(/(?<!\p{L})(Mc)(\p{L}{3,})/gu, (whole, start: string, rest: string) =>
      /[sc]k[ai]$/.test(rest) ? whole : start + rest.slice(0, 1).toLocaleUpperCase('pl') + rest.slice(1),
    )
}

/** So many names with a known first name tell in which order a column has them. */
const LEAST_NAMES = 3

/**
 * Returns the order that the cells of a column have, told by common first names, or undefined if they do not tell. Names
 * with a comma tell nothing: it turns them round.
 */
export function orderOfNames(cells: readonly string[]): NameOrder | undefined {
  const told = cells.flatMap((cell): NameOrder[] => {
    const { name } = withoutNotes(cell)
    const words = name.split(' ')
    const [first, last] = [isFirstName(words[0] ?? ''), isFirstName(words.at(-1) ?? '')]
    if (name.includes(',') || words.length < 2 || first === last) return []
    return [first ? 'firstLast' : 'lastFirst']
  })
  const firstLast = told.filter((order) => order === 'firstLast').length
  if (told.length < LEAST_NAMES) return undefined
  if (firstLast >= told.length * 0.8) return 'firstLast'
  return firstLast <= told.length * 0.2 ? 'lastFirst' : undefined
}

/**
 * Returns keys of a name. Two spellings of one share one of them: „Kowalska-Nowak Anna”, „Anna Kowalska Nowak”, „Kowalska
 * Anna” and „Nowak Anna Maria”.
 */
export function likenessKeys({ firstName, lastName }: Pick<ReadName, 'firstName' | 'lastName'>): string[] {
  const [given] = wordsOf(firstName)
  const surnames = wordsOf(lastName)
  const all = [...surnames, ...wordsOf(firstName)].toSorted().join(' ')
  const single = surnames.filter((word) => word.length > 1 && !isParticle(word))
  return [
    ...new Set([
      all,
      ...(given === undefined ? [] : single.map((word) => [given, word].toSorted().join(' '))),
    ]),
  ]
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
}
