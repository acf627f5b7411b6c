import * as v from 'valibot'

/** Days before expiry at which a reminder can be asked for (specification, section 9). */
export const REMINDER_PERIODS = ['90', '60', '30', '14', '7'] as const

export const PROFILE_VISIBILITIES = ['public', 'employers', 'private'] as const
export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number]

export const CERTIFICATE_SHARINGS = ['public', 'authorized', 'employers'] as const

export const settingsSchema = v.object({
  emailNotifications: v.optional(v.boolean(), true),
  expiryReminders: v.optional(v.boolean(), true),
  reminderPeriod: v.optional(v.picklist(REMINDER_PERIODS), '30'),
  profileVisibility: v.optional(v.picklist(PROFILE_VISIBILITIES), 'employers'),
  certificateSharing: v.optional(v.picklist(CERTIFICATE_SHARINGS), 'authorized'),
})

export type Settings = v.InferOutput<typeof settingsSchema>

export const MAX_NAME_LENGTH = 60
export const MAX_EMAIL_LENGTH = 254
export const MAX_PHONE_LENGTH = 20
export const MAX_COMPANY_LENGTH = 120

/** What a person may change about the account; the role and the id are not theirs to change. */
export const accountSchema = v.object({
  firstName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Podaj imię'),
    v.maxLength(MAX_NAME_LENGTH, `Skróć imię do ${MAX_NAME_LENGTH} znaków`),
  ),
  lastName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Podaj nazwisko'),
    v.maxLength(MAX_NAME_LENGTH, `Skróć nazwisko do ${MAX_NAME_LENGTH} znaków`),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Podaj adres e-mail'),
    v.email('Podaj adres e-mail w postaci nazwa@domena.pl'),
    v.maxLength(MAX_EMAIL_LENGTH, `Skróć adres e-mail do ${MAX_EMAIL_LENGTH} znaków`),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^$|^\+?[\d\s-]{7,20}$/, 'Podaj numer telefonu, na przykład +48 500 000 100'),
  ),
  company: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_COMPANY_LENGTH, `Skróć nazwę firmy do ${MAX_COMPANY_LENGTH} znaków`),
  ),
})

export type Account = v.InferOutput<typeof accountSchema>

/** All that one person has set in this browser. */
export const personSettingsSchema = v.object({
  ...settingsSchema.entries,
  account: v.optional(v.partial(accountSchema)),
})

export type PersonSettings = v.InferOutput<typeof personSettingsSchema>

/**
 * A person as they want to be shown. What they may see still follows from the account itself: typing
 * another company's name opens nothing.
 */
export function withAccount<Individual extends Partial<Account>>(
  person: Individual,
  account: Partial<Account> | undefined,
): Individual {
  if (!account) return person
  const { phone = person.phone, company = person.company, ...names } = account
  return { ...person, ...names, phone: phone || undefined, company: company || undefined }
}
