import type { Sample } from '~/domain/access/visibility'
import type { Change } from '~/domain/changes/change'
import { ownerOf } from '~/domain/people/register-owner'
import { fullName, type Person, type User } from '~/domain/people/user'
import { countOf, foldText } from '~/domain/words/polish'

/** Returns the owner of the register that those changes of a person begin, as the last of them says. */
export function findRegister(changes: readonly Change[]): User | undefined {
  const begun = changes.find((change) => change.kind === 'register-begun')
  if (!begun) return undefined
  const changed = changes
    .filter((change) => change.kind === 'register-changed')
    .findLast(({ owner }) => owner.role === begun.owner.role)
  return ownerOf(begun.id, (changed ?? begun).owner)
}

/** Returns what the owner types to delete the register: the name of the company, or their own. */
export function deletionWord(owner: Pick<User, 'firstName' | 'lastName' | 'company'>): string {
  return owner.company ? owner.company : fullName(owner)
}

/** True if the typed text is that name. Capital letters, diacritics and spaces do not matter. */
export function confirmsDeletion(
  typed: string,
  owner: Pick<User, 'firstName' | 'lastName' | 'company'>,
): boolean {
  return foldText(typed) === foldText(deletionWord(owner))
}

/**
 * True if the session fits the sample: a person in the sample has the role from there and no register. A session of
 * anybody else fits.
 */
export function fitsSample(
  { id, role, hasRegister }: Pick<User, 'id' | 'role' | 'hasRegister'>,
  users: readonly Pick<Person, 'id' | 'role'>[],
): boolean {
  const known = users.find((user) => user.id === id)
  return known === undefined || (known.role === role && hasRegister !== true)
}

/** True for who is not in the sample data: they have a register of their own. */
export function hasOwnRegister(viewer: Pick<Person, 'id'>, users: readonly Pick<Person, 'id'>[]): boolean {
  return users.every(({ id }) => id !== viewer.id)
}

/**
 * Returns the data that an own register begins with: its owner, and nothing of the sample data. The requirements of
 * positions stay, as a template that says what the law and habit ask.
 */
export function withoutSample<Data extends Sample & { centres: readonly unknown[] }>(
  viewer: Person,
  data: Data,
) {
  return {
    ...data,
    users: [viewer],
    certificates: [],
    trainings: [],
    reports: [],
    duties: [],
    employment: { examinations: [], inductions: [] },
    centres: [],
    sampleIssuer: undefined,
  }
}

/** The app is tried with registers of so many people with five certificates each. */
const TRIED_PEOPLE = 2_000

/** Says what to expect of a register that becomes larger than those the app is tried with, or returns undefined. */
export function sizeText(people: number): string | undefined {
  if (people <= TRIED_PEOPLE) return undefined
  return `Rejestr będzie miał ${countOf(people, 'person')}. Pewnik jest sprawdzony na rejestrach do ${countOf(TRIED_PEOPLE, 'person')}: większy też się otworzy, ale na telefonie lub starszym komputerze ekrany mogą otwierać się kilka sekund. Jeśli można, załóż osobny rejestr dla każdego zakładu.`
}
