import * as v from 'valibot'

import { daySchema } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { countOf } from '~/domain/words/polish'
import { recordId, wellFormed } from '~/domain/words/typed-text'

import { accountSchema } from './account'

/** Days before expiry at which a reminder can be set (product rule). */
export const REMINDER_PERIODS = ['90', '60', '30', '14', '7'] as const

export type ReminderPeriod = (typeof REMINDER_PERIODS)[number]

export const REMINDER_PERIOD_OPTIONS = REMINDER_PERIODS.map((value) => ({
  value,
  label: countOf(Number(value), 'day'),
}))

const PROFILE_VISIBILITIES = ['public', 'employers', 'private'] as const
export type ProfileVisibility = (typeof PROFILE_VISIBILITIES)[number]

const CERTIFICATE_SHARINGS = ['public', 'authorized', 'employers'] as const
type CertificateSharing = (typeof CERTIFICATE_SHARINGS)[number]

type Words = { label: string; text: string }

const PROFILE_VISIBILITY_WORDS = {
  public: { label: 'Publiczny', text: 'Każdy, kto ma link, widzi też e-mail i telefon.' },
  employers: { label: 'Tylko pracodawcy', text: 'E-mail i telefon widzą tylko pracodawcy.' },
  private: { label: 'Prywatny', text: 'Inni widzą tylko imię, nazwisko i rolę.' },
} satisfies Record<ProfileVisibility, Words>

const CERTIFICATE_SHARING_WORDS = {
  public: { label: 'Każdy, kto ma link', text: 'Wystarczy link albo kod QR certyfikatu.' },
  authorized: {
    label: 'Tylko osoby upoważnione',
    text: 'Na przykład organ nadzoru albo wystawca certyfikatu.',
  },
  employers: { label: 'Tylko pracodawcy', text: 'Wgląd ma pracodawca posiadacza certyfikatu.' },
} satisfies Record<CertificateSharing, Words>

export const PROFILE_VISIBILITY_OPTIONS = PROFILE_VISIBILITIES.map((value) => ({
  value,
  ...PROFILE_VISIBILITY_WORDS[value],
}))

export const CERTIFICATE_SHARING_OPTIONS = CERTIFICATE_SHARINGS.map((value) => ({
  value,
  ...CERTIFICATE_SHARING_WORDS[value],
}))

export const settingsSchema = v.object({
  // Off until this version sends mail: a switch that is on promises something.
  emailNotifications: v.optional(v.boolean(), false),
  expiryReminders: v.optional(v.boolean(), true),
  reminderPeriod: v.optional(v.picklist(REMINDER_PERIODS), '30'),
  browserNotifications: v.optional(v.boolean(), false),
  // On: whoever hangs up a box wants to hear of an accident that is told through it.
  dropNews: v.optional(v.boolean(), true),
  profileVisibility: v.optional(v.picklist(PROFILE_VISIBILITIES), 'employers'),
  certificateSharing: v.optional(v.picklist(CERTIFICATE_SHARINGS), 'authorized'),
})

export type Settings = v.InferOutput<typeof settingsSchema>

/** Pairs, because a heading may be called like a property that every object has. Unreadable pairs are forgotten. */
function rememberedTexts() {
  return v.fallback(v.optional(v.array(v.tuple([v.string(), v.string()]))), undefined)
}

/** All settings of one person in this browser. */
export const personSettingsSchema = wellFormed(
  v.object({
    ...settingsSchema.entries,
    account: v.optional(v.partial(accountSchema)),
    /** The day of the last reminder that the browser showed. */
    remindedOn: v.optional(daySchema),
    /** The id of the own certificate whose code the person showed last. */
    shownCode: v.optional(recordId),
    /** Days and places of birth for papers, by the ids of people. `birth.ts` reads them. */
    births: v.optional(v.record(v.string(), v.unknown())),
    /** The contents of columns and the meanings of texts in earlier imports. They are proposed for the next one. */
    sheetColumns: rememberedTexts(),
    sheetMeanings: rememberedTexts(),
  }),
)

export type PersonSettings = v.InferOutput<typeof personSettingsSchema>

const notificationsSchema = v.object({
  emailNotifications: v.boolean(),
  expiryReminders: v.boolean(),
  reminderPeriod: v.exactOptional(v.picklist(REMINDER_PERIODS, 'Wybierz okres z listy')),
})

/** Parses the switches, and the period if its field is shown. A form without it leaves the period as it is. */
export function parseNotifications(form: FormData): ParsedForm<Partial<Settings>> {
  return parseFields(notificationsSchema, {
    ...Object.fromEntries(form),
    emailNotifications: form.has('emailNotifications'),
    expiryReminders: form.has('expiryReminders'),
  })
}

const privacySchema = v.object({
  profileVisibility: v.picklist(PROFILE_VISIBILITIES, 'Wybierz, kto widzi profil'),
  certificateSharing: v.picklist(CERTIFICATE_SHARINGS, 'Wybierz, kto widzi certyfikaty'),
})

export function parsePrivacy(form: FormData): ParsedForm<Partial<Settings>> {
  return parseFields(privacySchema, {
    profileVisibility: form.get('profileVisibility'),
    certificateSharing: form.get('certificateSharing'),
  })
}

/** Returns how many days before its expiry a certificate is reminded of, or undefined if reminders are off. */
export function reminderDays({
  expiryReminders,
  reminderPeriod,
}: Pick<Settings, 'expiryReminders' | 'reminderPeriod'>): number | undefined {
  return expiryReminders ? Number(reminderPeriod) : undefined
}
