import type { OwnKind } from '~/domain/qualifications/own-kind'
import { parseScope, type Scope } from '~/domain/qualifications/qualification'
import { foldText } from '~/domain/words/polish'

import { ownKindNamed } from './named-own-kind'
import {
  MAX_NAMING_LENGTH,
  nameQualification,
  qualificationKey,
  withoutPoints,
  type NamedQualification,
} from './named-qualification'

/** A part of a text that names a qualification, or a whole text that names none. */
export type NamedPart = { text: string; named: NamedQualification | undefined }

/** The plus of „prawo jazdy C+E” separates nothing. */
const SEPARATOR = /\s*(?:\+(?!\s*[Ee](?![a-z]))|[,;/&\n]|\s(?:i|oraz)\s)\s*/

/**
 * Finds all qualifications that a text names: „BHP + ppoż” are two, and so are „SEP E+D G1”. Beside several, a part that
 * names none is one to ask about. A text is one if its parts name one, „BHP dla inżynierów i techników”, and no other stands
 * apart in it: the rest of „BHP + RODO” is asked about as well.
 */
export function nameQualifications(text: string, kinds: readonly OwnKind[]): NamedPart[] {
  const whole = { text, named: nameQualification(text, kinds) }
  if (text.length > MAX_NAMING_LENGTH || ownKindNamed(text, kinds)) return [whole]
  const { rest, apart } = standingApart(whole, kinds)
  if (apart.length > 0) {
    return [...nameQualifications(rest, kinds), ...apart.map((part) => ({ text: part, named: undefined }))]
  }
  const parts = text
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '')
    .map((part): NamedPart => ({ text: part.trim(), named: nameQualification(part, kinds) }))
  const isElectrical = parts.every(({ named }) => (named?.type ?? 'electrical') === 'electrical')
  if (isElectrical && whole.named?.type === 'electrical') {
    const scopes = electricalScopes(text)
    return scopes.length < 2
      ? [whole]
      : scopes.map((scope) => ({ text, named: { type: 'electrical' as const, scope } }))
  }
  const keys = parts.map(({ named }) => named && qualificationKey(named))
  const isAgain = (place: number) => keys[place] !== undefined && keys.indexOf(keys[place]) < place
  return new Set(keys.filter(Boolean)).size > 1 ? parts.filter((_, place) => !isAgain(place)) : [whole]
}

/** A plus or a semicolon stands between two documents. A comma often stands before a word about the first, see `isOwnWord`. */
const BETWEEN_DOCUMENTS = /\s*(\+(?!\s*[Ee](?![a-z]))|[,;\n])\s*/

/** Words that only describe the document beside them: what it is called, for whom it is, and what it takes in. */
const DESCRIPTION =
  /^(dla|do|na|od|po|przed|przy|w|we|z|ze|bez|nr|kat|gr|typ|oraz|i)\b|szkolen|kurs|uprawni|zaswiad|swiadect|certyfik|legitym|wazn|aktualn|okresow|online|elearn|inzynier|techni|robotnic|pracowni|pracodawc|kierowni|kieruj|administrac|biur|sluzb|\bosob|stanowisk|pomiar|obslug|konserw|remont|napraw|montaz|kontrol|eksploat|dozor|grup|punkt|urzadz|instal|\bsiec|spalin|gazow|jezdniow|czolow|butl|\b(mag|mig|tig|mma)\b/

/** Returns the parts that name nothing, stand apart and add nothing to what the text names, and the text without them. */
function standingApart(
  { text, named }: NamedPart,
  kinds: readonly OwnKind[],
): { rest: string; apart: string[] } {
  // Every second one is a separator.
  const pieces = text.split(BETWEEN_DOCUMENTS)
  const isNamedBy = (others: string) => {
    const without = nameQualification(others, kinds)
    return named && without && qualificationKey(named) === qualificationKey(without)
  }
  const apart: string[] = []
  let rest = ''
  for (let place = 0; place < pieces.length; place += 2) {
    const part = pieces[place] ?? ''
    const before = pieces[place - 1]
    const isApart =
      isOwnWord(part, before ?? pieces[1]) &&
      !nameQualification(part, kinds) &&
      isNamedBy(pieces.toSpliced(Math.max(place - 1, 0), 2).join(' '))
    if (isApart) apart.push(part)
    else rest += rest === '' ? part : `${before} ${part}`
  }
  return { rest, apart }
}

function isOwnWord(part: string, separator: string | undefined): boolean {
  const words = part.trim().split(/\s+/)
  const folded = foldText(part)
  if (separator === undefined || /\d/.test(part) || DESCRIPTION.test(folded)) return false
  return separator === ',' || separator === '\n'
    ? words.length < 3 && /\p{L}{4}/u.test(part)
    : /\p{L}{2}/u.test(part)
}

/** Dates, numbers of papers, years and voltages have digits that are no groups. */
const OTHER_DIGITS =
  /\b(\d{1,2}[-./]){1,2}\d{4}\b|\b(\d{1,2}[-./]){2}\d{2}\b|\b(nr|numer)\b\.? ?\S+|\b\d+ ?(lat|rok|mies)\w*|\b(1 ?kv|1000 ?v)\b/g
const TOKEN = /\b(?<kind>[ed])(?![a-z])|\b(?<word>eksploatac|dozor)|(?<!\d)(?<group>[123])(?!\d)/g

/**
 * Returns each kind with each group that belongs to it: „E+D G1”, „E G1, G2”, „E G1 i D G2”, „grupa 1 E i D”. None if a
 * kind or a group is left over: „E G1, G2, D”.
 */
function electricalScopes(text: string): Scope[] {
  const folded = withoutPoints(foldText(text)).replace(OTHER_DIGITS, '')
  const tokens = [...folded.matchAll(TOKEN)].map(
    ({ groups = {} }) => groups['kind'] ?? groups['group'] ?? (groups['word'] === 'dozor' ? 'd' : 'e'),
  )
  const ordered = /\d/.test(tokens[0] ?? '') ? tokens.toReversed() : tokens
  const scopes = new Set<string>()
  let kinds: string[] = []
  let hasGroup = false
  for (const token of ordered) {
    if (/\d/.test(token)) {
      for (const kind of kinds) scopes.add(`${kind}_g${token}`)
      hasGroup = true
    } else {
      kinds = hasGroup ? [token] : [...kinds, token]
      hasGroup = false
    }
  }
  const found = [...scopes]
  const isUsed = (token: string) =>
    found.some((scope) => scope.startsWith(`${token}_`) || scope.endsWith(`_g${token}`))
  return ordered.every(isUsed) ? found.flatMap((scope) => parseScope('electrical', scope) ?? []) : []
}
