import { BASES, type Basis } from '~/domain/people/basis'
import { keysOf } from '~/domain/words/collection'
import { foldText } from '~/domain/words/polish'

/** The words of a cell for each basis. */
const WORDS: readonly [Basis, RegExp][] = [
  ['agency', /tymczas|agencj|\bapt\b/],
  ['student', /uczen|uczn|student|prakty|staz/],
  ['self_employed', /samozatr|b2b|dzialalno|\bjdg\b|faktur/],
  ['contract', /zlecen|dziel[oa]|cywilno|\bu\.?z\.?$|\bu\.?o\.?d\.?$|swiadczeni\w* uslug/],
  ['employment', /\bprac|etat|powola|mianowa|wybor|spoldziel|okres|\bu\.?o\.?p\b/],
]

/** The first says what the second leaves open: a temporary worker has an umowa o pracę, and so may a student. */
const PREFERRED: readonly [Basis, Basis][] = [
  ['agency', 'employment'],
  ['employment', 'student'],
  ['contract', 'student'],
]

/** Returns the basis that the text of a cell names. Undefined if it names none or several. */
export function readBasis(text: string): Basis | undefined {
  const folded = foldText(text)
  const ownLabel = keysOf(BASES).find((basis) => foldText(BASES[basis]) === folded)
  if (ownLabel) return ownLabel
  const named = WORDS.flatMap(([basis, words]) => (words.test(folded) ? [basis] : []))
  const [basis, ...others] = named.filter(
    (each) => !PREFERRED.some(([preferred, other]) => other === each && named.includes(preferred)),
  )
  return others.length === 0 ? basis : undefined
}
