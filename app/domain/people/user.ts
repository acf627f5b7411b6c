import * as v from 'valibot'

import { keysOf } from '~/domain/words/collection'
import { daySchema, type Day } from '~/domain/words/day'
import { comparePolish } from '~/domain/words/polish'
import { filledText } from '~/domain/words/typed-text'

import { BASES } from './basis'
import type { OtherPosition } from './other-positions'

export const ROLES = [
  'admin',
  'employee',
  'employer',
  'training_center',
  'instructor',
  'supervisory_authority',
] as const

export type Role = (typeof ROLES)[number]

export const ROLE_LABELS = {
  admin: 'Administrator',
  employee: 'Pracownik',
  employer: 'Pracodawca',
  training_center: 'Ośrodek Szkoleniowy',
  instructor: 'Instruktor',
  supervisory_authority: 'Organ Nadzoru',
} satisfies Record<Role, string>

/** A first name as it is stored. It is empty for somebody with one name alone, which is then their last name. */
export const firstNameText = v.optional(v.string(), '')

export const userSchema = v.object({
  id: filledText,
  firstName: firstNameText,
  lastName: filledText,
  email: v.pipe(v.string(), v.email()),
  role: v.picklist(ROLES),
  avatar: v.optional(v.string()),
  company: v.optional(v.string()),
  position: v.optional(v.string()),
  phone: v.optional(v.string()),
  basis: v.optional(v.picklist(keysOf(BASES))),
  /** Since when they hold their position. Without it, since the first day of work. */
  positionSince: v.optional(daySchema),
  /** The first day of work of this employment. */
  hiredOn: v.optional(daySchema),
  /** The last day of work. The day after it, the person goes to the archive by itself. */
  leftOn: v.optional(daySchema),
  /**
   * True for the owner of a register that exists in this browser only. The sidebar and the check of access go by it,
   * because they know no sample. Without it a screen is missing, and nothing of the sample shows.
   */
  hasRegister: v.optional(v.boolean()),
})

export type User = v.InferOutput<typeof userSchema>

/** The fields of a person that lists and access checks need. There is no email and no phone. */
export type Person = Pick<
  User,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'company'
  | 'position'
  | 'basis'
  | 'positionSince'
  | 'hiredOn'
  | 'leftOn'
> & {
  /** The positions that they hold beside the main one. Only people who were added in a browser have some. */
  otherPositions?: readonly OtherPosition[] | undefined
  /** The positions that they held before, as far as the day of each change is known. Oldest first. */
  formerPositions?: readonly FormerPosition[]
  /** True for who was added in this browser: they exist nowhere else. */
  isOwn?: boolean
  /** True for who was archived in this browser. */
  isArchived?: boolean
}

/** `since` is undefined if nobody knows the day. */
export type FormerPosition = { position: string; since: Day | undefined }

/** Returns since when a person holds their position, or undefined if nobody knows it. */
export function startOnPosition({
  positionSince,
  hiredOn,
}: Pick<Person, 'positionSince' | 'hiredOn'>): Day | undefined {
  return positionSince ?? hiredOn
}

type Named = Pick<User, 'firstName' | 'lastName'>

export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

/** Returns the name for lists that are sorted by it: `Łuczak Tomasz`. */
export function surnameFirst({ firstName, lastName }: Named): string {
  return [lastName, firstName].filter(Boolean).join(' ')
}

/** Returns the name by which somebody is greeted: the first name, or their only one. */
export function givenName({ firstName, lastName }: Named): string {
  return firstName || lastName
}

export function initials({ firstName, lastName }: Named): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`
}

/** Returns the name for public pages: `Tomasz Ł.`. Somebody with one name alone has it there, too: `Suparman S.`. */
export function publicName(named: Named): string {
  return `${givenName(named)} ${firstLetter(named.lastName)}.`
}

function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? '').toLocaleUpperCase('pl')
}

export const UNKNOWN_PERSON = 'Nieznana osoba'

/** Returns the full name, or „Nieznana osoba” for an unknown id. */
export function nameOf(userId: string, people: ReadonlyMap<string, Named>): string {
  const person = people.get(userId)
  return person ? fullName(person) : UNKNOWN_PERSON
}

/** Compares by last name, then by first name, in the Polish alphabet. */
export function compareNames(a: Named, b: Named): number {
  return comparePolish(a.lastName, b.lastName) || comparePolish(a.firstName, b.firstName)
}

export function sortByName<T extends Named>(people: readonly T[]): T[] {
  return people.toSorted(compareNames)
}

/** Joins names for a sentence. A name that has a comma, `Jan Lis, spawacz`, needs a semicolon after it. */
export function joinNames(names: readonly string[]): string {
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ')
}
