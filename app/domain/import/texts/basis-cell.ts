import { BASES, type Basis } from '~/domain/people/basis'
import { keysOf } from '~/domain/words/collection'
import { foldText } from '~/domain/words/polish'

/** The words of a cell for each basis. The first one counts: „umowa o pracę tymczasową” is of an agency. */
const WORDS: readonly [Basis, RegExp][] = [
  ['agency', /tymczas|agencj|\bapt\b/],
  ['student', /uczen|uczn|student|prakty|staz/],
  ['self_employed', /samozatr|b2b|dzialalno|\bjdg\b|faktur/],
  ['contract', /zlecen|dziel[oa]|cywilno|\bu\.?z\.?$|\bu\.?o\.?d\.?$|swiadczeni\w* uslug/],
  ['employment', /\bprac|etat|powola|mianowa|wybor|spoldziel|okres|\bu\.?o\.?p\.?$/],
]

/** Returns the basis that the text of a cell names, or undefined. */
export function readBasis(text: string): Basis | undefined {
  const folded = foldText(text)
  const ownLabel = keysOf(BASES).find((basis) => foldText(BASES[basis]) === folded)
  return ownLabel ?? WORDS.find(([, words]) => words.test(folded))?.[0]
}
