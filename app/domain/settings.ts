import * as v from 'valibot'

/** Days before expiry at which a reminder can be asked for (specification, section 9). */
export const REMINDER_PERIODS = ['90', '60', '30', '14', '7'] as const

export const PROFILE_VISIBILITIES = ['public', 'employers', 'private'] as const
export const CERTIFICATE_SHARINGS = ['public', 'authorized', 'employers'] as const

export const settingsSchema = v.object({
  emailNotifications: v.optional(v.boolean(), true),
  expiryReminders: v.optional(v.boolean(), true),
  reminderPeriod: v.optional(v.picklist(REMINDER_PERIODS), '30'),
  profileVisibility: v.optional(v.picklist(PROFILE_VISIBILITIES), 'employers'),
  certificateSharing: v.optional(v.picklist(CERTIFICATE_SHARINGS), 'authorized'),
})

export type Settings = v.InferOutput<typeof settingsSchema>
