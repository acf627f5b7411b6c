import { likenessKeys } from '~/domain/import/texts/whole-name'
import type { PersonRecord } from '~/domain/records/person-changes'
import { runSteps, type Steps } from '~/domain/words/steps'

import type { ImportGroup } from './group-people'
import {
  agree,
  contradict,
  EMAIL,
  identifiersOf,
  isOther,
  isSameName,
  nameKey,
  nameKeys,
  type Telling,
  TELLING,
} from './same-person'

/** How a person of the table fits to the people whom the viewer knows. */
export type PersonMatch =
  | { kind: 'new' }
  | { kind: 'known'; person: PersonRecord }
  /** The viewer is asked: nobody can tell from the table. */
  | { kind: 'doubtful'; reason: string; candidates: readonly PersonRecord[] }

/** The answer for a doubtful person: somebody new, a known person, another one of the table, or left out. */
export type PersonChoice =
  | { kind: 'new' }
  | { kind: 'skip' }
  | { kind: 'known'; id: string }
  | { kind: 'same'; key: string }

const TWICE_IN_TABLE = 'W\u00a0arkuszu jest drugi taki wpis'
const OTHER_NUMBER_IN_TABLE =
  'W\u00a0arkuszu jest drugi taki wpis, z\u00a0innym numerem: może to jedna osoba z\u00a0dwiema umowami'
const ALIKE_IN_TABLE = 'W\u00a0arkuszu jest ktoś o\u00a0bardzo podobnym imieniu i\u00a0nazwisku'
const DIFFERENT_DETAILS = 'Ma inne stanowisko, dział, firmę albo datę zatrudnienia'

/**
 * Looks for the person among the known ones, archived ones included. By the name alone nobody is the same: the position,
 * the department, the company and the day of hire have to agree, and a blank agrees only with a blank. What the table has
 * no column of (it is not in `told`) is not compared, unless nothing but the name would be left.
 */
export function identifyPerson(
  { person, namesakes, isInDoubt, hasTwin, sharesEmail = false }: ImportGroup,
  known: PeopleIndex,
  told: readonly Telling[] = TELLING,
): PersonMatch {
  const compared = told.some((detail) => person[detail] !== undefined) ? told : TELLING
  const owners = [
    ...new Set(identifiersOf(person, sharesEmail).flatMap((each) => known.byIdentifier.get(each) ?? [])),
  ]
  const [owner, ...others] = owners
  if (owner) {
    if (others.length > 0) return doubt('Numer i\u00a0e-mail należą do dwóch osób', owners)
    if (isOther(owner.employeeNumber, person.employeeNumber)) return doubt('Ma inny numer', owners)
    if (!isSameName(owner, person)) return doubt('Ten numer albo e-mail ma inna osoba', owners)
    return owner.isArchived ? doubt('Jest w\u00a0archiwum', owners) : { kind: 'known', person: owner }
  }
  const sameName = [...new Set(nameKeys(person).flatMap((key) => known.byName.get(key) ?? []))]
  const agreeing = sameName.filter((other) => !contradict(other, person) && agree(other, person, compared))
  const [only, ...equals] = agreeing
  if (only && equals.length === 0 && !only.isArchived && !hasTwin && !isInDoubt)
    return { kind: 'known', person: only }
  const [candidate, ...more] = sameName
  if (!candidate) {
    const [words = ''] = likenessKeys(person)
    const alike = new Set(likenessKeys(person).flatMap((key) => known.byLikeness.get(key) ?? []))
    // The same words are asked about like the same name.
    const possible = [...alike].filter(
      (other) => likenessKeys(other).includes(words) || !contradict(other, person),
    )
    if (possible.length > 0)
      return doubt('Jest ktoś o\u00a0bardzo podobnym imieniu i\u00a0nazwisku', possible)
    if (namesakes.length === 0) return { kind: 'new' }
    const same = namesakes.filter((other) => nameKey(other.person) === nameKey(person))
    if (same.length === 0) return doubt(ALIKE_IN_TABLE, [])
    const haveNumbers = same.every((other) => isOther(other.person.employeeNumber, person.employeeNumber))
    return doubt(haveNumbers ? OTHER_NUMBER_IN_TABLE : TWICE_IN_TABLE, [])
  }
  if (more.length > 0) return doubt('Jest kilka osób o\u00a0tym imieniu i\u00a0nazwisku', sameName)
  if (candidate.isArchived) return doubt('Jest w\u00a0archiwum', sameName)
  if (contradict(candidate, person)) return doubt('Ma inny numer albo e-mail', sameName)
  if (!agree(candidate, person, compared)) return doubt(DIFFERENT_DETAILS, sameName)
  return doubt(TWICE_IN_TABLE, sameName)
}

/** The known people by number or e-mail, and by name. */
export type PeopleIndex = {
  byIdentifier: ReadonlyMap<string, readonly PersonRecord[]>
  byName: ReadonlyMap<string, readonly PersonRecord[]>
  /** By the words of their names: see `likenessKeys`. */
  byLikeness: ReadonlyMap<string, readonly PersonRecord[]>
}

export function indexPeople(people: readonly PersonRecord[]): PeopleIndex {
  const byIdentifier = new Map<string, readonly PersonRecord[]>()
  for (const person of people) {
    for (const identifier of identifiersOf(person))
      byIdentifier.set(identifier, [...(byIdentifier.get(identifier) ?? []), person])
  }
  for (const [identifier, owners] of byIdentifier) {
    // A mailbox that several people have tells none of them.
    if (identifier.startsWith(EMAIL) && owners.length > 1) byIdentifier.delete(identifier)
  }
  return { byIdentifier, byName: indexBy(people, nameKeys), byLikeness: indexBy(people, likenessKeys) }
}

/** Finds people by each of their keys. */
function indexBy(
  people: readonly PersonRecord[],
  keysOf: (person: PersonRecord) => readonly string[],
): ReadonlyMap<string, readonly PersonRecord[]> {
  const index = new Map<string, PersonRecord[]>()
  for (const person of people) {
    for (const key of keysOf(person)) index.set(key, [...(index.get(key) ?? []), person])
  }
  return index
}

function doubt(reason: string, candidates: readonly PersonRecord[]): PersonMatch {
  return { kind: 'doubtful', reason, candidates }
}

/** A person of the table and their match. */
export type MatchedGroup = ImportGroup & { match: PersonMatch }

/** Matches each person of the table with the known people. */
export function matchGroups(
  groups: readonly ImportGroup[],
  people: readonly PersonRecord[],
): readonly MatchedGroup[] {
  return runSteps(matchingSteps(groups, people))
}

/** Does the same step by step. */
export function* matchingSteps(
  groups: readonly ImportGroup[],
  people: readonly PersonRecord[],
): Steps<readonly MatchedGroup[]> {
  const known = indexPeople(people)
  const told = TELLING.filter((detail) => groups.some(({ person }) => person[detail] !== undefined))
  const matched: MatchedGroup[] = []
  for (const group of groups) {
    matched.push({ ...group, match: identifyPerson(group, known, told) })
    yield
  }
  return matched
}

/** True for a doubtful person whose number or e-mail a known person has. */
export function sharesIdentifier({ person, match, sharesEmail }: MatchedGroup): boolean {
  const own = new Set(identifiersOf(person, sharesEmail))
  const candidates = match.kind === 'doubtful' ? match.candidates : []
  return candidates.some((candidate) => identifiersOf(candidate).some((identifier) => own.has(identifier)))
}
