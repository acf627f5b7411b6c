import * as v from 'valibot'

import {
  hasNoTerm,
  QUALIFICATION_TYPES,
  scopeSchema,
  termOf,
  type Qualification,
  type Scope,
} from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { lastDayByLaw } from '~/domain/qualifications/validity'
import { voltageSchema } from '~/domain/qualifications/voltage'
import {
  daySchema,
  daysUntil,
  formatDay,
  LAST_DAY,
  monthsUntil,
  shiftDay,
  type Day,
} from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { filledText } from '~/domain/words/typed-text'

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
  type: v.picklist(QUALIFICATION_TYPES),
  /** Missing in records from before there were scopes. */
  scope: v.optional(scopeSchema),
  voltage: v.optional(voltageSchema),
  number: filledText,
  /** Missing if it came from a list that has only the ends of documents. */
  issueDate: v.optional(daySchema),
  /** Missing if the law sets no term and the document names none. */
  expiryDate: v.optional(daySchema),
  status: v.picklist(CERTIFICATE_STATUSES),
  issuedBy: v.optional(v.string()),
})

export type Certificate = v.InferOutput<typeof certificateSchema> &
  Pick<Qualification, 'own'> & {
    /** The owner of a register has copied it from their own document: it counts there, and proves nothing to others. */
    isUnconfirmed?: true
    /** The link of an issuer whom the server did not know. `key` has signed it; without one nobody has checked that. */
    link?: { token: string; key?: { kty: 'EC'; crv: 'P-256'; x: string; y: string } | undefined } | undefined
    /** The link counts, because the register trusts its issuer. Public pages do not know of it. */
    isTrustedHere?: true
    /** Without that trust it would wait to be confirmed. */
    countsByTrust?: true
    /** Of a periodic training: whether its programme covers that of another group, as the employer has answered. */
    programmeAnswers?: readonly { group: Scope; covers: boolean }[]
  }

/** Stands beside whatever shows an entry that is unconfirmed. */
export const UNCONFIRMED = 'z\u00a0dokumentu, niepotwierdzony'

/** Stands beside an entry whose link counts by the trust of the register. */
export const TRUSTED_HERE = 'zaufany przez tę firmę'

/** Stands beside an entry whose link was signed by a key that neither the server nor the register knows. */
export const UNKNOWN_SIGNER = 'z\u00a0linku, wystawca niepotwierdzony'

/** True for a certificate that waits until somebody knows the issuer of its link. */
export function awaitsIssuer({ status, link }: Pick<Certificate, 'status' | 'link'>): boolean {
  return status === 'pending' && link !== undefined
}

/** Returns the words beside an entry that not everybody confirms, or undefined: why it counts here, or why not yet. */
export function proofMark({
  status,
  isUnconfirmed,
  link,
  isTrustedHere,
}: Partial<Pick<Certificate, 'status' | 'isUnconfirmed' | 'link' | 'isTrustedHere'>>): string | undefined {
  if (isTrustedHere) return TRUSTED_HERE
  if (link && (isUnconfirmed || status === 'pending')) return UNKNOWN_SIGNER
  return isUnconfirmed ? UNCONFIRMED : undefined
}

/** A certificate without its holder, for public pages. */
export type PublicCertificate = Omit<Certificate, 'userId'>

/** Returns `Szkolenie okresowe BHP · służba BHP, BHP-10001`, which names a certificate among others. */
export function certificateName(
  certificate: Pick<Certificate, 'type' | 'scope' | 'own' | 'voltage' | 'number'>,
): string {
  return `${qualificationLabel(certificate)}, ${certificate.number}`
}

export function toPublicCertificate({
  id,
  type,
  scope,
  voltage,
  number,
  issueDate,
  expiryDate,
  status,
  issuedBy,
}: Certificate): PublicCertificate {
  return { id, type, scope, voltage, number, issueDate, expiryDate, status, issuedBy }
}

/**
 * Returns the status on that day. Everything that shows or counts a status uses it. Revoked and pending are
 * decisions and stay; otherwise the date decides. A certificate is valid through its expiry day (product rule), and
 * without one until it is revoked.
 */
export function certificateStatus(
  certificate: Pick<Certificate, 'status'> & StatedTerm,
  day: Day,
): CertificateStatus {
  const { status } = certificate
  if (status === 'revoked' || status === 'pending') return status
  const lastDay = lastDayOf(certificate)
  return lastDay !== undefined && lastDay < day ? 'expired' : 'active'
}

/** The facts that decide about the last day of a certificate. */
export type StatedTerm = Pick<Certificate, 'type' | 'scope' | 'own' | 'issueDate' | 'expiryDate'>

/**
 * Returns the last day on which a certificate is valid: the one that the document states, or an earlier one that the law
 * sets. Undefined if there is none. Everything but the copy of the document goes by it.
 */
export function lastDayOf(certificate: StatedTerm): Day | undefined {
  const { issueDate, expiryDate = lastDayByKind(certificate) } = certificate
  const byLaw = lastDayByLaw({ type: certificate.type, issueDate })
  return byLaw !== undefined && (expiryDate === undefined || byLaw < expiryDate) ? byLaw : expiryDate
}

/** A register may give its own kind a term after it has recorded a certificate without an end. */
function lastDayByKind({ issueDate, expiryDate, ...qualification }: StatedTerm): Day | undefined {
  const isOpen = qualification.type === 'own' && expiryDate === undefined
  const term = isOpen ? termOf(qualification) : undefined
  return term && issueDate && shiftDay(issueDate, term)
}

/** True for a certificate whose end is known only by the term of its own kind. */
export function isEndByKind(certificate: StatedTerm): boolean {
  return lastDayByKind(certificate) !== undefined
}

/** True if a register has asked for the end of the document after it has recorded a certificate of its own kind without one. */
export function isEndUnknown(certificate: StatedTerm): boolean {
  return certificate.type === 'own' && lastDayOf(certificate) === undefined && !hasNoTerm(certificate)
}

/** Returns the day by which ends are compared: a certificate without a term outlasts all others. */
export function endOf(certificate: StatedTerm): Day {
  return lastDayOf(certificate) ?? LAST_DAY
}

/**
 * Returns the remaining time in whole units, rounded down: never more than is left. If `day` is after today
 * (`isLater`), „jutro” would mislead, so the label names the day.
 */
export function expiryLabel(expiryDate: Day, day: Day, isLater = false): string {
  const days = daysUntil(expiryDate, day)
  if (days < 0) return 'Wygasł'
  if (isLater) return days === 0 ? 'Wygasa tego dnia' : `Wygasa ${formatDay(expiryDate)}`
  if (days === 0) return 'Wygasa dziś'
  if (days === 1) return 'Wygasa jutro'
  if (days <= 7) return `Wygasa za ${countOf(days, 'day')}`
  if (days <= 30) return `Wygasa za ${countOf(Math.floor(days / 7), 'week')}`
  return `Wygasa za ${countOf(monthsUntil(expiryDate, day), 'month')}`
}

const DANGER_WITHIN_DAYS = 14
const WARNING_WITHIN_DAYS = 30

/** Returns the colour of the remaining time: danger up to 14 days, warning up to 30 (product rule). */
export function expiryTone(expiryDate: Day, day: Day): 'danger' | 'warning' | 'neutral' {
  const days = daysUntil(expiryDate, day)
  if (days <= DANGER_WITHIN_DAYS) return 'danger'
  return days <= WARNING_WITHIN_DAYS ? 'warning' : 'neutral'
}

/** Returns the day of issue for tables and cards, or that nobody knows it. */
export function issueDayLabel(issueDate: Day | undefined): string {
  return issueDate === undefined ? 'nieznana' : formatDay(issueDate)
}

/** Returns „wydany 21.11.2026”, or that nobody knows the day. */
export function issuedLabel(issueDate: Day | undefined): string {
  return issueDate === undefined ? 'data wydania nieznana' : `wydany ${formatDay(issueDate)}`
}

/** Returns the expiry day for tables and cards, or that there is none. */
export function expiryDayLabel(expiryDate: Day | undefined): string {
  return expiryDate === undefined ? 'bezterminowo' : formatDay(expiryDate)
}

/** Returns „ważny do 21.11.2026” or „ważny bezterminowo”. */
export function validUntilLabel(expiryDate: Day | undefined): string {
  return expiryDate === undefined ? 'ważny bezterminowo' : `ważny do ${formatDay(expiryDate)}`
}

/** Returns the last day for tables and cards, that there is none, or that nobody has said it. */
export function lastDayLabel(certificate: StatedTerm): string {
  return isEndUnknown(certificate) ? 'nie podano' : expiryDayLabel(lastDayOf(certificate))
}

/** Returns „ważny do 21.11.2026”, „ważny bezterminowo” or that nobody has said the day. */
export function validityLabel(certificate: StatedTerm): string {
  return isEndUnknown(certificate) ? 'nie podano daty ważności' : validUntilLabel(lastDayOf(certificate))
}
