import * as v from 'valibot'

import { parseFields, type ParsedForm } from './form'
import { hasRole } from './permission'
import { typedLine } from './typed-text'
import type { User } from './user'

export const MAX_NAME_LENGTH = 60
export const MAX_EMAIL_LENGTH = 254
export const MAX_PHONE_LENGTH = 25
export const MAX_COMPANY_LENGTH = 120

const TELEPHONE = 'Podaj numer telefonu, na przykład +48 500 000 100'
/** From a local number to the longest international one (E.164), without what only groups the digits. */
const PHONE_DIGITS = /^\+?\d{7,15}$/

/** What a person may change about the account; the role and the id are not theirs to change. */
export const accountSchema = v.object({
  firstName: v.pipe(
    typedLine(MAX_NAME_LENGTH, `Skróć imię do ${MAX_NAME_LENGTH} znaków`),
    v.nonEmpty('Podaj imię'),
  ),
  lastName: v.pipe(
    typedLine(MAX_NAME_LENGTH, `Skróć nazwisko do ${MAX_NAME_LENGTH} znaków`),
    v.nonEmpty('Podaj nazwisko'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Podaj adres e-mail'),
    v.email('Podaj adres e-mail w postaci nazwa@domena.pl'),
    v.maxLength(MAX_EMAIL_LENGTH, `Skróć adres e-mail do ${MAX_EMAIL_LENGTH} znaków`),
  ),
  phone: v.pipe(
    typedLine(MAX_PHONE_LENGTH, TELEPHONE),
    v.check((phone) => phone === '' || PHONE_DIGITS.test(phone.replace(/[\s()-]/g, '')), TELEPHONE),
  ),
  company: typedLine(MAX_COMPANY_LENGTH, `Skróć nazwę firmy do ${MAX_COMPANY_LENGTH} znaków`),
})

export type Account = v.InferOutput<typeof accountSchema>

const accountWithoutCompany = v.omit(accountSchema, ['company'])

/** Only employees and employers say which company is theirs (specification, section 2). */
export function hasCompanyField(viewer: Pick<User, 'role'>): boolean {
  return hasRole(viewer, ['employee', 'employer'])
}

/** The account as typed by its owner; a company is taken only from whom the field is shown to. */
export function parseAccount(
  form: FormData,
  viewer: Pick<User, 'role'>,
): ParsedForm<{ account: Partial<Account> }> {
  const schema = hasCompanyField(viewer) ? accountSchema : accountWithoutCompany
  const { value: account, errors } = parseFields(schema, Object.fromEntries(form))
  return errors ? { errors } : { value: { account } }
}

const emailForm = v.pick(accountSchema, ['email'])

/** Only the address of the form, as it is checked before anything is saved. */
export function parseEmail(form: FormData): ParsedForm<Pick<Account, 'email'>> {
  return parseFields(emailForm, Object.fromEntries(form))
}

/**
 * A person as they want to be shown. What they may see still follows from the account itself: typing
 * another company's name opens nothing.
 */
export function withAccount<T extends Partial<Account>>(person: T, account: Partial<Account> | undefined): T {
  if (!account) return person
  const { phone = person.phone, company = person.company, ...names } = account
  return { ...person, ...names, phone: phone || undefined, company: company || undefined }
}
