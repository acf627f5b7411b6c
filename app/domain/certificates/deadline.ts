import { USUAL_WARNING_DAYS } from '~/domain/qualifications/own-kind'
import { actionOf, warningDaysOf, type Qualification } from '~/domain/qualifications/qualification'
import { daysUntil, formatDay, monthsUntil, shiftDay, type Day } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import { countOf, keepTogether } from '~/domain/words/polish'

import {
  awaitsIssuer,
  certificateStatus,
  endOf,
  expiryLabel,
  lastDayOf,
  type Certificate,
  type CertificateStatus,
  type StatedTerm,
} from './certificate'
import type { Renewable } from './renewal'

// The day to act on a certificate is not always its expiry day. Reminders, calendars and files go by it; lists and the
// remaining time go by the expiry (product rule), and name the day to act beside it.

export type Dated = Qualification & StatedTerm

/** Both UDT and the examiners of rescuers have this span. */
export const MONTHS_BEFORE = 3

/**
 * Returns the last day to apply to UDT or TDT for an extension, at least three months before the expiry (ustawa o dozorze
 * technicznym, art. 23 ust. 2c). After it only a new exam helps. Undefined for all other certificates.
 *
 * The months are counted from the expiry day or from the one before it. The earlier day is right by both countings: of a
 * certificate to 28.06 it is 27.03.
 */
export function applicationDay(certificate: Dated): Day | undefined {
  const lastDay = lastDayOf(certificate)
  if (lastDay === undefined || actionOf(certificate) !== 'application') return undefined
  return shiftDay(shiftDay(lastDay, { days: -1 }), { months: -MONTHS_BEFORE })
}

/**
 * Returns the first day on which a rescuer can be examined again, in the last three months of the title (ustawa o
 * Państwowym Ratownictwie Medycznym, art. 13). Undefined for all other certificates.
 */
export function examOpensOn(certificate: Dated): Day | undefined {
  const lastDay = lastDayOf(certificate)
  return actionOf(certificate) === 'exam' && lastDay
    ? shiftDay(lastDay, { months: -MONTHS_BEFORE })
    : undefined
}

/** Returns the last day on which its holder can keep the certificate going. Undefined without an expiry day. */
export function dayToAct(certificate: Dated): Day | undefined {
  return applicationDay(certificate) ?? lastDayOf(certificate)
}

/** A day on which something ends: an application to UDT or TDT, or the certificate itself. */
export type Deadline = { kind: 'application' | 'expiry'; day: Day }

/** Returns the days that calendars show, the day to act first. */
export function deadlinesOf(certificate: Dated): Deadline[] {
  const lastDay = lastDayOf(certificate)
  const application = applicationDay(certificate)
  return [
    ...(application ? [{ kind: 'application' as const, day: application }] : []),
    ...(lastDay ? [{ kind: 'expiry' as const, day: lastDay }] : []),
  ]
}

type Validity = Pick<Certificate, 'status' | 'link'> & StatedTerm

/**
 * True for an active certificate that expires one day and that no newer one has replaced. One whose link waits for
 * somebody to know its issuer warns as well: its end is signed.
 */
export function hasOpenDeadline(certificate: Validity & Renewable, day: Day): boolean {
  return (
    lastDayOf(certificate) !== undefined &&
    certificate.replacedBy === undefined &&
    (certificateStatus(certificate, day) === 'active' ||
      (awaitsIssuer(certificate) && endOf(certificate) >= day))
  )
}

/** The window of all that has no days of warning of its own. */
export const TO_ACT_WITHIN_DAYS = USUAL_WARNING_DAYS

/** The dashboard lists certificates that expire within so many days (product rule). */
export const EXPIRING_WITHIN_DAYS = 90

/** True for an active certificate that expires within so many days, whatever its day to act is. */
export function isExpiringWithin(certificate: Validity & Renewable, day: Day, days: number): boolean {
  return (
    certificateStatus(certificate, day) === 'active' &&
    hasOpenDeadline(certificate, day) &&
    endOf(certificate) <= daysLater(day, days)
  )
}

/** The state of a certificate on a day. `to_act` is an active certificate with something to do. */
export type Standing = 'valid' | 'to_act' | Exclude<CertificateStatus, 'active'>

/**
 * Returns the one standing that a certificate has on that day. It is to be acted on from `withinDays` before the day
 * to act until it expires, and also while its holder can be examined.
 */
export function standingOf(
  certificate: Dated & Validity & Renewable,
  day: Day,
  withinDays: number = warningDaysOf(certificate),
): Standing {
  const status = certificateStatus(certificate, day)
  const otherwise = status === 'active' ? 'valid' : status
  if (!hasOpenDeadline(certificate, day)) return otherwise
  const opening = examOpensOn(certificate)
  const isDue = isDueWithin(certificate, day, withinDays) || (opening !== undefined && opening <= day)
  return isDue ? 'to_act' : otherwise
}

/** True if at most `days` days are left until the day to act, or it has passed. */
export function isDueWithin(certificate: Dated, day: Day, days: number): boolean {
  const end = dayToAct(certificate)
  return end !== undefined && end <= daysLater(day, days)
}

/** Thousands of certificates are compared with the same day. */
export const daysLater = keepLast((day: Day, days: number) => shiftDay(day, { days }))

/**
 * Returns the next thing to do and its last day, in one sentence: an application within sight, else the remaining time.
 * If it is too late to apply, the remaining time comes first. If `day` is after today (`isLater`), it names days.
 */
export function deadlineLabel(certificate: Dated, day: Day, isLater = false): string {
  const lastDay = lastDayOf(certificate)
  if (lastDay === undefined) return 'Bezterminowo'
  const remaining = expiryLabel(lastDay, day, isLater)
  const application = dueApplicationLabel(certificate, day, isLater)
  if (application === undefined) return remaining
  return isTooLateToApply(certificate, day)
    ? `${remaining}; ${application.slice(0, 1).toLowerCase()}${application.slice(1)}`
    : application
}

/** True once the last day to apply has passed. */
function isTooLateToApply(certificate: Dated, day: Day): boolean {
  const application = applicationDay(certificate)
  return application !== undefined && application < day
}

/**
 * Returns „Złóż wniosek do 21.08.2026 – za 10 dni”, and after that day since when it is too late. Undefined if nothing is
 * to be applied for within sight, or the certificate has expired.
 */
export function dueApplicationLabel(certificate: Dated, day: Day, isLater = false): string | undefined {
  const application = applicationDay(certificate)
  if (application === undefined || endOf(certificate) < day) return undefined
  if (!isDueWithin(certificate, day, TO_ACT_WITHIN_DAYS)) return undefined
  if (application < day) {
    return keepTogether(
      `Termin na wniosek minął ${isLater ? formatDay(application) : timeSince(application, day)}`,
    )
  }
  const tail = isLater ? '' : ` – ${timeUntil(application, day)}`
  return keepTogether(`Złóż wniosek do ${formatDay(application)}${tail}`)
}

/** Returns „Egzamin możliwy od 21.08.2026” for a title of a rescuer, else undefined. */
export function examLabel(certificate: Dated): string | undefined {
  const opening = examOpensOn(certificate)
  return opening && keepTogether(`Egzamin możliwy od ${formatDay(opening)}`)
}

/** Up to here a deadline is counted in days, beyond in whole months, rounded down. */
const COUNTED_IN_DAYS = 30

function timeUntil(day: Day, today: Day): string {
  const days = daysUntil(day, today)
  if (days === 0) return 'dziś'
  if (days === 1) return 'jutro'
  return `za ${spanOf(today, day)}`
}

function timeSince(day: Day, today: Day): string {
  return daysUntil(today, day) === 1 ? 'wczoraj' : `${spanOf(day, today)} temu`
}

/** Months are whole ones: 31 January to 28 February is not yet a month. */
function spanOf(from: Day, to: Day): string {
  const days = daysUntil(to, from)
  const months = monthsUntil(to, from)
  return days <= COUNTED_IN_DAYS || months < 1 ? countOf(days, 'day') : countOf(months, 'month')
}
