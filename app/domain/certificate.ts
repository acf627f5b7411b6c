import * as v from 'valibot'

import { daySchema, daysUntil, monthsUntil, type Day } from './day'
import { countOf } from './polish'
import { filledText } from './typed-text'

export const CERTIFICATE_TYPES = [
  'bhp',
  'first_aid',
  'fire_protection',
  'electrical',
  'machine_operator',
] as const

export type CertificateType = (typeof CERTIFICATE_TYPES)[number]

export const CERTIFICATE_TYPE_LABELS = {
  bhp: 'Szkolenie okresowe BHP',
  first_aid: 'Kwalifikowana pierwsza pomoc',
  fire_protection: 'Ochrona przeciwpożarowa',
  electrical: 'Uprawnienia elektryczne SEP',
  machine_operator: 'Operator wózka jezdniowego (UDT)',
} satisfies Record<CertificateType, string>

/** The options of a field that asks for the type; the first one stands for no choice yet. */
export const CERTIFICATE_TYPE_OPTIONS = [
  { value: '', label: 'Wybierz rodzaj' },
  ...CERTIFICATE_TYPES.map((value) => ({ value, label: CERTIFICATE_TYPE_LABELS[value] })),
]

/** Returns the type that a field or an address names, or undefined. */
export function parseCertificateType(text: string | null | undefined): CertificateType | undefined {
  return CERTIFICATE_TYPES.find((type) => type === text)
}

export const CERTIFICATE_STATUSES = ['active', 'expired', 'revoked', 'pending'] as const

export type CertificateStatus = (typeof CERTIFICATE_STATUSES)[number]

/** The label and the colour of each status (product rule). */
export const CERTIFICATE_STATUS_BADGES = {
  active: { label: 'Aktywny', tone: 'success' },
  expired: { label: 'Wygasły', tone: 'danger' },
  revoked: { label: 'Odwołany', tone: 'danger' },
  pending: { label: 'Oczekujący', tone: 'warning' },
} as const satisfies Record<CertificateStatus, { label: string; tone: string }>

export const certificateSchema = v.object({
  id: filledText,
  userId: filledText,
  type: v.picklist(CERTIFICATE_TYPES),
  number: filledText,
  issueDate: daySchema,
  expiryDate: daySchema,
  status: v.picklist(CERTIFICATE_STATUSES),
  issuedBy: v.optional(v.string()),
})

export type Certificate = v.InferOutput<typeof certificateSchema>

/** A certificate without its holder, for public pages. */
export type PublicCertificate = Omit<Certificate, 'userId'>

export function toPublicCertificate({
  id,
  type,
  number,
  issueDate,
  expiryDate,
  status,
  issuedBy,
}: Certificate): PublicCertificate {
  return { id, type, number, issueDate, expiryDate, status, issuedBy }
}

/**
 * Returns the status on that day. Everything that shows or counts a status uses it. Revoked and pending are
 * decisions and stay; otherwise the date decides. A certificate is valid through its expiry day (product rule).
 */
export function certificateStatus(
  { status, expiryDate }: Pick<Certificate, 'status' | 'expiryDate'>,
  today: Day,
): CertificateStatus {
  if (status === 'revoked' || status === 'pending') return status
  return expiryDate < today ? 'expired' : 'active'
}

/** True for an expired certificate, and for an active one with at most `days` days left. */
export function isExpiredOrExpiresWithin(
  certificate: Pick<Certificate, 'status' | 'expiryDate'>,
  today: Day,
  days: number,
): boolean {
  const status = certificateStatus(certificate, today)
  return status === 'expired' || (status === 'active' && daysUntil(certificate.expiryDate, today) <= days)
}

/** Returns the remaining time in whole units, rounded down: never more than is left. */
export function expiryLabel(expiryDate: Day, today: Day): string {
  const days = daysUntil(expiryDate, today)
  if (days < 0) return 'Wygasł'
  if (days === 0) return 'Wygasa dziś'
  if (days === 1) return 'Wygasa jutro'
  if (days <= 7) return `Wygasa za ${countOf(days, 'day')}`
  if (days <= 30) return `Wygasa za ${countOf(Math.floor(days / 7), 'week')}`
  return `Wygasa za ${countOf(monthsUntil(expiryDate, today), 'month')}`
}

const DANGER_WITHIN_DAYS = 14
const WARNING_WITHIN_DAYS = 30

/** Returns the colour of the remaining time: danger up to 14 days, warning up to 30 (product rule). */
export function expiryTone(expiryDate: Day, today: Day): 'danger' | 'warning' | 'neutral' {
  const days = daysUntil(expiryDate, today)
  if (days <= DANGER_WITHIN_DAYS) return 'danger'
  return days <= WARNING_WITHIN_DAYS ? 'warning' : 'neutral'
}

/** Returns how much of the validity has passed, from 0 to 1. It is 1 where issue and expiry are the same day. */
export function elapsedShare(
  { issueDate, expiryDate }: Pick<Certificate, 'issueDate' | 'expiryDate'>,
  today: Day,
): number {
  const total = daysUntil(expiryDate, issueDate)
  if (total <= 0) return 1
  return Math.min(1, Math.max(0, daysUntil(today, issueDate) / total))
}

/** The order of the statuses in lists: what a person can still act on comes first. */
export const URGENCY = { active: 0, pending: 1, expired: 2, revoked: 3 } satisfies Record<
  CertificateStatus,
  number
>
