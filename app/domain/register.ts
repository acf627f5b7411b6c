import * as v from 'valibot'

import { accountSchema } from './account'
import type { Change } from './change'
import { parseFields, type ParsedForm } from './form'
import { foldText } from './polish'
import { fullName, type Person, type User } from './user'
import type { Sample } from './visibility'

/** Who can begin an own register. */
export const REGISTER_ROLES = ['employer', 'training_center', 'employee'] as const

const { firstName, lastName, email, phone, company } = accountSchema.entries

/** The person who begins a register. It exists in this browser only; the server knows neither of them. */
export const registerOwnerSchema = v.variant('role', [
  v.object({
    role: v.literal('employer'),
    firstName,
    lastName,
    email,
    phone: v.optional(phone),
    company: v.pipe(company, v.nonEmpty('Podaj nazwę firmy')),
  }),
  v.object({
    role: v.literal('training_center'),
    firstName,
    lastName,
    email,
    phone: v.optional(phone),
    company: v.pipe(company, v.nonEmpty('Podaj nazwę ośrodka')),
  }),
  v.object({
    role: v.literal('employee'),
    firstName,
    lastName,
    email,
    phone: v.optional(phone),
    company,
  }),
])

export type RegisterOwner = v.InferOutput<typeof registerOwnerSchema>

/** Parses the form that begins a register. Without a role it is an employer's. */
export function parseRegisterOwner(form: FormData): ParsedForm<RegisterOwner> {
  return parseFields(registerOwnerSchema, { role: 'employer', ...Object.fromEntries(form) })
}

/**
 * Parses the form in which the owner changes what the register says of them. Their role stays, and so does the name of
 * a training centre: its certificates and trainings carry it.
 */
export function parseOwnerChange(
  form: FormData,
  { role, company: present = '' }: Pick<User, 'role' | 'company'>,
): ParsedForm<RegisterOwner> {
  return parseFields(registerOwnerSchema, { company: present, ...Object.fromEntries(form), role })
}

/** Returns the person whose session opens the register with that id. */
export function ownerOf(id: string, { company: name, phone: number, ...owner }: RegisterOwner): User {
  return {
    id,
    ...owner,
    ...(number && { phone: number }),
    ...(name && { company: name }),
    hasRegister: true,
  }
}

/** Returns the owner of the register that those changes of a person begin, as the last of them says. */
export function findRegister(changes: readonly Change[]): User | undefined {
  const begun = changes.find((change) => change.kind === 'register-begun')
  if (!begun) return undefined
  const changed = changes
    .filter((change) => change.kind === 'register-changed')
    .findLast(({ owner }) => owner.role === begun.owner.role)
  return ownerOf(begun.id, (changed ?? begun).owner)
}

/** True where both say the same of the owner. */
export function isSameOwner(a: User, b: User): boolean {
  const said = (user: User) =>
    JSON.stringify([
      user.id,
      user.role,
      user.firstName,
      user.lastName,
      user.email,
      user.phone,
      user.company,
      user.hasRegister,
    ])
  return said(a) === said(b)
}

/** `Zakłady X – Jan Nowak`, or only the name where there is no company. */
export function registerName(owner: User): string {
  return [owner.company, fullName(owner)].filter(Boolean).join(' – ')
}

/** Returns what the owner types to delete the register: the name of the company, or their own. */
export function deletionWord(owner: Pick<User, 'firstName' | 'lastName' | 'company'>): string {
  return owner.company ? owner.company : fullName(owner)
}

/** True where the typed text is that name. Capital letters, diacritics and spaces do not matter. */
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
 * Returns what an own register begins with: its owner, and nothing of the sample data. What positions require stays,
 * as a template that says what the law and habit ask.
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
    centres: [],
    sampleIssuer: undefined,
  }
}
