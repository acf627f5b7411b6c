import type { PersonFacts } from '~/domain/people/person-fields'
import type { Person } from '~/domain/people/user'
import { signedNamesOf } from '~/domain/signing/signed-certificate'
import { indexById } from '~/domain/words/collection'
import { foldText } from '~/domain/words/polish'

/** Somebody for whom certificates can be taken, with all names that a token may say of them, folded. */
export type Taker = Person & { signedNames: readonly string[] }

type Named = Person & Pick<PersonFacts, 'formerName'>

/**
 * Adds the names, shortened and in full: those by which the server knows them, those which they have given themselves,
 * and those with a former surname.
 */
export function withSignedNames(people: readonly Named[], profiles: readonly Named[]): Taker[] {
  const profilesById = indexById(profiles)
  return people.map((person) => {
    const profile = profilesById.get(person.id) ?? person
    return { ...profile, signedNames: [...signedNamesOf(person), ...signedNamesOf(profile)] }
  })
}

/**
 * Returns those who go by the name that a token says. Most tokens say no more than a first name and an initial. Issuers
 * spell a name with its diacritics or without.
 */
export function findNamed(takers: readonly Taker[], name: string): Taker[] {
  const folded = foldText(name)
  return takers.filter(({ signedNames }) => signedNames.includes(folded))
}
