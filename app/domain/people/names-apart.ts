import { groupBy } from '~/domain/words/collection'

import { detailsIn, factOf, type NewPerson, type PersonFacts, type PersonGroup } from './person-fields'
import { fullName, nameOf, surnameFirst, type Person } from './user'

type Named = NewPerson & PersonFacts & Pick<Person, 'isArchived'>

type Fact = (person: Named) => string | undefined

/** All that a register knows of a person beside their papers. The first ones are used if they are enough. */
const FACTS: readonly Fact[] = [
  ...listFacts('work', 'number', 'company'),
  ({ isArchived }) => (isArchived ? 'w\u00a0archiwum' : undefined),
  ...listFacts('employment', 'contact', 'name'),
]

function listFacts(...groups: readonly PersonGroup[]): Fact[] {
  return detailsIn(...groups).map((field) => (person) => factOf(person, field))
}

const SHORTEST_CODE = 4

/** Returns the facts that tell each of these people from namesakes among them; none for others. */
export function factsApart<Someone extends Named>(
  people: Iterable<Someone>,
): (person: Someone) => readonly string[] {
  const namesakes = groupBy([...people], fullName)
  const telling = new Map<string, readonly Fact[]>()
  return (person) => {
    const name = fullName(person)
    const others = namesakes.get(name) ?? []
    if (others.length < 2) return []
    const facts = telling.get(name) ?? findTelling(others)
    telling.set(name, facts)
    return facts.flatMap((fact) => fact(person) ?? [])
  }
}

/** Returns facts, in their order, until no two of these namesakes look alike. */
function findTelling(namesakes: readonly Named[]): readonly Fact[] {
  const seen = (facts: readonly Fact[]) =>
    new Set(namesakes.map((person) => facts.flatMap((fact) => fact(person) ?? []).join(', ')))
  let telling: readonly Fact[] = []
  for (const fact of FACTS) {
    if (seen([...telling, fact]).size > seen(telling).size) telling = [...telling, fact]
  }
  return seen(telling).size < namesakes.length ? [...telling, codeAmong(namesakes)] : telling
}

/**
 * The last resort: the end of each id, as long as it has to be to differ. It is the same in all lists, unlike a number of
 * their order.
 */
function codeAmong(namesakes: readonly Named[]): Fact {
  const ids = new Set(namesakes.map(({ id }) => id))
  let length = SHORTEST_CODE
  const isDifferent = () => new Set([...ids].map((id) => id.slice(-length))).size === ids.size
  while (!isDifferent()) length += 1
  return ({ id }) => `wpis\u00a0${id.slice(-length)}`
}

/**
 * Returns how to name each of these people: by their full name, and namesakes with what tells them apart:
 * `Jan Lis, spawacz, nr 12`.
 */
export function namesApart<Someone extends Named>(people: Iterable<Someone>): (person: Someone) => string {
  const facts = factsApart(people)
  return (person) => [fullName(person), ...facts(person)].join(', ')
}

/** Returns the same with the surname first, for lists that are sorted by it. */
export function surnamesApart<Someone extends Named>(people: Iterable<Someone>): (person: Someone) => string {
  const facts = factsApart(people)
  return (person) => [surnameFirst(person), ...facts(person)].join(', ')
}

/** Returns the same for the people's ids, and „Nieznana osoba” for an unknown one. */
export function namesById(people: ReadonlyMap<string, Named>): (id: string) => string {
  const name = namesApart(people.values())
  return (id) => {
    const person = people.get(id)
    return person ? name(person) : nameOf(id, people)
  }
}

/** True if a name of `namesApart` or `surnamesApart` says this fact to tell the person from namesakes. */
export function isSaidIn(name: string, fact: string): boolean {
  return `${name}, `.includes(`, ${fact}, `)
}
