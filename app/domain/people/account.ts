import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { emailAddress } from '~/domain/words/mail-link'
import { typedLine } from '~/domain/words/typed-text'

import { hasRole } from './permission'
import type { User } from './user'

export const MAX_NAME_LENGTH = 60
export const MAX_PHONE_LENGTH = 25
export const MAX_COMPANY_LENGTH = 120
/** As long as the longest names of the classification of occupations need. */
export const MAX_POSITION_LENGTH = 120

const TELEPHONE = 'Podaj numer telefonu, na przykład +48 500 000 100'
/** 7 to 15 digits, 15 being the most that E.164 allows; spaces, dashes and brackets are removed first. */
const PHONE_DIGITS = /^\+?\d{7,15}$/

/** Stands at the field of the first name. */
export const ONE_NAME_HINT = 'Jedno imię bez nazwiska wpisz jako nazwisko, a\u00a0to pole zostaw puste.'

/** The fields that a person may change about their account. The role and the id are not among them. */
export const accountSchema = v.object({
  // Some people have one name alone, which is their last name here.
  firstName: typedLine(MAX_NAME_LENGTH, `Skróć imię do ${MAX_NAME_LENGTH} znaków`),
  lastName: v.pipe(
    typedLine(MAX_NAME_LENGTH, `Skróć nazwisko do ${MAX_NAME_LENGTH} znaków`),
    v.nonEmpty('Podaj nazwisko'),
  ),
  email: emailAddress,
  phone: v.pipe(
    typedLine(MAX_PHONE_LENGTH, TELEPHONE),
    v.check((phone) => phone === '' || PHONE_DIGITS.test(phone.replace(/[\s()-]/g, '')), TELEPHONE),
  ),
  company: typedLine(MAX_COMPANY_LENGTH, `Skróć nazwę firmy do ${MAX_COMPANY_LENGTH} znaków`),
})

export type Account = v.InferOutput<typeof accountSchema>

const accountWithoutCompany = v.omit(accountSchema, ['company'])

/** Only employees and employers enter their company (product rule). */
export function hasCompanyField(viewer: Pick<User, 'role'>): boolean {
  return hasRole(viewer, ['employee', 'employer'])
}

/** Parses the account form. The company is ignored for roles that have no company field. */
export function parseAccount(
  form: FormData,
  viewer: Pick<User, 'role'>,
): ParsedForm<{ account: Partial<Account> }> {
  const schema = hasCompanyField(viewer) ? accountSchema : accountWithoutCompany
  const { value: account, errors } = parseFields(schema, Object.fromEntries(form))
  return errors ? { errors } : { value: { account } }
}

const emailForm = v.pick(accountSchema, ['email'])

/** Parses only the address, which can be checked before the form is saved. */
export function parseEmail(form: FormData): ParsedForm<Pick<Account, 'email'>> {
  return parseFields(emailForm, Object.fromEntries(form))
}

/**
 * Returns the person with their own edits, for display only. Access still follows from the original
 * account, so typing another company's name gives access to nothing.
 */
export function withAccount<T extends Partial<Account>>(person: T, account: Partial<Account> | undefined): T {
  if (!account) return person
  const { phone = person.phone, company = person.company, ...names } = account
  return { ...person, ...names, phone: phone || undefined, company: company || undefined }
}
