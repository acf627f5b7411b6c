import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import { dayOf, type GatePage, type Span } from './page'
import { spansOn } from './spans-on'

// Whom a guard finds. Apart from what writes the page, because a phone loads only this.

/** A surname shorter than that has to be typed whole. */
export const LEAST_LETTERS = 3

/** What a Ukrainian keyboard types. */
const CYRILLIC = /\p{Script=Cyrillic}/u

/** More matches than so many show nobody: the guard asks for one person, not for the list. */
const MOST_FOUND = 5

/** Somebody who is let in on that day. `positions` are named if they are not let in on all of theirs. */
export type Admitted = {
  name: string
  firm?: string | undefined
  /** The day until which they are let in, on any of their positions. Undefined without an end. */
  until?: Day | undefined
  positions: { position: string; until?: Day | undefined }[]
  hasNamesake: boolean
}

export type GateAnswer =
  | { kind: 'too_short' }
  | { kind: 'other_letters' }
  | { kind: 'too_many'; count: number }
  | { kind: 'not_listed' }
  | { kind: 'found'; people: Admitted[] }

/**
 * Returns whom the typed name finds among those who are let in on the day of the phone. One word begins a
 * surname, the others a first name. Somebody who is not let in and somebody who is unknown have the same answer. Letters in
 * which nobody on the list is written say nothing of anybody.
 */
export function findAtGate(
  page: Pick<GatePage, 'people' | 'writtenAt'>,
  typed: string,
  phoneDay: Day,
): GateAnswer {
  const day = dayOf(page, phoneDay)
  const words = foldText(typed)
    .split(/[\s,]+/)
    .filter(Boolean)
  const letters = words.join('').length
  if (letters === 0) return { kind: 'too_short' }
  if (CYRILLIC.test(typed) && !page.people.some(({ lastName }) => CYRILLIC.test(lastName))) {
    return { kind: 'other_letters' }
  }
  const isShort = letters < LEAST_LETTERS
  const found = page.people
    .filter((person) => (isShort ? foldText(person.lastName) === words.join(' ') : isNamed(person, words)))
    .flatMap((person) => {
      const spans = spansOn(person.spans, day)
      return spans.length > 0 ? [admittedBy(person, spans)] : []
    })
  if (found.length > MOST_FOUND) return { kind: 'too_many', count: found.length }
  if (found.length > 0) return { kind: 'found', people: found }
  return { kind: isShort ? 'too_short' : 'not_listed' }
}

/** True if the words are a surname, or its beginning, and perhaps first names. Their order is free. */
function isNamed({ lastName, firstName }: GatePage['people'][number], words: readonly string[]): boolean {
  const surnames = partsOf(lastName)
  const names = [...surnames, ...partsOf(firstName)]
  return (
    words.every((word) => names.some((name) => name.startsWith(word))) &&
    words.some((word) => surnames.some((name) => name.startsWith(word)))
  )
}

/** A double surname is found by each of its parts, and as it is written. */
function partsOf(name: string): string[] {
  const folded = foldText(name)
  return [folded, ...folded.split(/[\s-]+/)].filter(Boolean)
}

function admittedBy(
  { lastName, firstName, firm, isLimited, hasNamesake, spans: known }: GatePage['people'][number],
  spans: readonly Span[],
): Admitted {
  const ends = spans.map(({ until }) => until)
  const isOpen = ends.includes(undefined)
  const [last] = ends
    .flatMap((end) => end ?? [])
    .toSorted()
    .toReversed()
  // On some positions the papers may begin later or end earlier than on others.
  const positions = new Set(known.map(({ position }) => position)).size
  const areNamed =
    isLimited === true || spans.length < positions || new Set(ends).size > 1 || hasNamesake === true
  return {
    name: [lastName, firstName].filter(Boolean).join(' '),
    firm,
    until: isOpen ? undefined : last,
    positions: areNamed
      ? spans.flatMap(({ position, until }) => (position === undefined ? [] : [{ position, until }]))
      : [],
    hasNamesake: hasNamesake === true,
  }
}
