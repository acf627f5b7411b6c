import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'

import { accountSchema } from './account'
import { fullName, type User } from './user'

/** The roles that can begin an own register. */
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

/** True if both say the same of the owner. */
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

/** `Zakłady X – Jan Nowak`, or only the name if there is no company. */
export function registerName(owner: User): string {
  return [owner.company, fullName(owner)].filter(Boolean).join(' – ')
}
