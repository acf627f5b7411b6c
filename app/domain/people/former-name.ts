import { foldText } from '~/domain/words/polish'

import type { PersonFacts } from './person-fields'

type Named = Pick<PersonFacts, 'lastName' | 'formerName'>

/** Returns the former surnames of a person, the latest first. */
export function formerNamesOf({ formerName = '' }: Pick<PersonFacts, 'formerName'>): string[] {
  return formerName
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Returns the former surnames of somebody who had `before`, as one text, or undefined if there are none. */
export function formerNameAfter(before: Named, lastName: string): string | undefined {
  return otherNames([before.lastName, ...formerNamesOf(before)], lastName)
}

/** Joins surnames without the present one and without repeated ones. Capital letters and diacritics do not matter. */
export function otherNames(names: readonly string[], lastName: string): string | undefined {
  const keys = names.map(foldText)
  const kept = names.filter((_, place) => keys[place] !== foldText(lastName) && isFirst(keys, place))
  return kept.join(', ') || undefined
}

function isFirst(keys: readonly string[], place: number): boolean {
  return keys.findIndex((key) => key === keys[place]) === place
}
