import { warningDaysOf } from '~/domain/qualifications/qualification'
import { daysUntil, formatDay, shiftDay, type Day } from '~/domain/words/day'

import { certificateStatus, expiryTone, type Certificate } from './certificate'
import { dayToAct, deadlineLabel, hasOpenDeadline, standingOf, type Dated } from './deadline'
import type { Renewable } from './renewal'

type Timed = Pick<Certificate, 'type' | 'scope' | 'own' | 'status' | 'issueDate' | 'expiryDate'> & Renewable

/** How urgent a certificate is: `alarm` stops somebody from working, `work` is to be done, `reference` is all else. */
export type Level = 'alarm' | 'work' | 'reference'

/** Returns the level on that day. A replaced certificate is reference. */
export function levelOf(certificate: Omit<Timed, 'issueDate'>, day: Day): Level {
  if (certificate.replacedBy !== undefined) return 'reference'
  const standing = standingOf(certificate, day)
  if (standing === 'expired') return 'alarm'
  return standing === 'to_act' ? 'work' : 'reference'
}

/** `share` is what is left of the time to act, from 0 to 1. It is missing once the certificate has expired. */
export type RemainingTime = { words: string; tone: ReturnType<typeof expiryTone>; share?: number }

/**
 * Returns the headline of a certificate's card: the next thing to do and its last day, or since when it is too late.
 * Undefined if no time runs: pending, revoked, replaced or without an expiry day. `isLater` says that `day` is after
 * today.
 */
export function remainingTime(certificate: Timed, day: Day, isLater = false): RemainingTime | undefined {
  if (hasOpenDeadline(certificate, day)) {
    return {
      words: deadlineLabel(certificate, day, isLater),
      tone: expiryTone(dayToAct(certificate) ?? certificate.expiryDate, day),
      share: remainingShare(certificate, day),
    }
  }
  const { expiryDate, replacedBy } = certificate
  const isMissed = replacedBy === undefined && certificateStatus(certificate, day) === 'expired'
  return isMissed && expiryDate !== undefined
    ? { words: `Wygasł ${formatDay(expiryDate)}`, tone: 'danger' }
    : undefined
}

/** Returns the one colour of a certificate's edge, headline and status: a green „Aktywny” beside a red „Wygasa dziś” misled. */
export function toneOf(certificate: Timed, day: Day): RemainingTime['tone'] {
  return remainingTime(certificate, day)?.tone ?? 'neutral'
}

/**
 * Returns how much of the time to act is left, from 1 on the day of issue to 0 on the day to act and after it. Without a
 * day of issue the share is that of the days of warning.
 */
export function remainingShare(certificate: Dated & { issueDate?: Day | undefined }, day: Day): number {
  const end = dayToAct(certificate)
  if (end === undefined) return 1
  const begin = certificate.issueDate ?? shiftDay(end, { days: -warningDaysOf(certificate) })
  const total = daysUntil(end, begin)
  return total <= 0 ? 0 : Math.min(1, Math.max(0, daysUntil(end, day) / total))
}
