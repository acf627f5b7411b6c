import { publicName, type Person } from '~/domain/people/user'
import { indexById } from '~/domain/words/collection'
import { foldText } from '~/domain/words/polish'

/** Somebody for whom certificates can be taken, with all public names that they go by, folded. */
export type Taker = Person & { publicNames: readonly string[] }

/** Adds the public names: that by which the server knows them, and that which they have given themselves. */
export function withPublicNames(people: readonly Person[], profiles: readonly Person[]): Taker[] {
  const profilesById = indexById(profiles)
  return people.map((person) => {
    const profile = profilesById.get(person.id) ?? person
    return { ...profile, publicNames: [publicName(person), publicName(profile)].map(foldText) }
  })
}

/**
 * Returns those who go by that public name. A token holds no more of a name, so that its page tells no more. Issuers
 * spell a name with its diacritics or without.
 */
export function findNamed(takers: readonly Taker[], name: string): Taker[] {
  const folded = foldText(name)
  return takers.filter(({ publicNames }) => publicNames.includes(folded))
}
