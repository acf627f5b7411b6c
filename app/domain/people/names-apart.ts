import { groupBy } from '~/domain/words/collection'

import type { NewPerson } from './new-person'
import { fullName, nameOf, surnameFirst, type Person } from './user'

type Named = Pick<Person, 'firstName' | 'lastName' | 'position' | 'company'> &
  Pick<NewPerson, 'unit' | 'employeeNumber'>

const FACTS: readonly ((person: Named) => string | undefined)[] = [
  ({ position }) => position,
  ({ unit }) => unit,
  ({ employeeNumber }) => employeeNumber && `nr\u00a0${employeeNumber}`,
  ({ company }) => company,
]

/** Returns the facts that tell each of these people from namesakes among them; none for others. */
export function factsApart<Someone extends Named>(
  people: Iterable<Someone>,
): (person: Someone) => readonly string[] {
  const namesakes = groupBy([...people], fullName)
  const telling = new Map<string, typeof FACTS>()
  return (person) => {
    const name = fullName(person)
    const others = namesakes.get(name) ?? []
    if (others.length < 2) return []
    const facts = telling.get(name) ?? FACTS.filter((fact) => new Set(others.map(fact)).size > 1)
    telling.set(name, facts)
    return facts.flatMap((fact) => fact(person) ?? [])
  }
}

/**
 * Returns how to name each of these people: by their full name, and namesakes with what tells them apart:
 * `Jan Lis, spawacz, nr 12`.
 */
export function namesApart<Someone extends Named>(people: Iterable<Someone>): (person: Someone) => string {
  const facts = factsApart(people)
  return (person) => [fullName(person), ...facts(person)].join(', ')
}

/**
 * Returns the same with the surname first, for lists that are sorted by it. `beside` returns what stands beside the name
 * anyway.
 */
export function surnamesApart<Someone extends Named>(
  people: Iterable<Someone>,
  beside: (person: Someone) => string | undefined = () => undefined,
): (person: Someone) => string {
  const facts = factsApart(people)
  return (person) =>
    [surnameFirst(person), ...facts(person).filter((fact) => fact !== beside(person))].join(', ')
}

/** Returns the same for the people's ids, and „Nieznana osoba” for an unknown one. */
export function namesById(people: ReadonlyMap<string, Named>): (id: string) => string {
  const name = namesApart(people.values())
  return (id) => {
    const person = people.get(id)
    return person ? name(person) : nameOf(id, people)
  }
}
